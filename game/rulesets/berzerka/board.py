"""The board of contracts: its boxes, what they are worth, and how that rises (BZ-06 to BZ-09)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from game.core.rng import Rng
from game.core.words import _
from game.rulesets.berzerka.contracts import (
    CONTRACTS,
    MIDDLING,
    MIXED,
    NUMBER_OF,
    SHAPESHIFT,
    STARTERS,
    Contract,
)
from game.rulesets.berzerka.options import DRAWN, BerzerkaOptions

MOST_STEPS = 4
"""By how many steps a value can rise above its start (BZ-08)."""
COPY_OF_MIDDLING = 6
"""What a Shapeshift of Middling starts at (BZ-09)."""


@dataclass(frozen=True)
class Box:
    """One contract of the board: its value now, and whether it has been played.

    `copies` is the contract that a Shapeshift copies, "" for every other box and before that has
    been decided.
    """

    id: str
    value: int
    is_open: bool = True
    copies: str = ""

    @property
    def rules(self) -> Contract:
        """The row of the table whose rules are played."""
        return CONTRACTS[self.copies or self.id]

    @property
    def start(self) -> int:
        """The value that the box started with."""
        return COPY_OF_MIDDLING if self.copies == MIDDLING else CONTRACTS[self.id].value

    @property
    def title(self) -> str:
        """The name in words; a Shapeshift says what it copies."""
        title = _(CONTRACTS[self.id].title)
        if not self.copies:
            return title
        return _("{shapeshift} ({contract})").format(
            shapeshift=title, contract=_(CONTRACTS[self.copies].title)
        )

    def risen(self) -> "Box":
        """Return the box one step higher, or at its top (BZ-08)."""
        step = self.rules.step
        return replace(self, value=min(self.value + step, self.start + MOST_STEPS * step))


Board = tuple[Box, ...]


def new_box(contract: str) -> Box:
    """Return the box of a contract that has not been played."""
    return Box(contract, CONTRACTS[contract].value)


def known_board(options: BerzerkaOptions) -> Board:
    """Return the boxes that are sure before anything is drawn (BZ-07)."""
    return tuple(map(new_box, options.chosen() if options.board == "custom" else STARTERS))


def draw_contracts(options: BerzerkaOptions, rng: Rng) -> tuple[str, ...]:
    """Draw the contracts that chance adds to the board, in the order of the table (BZ-07)."""
    return tuple(sorted(rng.sample(MIXED, DRAWN[options.board]), key=NUMBER_OF.__getitem__))


def can_copy(board: Board) -> list[Box]:
    """Return the boxes that a Shapeshift of this board may copy (BZ-09)."""
    return [box for box in board if box.id != SHAPESHIFT]


def awaits_copy(board: Board) -> bool:
    """Tell whether it is still to be decided what Shapeshift copies."""
    return any(box.id == SHAPESHIFT and not box.copies for box in board)


def with_copy(board: Board, contract: str) -> Board:
    """Return the board on which Shapeshift copies the contract, at its starting value."""
    copy = replace(new_box(SHAPESHIFT), copies=contract)
    return tuple(replace(copy, value=copy.start) if box.id == SHAPESHIFT else box for box in board)


def box_of(board: Board, contract: str) -> Box:
    """Return the box of this contract; raise LookupError where the board has none."""
    for box in board:
        if box.id == contract:
            return box
    raise LookupError(contract)


def open_boxes(board: Board) -> list[Box]:
    """Return the boxes that have not been played."""
    return [box for box in board if box.is_open]


def is_open(board: Board, contract: str) -> bool:
    """Tell whether the board has this contract and it has not been played."""
    return any(box.id == contract for box in open_boxes(board))


def in_table_order(boxes: Iterable[Box]) -> list[Box]:
    """Return the boxes in the order of the table of contracts."""
    return sorted(boxes, key=lambda box: NUMBER_OF[box.id])


def after_deal(board: Board, played: str, bid_on: Collection[str], rise: str) -> Board:
    """Return the board after a contract was played: its box closed, others risen (BZ-08).

    `bid_on` are the contracts that anyone bid in the auction; `rise` is the house rule.
    """
    return tuple(
        replace(box, is_open=False)
        if box.id == played
        else box.risen()
        if box.is_open and (rise == "all" or (rise == "neglected" and box.id not in bid_on))
        else box
        for box in board
    )


def bid_words(title: str, overbid: int) -> str:
    """Return a bid in words: without an overbid it is the contract alone."""
    return _("{contract} +{overbid}").format(contract=title, overbid=overbid) if overbid else title
