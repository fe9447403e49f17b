"""Worlds: full deals that an observer cannot tell from the real one."""

from collections.abc import Iterator

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit import beliefs
from game.kit.beliefs import Layout
from game.kit.cards import DECK
from game.kit.knowledge import (
    Knowledge,
    cards_of,
    in_hands,
    played_by,
    shown_lacking,
    unseen,
    with_hands,
)
from game.kit.masks import by_suit, mask_of
from game.rulesets.whist.bid_choice import bid_for, utility_table
from game.rulesets.whist.bidding import allowed_bids
from game.rulesets.whist.play import RULES
from game.rulesets.whist.state import WhistState
from game.rulesets.whist.strength import dealt_worth
from game.rulesets.whist.table import WhistView

CARDS = dict(enumerate(DECK))
LIKELIHOOD = (1.0, 0.3, 0.06, 0.02)
"""How likely a bid is that many tricks away from the plain player's, as shares of the likeliest;
the last stands for all that are farther."""


def determinize(view: WhistView, rng: Rng) -> WhistState:
    """Return a world: hidden cards dealt at random among those who can still hold them.

    Whoever did not follow suit has none of that suit left, and no trump either if he did not
    trump (SW-15, SW-16), so the world's history is legal at every step.
    """
    return _world(view, beliefs.deal_hidden(knowledge(view), rng))


def worlds(view: WhistView, rng: Rng) -> Iterator[WhistState]:
    """Yield worlds without end, those oftener in which the bids made are likely ones."""
    bids = _Bids(view)
    for layout in beliefs.worlds(knowledge(view), lambda laid: laid, bids.likelihood, rng):
        yield _world(view, layout)


def knowledge(view: WhistView) -> Knowledge:
    """Return where the observer knows cards to be: hands by seat, then those set aside."""
    table = view.table
    tricks = (*table.tricks, table.trick)
    hidden = unseen(DECK, view.hand, *(trick.cards for trick in tricks))
    known = [0] * table.players
    if view.observer is not None:
        known[view.observer] = mask_of(view.hand)
    lacking = shown_lacking(tricks, table.players, RULES, table.trump)
    return in_hands(hidden, table.hand_sizes, lacking, known)


class _Bids:
    """What the others have bid: how likely is it with the hands they would have been dealt?"""

    def __init__(self, view: WhistView) -> None:
        self._table = view.table
        self._played = played_by((*view.table.tricks, view.table.trick), view.players)
        others = [player for player in range(view.players) if player != view.observer]
        self._heard = [p for p in others if view.table.bid_of(p) is not None]
        self._by_hand: list[dict[int, float]] = [{} for _ in range(view.players)]
        self._by_worth: list[dict[tuple[int, int], float]] = [{} for _ in range(view.players)]

    def likelihood(self, layout: Layout) -> float:
        """Return how likely all bids are, 1 where each is the plain player's."""
        found = 1.0
        for player in self._heard:
            known = self._by_hand[player]
            likely = known.get(layout[player])
            if likely is None:
                likely = known[layout[player]] = self._one(player, layout[player])
            found *= likely
        return found

    def _one(self, player: Player, held: int) -> float:
        """Return how likely a player's bid is with the cards he holds and those he has played."""
        table, known = self._table, self._by_worth[player]
        dealt = by_suit(held | self._played[player])
        mean, variance = dealt_worth(dealt, table.cards, table.players, table.trump)
        key = int(8 * mean), int(4 * variance)
        if key not in known:
            known[key] = self._away(player, (key[0] + 0.5) / 8, (key[1] + 0.5) / 4)
        return known[key]

    def _away(self, player: Player, mean: float, variance: float) -> float:
        """Return how likely the bid is for a hand of this worth, by its distance from the plain."""
        table = self._table
        earlier = table.bids[: (player - table.forehand) % table.players]
        allowed = tuple(allowed_bids(table.cards, earlier, table.players))
        utilities = utility_table(table.standing)
        plain = bid_for(mean, variance, allowed, earlier, table.players, utilities)
        off = abs(plain - (table.bid_of(player) or 0))
        return LIKELIHOOD[min(off, len(LIKELIHOOD) - 1)]


def _world(view: WhistView, layout: Layout) -> WhistState:
    """Return the State in which the hidden cards lie so."""
    table = view.table
    played = played_by((*table.tricks, table.trick), table.players)
    dealt = [held | gone for held, gone in zip(layout, (*played, 0), strict=True)]
    hands = tuple([cards_of(held, CARDS) for held in layout[: table.players]])
    return WhistState(table.but(hands=hands), with_hands(view.history, dealt, CARDS))
