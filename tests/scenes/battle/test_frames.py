"""What a frame of a battle costs: little is drawn again, and nothing is made while one waits."""

import threading
import time
from itertools import islice

import pygame
import pytest

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import BerserkOptions, deck_cards
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.battle.ahead import WRITTEN, cards_ahead, looks_ahead, pictures_ahead
from scenes.battle.motion.brush import Brush, letters, outlined
from scenes.battle.motion.entrances import turn_banner
from scenes.battle.scene import BattleScene
from scenes.maps.canvas import Canvas
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.scene import Action
from scenes.theme import Layout, Theme
from scenes.ui.shelf import pictures
from tests.scenes.thinking import thinker

SIZE = 960, 540


class Led(Sitting):
    """A sitting at which nobody thinks: the test decides for all."""

    def think(self) -> bool:
        return False


class Battle:
    """A battle in its second turn, opened in a window; both sides move as the plain player."""

    def __init__(self, *, is_live: bool) -> None:
        self.match, self.rng = Match(BERSERK, BerserkOptions(), SEATS, 3), Rng(3)
        while self.match.state.turn < 2:
            self.match.apply(self.match.to_act, self.proposed())
        self.app = App(SIZE, guarded=False, moves=True)
        program = Program(self.app, Store.in_memory(), thinker(), Preferences(), is_live=is_live)
        self.scene = BattleScene(Led(self.match, program.thinker), program.look, program.ways)
        self.app.push(self.scene)

    def proposed(self):
        view = self.match.state.view(self.match.to_act)
        return BERSERK.sense.policy(view, self.match.state.legal_actions(), self.rng)

    def go_on(self) -> None:
        """Decide for whoever is to act, as soon as everything has been shown."""
        if self.scene.director.is_idle and not self.match.is_over:
            self.match.apply(self.match.to_act, self.proposed())


SEATS = Seat(HUMAN, "Ana"), Seat("plain", "Bo")


@pytest.fixture
def opened():
    battles = []

    def open_battle(**how):
        battles.append(Battle(**how))
        return battles[-1]

    yield open_battle
    for battle in battles:
        battle.app.window.destroy()


def test_the_mended_picture_is_the_one_that_is_drawn_anew(opened):
    battle = opened(is_live=False)
    mended = 0
    for frame in range(60):
        battle.go_on()
        if frame % 20 == 10:
            battle.scene.focus(battle.scene.board.squares[frame % 30])
        if battle.scene.is_asking and frame % 9 == 0:
            battle.scene.act(Action.THREATS)
        if not battle.app.step([], 1 / 10):
            continue
        drawn = pygame.image.tobytes(battle.app.render(), "RGB")
        if frame % 5 == 0:
            battle.scene.show.spoil()
            assert drawn == pygame.image.tobytes(battle.app.render(), "RGB"), f"frame {frame}"
            mended += 1
    assert mended > 5


def test_no_frame_waits_for_the_map_or_for_a_token(opened, monkeypatch):
    makers = []
    pictures.clear()
    real_field = Canvas.picture

    def picture(canvas):
        makers.append(threading.current_thread())
        return real_field(canvas)

    monkeypatch.setattr(Canvas, "picture", picture)
    battle = opened(is_live=True)
    made = battle.scene.show.faces.token

    def token(*asked):
        if not battle.scene.show.faces.has_token(*asked):
            makers.append(threading.current_thread())
        return made(*asked)

    battle.scene.show.faces.token = token
    end = time.monotonic() + 30
    while not battle.app.step([], 1 / 60):
        assert battle.app.frames_drawn == 0
        assert time.monotonic() < end
        time.sleep(0.01)
    battle.app.render()
    assert len(makers) > 10
    assert threading.main_thread() not in makers


def test_what_is_made_ahead_tells_nothing_of_what_is_hidden():
    """It is asked for with the deck lists alone, which are open: each card of both, once."""
    options = BerserkOptions()
    ahead = cards_ahead(options)
    for side, deck in enumerate((options.deck_0, options.deck_1)):
        assert [c.number for who, c in ahead if who == side] == sorted(set(deck_cards(deck)))
    standing, flying = looks_ahead(ahead)
    assert {look.exhausted for _card, look in standing} == {False, True}
    assert not any(look.hidden or look.gear for _card, look in (*standing, *flying))


def test_what_fades_takes_no_room_from_what_was_made_ahead():
    """Each of its steps was kept once: after a few rolls of the dice half of all there was room
    for, and what had been made ahead was gone when it was wanted."""
    tray = pygame.Surface((960, 300), pygame.SRCALPHA)
    tray.fill((200, 120, 40, 200))
    seen, before = [], (pictures.bytes, len(pictures))
    for light in (0.1, 0.3, 0.55, 0.8, 1.0):
        ground = pygame.Surface((1000, 400))
        brush = Brush(ground, Layout.of((1280, 720)), Theme(), lambda _unit, _high: tray)
        brush.middle(tray, 500, 200, light)
        seen.append(ground.get_at((500, 200)).r)
    assert seen == sorted(set(seen)), "fainter, step by step"
    assert (pictures.bytes, len(pictures)) == before
    assert tray.get_alpha() == 255


def test_whose_turn_it_is_has_been_written_before_it_begins(opened):
    scene = opened(is_live=False).scene
    show, layout, theme = scene.show, scene.layout, scene.host.theme
    pictures.clear()
    turns = [turn_banner(show.ground, player, show.eyes, show.names, 2) for player in (0, 1)]
    for _step in islice(
        pictures_ahead(show.faces, show.options, show.ground, layout, turns), len(WRITTEN) + 4
    ):
        pass
    brush = Brush(pygame.Surface(layout.size), layout, theme, lambda _unit, _high: None)
    for banner in turns:
        outlined(banner.note, letters(layout, 18), (246, 238, 218))
        made = len(pictures)
        banner.paint(brush, 0.5)
        assert len(pictures) == made, "the ribbon and the words"


def test_the_land_moves_in_frames_that_paint_nothing_else(opened):
    """Water reaches under panels at both sides: with what an event changes it is too much."""
    battle = opened(is_live=False)
    show = battle.scene.show
    battle.app.step([], 1 / 60)
    battle.app.render()
    show.field.field(battle.app.surface.get_size(), show.field._field.board).wait()
    moved, events = [], 0
    for _frame in range(900):
        battle.go_on()
        before, seen = show.picture, show.field._field._frame
        damaged = []
        if battle.app.step([], 1 / 60):
            damaged = list(show._still._kept._damaged)
            battle.app.render()
        was_told = show.picture is not before
        events += was_told
        if show.field._field._frame != seen:
            moved.append(was_told)
            assert damaged
    assert events > 10
    assert len(moved) > 10
    assert not any(moved)


def test_the_ground_is_not_painted_where_a_panel_covers_it(opened, monkeypatch):
    battle = opened(is_live=False)
    battle.app.step([], 1 / 60)
    battle.app.render()
    board, show = battle.scene.board, battle.scene.show
    panels = board.log_panel, board.side_panel
    painted, draw = [], show.field.draw
    monkeypatch.setattr(show.field, "draw", lambda *a: (painted.append(a[-1]), draw(*a)))
    for panel in panels:
        painted.clear()
        battle.scene.repaint(panel)
        battle.app.render()
        solid = panel.solid
        assert painted
        assert not any(part.colliderect(solid) for part in painted)
        area = sum(part.width * part.height for part in painted)
        whole = panel.bounds.clip(battle.app.surface.get_rect())
        covered = solid.width * solid.height
        assert area == whole.width * whole.height - covered
