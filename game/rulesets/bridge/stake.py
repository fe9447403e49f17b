"""What a deal of bridge hangs on: the tricks that the observer's side still has to take."""

from game.core.meaning import Meaning
from game.core.words import _, many
from game.rulesets.bridge.contract import Contract, side_of
from game.rulesets.bridge.naming import seat_name
from game.rulesets.bridge.table import BridgeTable, BridgeView


def _aims(table: BridgeTable, contract: Contract) -> tuple[int, int]:
    """Return how many tricks make the contract, and how many set it."""
    needed = table.options.book + contract.level
    return needed, table.options.tricks + 1 - needed


def stake(view: BridgeView) -> Meaning | None:
    """Return what the observer's side still needs, None before the play."""
    table, player = view.table, view.observer
    contract = table.contract
    if player is None or contract is None or not table.is_playing:
        return None
    side = side_of(player)
    needed, enough = _aims(table, contract)
    is_ours = side == contract.side
    left = (needed if is_ours else enough) - table.tricks_of(side)
    if left <= 0:
        return Meaning(_("The contract is made.") if is_ours else _("It is set."), "BR-32")
    if (enough if is_ours else needed) <= table.tricks_of(1 - side):
        return Meaning(_("It is set.") if is_ours else _("The contract is made."), "BR-32")
    if is_ours:
        words = many("{n} trick to make it.", "{n} tricks to make it.", left)
    else:
        words = many("{n} trick to set it.", "{n} tricks to set it.", left)
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
    needed, enough = _aims(table, contract)
    won, lost = table.tricks_of(contract.side), table.tricks_of(1 - contract.side)
    words = _("Declarer {won} of {needed}, defenders {lost} of {enough}.")
    told = words.format(won=won, needed=needed, lost=lost, enough=enough)
    return Meaning(told, "BR-32")
