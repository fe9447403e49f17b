"""The rule book as plain text, without the marks of its layout."""

import re
from collections.abc import Iterator, Sequence

from game.kit.cards import SUIT_LETTERS, Suit, suit_name
from game.kit.german import german_suit_name

WIDEST = 100
"""The most letters of a line of a table; a wider table is told row by row."""

_SPOKEN_CARD = re.compile(r"(?<![}\w])(10|[2-9TJQKAOU])[ \u00a0]\{G?([SHDC])\}")
_CARD_MARK = re.compile(r"\{G?([SHDC])\}(1[0-3]|[1-9TJQKAOU])\b")
_BID_MARK = re.compile(r"\b([1-8])\{([SHDC])\}")
_SUIT_MARK = re.compile(r"\{(?P<german>G?)([SHDC])\}(?:[ \u00a0](?P<word>\w+))?")
_CLAUSE = re.compile(r"[a-z]{2,3}-\d{2,3}", re.IGNORECASE)
_EMPHASIS = re.compile(r"(?<!\*)\*(?!\s|\*)([^*\n]+)\*")

Row = Sequence[str]


def plain(book: str) -> str:
    """Return the book without emphasis and heading marks, suit signs as words, tables set."""
    return "\n\n".join(
        "\n".join(_set(_rows(paragraph))) if paragraph.startswith("|") else paragraph
        for paragraph in unmarked(book).split("\n\n")
    )


def chapters(book: str) -> list[tuple[str, str]]:
    """Return the title and the text of each chapter, in order, what stands before them left out."""
    found = [part.partition("\n") for part in re.split(r"^## ", book, flags=re.MULTILINE)[1:]]
    return [(unmarked(title).strip(), plain(text).strip()) for title, _line, text in found]


def chapter_of(book: str, about: str) -> str:
    """Return the chapter of this number or title, in either case of letter, "" for none."""
    found = chapters(book)
    if about.isdecimal() and 1 <= int(about) <= len(found):
        title, text = found[int(about) - 1]
        return f"{title}\n{text}"
    low = about.lower()
    return next((f"{title}\n{text}" for title, text in found if title.lower() == low), "")


def passages(book: str, about: str) -> list[str]:
    """Return the paragraphs, list entries and rows that hold the text, in either case of letter.

    Of those that hold the id of a clause only that which it names, where there is one.
    """
    found = [part for part in _parts(unmarked(book)) if about.lower() in part.lower()]
    own = [part for part in found if part.lower().startswith(f"{about.lower()} ")]
    return [*own, *_table_after(book, own[-1])] if own and _CLAUSE.fullmatch(about) else found


def _table_after(book: str, clause: str) -> list[str]:
    """Return the table that stands right below a clause, in one passage; none where none does."""
    text = unmarked(book).split("\n\n")
    below = next((n + 1 for n, part in enumerate(text) if part.endswith(clause)), len(text))
    return ["\n".join(_set(_rows(part))) for part in text[below : below + 1] if part[:1] == "|"]


def unmarked(book: str) -> str:
    """Return a text without emphasis and heading marks, cards as they are typed, suits as words."""
    text = _SPOKEN_CARD.sub(lambda found: found[2] + found[1].replace("10", "T"), book)
    text = _CARD_MARK.sub(r"\1\2", text)
    text = _BID_MARK.sub(r"\1\2", text)
    text = _SUIT_MARK.sub(_suit, text).replace("**", "")
    return re.sub(r"^#+ ", "", _EMPHASIS.sub(r"\1", text), flags=re.MULTILINE)


def _parts(text: str) -> Iterator[str]:
    for paragraph in map(str.strip, text.split("\n\n")):
        lines = paragraph.split("\n")
        if paragraph.startswith("|"):
            yield from _told(_rows(paragraph))
        elif all(line.startswith("- ") for line in lines):
            yield from (line.removeprefix("- ") for line in lines)
        else:
            yield paragraph


def _suit(found: "re.Match[str]") -> str:
    """Return the suit's name once, whether or not the book writes it behind the sign."""
    suit = Suit(SUIT_LETTERS.index(found[2]))
    name = german_suit_name(suit) if found["german"] else suit_name(suit)
    word = found["word"]
    return name if word in (None, name) else f"{name} {word}"


# -- tables


def _rows(table: str) -> list[Row]:
    """Return the cells of a table, its heads first."""
    lines = [line.strip().strip("|").split("|") for line in table.strip().split("\n")]
    return [[cell.strip() for cell in cells] for n, cells in enumerate(lines) if n != 1]


def _set(rows: Sequence[Row]) -> list[str]:
    """Return the lines of a table, its cells in columns; row by row if that is too wide."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + 2 * len(widths) > WIDEST:
        return list(_told(rows))
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def _told(rows: Sequence[Row]) -> Iterator[str]:
    """Yield a line for each row: its first cell, then the others with their heads."""
    (_first, *heads), *body = rows
    for name, *cells in body:
        told = (
            f"{head}: {cell}" if head else cell
            for head, cell in zip(heads, cells, strict=True)
            if cell
        )
        yield f"{name} – {'; '.join(told)}"
