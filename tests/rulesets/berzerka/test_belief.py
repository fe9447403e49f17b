"""Worlds that listen: what was bid, named and put away makes some of them likelier."""

from itertools import islice

from game.core.rng import Rng
from game.kit.cards import HEARTS, mask_of, suits_of
from game.kit.packs import NUMBER_DECK
from game.rulesets.berzerka.contracts import CONTRACTS
from game.rulesets.berzerka.policy.evaluation import strength
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.state import BerzerkaState
from game.rulesets.berzerka.worlds import determinize, knowledge, worlds
from tests.rulesets.berzerka.hands import board_with, cards, dealt, ending, say

COUNT = 150


def heard(view: BerzerkaView) -> list[BerzerkaState]:
    return list(islice(worlds(view, Rng(1)), COUNT))


def unheard(view: BerzerkaView) -> list[BerzerkaState]:
    rng = Rng(1)
    return [determinize(view, rng) for _ in range(COUNT)]


def hearts(found: list[BerzerkaState], player: int) -> float:
    """How many hearts the player holds on average."""
    held = [sum(card.suit == HEARTS for card in state.table.hands[player]) for state in found]
    return sum(held) / len(held)


def test_whoever_bids_has_the_hand_for_it_oftener() -> None:
    state = say(dealt(board_with("seeing_red")), "seeing_red+2")

    def suits(found: list[BerzerkaState]) -> float:
        rules = CONTRACTS["seeing_red"]
        return sum(strength(suits_of(each.table.hands[0]), rules) for each in found) / len(found)

    view = state.view(1)
    assert suits(heard(view)) > suits(unheard(view)) + 0.2


def test_whoever_names_a_trump_has_many_of_them_oftener() -> None:
    state = say(dealt(board_with("berzerka")), "berzerka+0 pass pass trump:H")
    view = state.view(1)
    assert hearts(heard(view), 0) > hearts(unheard(view), 0) + 0.2


def test_what_was_put_away_is_weak_oftener() -> None:
    state = say(dealt(board_with("brute_strength")), "brute_strength+0 pass pass")
    say(state, " ".join(f"-{card}" for card in state.table.hands[0][:4]) + " done")

    def numbers(found: list[BerzerkaState]) -> float:
        away = [card.rank for each in found for card in each.table.discards[0]]
        return sum(away) / len(away)

    view = state.view(1)
    assert numbers(heard(view)) < numbers(unheard(view)) - 0.5


def test_nobody_holds_a_suit_that_he_has_shown_to_lack() -> None:
    state = ending("berzerka", [cards("H2 D3"), cards("H9 S4"), cards("C4 S5")], 0)
    say(state, "H2 H9 C4")
    view = state.view(0)
    hidden_hearts = mask_of(set(NUMBER_DECK[13:26]) - set(cards("H2 H9")))
    possible = knowledge(view).possible
    assert possible[1] & hidden_hearts == hidden_hearts and not possible[2] & hidden_hearts
    for world in (determinize(view, Rng(seed)) for seed in range(40)):
        assert HEARTS not in {card.suit for card in world.table.hands[2]}
