"""Reads XML that anybody may have written: small, without entities, every line known."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import NoReturn
from xml.etree.ElementTree import Element
from xml.parsers import expat

from game.core.fields import BadContent
from game.core.words import _

MOST_BYTES = 5_000_000
MOST_DEPTH = 20


class Tree:
    """A document: its root, and the line on which each of its elements begins."""

    def __init__(self, file: str, text: bytes) -> None:
        self.file = file
        self._lines: dict[int, int] = {}
        self._open: list[Element] = []
        self._root: Element | None = None
        self._parser = expat.ParserCreate()
        self._parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser.EntityDeclHandler = self._refuse_doctype
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._write
        self._parser.buffer_text = True
        try:
            self._parser.Parse(text, True)
        except expat.ExpatError as wrong:
            why = expat.ErrorString(wrong.code)
            place = self._line(wrong.lineno)
            raise BadContent(file, place, _("It is not XML: {why}.").format(why=why)) from None
        except (ValueError, LookupError) as wrong:  # an encoding that is none, or of no text
            if isinstance(wrong, BadContent):
                raise
            raise BadContent(
                file, "", _("It is not XML: {why}.").format(why=str(wrong)[:80])
            ) from None

    @property
    def root(self) -> Element:
        """The outermost element."""
        assert self._root is not None
        return self._root

    def place(self, element: Element) -> str:
        """Return where an element begins, in words."""
        return self._line(self._lines[id(element)])

    def refuse(self, element: Element, reason: str, name: str = "") -> NoReturn:
        """Raise BadContent for an element, by its line and, where it has one, its name."""
        place = self.place(element)
        raise BadContent(self.file, f"{place}, “{name}”" if name else place, reason)

    def number(self, element: Element, key: str, least: int, most: int) -> int:
        """Return a whole number that an element must have, within bounds."""
        text = element.get(key, "")
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else None
        if value is None or not least <= value <= most:
            self.refuse(
                element,
                _("“{key}” is “{text}”; it must be a number from {least} to {most}.").format(
                    key=key, text=text[:40], least=least, most=most
                ),
                element.get("name", ""),
            )
        return value

    @staticmethod
    def _line(number: int) -> str:
        return _("line {number}").format(number=number)

    def _refuse_doctype(self, *_args: object) -> None:
        raise BadContent(
            self.file,
            self._line(self._parser.CurrentLineNumber),
            _("A DOCTYPE and entities are not allowed in a map or a tileset."),
        )

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, attributes)
        self._lines[id(element)] = self._parser.CurrentLineNumber
        if len(self._open) >= MOST_DEPTH:
            self.refuse(element, _("The elements are nested too deeply."))
        if self._open:
            self._open[-1].append(element)
        else:
            self._root = element
        self._open.append(element)

    def _end(self, _tag: str) -> None:
        self._open.pop()

    def _write(self, text: str) -> None:
        inner = self._open[-1]
        if not len(inner):
            inner.text = (inner.text or "") + text


def read_tree(file: Path, shown: str) -> Tree:
    """Return the document in a file that people know as `shown`; raise BadContent."""
    try:
        found = file.stat()
        if not stat.S_ISREG(found.st_mode):
            raise BadContent(shown, "", _("It is not a file that can be read."))
        if found.st_size > MOST_BYTES:
            raise BadContent(
                shown, "", _("It is larger than {most} bytes.").format(most=MOST_BYTES)
            )
        text = file.read_bytes()
    except OSError as wrong:
        why = wrong.strerror or type(wrong).__name__
        raise BadContent(shown, "", _("It cannot be read: {why}.").format(why=why)) from None
    return Tree(shown, text)
