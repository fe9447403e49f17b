"""Reads the Markdown of a rule book: headings, paragraphs, lists, tables, and clause ids."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from game.core.words import CLAUSE as CLAUSE_ID

CLAUSE = re.compile(rf"\b{CLAUSE_ID}\b")


class PartKind(Enum):
    """What a block of a text is."""

    HEADING = auto()
    PARAGRAPH = auto()
    ITEM = auto()
    TABLE = auto()


@dataclass(frozen=True)
class Part:
    """A block: its words, still with the marks for bold and the like.

    `level` is that of a heading; `lead` is what stands before an item: a clause id, a number, or
    a bullet; `rows` are a table's, the first of them its head.
    """

    kind: PartKind
    words: str = ""
    level: int = 0
    lead: str = ""
    rows: tuple[tuple[str, ...], ...] = ()

    def entries(self) -> Iterator[tuple[str, int]]:
        """Yield what the book can be opened at: a clause, or what a row of a table is about.

        Each comes with its row in the table, 0 where there is none.
        """
        if self.kind is PartKind.ITEM and CLAUSE.fullmatch(self.lead):
            yield self.lead, 0
        for number, row in enumerate(self.rows):
            if number:
                yield row[0].strip("*"), number


_HEADING = re.compile(r"(#{1,4})\s+(.*)")
_ITEM = re.compile(r"(?:[-*]|(\d+)\.)\s+(.*)")
_LED_BY_CLAUSE = re.compile(r"\*\*(" + CLAUSE_ID + r")\*\*\s+(.*)", re.DOTALL)


def read(text: str) -> tuple[Part, ...]:
    """Return the blocks of a Markdown text."""
    parts: list[Part] = []
    for chunk in _chunks(text):
        first = chunk[0]
        if heading := _HEADING.match(first):
            parts.append(Part(PartKind.HEADING, heading[2].strip(), level=len(heading[1])))
        elif first.startswith("|"):
            rows = [_cells(line) for line in chunk]
            parts.append(Part(PartKind.TABLE, rows=tuple(r for r in rows if not _is_rule(r))))
        elif item := _ITEM.match(first):
            words = " ".join([item[2], *(line.strip() for line in chunk[1:])])
            lead = f"{item[1]}." if item[1] else "•"
            if clause := _LED_BY_CLAUSE.match(words):
                lead, words = clause[1], clause[2]
            parts.append(Part(PartKind.ITEM, words, lead=lead))
        else:
            parts.append(Part(PartKind.PARAGRAPH, " ".join(line.strip() for line in chunk)))
    return tuple(parts)


def _chunks(text: str) -> Iterator[list[str]]:
    """Yield the lines of each block: a block ends at an empty line or where another kind begins."""
    chunk: list[str] = []
    for line in text.splitlines():
        begins = bool(_HEADING.match(line) or _ITEM.match(line))
        in_table = bool(chunk) and chunk[0].startswith("|")
        after_heading = bool(chunk) and bool(_HEADING.match(chunk[0]))
        ends = not line.strip() or begins or after_heading or line.startswith("|") is not in_table
        if chunk and ends:
            yield chunk
            chunk = []
        if line.strip():
            chunk.append(line)
    if chunk:
        yield chunk


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _is_rule(cells: tuple[str, ...]) -> bool:
    return all(re.fullmatch(r":?-+:?", cell) for cell in cells)
