"""Reading values out of content files, each refused by a sentence that says where and why."""

import json
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TypeVar

from game.core.words import ROOT, _


class BadContent(ValueError):
    """A card, deck, battlefield or map that is refused: which file, where in it, and why.

    `place` is a line, an entry or an object, "" where the whole file is meant; `reason` says what
    is wrong and what is allowed, and ends with a full stop.
    """

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}, {place}: {reason}" if place else f"{file}: {reason}")
        self.file, self.place, self.reason = file, place, reason


LONGEST_FILE = 250_000
"""Bytes; what is longer is refused unread."""
MOST_DOTS = 100
"""Dots on one line; the time to read a key grows with the square of its parts, a.b.c."""
LONGEST_SHOWN = 40
"""Letters of a refused value that are repeated in the sentence."""

Choice = TypeVar("Choice", bound=StrEnum)


@dataclass(frozen=True)
class FilePlace:
    """Where in a content file a value stands: the file, and the way down to it."""

    file: str
    way: tuple[str, ...] = ()

    def at(self, step: str) -> "FilePlace":
        """Return the place one step further down."""
        return replace(self, way=(*self.way, step))

    def refused(self, reason: str) -> BadContent:
        """Return what to raise: the value here is not allowed, for this reason."""
        return BadContent(self.file, ", ".join(self.way), reason)


def name_of(path: Path) -> str:
    """Return how a file is called in sentences: its path from the root of the game."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def read_text(path: Path) -> str:
    """Return what a content file holds; raise BadContent if it is no file, too long, or no text."""
    place = FilePlace(name_of(path))
    try:
        found = path.stat()
        if not (S_ISREG(found.st_mode) or S_ISDIR(found.st_mode)):
            raise place.refused(_("The file is a device or a pipe."))
        if found.st_size > LONGEST_FILE:
            raise place.refused(
                _("The file is longer than {n} bytes, which no content file is.").format(
                    n=LONGEST_FILE
                )
            )
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        reason = _("The file is not written in UTF-8 (byte {n}).").format(n=wrong.start + 1)
    except OSError as wrong:
        reason = _("The file cannot be read: {why}.").format(why=wrong.strerror or wrong)
    raise place.refused(reason)


def read_toml(path: Path) -> dict[str, object]:
    """Return what a TOML file holds; raise BadContent if it cannot be read or is not TOML."""
    place, text = FilePlace(name_of(path)), read_text(path).replace("\r\n", "\n")
    for number, written in enumerate(text.split("\n"), start=1):
        if written.count(".") > MOST_DOTS:
            raise place.refused(
                _("Line {number} has more than {most} dots.").format(number=number, most=MOST_DOTS)
            )
    try:
        return tomllib.loads(text)
    except RecursionError:
        reason = _("The file is not TOML: its values are nested too deeply.")
    except ValueError as wrong:  # tomllib's own, and numbers of too many digits
        reason = _("The file is not TOML: {why}.").format(why=str(wrong).rstrip("."))
    raise place.refused(reason)


def shown(value: object) -> str:
    """Return a value as a sentence repeats it: on one line, and not too long."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # a number of too many digits, lists too deep
        text = "…"
    text = "".join(each if each.isprintable() else "?" for each in text)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def listed(names: Collection[object]) -> str:
    """Return the names that are allowed, as a sentence lists them."""
    return ", ".join(f"“{name}”" if str(name) else "“”" for name in names)


def table(
    value: object, place: FilePlace, allowed: Collection[str], needed: Collection[str] = ()
) -> Mapping[str, object]:
    """Return the table at a place; its keys are among `allowed` and have all of `needed`."""
    if not isinstance(value, dict):
        raise place.refused(_("must be a table, not {value}.").format(value=shown(value)))
    for key in value:
        if key not in allowed:
            raise place.refused(
                _("does not know the field “{key}”; its fields are {names}.").format(
                    key=shown(key).strip('"'), names=listed(allowed)
                )
            )
    for key in needed:
        if key not in value:
            raise place.refused(_("lacks the field “{key}”.").format(key=key))
    return value


def array(value: object, place: FilePlace, at_most: int) -> list[object]:
    """Return the list at a place, of at most so many entries."""
    if not isinstance(value, list):
        raise place.refused(_("must be a list in [ ], not {value}.").format(value=shown(value)))
    if len(value) > at_most:
        raise place.refused(
            _("must have at most {most} entries, not {n}.").format(most=at_most, n=len(value))
        )
    return value


def number(value: object, place: FilePlace, low: int, high: int) -> int:
    """Return the whole number at a place, from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise place.refused(
            _("must be a whole number from {low} to {high}, not {value}.").format(
                low=low, high=high, value=shown(value)
            )
        )
    return value


def yes_or_no(value: object, place: FilePlace) -> bool:
    """Return the true or false at a place."""
    if not isinstance(value, bool):
        raise place.refused(_("must be true or false, not {value}.").format(value=shown(value)))
    return value


def line(value: object, place: FilePlace, at_most: int) -> str:
    """Return the text at a place: one line that can be printed, with no space around."""
    if not isinstance(value, str):
        raise place.refused(_("must be a text, not {value}.").format(value=shown(value)))
    if not value or len(value) > at_most:
        raise place.refused(
            _("must have 1 to {most} characters, not {n}.").format(most=at_most, n=len(value))
        )
    if not value.isprintable() or value != value.strip():
        raise place.refused(
            _(
                "must be one line of printable characters without space around it, not {value}."
            ).format(value=shown(value))
        )
    return value


def one_of(value: object, place: FilePlace, choices: type[Choice]) -> Choice:
    """Return the choice that is named at a place."""
    return choices(name_among(value, place, [str(each) for each in choices]))


def name_among(value: object, place: FilePlace, names: Collection[str]) -> str:
    """Return the name at a place, one of these."""
    if not isinstance(value, str) or value not in names:
        raise place.refused(
            _("must be one of {names}, not {value}.").format(
                names=listed(names), value=shown(value)
            )
        )
    return value
