"""Tricks that are the player's own whatever the others hold."""

from collections.abc import Sequence

from game.kit.cards import DECK
from game.kit.knowledge import cannot_lose, takes_all, unseen_by
from game.rulesets.whist.actions import PLAYS, WhistAction
from game.rulesets.whist.table import WhistView


def rest(view: WhistView) -> Sequence[WhistAction]:
    """Return the leads that take every trick left, where these make the bid or come anyway."""
    table, hand = view.table, view.hand
    player = view.observer
    if player is None or not table.is_playing or table.player != player or table.trick.cards:
        return ()
    hidden = unseen_by(view, DECK)
    makes_it = table.taken[player] + len(hand) == table.bid_of(player)
    if not makes_it and not cannot_lose(hand, hidden, table.trump):
        return ()
    return [PLAYS[card] for card in takes_all(hand, hidden, table.trump)]
