"""A deal of whist in numbers, as its kernels are told of it.

Imports kernels, and so is imported where it is needed, not at the top of other files.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import log

from game.core.protocols import Player
from game.kernels import tricks
from game.kernels.whist import deal
from game.kernels.whist.face import Deal, Table, Worlds
from game.kit.cards import DECK, Suit, mask_of
from game.kit.knowledge import played_by
from game.kit.packs import HIGH
from game.rulesets.whist.scoring import SCHEMES, Outcome, deal_points
from game.rulesets.whist.standing import WhistStanding
from game.rulesets.whist.table import Bid, WhistAction, WhistTable

WHOLE_PACK = mask_of(DECK)
LEANING = 0.4
"""How far the aim moves, in tricks, for each e-fold that missing on one side costs more."""
MOST_LEANING = 0.45


def in_numbers(table: WhistTable) -> Deal:
    """Return a deal past dealing, with those hands that the table shows."""
    return Deal(position(table), *terms(table.standing))


def worlds_in_numbers(table: WhistTable, observer: Player | None) -> Worlds:
    """Return the worlds of an observer, who sees the table so."""
    played = played_by((*table.tricks, table.trick), table.players)
    seat = -1 if observer is None else observer
    return Worlds(position(table), *terms(table.standing), seat, played)


def terms(standing: WhistStanding) -> tuple[Table, tuple[float, ...]]:
    """Return what a deal is played for: utilities as [bid][taken], and by bid how far to lean."""
    options = standing.options
    return _terms(
        options.scoring,
        options.spades_double,
        options.zero_five,
        standing.cards,
        standing.players,
        standing.trump,
    )


@lru_cache(maxsize=256)
def _terms(
    scoring: str, spades_double: bool, zero_five: bool, cards: int, players: int, trump: Suit
) -> tuple[Table, tuple[float, ...]]:
    scheme = SCHEMES[scoring]
    sign = -1.0 if scheme.low_wins else 1.0
    utilities = tuple(
        tuple(
            sign
            * deal_points(
                scheme,
                Outcome(bid, taken, cards, players),
                trump,
                spades_double=spades_double,
                zero_five=zero_five,
            )
            for taken in range(cards + 1)
        )
        for bid in range(cards + 1)
    )
    return utilities, tuple(lean(worth, bid) for bid, worth in enumerate(utilities))


def lean(worth: Sequence[float], bid: int) -> float:
    """Return by how much of a trick to err above the bid (below it, if negative).

    Where a trick too few costs more than one too many, a cautious player aims a little high.
    `worth` is the utility of taking t tricks on his bid.
    """
    if not 0 < bid < len(worth) - 1:
        return 0.0
    short, over = worth[bid] - worth[bid - 1], worth[bid] - worth[bid + 1]
    if short <= 0 or over <= 0:
        return 0.0
    return max(-MOST_LEANING, min(MOST_LEANING, LEANING * log(short / over)))


def position(table: WhistTable) -> list[int]:
    """Return the position of a deal past dealing, with those hands that the table shows."""
    at = [0] * deal.SIZE
    players, trick = table.players, table.trick
    at[tricks.PLAYERS], at[tricks.TRUMP], at[tricks.MUST_TRUMP] = players, table.trump, 1
    at[tricks.TURN], at[tricks.NUMBER] = table.player, len(table.tricks)
    gone = mask_of([card for each in (*table.tricks, trick) for card in each.cards])
    at[tricks.LIVE] = WHOLE_PACK & ~gone
    if trick.cards:
        place = HIGH.best_place(trick.cards, table.trump)
        at[tricks.LYING], at[tricks.LED] = len(trick.cards), trick.cards[0] // 13
        at[tricks.BEST], at[tricks.TAKER] = trick.cards[place], trick.player(place, players)
        at[tricks.TRICK] = mask_of(trick.cards)
    for player, hand in enumerate(table.hands):
        at[tricks.HANDS + player] = mask_of([card for card in hand if card is not None])
        at[tricks.TAKEN + player] = table.taken[player]
        at[deal.BIDS + player] = table.bid_of(player) or 0
    at[deal.CARDS], at[deal.BIDDING], at[deal.FIRST] = table.cards, len(table.bids), table.forehand
    return at


def move_number(action: WhistAction) -> int:
    """Return what the kernels call a bid or the play of a card."""
    if isinstance(action, Bid):
        return action.tricks
    return int(action.card)  # type: ignore[union-attr]
