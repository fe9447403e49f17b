"""Chance deals: six cards each before the auction, seven after it, and those that are drawn."""

from game.core.protocols import Emit, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.tricks import Deal, HandDealt
from game.rulesets.berzerka.events import TalonDealt
from game.rulesets.berzerka.phases.exchange import next_exchange
from game.rulesets.berzerka.phases.naming import go_on_naming
from game.rulesets.berzerka.position import BerzerkaTable, Phase


def draw(table: BerzerkaTable, rng: Rng) -> Deal:
    """Draw the next packet."""
    return Deal(table.next_dealt, tuple(rng.sample(table.stock(), table.cards_due)))


def why_not(table: BerzerkaTable, action: Deal) -> Refusal | None:
    """Return why chance cannot have dealt this packet, None where it can."""
    if action.player != table.next_dealt:
        return Refusal(_("No cards are to be dealt to that player now."))
    cards = set(action.cards)
    if len(cards) == len(action.cards) == table.cards_due and cards <= set(table.stock()):
        return None
    return Refusal(_("The packet is {n} cards that nobody has had.").format(n=table.cards_due))


def deal(table: BerzerkaTable, action: Deal, emit: Emit | None) -> BerzerkaTable:
    """Give the packet, and go on when it was the last of its part (BZ-04, BZ-05)."""
    player, packet = action.player, action.cards
    hand = tuple(sorted((*table.held(player), *packet)))
    after = table.but(hands=table.with_hand(player, hand))
    if table.phase == Phase.DRAW:
        after = next_exchange(after)
    if emit:
        emit(HandDealt(player, len(packet), packet, after=after))
    is_last = all(len(hand) == table.size_due for hand in after.hands)
    return after if table.phase == Phase.DRAW or not is_last else _fill_talon(after, emit)


def _fill_talon(table: BerzerkaTable, emit: Emit | None) -> BerzerkaTable:
    """Deal to the talon as many as to the hands, and go on to the auction or to the names."""
    size = table.size_due
    after = table.but(talon=size)
    if table.phase == Phase.DEAL:
        after = after.but(phase=Phase.AUCTION, player=after.forehand)
    else:
        after = go_on_naming(after)
    if emit:
        emit(TalonDealt(size - table.talon, size, after=after))
    return after
