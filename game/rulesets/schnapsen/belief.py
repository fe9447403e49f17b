"""How likely it is that players said what they said, holding certain cards."""

from math import exp

from game.rulesets.schnapsen.auction import Auction
from game.rulesets.schnapsen.bidding import call_worths, needs_of
from game.rulesets.schnapsen.estimate import best_to_keep, merit
from game.rulesets.schnapsen.masks import SUIT_MASKS
from game.rulesets.schnapsen.view import SchnapsenView

CALL_SPREAD = 0.5
"""By how many points of worth a call may fall short of the best one to be a third as likely."""
LEAST = 0.003
"""Any call is at least so likely, beside the best one."""
KEEP_SPREAD = 0.4
"""The same for the cards kept after the talon, in the weights of the estimate."""
TRUMPS_NAMED = (0.1, 0.35, 0.8, 1.0, 1.0, 1.0)
"""How likely Forehand announces a suit of which he was dealt so many cards."""

Dealt = tuple[int, int, int]
"""The six cards dealt to each player, as masks."""


def likelihood(view: SchnapsenView, dealt: Dealt, kept: int, away: int) -> float:
    """Return how likely the others' calls are with these cards, from 0 to 1.

    `kept` and `away` are the cards of the declarer, 0 where he is the observer or has not put two
    away.
    """
    if view.named is None:
        return 1.0
    found = 1.0
    forehand = view.forehand
    if forehand != view.observer and view.turned is None:
        found = TRUMPS_NAMED[(dealt[forehand] & SUIT_MASKS[view.named]).bit_count()]
    needs = needs_of(view.standing)
    calls = view.auction.calls
    for at, call in enumerate(calls):
        if call.player != view.observer:
            before = Auction(view.auction.forehand, calls[:at])
            worths = call_worths(before, dealt[call.player], view.named, needs)
            behind = worths[call.contract] - max(worths.values())
            found *= max(LEAST, exp(behind / CALL_SPREAD))
    if away:
        best = merit(
            view.contract, best_to_keep(view.contract, kept | away, view.named), view.named
        )
        behind = merit(view.contract, kept, view.named) - best
        found *= max(LEAST, exp(behind / KEEP_SPREAD))
    return found
