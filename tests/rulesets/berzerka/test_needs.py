"""What a player still needs, in words."""

import pytest

from game.kit.deal import View
from game.kit.tricks import Trick
from game.rulesets.berzerka.needs import need_words
from tests.rulesets.berzerka.hands import cards
from tests.rulesets.berzerka.leading import leading

SUITS = "SHDC"


def _gone(*winners: int) -> str:
    """Return tricks of equal suits, won by these players in turn; player 0 leads to the first."""
    tricks, leader = [], winners[0]
    for number, winner in enumerate(winners):
        suit, low = SUITS[number // 4], 3 * (number % 4) + 1
        played = [low, low + 1]
        played.insert((winner - leader) % 3, low + 2)
        tricks.append(f"{leader} " + " ".join(f"{suit}{n}" for n in played))
        leader = winner
    return " / ".join(tricks)


@pytest.mark.parametrize(
    ("contract", "winners", "overbid", "told"),
    [
        ("brute_strength", (1,) * 3 + (0,), 0, "Every trick helps; you stand at 1."),
        (
            "brute_strength",
            (1,) * 4 + (0,) * 4,
            0,
            "3 more tricks of the 5 left make first place certain.",
        ),
        (
            "brute_strength",
            (1,) * 4 + (0,) * 4,
            1,
            "4 more tricks of the 5 left make first place certain.",
        ),
        ("brute_strength", (0,) * 8, 0, "You are first already, whoever wins the tricks left."),
        ("brute_strength", (1,) * 7 + (0,), 0, "First place is out of reach; every trick still"),
        ("brute_strength", (1,) * 5 + (0,) * 3, 4, "First place is out of reach"),
        (
            "brute_strength",
            (1,) * 6 + (0,),
            1,
            "You are 6 tricks behind the first, with 6 to come.",
        ),
        ("bottle_it_up", (1, 2, 0, 0), 0, "you stand at 2, the best at 1."),
        ("bottle_it_up", (2, 1, 2, 1, 0), 0, "you stand at 1, and nobody has fewer."),
        ("hold_steady", (0, 0, 0), 0, "You stand at 3 and need 2 more tricks of the 10 left."),
        ("hold_steady", (1,) * 8 + (0,), 0, "You stand at 1 and need 4 more tricks of the 4 left."),
        ("hold_steady", (1,) * 9 + (0,), 0, "Five is out of reach, but every trick brings you"),
        (
            "hold_steady",
            (0,) * 5,
            0,
            "You stand at 5, which is the aim: every further trick hurts.",
        ),
        ("hold_steady", (0,) * 6, 0, "Five is the aim, and you stand at 6: every further trick"),
        (
            "hold_steady",
            (0,) * 6,
            2,
            "You stand at 4 with the overbid and need 1 more trick of the",
        ),
        ("marathon_flex", (0,) * 5, 0, "This trick does not count; the last six do."),
        ("marathon_flex", (0,) * 6, 0, "but whoever wins it leads to the first that does."),
        ("marathon_flex", (0,) * 7, 0, "4 more tricks of the 6 left make first place certain."),
        ("one_weakness", (0,), 0, "Pain cards hurt; you stand at 0."),
    ],
)
def test_what_is_needed_is_counted(
    contract: str, winners: tuple[int, ...], overbid: int, told: str
) -> None:
    named = {
        "hold_steady": "normal",
        "marathon_flex": "trump:C normal",
        "one_weakness": "pain:C",
    }.get(contract, "")
    view = leading(contract, "C10 C11 C12 C13", named, _gone(*winners), overbid)
    assert told in need_words(view)


def test_a_trick_that_cannot_be_won_is_not_among_those_that_make_first_place_certain() -> None:
    view = leading("brute_strength", "C9 C10 C11 D13", "", _gone(*(0,) * 3, *(1,) * 6))
    for lying, told in (
        ("C12 C13", "You are 3 tricks behind the first, with 3 to come after this one."),
        ("C7 C8", "You are 3 tricks behind the first, with 4 to come."),
    ):
        after = View(0, view.table.but(trick=Trick(1, cards(lying))), ())
        assert need_words(after) == told
    view = leading("hold_steady", "C9 C10 C11 D13", "normal", _gone(0, *(1,) * 8))
    for lying, told in (
        ("C12 C13", "Five is out of reach"),
        ("C7 C8", "You stand at 1 and need 4 more tricks of the 4 left."),
    ):
        after = View(0, view.table.but(trick=Trick(1, cards(lying))), ())
        assert need_words(after).startswith(told)
