"""Worlds: full deals that an observer cannot tell from the real one."""

from collections.abc import Iterator

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit.cards import mask_of, numbers_in
from game.kit.knowledge import (
    Knowledge,
    Layout,
    cards_of,
    deal_hidden,
    in_hands,
    shown_lacking,
    unseen,
    with_hands,
)
from game.rulesets.bridge.bidding.table import calls_likelihood
from game.rulesets.bridge.jokers import EVERY_CARD, as_held, pack
from game.rulesets.bridge.play import RULES
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import BridgeTable, BridgeView

CARDS = dict(enumerate(EVERY_CARD))


def determinize(view: BridgeView, rng: Rng) -> BridgeState:
    """Return a world: hidden cards dealt at random among those who can still hold them."""
    return world_of(view, deal_hidden(knowledge(view), rng))


def worlds(view: BridgeView, rng: Rng) -> Iterator[BridgeState | None]:
    """Yield worlds without end, those oftener in which the calls made are likely ones.

    None comes in between, since it takes its time to hear the calls of a world.
    """
    from game.kit.trials import Weighed, looked_for

    heard = _Heard(view)
    for layout in looked_for(Weighed(heard.likelihood), knowledge(view), rng):
        yield None if layout is None else world_of(view, layout)


class _Heard:
    """What the others have called: how likely is it with the cards they would have been dealt?"""

    def __init__(self, view: BridgeView) -> None:
        self._table, self._gone = view.table, gone_from(view.table)
        self._others = [player for player in range(4) if player != view.observer]
        self._known: dict[tuple[Player, int], float] = {}

    def likelihood(self, layout: Layout) -> float:
        """Return how likely all calls are, 1 where each is the plain player's."""
        found = 1.0
        for player in self._others:
            key = player, layout[player]
            if key not in self._known:
                dealt = layout[player] | self._gone[player]
                self._known[key] = calls_likelihood(self._table, player, dealt)
            found *= self._known[key]
        return found


def gone_from(table: BridgeTable) -> list[int]:
    """Return, by player, the cards that he held and has played, as masks."""
    gone = [0] * 4
    for player, card, _trick in table.played():
        gone[player] |= 1 << as_held(card, table.options)
    return gone


def knowledge(view: BridgeView) -> Knowledge:
    """Return where the observer knows cards to be: hands by seat, then those left over."""
    table = view.table
    tricks = (*table.tricks, table.trick)
    known = [mask_of(card for card in hand if card is not None) for hand in table.hands]
    shown = map(numbers_in, (*gone_from(table), *known))
    hidden = unseen(pack(table.options), table.hidden, *shown)
    order = table.order
    lacking = shown_lacking(tricks, 4, RULES, table.trump, lambda _trick: order)
    return in_hands(hidden, table.hand_sizes, lacking, known)


def world_of(view: BridgeView, layout: Layout) -> BridgeState:
    """Return the State in which the hidden cards lie so."""
    table = view.table
    dealt = [held | gone for held, gone in zip(layout[:4], gone_from(table), strict=True)]
    hands = tuple([cards_of(held, CARDS) for held in layout[:4]])
    return BridgeState(table.but(hands=hands), with_hands(view.history, dealt, CARDS))
