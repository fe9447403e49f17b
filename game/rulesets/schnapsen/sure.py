"""Tricks that are the declarer's own whatever the others hold."""

from collections.abc import Sequence

from game.kit.german import PACK
from game.kit.knowledge import takes_all, unseen_by
from game.rulesets.schnapsen.actions import PLAYS, SchnapsenAction
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.play import plays_open
from game.rulesets.schnapsen.position import Phase, SchnapsenView


def rest(view: SchnapsenView) -> Sequence[SchnapsenAction]:
    """Return the leads that take every trick left, in a contract to take them all.

    In a Game and in a Schnapser points and marriages decide, so there everybody plays himself.
    """
    table, player = view.table, view.observer
    if player is None or table.phase != Phase.PLAY or table.player != player or table.trick.cards:
        return ()
    if player != table.declarer or table.row.aim not in (Aim.EVERY_TRICK, Aim.LONG_SUIT):
        return ()
    hidden = unseen_by(view, PACK, table.put_away)
    leads = [PLAYS[card] for card in takes_all(view.hand, hidden, table.trump)]
    return leads if leads and leads[0] in plays_open(table) else ()
