"""What chance does in a hand: the board, the two parts of the deal, cards drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.protocols import CHANCE, Emit, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.cards import Card
from game.kit.number_cards import NUMBER_DECK, NumberCard
from game.kit.tricks import HandDealt
from game.rulesets.berzerka import course
from game.rulesets.berzerka.actions import BerzerkaAction, Copy, Deal, LayBoard
from game.rulesets.berzerka.board import (
    can_copy,
    draw_contracts,
    new_box,
)
from game.rulesets.berzerka.contracts import MIXED
from game.rulesets.berzerka.events import TalonDealt
from game.rulesets.berzerka.exchange import FULL
from game.rulesets.berzerka.options import DRAWN
from game.rulesets.berzerka.phase import Phase
from game.rulesets.berzerka.scoring import PLAYERS

if TYPE_CHECKING:
    from game.rulesets.berzerka.state import BerzerkaState

FIRST_PART = 6
"""Cards of each hand, and of the talon, before the auction (BZ-04)."""


def draw(state: BerzerkaState, rng: Rng) -> BerzerkaAction:
    """Draw what chance does now."""
    if state.phase == Phase.BOARD:
        return LayBoard(draw_contracts(state.standing.options, rng))
    if state.phase == Phase.COPY:
        return Copy(rng.choice(can_copy(state.boxes)))
    cards = rng.sample(unseen(state), cards_due(state))
    return Deal(next_dealt(state), tuple(sorted(cards)))


def unseen(state: BerzerkaState) -> list[NumberCard]:
    """Return the cards that nobody has had in hand: the talon and what was never dealt to it."""
    gone = {
        card
        for cards in (*state.hands, *state.discards, *(trick.cards for trick in state.tricks))
        for card in cards
    }
    return [card for card in NUMBER_DECK if card not in gone]


def next_dealt(state: BerzerkaState) -> Player:
    """Return who gets the next packet: the dealer's left first (BZ-04); or who draws."""
    if state.phase == Phase.DRAW:
        return course.exchanger(state, state.exchanged - 1)
    due = FIRST_PART if state.phase == Phase.DEAL else FULL
    players = [(state.forehand + step) % PLAYERS for step in range(PLAYERS)]
    return next(player for player in players if len(state.hands[player]) < due)


def cards_due(state: BerzerkaState) -> int:
    """Return how many cards the next packet has."""
    if state.phase == Phase.DRAW:
        return len(state.discards[next_dealt(state)])
    return FIRST_PART if state.phase == Phase.DEAL else FULL - FIRST_PART


def refusal(state: BerzerkaState, action: BerzerkaAction) -> Refusal | None:
    """Return why chance cannot have done this, None where it can."""
    match state.phase, action:
        case Phase.BOARD, LayBoard(contracts):
            right = len(set(contracts)) == len(contracts) == DRAWN[state.standing.options.board]
            if right and set(contracts) <= set(MIXED):
                return None
            return Refusal(_("Those contracts cannot have been drawn for this board."), "BZ-07")
        case Phase.COPY, Copy(contract):
            if contract in can_copy(state.boxes):
                return None
            return Refusal(_("Shapeshift copies another contract of the board."), "BZ-09")
        case ((Phase.DEAL | Phase.FINISH | Phase.DRAW), Deal(player, cards)):
            if player != next_dealt(state):
                return Refusal(_("No cards are to be dealt to that player now."))
            if len(set(cards)) != cards_due(state) or not set(cards) <= set(unseen(state)):
                return Refusal(
                    _("The packet is {n} cards that nobody has had.").format(n=cards_due(state))
                )
            return None
    return Refusal(_("It is nobody's turn."))


def do(state: BerzerkaState, action: BerzerkaAction, emit: Emit | None) -> None:
    """Do what chance has drawn."""
    course.begin(state, emit)
    match action:
        case LayBoard(contracts):
            state.boxes = (*state.boxes, *map(new_box, contracts))
            state.history = (*state.history, action)
            course.after_board(state, emit)
        case Copy(contract):
            course.copy(state, contract, CHANCE, emit)
        case Deal(player, cards):
            _deal(state, player, cards, emit)


def _deal(state: BerzerkaState, player: Player, cards: tuple[Card, ...], emit: Emit | None) -> None:
    """Give a packet of cards, and go on when it was the last of its part."""
    packet = tuple(sorted(cards))
    hand = tuple(sorted((*state.hands[player], *packet)))
    state.hands = (*state.hands[:player], hand, *state.hands[player + 1 :])
    state.history = (*state.history, Deal(player, packet))
    if emit:
        emit(HandDealt(player, len(packet), packet))
    if state.phase == Phase.DRAW:
        state.talon -= len(packet)
        course.next_exchange(state)
        return
    size = FIRST_PART if state.phase == Phase.DEAL else FULL
    if any(len(held) < size for held in state.hands):
        return
    if emit:
        emit(TalonDealt(size - state.talon, size))
    state.talon = size
    if state.phase == Phase.DEAL:
        state.go(Phase.AUCTION, state.forehand)
    else:
        course.after_naming(state)
