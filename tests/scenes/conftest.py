import os

import pytest

from game.kit.german import use_faces
from tests.scenes.thinking import thinker

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(autouse=True)
def plain_faces():
    """Let every test begin with the rules' own names of cards, whatever a program has chosen."""
    yield
    use_faces("")


@pytest.fixture(autouse=True)
def one_thinker(monkeypatch):
    """Let whoever draws screens ask the process that all other tests ask."""
    monkeypatch.setattr("scenes.studio.Thinker", thinker)
