"""The deal: each player gets his hand at once, the dealer's right first (SW-03, SW-08)."""

from game.core.protocols import CHANCE, Emit, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.actions import Deal
from game.kit.cards import DECK, Card
from game.kit.facts import HandDealt
from game.rulesets.whist.actions import WhistAction
from game.rulesets.whist.events import DealStarted
from game.rulesets.whist.table import Phase, WhistTable


def next_dealt(table: WhistTable) -> Player:
    """Return who gets the next hand: the dealer's right first, the dealer last."""
    dealt = sum(map(bool, table.hands))
    return (table.forehand + dealt) % table.players


def stock(table: WhistTable) -> list[Card]:
    """Return the cards that nobody holds."""
    held = {card for hand in table.hands for card in hand}
    return [card for card in DECK if card not in held]


def draw(table: WhistTable, rng: Rng) -> Deal:
    """Draw the next hand."""
    return Deal(next_dealt(table), tuple(rng.sample(stock(table), table.cards)))


def refusal(table: WhistTable, action: WhistAction) -> Refusal | None:
    """Return why chance cannot have dealt this, None where it can."""
    if not isinstance(action, Deal) or action.player != next_dealt(table):
        return Refusal(_("No hand is to be dealt to that player now."))
    if len(set(action.cards)) != table.cards or not set(action.cards) <= set(stock(table)):
        return Refusal(_("A hand is {n} cards that nobody holds.").format(n=table.cards))
    return None


def deal(table: WhistTable, action: Deal, emit: Emit | None) -> WhistTable:
    """Give a player his hand; after the last the bidding begins."""
    player, cards = action.player, action.cards
    if emit and not any(table.hands):
        number = table.standing.deals_played
        emit(DealStarted(number, table.cards, table.trump, table.dealer, after=table))
    is_last = player == table.dealer
    after = table.but(
        hands=table.with_hand(player, cards),
        phase=Phase.BID if is_last else Phase.DEAL,
        player=table.forehand if is_last else CHANCE,
    )
    if emit:
        emit(HandDealt(player, len(cards), cards, after=after))
    return after
