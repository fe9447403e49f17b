"""What trials have shown of a card beside a lesser one, in words."""

from game.core.outlook import Outlook, in_100
from game.core.words import _, decimal
from game.kit.same import comes_to
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.naming import card_name
from game.rulesets.bridge.table import BridgeTable, BridgeView

TOLD, TOLD_TRICKS = 0.02, 0.1
"""A share, or tricks, must differ by so much to be told: less is next to nothing."""


def tried(view: BridgeView, outlook: Outlook) -> str:
    """Return how often the contract is made, or beaten, with the best card and with the other;
    where that does not speak for the best, how many tricks it brings."""
    reached, tricks = outlook.of("reached"), outlook.of("tricks")
    if reached.gap > 0 and reached.is_real(TOLD):
        words = (
            _("The contract is made in {n} of 100 deals, with the {other} in {m}.")
            if _declares(view.table)
            else _("The contract is beaten in {n} of 100 deals, with the {other} in {m}.")
        )
        return _told(outlook, words, in_100(reached.best), in_100(reached.other))
    if not (tricks.gap > 0 and tricks.is_real(TOLD_TRICKS)):
        return ""
    brings = _("Your side takes {n} tricks on average, with the {other} {m}.")
    told = _told(outlook, brings, decimal(tricks.best), decimal(tricks.other))
    return f"{_either_way(view.table, outlook)} {told}".lstrip()


def level(_view: BridgeView, outlook: Outlook) -> str:
    """Return that little hangs on it, "" where that is not so."""
    tricks = outlook.of("tricks")
    if abs(tricks.gap) >= TOLD_TRICKS or tricks.error >= TOLD_TRICKS:
        return ""
    words = _("Little hangs on it: with the {other} too your side takes about {n} tricks.")
    return _told(outlook, words, decimal((tricks.best + tricks.other) / 2), "")


def _either_way(table: BridgeTable, outlook: Outlook) -> str:
    """Return how often the contract is made, or beaten, whichever of the two is played; "" where
    that is not as often, or settled."""
    if is_settled(table):
        return ""
    made = _("In all {worlds} deals played out the contract is made either way.")
    beaten = _("In all {worlds} deals played out the contract is beaten either way.")
    down = _("In all {worlds} deals played out the contract is down either way.")
    always, never = (made, down) if _declares(table) else (beaten, made)
    at_times = (
        _("The contract is made in about {n} of 100 deals either way.")
        if _declares(table)
        else _("The contract is beaten in about {n} of 100 deals either way.")
    )
    return comes_to(outlook.of("reached"), always, at_times, never, worlds=outlook.worlds)


def is_settled(table: BridgeTable) -> bool:
    """Tell whether the contract has been made already, or is down."""
    return any(table.tricks_of(side) >= table.aim_of(side) for side in (0, 1))


def _declares(table: BridgeTable) -> bool:
    """Tell whether the card is one of declarer's side."""
    return table.contract is not None and side_of(table.hand_player) == table.contract.side


def _told(outlook: Outlook, words: str, best: str, other: str) -> str:
    """Return words with both figures in them, and what the other card is called."""
    return words.format(n=best, other=card_name(outlook.other.card), m=other)
