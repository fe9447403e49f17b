import pytest

from tests.scenes.pilot import Pilot


@pytest.fixture(autouse=True)
def every_picture_is_seen(monkeypatch):
    """What widgets show, and when they show it anew, is what these tests are about."""
    monkeypatch.setattr(Pilot, "sees_all", True)
