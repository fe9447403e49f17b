"""Companions: who was won over on the road plays as the player's partner, with his own temper."""

from collections.abc import Sequence
from dataclasses import replace

from game.bots.characters import CHARACTERS
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.difficulty import LADDER, Difficulty
from game.session.campaign.node import Round
from game.session.campaign.road import Road
from game.session.campaign.step import BadStep, expect, one
from game.session.campaign.trail import Phase, Trail

LEAST = "club"
"""How well the player's partner plays at least, however easy the road is."""


def partner_at(round: Round) -> int | None:
    """Return which of the others is the player's partner, None where everybody plays alone."""
    own = RULESETS[round.game].sides(len(round.others) + 1)[0]
    return own[1] - 1 if len(own) > 1 else None


def levels_at(rules: Difficulty, round: Round) -> tuple[str, ...]:
    """Return how well the others of a round play on this road, in their order."""
    levels, seat = list(rules.levels(round.levels)), partner_at(round)
    if seat is not None:
        levels[seat] = max(levels[seat], LEAST, key=LADDER.index)
    return tuple(levels)


def why_not_with(road: Road, trail: Trail, who: str) -> str:
    """Return why a companion cannot be the partner in the round at hand, "" where he can."""
    if who not in trail.companions:
        return _("Nobody of that name goes with you.")
    if trail.phase != Phase.TABLE:
        return _("It cannot be asked now.")
    here = road.round_at(trail)
    seat = partner_at(here)
    if seat is None:
        return _("Everybody plays alone here.")
    if who in (trail.partner, here.others[seat]):
        return _("{name} is your partner already.").format(name=CHARACTERS[who].name)
    return ""


def with_partner(round: Round, who: str) -> Round:
    """Return the round with a companion opposite the player.

    One who sits at the table already changes places with whoever sat there.
    """
    seat = partner_at(round)
    if not who or seat is None:
        return round
    others, levels = [*round.others], [*round.levels]
    if who in others:
        old = others.index(who)
        others[old], levels[old] = others[seat], levels[seat]
    others[seat] = who
    levels[seat] = round.levels[seat]
    return replace(round, others=tuple(others), levels=tuple(levels))


def ask(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Have a companion as the partner in this round: `with NAME`."""
    expect(trail, Phase.TABLE)
    who = one(rest)
    if why_not := why_not_with(road, trail, who):
        raise BadStep(why_not)
    return replace(trail, partner=who)
