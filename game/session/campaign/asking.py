"""Steps: to go on along a road, and to ask a favour."""

from collections.abc import Sequence
from dataclasses import replace

from game.bots.characters import CHARACTERS
from game.core.words import _
from game.session.campaign.difficulty import LADDER
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.node import Kind
from game.session.campaign.partner import levels_at, partner_at
from game.session.campaign.road import Road
from game.session.campaign.step import BadStep, expect, moved_on, number, one
from game.session.campaign.trail import Asked, Phase, Trail


def go(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Walk on to a place: `go PLACE`."""
    expect(trail, Phase.ROAD)
    there = one(rest)
    ahead = road.roads_from(trail)
    if there not in ahead:
        raise BadStep(
            _("No road leads to “{place}”; the roads lead to {places}.").format(
                place=there[:40], places=", ".join(ahead)
            )
        )
    is_match = road.world.nodes[there].kind.is_match
    return replace(
        trail,
        at=there,
        way=(*trail.way, there),
        phase=Phase.TABLE if is_match else Phase.STOP,
        takes_footpath=False,
        bought=(),
        deals=trail.deals + is_match,
    )


def why_not_asked(road: Road, trail: Trail, favour: str, other: int | None) -> str:
    """Return why a favour cannot be asked now, "" where it can."""
    if favour not in FAVOURS:
        return _("There is no favour “{name}”; choose one of {names}.").format(
            name=favour[:40], names=", ".join(FAVOURS)
        )
    if favour not in trail.favours:
        return _("Nobody owes you that.")
    moments = {
        Moment.BEFORE: Phase.TABLE,
        Moment.LOST: Phase.LOST,
        Moment.ROAD: Phase.ROAD,
    }
    found = FAVOURS[favour]
    if trail.phase != moments[found.moment]:
        return _("It cannot be asked now.")
    if found.moment == Moment.ROAD:
        return _why_no_footpath(road, trail)
    if found.moment == Moment.BEFORE:
        return _why_not_here(road, trail, favour, other)
    return ""


def _why_no_footpath(road: Road, trail: Trail) -> str:
    node = road.world.nodes.get(trail.at)
    if node is None or node.kind == Kind.BOSS:
        return _("Every road is open here.")
    if trail.takes_footpath or set(road.course.roads[node.id]) == set(
        road.course.acts[node.act][node.stage + 1]
    ):
        return _("Every road is open here.")
    return ""


def _why_not_here(road: Road, trail: Trail, favour: str, other: int | None) -> str:
    if trail.asked is not None:
        return _("Only one favour a round, and you have asked for one.")
    here = road.round_at(trail)
    if FAVOURS[favour].names_one and (other is None or not 0 <= other < len(here.others)):
        return _("Say which of the others you mean, by number.")
    if not FAVOURS[favour].names_one and other is not None:
        return _("It names nobody.")
    if other is not None and other == partner_at(here):
        return _("{name} is your partner: ask it of an opponent.").format(
            name=CHARACTERS[here.others[other]].name
        )
    if other is not None and levels_at(road.rules, here)[other] == LADDER[0]:
        return _("{name} is a novice already.").format(name=CHARACTERS[here.others[other]].name)
    if favour == "plain-table" and not here.twist:
        return _("No house rule of the place counts here.")
    if favour in ("short-evening", "long-evening") and here.deals is None:
        return _("The number of deals is not agreed on here.")
    if favour == "short-evening" and here.deals == 1:
        return _("There is only one deal.")
    return ""


def use(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Ask a favour: `use FAVOUR [N]`, naming the Nth of the others."""
    if len(rest) not in (1, 2):
        raise BadStep(_("Name a favour, and one of the others where it needs one."))
    favour = rest[0]
    other = None if len(rest) == 1 else number(rest[1], 9)
    if why_not := why_not_asked(road, trail, favour, other):
        raise BadStep(why_not)
    trail = replace(trail, favours=_without(trail.favours, favour))
    moment = FAVOURS[favour].moment
    if moment == Moment.ROAD:
        return replace(trail, takes_footpath=True)
    if moment == Moment.BEFORE:
        fresh = favour == "fresh-pack"
        return replace(trail, asked=Asked(favour, other), deals=trail.deals + fresh)
    assert trail.before is not None
    if favour == "second-evening":
        return replace(
            trail,
            phase=Phase.TABLE,
            played=trail.before.played,
            before=None,
            asked=None,
            deals=trail.deals + 1,
        )
    won = replace(trail, before=None, asked=None, won=(*trail.won, (trail.at, True)))
    return moved_on(road, won)


def _without(favours: tuple[str, ...], favour: str) -> tuple[str, ...]:
    at = favours.index(favour)
    return (*favours[:at], *favours[at + 1 :])
