"""An hour at the window, played fast: all games, languages, sizes, settings and pages in turn.

It is a function of its legs, so that a short run and a long one differ in their number alone.
"""

import gc
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, cycle, islice
from typing import NamedTuple

from game.core.rng import Rng
from game.core.words import LANGUAGES
from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN, Seat
from scenes.curtain import Curtain
from scenes.endurance import BIG_STEP, new_program
from scenes.games import has_screen
from scenes.matchsetup import MatchSetup
from scenes.memory import megabytes
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.results import Afterwards, Results
from scenes.scene import Action
from scenes.show.live import Live
from scenes.theme import FELTS
from scenes.ui.page import Page

SIZES = ((1920, 1080), (1280, 720), (960, 540), (1600, 1000), (1024, 768))
TEXTS = (1.0, 1.6, 1.2)
PAGES = (Action.RULES, Action.SCORES, Action.LOG, Action.LAST_TRICK, Action.HINT)
LOADED_IN = 120.0
"""Seconds after which everything must be loaded."""
STEPS_AWAY = 12
"""Steps of time for which a page is looked at."""

_weighed: list[float] = []
"""The megabytes taken after each step of the leg so far."""


@dataclass(frozen=True)
class Leg:
    """One stretch of the hour: a game, and how the program looks meanwhile.

    `people` sit at the table; `size` is that of the window, in pixels.
    """

    game: str
    size: tuple[int, int]
    preferences: Preferences
    people: int


def legs() -> Iterator[Leg]:
    """Yield stretches without end, in which every game meets every language, size and look."""
    games = [id for id, game in RULESETS.items() if has_screen(game)]
    languages, felts = list(LANGUAGES), list(FELTS)
    for turn in count():
        for place, game in enumerate(games):
            number = turn + place
            preferences = Preferences(
                language=languages[number % len(languages)],
                felt=felts[number % len(felts)],
                text_scale=TEXTS[turn % len(TEXTS)],
                faces=("french", "german")[turn % 2],
                four_colours=turn % 3 == 1,
                large_figures=turn % 4 == 3,
                high_contrast=turn % 5 == 4,
                left_handed=turn % 2 == 1,
                volume=0,
                music=0,
            )
            yield Leg(game, SIZES[(turn + 2 * place) % len(SIZES)], preferences, 1 + number % 2)


class Weight(NamedTuple):
    """The megabytes taken at the title after a leg, and the most after any step of it."""

    rest: float
    most: float


def use(seconds: float, most_legs: int, *, seed: int = 1) -> Iterator[Weight]:
    """Play so many legs of so many seconds of the table's time; yield what was weighed at each."""
    program = new_program(SIZES[0], is_live=True)
    _back_to(program, 1)  # from what is offered to those who are new
    _get_ready(program)
    rng = Rng(seed)
    try:
        for leg in islice(legs(), most_legs):
            _weighed.clear()
            _play(program, leg, seconds, rng)
            yield Weight(megabytes(), max(_weighed))
    finally:
        program.thinker.close()


def weights(seconds: float, most_legs: int) -> list[Weight]:
    """Return what was weighed at each leg of `use`."""
    return list(use(seconds, most_legs))


def _get_ready(program: Program) -> None:
    """Look at the title until all is loaded that it leads to, and put aside for good: from then on
    garbage is looked for as rarely as it is where somebody plays."""
    _let_pass(program, STEPS_AWAY)
    end = time.monotonic() + LOADED_IN
    while not gc.get_freeze_count():
        program.app.step([], 0.0)
        time.sleep(0.001)  # for the thread that loads
        if time.monotonic() > end:
            raise RuntimeError("The title has not come to an end of what it loads.")


def _play(program: Program, leg: Leg, seconds: float, rng: Rng) -> None:
    """Sit down as a leg says, play for so long, look at everything, and leave."""
    app = program.app
    program._take(leg.preferences)
    _resize(program, leg.size)
    for page in (program.open_settings, program.show_statistics, program.archive.open):
        page()
        _let_pass(program, STEPS_AWAY)
        _back_to(program, 1)
    ruleset = RULESETS[leg.game]
    seats = tuple(
        Seat(HUMAN if number < leg.people else "club", name)
        for number, name in zip(range(ruleset.players[0]), ("Ana", "Eve", "Bo", "Cy"), strict=False)
    )
    program.beginning.start(MatchSetup(ruleset, ruleset.options(), seats))
    pages = cycle(PAGES)
    for step in range(round(seconds / BIG_STEP)):
        table = next((scene for scene in app.scenes if isinstance(scene, Live)), None)
        if table is None:
            program.beginning.start(MatchSetup(ruleset, ruleset.options(), seats))
        elif app.top is not table:
            _close(program)
        elif table.is_asking and table.show.director.is_idle:
            table.sitting.stop_thinking()
            table.port.submit(rng.choice(table.port.legal_actions()))
            table.stop_asking()
        elif not table.port.legal_actions():
            time.sleep(0.001)  # for the computer players, who think in real time
        if table is app.top and step % 97 == 50:
            app.top.act(next(pages))
            _let_pass(program, STEPS_AWAY)
        if step % 211 == 100:
            _resize(program, SIZES[step % len(SIZES)])
            _resize(program, leg.size)
        _let_pass(program, 1)
    _back_to(program, 1)
    _let_pass(program, STEPS_AWAY)


def _close(program: Program) -> None:
    """Close the page on top as a person would who has read it."""
    top = program.app.top
    if isinstance(top, Results):
        top.done(Afterwards.TITLE)
    elif isinstance(top, Curtain) or not isinstance(top, Page):
        top.done(None)
    else:
        top.cancel()
    _let_pass(program, 1)


def _resize(program: Program, size: tuple[int, int]) -> None:
    app = program.app
    app.window.size = size
    app.resized()
    _let_pass(program, 3)


def _let_pass(program: Program, steps: int) -> None:
    for _step in range(steps):
        if program.app.step([], BIG_STEP):
            program.app.render()
        _weighed.append(megabytes())


def _back_to(program: Program, depth: int) -> None:
    """Leave screens until so many are up."""
    while len(program.app.scenes) > depth:
        top = program.app.top
        if isinstance(top, Live):
            top.leave_table()
        else:
            top.done(None)
        program.app.step([], 0)
