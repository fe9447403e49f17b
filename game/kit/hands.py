"""Dealing whole hands: each player gets all his cards at once, the dealer the last."""

from collections.abc import Iterable
from typing import TypeVar

from game.core.protocols import Emit, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.actions import Deal
from game.kit.cards import Card
from game.kit.facts import HandDealt
from game.kit.table import Table

T = TypeVar("T", bound=Table)


def next_dealt(table: Table) -> Player:
    """Return who gets the next hand; the dealer is the last."""
    return (table.forehand + sum(map(bool, table.hands))) % table.players


def stock(table: Table, pack: Iterable[Card]) -> list[Card]:
    """Return the cards that nobody holds."""
    held = {card for hand in table.hands for card in hand}
    return [card for card in pack if card not in held]


def draw_hand(table: Table, pack: Iterable[Card], size: int, rng: Rng) -> Deal:
    """Draw the next hand."""
    return Deal(next_dealt(table), tuple(rng.sample(stock(table, pack), size)))


def with_hand_dealt(table: T, action: Deal, emit: Emit | None, phase: str, player: Player) -> T:
    """Return the table after a hand was dealt; after the last the player begins the phase."""
    done = {"phase": phase, "player": player} if action.player == table.dealer else {}
    after = table.but(hands=table.with_hand(action.player, action.cards), **done)
    if emit:
        emit(HandDealt(action.player, len(action.cards), action.cards, after=after))
    return after


def hand_refusal(table: Table, action: object, pack: Iterable[Card], size: int) -> Refusal | None:
    """Return why chance cannot have dealt this, None where it can."""
    if not isinstance(action, Deal) or action.player != next_dealt(table):
        return Refusal(_("No hand is to be dealt to that player now."))
    if len(set(action.cards)) != size or not set(action.cards) <= set(stock(table, pack)):
        return Refusal(_("A hand is {n} cards that nobody holds.").format(n=size))
    return None
