"""What a hint lists stands in the order of its figures, with those that its reason names."""

from dataclasses import replace
from typing import Any

from game.core.outlook import Outlook
from game.core.protocols import Candidate
from game.session.arranging import listed

FOUND = [
    Candidate("best", 0.36, 900),
    Candidate("often tried", 0.02, 500),
    Candidate("good", 0.26, 300),
    Candidate("seldom tried", 0.12, 200),
    Candidate("named", 0.20, 9),
]


def names(named: list[Any], most: int) -> list[Any]:
    return [each.action for each in listed(FOUND, named, most)]


def test_others_than_the_best_stand_by_their_figures() -> None:
    assert names([], 5) == ["best", "good", "named", "seldom tried", "often tried"]


def test_those_with_more_trials_are_kept_where_there_is_no_room_for_all() -> None:
    assert names([], 3) == ["best", "good", "often tried"]


def test_who_is_named_is_listed() -> None:
    assert names(["named"], 3) == ["best", "named", "often tried"]


def test_who_is_named_first_is_kept_first() -> None:
    assert names(["seldom tried", "good", "named"], 3) == ["best", "good", "seldom tried"]


def test_who_the_best_was_tried_out_beside_is_listed() -> None:
    best, *others = FOUND
    beside = replace(best, outlook=Outlook("best", "named", 100))
    assert [each.action for each in listed([beside, *others], (), 3)] == [
        "best",
        "named",
        "often tried",
    ]
