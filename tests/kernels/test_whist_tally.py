"""What a kernel writes of a trial, beside cards played one by one on the real State."""

import numpy as np
import pytest

from game.core.rng import Rng
from game.core.tally import Tally
from game.kernels.whist.trials import TOOK, WON
from game.kit.cards import Card, numbers_in
from game.kit.knowledge import deal_hidden
from game.rulesets.whist.guide import count
from game.rulesets.whist.numbers import in_numbers, worlds_in_numbers
from game.rulesets.whist.phases import WhistState
from game.rulesets.whist.player import knowledge
from tests.rulesets.whist.deals import chosen, dealt, with_bids


def counted(world: WhistState, card: Card) -> tuple[list[set[Card]], list[int]]:
    """Return the cards with which each wins from a card on, and the tricks each has in the end,
    where all play on as plain players do."""
    before = len(world.table.tricks)
    world.apply_action(next(each for each in world.legal_actions() if each.card == card))
    while not world.is_terminal():
        plain = Card(in_numbers(world.table).choose_card())
        world.apply_action(next(each for each in world.legal_actions() if each.card == plain))
    table = world.table
    won: list[set[Card]] = [set() for _player in range(table.players)]
    for trick in table.tricks[before:]:
        taker = trick.winner(table.trump, table.players)
        won[taker].add(trick.cards[(taker - trick.leader) % table.players])
    return won, list(table.taken)


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
            won, taken = counted(world, card)
            found = facts[number, place].tolist()
            assert found[TOOK : TOOK + players] == taken
            told = [set(map(Card, numbers_in(mask))) for mask in found[WON : WON + players]]
            assert told == won


def test_two_bids_are_tried_as_two_cards_are() -> None:
    state = dealt(chosen(7, "S"))
    view = state.view(state.current_player())
    zero, one, *_more = state.legal_actions()
    tally = Tally.of([one, zero], count(view, [one, zero], Rng(1), 300))
    assert tally.worlds == 300 and set(tally.means) == {"worth", "made", "short", "over"}
    made, short, over = (tally.figure(name, one, zero) for name in ("made", "short", "over"))
    assert made.best + short.best + over.best == pytest.approx(1)
    assert not short.other


def test_uncompiled_kernels_try_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.kit import trials

    monkeypatch.setattr(trials, "is_compiled", lambda: False)
    state = with_bids(dealt(chosen(7, "S")))
    view, choices = state.view(state.current_player()), state.legal_actions()[:2]
    assert len(count(view, choices, Rng(1), 2000)["worth"]) == trials.FEWEST
