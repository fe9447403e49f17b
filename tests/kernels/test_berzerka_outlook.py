"""What a kernel of Berzerka writes of a trial, beside cards played one by one on the real State."""

from dataclasses import replace
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from game.core.rng import Rng
from game.kernels import tricks
from game.kernels.berzerka.deal import LATE, PAINS
from game.kernels.berzerka.trials import AHEAD, COUNT, WON
from game.kit.cards import Card, numbers_in
from game.kit.knowledge import deal_hidden
from game.kit.packs import NUMBER_DECK
from game.kit.tricks import PlayCard
from game.rulesets.berzerka.numbers import in_numbers
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.state import BerzerkaState
from game.rulesets.berzerka.worlds import knowledge
from tests.rulesets.berzerka.hands import USUAL_NAMES, play_with


def counted(world: BerzerkaState, card: Card) -> set[Card]:
    """Return the cards with which whoever plays a card wins tricks from then on, where all play on
    as plain players do."""
    before, me = len(world.table.tricks), world.current_player()
    world.apply_action(PlayCard(card))
    while not world.is_terminal():
        plain = NUMBER_DECK[in_numbers(world.table).choose_card()]
        world.apply_action(PlayCard(plain))
    table = world.table
    return {
        trick.cards[(me - trick.leader) % 3]
        for trick, winner in list(zip(table.tricks, table.winners, strict=True))[before:]
        if winner == me
    }


@pytest.mark.parametrize("contract", [*USUAL_NAMES, "bottle_it_up", "brute_strength"])
def test_a_kernel_counts_what_comes_of_each_card(contract: str) -> None:
    state = play_with(contract, named=USUAL_NAMES.get(contract, ""), overbid=1)
    rng = Rng(7)
    for _card in range(13):
        state.apply_action(rng.choice(state.legal_actions()))
    me, view = state.current_player(), state.view(state.current_player())
    layouts = np.array([deal_hidden(knowledge(view), Rng(n)) for n in range(5)], np.int64)
    cards = [action.card for action in state.legal_actions() if isinstance(action, PlayCard)]
    deal = in_numbers(view.table)
    returns, facts = deal.look_on(list(map(int, cards)), layouts)
    plain = np.zeros(returns.shape)
    deal.try_moves(0, np.array(cards, np.int64), layouts, plain)
    assert (returns == plain).all(), "what a race is told"
    for number, layout in enumerate(layouts.tolist()):
        for place, card in enumerate(cards):
            hands = tuple(
                tuple(map(NUMBER_DECK.__getitem__, numbers_in(held))) for held in layout[:3]
            )
            world = BerzerkaState(state.table.but(hands=hands), state.history)
            won = counted(world, card)
            found = facts[number, place].tolist()
            result = deal_result(world.table)
            assert set(map(NUMBER_DECK.__getitem__, numbers_in(found[WON]))) == won
            assert found[COUNT] == result.ranked[me]
            assert (found[AHEAD] == 0) == (result.places[me] == 1)
            assert deal.paid(returns)[number, place] == result.points[me]


@pytest.mark.parametrize("contract", [*USUAL_NAMES, "bottle_it_up", "brute_strength"])
def test_what_is_paid_can_be_read_from_any_return(contract: str) -> None:
    """However far apart they are, the distance never makes up for a place."""
    table = play_with(contract, named=USUAL_NAMES.get(contract, "")).table
    declared = table.declaration
    for value, overbid in product((0, 1, 3, 4), range(declared.rules.most_overbid + 1)):
        box = replace(declared.box, value=value)
        ended = in_numbers(table.but(declared=replace(declared, box=box, overbid=overbid)))
        for first, second in combinations_with_replacement(range(14), 2):
            for begins in (tricks.TAKEN, LATE, PAINS):
                ended.at[begins : begins + 3] = first, second - first, 13 - second
            assert tuple(ended.paid(np.array(ended.returns()))) == ended.points()
