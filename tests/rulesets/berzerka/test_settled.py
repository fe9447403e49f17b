"""Where all choices come to the same, it is told why."""

import pytest

from game.kit.deal import View
from game.kit.tricks import Trick
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.settled import settled_place
from tests.rulesets.berzerka.hands import USUAL_NAMES, cards
from tests.rulesets.berzerka.leading import at_value, leading


def played(*winners: int) -> str:
    """Return tricks won so by the players, as `leading` takes them; the last by player 0."""
    suits = [f"{suit}{rank}" for suit in "HSDC" for rank in range(1, 14)][: 3 * len(winners)]
    leaders = (0, *winners)
    return " / ".join(
        f"{leaders[n]} {' '.join(suits[3 * n : 3 * n + 3])}" for n in range(len(winners))
    )


def at(contract: str, *winners: int, overbid: int = 0) -> BerzerkaView:
    """Return a hand of the last tricks in which these have won the others."""
    left = ["C11", "C12", "C13", "S13", "D13", "H13"][: 13 - len(winners)]
    return leading(
        contract, " ".join(left), USUAL_NAMES.get(contract, ""), played(*winners), overbid
    )


@pytest.mark.parametrize(
    ("winners", "place"),
    [
        ([0] * 8 + [1, 2, 0], 1),
        ([1] * 5 + [2] * 5 + [0], 3),
        ([1] * 4 + [2] * 2 + [0] * 5, None),
        ([1] * 7 + [2, 0, 0, 0], None),
        ([1] * 9 + [0, 0, 0], 2),
    ],
)
def test_a_place_is_settled_where_no_trick_left_changes_it(
    winners: list[int], place: int | None
) -> None:
    assert settled_place(at("berzerka", *winners).table, 0) == place


def test_what_is_left_of_it_counts_alone() -> None:
    early = [1] * 7
    assert settled_place(at("marathon_flex", *early, 0, 0, 0, 0).table, 0) == 1
    assert settled_place(at("marathon_flex", *early, 0, 1, 0).table, 0) is None
    pains = at("one_weakness", *[1] * 11, 0)
    assert settled_place(pains.table, 1) == 3, "one has won nearly all pain cards"


def test_the_declarer_is_behind_at_a_tie_whoever_won_the_last_trick() -> None:
    tied = [1] * 6 + [0] * 6
    assert settled_place(at("berzerka", *tied).table, 0) is None
    assert settled_place(at("berzerka", *tied, overbid=2).table, 0) == 2


@pytest.mark.parametrize(
    ("contract", "winners", "words"),
    [
        ("berzerka", [0] * 8 + [1, 2, 0], "You come first, whatever you play."),
        ("berzerka", [1] * 9 + [0, 0, 0], "You come second, whatever you play."),
        ("berzerka", [1] * 5 + [2] * 5 + [0], "You come last, whatever you play."),
        ("middling", [1] * 5 + [2] + [0] * 5, ""),
    ],
)
def test_it_is_told_that_the_place_is_settled(
    contract: str, winners: list[int], words: str
) -> None:
    view = at(contract, *winners)
    told = BERZERKA.telling.all_the_same(at_value(view, 2), None)
    assert told == words or (not words and "whatever" not in told)


def test_of_a_hand_worth_nothing_it_is_told_that_it_is() -> None:
    view = at_value(at("middling", 0, 0), 0)
    assert BERZERKA.telling.all_the_same(view, None) == "Nobody wins or loses a point in this hand."


def test_of_cards_that_cannot_win_it_is_told_that_none_can() -> None:
    for hand, told in (
        ("H2 S2 D2", "None of them can win this trick, and later it makes no difference."),
        ("H2 S10 D2", ""),  # a hint says that the weakest is played, as it cannot win
    ):
        table = leading("brute_strength", hand).table
        view = View(0, table.but(trick=Trick(1, cards("C12 C13")), player=0), ())
        assert BERZERKA.telling.all_the_same(view, None) == told


@pytest.mark.parametrize(("held", "is_won"), [("C13 C12", True), ("C13 C11", False)])
def test_it_is_told_that_every_trick_left_is_won(held: str, is_won: bool) -> None:
    view = leading("brute_strength", held, "", played(*[0] * 3, *[1] * 3, *[2] * 3, 1, 0))
    told = BERZERKA.telling.all_the_same(view, None)
    assert told == ("Every trick left is yours, whatever you play." if is_won else "")


def test_where_few_are_wanted_whoever_has_most_comes_last() -> None:
    assert settled_place(at("bottle_it_up", *[0] * 9, 1, 2, 0).table, 0) == 3
