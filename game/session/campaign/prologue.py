"""Steps: what is shown before the road, a short hand of each game that is new to somebody."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.road import Road
from game.session.campaign.step import BadStep, expect, one
from game.session.campaign.trail import Phase, Trail

SHOW = "show"
"""What is wished for besides the steps: to play a hand, `show GAME`."""
SKIP_ALL = "skip"
"""That every hand left is skipped."""


def teach(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Have a hand of some games shown, before the first step on the road: `teach GAME …`."""
    expect(trail, Phase.ROAD)
    if trail.way or trail.prologue:
        raise BadStep(_("Which short hands you play before setting out is settled at the inn."))
    if not rest or len({*rest}) < len(rest) or not {*rest} <= {*RULESETS}:
        raise BadStep(_("Name each game once, from {names}.").format(names=", ".join(RULESETS)))
    return replace(trail, phase=Phase.PROLOGUE, prologue=tuple(rest), to_learn=tuple(rest))


def learnt(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Note that the hand of a game has been played: `learnt GAME`."""
    return replace(_without(trail, rest), learnt=(*trail.learnt, *rest))


def skip(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Leave the hand of a game out: `skip GAME`."""
    return _without(trail, rest)


def _without(trail: Trail, rest: Sequence[str]) -> Trail:
    expect(trail, Phase.PROLOGUE)
    game = one(rest)
    if game not in trail.to_learn:
        raise BadStep(
            _("There is no hand of “{game}” to show, only of {names}.").format(
                game=game[:40], names=", ".join(trail.to_learn)
            )
        )
    left = tuple(each for each in trail.to_learn if each != game)
    return replace(trail, phase=Phase.PROLOGUE if left else Phase.ROAD, to_learn=left)
