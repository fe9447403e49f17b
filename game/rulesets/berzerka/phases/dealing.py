"""Chance deals: six cards each before the auction, seven after it, and those that are drawn."""

from game.core.protocols import Emit, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.facts import HandDealt
from game.rulesets.berzerka.actions import Deal
from game.rulesets.berzerka.events import TalonDealt
from game.rulesets.berzerka.phases.exchange import next_exchange
from game.rulesets.berzerka.phases.naming import go_on_naming
from game.rulesets.berzerka.position import BerzerkaTable, Phase


def draw(table: BerzerkaTable, rng: Rng) -> Deal:
    """Draw the next packet."""
    return Deal(table.next_dealt, tuple(sorted(rng.sample(table.unseen(), table.cards_due))))


def refusal(table: BerzerkaTable, action: Deal) -> Refusal | None:
    """Return why chance cannot have dealt this packet, None where it can."""
    if action.player != table.next_dealt:
        return Refusal(_("No cards are to be dealt to that player now."))
    cards = set(action.cards)
    if len(cards) == len(action.cards) == table.cards_due and cards <= set(table.unseen()):
        return None
    return Refusal(_("The packet is {n} cards that nobody has had.").format(n=table.cards_due))


def deal(table: BerzerkaTable, action: Deal, emit: Emit | None) -> BerzerkaTable:
    """Give the packet, and go on when it was the last of its part (BZ-04, BZ-05)."""
    player, packet = action.player, tuple(sorted(action.cards))
    size, is_drawn = table.size_due, table.phase == Phase.DRAW
    table = table.with_hand(player, tuple(sorted((*table.hands[player], *packet))))
    if is_drawn:
        table = next_exchange(table)
    if emit:
        emit(HandDealt(player, len(packet), packet))
    if is_drawn or any(len(hand) < size for hand in table.hands):
        return table
    added = size - table.talon
    table = table.but(talon=size)
    if table.phase == Phase.DEAL:
        table = table.but(phase=Phase.AUCTION, player=table.forehand)
    else:
        table = go_on_naming(table)
    if emit:
        emit(TalonDealt(added, size))
    return table
