"""The process that computer players think in: it is sent views and answers in notation."""

import json
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from game.bots.catalogue import make_bot
from game.core.content import BadContent
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS, ruleset


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all it will ever know is the view."""

    number: int
    ruleset: str
    bot: str
    view: Any
    legal: tuple[Any, ...]
    rng: Rng


READY = b"ready"
"""What a worker sends first of all: everything is loaded, and it listens."""

Worker = Callable[["Connection[Any, Any]"], None]


def begin(worker: Worker, door: "Connection[Any, Any]") -> None:
    """Load every game that is sound, say that the process is up, then do its work."""
    for name in RULESETS:
        with suppress(BadContent):  # which is told where the game is asked for
            ruleset(name)
    door.send_bytes(READY)
    worker(door)


def serve(door: "Connection[Any, Any]") -> None:
    """Answer questions until the other side hangs up.

    An answer is JSON: the number of the question, the candidates as [notation, value, visits],
    and whether it is the last. None ends work on a question; then the last answer comes without
    candidates. So the last answer to each question says that the next one may be sent.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            if (question := door.recv()) is not None:
                _answer(question, door)
    except (EOFError, OSError):
        return


def _answer(question: Question, door: "Connection[Any, Any]") -> None:
    """Think and report, until there is no more to think or None comes in."""
    bot = make_bot(ruleset(question.ruleset), question.bot)
    thoughts = bot.think(question.view, question.legal, question.rng)
    latest = next(thoughts)
    for better in thoughts:
        if door.poll():
            door.recv()
            latest = ()
            break
        _report(question, latest, False, door)
        latest = better
    _report(question, latest, True, door)


def _report(question: Question, candidates: Any, last: bool, door: "Connection[Any, Any]") -> None:
    told = [[str(each.action), each.value, each.visits] for each in candidates]
    answer = {"number": question.number, "candidates": told, "last": last}
    door.send_bytes(json.dumps(answer).encode())
