"""Which whole changes of cards are worth playing out."""

import pytest

from game.core.protocols import Whole
from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE, Discard
from game.rulesets.berzerka.policy.evaluation import had
from game.rulesets.berzerka.policy.exchange import to_put_away
from game.rulesets.berzerka.position import BerzerkaView
from tests.rulesets.berzerka.hands import board_with, cards, changing, dealt, say

HAND = "S1 S7 S9 S10 H9 D3 D5 D9 D12 D13 C2 C6 C12"


def ways(view: BerzerkaView) -> list[set[str]]:
    """Return which cards each of the ways puts away."""
    assert BERZERKA.sense.tries is not None
    found = BERZERKA.sense.tries(view, Rng(1))
    assert all(isinstance(each, Whole) and each.steps[-1] == DONE for each in found)
    return [{str(step.card) for step in each.steps[:-1]} for each in found]


def test_the_plain_change_comes_first_and_none_last() -> None:
    view = changing("hidden_strength", HAND)
    table = view.table
    plain = to_put_away(had(table), table.declaration, table.player, table.most_discards)
    assert [Discard(card) for card in cards(" ".join(sorted(ways(view)[0])))] == sorted(
        (Discard(card) for card in cards(HAND) if int(card) in plain), key=lambda e: str(e.card)
    )
    assert ways(view)[-1] == set()
    assert all(len(each) <= table.most_discards for each in ways(view))


@pytest.mark.parametrize("contract", ["hidden_strength", "brute_strength", "bottle_it_up"])
def test_no_way_keeps_a_card_that_serves_less_than_one_of_its_suit_that_goes(contract: str) -> None:
    low_serves = contract != "brute_strength"
    for way in ways(changing(contract, HAND)):
        for gone in cards(" ".join(sorted(way))):
            for kept in (each for each in cards(HAND) if str(each) not in way):
                if kept.suit == gone.suit:
                    assert (kept < gone) == low_serves, (gone, kept)


def test_of_two_cards_worth_as_little_the_weaker_goes_first() -> None:
    """With 1 high the 13 is weaker than the 12, little as either is worth."""
    table = changing("hidden_strength", HAND).table
    [first] = to_put_away(had(table), table.declaration, table.player, 1)
    assert first == int(cards("D13")[0])


def test_where_strength_is_all_that_counts_no_card_goes_instead_of_a_weaker_one() -> None:
    view = changing("hidden_strength", HAND)
    plain, *others = ways(view)
    assert all(each < plain or each > plain for each in others)
    avoiding, *others = ways(changing("bottle_it_up", HAND))
    assert any(not (each < avoiding or each > avoiding) for each in others)


def test_there_is_nothing_to_try_where_cards_are_put_away_or_none_are_changed() -> None:
    state = say(dealt(board_with("bottle_it_up")), "bottle_it_up+0 pass pass")
    player = state.current_player()
    assert ways(state.view(player))
    state.apply_action(Discard(min(state.view(player).hand)), lambda _event: None)
    assert ways(state.view(player)) == []
    assert ways(dealt(board_with("bottle_it_up")).view(0)) == []
