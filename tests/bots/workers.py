"""Workers that misbehave. They run in a process of their own, so they stand at module level."""

import json
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from game.bots.worker import READY, WARMING

Door = Connection
NOTES = "TRICKHOLD_TEST_NOTES"
"""The environment variable that names a file in which a worker leaves a note."""


def _first(question: Any) -> list[list[Any]]:
    return [[str(question.legal[0]), 0.25, 7]]


def _say(door: "Door[Any, Any]", question: Any, candidates: Any, last: bool = True) -> None:
    answer = {"number": question.number, "candidates": candidates, "last": last}
    door.send_bytes(json.dumps(answer).encode())


def answers(door: "Door[Any, Any]") -> None:
    """Answers every question with its first legal action."""
    while True:
        if (question := door.recv()) is not None:
            _say(door, question, _first(question))


def never_begins(worker: Any, door: "Door[Any, Any]") -> None:
    """Does not even come to its work."""
    time.sleep(60)


def begins_late(worker: Any, door: "Door[Any, Any]") -> None:
    """Comes to its work after a second."""
    time.sleep(1)
    door.send_bytes(READY)
    worker(door)


def crashes(door: "Door[Any, Any]") -> None:
    """Ends as soon as it is asked."""
    door.recv()
    os._exit(3)


def crashes_once(door: "Door[Any, Any]") -> None:
    """Ends at its first question; the next process of this kind answers."""
    note = Path(os.environ[NOTES])
    question = door.recv()
    if not note.exists():
        note.write_text("crashed")
        os._exit(3)
    _say(door, question, _first(question))
    door.recv()


def is_silent(door: "Door[Any, Any]") -> None:
    """Never answers, but goes on listening."""
    while True:
        door.recv()


def says_something_then_nothing(door: "Door[Any, Any]") -> None:
    """Gives a first list of candidates, and never the last."""
    while True:
        if (question := door.recv()) is not None:
            _say(door, question, _first(question), last=False)


def answers_late(door: "Door[Any, Any]") -> None:
    """Answers its first question only when told to drop it, and with the last legal action."""
    question = door.recv()
    door.recv()
    _say(door, question, [[str(question.legal[-1]), 0.9, 1]])
    answers(door)


def answers_another(door: "Door[Any, Any]") -> None:
    """Answers a question that was not asked."""
    while True:
        if (question := door.recv()) is not None:
            number = question.number + 1
            answer = {"number": number, "candidates": _first(question), "last": True}
            door.send_bytes(json.dumps(answer).encode())


def warms_up_until_told(door: "Door[Any, Any]") -> None:
    """Warms up at its first question, until half a second after that has been dropped."""
    question = door.recv()
    door.send_bytes(WARMING)
    door.recv()
    time.sleep(0.5)
    door.send_bytes(READY)
    _say(door, question, [])
    answers(door)


def is_deaf(door: "Door[Any, Any]") -> None:
    """Does not even listen."""
    time.sleep(60)


def says(door: "Door[Any, Any]", raw: bytes) -> None:
    """Answers with these bytes, whatever is asked."""
    while True:
        if door.recv() is not None:
            door.send_bytes(raw)


def says_no_json(door: "Door[Any, Any]") -> None:
    says(door, b"\xff\xfe{{{")


def says_a_list(door: "Door[Any, Any]") -> None:
    says(door, b"[1, 2, 3]")


def says_nothing_useful(door: "Door[Any, Any]") -> None:
    says(door, b"{}")


def says_too_much(door: "Door[Any, Any]") -> None:
    says(door, b" " * (2 << 20))


def names_no_candidates(door: "Door[Any, Any]") -> None:
    while True:
        if (question := door.recv()) is not None:
            _say(door, question, [])


def names_an_illegal_action(door: "Door[Any, Any]") -> None:
    while True:
        if (question := door.recv()) is not None:
            _say(door, question, [["ZZ", 1.0, 1]])


def names_candidates_of_odd_shape(door: "Door[Any, Any]") -> None:
    while True:
        if (question := door.recv()) is not None:
            _say(door, question, [[str(question.legal[0]), "much", None]])


def notes_what_it_is_sent(door: "Door[Any, Any]") -> None:
    """Writes down whether a State can be reached from the question, and answers."""
    from tests.conformance.sight import reachable

    while True:
        if (question := door.recv()) is None:
            continue
        found = [type(each).__name__ for each in reachable(question)]
        truths = [each for each in reachable(question) if hasattr(each, "apply_action")]
        Path(os.environ[NOTES]).write_text(
            json.dumps({"kinds": sorted(set(found)), "truths": len(truths)})
        )
        _say(door, question, _first(question))


def _with_tally(door: "Door[Any, Any]", tally: Any) -> None:
    """Answers with a tally, whatever is asked."""
    while True:
        if (question := door.recv()) is not None:
            answer = {"number": question.number, "candidates": _first(question), "last": True}
            door.send_bytes(json.dumps({**answer, "tally": tally}).encode())


def tells_of_no_choice(door: "Door[Any, Any]") -> None:
    _with_tally(door, {"choices": ["ZZ"], "worlds": 9, "means": {}, "errors": {}})


def has_odd_figures(door: "Door[Any, Any]") -> None:
    tally = {"choices": [], "worlds": 9, "means": {"worth": ["much"]}, "errors": {"worth": [[0]]}}
    _with_tally(door, tally)
