"""A deal looked at afterwards, all hands open: what could be made, par, and what each card cost.

It asks the exact solver, which takes seconds: do it in another process than the window's.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.protocols import Player
from game.kit.cards import Card, Suit
from game.kit.double_dummy import tricks_by_card, tricks_by_declarer
from game.kit.packs import leaves_hand
from game.kit.tricks import Trick
from game.rulesets.bridge.actions import BIDS, Bid
from game.rulesets.bridge.contract import Contract, Doubling, side_of
from game.rulesets.bridge.jokers import order_of
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.scoring import Outcome, contract_score
from game.rulesets.bridge.table import BridgeTable

STRAINS = tuple(map(Suit, range(5)))
"""Spades to clubs, then no-trump: the order of a table of tricks."""


@dataclass(frozen=True)
class Par:
    """The result when both sides bid and play their best: the contract, None for four passes, and
    what it scores for North-South where deals are scored one by one."""

    contract: Contract | None
    tricks: int
    score: int


@dataclass(frozen=True)
class CardCost:
    """A card after which the side that played it can take fewer tricks than it could before.

    `better` are the cards of that hand that would have cost nothing, in the order of the pack.
    """

    trick: int
    player: Player
    card: Card
    tricks: int
    better: Sequence[Card]


@dataclass(frozen=True)
class Analysis:
    """What the solver says of a deal.

    `makeable` has the tricks of the declarer's side by strain (`STRAINS`), then declarer.
    """

    makeable: Sequence[Sequence[int]]
    par: Par
    costs: Sequence[CardCost]


def analysed(table: BridgeTable) -> Analysis:
    """Return the analysis of a deal that is over; a hidden card has no part in it."""
    options = table.options
    hands = [table.dealt(player) for player in range(4)]
    orders = [order_of(options.power, strain) for strain in STRAINS]
    makeable = tricks_by_declarer(hands, orders)
    tricks = [trick for trick in (*table.tricks, table.trick) if trick.cards]
    return Analysis(
        makeable,
        par(makeable, options, table.vulnerable, table.dealer),
        card_costs(hands, tricks, table) if table.contract else (),
    )


def card_costs(
    hands: Sequence[Sequence[Card]], tricks: Sequence[Trick], table: BridgeTable
) -> list[CardCost]:
    """Return every card that cost something, and how many tricks it cost."""
    held = [list(hand) for hand in hands]
    found = []
    for number, trick in enumerate(tricks):
        for place, card in enumerate(trick.cards):
            player = trick.player(place, 4)
            before = trick.cards[:place]
            worth = tricks_by_card(held, table.trump, trick.leader, before, table.order)
            most = max(worth.values())
            if cost := most - worth[card]:
                better = sorted(each for each, tricks in worth.items() if tricks == most)
                found.append(CardCost(number, player, card, cost, better))
            held[player].remove(leaves_hand(card, held[player]))
    return found


def par(
    makeable: Sequence[Sequence[int]],
    options: BridgeOptions,
    vulnerable: tuple[bool, bool],
    dealer: Player,
) -> Par:
    """Return the par of a deal: no side can do better by another call.

    Over each bid the opponents let it stand, doubled where it fails, or go on; from the highest bid
    down each side picks what is best for it.
    """
    ends: list[Par | None] = [None, None]
    """What a side comes to that bids at or above a height, None where nothing is left to bid."""
    for height in range(5 * options.highest_level - 1, -1, -1):
        found: list[Par | None] = []
        for side in range(2):
            end = _stands(BIDS[height], side, makeable, options, vulnerable)
            other, best = ends[1 - side], ends[side]
            if other is not None and _gain(other, 1 - side) > _gain(end, 1 - side):
                end = other
            found.append(end if best is None or _gain(end, side) > _gain(best, side) else best)
        ends = found
    first = side_of(dealer)
    for side in (first, 1 - first):
        best = ends[side]
        if best is not None and _gain(best, side) > 0:
            return best
    return Par(None, 0, 0)


def _gain(end: Par, side: int) -> int:
    return end.score if side == 0 else -end.score


def _stands(
    bid: Bid,
    side: int,
    makeable: Sequence[Sequence[int]],
    options: BridgeOptions,
    vulnerable: tuple[bool, bool],
) -> Par:
    """Return what comes of a bid of a side that stands; it is doubled where it fails."""
    players = (side, side + 2)
    declarer = max(players, key=lambda player: makeable[bid.strain][player])
    tricks = makeable[bid.strain][declarer]
    contract = Contract(bid, declarer)
    score = contract_score(options, contract, tricks, vulnerable[side])
    if score.outcome is Outcome.DOWN:
        contract = Contract(bid, declarer, Doubling.DOUBLED)
        score = contract_score(options, contract, tricks, vulnerable[side])
    return Par(contract, tricks, score.total if side == 0 else -score.total)
