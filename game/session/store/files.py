"""Records as text files: read with suspicion, written whole or not at all."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from game.core.fields import BadContent
from game.core.record import BadRecord, Record
from game.core.words import _
from game.session.match import Match
from game.session.seats import check_names, check_seats
from game.session.store.database import reason_of

LARGEST = 4 << 20
"""Bytes of the largest record read; a whole match of the longest game is some 20 kB."""


def read_match(path: Path) -> Match:
    """Read a record from a file and play it.

    Raise BadRecord that names the file and the fault, or BadContent if the game itself is broken.
    """
    try:
        record = Record.from_json(_text(path))
        check_names(record.names)
        match = Match.from_record(record)
        check_seats(match.ruleset, record.seats)
    except OSError as wrong:
        raise BadRecord(
            _("The file {file} cannot be read: {why}.").format(file=path, why=reason_of(wrong))
        ) from None
    except BadContent:
        raise
    except ValueError as wrong:
        raise BadRecord(
            _("The file {file} is not a record that can be played. {why}").format(
                file=path, why=wrong
            )
        ) from None
    return match


def write_record(record: Record, path: Path) -> None:
    """Write a record to a file, whole or not at all; raise OSError."""
    write_whole(path, record.to_json() + "\n")


def write_whole(path: Path, content: str | bytes) -> None:
    """Put a file in place that holds the content; what was there stays until it is written.

    A text is written in UTF-8. Raise OSError, and leave nothing behind.
    """
    whole = content.encode("utf-8") if isinstance(content, str) else content
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        with draft.open("xb") as file:
            file.write(whole)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _text(path: Path) -> str:
    mode = path.stat().st_mode
    if not (S_ISREG(mode) or S_ISDIR(mode)):
        raise BadRecord(_("It is a device or a pipe."))
    with path.open("rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise BadRecord(
            _("It is larger than {limit} megabytes, the most a record may be.").format(
                limit=LARGEST >> 20
            )
        )
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(_("It is not text in UTF-8.")) from None
