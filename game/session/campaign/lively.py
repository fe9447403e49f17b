"""Cards with which something happens: no deal of them is one that everybody would pass."""

from dataclasses import replace
from functools import lru_cache

from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.match import Match
from game.session.seats import think
from game.session.setting import Setting

GAME, PASS = "bridge", "P"
"""The game in which everybody may pass, and a pass in its notation."""
CAREFUL = "club+careful"
"""Who calls for everybody: what a careful player opens on, a beginner does not easily pass."""

TRIES = 12
"""How often other cards are looked for; nearly always one or two are enough."""


@lru_cache(maxsize=32)
def lively(setting: Setting) -> Setting:
    """Return a match of bridge with the first cards, from its own on, of which careful
    plain players pass no deal out; any other match as it is.

    A deal passed out is a deal all the same (BR-20), and of four it would be one too many.
    """
    if setting.game != GAME:
        return setting
    seats = [replace(each, spec=CAREFUL) for each in setting.seats]
    careful = replace(setting, seats=tuple(seats))
    luck = Rng(setting.seed)
    others = [luck.fork("other cards", number).below(2**53) for number in range(TRIES)]
    for seed in (setting.seed, *others):
        if _is_bid_on(replace(careful, seed=seed).match()):
            return replace(setting, seed=seed)
    return setting


def _is_bid_on(match: Match) -> bool:
    """Tell whether somebody bids in every deal of a match that has just begun; the cards are not
    played."""
    to_pass = ruleset(GAME).parse_action(PASS)
    while not match.is_over:
        number, made = match.standing.deals_played, len(match.actions)
        while to_pass in match.state.legal_actions():
            match.apply(match.to_act, think(match)[0].action)
            if match.standing.deals_played > number:
                return False
        match.take_back(made)
        while match.standing.deals_played == number:
            match.apply(match.to_act, to_pass)
    return True
