"""Files that the command line is asked to write."""

import os
from pathlib import Path

from game.cli.refused import Refused
from game.core.words import _


def output_file(text: str) -> Path:
    """Return the file to write, if it looks as if it can be written; raise Refused."""
    file = Path(text)
    folder = file.parent
    if not folder.is_dir():
        raise Refused(
            _("The file {file} cannot be written: there is no folder {folder}.").format(
                file=text, folder=folder
            )
        )
    if file.is_symlink():
        file = file.resolve()
    if file.exists() and not file.is_file() and not file.is_dir():
        raise Refused(
            _("The file {file} cannot be written: it is a device or a pipe.").format(file=text)
        )
    if file.is_dir() or not text.strip():
        raise Refused(_("The file “{file}” cannot be written: name a file.").format(file=text))
    if not os.access(folder, os.W_OK):
        raise Refused(
            _("The file {file} cannot be written: the folder {folder} is read-only.").format(
                file=text, folder=folder
            )
        )
    return file


def not_written(file: Path, wrong: OSError) -> Refused:
    """Return the refusal for a file that could not be written after all."""
    return Refused(
        _("The file {file} cannot be written: {why}.").format(
            file=file, why=wrong.strerror or wrong
        )
    )
