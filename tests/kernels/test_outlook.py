"""What a kernel writes of a trial, beside cards played one by one on the real State."""

import numpy as np
import pytest

from game.core.rng import Rng
from game.kernels.whist.trials import BEATEN, NOW, RUFFED, THROWN, TOOK, TRUMPED, WON
from game.kit.beliefs import deal_hidden
from game.kit.cards import Card
from game.kit.masks import numbers_in
from game.rulesets.whist import WHIST
from game.rulesets.whist.numbers import in_numbers, worlds_in_numbers
from game.rulesets.whist.state import WhistState
from game.rulesets.whist.worlds import knowledge
from tests.rulesets.whist.deals import chosen, dealt, with_bids

Fates = dict[int, set[Card]]


def counted(world: WhistState, card: Card) -> tuple[int, list[set[Card]], list[int], Fates]:
    """Return who takes the trick that a card is played to, the cards with which each wins from then
    on, the tricks each has in the end, and what becomes of the cards of whoever plays it, where all
    play on as plain players do."""
    before, me = len(world.table.tricks), world.current_player()
    world.apply_action(next(each for each in world.legal_actions() if each.card == card))
    while not world.is_terminal():
        plain = Card(in_numbers(world.table).choose_card())
        world.apply_action(next(each for each in world.legal_actions() if each.card == plain))
    table = world.table
    won: list[set[Card]] = [set() for _player in range(table.players)]
    takers: list[int] = []
    fates: Fates = {fate: set() for fate in (RUFFED, TRUMPED, BEATEN, THROWN)}
    for trick in table.tricks[before:]:
        taker = trick.winner(table.trump, table.players)
        takers.append(taker)
        best = trick.cards[(taker - trick.leader) % table.players]
        won[taker].add(best)
        own, led = trick.cards[(me - trick.leader) % table.players], trick.cards[0].suit
        if own.suit == table.trump != led and own == best:
            fates[RUFFED].add(own)
        elif own != best and own.suit == best.suit:
            fates[BEATEN].add(own)
        elif own != best:
            fates[TRUMPED if own.suit == led else THROWN].add(own)
    return takers[0], won, list(table.taken), fates


@pytest.mark.parametrize(("players", "played"), [(4, 0), (4, 6), (5, 3)])
def test_a_kernel_counts_what_comes_of_each_card(players: int, played: int) -> None:
    state = with_bids(dealt(chosen(5, "H", players=players)))
    rng = Rng(7)
    for _card in range(played):
        state.apply_action(rng.choice(state.legal_actions()))
    me, view = state.current_player(), state.view(state.current_player())
    layouts = np.array([deal_hidden(knowledge(view), Rng(n)) for n in range(6)], np.int64)
    cards = [action.card for action in state.legal_actions()]
    worlds = worlds_in_numbers(view.table, me)
    returns, facts = worlds.look_on(list(map(int, cards)), layouts)
    plain = np.zeros(returns.shape)
    worlds.try_moves(0, np.array(cards, np.int64), layouts, plain)
    assert (returns == plain).all(), "what a race is told"
    for number, layout in enumerate(layouts.tolist()):
        for place, card in enumerate(cards):
            hands = tuple(tuple(map(Card, numbers_in(held))) for held in layout[:players])
            world = WhistState(state.table.but(hands=hands), state.history)
            now, won, taken, fates = counted(world, card)
            found = facts[number, place].tolist()
            assert found[NOW] == now and found[TOOK : TOOK + players] == taken
            told = [set(map(Card, numbers_in(mask))) for mask in found[WON : WON + players]]
            assert told == won
            assert {e: set(map(Card, numbers_in(found[e]))) for e in fates} == fates


def test_two_bids_are_tried_as_two_cards_are() -> None:
    state = dealt(chosen(7, "S"))
    view = state.view(state.current_player())
    zero, one, *_more = state.legal_actions()
    assert WHIST.sense.outlook is not None
    found = WHIST.sense.outlook(view, one, zero, Rng(1), 300)
    assert found is not None and found.worlds == 300
    assert set(found.figures) == {"worth", "made", "none", "short", "over", "own"}
    made, short, over = map(found.of, ("made", "short", "over"))
    assert made.best + short.best + over.best == pytest.approx(1)
    assert not short.other


def test_uncompiled_kernels_try_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.kit import trials

    monkeypatch.setattr(trials, "is_compiled", lambda: False)
    state = with_bids(dealt(chosen(7, "S")))
    view, (best, other, *_rest) = state.view(state.current_player()), state.legal_actions()
    assert WHIST.sense.outlook is not None
    found = WHIST.sense.outlook(view, best, other, Rng(1), 2000)
    assert found is not None and found.worlds == trials.FEWEST
