"""How smooth the table is, and how soon it is there: the figures that `make bench` prints."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from tempfile import TemporaryDirectory

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game import kernels
from game.core.words import ROOT, _, percent
from game.rulesets.berserk.pace import paces
from scenes.endurance import measured
from scenes.played import Cost, battle, bridge, campaign_map, dealing

DEALS = 8
TURNS = 6
"""Turns of the battle that is measured."""
BRIDGE_SECONDS = 25.0
"""Seconds of a deal of bridge."""
MAP_SECONDS = 8.0
"""Seconds for which the map of a season is looked at."""
LONGEST = 3
"""So many of the longest frames are told of."""
STARTS = 5
WEIGHED_DEALS = 30
BATTLES = 120
"""Battles of Berserk that are timed."""


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


def start_times(starts: int = STARTS) -> Spread:
    """Measure from the start of the program to its first picture, the files being warm.

    What Python has compiled is kept between the starts, whatever the environment says: players'
    programs are started with it.
    """
    code = (
        "import time; from scenes.window import first_picture; first_picture();print(time.time())"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times: list[float] = []
    with TemporaryDirectory() as compiled:
        environment["PYTHONPYCACHEPREFIX"] = compiled
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


def longest(costs: Sequence[Cost]) -> str:
    """Return the longest frames: their own work, when they were, and what had happened last."""
    worst = sorted(costs, key=lambda cost: cost.own, reverse=True)[:LONGEST]
    return ", ".join(f"{cost.own:.1f} ms ({cost.at:.1f} s, {cost.where})" for cost in worst)


def run_bench(sizes: Sequence[tuple[int, int]], as_json: bool) -> int:
    """Print the figures; return the exit code."""
    kernels.run_as_written = True  # as in the window
    figures = {_("start to first picture"): start_times()}
    told_of: dict[str, str] = {}
    for size in sizes:
        name = f"{size[0]}x{size[1]}"
        dealt = dealing(size, DEALS)
        for words, costs in (
            (_("battle at {size}, own work a frame"), battle(size, TURNS)),
            (_("bridge at {size}, own work a frame"), bridge(size, BRIDGE_SECONDS)),
            (_("campaign map at {size}, own work a frame"), campaign_map(size, MAP_SECONDS)),
            (_("dealing at {size}, own work a frame"), dealt),
        ):
            row = words.format(size=name)
            figures[row] = Spread.of([cost.own for cost in costs])
            told_of[row] = longest(costs)
        passed = Spread.of([cost.passed for cost in dealt])
        figures[_("dealing at {size}, time passed").format(size=name)] = passed
    random, plain = map(Spread.of, paces(BATTLES))
    figures[_("a battle of Berserk at random")] = random
    figures[_("a battle of plain players")] = plain
    idle = measured("idle_share(8)")[0]
    weights = measured(f"play_and_weigh({WEIGHED_DEALS})")
    if as_json:
        told: dict[str, object] = {name: asdict(spread) for name, spread in figures.items()}
        told["longest frames"] = told_of
        told["idle table, part of a core"] = idle
        told["megabytes while playing"] = weights
        print(json.dumps(told, indent=1))
    else:
        for name, spread in figures.items():
            print(spread.line(name))
            if name in told_of:
                print(_("  the longest: {frames}").format(frames=told_of[name]))
        name = _("idle table, part of a core")
        print(f"{name:44} {percent(idle, 1)}")
        name = _("memory after {n} deals").format(n=WEIGHED_DEALS)
        print(f"{name:44} {weights[-1]:.0f} MB   ({weights[0]:.0f} MB at first)")
    return 0
