"""Files of boards: which format a file has, by its end or by what stands in it."""

import codecs
import re
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import unquote, unquote_plus

from game.core.words import _, marked
from game.rulesets.bridge.exchange.board import BadBoards, Board, Source
from game.rulesets.bridge.exchange.lin import lin_sources, write_lin
from game.rulesets.bridge.exchange.pbn import pbn_sources, write_pbn

PBN, LIN, OURS = ".pbn", ".lin", ".boards"
SUFFIXES = (PBN, LIN, OURS)
MOST_BYTES = 5_000_000
PARTS = {
    "label": marked("name of the board"),
    "event": marked("event"),
    "room": marked("room"),
    "names": marked("players"),
    "calls": marked("auction"),
    "contract": marked("contract"),
    "cards": marked("play"),
    "tricks": marked("result"),
}
"""What a file may not hold of a board."""


def text_of(boards: Sequence[Board], suffix: str) -> str:
    """Return boards as the text of a file that ends in this; raise BadBoards."""
    if suffix == LIN:
        return write_lin(boards)
    if suffix == PBN and any(board.options.jokers for board in boards):
        raise BadBoards(0, _("PBN knows no Jokers; write a file that ends in .boards."))
    return write_pbn(boards)


def told_lost(boards: Sequence[Board], text: str) -> str:
    """Return which parts of boards a text does not hold, each with a count, "" for none.

    What comes back when it is read tells that.
    """
    pairs = list(zip(boards, (each.read().board for each in sources_in(text)), strict=True))
    lost = {
        part: sum(getattr(board, part) != getattr(again, part, None) for board, again in pairs)
        for part in PARTS
    }
    return ", ".join(f"{_(PARTS[part])} ({count})" for part, count in lost.items() if count)


def read_text(path: Path) -> str:
    """Return what stands in a file of boards; raise BadBoards or OSError."""
    with path.open("rb") as file:
        found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise BadBoards(0, _("it is larger than {n} bytes.").format(n=MOST_BYTES))
    try:
        is_wide = found.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
        return found.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError:
        return found.decode("cp1252", errors="replace")


_LINK = re.compile(r"[?&]lin=([^\r\n\"'<>]+)", re.IGNORECASE)


def sources_in(text: str) -> list[Source]:
    """Return where the boards in a text stand, be it PBN, LIN or links to LIN; raise BadBoards."""
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise BadBoards(line, _("it contains a byte 0, so it is not a text file."))
    if re.search(r"^[ \t]*\[\s*\w+\s*:?\s*\"", text, re.MULTILINE):
        return pbn_sources(text)
    if links := _LINK.findall(text):
        return [each for link in links for each in lin_sources(_carried(link))]
    return lin_sources(text) if re.search(r"\b(?:md|qx)\|", text, re.I) else pbn_sources(text)


def _carried(link: str) -> str:
    """Return the LIN that a link carries, be it percent-encoded or not."""
    link = re.split(r"&\w+=", link)[0]
    if "|" in link:
        return unquote(link)
    text = unquote_plus(link.split()[0])
    return text if "|" in text else unquote_plus(text)


def boards_in(text: str) -> list[Board]:
    """Return the boards in a text, checked by the rules; raise BadBoards where none is sound."""
    entries = [source.read() for source in sources_in(text)]
    boards = [each.board for each in entries if each.board is not None and not each.wrong]
    if not boards:
        raise next(each.wrong for each in entries if each.wrong)
    return boards
