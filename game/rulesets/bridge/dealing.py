"""The deal: whole hands, the dealer's left first; what is left over lies aside (BR-09 to BR-12)."""

from game.core.protocols import Emit, Refusal
from game.core.rng import Rng
from game.kit.deal import draw_hand, hand_refusal, with_hand_dealt
from game.kit.tricks import Deal
from game.rulesets.bridge.actions import BridgeAction
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.table import BridgeTable, Phase


def draw(table: BridgeTable, rng: Rng) -> Deal:
    """Draw the next hand."""
    return draw_hand(table, pack(table.options), table.options.tricks, rng)


def refusal(table: BridgeTable, action: BridgeAction) -> Refusal | None:
    """Return why chance cannot have dealt this, None where it can."""
    return hand_refusal(table, action, pack(table.options), table.options.tricks)


def deal(table: BridgeTable, action: Deal, emit: Emit | None) -> BridgeTable:
    """Give a player his hand; after the last the dealer makes the first call (BR-14)."""
    return with_hand_dealt(table, action, emit, Phase.AUCTION, table.dealer)
