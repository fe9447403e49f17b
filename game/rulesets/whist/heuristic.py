"""The plain player: bids what the hand is worth, then plays to make exactly that."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.rng import Rng
from game.kit.cards import Card, Suit
from game.kit.tricks import beats, winning_place
from game.rulesets.whist.actions import PLAYS, Bid, PlayCard, WhistAction
from game.rulesets.whist.scoring import SCHEMES, Outcome, deal_points
from game.rulesets.whist.standing import WhistStanding
from game.rulesets.whist.strength import trick_distribution
from game.rulesets.whist.view import WhistView

STEERING = 2.5
"""How much likelier the tricks bid become because the player plays for them."""


def heuristic(view: WhistView, legal: Sequence[WhistAction], rng: Rng) -> WhistAction:
    """Return the plain player's choice; `rng` breaks no ties, the choice is fixed."""
    if isinstance(legal[0], Bid):
        bids = tuple(action.tricks for action in legal if isinstance(action, Bid))
        return Bid(choose_bid(view.hand, bids, view.standing))
    cards = [action.card for action in legal if isinstance(action, PlayCard)]
    return PLAYS[choose_card(view, cards)]


@lru_cache(maxsize=1 << 16)
def choose_bid(hand: tuple[Card, ...], allowed: tuple[int, ...], standing: WhistStanding) -> int:
    """Return the allowed bid with the best expected score under the scheme in force."""
    spread = trick_distribution(hand, standing.players, standing.trump)
    return max(allowed, key=lambda bid: _worth(bid, spread, standing))


def _worth(bid: int, spread: Sequence[float], standing: WhistStanding) -> float:
    """The expected utility of a bid when the tricks fall as in `spread`, steered to the bid."""
    weights = [chance * (STEERING if t == bid else 1) for t, chance in enumerate(spread)]
    table = utility_table(standing)[bid]
    return sum(w * table[t] for t, w in enumerate(weights)) / sum(weights)


@lru_cache(maxsize=256)
def _utility_table(
    scoring: str, spades_double: bool, zero_five: bool, cards: int, players: int, trump: Suit
) -> tuple[tuple[float, ...], ...]:
    scheme = SCHEMES[scoring]
    sign = -1 if scheme.low_wins else 1
    return tuple(
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


def utility_table(standing: WhistStanding) -> tuple[tuple[float, ...], ...]:
    """Return what taking t tricks on a bid of b is worth in the next deal, as [b][t]; more is
    better under every scheme."""
    options = standing.options
    return _utility_table(
        options.scoring,
        options.spades_double,
        options.zero_five,
        standing.cards,
        standing.players,
        standing.trump,
    )


def wants_trick(table: Sequence[float], bid: int, taken: int, left: int) -> bool:
    """Tell whether a player gains by the next trick: `left` are still to be played.

    Under the bid he does; at the bid he does not; where the bid is out of reach, the scheme says.
    """
    if taken == bid:
        return False
    if taken < bid <= taken + left:
        return True
    return max(table[taken + 1 : taken + left + 1]) > table[taken]


# -- cards


def choose_card(view: WhistView, cards: Sequence[Card]) -> Card:
    """Return the card that serves the bid best by simple sense."""
    if len(cards) == 1:
        return cards[0]
    me = view.player
    bid = view.bid_of(me) or 0
    table = utility_table(view.standing)[bid]
    wants = wants_trick(table, bid, view.taken[me], view.cards - len(view.tricks))
    if not view.trick.cards:
        return _lead(view, cards, wants)
    return _follow(view, cards, wants)


def _lead(view: WhistView, cards: Sequence[Card], wants: bool) -> Card:
    higher = _higher_outside(view)
    if wants:
        return min(cards, key=lambda card: (higher[card], card.suit == view.trump, -card.rank))
    return max(cards, key=lambda card: (higher[card], card.suit != view.trump, -card.rank))


def _follow(view: WhistView, cards: Sequence[Card], wants: bool) -> Card:
    best = view.trick.cards[winning_place(view.trick.cards, view.trump)]
    winning = [card for card in cards if beats(card, best, view.trump)]
    losing = [card for card in cards if not beats(card, best, view.trump)]
    last = len(view.trick.cards) == view.players - 1
    higher = _higher_outside(view)
    if wants:
        if not winning:
            return min(losing, key=lambda card: (card.suit == view.trump, -higher[card]))
        if last:
            return min(winning, key=lambda card: (card.suit == view.trump, card.rank))
        surest = max(winning, key=lambda card: (card.suit == view.trump, card.rank))
        if winning[0].suit == view.trump != view.trick.cards[0].suit:
            return min(winning)
        return surest if higher[surest] <= 1 or not losing else min(cards)
    if losing:
        return min(losing, key=lambda card: (higher[card], card.suit != view.trump))
    return max(winning) if last else min(winning)


def _higher_outside(view: WhistView) -> dict[Card, int]:
    """Return, for each card of the hand, how many higher ones of its suit others may hold."""
    gone = set(view.hand)
    gone.update(card for _player, card, _trick in view.played())
    return {
        card: sum(1 for other in range(card + 1, card - card.rank + 13) if other not in gone)
        for card in view.hand
    }
