"""A save and a replay in one: everything not written here is recomputed."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from game.core.parts import (
    COUNT_OR_NOTHING,
    NAME,
    NUMBER,
    TEXTS,
    TEXTS_BY_NAME,
    BadPart,
    PartType,
    checked,
    one_line,
    read_json,
)
from game.core.words import _

FORMAT = 1


class BadRecord(ValueError):
    """A record is damaged or of another making; the text names the part and what is allowed.

    It is one line that can be shown, whatever the record quotes in it.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(one_line(sentence))


@dataclass(frozen=True)
class Record:
    """A match: which game, how it was set up, and every decision in notation.

    `options` are texts by option name. `seats` say who sits there ("human", a level, a bot spec),
    `names` what they are called. `deals` ends the match early (None: the whole match). `digest`
    is that of the event log after the last action, so that a desync is noticed, never played on.
    `laid` are the first deals where those were laid out beforehand, as the game writes them.
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
    laid: tuple[str, ...] = ()

    def to_json(self) -> str:
        """Return the record as a text that `from_json` reads."""
        fields = {"format": FORMAT, **self.__dict__, "options": dict(self.options)}
        if not self.laid:
            del fields["laid"]  # It is left out by those who know nothing of it.
        return json.dumps(fields, ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record; raise BadRecord that names the first part that is wrong."""
        try:
            return Record.from_parts(read_json(text))
        except BadPart as wrong:
            raise BadRecord(_("The record is damaged: {why}.").format(why=wrong)) from None

    @staticmethod
    def from_parts(found: Any) -> "Record":
        """Return the record that has been read from JSON; raise BadRecord as `from_json`."""
        if isinstance(found, dict) and found.get("format") != FORMAT:
            format = found.get("format")
            raise BadRecord(
                _("The record has format {found}; this program reads format {known}.").format(
                    found="…" if isinstance(format, dict | list) else format, known=FORMAT
                )
            )
        try:
            parts = dict(
                checked({"laid": [], **found} if isinstance(found, dict) else found, _PARTS)
            )
        except BadPart as wrong:
            raise BadRecord(_("The record is damaged: {why}.").format(why=wrong)) from None
        if len(parts["names"]) != len(parts["seats"]):
            raise BadRecord(_("The record’s seats and names differ in number."))
        for name in ("seats", "names", "actions", "laid"):
            parts[name] = tuple(parts[name])
        return Record(**parts)


class Digest:
    """A running hash over the event log."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, event: object) -> None:
        """Take in one event, by its repr, if it belongs to what has happened."""
        if getattr(event, "in_digest", True):
            self._hash.update(repr(event).encode())

    def copy(self) -> "Digest":
        """Return an independent copy: both go on from here."""
        copied = Digest()
        copied._hash = self._hash.copy()
        return copied

    def text(self) -> str:
        """Return the digest so far: 16 hexadecimal digits."""
        return self._hash.hexdigest()[:16]


_PARTS: Mapping[str, PartType] = {
    "ruleset": NAME,
    "version": NUMBER,
    "seed": NUMBER,
    "options": TEXTS_BY_NAME,
    "seats": TEXTS,
    "names": TEXTS,
    "deals": COUNT_OR_NOTHING,
    "actions": TEXTS,
    "digest": NAME,
    "laid": TEXTS,
}
