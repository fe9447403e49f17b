"""What a deal of bridge hangs on: the tricks that the observer's side still has to take."""

from game.core.meaning import Meaning
from game.core.words import _, many
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.naming import seat_name
from game.rulesets.bridge.table import BridgeTable, BridgeView


def stake(view: BridgeView) -> Meaning | None:
    """Return what the observer's side still needs, None before the play."""
    table, player = view.table, view.observer
    contract = table.contract
    if player is None or contract is None or not table.is_playing:
        return None
    side = side_of(player)
    is_ours = side == contract.side
    left = table.aim_of(side) - table.tricks_of(side)
    if left <= 0 or table.aim_of(1 - side) <= table.tricks_of(1 - side):
        is_made = is_ours == (left <= 0)
        return Meaning(
            _("The contract is made.") if is_made else _("The contract is down."), "BR-32"
        )
    if is_ours:
        words = many("{n} more trick makes it.", "{n} more tricks make it.", left)
    else:
        words = many("{n} more trick sets it.", "{n} more tricks set it.", left)
    told = words.format(n=left)
    if player == contract.dummy and table.decider(player) != player:
        other = seat_name(table.decider(player))
        told = _("You are dummy, {player} plays. {stake}").format(player=other, stake=told)
    return Meaning(told, "BR-32")


def story(table: BridgeTable) -> Meaning | None:
    """Return how many tricks both sides have of those that they need."""
    contract = table.contract
    if contract is None or not table.is_playing:
        return None
    ours, theirs = contract.side, 1 - contract.side
    told = _("Declarer {won} of {needed}, defenders {lost} of {enough}.").format(
        won=table.tricks_of(ours),
        needed=table.aim_of(ours),
        lost=table.tricks_of(theirs),
        enough=table.aim_of(theirs),
    )
    return Meaning(told, "BR-32")
