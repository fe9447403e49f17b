"""The kernels of Dreierschnapsen choose and solve what the Python before them did."""

from collections.abc import Iterator
from itertools import islice, product

import numpy as np
import pytest

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kernels import tricks
from game.kernels.schnapsen import deal
from game.kit import trials
from game.kit.cards import Card, Suit, mask_of, numbers_in
from game.kit.german import PACK
from game.kit.knowledge import layouts
from game.kit.packs import HIGH
from game.kit.trials import drawn
from game.kit.tricks import PlayCard
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import CLAIM, PASS, PLAYS, FillTalon
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.knowledge import WHOLE_PACK, knowledge
from game.rulesets.schnapsen.numbers import (
    AIMS,
    calls_in_numbers,
    in_numbers,
    move_number,
    worlds_in_numbers,
)
from game.rulesets.schnapsen.options import PRESETS
from game.rulesets.schnapsen.phases import SchnapsenState, new_deal
from game.rulesets.schnapsen.player import choice
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, known
from game.rulesets.schnapsen.scoring import marriage_value
from game.rulesets.schnapsen.standing import opening
from tests.kernels.before.schnapsen import playout as before
from tests.kernels.before.schnapsen.card_play import InformationSet, choose_follow, choose_lead
from tests.kernels.before.schnapsen.objective import count_of, objective_of
from tests.kernels.before.schnapsen.solver import Solver
from tests.rulesets.schnapsen.deals import bid, dealt, declares, doubled, exchanged, standing


def some_deal(contract: str, number: int, *, is_exchanged: bool = True) -> SchnapsenState:
    """Return a deal of this contract about to be played, or before the declarer puts cards away,
    cards and scores drawn at random.
    """
    rng = Rng(number).fork("deal", contract)
    row, declarer = CONTRACTS[contract], declares(contract)
    pack = rng.sample(PACK, len(PACK))
    if row.aim == Aim.LONG_SUIT:
        five = [card for card in PACK if card.suit == (0 if row.has_trumps else rng.below(4))]
        rest = [card for card in pack if card not in five]
        pack = [*rest[:6], *five, *rest[6:]] if declarer else [*five, *rest]
    hands = [pack[:6], pack[6:12], pack[12:18]]
    house = rng.choice([{}, {"early_schnapser": True}, {"risky_claims": True}])
    scores = [rng.below(20) for _ in range(3)] if number % 2 else [0, 0, 0]
    begun = standing(scores, any_trump=True, **house)
    state = bid(dealt(hands, "S", begun), contract, declarer)
    if not is_exchanged:
        state.apply_action(FillTalon(tuple(pack[18:])))
        return state
    return doubled(exchanged(state, pack[18:]), 1 + number % 2)


def positions(contract: str, number: int) -> Iterator[SchnapsenState]:
    """Yield every position of a deal in which cards are played, mostly by the plain player."""
    state, rng = some_deal(contract, number), Rng(number)
    while not state.is_terminal():
        assert state.current_player() != CHANCE
        yield state.clone()
        legal = state.legal_actions()
        plain = SCHNAPSEN.sense.policy(state.view(state.table.player), legal, rng)
        state.apply_action(rng.choice(legal) if rng.below(3) == 0 else plain)


def chosen_before(seen: SchnapsenTable, legal: int) -> int:
    player, trick = seen.player, seen.trick
    hand, gone = mask_of(seen.hand(player)), mask_of(known(seen.put_away))
    for each in (*seen.tricks, trick):
        gone |= mask_of(each.cards)
    infoset = InformationSet(objective_of(seen), player, hand, WHOLE_PACK & ~(gone | hand), 0)
    if not trick.cards:
        return choose_lead(infoset, legal)
    place = HIGH.best_place(trick.cards, seen.trump)
    is_ours = trick.player(place, 3) in seen.side_of(player)
    after = 2 - len(trick.cards)
    return choose_follow(infoset, legal, trick.cards[place], after, is_ours=is_ours)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_every_card_every_ending_and_every_playout_is_that_of_the_python_before(
    contract: str,
) -> None:
    for number in range(12):
        for state in positions(contract, number):
            table = state.table
            if table.phase == Phase.PLAY:
                legal = [each for each in state.legal_actions() if isinstance(each, PlayCard)]
                seen = table.seen_by(table.player)
                expected = chosen_before(seen, mask_of([each.card for each in legal]))
                assert in_numbers(seen).choose_card() == expected
            returns = before.returns_of(table, before.play_value(table))
            assert SCHNAPSEN.sense.playout(state, Rng(1)) == pytest.approx(returns)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_whole_deals_are_solved_alike(contract: str) -> None:
    """Contracts that are about tricks from the first card, those about points from the second."""
    for number in range(4):
        for state in positions(contract, number):
            table, left = state.table, 6 - len(state.table.tricks)
            if left > (6 if table.row.aim not in (Aim.POINTS, Aim.FOUR_TRICKS) else 4):
                continue
            hands = mask_of(table.hand(0)), mask_of(table.hand(1)), mask_of(table.hand(2))
            trick, count = table.trick, count_of(table)
            expected = Solver(objective_of(table)).value(hands, trick.leader, trick.cards, count)
            assert in_numbers(table).solve() == expected


def test_what_is_remembered_of_one_contract_is_not_taken_for_another() -> None:
    """Calls lead to several contracts with the same cards."""
    state = next(each for each in positions("gang", 2) if each.table.phase == Phase.PLAY)
    both, alone = in_numbers(state.table), in_numbers(state.table)
    assert both.solve() == alone.solve()
    differs = 0
    for aim, trump, declarer in product((deal.NO_TRICK, deal.EVERY_TRICK), range(5), range(3)):
        fresh = in_numbers(state.table)
        for each in (both, fresh):
            each.at[deal.AIM], each.at[tricks.TRUMP], each.at[deal.DECLARER] = aim, trump, declarer
        assert both.solve() == fresh.solve()
        differs += fresh.solve() != alone.solve()
    assert differs > 0


def test_the_walk_visits_worlds_as_often_as_they_are_likely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the talon held is hidden as well: the walk draws it, the list averages over it."""
    state = next(each for each in positions("game", 3) if len(each.table.tricks) == 3)
    view = state.view(next(player for player in range(3) if player != state.table.declarer))
    heard, facts = worlds_in_numbers(view), knowledge(view)
    every = list(layouts(facts))
    weights = np.zeros(len(every))
    heard.weigh(np.array(every), weights)
    assert weights.max() > 20 * weights.min(), "some worlds are much likelier than others"
    monkeypatch.setattr(trials, "MOST_LISTED", 0)
    count = 8000
    found = list(islice(drawn(heard, facts, Rng(5)), count))
    assert set(found) <= set(every)
    for place, card in product(range(4), numbers_in(facts.hidden)):
        lies = np.array([layout[place] >> card & 1 for layout in every])
        share = sum(layout[place] >> card & 1 for layout in found) / count
        assert share == pytest.approx(float(weights @ lies / weights.sum()), abs=0.03)


def called_out(state: SchnapsenState, rng: Rng) -> tuple[float, ...]:
    """Return what a deal comes to whose players call plainly, by the State, to the first lead."""
    while not state.is_terminal() and state.table.phase != Phase.PLAY:
        if state.current_player() == CHANCE:
            state.apply_action(state.chance_action(rng))
        else:
            seen = state.table.seen_by(state.table.player)
            state.apply_action(choice(seen, state.legal_actions()))
    return tuple(
        SCHNAPSEN.sense.playout(state, rng) if not state.is_terminal() else state.returns()
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_whatever_is_said_or_put_away_brings_what_it_would_by_plain_play(preset: str) -> None:
    """From the auction on, where no card is left to chance."""
    phases = set()
    for number in range(8):
        state, rng = new_deal(opening(PRESETS[preset], 3, number % 3)), Rng(number)
        while not state.is_terminal() and state.table.phase != Phase.PLAY:
            if (me := state.current_player()) == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            legal, table = state.legal_actions(), state.table
            if table.phase != Phase.TRUMPS:
                phases.add(table.phase)
                hands = [mask_of(table.hand(player)) for player in range(3)]
                layout = [*hands, mask_of(table.put_away), mask_of(table.unseen_stock())]
                returns = np.zeros((1, len(legal)))
                calls_in_numbers(state.view(me).table).try_moves(
                    0, np.array(list(map(move_number, legal))), np.array([layout]), returns
                )
                for place, action in enumerate(legal):
                    after = state.clone()
                    after.apply_action(action)
                    assert returns[0, place] == pytest.approx(called_out(after, rng)[me])
            state.apply_action(rng.choice(legal))
    assert {Phase.AUCTION, Phase.EXCHANGE, Phase.KONTRA} <= phases


def test_cards_still_to_come_are_drawn_and_all_calls_have_the_same_luck() -> None:
    state, rng = new_deal(standing()), Rng(4)
    while state.table.phase != Phase.TRUMPS:
        state.apply_action(state.chance_action(rng))
    table = state.table
    layout = [*[mask_of(table.hand(player)) for player in range(3)], 0]
    layouts_ = np.array([[*layout, mask_of(table.unseen_stock())]] * 40)
    named = move_number(state.legal_actions()[0])
    returns = np.zeros((40, 2))
    calls_in_numbers(table, 5).try_moves(0, np.array([named, named]), layouts_, returns)
    assert (returns[:, 0] == returns[:, 1]).all()
    assert len(set(returns[:, 0])) > 3, "the second packets differ from world to world"


def returns_after(state: SchnapsenState) -> tuple[float, ...]:
    """Return what a position brings when nobody errs; whoever has 66 and may claim does."""
    if state.is_terminal():
        return state.returns()
    if (said := claimed(state)) is not None:
        return returns_after(said)
    found = in_numbers(state.table)
    found.at[deal.OUTCOME] = found.solve()
    return found.returns()


def claimed(state: SchnapsenState) -> SchnapsenState | None:
    """Return what follows where the player to act claims or lets it be, None where he plays."""
    table, legal = state.table, state.legal_actions()
    is_enough = CLAIM in legal and table.side(table.player).is_enough
    if not is_enough and table.phase is not Phase.CLAIM:
        return None
    after = state.clone()
    after.apply_action(CLAIM if is_enough else PASS)
    return after


def played(state: SchnapsenState, card: int) -> SchnapsenState:
    """Return what follows a card, with which a marriage is declared where that may be."""
    after, legal = state.clone(), state.legal_actions()
    marriage = next((each for each in legal if getattr(each, "led", None) == card), None)
    after.apply_action(marriage or PLAYS[Card(card)])
    return after


def winners(state: SchnapsenState) -> set[Card]:
    """Return the cards that win tricks: of plain players, who keep to what the deal comes to with
    open cards as soon as that is solved."""
    first = len(state.table.tricks)
    while not state.is_terminal():
        if (said := claimed(state)) is not None:
            state = said
            continue
        table, plain = state.table, in_numbers(state.table).choose_card()
        after = played(state, plain)
        if 6 - len(table.tricks) <= AIMS[table.row.aim][1]:
            cards = sorted({each.card for each in state.legal_actions() if type(each) is PlayCard})
            ways = (after, *(played(state, card) for card in cards))
            after = next(way for way in ways if returns_after(way) == returns_after(state))
        state = after
    return {
        trick.cards[HIGH.best_place(trick.cards, state.table.trump)]
        for trick in state.table.tricks[first:]
    }


@pytest.mark.parametrize("contract", CONTRACTS)
def test_the_cards_that_win_are_those_of_a_line_that_keeps_what_was_solved(contract: str) -> None:
    for number in range(3):
        for state in positions(contract, number):
            table = state.table
            if table.phase is not Phase.PLAY:
                continue
            actions = state.legal_actions()
            moves = list(map(move_number, actions))
            layout = [mask_of(table.hand(player)) for player in range(3)]
            now, layouts = in_numbers(table), np.array([layout], np.int64)
            returns, facts = now.look_on(moves, layouts)
            plain = np.zeros(returns.shape)
            now.try_moves(0, np.array(moves, np.int64), layouts, plain)
            assert (returns == plain).all(), "what a race is told"
            for place, action in enumerate(actions):
                after = state.clone()
                after.apply_action(action)
                won = set(map(Card, numbers_in(int(facts[0, place, -1]))))
                first = len(table.tricks)
                early = {
                    trick.cards[HIGH.best_place(trick.cards, table.trump)]
                    for trick in after.table.tricks[first:]
                }
                assert won == early | winners(after), (str(state.table), str(action))


def test_a_marriage_is_worth_what_the_rules_say_to_either_side() -> None:
    """Deals at random hold too few for law 12: forty of them noticed no wrong value."""
    for suit, trump, side in product(range(4), range(4), (0, 1)):
        pair = deal.PAIR << 13 * suit
        for card in numbers_in(pair):
            worth = deal.marriage_of(deal.POINTS, trump, pair, card, side)
            assert worth == marriage_value(Suit(suit), Suit(trump)), (suit, trump, side)
        assert not deal.marriage_of(deal.POINTS, trump, pair & -pair, card, side)
