"""What is opened to see how its frames are drawn: a sitting that a test leads, and a map."""

import time

from game.session.campaign.season import Season
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.campaign.mapscene import SeasonMap
from scenes.preferences import Preferences
from scenes.program import Program
from tests.scenes.thinking import thinker


class Led(Sitting):
    """A sitting at which nobody thinks: the test decides for all."""

    def think(self) -> bool:
        """Return that nothing is being thought about."""
        return False


def program_in(size: tuple[int, int] = (960, 540), *, is_live: bool = False) -> Program:
    """Return a program in a window of this size in which things move; nothing of it is kept."""
    app = App(size, guarded=False, moves=True)
    return Program(app, Store.in_memory(), thinker(), Preferences(), is_live=is_live)


def map_in(app: App) -> SeasonMap:
    """Return the map of a season once its land is there."""
    page = SeasonMap(Season(3, "middle"), "Ana")
    app.push(page)
    until = time.monotonic() + 30
    while not page.view.is_ready and time.monotonic() < until:
        app.step([], 0.01)
        time.sleep(0.01)
    return page
