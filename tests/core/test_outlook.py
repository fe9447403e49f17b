"""What trials show of a choice beside a lesser one: a difference is real, or it is none."""

import json
from math import inf
from typing import Any

import pytest

from game.core.outlook import Figure, Outlook, compared, in_100, read_outlook
from game.core.reason import Why


def test_the_error_is_that_of_the_difference_in_the_same_worlds() -> None:
    swings = [0.0, 1.0] * 50
    found = compared("a", "b", {"as often": (swings, swings), "always": ([1.0] * 100, swings)})
    assert found.worlds == 100
    assert found.of("as often") == Figure(0.5, 0.5, 0.0) and not found.of("as often").is_real()
    assert found.of("always") == Figure(1.0, 0.5, 0.05) and found.of("always").is_real()


def test_a_difference_within_twice_its_error_is_none() -> None:
    assert Figure(0.52, 0.50, 0.009).is_real() and not Figure(0.52, 0.50, 0.011).is_real()
    assert Figure(0.50, 0.52, 0.009).is_real() and not Figure(0.50, 0.52, 0.009).is_real(least=0.03)
    assert not Figure(0.52, 0.50, 0.009).is_real(sure=3)


def test_what_was_never_counted_has_never_happened() -> None:
    assert compared("a", "b", {}).of("made") == Figure(0.0, 0.0, 0.0)


def test_it_travels_as_json() -> None:
    told = Outlook("a", "b", 9, {"made": Figure(0.5, 0.25, 0.1)})
    sent = json.loads(json.dumps(told.plain()))
    assert read_outlook(sent, "a", {"a": "a", "b": "b"}) == told
    near = Outlook("a", "b", 9, {}, near="c")
    assert read_outlook(near.plain(), "a", {"a": "a", "b": "b", "c": "c"}) == near


@pytest.mark.parametrize(
    "garbage",
    [
        {},
        [],
        {"other": "z", "worlds": 9, "figures": {}},
        {"other": "b", "worlds": 9, "figures": []},
        {"other": "b", "worlds": None, "figures": {}},
        {"other": "b", "worlds": 9, "figures": {"made": [0.5, 0.2]}},
        {"other": "b", "worlds": 9, "figures": {"made": [0.5, 0.2, inf]}},
        {"other": "b", "worlds": 9, "figures": {"made": [0.5, "much", 0.1]}},
    ],
)
def test_what_is_no_outlook_is_refused(garbage: Any) -> None:
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        read_outlook(garbage, "a", {"a": "a", "b": "b"})


def test_shares_are_told_of_a_hundred() -> None:
    assert [in_100(share) for share in (0.0, 0.456, 1.0)] == ["0", "46", "100"]


def test_what_trials_have_shown_stands_after_a_reason_or_in_its_place() -> None:
    assert Why("So.", (), "In 9 of 100.").told(str) == "So. In 9 of 100."
    assert Why("", (), "In 9 of 100.").told(str) == "In 9 of 100."
