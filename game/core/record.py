"""A save and a replay in one: everything not written here is recomputed."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from game.core.words import _

FORMAT = 1


class BadRecord(ValueError):
    """A record is damaged or of another making; the text names the part and what is allowed."""


@dataclass(frozen=True)
class Record:
    """A match: which game, how it was set up, and every decision in notation.

    `options` are texts by option name. `seats` say who sits there ("human", a level, a bot spec),
    `names` what they are called. `deals` ends the match early (None: the whole match). `digest`
    is that of the event log after the last action, so that a desync is noticed, never played on.
    """

    ruleset: str
    version: int
    seed: int
    options: Mapping[str, str]
    seats: tuple[str, ...]
    names: tuple[str, ...]
    deals: int | None
    actions: tuple[str, ...]
    digest: str

    def to_json(self) -> str:
        """Return the record as a text that `from_json` reads."""
        fields = {"format": FORMAT, **self.__dict__, "options": dict(self.options)}
        return json.dumps(fields, ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record; raise BadRecord that names the first part that is wrong."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as wrong:
            raise BadRecord(_("The record is not JSON: {why}.").format(why=wrong)) from None
        if not isinstance(found, dict):
            raise BadRecord(_("The record is not a JSON object."))
        if found.get("format") != FORMAT:
            raise BadRecord(
                _("The record has format {found}; this program reads format {known}.").format(
                    found=found.get("format"), known=FORMAT
                )
            )
        for name, is_right in _PARTS.items():
            if name not in found or not is_right(found[name]):
                raise BadRecord(
                    _("The record's part “{name}” is missing or not what it should be.").format(
                        name=name
                    )
                )
        if len(found["names"]) != len(found["seats"]):
            raise BadRecord(_("The record's seats and names differ in number."))
        for name in ("seats", "names", "actions"):
            found[name] = tuple(found[name])
        return Record(**{name: found[name] for name in _PARTS})


class Digest:
    """A running hash over the event log."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, event: object) -> None:
        """Take in one event, by its repr."""
        self._hash.update(repr(event).encode())

    def text(self) -> str:
        """Return the digest so far: 16 hexadecimal digits."""
        return self._hash.hexdigest()[:16]


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    """Tell whether this is a text that can be written down: JSON can spell half a character."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


_PARTS: Mapping[str, Callable[[Any], bool]] = {
    "ruleset": _is_text,
    "version": _is_number,
    "seed": _is_number,
    "options": lambda value: isinstance(value, dict) and _are_texts([*value, *value.values()]),
    "seats": _are_texts,
    "names": _are_texts,
    "deals": lambda value: value is None or (_is_number(value) and value > 0),
    "actions": _are_texts,
    "digest": _is_text,
}
