"""Worlds: full deals that an observer cannot tell from the real one."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP, SUITS, Card, Suit
from game.kit.dealing import Holder, deal_out
from game.rulesets.whist.actions import Deal
from game.rulesets.whist.state import WhistState
from game.rulesets.whist.view import WhistView


def determinize(view: WhistView, rng: Rng) -> WhistState:
    """Return a world: hidden cards dealt at random among those who can still hold them.

    Whoever did not follow suit has none of that suit left, and no trump either if he did not
    trump (SW-15, SW-16), so the world's history is legal at every step.
    """
    played: list[list[Card]] = [[] for _ in range(view.players)]
    for player, card, _trick in view.played():
        played[player].append(card)
    seen = {card for cards in played for card in cards} | set(view.hand)
    hidden = [card for card in DECK if card not in seen]
    void = shown_void(view)
    others = [player for player in range(view.players) if player != view.observer]
    holders = [
        Holder(view.hand_sizes[player], frozenset(SUITS) - void[player]) for player in others
    ]
    hands = [view.hand] * view.players
    for player, cards in zip(others, deal_out(hidden, holders, rng), strict=True):
        hands[player] = tuple(sorted(cards))
    return _world(view, hands, played)


def _world(
    view: WhistView, hands: Sequence[tuple[Card, ...]], played: Sequence[Sequence[Card]]
) -> WhistState:
    history = tuple(
        Deal(action.player, tuple(sorted((*hands[action.player], *played[action.player]))))
        if isinstance(action, Deal)
        else action
        for action in view.history
    )
    return WhistState(
        standing=view.standing,
        cards=view.cards,
        trump=view.trump,
        dealer=view.dealer,
        hands=tuple(hands),
        bids=view.bids,
        tricks=view.tricks,
        trick=view.trick,
        taken=view.taken,
        history=history,
    )


def shown_void(view: WhistView) -> list[frozenset[Suit]]:
    """Return, for each player, the suits he has shown to have none of."""
    void: list[frozenset[Suit]] = [frozenset()] * view.players
    for player, card, trick in view.played():
        led = trick.cards[0].suit
        if card.suit != led:
            lacking = {led}
            if view.trump != NO_TRUMP and card.suit != view.trump:
                lacking.add(view.trump)
            void[player] |= lacking
    return void
