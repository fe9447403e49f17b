import os

import pytest

from game.kit.german import use_faces

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(autouse=True)
def plain_faces():
    """Let every test begin with the rules' own names of cards, whatever a program has chosen."""
    yield
    use_faces("")
