"""The course of a hand: what follows what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.protocols import CHANCE, Emit, Player
from game.kit.tricks import Trick
from game.rulesets.berzerka.actions import Copy
from game.rulesets.berzerka.board import awaits_copy, with_copy
from game.rulesets.berzerka.events import BoardLaid, ContractCopied, DealStarted
from game.rulesets.berzerka.phase import Phase
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.standing import BerzerkaStanding

if TYPE_CHECKING:
    from game.rulesets.berzerka.state import BerzerkaState


def begin(state: BerzerkaState, emit: Emit | None) -> None:
    """Tell, before the first action of a hand, that it begins."""
    if emit and not state.history:
        number = state.standing.deals_played
        emit(DealStarted(number, state.dealer))
        if number == 0 and state.phase == Phase.DEAL:
            emit(BoardLaid(state.boxes))


def who_copies(standing: BerzerkaStanding) -> Player:
    """Return who decides what Shapeshift copies: the first dealer, or CHANCE (BZ-09)."""
    return CHANCE if standing.options.shapeshift_copy == "chance" else standing.first_dealer


def copy(state: BerzerkaState, contract: str, player: Player, emit: Emit | None) -> None:
    """Let Shapeshift copy the contract (BZ-09)."""
    state.boxes = with_copy(state.boxes, contract)
    state.history = (*state.history, Copy(contract))
    if emit:
        emit(ContractCopied(player, contract))
    after_board(state, emit)


def after_board(state: BerzerkaState, emit: Emit | None) -> None:
    """Go on when the board has changed: to the copy, or to the cards."""
    if awaits_copy(state.boxes):
        state.go(Phase.COPY, who_copies(state.standing))
        return
    if emit:
        emit(BoardLaid(state.boxes))
    state.go(Phase.DEAL, CHANCE)


def after_naming(state: BerzerkaState) -> None:
    """Go on once the deal is finished or something was named (BZ-14)."""
    assert state.declared is not None
    declarer = state.declared.declarer
    state.go(Phase.NAME if state.declared.choices() else Phase.EXCHANGE, declarer)


def exchanger(state: BerzerkaState, turn: int) -> Player:
    """Return whose turn it is to exchange, the declarer's being turn 0 (BZ-15)."""
    assert state.declared is not None
    return (state.declared.declarer + turn) % PLAYERS


def next_exchange(state: BerzerkaState) -> None:
    """Go on to the next exchange, or to the play: the declarer leads (BZ-16)."""
    if state.exchanged < PLAYERS:
        state.go(Phase.EXCHANGE, exchanger(state, state.exchanged))
    else:
        declarer = exchanger(state, 0)
        state.trick = Trick(declarer)
        state.go(Phase.PLAY, declarer)
