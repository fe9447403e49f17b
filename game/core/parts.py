"""JSON read with suspicion: its parts are what they should be, or a sentence says which is not."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.words import _, marked

LONGEST = 600
"""Letters of the longest sentence; a hostile file may put anything into one."""

LARGEST = 2**63 - 1
"""The largest number that a part may be where it is counted with."""


class BadPart(ValueError):
    """A text is no JSON, or a part of it is missing or wrong; the words go on a sentence."""


@dataclass(frozen=True)
class PartType:
    """What a part may be: a check, and its words for a person."""

    fits: Callable[[Any], bool]
    words: str


def one_line(sentence: str) -> str:
    """Return the sentence on one line, shown letters only; one too long loses its middle."""
    line = "".join(letter if letter.isprintable() else " " for letter in sentence)
    line = " ".join(line.split())
    half = LONGEST // 2
    return line if len(line) <= LONGEST else f"{line[:half]}…{line[1 - half :]}"


def read_json(text: object) -> Any:
    """Return what a text in JSON holds; raise BadPart."""
    try:
        return json.loads(text) if isinstance(text, str) else _no_text()
    except json.JSONDecodeError as wrong:
        raise BadPart(
            _("it is not JSON (line {line}, column {column})").format(
                line=wrong.lineno, column=wrong.colno
            )
        ) from None
    except RecursionError:
        raise BadPart(_("it is not readable JSON: it is nested too deeply")) from None
    except BadPart:
        raise
    except ValueError:
        raise BadPart(_("it is not readable JSON: a number is too long")) from None


def _no_text() -> Any:
    raise BadPart(_("it is not text"))


def checked(found: Any, parts: Mapping[str, PartType]) -> Mapping[str, Any]:
    """Return these parts of an object from JSON; raise BadPart that names the first wrong one."""
    if not isinstance(found, dict):
        raise BadPart(_("it is not a JSON object"))
    for name, kind in parts.items():
        if name not in found or not kind.fits(found[name]):
            raise BadPart(
                _("its part “{name}” must be {allowed}").format(name=name, allowed=_(kind.words))
            )
    return {name: found[name] for name in parts}


def is_number(value: Any) -> bool:
    """Tell whether this is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_score(value: Any) -> bool:
    """Tell whether this is a number that can be told: NaN is none, and an endless one neither."""
    is_one = isinstance(value, int | float) and not isinstance(value, bool)
    return is_one and -LARGEST <= value <= LARGEST


def is_text(value: Any) -> bool:
    """Tell whether this is a text that can be written down: JSON can spell half a character."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def is_list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return the check for a list of such things."""
    return lambda value: isinstance(value, list) and all(map(fits, value))


NUMBER = PartType(is_number, marked("a whole number"))
NUMBER_OR_NOTHING = PartType(
    lambda value: value is None or is_number(value), marked("a whole number or null")
)
COUNT_OR_NOTHING = PartType(
    lambda value: value is None or (is_number(value) and 0 < value <= LARGEST),
    marked("a whole number from 1 to 9223372036854775807, or null"),
)
SCORES = PartType(is_list_of(_is_score), marked("a list of numbers"))
TEXT = PartType(is_text, marked("a text"))
NAME = PartType(
    lambda value: is_text(value) and value.isprintable() and len(value) <= 40,
    marked("a line of up to 40 characters"),
)
TEXTS = PartType(is_list_of(is_text), marked("a list of texts"))
TEXTS_BY_NAME = PartType(
    lambda value: isinstance(value, dict) and TEXTS.fits([*value, *value.values()]),
    marked("an object of texts"),
)
PAIRS = PartType(
    is_list_of(lambda value: TEXTS.fits(value) and len(value) == 2),
    marked("a list of pairs of texts"),
)
NUMBERS_OR_NOTHING = PartType(
    is_list_of(NUMBER_OR_NOTHING.fits), marked("a list of whole numbers and nulls")
)
