"""The decisions of a player in a match that is played again, each as it stood before he made it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.protocols import Player, Standing
from game.core.record import Record
from game.core.whole import Whole
from game.session.match import Match
from game.session.port import Port
from game.session.turn import Turn


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
    is_stop: bool = False
    """Whether it ended several decisions one of which more could have been made, though not after
    those before it, as they are in ascending order."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.legal) == 1 and not self.is_stop


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
    part, series = "", _Series(match)
    for number, text in enumerate(record.actions):
        action, deals = match.ruleset.parse_action(text), len(match.deal_returns)
        if match.to_act == player:
            port: Port[Any, Any] = Port(match, player)
            view, legal = port.view(), tuple(port.legal_actions())
            stops = series.stops(action)
            moment = Moment(number, len(match.events), view, legal, action, stops)
            is_step = not match.ruleset.sense.weighs(view)
            before, part = part, match.ruleset.telling.phase(view, action) if is_step else ""
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


class _Series:
    """Decisions of a player that are made one after another, in ascending order, as of changing
    cards."""

    def __init__(self, match: Match) -> None:
        self._match, self._made = match, list[Any]()
        self._before: Turn | None = None

    def stops(self, action: Any) -> bool:
        """Take in what the player to act does next; tell whether he could have made one more of
        those before it, in some order."""
        telling = self._match.ruleset.telling
        if isinstance(action, telling.ascending):
            self._before = self._before or Turn.of(self._match).after()
            self._made.append(action)
            return False
        before, made, self._before, self._made = self._before, self._made, None, []
        if before is None or not isinstance(action, telling.together):
            return False
        others = [each for each in before.legal_actions() if isinstance(each, telling.ascending)]
        return any(before.allows(sorted([*made, each])) for each in others if each not in made)


def _together(steps: Sequence[Moment]) -> Iterator[Moment]:
    """Yield steps as the one decision that they are, if there are any."""
    if steps:
        yield replace(steps[0], chosen=Whole(tuple(each.chosen for each in steps)))
