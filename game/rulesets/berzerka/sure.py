"""Tricks that are the player's own whatever the others hold."""

from collections.abc import Sequence

from game.kit.knowledge import cannot_lose, takes_all, unseen_by
from game.kit.packs import NUMBER_DECK
from game.rulesets.berzerka.actions import PLAYS, BerzerkaAction
from game.rulesets.berzerka.contracts import LATE, MOST, TRICKS
from game.rulesets.berzerka.position import BerzerkaView, Phase


def rest(view: BerzerkaView) -> Sequence[BerzerkaAction]:
    """Return the leads that take every trick left, where tricks are wanted or come anyway.

    Nothing where the ranking turns before the end of the hand.
    """
    table, hand, player = view.table, view.hand, view.observer
    if player is None or table.phase != Phase.PLAY or table.player != player or table.trick.cards:
        return ()
    declared, now = table.declaration, len(table.tricks)
    order, trump = declared.order(now), declared.in_trump
    if any(declared.order(trick) != order for trick in range(now, TRICKS)):
        return ()
    hidden = unseen_by(view, NUMBER_DECK, table.discards[player])
    is_wanted = declared.rules.objective in (MOST, LATE)
    if not is_wanted and not cannot_lose(hand, hidden, trump, order):
        return ()
    return [PLAYS[card] for card in takes_all(hand, hidden, trump, order)]
