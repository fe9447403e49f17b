"""What the table costs over time: the memory it takes, and the core it uses while nobody acts.

Each is measured in a process of its own, so that nothing else counts in.
"""

import json
import os
import subprocess
import sys
import time
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.bots.thinker import Thinker
from game.core.words import ROOT
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.memory import give_back_large_blocks, megabytes
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.table.scene import TableScene

SIZE = (1920, 1080)
BIG_STEP = 0.1
"""Seconds of the table's time from one picture to the next, to play many deals quickly."""


MOST_IDLE_FRAMES = 2
"""A hint that comes up when the focus has rested is a picture of its own."""


def new_program(size: tuple[int, int] = SIZE, *, is_live: bool = False) -> Program:
    """Return a program at its title, with a store that ends with it."""
    give_back_large_blocks()
    preferences = Preferences()
    app = App(size, guarded=False, theme=preferences.theme, moves=True)
    program = Program(app, Store.in_memory(), Thinker(), preferences, is_live=is_live)
    app.push(program.home())
    return program


def play_and_weigh(deals: int) -> list[float]:
    """Play so many deals with all their pictures; return the megabytes taken after each tenth."""
    program = new_program()
    seats = [Seat("club", name) for name in ("Mira", "Dragan", "Amara", "Kenji")]
    seed = played = 0
    weights: list[float] = []
    while played < deals:
        seed += 1
        match = Match(WHIST, WhistOptions(), seats, seed)
        table = TableScene(Sitting(match, program.thinker), program.look, program.ways)
        program.app.push(table)
        seen = 0
        while program.app.top is table and played < deals:
            if program.app.step([], BIG_STEP):
                program.app.render()
            if match.standing.deals_played > seen:
                seen += 1
                played += 1
                if played % max(1, deals // 10) == 0:
                    weights.append(megabytes())
        while program.app.top is not program.app.scenes[0]:
            program.app.top.done(None)
            program.app.step([], 0)
    program.thinker.close()
    return weights


def idle_share(seconds: float) -> float:
    """Return the part of one core that a table takes where a person is to act and does not."""
    program = new_program()
    seats = [Seat(HUMAN, "Ana"), *(Seat("club", name) for name in ("Mira", "Dragan", "Amara"))]
    table = TableScene(
        Sitting(Match(WHIST, WhistOptions(), seats, 1), program.thinker), program.look, program.ways
    )
    app = program.app
    start: list[float] = []
    end = time.monotonic() + 30
    drawn = 0

    def now() -> float:
        nonlocal end, drawn
        clock = time.monotonic()
        if table.is_asking and table.show.director.is_idle and not start and clock > end - 25:
            start.append(time.process_time())
            end, drawn = clock + seconds, app.frames_drawn
        if clock > end:
            app.running = False
        return time.perf_counter()

    app._now = now
    app.run(table)
    used = time.process_time() - start[0]
    program.thinker.close()
    if app.frames_drawn - drawn > MOST_IDLE_FRAMES:
        raise RuntimeError(f"The idle table drew {app.frames_drawn - drawn} frames.")
    return used / seconds


def measured(call: str, *, module: str = "scenes.endurance") -> list[Any]:
    """Return what a function of a module gives in a process of its own, set up as the window's."""
    as_window = "from game import kernels; kernels.run_as_written = True"
    code = f"import json; {as_window}; from {module} import *; print(json.dumps({call}))"
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(run.stdout.splitlines()[-1])
    return told if isinstance(told, list) else [told]
