"""How long a whole battle takes, from the draw to the end."""

import time
from collections.abc import Callable, Sequence

from game.core.rng import Rng
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.sense.playout import playout, random_playout
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal

Play = Callable[[BerserkState, Rng], Sequence[float]]
WARM_UP = 12
"""Battles before the clock starts: what is worked out once is not a battle's own."""


def battle_times(play: Play, count: int, seed: int = 1) -> list[float]:
    """Return the milliseconds of computing that each of `count` battles takes.

    All realm decks meet in turn, under the usual options with the usual crystals.
    """
    decks = list(REALM_DECKS)
    pairs = [(one, other) for one in decks for other in decks]
    found = []
    for number in range(WARM_UP + count):
        one, other = pairs[7 * number % len(pairs)]
        state = new_deal(opening(BerserkOptions(deck_0=one, deck_1=other), 2, number % 2))
        started = time.process_time()
        play(state, Rng(seed).fork("pace", number))
        found.append(1000 * (time.process_time() - started))
    return found[WARM_UP:]


def paces(count: int) -> tuple[list[float], list[float]]:
    """Return the times of battles played at random, and of battles of plain players."""
    return battle_times(random_playout, count), battle_times(playout, count)
