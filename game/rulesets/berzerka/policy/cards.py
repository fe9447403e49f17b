"""Which card serves a wish best: the plain player and the playouts both play by it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.kit.cards import NO_TRUMP, Suit
from game.rulesets.berzerka.policy.masks import RANKS, higher

UP = tuple(range(13))
DOWN = UP[::-1]
BOTH = tuple(map(max, UP, DOWN))
"""What a rank is good for later: with 13 high, with 1 high, where the ranking turns."""

TAKE, EITHER, AVOID = 1, 0, -1
"""What a player wishes of a trick."""

HOLDS = 0.45
"""How likely a card must be to stand, for a player to spend it before the last has played."""


@dataclass(frozen=True)
class Setting:
    """The terms of one trick: trump, ranking, what ranks are good for later, the pain suit."""

    trump: Suit
    inverted: bool
    keep: tuple[int, ...]
    pain: int = -1


def best_card(
    own: Sequence[int],
    live: Sequence[int],
    setting: Setting,
    led: int,
    best_suit: int,
    best_rank: int,
    after: int,
    wish: int,
) -> tuple[int, int]:
    """Return suit and rank of the card that serves the wish best.

    `own` is the hand, `live` all cards not played yet (the hand included), `led` the suit led, -1
    for the leader; `after` players come later in this trick.
    """
    if led < 0:
        return _lead(own, live, setting, wish)
    if own[led]:
        if own[led] & own[led] - 1 == 0:
            return led, RANKS[own[led]][0]
        beaten = best_suit != led
        return led, _follow(own[led], live[led], setting, beaten, best_rank, after, wish)
    return _void(own, live, setting, best_suit, best_rank, wish)


def _follow(
    held: int, live: int, setting: Setting, is_trumped: bool, best: int, after: int, wish: int
) -> int:
    inverted, keep = setting.inverted, setting.keep
    ranks = RANKS[held][::-1] if inverted else RANKS[held]  # from weak to strong
    if is_trumped:
        winners: tuple[int, ...] = ()
    else:
        winners = tuple([r for r in ranks if (r < best if inverted else r > best)])
    if wish == TAKE:
        if winners:
            if not after:
                return winners[0]
            unseen = live & ~held
            top = winners[-1]
            over = higher(unseen, top, inverted)
            if 0.55**over >= HOLDS:
                for rank in winners:
                    if higher(unseen, rank, inverted) == over:
                        return rank
        return min(ranks, key=keep.__getitem__)
    if wish == AVOID:
        losers = ranks[: len(ranks) - len(winners)]
        if losers:
            return losers[-1]
        return ranks[0] if after else ranks[-1]
    return min(ranks, key=keep.__getitem__)


def _void(
    own: Sequence[int],
    live: Sequence[int],
    setting: Setting,
    best_suit: int,
    best_rank: int,
    wish: int,
) -> tuple[int, int]:
    trump, inverted = setting.trump, setting.inverted
    if wish == TAKE and trump != NO_TRUMP and own[trump]:
        ranks = RANKS[own[trump]][::-1] if inverted else RANKS[own[trump]]
        for rank in ranks:
            if best_suit != trump or (rank < best_rank if inverted else rank > best_rank):
                return trump, rank
    return _throw(own, live, setting, best_suit, best_rank, wish)


def _throw(
    own: Sequence[int],
    live: Sequence[int],
    setting: Setting,
    best_suit: int,
    best_rank: int,
    wish: int,
) -> tuple[int, int]:
    """Return what to throw away: the least useful card, or for one who avoids the worst."""
    trump, inverted, keep = setting.trump, setting.inverted, setting.keep
    choice, most = (-1, -1), -1000.0
    for suit in (0, 1, 2, 3):
        held = own[suit]
        if not held:
            continue
        length = held.bit_count()
        for rank in RANKS[held]:
            if wish == AVOID:
                over = higher(live[suit] & ~held, rank, inverted)
                score = -over - 0.3 * length
                if suit == setting.pain:
                    score += 6
                if suit == trump:
                    takes = best_suit != trump or (
                        rank < best_rank if inverted else rank > best_rank
                    )
                    score += -50 if takes else 5
            else:
                score = -keep[rank] - (20 if suit == trump else 0) + 0.1 * length
            if score > most:
                choice, most = (suit, rank), score
    return choice


def _lead(own: Sequence[int], live: Sequence[int], setting: Setting, wish: int) -> tuple[int, int]:
    trump, inverted, keep = setting.trump, setting.inverted, setting.keep
    best_suit, best_rank, most = -1, -1, -1000.0
    for suit in (0, 1, 2, 3):
        held = own[suit]
        if not held:
            continue
        unseen = live[suit] & ~held
        rest = unseen.bit_count()
        bonus = _lead_bonus(suit, held, rest, setting, wish)
        for rank in RANKS[held]:
            over = (unseen & (1 << rank) - 1 if inverted else unseen >> rank + 1).bit_count()
            if wish == TAKE:
                if not over:
                    score = 20.0 + (3 if suit == trump else 0.3 * rest)
                else:
                    score = 6 * 0.5**over - 0.3 * keep[rank] + bonus
            elif wish == AVOID:
                score = 2.5 * over + bonus - (8 if not over else 0)
                if suit == setting.pain:
                    score += 1 if over >= 3 else -2
            else:
                score = bonus - keep[rank]
            if score > most:
                best_suit, best_rank, most = suit, rank, score
    return best_suit, best_rank


def _lead_bonus(suit: int, held: int, rest: int, setting: Setting, wish: int) -> float:
    """Return what speaks for leading the suit, whichever of its cards it is."""
    is_trump = suit == setting.trump
    if wish == TAKE:
        return 0.5 * held.bit_count() - (3 if is_trump else 0)
    if wish == AVOID:
        return -1.5 * rest - (4 if is_trump else 0)
    return -20.0 if is_trump else 0.0
