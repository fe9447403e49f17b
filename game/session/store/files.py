"""Records as text files: read with suspicion, written whole or not at all."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from game.core.record import BadRecord, Record
from game.core.words import _

LARGEST = 4 << 20
"""Bytes of the largest record read; a whole match of the longest game is some 20 kB."""

LONGEST_NAME = 40
"""Letters of the longest name of a seat."""


def read_record(path: Path) -> Record:
    """Read a record from a file; raise BadRecord that names the file and what is wrong."""
    try:
        return _checked(Record.from_json(_text(path)))
    except (BadRecord, OSError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else wrong
        raise BadRecord(_("The file {file}: {why}").format(file=path, why=why)) from None


def write_record(record: Record, path: Path) -> None:
    """Write a record to a file, whole or not at all; raise OSError."""
    write_whole(path, record.to_json() + "\n")


def write_whole(path: Path, text: str) -> None:
    """Put a file in place that holds the text; whatever was there stays until it is written."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    draft = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(number)
        draft.chmod(0o644)
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _text(path: Path) -> str:
    with path.open("rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise BadRecord(
            _("it is larger than {limit} megabytes, the most a record may be.").format(
                limit=LARGEST >> 20
            )
        )
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(_("it is not text in UTF-8.")) from None


def _checked(record: Record) -> Record:
    """Return the record if its names can be shown on one line; raise BadRecord."""
    for name in record.names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadRecord(
                _("the name “{name}” is not a line of 1 to {limit} letters.").format(
                    name=name[:LONGEST_NAME], limit=LONGEST_NAME
                )
            )
    return record
