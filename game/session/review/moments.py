"""The decisions of a player in a match that is played again, each as it stood before he made it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.protocols import Player, Standing, Whole
from game.core.record import Record
from game.core.rng import Rng
from game.core.telling import Telling
from game.core.words import _
from game.session.match import HUMAN, Match
from game.session.port import Port
from game.session.seats import without_others
from game.session.sitting import Sitting


@dataclass(frozen=True)
class Moment:
    """One decision: all that the player knew, what he could do, and what he did.

    `number` is that of the decision in its match, from 0; `event` how many events there were. Many
    small steps are one: `chosen` is the `Whole` of them, all else is as it stood before the first.
    """

    number: int
    event: int
    view: Any
    legal: tuple[Any, ...]
    chosen: Any

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.legal) == 1


@dataclass(frozen=True)
class SeenDeal:
    """One settled deal as a player saw it: its number from 0, the standing before it, his
    decisions in order, and what it brought him (a utility, as `State.returns` tells it)."""

    number: int
    standing: Standing
    moments: tuple[Moment, ...]
    brought: float


def seen_deals(record: Record, player: Player) -> Iterator[SeenDeal]:
    """Yield the settled deals of a match as one of its players saw them; of his decisions those
    that can be judged, many small steps as one.

    The record must be one that `Match.from_record` takes.
    """
    match = Match.begun(record)
    standing, moments, steps = match.standing, list[Moment](), list[Moment]()
    part = ""
    for number, text in enumerate(record.actions):
        action, deals = match.ruleset.parse_action(text), len(match.deal_returns)
        if match.to_act == player and action not in match.ruleset.unlisted:
            port: Port[Any, Any] = Port(match, player)
            view, legal = port.view(), tuple(port.legal_actions())
            moment = Moment(number, len(match.events), view, legal, action)
            telling = match.ruleset.telling
            is_step = isinstance(action, telling.together) or not match.ruleset.sense.weighs(view)
            before, part = part, telling.phase(view, action) if is_step else ""
            if part != before:
                moments += _together(steps)
                steps = []
            if part:
                steps.append(moment)
            elif not is_step:
                moments.append(moment)
        match.apply(match.to_act, action)
        for settled in range(deals, len(match.deal_returns)):
            moments += _together(steps)
            yield SeenDeal(settled, standing, tuple(moments), match.deal_returns[settled][player])
            standing, moments, steps, part = match.standing, [], [], ""


def as_one(telling: Telling[Any], actions: Sequence[Any]) -> Any | None:
    """Return decisions that are made one after the other as the one choice that they are, None
    where they are none."""
    if isinstance(actions[0], telling.together):
        return Whole(tuple(actions))
    return None if len(actions) > 1 else actions[0]


def _together(steps: Sequence[Moment]) -> Iterator[Moment]:
    """Yield steps as the one decision that they are, if there are any."""
    if steps:
        yield replace(steps[0], chosen=Whole(tuple(each.chosen for each in steps)))


def tried_again(record: Record, player: Player, moment: Moment, stream: Rng | None) -> Match:
    """Return the deal of a moment before its decision, to be played to its end by its player.

    The hidden cards are the same, or, where a stream is given, others that fit all that the player
    knew. The match is in no store, and has no record of its own.
    """
    seats = list(without_others(record.seats, player))
    seats[player] = HUMAN
    match = Match.begun(replace(record, seats=tuple(seats)))
    for text in record.actions[: moment.number]:
        match.apply(match.to_act, match.ruleset.parse_action(text))
    match.deals = match.standing.deals_played + 1
    if stream is not None:
        view: Any = Port[Any, Any](match, player).view()
        match.state = match.ruleset.sense.determinize(view, stream)
    return match


class Trial(Sitting):
    """A sitting at such a deal. Whoever thinks better of it tries once more from the review: taking
    back would bring the old hidden cards back."""

    @property
    def why_not_taken_back(self) -> str:
        """Why nothing is taken back."""
        return _("Nothing is taken back here: leave, and try again.")


def outcome_words(match: Match, player: Player, before: float) -> str:
    """Return what the deal has brought this time and the first time."""
    terms = match.ruleset.telling.terms
    words = (
        _("This time it has brought {now}, the first time {before}.")
        if terms.brought is None
        else _("This time: {now} The first time: {before}")
    )
    told = terms.brought or terms.value
    return words.format(now=told(match.deal_returns[-1][player]), before=told(before))
