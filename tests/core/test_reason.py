"""A reason is given only where it speaks as much for no lesser choice of another kind."""

import pytest

from game.core.protocols import Candidate
from game.core.reason import (
    Reason,
    Why,
    close,
    fair,
    is_all_the_same,
    lesser,
    most_telling,
    nearest,
)
from game.core.terms import DEALS

WEAK = Reason("Seven are higher.", "weak", 7)
SIX, EIGHT = Reason("Six are higher.", "weak", 6), Reason("Eight are higher.", "weak", 8)
ONLY = Reason("Your only one.")


@pytest.mark.parametrize(
    ("own", "others", "kin", "why"),
    [
        ([WEAK], {}, "", Why("Seven are higher.")),
        ([WEAK], {"b": [SIX]}, "", Why("Seven are higher.")),
        ([WEAK], {"b": [WEAK]}, "", Why("")),
        ([WEAK], {"b": [WEAK]}, "b", Why("Seven are higher.", ("b",))),
        ([WEAK], {"b": [EIGHT]}, "b", Why("Seven are higher.", ("b",))),
        ([WEAK], {"b": [WEAK], "c": [EIGHT]}, "b", Why("")),
        ([WEAK, ONLY], {"b": [EIGHT]}, "b", Why("Your only one.")),
        ([ONLY, WEAK], {"b": [ONLY], "c": [WEAK]}, "", Why("")),
        ([ONLY, WEAK], {"b": [ONLY], "c": [WEAK]}, "c", Why("Seven are higher.", ("c",))),
        ([ONLY, WEAK], {"b": [ONLY], "c": [WEAK]}, "bc", Why("Your only one.", ("b",))),
        ([], {"b": [ONLY]}, "b", Why("")),
    ],
)
def test_the_first_is_told_that_none_of_another_kind_has_as_much_of(own, others, kin, why) -> None:
    assert most_telling(own, list(others.items()), kin) == why


def test_others_of_which_as_much_can_be_said_are_named() -> None:
    assert Why("So.").told(str) == "So."
    assert "As much can be said of b, c; played out" in Why("So.", ("b", "c")).told(str)
    assert "of b, c, d and others;" in Why("So.", ("b", "c", "d", "e")).told(str)
    assert "played out, it does best" in Why("").told(str)


def test_what_does_not_hold_of_an_equal_choice_gives_way_to_trials() -> None:
    assert Why("So.", tried="In 9 of 100.", equal="b").told(str) == "In 9 of 100."
    told = Why("So.", tried="In 9 of 100.", equal="b", does="It strikes.").told(str)
    assert told == "It strikes. In 9 of 100.", "what it does holds whatever is as good"
    assert Why("So.", equal="b").told(str) == "So. Played out, just as good: b."
    assert Why("So.", tried="In 9 of 100.", near="b").told(str) == (
        "So. In 9 of 100. Worth about as much: b."
    )


def test_without_a_reason_it_is_told_what_a_choice_does() -> None:
    assert Why("", does="So.").told(str) == "So. Played out, it does best."
    assert Why("", tried="In 9 of 100.", does="So.").told(str) == "So. In 9 of 100."
    assert Why("", close="b", does="So.").told(str) == "So. Too close to call: this or b."


def test_a_reason_is_fair_that_holds_of_every_equal_choice() -> None:
    assert fair([ONLY, WEAK], [[SIX], [EIGHT, ONLY]]) == [WEAK]
    assert fair([ONLY, WEAK], []) == [ONLY, WEAK]
    assert not fair([ONLY], [[ONLY], [WEAK]])


def test_lesser_are_those_tried_and_told_a_lower_figure() -> None:
    found = [("a", 1.0, 9), ("b", 1.2, 2), ("c", 0.99, 5), ("d", 0.5, 3), ("e", 0.0, 0)]
    assert lesser([Candidate(*each) for each in found], DEALS) == ["d"]


def test_what_is_less_by_no_more_than_chance_is_close() -> None:
    found = [("a", 1.0, 0.0), ("b", 0.8, 0.05), ("c", 0.8, 0.15), ("d", 0.999, 0.0)]
    candidates = [Candidate(action, value, 9, error=error) for action, value, error in found]
    assert lesser(candidates, DEALS) == ["b"] and close(candidates, DEALS) == ["c"]
    assert not is_all_the_same([candidates[0], candidates[2]], "ac", DEALS)


def test_what_is_too_close_to_call_is_said_and_no_lead_is_claimed() -> None:
    near = "Too close to call: this or b."
    assert Why("", close="b").told(str) == near
    assert Why("So.", close="b").told(str) == f"So. {near}"
    assert Why("So.", tried="In 9 of 100.", close="b").told(str) == f"So. In 9 of 100. {near}"
    assert Why("So.", close="bcde").told(str) == "So. Too close to call: this, b, c and others."
    assert Why("So.", close="bc").told(str) == "So. Too close to call: this, b or c."


def test_the_close_ones_come_by_their_figures_and_none_beyond_one_that_is_behind() -> None:
    found = [("a", 1.0, 0.0), ("c", 0.7, 0.5), ("b", 0.9, 0.5), ("d", 0.6, 0.01), ("e", 0.5, 0.5)]
    candidates = [Candidate(action, value, 9, error=error) for action, value, error in found]
    assert close(candidates, DEALS) == ["b", "c", "e"]
    assert nearest(candidates, DEALS) == ["b", "c"]


def test_what_is_likely_behind_is_not_called_close_from_too_few_trials_to_be_sure() -> None:
    found = [("a", 137.7, 0.0), ("b", 133.4, 9.0), ("c", 100.0, 21.0), ("d", 99.0, 50.0)]
    candidates = [Candidate(action, value, 12, error=error) for action, value, error in found]
    assert close(candidates, DEALS) == ["b", "c", "d"]
    assert nearest(candidates, DEALS) == ["b"]


@pytest.mark.parametrize(
    ("found", "legal", "is_all_one"),
    [
        ([("a", 1.0, 9), ("b", 1.0, 5)], "ab", True),
        ([("a", 1.0, 9), ("b", 0.999, 5)], "ab", True),
        ([("a", 1.0, 9), ("b", 0.9, 5)], "ab", False),
        ([("a", 1.0, 9), ("b", 1.0, 5)], "abc", False),
        ([("a", 1.0, 9), ("b", 1.0, 0)], "ab", False),
        ([("a", 1.0, 0), ("b", 1.0, 0)], "ab", False),
        ([("a", 1.0, 9)], "a", False),
    ],
)
def test_all_is_the_same_where_everything_was_tried_and_told_one_figure(
    found, legal, is_all_one
) -> None:
    candidates = [Candidate(*each) for each in found]
    assert is_all_the_same(candidates, legal, DEALS) == is_all_one


def test_each_sentence_begins_large_whatever_it_begins_with() -> None:
    said = Why("karo je adut. čeka na 2. kartu, a tref kralj ne. K pada.", close=["desetka"])
    assert said.told(str).startswith("Karo je adut. Čeka na 2. kartu, a tref kralj ne. K pada. ")
    assert Why("Die 3. Karte. (ihre) 4 karo.").told(str) == "Die 3. Karte. (ihre) 4 karo."
