"""Why a contract is bid: by the cards that carry it and those that can break it."""

from functools import partial
from typing import Any

import pytest

from game.core.rng import Rng
from game.kit.cards import NO_TRUMP
from game.kit.german import PACK
from game.kit.sure import takes_all
from game.kit.tricks import Trick
from game.rulesets.schnapsen.actions import BIDS, TRUMPS, TURNS, Bid, FillTalon
from game.rulesets.schnapsen.bidding import calls_open
from game.rulesets.schnapsen.calling import falls_short
from game.rulesets.schnapsen.contracts import CONTRACTS, RANKING
from game.rulesets.schnapsen.holding import beatable, forced
from game.rulesets.schnapsen.numbers import calls_in_numbers
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.player import policy
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import reasons
from game.rulesets.schnapsen.state import new_deal
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import bid, cards, dealt, standing

reason = partial(reason_in, "schnapsen")


def opening(hand: str, scores: tuple[int, ...] = (0, 0, 0), **options: Any) -> SchnapsenView:
    """Return what Forehand sees who holds this and is to open, Spades being trumps."""
    rest = [card for card in PACK if card not in cards(hand)]
    start = standing(scores, any_trump=True, **options)
    return dealt([cards(hand), rest[:6], rest[6:12]], "S", start).view(0)


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "HO HA DU DO DA CA",
            "A lower card led can force 4 of your 6 cards to win, first of all the Ace of Clubs. "
            "One can be led first, and two changed.",
        ),
        (
            "SO HU HO DU DO CA",
            "A lower card led can force 2 of your 6 cards to win, first of all the Ace of Clubs. "
            "One can be led first; the talon must mend the rest.",
        ),
        (
            "HU DK CU CO CK CT",
            "A lower card led can force the King of Diamonds to win. It can be led first, or put "
            "away.",
        ),
        (
            "SU HU HO DU DO CU",
            "Nothing led can force you to win: of each suit you hold the lowest.",
        ),
    ],
)
def test_a_bettler_is_told_by_the_cards_that_can_be_forced_to_win(hand: str, told: str) -> None:
    assert reason(opening(hand), BIDS["bettler"]) == told


def test_of_a_bettler_no_card_is_told_to_be_led_first_that_would_win() -> None:
    """The ace was named, and then that one of them could be led."""
    alone = reason(opening("SU SO SK HU DU CA"), BIDS["bettler"])
    assert alone.endswith("force the Ace of Clubs to win. It can be put away.")
    both = reason(opening("SU SO SK HU DA CA"), BIDS["bettler"])
    assert both.endswith("first of all the Ace of Diamonds. You can change two.")
    none = reason(opening("SU SO SK HU DU CA", bettler_exchange=False), BIDS["bettler"])
    assert none.endswith("You can change none.")


def test_where_a_bettler_is_played_without_the_talon_it_changes_nothing() -> None:
    told = reason(opening("SO HU HO DU DO CA", bettler_exchange=False), BIDS["bettler"])
    assert told.endswith("One can be led first; none can be changed.")
    alone = reason(opening("HU DK CU CO CK CT", bettler_exchange=False), BIDS["bettler"])
    assert alone.endswith("force the King of Diamonds to win. It can be led first.")


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "HO HA DU DO DA CA",
            "Led from the top, 3 of your 6 cards can be beaten, first of all the Unter of "
            "Diamonds. Only two can be changed.",
        ),
        (
            "SO SA DU DO DT DA",
            "Led from the top, only your Ober of Spades can be beaten in its suit. The talon must "
            "bring a better one, or what beats it must fall.",
        ),
        (
            "SA HA DU DO DT DA",
            "Led from the top, none of your cards can be beaten in its suit.",
        ),
    ],
)
def test_a_gang_is_told_by_the_cards_that_can_be_beaten(hand: str, told: str) -> None:
    assert reason(opening(hand), BIDS["gang"]) == told


def test_with_trumps_it_is_told_how_many_are_held() -> None:
    view = opening("SO ST SA DT DA CU")
    assert reason(view, BIDS["bauern_schnapser"]) == (
        "Led from the top, only your Unter of Clubs can be beaten in its suit. You hold 3 trumps. "
        "The talon must bring a better one, or what beats it must fall."
    )
    assert reason(view, BIDS["schnapser"]) == (
        "Four tricks and 66 are needed. Led from the top, 5 of your cards cannot be beaten in "
        "their suits; four of them have 42 card points. You hold 3 trumps."
    )
    few = reason(opening("SA ST SO CA HT DU"), BIDS["schnapser"])
    assert few.startswith(
        "Four tricks and 66 are needed. Led from the top, 4 of your cards (35 card points) win "
        "in their suits."
    ), "the Ober too, once the ace and the ten have drawn the other two"
    assert reason(opening("SO SK SA DK DT CU"), BIDS["schnapser"]).endswith("A marriage adds 40.")
    assert "each of your cards can be beaten" in reason(
        opening("SU SO HO DO DT CK"), BIDS["schnapser"]
    )


def test_forehand_opens_a_game_and_is_told_which_other_contract_comes_nearest() -> None:
    assert reason(opening("SO SK HA CO CK CT"), BIDS["game"]) == (
        "You hold 2 trumps, 1 ace, 1 ten. A marriage adds 40. The best of the others would be "
        "Bettler. A lower card led can force any of your cards to win, first of all the Ace of "
        "Hearts."
    )


def test_a_contract_that_wins_the_match_is_told_to_do_so() -> None:
    hand, last = "SO HU HO DU DO CA", "Made, it wins you the match."
    assert reason(opening(hand, (20, 0, 0)), BIDS["bettler"]).endswith(last)
    assert last not in reason(opening(hand, (19, 0, 0)), BIDS["bettler"])


def test_who_has_seen_the_talon_is_told_what_he_can_put_away() -> None:
    hand, talon = cards("HO HA DU DO DA CA"), cards("HU CT")
    rest = [card for card in PACK if card not in (*hand, *talon)]
    state = dealt([hand, rest[:6], rest[6:]], "S", standing(any_trump=True, raising=True))
    state = bid(state, "game")
    state.apply_action(FillTalon(talon))
    assert state.table.phase is Phase.RAISE
    told = reason(state.view(0), BIDS["bettler"])
    assert told.endswith("Two of the eight can be put away, and one led first.")
    assert reason(state.view(0), BIDS["gang"]).endswith("Two of the eight can be put away.")


def test_trumps_are_told_by_how_many_and_how_high() -> None:
    state = new_deal(standing())
    while state.table.phase is Phase.PACKETS:
        state.apply_action(state.chance_action(Rng(3)))
    hand = state.table.hand(0)
    view = state.view(0)
    for suit in {card.suit for card in hand}:
        told = {each.kind: each.much for each in reasons(view, TRUMPS[suit])}
        own = [card.rank for card in hand if card.suit == suit]
        assert told == {"trumps": len(own), "high trump": max(own)}
    (turned,) = reasons(view, TURNS[0])
    suits = {card.suit for card in hand}
    out = sum(card.suit in suits for card in PACK) - len(hand)
    assert f"{out} of the 17 cards that may be turned up give you two" in turned.words


def test_a_hand_of_which_nothing_can_be_beaten_is_one_that_takes_all() -> None:
    for seed in range(300):
        pack = Rng(seed).sample(PACK, len(PACK))
        hand, out = pack[:6], pack[6:18]
        assert bool(takes_all(hand, out, NO_TRUMP)) is not bool(beatable(hand, out))


def test_a_card_is_forced_if_a_lower_one_is_led_and_only_then() -> None:
    for seed in range(100):
        pack = Rng(seed).sample(PACK, len(PACK))
        hand, out = pack[:6], pack[6:]
        found = forced(hand, out)
        for card in hand:
            takes = [
                led
                for led in out
                if led.suit == card.suit
                and card in RULES.open_cards(hand, Trick(1, (led,)), NO_TRUMP)[0]
                and Trick(1, (led, card)).winner(NO_TRUMP, 3) == 2
            ]
            assert bool(takes) is (card in found)


def test_the_contract_that_promises_most_is_what_a_plain_player_opens_with() -> None:
    for seed in range(20):
        pack = Rng(seed).sample(PACK, len(PACK))
        view = dealt([pack[:6], pack[6:12], pack[12:18]], "S", standing(any_trump=True)).view(0)
        promises = calls_in_numbers(view.table).promises
        bids = [each for each in calls_open(view.table) if isinstance(each, Bid)]
        best = max(bids, key=lambda each: promises(RANKING[each.contract]))
        assert policy(view, bids, Rng(seed)) == best


def test_where_all_66_are_wanting_no_others_are_told_of() -> None:
    words = falls_short(opening("SU SK HU HK DK CT"), CONTRACTS["schnapser"])
    assert words and "of the 66" not in words
