"""The battle in sentences, for the log at the side and for the recap of a turn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.protocols import Event, Player
from game.rulesets.berserk.events import TurnEnded, TurnStarted
from game.rulesets.berserk.telling.log_battle import Log


@dataclass(frozen=True)
class Told:
    """A sentence of the log, and what it tells of."""

    sentence: str
    event: Event


def story(events: Iterable[Event], names: Sequence[str]) -> list[Told]:
    """Return the sentences of a match's events, from the first one on."""
    log = Log(names)
    told = ((log(event), event) for event in events)
    return [Told(sentence, event) for sentence, event in told if sentence]


class Story:
    """The sentences of a match as it goes on: each event is told once."""

    def __init__(self, names: Sequence[str]) -> None:
        self._log = Log(names)
        self.count = 0
        """How many events have been told."""
        self.sentences: list[str] = []

    def add(self, events: Iterable[Event]) -> None:
        """Tell further events."""
        for event in events:
            self.count += 1
            if sentence := self._log(event):
                self.sentences.append(sentence)


def last_turn(events: Sequence[Event], player: Player, names: Sequence[str]) -> list[str]:
    """Return the sentences of the latest turn of a player, none if he has had none."""
    started = [
        number
        for number, event in enumerate(events)
        if isinstance(event, TurnStarted) and event.player == player
    ]
    if not started:
        return []
    first = started[-1]
    end = next(
        (n for n in range(first, len(events)) if isinstance(events[n], TurnEnded)), len(events)
    )
    log, found = Log(names), []
    for number, event in enumerate(events[:end]):
        sentence = log(event)
        if sentence and number >= first:
            found.append(sentence)
    return found
