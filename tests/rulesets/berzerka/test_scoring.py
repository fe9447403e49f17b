"""BZ-21 to BZ-27: results, overbids, ties, points, the winner."""

from dataclasses import replace

import pytest

from game.rulesets.berzerka.board import new_box
from game.rulesets.berzerka.contracts import (
    CONTRACTS,
    FEWEST,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    PAINS,
    Objective,
)
from game.rulesets.berzerka.scoring import places, points, ranked_counts
from game.rulesets.berzerka.standing import BerzerkaStanding, DealResult
from tests.rulesets.berzerka.hands import ALL, result_of, standing, won

NO_TRICKS = [-1, -1, -1]


def placed(
    objective: Objective, *counts: int, declarer: int = 0, last: list[int] | None = None
) -> tuple[int, ...]:
    return places(objective, counts, declarer, last or NO_TRICKS)


@pytest.mark.rule("BZ-21")
@pytest.mark.parametrize(
    ("contract", "counts"),
    [
        ("berzerka", (7, 4, 2)),
        ("bottle_it_up", (7, 4, 2)),
        ("middling", (7, 4, 2)),
        ("hold_steady", (2, 1, 3)),
        ("still_holding", (2, 1, 3)),
        ("marathon_flex", (0, 4, 2)),
    ],
)
def test_the_box_shows_tricks_or_distances_or_late_tricks(
    contract: str, counts: tuple[int, ...]
) -> None:
    result = result_of(contract, won(7, 4, 2))
    assert result.counts == counts and result.tricks == (7, 4, 2)


@pytest.mark.rule("BZ-21")
def test_in_one_weakness_the_cards_of_the_pain_suit_count() -> None:
    tricks = ["S1 S2 S3", "H1 H2 D3", "H3 S4 S5", "D1 D2 C3"] + ["C1 C2 C4"] * 9
    winners = [0, 1, 1, 2] + [2] * 9
    spades = result_of("one_weakness", winners, tricks=tricks, named="pain:S")
    hearts = result_of("one_weakness", winners, tricks=tricks, named="pain:H")
    assert spades.counts == (3, 2, 0) and hearts.counts == (0, 3, 0)
    assert spades.places == (3, 2, 1)
    assert hearts.places == (2, 3, 1), "the declarer loses the tie with the third"


@pytest.mark.rule("BZ-22")
@pytest.mark.parametrize(
    ("contract", "ranked"),
    [
        ("berzerka", 4),
        ("raging_tides", 4),
        ("middling", 4),
        ("hold_steady", 4),
        ("bottle_it_up", 10),
        ("one_weakness", 3),
        ("marathon_flex", -3),
    ],
)
def test_the_overbid_makes_the_declarers_count_worse_and_nobody_elses(
    contract: str, ranked: int
) -> None:
    result = result_of(contract, won(7, 4, 2), overbid=3)
    assert result.ranked[0] == ranked, "it may even fall below zero"
    assert result.ranked[1:] == result_of(contract, won(7, 4, 2)).ranked[1:]
    assert result.counts == result_of(contract, won(7, 4, 2)).counts, "the box shows the raw result"


@pytest.mark.rule("BZ-22")
def test_seven_tricks_with_an_overbid_of_two_are_exactly_five() -> None:
    assert ranked_counts(NEAR_FIVE, [7, 4, 2], 0, 2) == [5, 4, 2]
    assert result_of("hold_steady", won(7, 4, 2), overbid=2).places == (1, 2, 3)
    assert result_of("hold_steady", won(7, 4, 2), overbid=0).places == (2, 1, 3)


@pytest.mark.rule("BZ-23")
@pytest.mark.parametrize(
    ("objective", "counts", "expected"),
    [
        (MOST, (7, 4, 2), (1, 2, 3)),
        (MOST, (2, 4, 7), (3, 2, 1)),
        (FEWEST, (7, 4, 2), (3, 2, 1)),
        (NEAR_FIVE, (8, 5, 3), (3, 1, 2)),
        (LATE, (1, 3, 2), (3, 1, 2)),
        (PAINS, (9, 0, 4), (3, 1, 2)),
    ],
)
def test_the_best_is_first(
    objective: Objective, counts: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert placed(objective, *counts) == expected


@pytest.mark.rule("BZ-23")
@pytest.mark.parametrize("value", [1, 2, 3, 7])
def test_first_wins_the_value_and_third_loses_it(value: int) -> None:
    assert points(MOST, (2, 1, 3), value) == (0, value, -value)
    assert result_of("berzerka", won(7, 4, 2), value=value).points == (value, 0, -value)


@pytest.mark.rule("BZ-24")
@pytest.mark.parametrize("objective", [MOST, FEWEST, NEAR_FIVE, LATE, PAINS])
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_the_declarer_loses_every_tie(objective: Objective, declarer: int) -> None:
    found = placed(objective, 4, 4, 4, declarer=declarer, last=[12, 11, 10])
    assert found[declarer] == 3
    for other in range(3):
        if other != declarer:
            counts = [100, 100, 100]
            counts[declarer] = counts[other] = 4
            found = placed(objective, *counts, declarer=declarer)
            assert found[declarer] == found[other] + 1


@pytest.mark.rule("BZ-24")
@pytest.mark.parametrize(
    ("objective", "later_is_ahead"),
    [(MOST, True), (NEAR_FIVE, True), (LATE, True), (FEWEST, False), (PAINS, False)],
)
def test_between_defenders_the_later_trick_decides(
    objective: Objective, later_is_ahead: bool
) -> None:
    for last, later in (([0, 12, 11], 1), ([0, 3, 4], 2), ([0, -1, 5], 2), ([12, 5, -1], 1)):
        found = placed(objective, 9, 4, 4, last=last)
        other = 3 - later
        assert (found[later] < found[other]) == later_is_ahead


@pytest.mark.rule("BZ-24")
@pytest.mark.parametrize("objective", [MOST, FEWEST, NEAR_FIVE, LATE, PAINS])
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_without_tricks_the_one_nearer_to_the_declarers_left_is_ahead(
    objective: Objective, declarer: int
) -> None:
    counts = [0, 0, 0]
    counts[declarer] = 13
    found = placed(objective, *counts, declarer=declarer)
    assert found[(declarer + 1) % 3] < found[(declarer + 2) % 3]


@pytest.mark.rule("BZ-24")
def test_the_tricks_that_a_hand_was_played_with_break_its_ties() -> None:
    early = result_of("berzerka", [1, 1, 1, 2, 2, 2, *won(7, 0, 0)])
    assert early.places == (1, 3, 2)
    assert result_of("bottle_it_up", [1, 1, 1, 2, 2, 2, *won(7, 0, 0)]).places == (3, 1, 2)


@pytest.mark.rule("BZ-24")
def test_tricks_that_do_not_count_break_no_tie() -> None:
    winners = [1, 1, 1, 2, 2, 2, 2, *won(6, 0, 0)]
    assert result_of("marathon_flex", winners).places == (1, 2, 3), "nearer to the left"
    assert result_of("berzerka", [*winners[:3], *won(7, 0, 3)]).places == (1, 3, 2)


@pytest.mark.rule("BZ-24")
@pytest.mark.parametrize("contract", ALL)
def test_places_are_strict(contract: str) -> None:
    objective = CONTRACTS[contract].objective
    for declarer in range(3):
        for counts in ((4, 4, 5), (5, 4, 4), (4, 5, 4), (4, 4, 4), (0, 0, 13)):
            found = placed(objective, *counts, declarer=declarer)
            assert sorted(found) == ([1, 3, 3] if objective is MIDDLE else [1, 2, 3])


@pytest.mark.rule("BZ-25")
@pytest.mark.parametrize("value", [0, 2, 4, 6, 8])
def test_in_middling_the_middle_wins_and_the_others_lose_half(value: int) -> None:
    result = result_of("middling", won(7, 4, 2), value=value)
    assert result.places == (3, 1, 3)
    assert result.points == (-value // 2, value, -value // 2)


@pytest.mark.rule("BZ-25")
@pytest.mark.parametrize(
    ("counts", "last", "winner"),
    [
        ((5, 5, 3), [12, 11, 10], 1),  # the declarer loses the tie
        ((5, 4, 4), [12, 11, 10], 1),  # the later trick
        ((5, 4, 4), [12, 10, 11], 2),
        ((4, 4, 4), [12, 10, 11], 2),
        ((3, 5, 5), [12, 10, 11], 2),
    ],
)
def test_ties_in_the_middle_are_broken_as_always(
    counts: tuple[int, ...], last: list[int], winner: int
) -> None:
    assert placed(MIDDLE, *counts, last=last)[winner] == 1


@pytest.mark.rule("BZ-25")
def test_middling_starts_at_nothing_and_rises_by_two_four_times() -> None:
    box, values = new_box("middling"), [0]
    for _hand in range(5):
        box = box.risen()
        values.append(box.value)
    assert values == [0, 2, 4, 6, 8, 8]


def after(*results: tuple[tuple[int, ...], tuple[int, ...]]) -> BerzerkaStanding:
    """The standing after hands with these places and points."""
    before = standing(board="starter")
    line: DealResult = result_of("berzerka", won(7, 4, 2))
    lines = [replace(line, places=place, points=point) for place, point in results]
    return replace(before, results=tuple(lines))


@pytest.mark.rule("BZ-26")
def test_points_add_up_and_may_be_negative() -> None:
    found = after(((1, 2, 3), (5, 0, -5)), ((3, 1, 2), (-2, 2, 0)))
    assert standing(board="starter").scores == (0, 0, 0)
    assert found.scores == (3, 2, -5) and sum(found.scores) == 0
    assert found.winners() == (0,)


@pytest.mark.rule("BZ-26")
def test_between_equals_first_places_count_then_second_places() -> None:
    firsts = after(((1, 2, 3), (1, 0, -1)), ((1, 3, 2), (1, -1, 0)), ((3, 1, 2), (-2, 1, 1)))
    assert firsts.scores == (0, 0, 0)
    assert firsts.winners() == (0,), "twice first"
    level = after(((1, 3, 2), (2, -2, 0)), ((3, 1, 2), (-2, 2, 0)))
    assert level.scores == (0, 0, 0)
    assert level.winners() == (0, 1), "one first place each, and none second"
    seconds = after(((1, 3, 2), (2, -2, 0)), ((3, 1, 2), (-2, 2, 0)), ((2, 3, 1), (0, 0, 0)))
    assert seconds.winners() == (2,), "all were first once; player 2 was second twice"


@pytest.mark.rule("BZ-26")
def test_in_middling_nobody_is_second() -> None:
    result = result_of("middling", won(7, 4, 2), value=4)
    assert result.places.count(1) == 1 and 2 not in result.places


@pytest.mark.rule("BZ-27")
def test_the_examples_of_the_ranking() -> None:
    found = placed(NEAR_FIVE, 6, 4, 8, declarer=2)
    assert found[2] == 3 and {found[0], found[1]} == {1, 2}
    assert [NEAR_FIVE.shown(count) for count in (6, 4, 8)] == [1, 1, 3]
    middle = placed(MIDDLE, 3, 11, 5)
    assert points(MIDDLE, middle, 4) == (-2, -2, 4)
