"""An explanation says one thing of one comparison, by the figures of one tally."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from game.core.explain import (
    Each,
    Fact,
    Feature,
    Guide,
    Role,
    Unit,
    advise,
    best_of,
    explained,
    finalists,
    told,
)
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.tally import WORTH, Tally, read_tally

WORLDS = 400


def spread(mean: float) -> Any:
    """Return what something brought in WORLDS worlds, on average so much, with the same luck."""
    return mean + np.sin(np.arange(WORLDS))


def often(share: float) -> Any:
    """Return in which of WORLDS worlds something happened."""
    return np.arange(WORLDS) < share * WORLDS


def tally(**choices: Mapping[str, Any]) -> Tally:
    """Return the tally of choices by what is counted of each."""
    names = next(iter(choices.values())).keys()
    counts = {
        name: np.stack([choices[choice][name] for choice in choices], axis=1) for name in names
    }
    return Tally.of(list(choices), counts)


def row(worth: float, made: float, kept: float = 0.5) -> dict[str, Any]:
    return {WORTH: spread(worth), "made": often(made), "K": often(kept)}


FEATURES = [
    Feature("made", "made", "You make it in {n} of 100; with {other}, in {m}."),
    Feature(WORTH, "points", "Points: {n}; with {other}, {m}.", unit=Unit.POINTS, least=0.1),
]
GUIDE: Guide[Any] = Guide(
    facts=[
        Fact("It is sure.", lambda _view, choice: {} if choice == "a" else None, way=1),
        Fact("It is first of {n}.", lambda _view, choice: {"n": 3, "much": -ord(choice)}),
    ],
    features=lambda _view: FEATURES,
    each=Each(
        members=lambda _view: ["K"],
        name=lambda member: f"{member}ing",
        is_of=lambda member, choice: member == choice,
        says={
            Role.BEST: "Played, {n}; kept, {m}.",
            Role.OTHER: "Kept, the {member} wins {n}; played, {m}.",
            Role.THIRD: "Your {member} wins {n}; after {other}, {m}.",
        },
    ),
    kind=lambda _view, choice: choice,
    cost=lambda _view, choice: (choice,),
    name=lambda _view, choice: f"the {choice}",
    way=lambda _view, _tally, _best, _other: 1,
    wants=lambda _view: 1,
    count=lambda _view, choices, _rng, _worlds: {
        WORTH: np.stack([spread(-ord(each)) for each in choices], axis=1)
    },
)


def test_it_says_a_fact_the_outcome_and_the_cause() -> None:
    found = explained(GUIDE, None, tally(a=row(2, 0.6, 0.9), b=row(1, 0.5, 0.2)))
    assert (found.best, found.other, found.standing) == ("a", "b", "ahead")
    assert found.look == "It is sure."
    assert found.lines == [
        "You make it in 60 of 100; with the b, in 50.",
        "Your King wins 90; after the b, 20.",
    ]
    assert [round(value, 2) for _choice, value in found.bars] == [0.6, 0.5]


def test_a_fact_for_who_wants_less_is_not_told_to_who_wants_more() -> None:
    wanting_less = replace(GUIDE, way=lambda _view, _tally, _best, _other: -1)
    found = explained(wanting_less, None, tally(a=row(2, 0.6), b=row(1, 0.5)))
    assert found.look == "It is first of 3."


def test_a_cause_against_the_outcome_is_not_told() -> None:
    found = explained(GUIDE, None, tally(a=row(2, 0.6, 0.2), b=row(1, 0.5, 0.9)))
    assert len(found.lines) == 1


def test_what_speaks_for_the_other_is_told_where_it_is_asked_about_first() -> None:
    found = explained(GUIDE, None, tally(a=row(2, 0.4), b=row(1, 0.5)))
    assert found.outcome is FEATURES[1]
    against = "One figure speaks against it. You make it in 40 of 100; with the b, in 50."
    assert against in found.lines


def test_bars_of_what_is_asked_about_later_say_that_it_decides() -> None:
    first = explained(GUIDE, None, tally(a=row(2, 0.6), b=row(1, 0.5)))
    later = explained(GUIDE, None, tally(a=row(2, 0.4), b=row(1, 0.5)))
    assert first.heading == FEATURES[0].heading
    assert later.heading == f"{FEATURES[1].heading} (this decides)"


def test_what_is_level_is_said_in_one_way() -> None:
    even = tally(a=row(1, 0.5), b=row(1.04, 0.5), c=row(1, 0.5))
    found = explained(replace(GUIDE, facts=[]), None, even)
    assert found.standing == "level" and found.look == "About as good: the b, the c."
    assert not found.lines


def test_one_choice_played_out_comes_to_the_same_as_no_other() -> None:
    found = explained(replace(GUIDE, facts=[]), None, tally(a=row(1, 0.5)))
    assert found.standing == "only" and found.look == "There is no other sensible choice."


def test_of_choices_with_one_figure_the_one_of_the_least_cost_is_advised() -> None:
    even = tally(b=row(1.0, 0.5), a=row(1.0, 0.5), c=row(1.3, 0.5))
    assert best_of(GUIDE, None, even) == "c"
    assert best_of(GUIDE, None, tally(b=row(1.0, 0.5), a=row(1.0, 0.5))) == "a"


def test_the_comparison_goes_to_the_next_that_is_behind() -> None:
    found = explained(GUIDE, None, tally(a=row(2, 0.6), b=row(1.95, 0.6), c=row(1, 0.5)))
    assert found.other == "c" and found.as_good == ["b"]


def test_a_caution_is_the_same_comparison() -> None:
    both = tally(a=row(2, 0.6), b=row(1, 0.5))
    assert told(GUIDE, None, both, "a", "b") == explained(GUIDE, None, both)


def test_at_most_four_finalists_are_played_out_and_the_best_comes_first() -> None:
    found = [Candidate(each, 0.0, 9) for each in "edcba"]
    advised = advise(GUIDE, None, finalists(GUIDE, None, found, "a"), Rng(1))
    assert [each.action for each in advised] == ["a", "c", "d", "e"]
    assert advised[0].tally is not None and advised[1].tally is None


def test_the_only_choice_worth_a_search_is_told_by_itself() -> None:
    [alone] = advise(GUIDE, None, ["a"], Rng(1))
    assert alone.tally is not None
    found = explained(GUIDE, None, alone.tally)
    assert (found.standing, found.other, found.lines) == ("only", None, [])
    assert [each for each, _figure in found.bars] == ["a"]


def test_a_tally_is_read_as_it_was_told() -> None:
    known = tally(a=row(2, 0.6), b=row(1, 0.5))
    assert read_tally(known.plain(), {"a": "a", "b": "b"}) == known


def spoilt(changes: Mapping[str, Any]) -> dict[str, Any]:
    return {**tally(a=row(2, 0.6), b=row(1, 0.5)).plain(), **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"choices": ["a", "z"]},
        {"choices": []},
        {"means": {"made": [0.5, 0.5]}},
        {"means": {WORTH: [0.5]}},
        {"means": {WORTH: [0.5, float("nan")]}},
        {"errors": {}},
    ],
)
def test_what_is_no_tally_is_refused(changes: Mapping[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        read_tally(spoilt(changes), {"a": "a", "b": "b"})


def as_seen(values: Sequence[float]) -> list[float]:
    return [round(each, 3) for each in values]


def test_figures_are_means_and_errors_of_differences_in_the_same_worlds() -> None:
    known = tally(a=row(2, 0.6), b=row(1, 0.5))
    figure = known.figure(WORTH, "a", "b")
    assert as_seen([figure.best - figure.other, figure.error]) == [1.0, 0.0]
    made = known.figure("made", "a", "b")
    assert made.error == pytest.approx(0.3 / WORLDS**0.5, rel=0.01)


def test_what_is_level_is_said_by_the_feature_that_decides() -> None:
    fine = replace(FEATURES[-1], unit=Unit.PARTS, least=0.01)
    in_parts = replace(GUIDE, features=lambda _view: [FEATURES[0], fine])
    counts = tally(a=row(0.06, 0.5), b=row(0.0, 0.5))
    assert explained(GUIDE, None, counts).standing == "level"
    assert explained(in_parts, None, counts).standing == "ahead"
    assert fine.unit.write(-0.06) == "−0.06"
