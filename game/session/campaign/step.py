"""What the steps of a season have in common: when one can be made, and how it is read."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.words import _, marked
from game.session.campaign.favour import FAVOURS
from game.session.campaign.road import Road
from game.session.campaign.trail import Phase, Trail


class BadStep(ValueError):
    """The step cannot be made now; nothing has changed, and the text says why."""


def expect(trail: Trail, phase: Phase) -> None:
    """Raise BadStep unless this is to be done now."""
    if trail.phase != phase:
        raise BadStep(_(_NOW[trail.phase]))


_NOW: Mapping[Phase, str] = {
    Phase.PROLOGUE: marked("First play or skip the short hands that come before the road."),
    Phase.ROAD: marked("Choose where to go first."),
    Phase.TABLE: marked("A round is to be played first."),
    Phase.LOST: marked("First say whether a favour is to make up for the loss."),
    Phase.REWARD: marked("Choose first what you take."),
    Phase.STOP: marked("Say first what you do here."),
    Phase.OVER: marked("The season is over."),
}
"""Why a step cannot be made in each phase."""


def number(text: str, most: int) -> int:
    """Return the number, from 1, of one of so many things, counted from 0; raise BadStep."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= most):
        raise BadStep(
            _("“{text}” is none of the numbers 1 to {most}.").format(text=text[:20], most=most)
        )
    return int(text) - 1


def one(rest: Sequence[str]) -> str:
    """Return the one word that a step has after it; raise BadStep."""
    if len(rest) != 1:
        raise BadStep(_("The step needs one word after it, not {n}.").format(n=len(rest)))
    return rest[0]


def with_one_more(trail: Trail, taken: str) -> Trail:
    """Return the trail with a favour more, or a card."""
    if taken in FAVOURS:
        return replace(trail, favours=(*trail.favours, taken))
    return replace(trail, cards=(*trail.cards, taken))


def moved_on(road: Road, trail: Trail) -> Trail:
    """Return the trail when all is done where one is."""
    is_last = road.is_last(road.place(trail))
    return replace(trail, phase=Phase.OVER if is_last else Phase.ROAD, offered=())
