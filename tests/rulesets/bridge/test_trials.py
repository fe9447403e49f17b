"""Cards weighed in worlds that are solved: they are worth what comes of them."""

from typing import Any

import pytest

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.double_dummy import tricks_by_card
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, PLAYS
from game.rulesets.bridge.cardplay.defending import bid_by_all
from game.rulesets.bridge.cardplay.opening import tricks_of_lead
from game.rulesets.bridge.cardplay.sight import sight
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.policy import playout
from game.rulesets.bridge.standing import opening
from game.rulesets.bridge.state import BridgeState, new_deal
from game.rulesets.bridge.trials import Leads, Solved
from tests.strength.bridge_play import contracts


def at_the_end(seed: int, left: int, **options: Any) -> BridgeState:
    """Return a deal with so many tricks left that plain players have bid and played."""
    rng, state = Rng(seed), new_deal(opening(BridgeOptions(**options), 4, seed % 4))
    while not state.table.is_playing or state.table.options.tricks - len(state.table.tricks) > left:
        if state.current_player() == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        legal = [action for action in state.legal_actions() if action != CLAIM]
        state.apply_action(BRIDGE.sense.policy(state.view(state.current_player()), legal, rng))
    for _card in range(seed % 4):
        cards = [action for action in state.legal_actions() if action != CLAIM]
        state.apply_action(cards[0])
    return state


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [{"jokers": 0}, {"jokers": 4}])
def test_a_card_is_worth_what_perfect_play_makes_of_it(seed: int, options: Any) -> None:
    """Declarer, dummy and defenders, on lead and following: the tries agree with what is scored."""
    deal = at_the_end(seed, 5, **options)
    legal = [action for action in deal.legal_actions() if action != CLAIM]
    me, tried = deal.table.player, Solved(legal, iter([deal]), playout, Rng(1))
    told = [tried.tried(deal, number) for number in range(len(legal))]
    for action, worth in zip(legal, told, strict=True):
        state = deal.clone()
        state.apply_action(action)
        while state.table.is_playing:
            table = state.table
            hands = [table.held(player) for player in range(4)]
            trick = table.trick
            by_card = tricks_by_card(hands, table.trump, trick.leader, trick.cards, table.order)
            state.apply_action(PLAYS[max(by_card, key=lambda card: by_card[card])])
        assert state.returns()[me] == worth


def before_the_lead(seed: int, **options: Any) -> BridgeState:
    """Return a deal that plain players have bid, before the opening lead."""
    state, _rng = next(contracts(1, BridgeOptions(**options), seed))
    return state


def test_a_lead_from_each_suit_is_weighed_that_the_table_puts_little_behind() -> None:
    how_many = set()
    for seed in range(2, 22):
        deal = before_the_lead(seed, jokers=0)
        view, legal = deal.view(deal.table.player), deal.legal_actions()
        found = BRIDGE.sense.shortlist(view, legal)
        assert found[0] == BRIDGE.sense.policy(view, legal, Rng(1))
        assert len({action.card.suit for action in found}) == len(found)
        how_many.add(len(found))
    assert how_many == {1, 2, 3, 4}


def test_of_fourteen_tricks_the_lead_is_that_of_the_table() -> None:
    """A world of fourteen tricks is not solved."""
    deal = before_the_lead(3, jokers=4)
    view, legal = deal.view(deal.table.player), deal.legal_actions()
    plain = BRIDGE.sense.policy(view, legal, Rng(1))
    assert BRIDGE.sense.shortlist(view, legal) == [plain]


@pytest.mark.parametrize("options", [{"jokers": 0}, {"jokers": 1}])
def test_the_table_of_leads_counts_for_twenty_worlds(options: Any) -> None:
    """What leads bring in worlds is told in tricks, and what the table says of them once."""
    deal = before_the_lead(4, **options)
    table, view = deal.table, deal.view(deal.table.player)
    leads = BRIDGE.sense.shortlist(view, deal.legal_actions())
    bid, cards = bid_by_all(table), [lead.card for lead in leads]
    believed = [tricks_of_lead(sight(table, cards), card, bid) for card in cards]
    hands = [table.held(player) for player in range(4)]
    by_card = tricks_by_card(hands, table.trump, table.player, (), table.order)
    tricks = [by_card[card] for card in cards]
    tried = Leads(view, leads, iter([deal.clone() for _world in range(6)]), Rng(1))
    first, second = (done(tried, len(leads)).totals for _world in range(2))
    gaps = [[row[0] - each for each in row[1:]] for row in (first, second)]
    of_trick = (gaps[0][-1] - gaps[1][-1]) / (20 * (believed[0] - believed[-1]))
    assert of_trick > 0 and believed[0] > believed[-1]
    for number, (early, late) in enumerate(zip(*gaps, strict=True), start=1):
        assert late == pytest.approx(of_trick * (tricks[0] - tricks[number]))
        counted = 20 * (believed[0] - believed[number])
        assert early == pytest.approx(of_trick * (tricks[0] - tricks[number] + counted))


def done(tried: Leads, moves: int) -> Any:
    """Return what the next world has brought."""
    while (found := tried.handful(range(moves), 1)) is None:
        pass
    return found
