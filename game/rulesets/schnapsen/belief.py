"""How likely it is that players said what they said, holding certain cards."""

from dataclasses import dataclass, replace
from math import exp

from game.core.protocols import Player
from game.kit.beliefs import Layout
from game.rulesets.schnapsen.contracts import TALON
from game.rulesets.schnapsen.evaluation import best_to_keep, call_worths, merit, needs_of
from game.rulesets.schnapsen.knowledge import AWAY
from game.rulesets.schnapsen.masks import SUIT_MASKS
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.standing import PLAYERS

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


_Heard = tuple[str | None, tuple[str, ...], str | None]
"""A call (None: a pass), the bids that were open, and the contract that stood."""


class Likelihood:
    """Tells of cards dealt how likely the others' calls are with them, from 0 to 1."""

    def __init__(self, view: SchnapsenView) -> None:
        table = view.table
        self._table, self._named = table, table.named_trump
        self._needs = needs_of(table.standing)
        others = [player for player in range(PLAYERS) if player != view.observer]
        self._known: dict[Player, dict[int, float]] = {player: {} for player in others}
        announced = table.named is not None and table.turned is None
        self._announcer = table.forehand if announced else None
        self._heard: dict[Player, list[_Heard]] = {player: [] for player in others}
        calls = table.auction.calls
        for at, call in enumerate(calls):
            if call.player in self._heard:
                before = replace(table.auction, calls=calls[:at])
                bids = tuple(before.may_bid(call.player))
                self._heard[call.player].append((call.bid, bids, before.standing))
        self._keeper = None
        if len(table.put_away) == TALON and table.declarer in others:
            self._keeper = table.declarer

    def __call__(self, dealt: Dealt) -> float:
        """Return how likely it all is."""
        found = 1.0
        for player, known in self._known.items():
            hand = dealt.hands[player]
            likely = known.get(hand)
            if likely is None:
                likely = known[hand] = self._of_calls(player, hand)
            found *= likely
        return found if self._keeper is None else found * self._of_keeping(self._keeper, dealt)

    def _of_calls(self, player: Player, hand: int) -> float:
        """Return how likely a player's calls are with the cards dealt to him."""
        named, found = self._named, 1.0
        if player == self._announcer:
            found = TRUMPS_NAMED[(hand & SUIT_MASKS[named]).bit_count()]
        for bid, bids, standing in self._heard[player]:
            worths = call_worths(bids, standing, hand, named, player, self._needs)
            behind = worths[bid] - max(worths.values())
            found *= max(LEAST, exp(behind / CALL_SPREAD))
        return found

    def _of_keeping(self, declarer: Player, dealt: Dealt) -> float:
        """Return how likely the declarer puts these two away of the eight he had."""
        contract, named = self._table.contract, self._named
        eight = dealt.hands[declarer] | dealt.talon
        best = merit(contract, best_to_keep(contract, eight, named), named)
        behind = merit(contract, eight ^ dealt.layout[AWAY], named) - best
        return max(LEAST, exp(behind / KEEP_SPREAD))
