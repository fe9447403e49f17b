"""Tandem, a toy: partners, a dummy, an auction and two Jokers that float. No game of ours.

Four play, the first with the third against the second with the fourth. The pack is T to A of each
suit and two Jokers; five cards each, two lie aside. One bids how many tricks his side takes, there
are no trumps. Declarer's partner lays his hand open after the lead, and declarer plays it.
"""

from pathlib import Path

from game.core.ruleset import Ruleset, Sides
from game.core.sense import Sense
from game.core.telling import Telling
from tests.toys.tandem.guide import GUIDE
from tests.toys.tandem.rules import TandemState, opening, parse_action, settle
from tests.toys.tandem.sense import determinize, playout, policy, slip, worlds
from tests.toys.tandem.table import TandemAction, TandemOptions, TandemView, laid
from tests.toys.tandem.telling import deal_summary, describe, text_view


def partners(_players: int) -> Sides:
    """Return the first with the third, the second with the fourth."""
    return ((0, 2), (1, 3))


TANDEM: Ruleset[TandemAction, TandemView, TandemOptions] = Ruleset(
    id="tandem",
    version=1,
    title="Tandem",
    players=range(4, 5),
    options=TandemOptions,
    presets={"Plain": TandemOptions()},
    folder=Path(__file__).parent,
    opening=opening,
    new_deal=lambda standing: TandemState(laid(standing)),
    settle=settle,
    parse_action=parse_action,
    sense=Sense(determinize, worlds, policy, playout, slip=slip),
    telling=Telling("Partners bid for tricks.", describe, deal_summary, text_view, GUIDE),
    returns_sum=0.0,
    longest_deal=4 + 24 + 20,
    sides=partners,
)
