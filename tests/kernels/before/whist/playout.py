"""Fast play to the end of a deal, for search: everyone has the plain player's sense."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit.cards import Card, suits_of
from game.kit.packs import HIGH
from game.rulesets.whist.phases import WhistState, allowed_bids
from game.rulesets.whist.table import BIDS, WhistTable
from tests.kernels.before.tricks import noting, play_tricks
from tests.kernels.before.whist.bid_choice import choose_bid, utility_table
from tests.kernels.before.whist.card_choice import plain_play


def playout(state: WhistState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    while state.table.is_dealing:
        state.apply_action(state.chance_action(rng))
    while (table := state.table).is_bidding:
        allowed = tuple(allowed_bids(table.cards, table.bids, table.players))
        hand = table.held(table.player)
        state.apply_action(BIDS[choose_bid(hand, allowed, table.bids, table.standing)])
    taken = play_out(table)
    utilities = utility_table(table.standing)
    points = [utilities[bid][tricks] for bid, tricks in zip(table.seat_bids(), taken, strict=True)]
    average = sum(points) / len(points)
    return tuple([each - average for each in points])


def play_out(table: WhistTable, moves: list[Card] | None = None) -> list[int]:
    """Play the tricks that are left and return what each player took; note the moves if asked."""
    hands = {player: suits_of(table.held(player)) for player in range(table.players)}
    choose, taken = plain_play(table, hands)
    if moves is not None:
        choose = noting(choose, moves)

    def take(player: Player, _cards: Sequence[int], _number: int) -> None:
        taken[player] += 1

    tricks = [(number, HIGH, table.trump) for number in range(len(table.tricks), table.cards)]
    play_tricks(choose, take, table.trick.leader, table.trick.cards, table.players, tricks)
    return taken
