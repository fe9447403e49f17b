"""What the plain player and the playouts know."""

from collections import defaultdict
from itertools import islice
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.kernels import tricks
from game.kernels.whist import cards as play
from game.kernels.whist import deal
from game.kernels.whist.face import Deal
from game.kernels.whist.worth import dealt_worth, lone_card_chance, new_chances
from game.kit.cards import NO_TRUMP, SPADES, Card, mask_of, parse_cards
from game.kit.tricks import Deal as HandDealt
from game.rulesets.whist import WHIST, WhistOptions, numbers
from game.rulesets.whist.phases import WhistState
from game.rulesets.whist.player import determinize, worlds
from game.rulesets.whist.scoring import SCHEMES, Outcome


def choose_bid(
    hand: tuple[Card, ...], standing: Any, earlier: tuple[int, ...] = (), cards: int = 0
) -> int:
    """What the plain player bids with a hand after these bids, where every bid is free."""
    at = np.zeros(deal.SIZE, np.int64)
    at[tricks.PLAYERS], at[tricks.TRUMP] = standing.players, standing.trump
    at[tricks.HANDS + len(earlier)], at[tricks.TURN] = mask_of(hand), len(earlier)
    at[deal.CARDS], at[deal.BIDDING] = cards or len(hand), len(earlier)
    at[deal.BIDS : deal.BIDS + len(earlier)] = earlier
    return Deal(at.tolist(), *numbers.terms(standing)).choose_bid(0.0)


def positions(players: int, seed: int, scoring: str = "SB0") -> list[WhistState]:
    """Every position of a match among plain players in which somebody is to act."""
    rng = Rng(seed)
    found = []
    standing = WHIST.opening(WhistOptions(scoring=scoring), players, seed % players)
    while not standing.is_over:
        state = WHIST.new_deal(standing)
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            found.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(WHIST.sense.policy(state.view(player), legal, rng))
        standing = WHIST.settle(standing, state)
    return found


@pytest.mark.parametrize(("players", "scoring"), [(4, "SB1"), (4, "SA07"), (5, "SB0"), (6, "SA17")])
def test_a_playout_plays_as_plain_players_do(players: int, scoring: str) -> None:
    for state in positions(players, 2, scoring)[::43]:
        foreseen = WHIST.sense.playout(state.clone(), Rng(0))
        while (player := state.current_player()) != TERMINAL:
            legal = state.legal_actions()
            state.apply_action(WHIST.sense.policy(state.view(player), legal, Rng(0)))
        assert foreseen == pytest.approx(state.returns())


def test_the_tricks_expected_are_those_that_come() -> None:
    gaps: dict[int, list[float]] = defaultdict(list)
    for seed in range(24):
        for state in positions(4, seed):
            if state.table.cards > 1 and state.history and len(state.history) == 8:
                table, chances = state.table, new_chances()
                found = numbers.in_numbers(table)
                found.play_out()
                for player in range(4):
                    hand, trump = mask_of(table.held(player)), int(table.trump)
                    worth, _doubt = dealt_worth(chances, hand, table.cards, 4, trump)
                    gaps[table.cards].append(worth - found.at[tricks.TAKEN + player])
    for cards, found in gaps.items():
        assert abs(fmean(found)) < 0.25, f"{cards} cards are misjudged by {fmean(found):.2f}"
        assert fmean(gap * gap for gap in found) < 0.35 + 0.13 * cards


@pytest.mark.parametrize(
    ("card", "trump", "leads", "chance"),
    [
        ("SA", SPADES, False, 1.0),
        ("SA", NO_TRUMP, True, 1.0),
        ("H2", SPADES, False, 0.0),
        ("HA", SPADES, True, (1 - 13 / 51) ** 3),
        ("HA", NO_TRUMP, False, 12 / 51),
    ],
)
def test_a_lone_card_is_worth_what_the_turn_gives_it(
    card: str, trump: Any, leads: bool, chance: float
) -> None:
    (only,) = parse_cards(card)
    assert lone_card_chance(int(only), 4, int(trump), leads) == pytest.approx(chance)


def test_a_bid_follows_the_scoring_in_force() -> None:
    hand = tuple(sorted(parse_cards("SAS5HKH7H3D9C8C4")))

    def bid(scoring: str) -> int:
        standing = WHIST.opening(WhistOptions(scoring=scoring), 6, 0)
        return choose_bid(hand, standing)

    assert bid("SA03a") > bid("SA17"), "ten points a trick and no penalty ask for boldness"
    assert bid("SA08b") >= bid("SA01"), "a zero bid that is worth half is bid less"


def test_the_bids_before_count() -> None:
    standing = WHIST.opening(WhistOptions(), 4, 0)
    hand = tuple(sorted(parse_cards("SAS9S3HAHKH4D8D6D5CKC9C5C2")))
    bids = [choose_bid(hand, standing, (each, each)) for each in range(8)]
    assert bids == sorted(bids, reverse=True) and bids[0] > bids[-1]


def test_a_player_who_has_lost_his_bid_goes_where_the_points_are() -> None:
    def direction(scoring: str, bid: int, taken: int) -> int:
        rule = SCHEMES[scoring]
        sign = -1 if rule.low_wins else 1
        worth = [sign * rule.points(Outcome(bid, tricks, 8, 4)) for tricks in range(9)]
        at = np.zeros(deal.SIZE, np.int64)
        at[tricks.PLAYERS], at[deal.CARDS], at[tricks.NUMBER] = 4, 8, taken
        at[deal.BIDS], at[tricks.TAKEN] = bid, taken
        utilities = np.array([worth] * 9, np.float64)
        return play.aim(at, 0, utilities)

    assert direction("SB0", 1, 2) == 1  # a point a trick
    assert direction("SA07", 1, 2) == -1  # ten points off a trick
    assert direction("SA12", 1, 2) == -1
    assert direction("SB0", 3, 2) == 0  # still in reach


def test_caution_leans_to_the_side_where_a_miss_is_cheaper() -> None:
    assert numbers.lean([-10, 11, 2, 3], 1) > 0 > numbers.lean([10, 11, -20, -20], 1)
    assert numbers.lean([0, 11, 0, 0], 1) == 0 == numbers.lean([10, 1, 2, 3], 0)


# -- worlds


@pytest.mark.parametrize("players", [4, 5, 6])
def test_worlds_are_all_possible_and_look_the_same_to_the_observer(players: int) -> None:
    for state in positions(players, seed=5)[::41]:
        observer = state.current_player()
        view = state.view(observer)
        for world in islice(worlds(view, Rng(1)), 4):
            assert world.view(observer) == view
            again = WHIST.new_deal(world.table.standing)
            for action in world.history:
                again.apply_action(action)
            assert again == world


def test_worlds_listen_to_the_bids() -> None:
    heard = drawn = 0
    for state in positions(4, seed=6):
        if state.table.cards < 6 or len(state.history) != 8:
            continue
        view = state.view(state.current_player())
        heard += sum(map(bids_that_fit, islice(worlds(view, Rng(2)), 20)))
        drawn += sum(bids_that_fit(determinize(view, Rng(number))) for number in range(20))
    assert heard > 1.5 * drawn


def bids_that_fit(world: WhistState) -> int:
    """How many players would have bid with this hand what they did bid."""
    count, table = 0, world.table
    for turn, hand in enumerate(
        action.cards for action in world.history if isinstance(action, HandDealt)
    ):
        bid = choose_bid(hand, table.standing, table.bids[:turn])
        count += bid == table.bids[turn]
    return count
