"""The process that computer players think in: it is sent views and answers in notation."""

import json
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from game.bots.catalogue import make_bot
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all it will ever know is the view."""

    number: int
    ruleset: str
    bot: str
    view: Any
    legal: tuple[Any, ...]
    rng: Rng


def serve(door: "Connection[Any, Any]") -> None:
    """Answer questions until the other side hangs up.

    An answer is JSON: the number of the question, the candidates as [notation, value, visits],
    and whether it is the last. A newer question, or None, ends work on an older one.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            question = door.recv()
            while question is not None:
                question = _answer(question, door)
    except (EOFError, OSError):
        return


def _answer(question: Question, door: "Connection[Any, Any]") -> Question | None:
    """Think and report; return the question that interrupted, if one did."""
    bot = make_bot(ruleset(question.ruleset), question.bot)
    thoughts = bot.think(question.view, question.legal, question.rng)
    latest = next(thoughts)
    for better in thoughts:
        if door.poll():
            interruption: Question | None = door.recv()
            return interruption
        _report(question, latest, False, door)
        latest = better
    _report(question, latest, True, door)
    return None


def _report(question: Question, candidates: Any, last: bool, door: "Connection[Any, Any]") -> None:
    told = [[str(each.action), each.value, each.visits] for each in candidates]
    answer = {"number": question.number, "candidates": told, "last": last}
    door.send_bytes(json.dumps(answer).encode())
