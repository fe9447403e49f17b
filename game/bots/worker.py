"""The process that computer players think in: it is sent views and answers in notation."""

from __future__ import annotations

import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from game.bots.catalogue import level_of, make_bot
from game.bots.tallies import with_tally
from game.core.fields import BadContent
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS, ruleset

LAST_BREATH = 1.0
"""Seconds that a process which was ended has to be gone."""


@dataclass(frozen=True)
class Call:
    """A call that is under way: the process, and this side's door to it."""

    process: SpawnProcess
    door: Connection[Any, Any]

    @staticmethod
    def begin(target: Callable[..., None], *before: object, name: str | None = None) -> Call:
        """Start a process that does `target(*before, door)` with its own side of the door."""
        context = multiprocessing.get_context("spawn")
        door, theirs = context.Pipe()
        process = context.Process(target=target, args=(*before, theirs), daemon=True, name=name)
        process.start()
        theirs.close()
        return Call(process, door)

    def hang_up(self) -> None:
        """Shut the door, and end the process whatever it does."""
        self.door.close()
        self.process.kill()
        self.process.join(LAST_BREATH)


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all it will ever know is the view.

    `in_words` tells that somebody is to be told why, so that the best comes with its tally.
    """

    number: int
    ruleset: str
    bot: str
    view: Any
    legal: tuple[Any, ...]
    rng: Rng
    in_words: bool = False


READY = b"ready"
"""What a worker sends first of all, when everything is loaded and it listens, and when it has done
with what it was WARMING up."""

WARMING = b"warming"
"""What a worker sends when it loads, or compiles for the first time, what a game thinks with."""

REPORT_EVERY = 0.05
"""Seconds between two reports on the way."""

FOR_WORDS = 3.0
"""Seconds after the first thought, which may be long in coming to a process that has slept, after
which words are looked for, as whoever waits for them waits no longer than for a move."""

TURN = 1.5
"""Seconds of thought that the decisions of a turn share, where a player makes many in one. To look
for ways, as each does in any case, adds a little in the longest turns."""


class TurnTimes:
    """Allots the time of a turn of many decisions, so that the last of them get theirs as well."""

    def __init__(self) -> None:
        self._thought: dict[Any, tuple[Hashable, float]] = {}
        """The turn that a player last thought in, and for how long."""

    def allowed(self, question: Question) -> float:
        """Return the seconds for a decision: at most half of what the turn has left."""
        level = level_of(question.bot)
        if level is None:
            return FOR_WORDS if question.in_words else inf
        turn = _turn(question)
        if turn is None:
            return level.seconds
        last, thought = self._thought.get(_player(question), (turn, 0.0))
        return min(level.seconds, max(0.0, TURN - (thought if last == turn else 0.0)) / 2)

    def took(self, question: Question, seconds: float) -> None:
        """Note how long a player has thought about a decision."""
        if (turn := _turn(question)) is not None:
            last, thought = self._thought.get(_player(question), (turn, 0.0))
            self._thought[_player(question)] = turn, seconds + (thought if last == turn else 0.0)


def _turn(question: Question) -> Hashable | None:
    """Return which turn a level thinks in; who is none has no turn, and may not be shown a view."""
    turn = ruleset(question.ruleset).sense.turn
    return None if turn is None or level_of(question.bot) is None else turn(question.view)


def _player(question: Question) -> tuple[str, str, int]:
    return question.ruleset, question.bot, question.view.observer


Worker = Callable[["Connection[Any, Any]"], None]


def begin(worker: Worker, door: Connection[Any, Any]) -> None:
    """Load every game that is sound, say that the process is up, then do its work."""
    for name in RULESETS:
        with suppress(BadContent):  # which is told where the game is asked for
            ruleset(name)
    door.send_bytes(READY)
    worker(door)


def serve(door: Connection[Any, Any]) -> None:
    """Answer questions until the other side hangs up.

    An answer is JSON: the number of the question, the candidates as [notation, value, visits],
    whether it is the last, and the tally of the best where it has one. None ends work on a
    question; then the last answer comes without candidates. So the last answer to each question
    says that the next one may be sent.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm: set[str] = set()
    times = TurnTimes()
    try:
        while True:
            if (question := door.recv()) is not None:
                if question.ruleset not in warm:
                    _warm_up(question.ruleset, door)
                    warm.add(question.ruleset)
                begun = time.monotonic()
                _answer(question, door, times.allowed(question))
                times.took(question, time.monotonic() - begun)
    except (EOFError, OSError):
        return


def _warm_up(game: str, door: Connection[Any, Any]) -> None:
    """Get ready what the game thinks with, and tell of it on both sides."""
    if (warm_up := ruleset(game).sense.warm_up) is not None:
        door.send_bytes(WARMING)
        warm_up()
        door.send_bytes(READY)


def _answer(question: Question, door: Connection[Any, Any], most: float) -> None:
    """Think and report, until there is no more to think, `most` seconds are up, or None comes
    in."""
    reported = time.monotonic()
    end = reported + most
    game = ruleset(question.ruleset)
    bot = make_bot(game, question.bot)
    thoughts = bot.think(question.view, question.legal, question.rng)
    latest: Any = ()
    for better in thoughts:
        if door.poll():
            door.recv()
            latest = ()
            break
        now = time.monotonic()
        if better and not latest and question.in_words and not level_of(question.bot):
            end = now + most
        latest = better or latest
        if latest and now >= end:
            break
        if latest and now - reported >= REPORT_EVERY:
            reported = now
            _report(question, latest, False, door)
    if question.in_words and latest and len(question.legal) > 1:
        latest = with_tally(game, question.view, latest, question.rng)
        if door.poll():
            door.recv()
            latest = ()
    _report(question, latest, True, door)


def _report(question: Question, candidates: Any, last: bool, door: Connection[Any, Any]) -> None:
    told = [[str(each.action), each.value, each.visits] for each in candidates]
    tally = next((each.tally.plain() for each in candidates[:1] if each.tally), None)
    answer = {
        "number": question.number,
        "candidates": told,
        "last": last,
        "tally": tally,
    }
    door.send_bytes(json.dumps(answer).encode())
