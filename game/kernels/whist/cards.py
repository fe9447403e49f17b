"""Card sense: which card serves a bid best, judged by what it does to the tricks expected.

For each card that may be played: how likely does it win this trick, and how many tricks will the
rest of the hand bring? Together they are the tricks expected, with a variance. The card is best
after which the expected squared miss of the tricks still needed is smallest; who leads and needs
all that is left leads from the top, a sure winner where there is one. The plain player and
the playouts of the search share this sense; both go by the player's own hand and the cards
played, nothing else.
"""

from typing import Any

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.tricks import (
    BEST,
    HANDS,
    LED,
    LIVE,
    LYING,
    NUMBER,
    PLAYERS,
    TAKEN,
    TRUMP,
    TURN,
    legal,
)
from game.kernels.whist.deal import BIDS, CARDS
from game.kernels.whist.worth import TRUMPS, side_kind, suit_worth

# How ready a later player is to beat a card, when he has what it takes.
RELUCTANT = 0.45  # he has his tricks
EAGER = 0.85  # he still needs some
RUFFS = 0.90  # he must trump, if he can

NEVER = 13
"""The rank to beat for a card that cannot win the trick."""


@inlined
def aim(at: Any, player: int, utilities: Any) -> int:
    """Return what a player plays for: 0 to meet his bid, 1 for tricks, -1 against them.

    Once the bid is out of reach the scoring says which way to go; where it does not care, the
    player spoils the bids of others.
    """
    bid, taken, left = at[BIDS + player], at[TAKEN + player], at[CARDS] - at[NUMBER]
    if taken <= bid <= taken + left or not left:
        return 0
    gain = utilities[bid, taken + 1] - utilities[bid, taken]
    if gain != 0.0:
        return 1 if gain > 0 else -1
    others = 0
    for other in range(at[PLAYERS]):
        if other != player:
            others += max(0, at[BIDS + other] - at[TAKEN + other])
    return 1 if others >= left else -1


@inlined
def _eager_later(at: Any, after: int) -> int:
    """Return how many of the players who come later in the trick still need tricks."""
    eager = 0
    other = at[TURN]
    for _ in range(after):
        other = other + 1 if other + 1 < at[PLAYERS] else 0
        if at[BIDS + other] > at[TAKEN + other]:
            eager += 1
    return eager


@bare
def choose_card(at: Any, utilities: Any, leans: Any, chances: Any, scratch: Any) -> int:
    """Return the card that the plain player plays whose turn it is.

    `leans` is, by bid, how much of a trick he errs above it; `chances` are remembered there, and
    `scratch` is written to.
    """
    open_ = legal(at)
    if not open_ & open_ - 1:
        return lowest(open_)
    player, trump = int(at[TURN]), int(at[TRUMP])
    hand, lying = int(at[HANDS + player]), int(at[LYING])
    hidden = int(at[LIVE]) & ~hand
    others = int(at[PLAYERS]) - 1
    left, after = int(at[CARDS] - at[NUMBER]), others - lying
    aside = 52 - (others + 1) * int(at[CARDS])
    bid = int(at[BIDS + player])
    need = bid - at[TAKEN + player] + leans[bid]
    direction = aim(at, player, utilities)
    # Who leads and needs all that is left has no use for a low card: sure winners come first.
    all_needed = not lying and bid - at[TAKEN + player] == left
    led = int(at[LED]) if lying else -1
    best_suit = int(at[BEST]) // 13 if lying else -1
    best_rank = int(at[BEST]) % 13 if lying else -1

    trumps_out = 0
    if trump < 4:
        trumps_out = count(hidden >> 13 * trump & 8191)
    side = side_kind(trump, trumps_out, left - 1, others, aside)
    mean = variance = 0.0
    for suit in range(4):
        own = hand >> 13 * suit & 8191
        if own:
            kind = TRUMPS if suit == trump else side
            tricks, doubt = suit_worth(
                chances, kind, left - 1, others, aside, own, hidden >> 13 * suit & 8191
            )
            mean += tricks
            variance += doubt
    ready = 0.0
    if after:
        # The chance that a later player lacks one given unseen card, and how ready he is to win.
        lacks = 1 - left / (aside + after * left + (others - after) * (left - 1))
        lacking = 1.0
        for number in range(14):
            scratch[number] = lacking
            lacking *= lacks
        ready = RELUCTANT + (EAGER - RELUCTANT) * _eager_later(at, after) / after
    choice, least, is_sure = -1, 0.0, False
    for suit in range(4):
        held = own = open_ >> 13 * suit & 8191
        if not own:
            continue
        unseen = hidden >> 13 * suit & 8191
        kind = TRUMPS if suit == trump else side
        tricks, doubt = suit_worth(chances, kind, left - 1, others, aside, own, unseen)
        rest_mean, rest_variance = mean - tricks, variance - doubt
        floor = -1
        if led >= 0:
            floor = best_rank if suit == best_suit else -1 if suit == trump else NEVER
        lead = suit if led < 0 else led
        ruffed = 0.0
        if after and floor != NEVER and lead != trump and trump < 4:
            void = scratch[count(hidden >> 13 * lead & 8191)]
            ruffed = void if suit == trump else RUFFS * void * (1 - scratch[trumps_out])
        previous = -1
        while held:
            rank = highest(held)
            held ^= 1 << rank
            if previous >= 0:
                # Two cards are equal when no unseen one lies between them, nor the one to beat.
                between = (1 << previous - rank) - 1
                if not unseen >> rank & between and not rank < floor < previous:
                    previous = rank
                    continue
            previous = rank
            if rank < floor:
                wins = 0.0
            elif not after:
                wins = 1.0
            else:
                beaten = 1 - scratch[count(unseen >> rank + 1)]
                if suit == lead:
                    beaten = min(0.98, ready * beaten + ruffed)
                else:
                    beaten *= RUFFS * ruffed
                wins = 1 - beaten
                for _ in range(after - 1):
                    wins *= 1 - beaten
            tricks, doubt = suit_worth(
                chances, kind, left - 1, others, aside, own ^ 1 << rank, unseen
            )
            tricks += rest_mean + wins
            if direction:
                badness = -direction * tricks
            else:
                gap = tricks - need
                badness = gap * gap + rest_variance + doubt + wins * (1 - wins)
            sure = all_needed and not unseen >> rank + 1 and ruffed == 0.0
            if choice < 0 or (badness < least and sure == is_sure) or (sure and not is_sure):
                choice, least, is_sure = 13 * suit + rank, badness, sure
            if all_needed:
                break
    return choice
