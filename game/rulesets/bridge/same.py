"""Why it is all one which card is played, and what it comes to, in words."""

from game.core.outlook import Outlook
from game.core.words import _, decimal
from game.kit.cards import Card, suit_name
from game.kit.choice import Choice
from game.kit.same import SAME, all_one, comes_to
from game.rulesets.bridge.cardplay.sight import Sight, sight
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.naming import card_name
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.table import BridgeTable, BridgeView
from game.rulesets.bridge.tried import is_settled


def all_the_same(view: BridgeView, outlook: Outlook | None) -> str:
    """Return why it is all one what is played, and what comes of it; "" where nothing says so."""
    table = view.table
    if not table.is_playing:
        return ""
    seen = sight(table, open_cards(table))
    why = all_one([_choice(seen, card) for card in seen.legal])
    return " ".join(filter(None, (why, _comes_to(table, outlook))))


def _choice(seen: Sight, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    return Choice(
        card,
        seen.legal,
        seen.trick,
        seen.trump,
        seen.order,
        seen.against,
        len(seen.trick.cards) == 3,
        suit_name,
        card_name,
    )


def _comes_to(table: BridgeTable, outlook: Outlook | None) -> str:
    """Return whether the contract is made whatever is played, or how many tricks that brings where
    it is made or down already; "" where nobody has looked."""
    contract, side = table.contract, side_of(table.hand_player)
    if outlook is None or contract is None:
        return ""
    if is_settled(table):
        tricks = outlook.of("tricks")
        if tricks.is_real(SAME):
            return ""
        words = _("Played out, your side takes {n} tricks in all, whatever you play.")
        return words.format(n=decimal((tricks.best + tricks.other) / 2))
    made = _("In all {worlds} deals played out the contract is made, whatever you play.")
    beaten = _("In all {worlds} deals played out the contract is beaten, whatever you play.")
    down = _("In all {worlds} deals played out the contract is down, whatever you play.")
    always, never = (made, down) if side == contract.side else (beaten, made)
    at_times = (
        _("Played out, the contract is made in about {n} of 100 deals, whatever you play.")
        if side == contract.side
        else _("Played out, the contract is beaten in about {n} of 100 deals, whatever you play.")
    )
    return comes_to(outlook.of("reached"), always, at_times, never, worlds=outlook.worlds)
