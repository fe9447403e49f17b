"""The plain player: bids what the hand is worth, then plays to make exactly that."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.cards import Card, Suit
from game.kit.tricks import winning_place
from game.rulesets.whist.actions import PLAYS, Bid, PlayCard, WhistAction
from game.rulesets.whist.scoring import SCHEMES, Outcome, deal_points
from game.rulesets.whist.sense import Setting, aim, best_card, lean
from game.rulesets.whist.standing import WhistStanding
from game.rulesets.whist.strength import WHOLE_SUIT, dealt_worth, lone_card_chance, masks_of
from game.rulesets.whist.view import WhistView

# How the tricks of a deal fall around those expected, fitted to 48,000 bids of plain players, some
# of them moved by one at random, before LEANING was there. tests/strength/calibrate.py fits the
# steering again (0.40 and 0.06 by its last run, not taken over), the other three it does not.
SPREAD = 1.38  # the variance, as a multiple of what the cards suggest
LEAST_VARIANCE = 0.05
CROWDED = 0.14  # tricks lost for each trick that earlier bidders claim beyond their share
DOUBTED = 0.8  # by trial: what is left of a lone card's chance when another claims the trick
# A bid is likelier to be made than missed because the player plays for it; in log-odds, and more
# so the longer the deal is.
STEERING = 0.107
STEERING_PER_CARD = 0.086


def policy(
    view: WhistView, legal: Sequence[WhistAction], rng: Rng, style: Style = STEADY
) -> WhistAction:
    """Return what the plain player of this style does; only guile draws from `rng`."""
    if len(legal) == 1:
        return legal[0]
    if isinstance(legal[0], Bid):
        bids = tuple(action.tricks for action in legal if isinstance(action, Bid))
        return Bid(choose_bid(view.hand, bids, view.bids, view.standing, style.reach))
    cards = [action.card for action in legal if isinstance(action, PlayCard)]
    return PLAYS[disguised(view, choose_card(view, cards), rng, style)]


def taste(view: WhistView, close: Sequence[WhistAction], rng: Rng, style: Style) -> WhistAction:
    """Return which of several moves of about the same worth, the best first, suits the style."""
    best = close[0]
    if isinstance(best, PlayCard):
        return PLAYS[disguised(view, best.card, rng, style)]
    if style.reach:
        return max(close) if style.reach > 0 else min(close)
    return best


# -- bids


def choose_bid(
    hand: tuple[Card, ...],
    allowed: Sequence[int],
    earlier: Sequence[int],
    standing: WhistStanding,
    reach: float = 0.0,
) -> int:
    """Return the allowed bid with the best expected score under the scheme in force.

    `reach` is by how many tricks the hand is taken for more than it is worth.
    """
    players = standing.players
    if len(hand) == 1:
        mean = lone_card_chance(hand[0], players, standing.trump, leads=not earlier)
        variance = mean * (1 - mean)
    else:
        mean, variance = dealt_worth(masks_of(hand), len(hand), players, standing.trump)
    mean = min(float(len(hand)), max(0.0, mean + reach)) if reach else mean
    return bid_for(mean, variance, allowed, earlier, players, utility_table(standing))


def bid_for(
    mean: float,
    variance: float,
    allowed: Sequence[int],
    earlier: Sequence[int],
    players: int,
    table: Sequence[Sequence[float]],
) -> int:
    """Return the best of the allowed bids for a hand that is worth `mean` tricks by its cards.

    `earlier` are the bids made before; `table` is the utility of taking t tricks on a bid of b.
    """
    cards = len(table) - 1
    chances = trick_chances(mean, variance, cards, earlier, players)
    boost = exp(STEERING + STEERING_PER_CARD * cards) - 1
    return max(allowed, key=lambda bid: _worth(bid, chances, table[bid], boost))


def _worth(bid: int, chances: Sequence[float], worth: Sequence[float], boost: float) -> float:
    """The expected utility of a bid whose own chance grows by the boost."""
    steered = boost * chances[bid]
    total: float = sum(map(mul, chances, worth))
    return (total + steered * worth[bid]) / (1 + steered)


def trick_chances(
    mean: float, variance: float, cards: int, earlier: Sequence[int], players: int
) -> list[float]:
    """Return the chance of taking 0, 1, ... tricks, given the bids made before."""
    if cards == 1:
        chance = mean * DOUBTED if any(earlier) else mean
        return [1 - chance, chance]
    mean -= CROWDED * (sum(earlier) - len(earlier) * (cards - mean) / (players - 1))
    sharpness = 0.5 / max(LEAST_VARIANCE, SPREAD * variance)
    weights = [exp(-((tricks - mean) ** 2) * sharpness) for tricks in range(cards + 1)]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


@lru_cache(maxsize=256)
def _utility_table(
    scoring: str, spades_double: bool, zero_five: bool, cards: int, players: int, trump: Suit
) -> tuple[tuple[float, ...], ...]:
    scheme = SCHEMES[scoring]
    sign = -1.0 if scheme.low_wins else 1.0
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
    """Return what taking t tricks on a bid of b is worth in the next deal, as [b][t].

    More is better under every scheme.
    """
    options = standing.options
    return _utility_table(
        options.scoring,
        options.spades_double,
        options.zero_five,
        standing.cards,
        standing.players,
        standing.trump,
    )


# -- cards


def choose_card(view: WhistView, cards: Sequence[Card]) -> Card:
    """Return the card that serves the bid best by plain sense."""
    me, players = view.player, view.players
    live = [WHOLE_SUIT] * 4
    for trick in (*view.tricks, view.trick):
        for card in trick.cards:
            live[card // 13] &= ~(1 << card % 13)
    left = view.cards - len(view.tricks)
    needs = [_need(view, player) for player in range(players)]
    bid = view.bid_of(me) or 0
    worth = utility_table(view.standing)[bid]
    others_need = sum(max(0, need) for need in needs) - max(0, needs[me])
    on_table = view.trick.cards
    led = best_suit = best_rank = -1
    if on_table:
        led = on_table[0].suit
        best_suit, best_rank = divmod(int(on_table[winning_place(on_table, view.trump)]), 13)
    after = players - 1 - len(on_table)
    suit, rank = best_card(
        masks_of(view.hand),
        live,
        Setting(view.trump, players - 1, 52 - players * view.cards),
        led,
        best_suit,
        best_rank,
        after,
        sum(needs[(me + step) % players] > 0 for step in range(1, after + 1)),
        needs[me] + lean(worth, bid),
        aim(worth, bid, view.taken[me], left, others_need),
        left,
    )
    return Card(13 * suit + rank)


def disguised(view: WhistView, card: Card, rng: Rng, style: Style) -> Card:
    """Return the card, or with guile any of those that are worth the same."""
    if style.guile and rng.below(100) < 100 * style.guile:
        return rng.choice(touching(view, card))
    return card


def touching(view: WhistView, card: Card) -> list[Card]:
    """Return the cards of the hand that are worth the same: none still in play is between."""
    played = {each for trick in view.tricks for each in trick.cards}
    same = [card]
    for step in (-1, 1):
        rank = card.rank + step
        while 0 <= rank < 13:
            other = Card(13 * card.suit + rank)
            if other in view.hand:
                same.append(other)
            elif other not in played:
                break
            rank += step
    return sorted(same)


def _need(view: WhistView, player: Player) -> int:
    return (view.bid_of(player) or 0) - view.taken[player]
