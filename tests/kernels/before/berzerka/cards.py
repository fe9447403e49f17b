"""Which card serves a wish best: the plain player and the playouts both play by it.

The ranks are those in force: where 1 is high the masks have been turned over, so that here the
highest bit is always the best card.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.kit.cards import NO_TRUMP, Suit
from game.kit.packs import Order
from game.rulesets.berzerka.policy.evaluation import RANKS

UP = tuple(range(13))
BOTH = tuple(map(max, UP, UP[::-1]))
"""What a rank is good for later: while the ranking stays, and where it turns."""

TAKE, EITHER, AVOID = 1, 0, -1
"""What a player wishes of a trick."""

HOLDS = 0.45
"""How likely a card must be to stand, for a player to spend it before the last has played."""


@dataclass(frozen=True)
class Setting:
    """The terms of one trick.

    `keep` is what each rank is good for later, `pain` the pain suit or -1, `wish` what everyone
    wants of the trick, None where that depends on the tricks that a player still needs.
    """

    trump: Suit
    inverted: bool
    order: Order
    keep: tuple[int, ...]
    pain: int
    wish: int | None


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
        return _LEADS[wish](own, live, setting)
    if own[led]:
        best = best_rank if best_suit == led else 13
        return led, _follow(own[led], live[led], setting, best, after, wish)
    trump = setting.trump
    if wish == TAKE and trump != NO_TRUMP:
        over = own[trump] >> best_rank + 1 << best_rank + 1 if best_suit == trump else own[trump]
        if over:
            return trump, RANKS[over][0]
    return _throw(own, live, setting, best_suit, best_rank, wish)


def _follow(held: int, live: int, setting: Setting, best: int, after: int, wish: int) -> int:
    """Return the rank to follow suit with; `best` is that to be beaten, 13 where none can."""
    over = held >> best + 1 << best + 1
    if wish == AVOID:
        if held ^ over:
            return RANKS[held ^ over][-1]
        return RANKS[held][0] if after else RANKS[held][-1]
    if wish == TAKE and over:
        if not after:
            return RANKS[over][0]
        unseen = live & ~held
        stronger = (unseen >> over.bit_length()).bit_count()
        if 0.55**stronger >= HOLDS:
            for rank in RANKS[over]:
                if (unseen >> rank + 1).bit_count() == stronger:
                    return rank
    return min(RANKS[held], key=setting.keep.__getitem__)


def _throw(
    own: Sequence[int],
    live: Sequence[int],
    setting: Setting,
    best_suit: int,
    best_rank: int,
    wish: int,
) -> tuple[int, int]:
    """Return what to throw away: the least useful card, or for one who avoids the worst."""
    trump, keep = setting.trump, setting.keep
    choice, most = (-1, -1), -1000.0
    for suit in (0, 1, 2, 3):
        held = own[suit]
        length = held.bit_count()
        for rank in RANKS[held]:
            if wish == AVOID:
                score = -((live[suit] & ~held) >> rank + 1).bit_count() - 0.3 * length
                if suit == setting.pain:
                    score += 6
                if suit == trump:
                    score += -50 if best_suit != trump or rank > best_rank else 5
            else:
                score = -keep[rank] - (20 if suit == trump else 0) + 0.1 * length
            if score > most:
                choice, most = (suit, rank), score
    return choice


def _lead_to_take(own: Sequence[int], live: Sequence[int], setting: Setting) -> tuple[int, int]:
    """Return a card that nobody can beat, else one that few can, of a long suit."""
    trump, keep = setting.trump, setting.keep
    best_suit, sure, most = -1, 0, 0.0
    for suit in (0, 1, 2, 3):
        if held := own[suit]:
            unseen = live[suit] & ~held
            length = unseen.bit_length()
            if over := held >> length << length:
                score = 3 if suit == trump else 0.3 * unseen.bit_count()
                if not sure or score > most:
                    best_suit, sure, most = suit, over, score
    if sure:
        return best_suit, RANKS[sure][0]
    best_rank, most = -1, -1000.0
    for suit in (0, 1, 2, 3):
        if held := own[suit]:
            unseen = live[suit] & ~held
            bonus = 0.5 * held.bit_count() - (3 if suit == trump else 0)
            for rank in RANKS[held]:
                score = 6 * 0.5 ** (unseen >> rank + 1).bit_count() - 0.3 * keep[rank] + bonus
                if score > most:
                    best_suit, best_rank, most = suit, rank, score
    return best_suit, best_rank


def _lead_to_avoid(own: Sequence[int], live: Sequence[int], setting: Setting) -> tuple[int, int]:
    """Return a card that many can beat, of a suit that others still have."""
    trump, pain = setting.trump, setting.pain
    best_suit, best_rank, most = -1, -1, -1000.0
    for suit in (0, 1, 2, 3):
        if held := own[suit]:
            unseen = live[suit] & ~held
            bonus = -1.5 * unseen.bit_count() - (4 if suit == trump else 0)
            for rank in RANKS[held]:
                over = (unseen >> rank + 1).bit_count()
                score = 2.5 * over + bonus - (8 if not over else 0)
                if suit == pain:
                    score += 1 if over >= 3 else -2
                if score > most:
                    best_suit, best_rank, most = suit, rank, score
    return best_suit, best_rank


def _lead_away(own: Sequence[int], _live: Sequence[int], setting: Setting) -> tuple[int, int]:
    """Return the card that is good for least later, a trump last of all."""
    keep = setting.keep
    return min(
        [(suit, rank) for suit in (0, 1, 2, 3) for rank in RANKS[own[suit]]],
        key=lambda card: keep[card[1]] + (20 if card[0] == setting.trump else 0),
    )


_LEADS = {TAKE: _lead_to_take, AVOID: _lead_to_avoid, EITHER: _lead_away}
