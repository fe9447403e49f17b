"""What trials have shown of a call or a card beside a lesser one, in words."""

from typing import Any

from game.core.outlook import Figure, Outlook
from game.core.rng import Rng
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, KONTRA, PASS, PLAYS, PUTS
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.state import SchnapsenState
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing, table

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
SURE = 0.01


def opened() -> SchnapsenState:
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True))
    state.apply_action(BIDS["game"])
    return state


def told(state: SchnapsenState, best: Any, other: Any, **figures: Figure) -> str:
    view = state.view(state.table.player)
    return SCHNAPSEN.telling.tried(view, Outlook(best, other, 2000, figures))


def test_a_bid_is_told_by_how_often_it_is_made_and_lost_and_what_the_other_call_comes_to() -> None:
    made, lost, won = Figure(0.61, 0.21, SURE), Figure(0.33, 0.70, SURE), Figure(0.64, 0.29, SURE)
    assert told(opened(), BIDS["bettler"], BIDS["gang"], made=made, lost=lost, won=won) == (
        "You make it in 61 and lose it in 33 of 100 deals; Gang in 21 and 70. "
        "In the others somebody bids higher."
    )
    none = {"made": Figure(0.61, 0, SURE), "lost": Figure(0.33, 0, SURE)}
    assert told(opened(), BIDS["bettler"], PASS, **none, won=won) == (
        "You make it in 61 and lose it in 33 of 100 deals; passing, you win 29. "
        "In the others somebody bids higher."
    )
    last = {"made": Figure(0.61, 0, SURE), "lost": Figure(0.38, 0, SURE)}
    assert told(opened(), BIDS["bettler"], PASS, **last, won=won) == (
        "You make it in 61 and lose it in 38 of 100 deals; passing, you win 29."
    )


def test_a_pass_is_told_by_how_the_bid_would_have_fared() -> None:
    figures = {"made": Figure(0, 0.2, SURE), "lost": Figure(0, 0.7, SURE)}
    won = Figure(0.45, 0.22, SURE)
    assert told(opened(), PASS, BIDS["bettler"], **figures, won=won) == (
        "Bettler is made in 20 and lost in 70 of 100 deals; passing, you win 45. "
        "In the others somebody bids higher."
    )


def test_kontra_is_told_by_how_often_the_contract_fails_without_it() -> None:
    state = undoubled()
    assert state.table.phase is Phase.KONTRA
    won = Figure(0.71, 0.68, SURE)
    assert told(state, KONTRA, PASS, won=won) == "Game fails in 71 of 100 deals that fit."
    assert told(state, PASS, KONTRA, won=won) == "Game fails in 68 of 100 deals that fit."


def undoubled() -> SchnapsenState:
    """Return a Game that the others are asked to double."""
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True))
    state = bid(state, "game")
    state.apply_action(state.chance_action(Rng(1)))
    for _card in range(2):
        state.apply_action(state.legal_actions()[0])
    return state


def test_a_card_is_told_by_the_deals_won_or_by_the_points_where_these_are_as_many() -> None:
    state = play(table("S", *HANDS), "HA")
    best, other = (PLAYS[card] for card in cards("HK HO"))
    won = Figure(0.61, 0.48, SURE)
    assert told(state, best, other, won=won) == (
        "You win 61 of 100 deals; with Ober of Hearts, 48."
    )
    level, worth = Figure(0.61, 0.61, SURE), Figure(1.3, -0.5, SURE)
    assert told(state, best, other, won=level, worth=worth) == (
        "A deal brings you 1.8 points more on average than with Ober of Hearts."
    )
    assert told(state, best, other, won=level) == (
        "With Ober of Hearts you win as often: in about 61 of 100 deals."
    )
    assert told(state, PUTS[cards("HK")[0]], PUTS[cards("HO")[0]], won=won).endswith("Hearts, 48.")


def test_less_often_won_and_no_better_is_not_told() -> None:
    state = play(table("S", *HANDS), "HA")
    best, other = (PLAYS[card] for card in cards("HK HO"))
    assert told(state, best, other, won=Figure(0.48, 0.61, SURE)) == ""


def test_cards_that_touch_are_alike_only_where_points_do_not_count() -> None:
    hands = ("HO HK HT DU CU CO", "HA HU SO DO DK CK", "SU SK ST SA DT CA")
    alike = SCHNAPSEN.telling.are_alike
    bettler = table("S", *hands, contract="bettler").view(0)
    ober, king, other = (PLAYS[card] for card in cards("HO HK DU"))
    assert alike(bettler, ober, king) and not alike(bettler, ober, other)
    assert not alike(table("S", *hands).view(0), ober, king)
    assert not alike(opened().view(1), PASS, BIDS["bettler"])
