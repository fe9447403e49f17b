"""How smooth the table is, and how soon it is there: the figures that `make bench` prints."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.bots.thinker import Thinker
from game.core.rng import Rng
from game.core.words import ROOT, _, percent
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.pace import paces
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.battle.scene import BattleScene
from scenes.endurance import measured
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.table.scene import TableScene
from scenes.warmup import warm_up

FRAME = 1 / 60
DEALS = 8
TURNS = 6
"""Turns of the battle that is measured."""
OPENING = 10
"""Frames at the opening of the battle that are not counted: its pictures are made."""
STARTS = 5
WEIGHED_DEALS = 30
BATTLES = 120
"""Battles of Berserk that are timed."""
SPARKS = 200
"""Sparks that fly over the deal, as after a bid that was made."""


@dataclass(frozen=True)
class Spread:
    """Times in milliseconds: mean, median, 99th percentile, worst, and how many there were."""

    mean: float
    p50: float
    p99: float
    worst: float
    count: int

    @staticmethod
    def of(times: Sequence[float]) -> "Spread":
        """Return the spread of times in milliseconds."""
        ordered = sorted(times)
        at = min(len(ordered) - 1, round(len(ordered) * 0.99))
        mean = sum(ordered) / len(ordered)
        return Spread(mean, ordered[len(ordered) // 2], ordered[at], ordered[-1], len(ordered))

    def line(self, name: str) -> str:
        """Return the row of the printed table."""
        return (
            f"{name:44} mean {self.mean:7.2f} ms   p50 {self.p50:7.2f} ms   "
            f"p99 {self.p99:7.2f} ms   "
            f"worst {self.worst:7.2f} ms   n {self.count}"
        )


def dealing_frames(size: tuple[int, int], deals: int = DEALS) -> tuple[Spread, Spread]:
    """Measure each frame while cards are dealt and a computer player thinks.

    Return our own work, which is the time that the drawing thread was at work, and the time that
    passed, in which the thread may also have waited for a core that something else was using.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    app = App(size, guarded=False, moves=True)
    program = Program(app, Store.in_memory(), Thinker(), Preferences(), is_live=True)
    app.push(program.home())
    for _step in warm_up(program.thinker, app, program.look):
        pass
    frames: list[tuple[float, float]] = []
    seed = 0
    while deals:
        seed += 1
        match = _where_a_computer_begins(seed)
        if match is None:
            continue
        deals -= 1
        table = TableScene(Sitting(match, program.thinker), program.look, program.ways)
        app.push(table)
        frames += _show(app, table)
        table.leave_table()
        app.step([], FRAME)
    program.thinker.close()
    own, passed = zip(*frames, strict=True)
    return Spread.of(own), Spread.of(passed)


def _where_a_computer_begins(seed: int) -> Match | None:
    """Return a match in which the first to bid is a master, who thinks while cards fly."""
    seats = [Seat(HUMAN, "Ana"), *(Seat("master", name) for name in ("Bo", "Cleo", "Dan"))]
    match = Match(WHIST, WhistOptions(), seats, seed)
    return None if match.to_act == 0 else match


def _show(app: App, table: TableScene) -> list[tuple[float, float]]:
    """Return, for each frame of the deal, the milliseconds of own work and those that passed."""
    frames: list[tuple[float, float]] = []
    table.sparks.burst(640, 300, SPARKS)
    while not table.show.director.is_idle or len(frames) < 10:
        start, own = time.perf_counter(), time.thread_time()
        if app.step([], FRAME):
            app.render()
        passed, worked = time.perf_counter() - start, time.thread_time() - own
        frames.append((worked * 1000, passed * 1000))
        time.sleep(max(0.0, FRAME - passed))
    return frames


def battle_frames(size: tuple[int, int], turns: int = TURNS) -> Spread:
    """Measure our own work in each frame of a battle of about twenty units, with all effects.

    The person's moves are those of the plain player; the enemy thinks in another process.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    app = App(size, guarded=False, moves=True)
    program = Program(app, Store.in_memory(), Thinker(), Preferences(), is_live=True)
    app.push(program.home())
    program.thinker.warm_up()
    seats = (Seat(HUMAN, "Ana"), Seat("club", "Bo"))
    match, rng = Match(BERSERK, BerserkOptions(), seats, 3), Rng(3)
    while match.state.turn == 0:
        match.apply(match.to_act, _plain_move(match, rng))
    battle = BattleScene(Sitting(match, program.thinker), program.look, program.ways)
    app.push(battle)
    frames: list[float] = []
    while match.state.turn <= turns and not match.is_over:
        if battle.is_asking and battle.director.is_idle:
            battle.submit(_plain_move(match, rng))
        own = time.thread_time()
        if app.step([], FRAME):
            app.render()
            frames.append((time.thread_time() - own) * 1000)
        time.sleep(FRAME / 4)
    program.thinker.close()
    return Spread.of(frames[OPENING:])


def _plain_move(match: Match, rng: Rng) -> Any:
    view = match.state.view(match.to_act)
    return BERSERK.sense.policy(view, match.state.legal_actions(), rng)


def start_times(starts: int = STARTS) -> Spread:
    """Measure from the start of the program to its first picture, the files being warm."""
    code = (
        "import time; from scenes.window import first_picture; first_picture();print(time.time())"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    times: list[float] = []
    for number in range(starts + 1):
        start = time.time()
        run = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        if number:
            times.append((float(run.stdout.split()[-1]) - start) * 1000)
    return Spread.of(times)


def run_bench(sizes: Sequence[tuple[int, int]], as_json: bool) -> int:
    """Print the figures; return the exit code."""
    figures = {_("start to first picture"): start_times()}
    for size in sizes:
        own, passed = dealing_frames(size)
        name = f"{size[0]}x{size[1]}"
        figures[_("battle at {size}, own work a frame").format(size=name)] = battle_frames(size)
        figures[_("dealing at {size}, own work a frame").format(size=name)] = own
        figures[_("dealing at {size}, time passed").format(size=name)] = passed
    random, plain = map(Spread.of, paces(BATTLES))
    figures[_("a battle of Berserk at random")] = random
    figures[_("a battle of plain players")] = plain
    idle = measured("idle_share(8)")[0]
    weights = measured(f"play_and_weigh({WEIGHED_DEALS})")
    if as_json:
        told: dict[str, object] = {name: asdict(spread) for name, spread in figures.items()}
        told["idle table, part of a core"] = idle
        told["megabytes while playing"] = weights
        print(json.dumps(told, indent=1))
    else:
        for name, spread in figures.items():
            print(spread.line(name))
        name = _("idle table, part of a core")
        print(f"{name:44} {percent(idle, 1)}")
        name = _("memory after {n} deals").format(n=WEIGHED_DEALS)
        print(f"{name:44} {weights[-1]:.0f} MB   ({weights[0]:.0f} MB at first)")
    return 0
