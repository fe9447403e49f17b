"""Cards that are changed together are told of together."""

from dataclasses import replace

from game.kit.deal import View
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE, Discard
from game.rulesets.berzerka.position import BerzerkaView
from tests.rulesets.berzerka.hands import USUAL_NAMES, board_with, cards, dealt, say

LOW = "S7 S13 H7 H9 H10 H11 H13 C3 C5 C6 C8 C11 D12"


def changing(contract: str, hand: str) -> BerzerkaView:
    """Return what a declarer sees who is to change cards, with trumps and ranking as usual."""
    named = USUAL_NAMES.get(contract, "")
    state = say(dealt(board_with(contract)), f"{contract}+0 pass pass {named}".strip())
    player = state.current_player()
    hands = [*state.table.hands]
    hands[player] = tuple(sorted(cards(hand)))
    return View(player, replace(state.table, hands=tuple(hands)).seen_by(player), ())


def said(view: BerzerkaView, changed: str) -> str:
    return BERZERKA.telling.why_series(view, [Discard(card) for card in cards(changed)])


def test_of_a_suit_that_is_emptied_it_is_said_what_that_allows() -> None:
    view = changing("bottle_it_up", LOW)
    told = "All your Spades go: unless you draw one, you can throw what you like when they are led."
    assert said(view, "S7 S13 H11 H13").startswith(told)
    assert "go:" not in said(view, "S13 H11 H13"), "the 7 of Spades stays"
    assert said(view, "S7 S13 D12").startswith("All your Spades and Diamonds go")
    assert said(view, "D12").startswith("Your only card of Diamonds: without it you can throw")


def test_most_cards_not_seen_are_told_to_be_better_than_all_that_are_changed() -> None:
    assert "cards not seen are weaker than all of these." in said(
        changing("bottle_it_up", LOW), "H11 H13 C11"
    )
    assert "stronger than all of these" in said(changing("hidden_strength", LOW), "H10 H11 C11")
    assert said(changing("hidden_strength", LOW), "H10 C3") == "", "hardly one beats the 3"


def test_only_a_change_of_cards_is_a_series() -> None:
    view = changing("bottle_it_up", LOW)
    first = Discard(cards("S7")[0])
    assert BERZERKA.telling.series_end(view, first) == DONE
    assert BERZERKA.telling.series_end(view, DONE) is None
    assert BERZERKA.telling.why_series(view, []) == ""
