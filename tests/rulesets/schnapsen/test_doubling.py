"""Why Kontra is said or let be: by what of the hand is sure, and by what the match hangs on."""

from functools import partial
from typing import Any

import pytest

from game.core.outlook import Figure, Outlook
from game.kit.german import PACK
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, KONTRA, PASS, PUTS, REKONTRA, FillTalon
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.state import SchnapsenState
from game.rulesets.schnapsen.stopping import stoppers
from game.rulesets.schnapsen.tried import tried
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import bid, cards, dealt, standing

reason = partial(reason_in, "schnapsen")


def asked(hand: str, contract: str, scores: tuple[int, ...] = (0, 0, 0)) -> SchnapsenView:
    """Return what Middlehand sees who holds this, Forehand playing, Spades being trumps."""
    return state_of(hand, contract, scores).view(1)


def state_of(hand: str, contract: str, scores: tuple[int, ...]) -> SchnapsenState:
    rest = [card for card in PACK if card not in cards(hand)]
    start: Any = standing(scores, any_trump=True)
    state = bid(dealt([rest[:6], cards(hand), rest[6:12]], "S", start), contract)
    state.apply_action(FillTalon(tuple(rest[12:])))
    for card in rest[12:]:
        state.apply_action(PUTS[card])
    assert state.table.phase is Phase.KONTRA
    return state


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "SO SA HU HO DU CO",
            "You hold 1 sure trick: Ace of Spades. Without your Ober of Spades the declarer has no "
            "marriage of 40.",
        ),
        (
            "ST SA HU HT DU CO",
            "You hold 2 sure tricks: Ace of Spades, Ten of Spades. You hold 2 trumps, 1 ace, 2 "
            "tens.",
        ),
        (
            "SO SK HU HT DU CO",
            "Your own marriage is worth 40. You hold 2 trumps, no aces, 1 ten.",
        ),
    ],
)
def test_kontra_to_a_game_tells_what_is_sure(hand: str, told: str) -> None:
    assert reason(asked(hand, "game"), KONTRA) == told


@pytest.mark.parametrize(
    ("hand", "contract", "told"),
    [
        (
            "HU HT HA DU CO CA",
            "game",
            "and no trick of yours is certain. The declarer may have the marriage of 40.",
        ),
        (
            "SO HT HA DU CO CA",
            "game",
            "and no trick of yours is certain. You hold 1 trump, 2 aces, 1 ten.",
        ),
        (
            "SA HT HA DU CO CA",
            "game",
            "and only the Ace of Spades is certain to take a trick. The declarer may have the "
            "marriage of 40.",
        ),
        ("SA HT HA DU CO CA", "bettler", "and of your six 2 are lower than a king."),
        ("SA HT HA DK CT CA", "bettler", "and you hold no card lower than a king."),
        (
            "SA HU HO DU CO CU",
            "gang",
            "and your Ace of Spades stops Gang only if its declarer leads into it.",
        ),
        ("SO HU HO DU CO CU", "gang", "and no card of yours is sure to stop Gang."),
    ],
)
def test_where_kontra_is_let_be_it_is_told_how_little_is_sure(
    hand: str, contract: str, told: str
) -> None:
    words = reason(asked(hand, contract), PASS)
    assert words.startswith("Kontra doubles a loss too") and words.endswith(told)


def test_kontra_to_what_one_trick_loses_names_what_can_take_it() -> None:
    view = asked("SU HU HO DU DO CA", "gang")
    assert stoppers(view) == list(cards("CA"))
    assert reason(view, KONTRA).endswith("You hold the Ace of Clubs.")


def test_kontra_is_told_by_the_match_where_it_can_change_nothing_there() -> None:
    hand = "SA HU HO DU CO CU"
    assert reason(asked(hand, "bettler", (20, 0, 0)), KONTRA) == (
        "If it is made, its declarer wins the match as it is: Kontra costs you nothing."
    )
    assert "nothing" not in reason(asked(hand, "bettler", (19, 0, 0)), KONTRA)
    assert reason(asked(hand, "bettler", (0, 20, 0)), PASS) == (
        "If the contract is broken, you have your 24 points without Kontra."
    )
    assert "without" not in reason(asked(hand, "bettler", (0, 19, 0)), PASS)


def test_rekontra_is_told_by_the_cards_in_hand() -> None:
    state = state_of("SA HU HO DU CO CU", "bettler", (0, 0, 0))
    state.apply_action(KONTRA)
    assert "talon" not in reason(state.view(0), REKONTRA)
    assert reason(state.view(0), REKONTRA).startswith("A lower card led can force")


def test_a_kontra_that_seldom_wins_tells_that_little_more_can_be_lost() -> None:
    won = {"won": Figure(0.32, 0.32, 0.0)}
    for scores, more in (
        ((13, 0, 0), "Made with Kontra, only 11 of its 18 points count: the match ends at 24."),
        ((0, 0, 0), ""),
    ):
        view = asked("SO SA HU HO DU CO", "gang", scores)
        words = tried(view, Outlook(KONTRA, PASS, 4000, won))
        assert words == f"Gang fails in 32 of 100 deals that fit. {more}".rstrip()
    view = asked("SO SA HU HO DU CO", "gang", (13, 0, 0))
    often = Outlook(KONTRA, PASS, 4000, {"won": Figure(0.7, 0.7, 0.0)})
    assert "only 11" not in tried(view, often), "it is a Kontra anyway"


def test_low_cards_are_no_reason_for_the_opposite_of_what_they_speak_for() -> None:
    """Two of them speak for no Kontra to a Bettler, and three not for letting it be."""
    few, many = asked("SA HU HO DK CK CA", "bettler"), asked("SA HU HO DU DK CA", "bettler")
    assert "lower than a king" in reason(few, PASS) and "lower than a king" in reason(many, KONTRA)
    assert reason(few, KONTRA) == (
        "One trick loses a Bettler, whoever of you two forces it on the declarer."
    )
    assert reason(many, PASS) == (
        "Kontra doubles a loss too. 3 of your six are lower than a king, but whoever bids a "
        "Bettler holds low cards as well, and has put two others away."
    ), "nothing is lower than the two Unters"


def test_what_a_game_counts_is_told_doubled_throughout_after_kontra() -> None:
    hand = "SO SA HU HO DU CO"
    for calls, told in (((), "1 to 3"), ((KONTRA,), "2 to 6"), ((KONTRA, REKONTRA), "4 to 12")):
        state = state_of(hand, "game", (0, 0, 0))
        for call in calls:
            state.apply_action(call)
        low, high = map(int, told.split(" to "))
        meant = SCHNAPSEN.telling.meaning(state.view(0), BIDS["game"])
        assert meant is not None and f"{told} points if made" in meant.words
        assert meant.words.endswith(
            f"{low} if the losers have 33 card points or more, {2 * low} if fewer, {high} if they "
            "have no trick."
        )


@pytest.mark.parametrize(
    ("contract", "scores", "told"),
    [
        ("gang", (0, 8, 0), "Won with Kontra, this deal wins you the match."),
        ("gang", (0, 8, 8), "Won with Kontra, this deal wins you and your partner the match."),
        ("gang", (0, 6, 8), "Won with Kontra, this deal wins the match for your partner, not you."),
        ("gang", (8, 0, 0), "Lost with Kontra, it loses you the match."),
        ("game", (0, 20, 0), "Won with Kontra and counted as 2 or more, this deal wins you the"),
        ("gang", (0, 5, 0), ""),
        ("gang", (16, 16, 0), ""),
    ],
)
def test_where_a_double_decides_the_match_that_is_said_whether_it_is_advised_or_not(
    contract: str, scores: tuple[int, ...], told: str
) -> None:
    view = asked("SO SA HU HO DU CO", contract, scores)
    for action in (KONTRA, PASS):
        words = reason(view, action)
        assert told in words
        assert told or ("Won with" not in words and "Lost with" not in words)


def test_the_same_is_said_of_a_rekontra() -> None:
    state = state_of("SO SA HU HO DU CO", "schnapser", (6, 3, 0))
    state.apply_action(KONTRA)
    for action in (REKONTRA, PASS):
        words = reason(state.view(0), action)
        assert "Won with Rekontra, this deal wins you the match." in words
        assert "Lost with Rekontra, it loses you the match." in words
