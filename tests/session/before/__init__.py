"""What the version before left behind: records, a store, and what that version told of them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from game.session.store.place import DATABASE

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))
EXPECTED: Any = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))


def make_store(folder: Path) -> None:
    """Put the store of the version before into a folder that does not exist yet."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.executescript((HERE / "store.sql").read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")
