import os

import pytest

from tests.scenes.thinking import thinker

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(autouse=True)
def one_thinker(monkeypatch):
    """Let whoever draws screens ask the process that all other tests ask."""
    monkeypatch.setattr("scenes.studio.Thinker", thinker)
