"""Cards with which something happens: no deal of them is one that careful players pass out."""

from dataclasses import replace
from functools import lru_cache

from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.match import Match
from game.session.seats import think
from game.session.setting import Setting

CAREFUL = "club+careful"
"""Who bids for everybody: what a careful player opens on, a beginner does not easily pass."""

TRIES = 12
"""How often other cards are looked for; nearly always one or two are enough."""


@lru_cache(maxsize=32)
def lively(setting: Setting) -> Setting:
    """Return a match with the first cards, from its own on, of which careful plain players pass no
    deal out; where none can be, the match as it is.

    A deal passed out is a deal all the same, and of four it would be one too many.
    """
    if not ruleset(setting.game).passed_out:
        return setting
    seats = [replace(each, spec=CAREFUL) for each in setting.seats]
    careful = replace(setting, seats=tuple(seats))
    luck = Rng(setting.seed)
    others = [luck.fork("other cards", number).below(2**53) for number in range(TRIES)]
    for seed in (setting.seed, *others):
        if _is_played(replace(careful, seed=seed).match()):
            return replace(setting, seed=seed)
    return setting


def _is_played(match: Match) -> bool:
    """Tell whether nobody would pass out any deal of a match that has just begun; no card is
    played."""
    while not match.is_over:
        made = len(match.actions)
        if _passes_out(match):
            return False
        match.take_back(made)
        for each in match.ruleset.passed_out:
            match.apply(match.to_act, each)
    return True


def _passes_out(match: Match) -> bool:
    """Tell whether those at the table pass out the deal at hand, and have them do it so far."""
    for each in match.ruleset.passed_out:
        if think(match)[0].action != each:
            return False
        match.apply(match.to_act, each)
    return True
