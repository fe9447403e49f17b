"""Where the store lies on this computer."""

import os
from pathlib import Path

import platformdirs

from game.core.words import _

HOME_VARIABLE = "TRICKHOLD_HOME"
"""The environment variable that names another folder."""

DATABASE = "trickhold.db"
LOG = "-wal"
"""Where SQLite writes what goes into the database later."""
SIDE_FILES = (LOG, "-shm")
"""What SQLite keeps beside a database; they belong to it and move with it."""

JOURNAL = "-journal"
"""What SQLite keeps beside a database without a log. Ours has one, so that a journal beside it is a
stray: SQLite would play it into the database all the same."""


class StoreRefused(Exception):
    """The store may not be used by this program; the text says why and what to do."""


def data_folder() -> Path:
    """Return the folder of the store; it need not exist yet. Raise StoreRefused where its name
    cannot be read."""
    if chosen := os.environ.get(HOME_VARIABLE):
        try:
            return Path(chosen).expanduser().absolute()
        except RuntimeError:  # "~nobody/x"
            raise StoreRefused(
                _(
                    "{variable} names the folder {folder}, and nobody has the home folder with "
                    "which it begins. Set {variable} to another folder."
                ).format(variable=HOME_VARIABLE, folder=chosen)
            ) from None
    return platformdirs.user_data_path("trickhold", appauthor=False)


def can_be_made(folder: Path) -> bool:
    """Tell whether nothing but a folder is in the way of the folder: "/dev/null/x" is none."""
    return next(each for each in (folder, *folder.parents) if each.exists()).is_dir()


def is_begun(folder: Path) -> bool:
    """Tell whether a store, or a backup of one, lies in the folder."""
    return (folder / DATABASE).exists() or any((folder / "backups").glob("backup-*.db"))
