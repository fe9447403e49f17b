"""The board is laid before the first hand, and Shapeshift gets what it copies (BZ-07, BZ-09)."""

from game.core.protocols import CHANCE, Emit, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.rulesets.berzerka.actions import BerzerkaAction, Copy, LayBoard
from game.rulesets.berzerka.board import (
    awaits_copy,
    can_copy,
    draw_contracts,
    in_table_order,
    new_box,
    with_copy,
)
from game.rulesets.berzerka.contracts import MIXED
from game.rulesets.berzerka.events import BoardLaid, ContractCopied, DealStarted
from game.rulesets.berzerka.options import DRAWN
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.standing import BerzerkaStanding


def who_copies(standing: BerzerkaStanding) -> Player:
    """Return who decides what Shapeshift copies: the first dealer, or CHANCE (BZ-09)."""
    return CHANCE if standing.options.shapeshift_copy == "chance" else standing.first_dealer


def first_phase(standing: BerzerkaStanding) -> tuple[Phase, Player]:
    """Return what the next hand begins with, and who is to act (BZ-07)."""
    if standing.deals_played == 0:
        if DRAWN[standing.options.board]:
            return Phase.BOARD, CHANCE
        if awaits_copy(standing.boxes):
            return Phase.COPY, who_copies(standing)
    return Phase.DEAL, CHANCE


def draw_board(table: BerzerkaTable, rng: Rng) -> LayBoard:
    """Draw the contracts that chance adds to the board."""
    return LayBoard(draw_contracts(table.standing.options, rng))


def why_not_board(table: BerzerkaTable, action: LayBoard) -> Refusal | None:
    """Return why these contracts cannot have been drawn, None where they can."""
    drawn = set(action.contracts)
    right = len(drawn) == len(action.contracts) == DRAWN[table.standing.options.board]
    if right and drawn <= set(MIXED):
        return None
    return Refusal(_("Those contracts cannot have been drawn for this board."), "BZ-07")


def lay_board(table: BerzerkaTable, action: LayBoard, emit: Emit | None) -> BerzerkaTable:
    """Add the contracts to the board, begin the hand, and go on to the copy or to the cards."""
    laid = table.but(boxes=(*table.boxes, *map(new_box, action.contracts)))
    if emit:
        emit(DealStarted(table.number, table.dealer, after=_go_on(laid, None)))
    return _go_on(laid, emit)


def copies_open(table: BerzerkaTable) -> list[Copy]:
    """Return what Shapeshift may copy."""
    return [Copy(box.id) for box in in_table_order(can_copy(table.boxes))]


def draw_copy(table: BerzerkaTable, rng: Rng) -> Copy:
    """Draw what Shapeshift copies."""
    return Copy(rng.choice(can_copy(table.boxes)).id)


def why_not_copy(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why Shapeshift may not copy this; None where nothing is to be copied."""
    if not isinstance(action, Copy):
        return None
    return Refusal(_("Shapeshift copies another contract of the board."), "BZ-09")


def copy(table: BerzerkaTable, action: Copy, emit: Emit | None) -> BerzerkaTable:
    """Let Shapeshift copy the contract, and go on to the cards."""
    after = table.but(boxes=with_copy(table.boxes, action.contract))
    if emit:
        emit(ContractCopied(table.player, action.contract, after=after))
    return _go_on(after, emit)


def _go_on(table: BerzerkaTable, emit: Emit | None) -> BerzerkaTable:
    if awaits_copy(table.boxes):
        return table.but(phase=Phase.COPY, player=who_copies(table.standing))
    after = table.but(phase=Phase.DEAL, player=CHANCE)
    if emit:
        emit(BoardLaid(after.boxes, after=after))
    return after
