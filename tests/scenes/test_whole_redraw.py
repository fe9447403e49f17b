"""The law of the kept picture: after every input, on every screen, the window shows what a whole
redraw would show.

A monkey moves, presses, drags, turns the wheel and types, by lot. It drives the program as the
window does, in pieces and with motion, on a clock of its own; what is made in other threads is
made between two frames. So a seed does the same things again.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar
from weakref import WeakSet

import pygame
import pytest

from game.bots.thinker import Thought
from game.session.asking import Question
from scenes.app import App
from scenes.bindings import BINDINGS, EDITING, Action
from scenes.program import Program
from scenes.shot import SCREENS, screen_names
from scenes.studio import Studio
from scenes.ui.backing import Backing
from scenes.ui.button import Button
from scenes.ui.widget import Widget
from tests.scenes.pilot import MODIFIERS
from tests.scenes.practising import Plain
from tests.session.test_review import by_sight

SIZES = (960, 540), (1100, 620), (960, 700)
FRAME = 1 / 20
"""Seconds of a frame: in a few of them whatever moves has come to rest."""
REST = 12
"""So many frames pass at most after an input, until nothing moves any more."""
SHORT, LONG = 1_500, 20_000
"""The inputs of a usual run, and of a long one."""
SEED = 46
CASES = (("berserk-place", 47),)
"""Screens and seeds that once showed something else."""
KEYS = [
    key
    for row in (*BINDINGS, *EDITING)
    if row.action not in (Action.FULLSCREEN, Action.DESCRIBE)
    for key in row.keys
]
USUAL = ["up", "down", "left", "right", "tab", "return", "space", "escape"]


class Sighted(Plain):
    """Moves as the plain player does; of what is judged he says something by what can be seen."""

    def ask(self, ruleset, bot, view, legal, rng, *, can_wait=False, in_words=False):
        if can_wait:
            found = by_sight(Question(bot, view, legal, rng))
            most = 10 if ruleset.id == "berserk" else 1  # A battle is won (1) or lost.
            self.thought = Thought([replace(each, value=each.value / most) for each in found])
        else:
            super().ask(ruleset, bot, view, legal, rng)


class Later(Future[Any]):
    """What another thread would make: it is made between two frames, or when it is waited for."""

    waiting: ClassVar[deque[Later]] = deque()

    def __init__(self, do: Callable[[], Any]) -> None:
        super().__init__()
        self._do = do
        self.waiting.append(self)

    def make(self) -> None:
        if self.set_running_or_notify_cancel():
            try:
                self.set_result(self._do())
            except Exception as wrong:
                self.set_exception(wrong)

    def result(self, timeout: float | None = None) -> Any:
        if not self.done() and not self.running():
            self.waiting.remove(self)
            self.make()
        return super().result(timeout)


class Makers:
    """Stands where a pool of threads would."""

    def __init__(self, *_named: Any) -> None:
        pass

    def submit(self, do: Callable[..., Any], *given: Any, **named: Any) -> Later:
        return Later(partial(do, *given, **named))

    def shutdown(self, *, wait: bool = True, cancel_futures: bool = False) -> None:
        pass


kept: WeakSet[Backing] = WeakSet()
"""Every picture that is kept and mended in parts."""


@pytest.fixture
def by_its_own_clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> Iterator[None]:
    """Let programs run as in the window, but the same in every run."""
    passed = iter(range(10**12))
    made = Backing.__init__

    def begin(backing: Backing) -> None:
        made(backing)
        kept.add(backing)

    app = partial(App, in_pieces=True, now=lambda: next(passed) * 0.0007)
    monkeypatch.setattr(Backing, "__init__", begin)
    monkeypatch.setattr("scenes.studio.App", app)
    monkeypatch.setattr("scenes.studio.Thinker", Sighted)
    monkeypatch.setattr(Studio, "wait", waited)
    monkeypatch.setattr("scenes.decks.tiles.A_FRAME", 60.0)  # However slow the machine is.
    monkeypatch.setattr(Program, "_warm_up", lambda *_again: iter(()))
    for name in ("table.cards", "battle.board.layer"):
        monkeypatch.setattr(f"scenes.{name}.ThreadPoolExecutor", Makers)
    for name in ("maps.moving", "campaign.mapview", "campaign.mapscene", "battle.maps.field"):
        monkeypatch.setattr(f"scenes.{name}.threads", Makers())
    monkeypatch.setattr("scenes.campaign.scenery.threads", Makers())
    monkeypatch.setenv("TRICKHOLD_HOME", str(tmp_path))
    yield
    Later.waiting.clear()


def waited(studio: Studio, seconds: float) -> None:
    """Let time pass in longer steps than the window's, and draw at the end."""
    for _frame in range(max(1, round(seconds / (2 * FRAME)))):
        make_one()
        studio.app.step((), 2 * FRAME)
    settle(studio.app)


def make_one() -> None:
    """Make one thing that another thread would make."""
    if Later.waiting:
        Later.waiting.popleft().make()


def pass_frame(app: App, dt: float = FRAME, *events: pygame.event.Event) -> bool:
    """Let a frame pass as in the window's own loop; return whether anything is still to come."""
    make_one()
    is_new = app.step(events, dt)
    if is_new and app.running:
        app.render()
    return app.running and (app._is_moving or app._is_stale or not app._stack.is_ready)


def settle(app: App) -> None:
    """Let frames pass until nothing moves and nothing is being made, so many at the most."""
    for _frame in range(REST):
        if not pass_frame(app) and not Later.waiting:
            return
    while app.running and (app._is_stale or not app._stack.is_ready):
        pass_frame(app)


def whole(app: App) -> pygame.Surface:
    """Return the picture of a redraw that keeps nothing of what was drawn before.

    What is behind a veil may show cards as they stood in for others that were still being made.
    """
    for backing in kept:
        backing.spoil()
    for scene in app.scenes:
        if (show := getattr(scene, "show", None)) is not None:
            show.spoil(None)
    if not any(scene.look.is_live for scene in app.scenes if hasattr(scene, "look")):
        app._stack._backdrops.clear()
    return app.render()


def apart(app: App) -> pygame.Rect | None:
    """Return where the window shows something else than a whole redraw, None for nowhere."""
    before = app.surface.copy()
    after = whole(app)
    if before.get_view("2").raw == after.get_view("2").raw:
        return None
    seen = pygame.surfarray.array2d(before) != pygame.surfarray.array2d(after)
    across, down = seen.any(axis=1).nonzero()[0], seen.any(axis=0).nonzero()[0]
    if not len(across):
        return None
    left, top = int(across[0]), int(down[0])
    return pygame.Rect(left, top, int(across[-1]) - left + 1, int(down[-1]) - top + 1)


class Monkey:
    """Does something by lot at the window of a program, and looks at the picture each time."""

    def __init__(self, app: App, lot: random.Random) -> None:
        self.app, self.lot = app, lot
        self.at = 0, 0
        self.pressed = 0
        self.done: list[str] = []

    def act(self) -> None:
        """Do one thing."""
        if self.pressed:
            deeds = self.move, self.release, self.key, self.leave
            deed = self.lot.choices(deeds, (30, 60, 5, 5))[0]
        else:
            deeds = self.move, self.press, self.key, self.turn, self.leave, self.resize
            deed = self.lot.choices(deeds, (34, 30, 26, 7, 2, 1))[0]
        deed()
        settle(self.app)

    def give(self, told: str, *events: pygame.event.Event) -> None:
        self.done.append(told)
        pass_frame(self.app, FRAME, *events)

    def move(self) -> None:
        places = [place for _words, place in self.app.top.places() if place.width and place.height]
        if places and self.lot.random() < 0.7:
            self.at = self.lot.choice(places).center
        else:
            wide, high = self.app.surface.get_size()
            self.at = self.lot.randrange(wide), self.lot.randrange(high)
        buttons = tuple(int(self.pressed == number) for number in (1, 2, 3))
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=self.at, rel=(1, 1), buttons=buttons)
        self.give(f"move to {self.at}", moved)

    def press(self) -> None:
        self.move()
        self.pressed = self.lot.choices((1, 3), (9, 1))[0]
        event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=self.pressed)
        self.give(f"press {self.pressed}", event)

    def release(self) -> None:
        event = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.at, button=self.pressed)
        self.pressed = 0
        self.give("release", event)

    def turn(self) -> None:
        turn = self.lot.choice((-3, -1, 1, 3))
        event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turn, precise_y=float(turn))
        self.give(f"turn {turn}", event)

    def key(self) -> None:
        if self.app.top.wants_text and self.lot.random() < 0.5:
            letter = self.lot.choice("aZ7 -")
            self.give(f"write {letter!r}", pygame.event.Event(pygame.TEXTINPUT, text=letter))
            return
        name = self.lot.choice(self.lot.choice((KEYS, USUAL)))
        *held, last = name.split("+")
        code = pygame.key.key_code(last)
        with_keys = sum(MODIFIERS[each] for each in held)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=code, mod=with_keys, unicode="", scancode=0)
            self.give(f"{'press' if kind == pygame.KEYDOWN else 'release'} {name}", event)
            if kind == pygame.KEYDOWN and self.lot.random() < 0.2:
                pass_frame(self.app, 0.45)

    def leave(self) -> None:
        kind = self.lot.choice((pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST))
        self.give(pygame.event.event_name(kind), pygame.event.Event(kind))

    def resize(self) -> None:
        size = self.lot.choice(SIZES)
        self.app.window.size = size
        changed = pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.give(f"resize to {size}", changed)
        for _frame in range(4):
            pass_frame(self.app)


def play(name: str, seed: int, most: int) -> int:
    """Let a monkey do so many things from a screen on, and return how many it did.

    It may leave the screen, and the program, in which case that is opened again.
    """
    lot, done = random.Random(f"{name} {seed}"), 0
    while done < most:
        studio = Studio(SIZES[0])
        app, monkey = studio.app, Monkey(studio.app, lot)
        app.moves = True
        studio.program.look.is_live = lot.random() < 0.5
        try:
            SCREENS[name](studio)
            settle(app)
            where = apart(app)
            assert where is None, f"{name}, seed {seed}: {where} before anything was done"
            while app.running and done + len(monkey.done) < most:
                monkey.act()
                where = apart(app) if app.running else None
                for _rest in range(REST):
                    if where and app.running and app._is_moving:
                        settle(app)
                        where = apart(app) if app.running else None
                seen = f"{where} of {app.top.title!r}" if where else ""
                assert not seen, f"{name}, seed {seed}: {seen} after {monkey.done[-8:]}"
        finally:
            done += len(monkey.done)
            studio.close()
            app.window.destroy()
    return done


EACH = -(-SHORT // len(SCREENS))
EACH_OF_LONG = -(-LONG // len(SCREENS))


@pytest.mark.usefixtures("by_its_own_clock")
@pytest.mark.parametrize("name", screen_names())
def test_the_window_shows_a_whole_redraw_after_every_input(name):
    assert play(name, SEED, EACH) >= EACH


@pytest.mark.usefixtures("by_its_own_clock")
@pytest.mark.parametrize(("name", "seed"), CASES)
def test_the_window_shows_a_whole_redraw_where_it_once_did_not(name, seed):
    assert play(name, seed, EACH_OF_LONG) >= EACH_OF_LONG


def test_a_screen_is_of_the_same_seeds_each_time():
    seeds = []
    for _time in range(2):
        studio = Studio(SIZES[0])
        seeds.append([studio.program.new_seed() for _seed in range(3)])
        studio.close()
        studio.app.window.destroy()
    assert seeds[0] == seeds[1] and len(set(seeds[0])) == 3


@pytest.mark.long
@pytest.mark.usefixtures("by_its_own_clock")
@pytest.mark.parametrize("name", screen_names())
def test_the_window_shows_a_whole_redraw_after_many_inputs(name):
    assert play(name, SEED + 1, EACH_OF_LONG) >= EACH_OF_LONG


@pytest.mark.usefixtures("by_its_own_clock")
@pytest.mark.parametrize("name", ["campaign-map", "table", "berserk-battle"])
def test_a_whole_redraw_shows_a_change_that_a_kept_picture_was_not_told_of(name, monkeypatch):
    monkeypatch.setattr(Backing, "damage", lambda *_untold: None)
    with pytest.raises(AssertionError, match=f"{name}, seed {SEED}: Rect"):
        play(name, SEED, EACH_OF_LONG)


@pytest.mark.usefixtures("by_its_own_clock")
@pytest.mark.parametrize("name", ["campaign-map", "settings"])
def test_a_whole_redraw_shows_a_widget_that_does_not_tell_of_its_change(name, monkeypatch):
    passed: Counter[Widget] = Counter()

    def draw(button: Button, surface: pygame.Surface) -> None:
        surface.fill((passed[button] % 256, 0, 0), button.rect)

    monkeypatch.setattr(Button, "update", lambda button, _dt: passed.update([button]))
    monkeypatch.setattr(Button, "draw", draw)
    with pytest.raises(AssertionError, match=f"{name}, seed {SEED}: Rect"):
        play(name, SEED, EACH)
