"""What a hint says of a bid and of a card in whist, and what playouts count for it."""

from statistics import fmean

import pytest

from game.core.explain import seen
from game.core.rng import Rng
from game.core.tally import WORTH
from game.kernels.whist.trials import TOOK
from game.kit.trials import some
from game.kit.tricks import PlayCard
from game.rulesets.whist.accounts import paid
from game.rulesets.whist.guide import GUIDE, choice_of, count, wants
from game.rulesets.whist.numbers import move_number, worlds_in_numbers
from game.rulesets.whist.player import knowledge
from game.rulesets.whist.table import BIDS
from tests.rulesets.whist.deals import cards, chosen, dealt, play, table, with_bids

HANDS = ("SA HK C2", "S5 H9 C5", "S7 H8 C6", "SQ HQ C8")
WORLDS = 60


@pytest.mark.parametrize("plays", ["", "SA S5 S7 SQ"])
def test_what_is_counted_is_what_the_deal_pays(plays: str) -> None:
    state = play(table("S", *HANDS, bids=(1, 0, 0, 0)), plays)
    view, players, bids = state.view(0), range(4), state.table.seat_bids()
    choices = state.legal_actions()[:2]
    found = worlds_in_numbers(state.table, 0)
    layouts = some(found, knowledge(view), Rng(1), WORLDS)
    returns, facts = found.look_on(list(map(move_number, choices)), layouts)
    counted = count(view, choices, Rng(1), WORLDS)
    for world in range(WORLDS):
        for number in range(len(choices)):
            took = [int(facts[world, number, TOOK + player]) for player in players]
            points = [float(paid(state.table, bids[each], took[each])) for each in players]
            assert returns[world, number] == pytest.approx(points[0] - fmean(points))
            assert counted[WORTH][world, number] == returns[world, number]
            assert counted["made"][world, number] == (took[0] == 1)
            assert counted["short"][world, number] == (took[0] < 1)


def test_a_hand_is_told_by_its_trumps_and_high_cards() -> None:
    state = dealt(chosen(3, "S"), [cards(hand) for hand in HANDS])
    told = seen(GUIDE, state.view(0), BIDS[2], BIDS[0])
    assert told.startswith("Worth about ") and told.endswith(" tricks: 1 trump (Ace), 1 king.")


@pytest.mark.parametrize(("scoring", "way"), [("SA08a", 1), ("SA12", -1), ("SA17", -1)])
def test_who_is_past_his_bid_wants_another_trick_where_it_pays(scoring: str, way: int) -> None:
    standing = chosen(3, "S", scoring=scoring)
    state = with_bids(dealt(standing, [cards(hand) for hand in HANDS]), (0, 0, 0, 1))
    view = play(state, "SA S5 S7 SQ").view(0)
    assert wants(view) == way


@pytest.mark.parametrize(("scoring", "least"), [("SB0", 0.1), ("SA12", 0.01), ("SA19", 0.01)])
def test_where_a_missed_bid_costs_a_point_a_tenth_of_one_is_not_level(
    scoring: str, least: float
) -> None:
    standing = chosen(3, "S", scoring=scoring)
    for state in (dealt(standing), with_bids(dealt(standing))):
        view = state.view(state.current_player())
        assert GUIDE.least(view) == least
        assert GUIDE.features(view)[-1].unit.write(least) == f"+{least}"


def test_a_trump_draws_trumps_only_where_it_is_led() -> None:
    hands = ("SA HK C2", "S5 H9 C5", "S7 H8 C6", "SQ HQ S8")
    state = table("S", *hands, bids=(1, 0, 0, 1))
    trump, club = (PlayCard(card) for card in cards("SA C2"))
    told = seen(GUIDE, state.view(0), trump, club)
    assert told == "It draws trumps: 12 may still be out."
    ruffing = play(state, "C2 C5 C6").view(3)
    assert not any(
        "draws" in seen(GUIDE, ruffing, each, None) for each in map(PlayCard, cards("SQ S8"))
    )


def test_a_trick_is_won_anyway_only_if_every_card_is_sure_of_it() -> None:
    state = table("N", "SA SK H2", "S5 S2 C5", "S7 S3 C6", "SQ S4 C8", bids=(0, 0, 0, 1))
    view = state.view(0)
    assert not choice_of(view, view.hand[0]).wins_anyway
    last = table("N", "S2 H3", "S3 H4", "S4 H5", "SA SK", bids=(0, 0, 0, 1))
    view = play(last, "S2 S3 S4").view(3)
    assert all(choice_of(view, card).wins_anyway for card in view.hand)
