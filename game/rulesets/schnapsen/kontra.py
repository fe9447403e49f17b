"""Kontra and Rekontra, and the beginning of play (DS-18, DS-19)."""

from game.core.protocols import Emit
from game.kit.tricks import Trick
from game.rulesets.schnapsen.actions import KONTRA, PASS, REKONTRA, SchnapsenAction
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.events import StakesDoubled
from game.rulesets.schnapsen.play import end
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, following
from game.rulesets.schnapsen.scoring import REKONTRA_LEVEL, Ending, Reason, Stakes

Actions = list[SchnapsenAction]


def ask_kontra(table: SchnapsenTable) -> SchnapsenTable:
    """Return the table with the player at the declarer's left to be asked."""
    return table.but(phase=Phase.KONTRA, player=following(table.maker))


def kontra_open(table: SchnapsenTable) -> Actions:
    """DS-18."""
    return [PASS, KONTRA]


def say_kontra(table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None) -> SchnapsenTable:
    """Let an opponent double, or pass the question on."""
    player = table.player
    if action == KONTRA:
        stakes = Stakes(table.stakes.unseen, 2)
        table = table.but(stakes=stakes, phase=Phase.REKONTRA, player=table.maker)
        if emit:
            emit(StakesDoubled(player, 2, after=table))
        return table
    if following(player) == table.maker:
        return _without_long_suit(_begin_play(table), emit)
    return table.but(player=following(player))


def rekontra_open(table: SchnapsenTable) -> Actions:
    """DS-19."""
    return [PASS, REKONTRA]


def say_rekontra(
    table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None
) -> SchnapsenTable:
    """Let the declarer double again or not; the play begins."""
    table = _begin_play(table)
    if action == REKONTRA:
        table = table.but(stakes=Stakes(table.stakes.unseen, REKONTRA_LEVEL))
        if emit:
            emit(StakesDoubled(table.maker, REKONTRA_LEVEL, after=table))
    return _without_long_suit(table, emit)


def _begin_play(table: SchnapsenTable) -> SchnapsenTable:
    leader = table.first_leader
    return table.but(phase=Phase.PLAY, player=leader, trick=Trick(leader))


def _without_long_suit(table: SchnapsenTable, emit: Emit | None) -> SchnapsenTable:
    """End the deal at once where the declarer lacks the five cards that he needs (DS-43)."""
    row = table.row
    if row.aim != Aim.LONG_SUIT or row.five_of(table.hand(table.maker), table.trump) is not None:
        return table
    return end(table, Ending(False, Reason.NO_LONG_SUIT, row.value), emit)
