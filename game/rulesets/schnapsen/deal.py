"""The deal and the choice of trumps (DS-03 to DS-06)."""

from collections.abc import Sequence

from game.core.protocols import CHANCE, Emit, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.cards import SUITS, Card
from game.kit.table import backs, with_item
from game.kit.tricks import Deal, HandDealt
from game.rulesets.schnapsen.actions import (
    TRUMPS,
    TURNS,
    NameTrump,
    SchnapsenAction,
    ShowCard,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import HAND, PACKET, TALON
from game.rulesets.schnapsen.events import (
    PacketTakenUp,
    TalonLaid,
    TrumpNamed,
    TrumpTurned,
)
from game.rulesets.schnapsen.position import (
    Phase,
    SchnapsenTable,
    following,
    together,
)
from game.rulesets.schnapsen.standing import PLAYERS

Actions = list[SchnapsenAction]


def why_not_drawn(table: SchnapsenTable, cards: Sequence[Card], count: int) -> Refusal | None:
    """Return why chance cannot have drawn these cards."""
    if len(set(cards)) == count and set(cards) <= set(table.unseen_stock()):
        return None
    return Refusal(_("Chance brings {n} cards that nobody has had.").format(n=count))


# -- packets


def next_packet(table: SchnapsenTable) -> tuple[Player, int]:
    """Return who gets the next packet, Forehand first, and how many cards it brings.

    A card that was turned up is in the hand already.
    """
    full = PACKET if table.phase == Phase.PACKETS else HAND
    player = table.forehand
    while (held := len(table.hand(player))) == full:
        player = following(player)
    return player, full - held


def draw_packet(table: SchnapsenTable, rng: Rng) -> Deal:
    """Draw the next packet."""
    player, count = next_packet(table)
    return Deal(player, tuple(rng.sample(table.unseen_stock(), count)))


def why_not_packet(table: SchnapsenTable, deal: Deal) -> Refusal | None:
    """Return why this cannot be the next packet."""
    player, count = next_packet(table)
    if deal.player != player:
        return Refusal(_("No packet is to be dealt to that player now."))
    return why_not_drawn(table, deal.cards, count)


def deal_packet(table: SchnapsenTable, deal: Deal, emit: Emit | None) -> SchnapsenTable:
    """Give a player the first packet; with the last of them all others lie on the table."""
    table = table.but(hands=table.with_hand(deal.player, deal.cards))
    if emit:
        emit(HandDealt(deal.player, PACKET, deal.cards, after=table))
    return _lay_the_rest(table, emit) if deal.player == table.dealer else table


def _lay_the_rest(table: SchnapsenTable, emit: Emit | None) -> SchnapsenTable:
    """The talon and the second packets lie on the table; nobody looks at them yet (DS-06)."""
    table = table.but(talon=backs(TALON), phase=Phase.TRUMPS, player=table.forehand)
    if emit:
        emit(TalonLaid(TALON, after=table))
    player = table.forehand
    for _turn in range(PLAYERS):
        table = table.but(
            hands=table.with_hand(player, (*table.hands[player], *backs(PACKET))),
            face_down=with_item(table.face_down, player, PACKET),
        )
        if emit:
            emit(HandDealt(player, PACKET, None, after=table))
        player = following(player)
    return table


def take_up_packet(table: SchnapsenTable, deal: Deal, emit: Emit | None) -> SchnapsenTable:
    """Let a player take up the second packet; after the last of them the bidding starts."""
    player, cards = deal.player, deal.cards
    table = table.but(
        hands=table.with_hand(player, together(table.hand(player), cards)),
        face_down=with_item(table.face_down, player, 0),
    )
    if player == table.dealer:
        table = table.but(phase=Phase.AUCTION, player=table.forehand)
    if emit:
        emit(PacketTakenUp(player, len(cards), cards, after=table))
    return table


# -- trumps


def trumps_open(table: SchnapsenTable) -> Actions:
    """DS-04, DS-05."""
    held = {card.suit for card in table.hand(table.player)}
    any_suit = table.standing.options.any_trump
    return [*[TRUMPS[suit] for suit in SUITS if any_suit or suit in held], *TURNS]


def why_not_trump(table: SchnapsenTable, action: SchnapsenAction) -> Refusal | None:
    """Return why Forehand may not announce this."""
    if not isinstance(action, NameTrump):
        return None
    return Refusal(_("None of your first three cards is of that suit."), "DS-05")


def fix_trumps(table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None) -> SchnapsenTable:
    """Let Forehand announce a suit, or have a card turned up."""
    if isinstance(action, NameTrump):
        table = table.but(named=action.suit, phase=Phase.TAKING_UP, player=CHANCE)
        if emit:
            emit(TrumpNamed(table.forehand, action.suit, after=table))
        return table
    assert isinstance(action, TurnUp)
    return table.but(turned_place=action.place, phase=Phase.TURNING, player=CHANCE)


def draw_turned(table: SchnapsenTable, rng: Rng) -> ShowCard:
    """Draw the card that Forehand turns up."""
    return ShowCard(rng.choice(table.unseen_stock()))


def why_not_turned(table: SchnapsenTable, action: ShowCard) -> Refusal | None:
    """Return why this cannot be the card turned up."""
    return why_not_drawn(table, (action.shown,), 1)


def show_turned(table: SchnapsenTable, action: ShowCard, emit: Emit | None) -> SchnapsenTable:
    """Turn the card up: its suit is trump."""
    card, forehand, left = action.shown, table.forehand, PACKET - 1
    table = table.but(
        hands=table.with_hand(forehand, together(table.hand(forehand), [card], backs(left))),
        face_down=with_item(table.face_down, forehand, left),
        named=card.suit,
        turned=card,
        phase=Phase.TAKING_UP,
        player=CHANCE,
    )
    if emit:
        emit(TrumpTurned(forehand, table.turned_place, card, after=table))
    return table
