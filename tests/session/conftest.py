"""A folder for the store, and matches to put into it."""

from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the store of this test lies; it does not exist yet."""
    return tmp_path / "home"
