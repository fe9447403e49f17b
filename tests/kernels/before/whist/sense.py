"""Card sense: which card serves a bid best, judged by what it does to the tricks expected.

For each card that may be played: how likely does it win this trick, and how many tricks will the
rest of the hand bring? Together they are the tricks expected, with a variance. The card is best
after which the expected squared miss of the tricks still needed is smallest. The plain player and
the playouts of the search share this sense; both see the player's own hand and the cards
played, nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log

from game.kit.cards import Suit
from tests.kernels.before.whist.strength import Masks, suit_worths

# How ready a later player is to beat a card, when he has what it takes.
RELUCTANT = 0.45  # he has his tricks
EAGER = 0.85  # he still needs some
RUFFS = 0.90  # he must trump, if he can


NEVER = 13
"""The rank to beat for a card that cannot win the trick."""
LEANING = 0.4
"""How far the aim moves, in tricks, for each e-fold that missing on one side costs more."""
MOST_LEANING = 0.45


@dataclass(frozen=True)
class Setting:
    """What stays the same in a deal: trump, the number of other players, the cards set aside."""

    trump: Suit
    others: int
    aside: int


def aim(worth: Sequence[float], bid: int, taken: int, left: int, others_need: int) -> int:
    """Return what a player plays for: 0 to meet his bid, 1 for tricks, -1 against them.

    `worth` is the utility of taking t tricks on his bid, `left` are the tricks still to come. Once
    the bid is out of reach the scoring says which way to go; where it does not care, the player
    spoils the bids of others, who still need `others_need` tricks together.
    """
    if taken <= bid <= taken + left or not left:
        return 0
    gain = worth[taken + 1] - worth[taken]
    if gain:
        return 1 if gain > 0 else -1
    return 1 if others_need >= left else -1


def lean(worth: Sequence[float], bid: int) -> float:
    """Return by how much of a trick to err above the bid (below it, if negative).

    Where a trick too few costs more than one too many, a cautious player aims a little high.
    """
    if not 0 < bid < len(worth) - 1:
        return 0.0
    short, over = worth[bid] - worth[bid - 1], worth[bid] - worth[bid + 1]
    if short <= 0 or over <= 0:
        return 0.0
    return max(-MOST_LEANING, min(MOST_LEANING, LEANING * log(short / over)))


def best_card(
    own: Masks,
    live: Masks,
    setting: Setting,
    led: int,
    best_suit: int,
    best_rank: int,
    after: int,
    eager: int,
    need: float,
    direction: int,
    left: int,
    *,
    all_needed: bool = False,
) -> tuple[int, int]:
    """Return suit and rank of the card that serves best.

    `own` is the hand, `live` all cards not yet played (the hand included), `led` the suit led, -1
    for the leader. `after` players come later in this trick, `eager` of whom need tricks. `need`
    tricks, with the leaning, are still wanted of the `left` to come, this one included;
    `direction` is the `aim`.
    """
    trump, others, aside = setting.trump, setting.others, setting.aside
    suits = _open_suits(own, led, trump)
    if len(suits) == 1:
        only = own[suits[0]]
        if not only & (only - 1):
            return suits[0], only.bit_length() - 1
    trump_worth, side_worth = suit_worths(own, live, trump, others, left - 1, aside)
    worths = [(0.0, 0.0)] * 4
    mean = variance = 0.0
    for suit in (0, 1, 2, 3):
        if held := own[suit]:
            table = trump_worth if suit == trump else side_worth
            worths[suit] = table[held << 13 | live[suit] & ~held]
            mean += worths[suit][0]
            variance += worths[suit][1]
    lacks = ready = 0.0
    if after:
        # The chance that a later player lacks one given unseen card, and how ready he is to win.
        lacks = 1 - left / (aside + after * left + (others - after) * (left - 1))
        ready = RELUCTANT + (EAGER - RELUCTANT) * eager / after
    choice, least = (suits[0], 0), (True, float("inf"))
    for suit in suits:
        held = own[suit]
        unseen = live[suit] & ~held
        table = trump_worth if suit == trump else side_worth
        rest_mean = mean - worths[suit][0]
        rest_variance = variance - worths[suit][1]
        floor = -1
        if led >= 0:
            floor = best_rank if suit == best_suit else -1 if suit == trump else NEVER
        lead = suit if led < 0 else led
        may_be_ruffed = after and floor != NEVER and lead != trump < 4
        ruffed = _ruff_chance(own, live, trump, suit, lead, lacks) if may_be_ruffed else 0.0
        ranks = _different_ranks(held, unseen, floor)
        for rank in ranks[:1] if all_needed else ranks:
            if rank < floor:
                wins = 0.0
            elif not after:
                wins = 1.0
            else:
                beaten = 1 - lacks ** (unseen >> rank + 1).bit_count()
                if suit == lead:
                    beaten = min(0.98, ready * beaten + ruffed)
                else:
                    beaten *= RUFFS * ruffed
                wins = (1 - beaten) ** after
            tricks, doubt = table[(held ^ 1 << rank) << 13 | unseen]
            tricks += rest_mean + wins
            if direction:
                badness = -direction * tricks
            else:
                gap = tricks - need
                badness = gap * gap + rest_variance + doubt + wins * (1 - wins)
            sure = all_needed and not unseen >> rank + 1 and not ruffed
            if (not sure, badness) < least:
                choice, least = (suit, rank), (not sure, badness)
    return choice


def _open_suits(own: Masks, led: int, trump: Suit) -> list[int]:
    """Return the suits that may be played (SW-14 to SW-17)."""
    if led >= 0:
        if own[led]:
            return [led]
        if trump < 4 and own[trump]:
            return [int(trump)]
    return [suit for suit in (0, 1, 2, 3) if own[suit]]


@lru_cache(maxsize=1 << 15)
def _different_ranks(held: int, unseen: int, floor: int) -> tuple[int, ...]:
    """Return the ranks of a suit from high to low, of equals the highest only.

    Two cards are equal when no unseen card lies between them, nor the card to be beaten.
    """
    ranks = []
    previous = -1
    while held:
        rank = held.bit_length() - 1
        held ^= 1 << rank
        between = (1 << max(0, previous - rank)) - 1
        if previous < 0 or unseen >> rank & between or rank < floor < previous:
            ranks.append(rank)
        previous = rank
    return tuple(ranks)


def _ruff_chance(own: Masks, live: Masks, trump: Suit, suit: int, lead: int, lacks: float) -> float:
    """The chance that a later player is out of the suit led, and trumps if it is not trumped yet.

    `lacks` is his chance to lack one given unseen card.
    """
    void: float = lacks ** (live[lead] & ~own[lead]).bit_count()
    if suit == trump:
        return void
    has_trump: float = 1 - lacks ** (live[trump] & ~own[trump]).bit_count()
    return RUFFS * void * has_trump
