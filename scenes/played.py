"""Screens as they are played, frame by frame: what each frame costs, and where the longest are."""

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from threading import Event
from typing import Any, NamedTuple

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.bots.thinker import Thinker
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.campaign.season import Season
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.battle.scene import BattleScene
from scenes.campaign.mapscene import SeasonMap
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.show.live import Live
from scenes.table.scene import TableScene
from scenes.warmup import warm_up

STEP = 1 / 60
SPARKS = 200
"""Sparks that fly over a deal, as after a bid that was made."""
PATIENCE = 30.0
"""Seconds after which a screen is given up that is not there."""


class Cost(NamedTuple):
    """A frame: milliseconds of the thread's own work, and those that passed; what it showed."""

    own: float
    passed: float
    at: float
    """Seconds since its screen was put up."""
    where: str


class Watch:
    """Lets frames pass as in the window, and writes down what each costs."""

    def __init__(self, size: tuple[int, int]) -> None:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.app = App(size, guarded=False, moves=True, in_pieces=True)
        store, preferences = Store.in_memory(), Preferences()
        self.program = Program(self.app, store, Thinker(), preferences, is_live=True)
        self.app.push(self.program.home())
        for _step in warm_up(self.program.thinker, self.app, self.program.look, Event()):
            pass

    def frames(self, scene: Any, where: Callable[[], str]) -> Iterator[Cost]:
        """Put up a scene, and yield each frame for as long as somebody asks."""
        self.app.push(scene)
        begun = time.perf_counter()
        while True:
            start, own = time.perf_counter(), time.thread_time()
            if self.app.step([], STEP):
                self.app.render()
            passed, worked = time.perf_counter() - start, time.thread_time() - own
            yield Cost(worked * 1000, passed * 1000, start - begun, where())
            time.sleep(max(0.0, STEP - passed))

    def sat_down(self, match: Match, screen: Callable[..., Live]) -> Live:
        """Return the screen of a match."""
        program = self.program
        return screen(Sitting(match, program.thinker), program.look, program.ways)

    def close(self) -> None:
        """End what thinks in other processes."""
        self.program.thinker.close()


def dealing(size: tuple[int, int], deals: int) -> list[Cost]:
    """Return the frames in which cards are dealt while a computer player thinks."""
    watch = Watch(size)
    costs: list[Cost] = []
    seed = 0
    while deals:
        seed += 1
        seats = [Seat(HUMAN, "Ana"), *(Seat("master", name) for name in ("Bo", "Cleo", "Dan"))]
        match = Match(WHIST, WhistOptions(), seats, seed)
        if match.to_act == 0:
            continue  # It is a computer player that is to think while cards fly.
        deals -= 1
        table = watch.sat_down(match, TableScene)
        for number, cost in enumerate(watch.frames(table, partial(_latest, match))):
            if not number:
                table.sparks.burst(640, 300, SPARKS)
            costs.append(cost)
            if table.show.director.is_idle and number > 20:
                break
        table.leave_table()
        watch.app.step([], STEP)
    watch.close()
    return costs


def battle(size: tuple[int, int], turns: int) -> list[Cost]:
    """Return the frames of a battle of about twenty units, from its opening on.

    The person's moves are those of the plain player; the enemy thinks in another process.
    """
    watch = Watch(size)
    match = Match(BERSERK, BerserkOptions(), (Seat(HUMAN, "Ana"), Seat("club", "Bo")), 3)
    rng = Rng(3)
    while match.state.turn == 0:
        match.apply(match.to_act, _plain_move(match, rng))
    scene = watch.sat_down(match, BattleScene)
    costs: list[Cost] = []
    for cost in watch.frames(scene, partial(_latest, match)):
        costs.append(cost)
        if match.state.turn > turns or match.is_over:
            break
        if scene.is_asking and scene.show.director.is_idle:
            scene.port.submit(_plain_move(match, rng))
            scene.stop_asking()
    watch.close()
    return costs


def bridge(size: tuple[int, int], seconds: float) -> list[Cost]:
    """Return the frames of a deal of bridge, from its opening on; the person plays plainly."""
    watch = Watch(size)
    seats = [Seat(HUMAN, "Ana"), *(Seat("club", name) for name in ("Bo", "Cleo", "Dan"))]
    match, rng = Match(BRIDGE, BridgeOptions(), seats, 3), Rng(3)
    table = watch.sat_down(match, TableScene)
    costs: list[Cost] = []
    for cost in watch.frames(table, partial(_latest, match)):
        costs.append(cost)
        if cost.at > seconds or match.standing.deals_played:
            break
        if table.is_asking and table.show.director.is_idle:
            table.port.submit(_plain_move(match, rng))
            table.stop_asking()
    watch.close()
    return costs


def campaign_map(size: tuple[int, int], seconds: float) -> list[Cost]:
    """Return the frames of the map of a season, on which one looks from place to place."""
    watch = Watch(size)
    page = SeasonMap(Season(3, "middle"), "Ana")
    costs: list[Cost] = []
    for cost in watch.frames(page, lambda: "map" if page.view.is_ready else "opening"):
        costs.append(cost)
        if cost.at > PATIENCE or (page.view.is_ready and cost.at > seconds):
            break
        if page.view.is_ready and len(costs) % 40 == 0:
            page.focus(page.view.marks[len(costs) // 40 % len(page.view.marks)])
    watch.close()
    return costs


def _latest(match: Match) -> str:
    """Return the kind of the last thing that has happened in a match."""
    return type(match.events[-1]).__name__


def _plain_move(match: Match, rng: Rng) -> Any:
    view = match.state.view(match.to_act)
    return match.ruleset.sense.policy(view, match.state.legal_actions(), rng)
