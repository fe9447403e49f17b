"""Files of boards: which format a file has, by its end or by what stands in it."""

from collections.abc import Sequence
from pathlib import Path

from game.core.words import _
from game.rulesets.bridge.exchange.board import BadBoards, Board
from game.rulesets.bridge.exchange.lin import read_lin, write_lin
from game.rulesets.bridge.exchange.pbn import read_pbn, write_pbn

PBN, LIN, OURS = ".pbn", ".lin", ".boards"
SUFFIXES = (PBN, LIN, OURS)
MOST_BYTES = 5_000_000


def text_of(boards: Sequence[Board], suffix: str) -> str:
    """Return boards as the text of a file that ends in this; raise BadBoards."""
    if suffix == LIN:
        return write_lin(boards)
    if suffix == PBN and any(board.options.jokers for board in boards):
        raise BadBoards(0, _("PBN knows no Jokers; write a file that ends in .boards."))
    return write_pbn(boards)


def read_text(path: Path) -> str:
    """Return what stands in a file of boards; raise BadBoards or OSError."""
    with path.open("rb") as file:
        found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise BadBoards(0, _("it is larger than {n} bytes.").format(n=MOST_BYTES))
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        return found.decode("latin-1")


def boards_in(text: str) -> list[Board]:
    """Return the boards in a text, be it PBN or LIN, checked by the rules; raise BadBoards."""
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise BadBoards(line, _("it contains a byte 0, so it is not a text file."))
    return read_lin(text) if "md|" in text else read_pbn(text)
