"""How likely it is that players said what they said, holding certain cards."""

from dataclasses import dataclass, replace
from math import exp

from game.kit.beliefs import Layout
from game.rulesets.schnapsen.contracts import TALON
from game.rulesets.schnapsen.evaluation import best_to_keep, call_worths, merit, needs_of
from game.rulesets.schnapsen.knowledge import AWAY
from game.rulesets.schnapsen.masks import SUIT_MASKS
from game.rulesets.schnapsen.position import SchnapsenView

CALL_SPREAD = 0.5
"""By how many points of worth a call may fall short of the best one to be a third as likely."""
LEAST = 0.003
"""Any call is at least so likely, beside the best one."""
KEEP_SPREAD = 0.4
"""The same for the cards kept after the talon, in the weights of the evaluation."""
TRUMPS_NAMED = (0.1, 0.35, 0.8, 1.0, 1.0, 1.0)
"""How likely Forehand announces a suit of which he was dealt so many cards."""


@dataclass(frozen=True)
class Dealt:
    """How a layout came about: the six cards dealt to each player and the talon taken, as masks.

    What the observer has seen dealt is left out.
    """

    layout: Layout
    hands: tuple[int, int, int]
    talon: int


class Likelihood:
    """Tells of cards dealt how likely the others' calls are with them, from 0 to 1."""

    def __init__(self, view: SchnapsenView) -> None:
        table = view.table
        self._named = table.named_trump
        self._needs = needs_of(table.standing)
        calls = table.auction.calls
        self._heard = [
            (replace(table.auction, calls=calls[:at]), call)
            for at, call in enumerate(calls)
            if call.player != view.observer
        ]
        announced = table.named is not None and table.turned is None
        self._announcer = table.forehand if announced and table.forehand != view.observer else None
        self._contract, self._declarer = table.contract, table.declarer
        self._has_put_away = (
            table.declarer not in (None, view.observer) and len(table.put_away) == TALON
        )

    def __call__(self, dealt: Dealt) -> float:
        """Return how likely it all is."""
        found = 1.0
        if self._announcer is not None:
            found = TRUMPS_NAMED[
                (dealt.hands[self._announcer] & SUIT_MASKS[self._named]).bit_count()
            ]
        for before, call in self._heard:
            worths = call_worths(before, dealt.hands[call.player], self._named, self._needs)
            behind = worths[call.bid] - max(worths.values())
            found *= max(LEAST, exp(behind / CALL_SPREAD))
        if self._has_put_away and self._declarer is not None:
            contract, named, away = self._contract, self._named, dealt.layout[AWAY]
            eight = dealt.hands[self._declarer] | dealt.talon
            best = merit(contract, best_to_keep(contract, eight, named), named)
            behind = merit(contract, eight ^ away, named) - best
            found *= max(LEAST, exp(behind / KEEP_SPREAD))
        return found
