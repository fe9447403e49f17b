"""What a hint lists stands in the order of its figures, with those that its reason names."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.outlook import Outlook
from game.core.protocols import Candidate
from game.rulesets.bridge import BRIDGE
from game.session.arranging import listed
from game.session.hint import Hint
from game.session.turn import Turn
from tests.rulesets.bridge.deals import dealt, doing, opening

FOUND = [
    Candidate("best", 0.36, 900),
    Candidate("often tried", 0.02, 500),
    Candidate("good", 0.26, 300),
    Candidate("seldom tried", 0.12, 200),
    Candidate("named", 0.20, 9),
]


def names(named: list[Any], most: int) -> list[Any]:
    return [each.action for each in listed(FOUND, named, most, has_reason=False)]


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
    assert [each.action for each in listed([beside, *others], (), 3, has_reason=False)] == [
        "best",
        "named",
        "often tried",
    ]
    assert [
        each.action
        for each in listed([beside, *others], ("good", "seldom tried"), 3, has_reason=True)
    ] == [
        "best",
        "good",
        "named",
    ], "the reason has the shares of both: the figures stand beside it"


def test_beside_a_reason_stands_what_it_speaks_of_else_the_next_best() -> None:
    """A third stood there, and what was too close to call did not."""
    best, *others = FOUND
    beside = replace(best, outlook=Outlook("best", "often tried", 100))

    def told(first: Candidate[Any], *named: str) -> list[Any]:
        return [each.action for each in listed([first, *others], named, 3, has_reason=True)]

    assert told(best) == ["best", "often tried"]
    assert told(beside) == ["best", "often tried"]
    assert told(beside, "good") == ["best", "good", "often tried"]
    assert told(best, "seldom tried") == ["best", "seldom tried"]


@pytest.mark.parametrize("other_value", [2.0, 1.0], ids=["same", "less"])
def test_where_all_come_to_the_same_none_is_told_to_be_hardly_less(other_value: float) -> None:
    """It stood beside “later it makes no difference”."""
    deal = doing(dealt(opening(jokers=0), {"N": "SASKSQS7S4HAH5H2D9CKCQC8C7"}), "1S P 4S P P P")
    turn = Turn(BRIDGE, deal, deal.current_player(), 9)
    first, *others = turn.legal_actions()
    best = Candidate(first, 2.0, 100, outlook=Outlook(first, others[0], 100))
    hint = Hint(turn, [best, *(Candidate(each, other_value, 100) for each in others)])
    is_told = hint.shown[0].outlook is not None
    assert is_told is (other_value < best.value)
