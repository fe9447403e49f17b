"""The window is laid again only where something was drawn over: then it is as if drawn whole."""

import pygame
import pytest

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.options import SchnapsenOptions
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import HUMAN, Match, Seat
from scenes.battle.motion.effects import Aim, Banner, Dust, Rising
from scenes.battle.motion.rolling import Dice
from scenes.battle.scene import BattleScene
from scenes.scene import Action
from scenes.table.scene import TableScene
from tests.scenes.opened import Led, map_in, program_in

SEATS = [Seat(HUMAN, "Ana"), *(Seat("plain", name) for name in ("Bo", "Cleo", "Dan"))]


@pytest.fixture
def program():
    program = program_in()
    yield program
    program.app.window.destroy()


def is_as_whole(app, backing):
    """Draw a frame, compare it with one drawn whole; return whether it was laid in parts."""
    is_in_parts = backing._is_all_told and app._stack._left_by is app.top
    drawn = pygame.image.tobytes(app.render(), "RGB")
    app._stack.touched()
    app.surface.fill("red")
    assert pygame.image.tobytes(app.render(), "RGB") == drawn
    return is_in_parts


def begun(ruleset, options, seed):
    """Return a match from its opening on, and what lets the next in turn decide plainly."""
    match, rng = Match(ruleset, options, SEATS[: ruleset.players[-1]], seed), Rng(seed)

    def decide():
        if not match.is_over:
            view = match.state.view(match.to_act)
            match.apply(match.to_act, ruleset.sense.policy(view, match.state.legal_actions(), rng))

    return match, decide


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        (WHIST, WhistOptions(largest_hand=3)),
        (BRIDGE, BridgeOptions()),
        (SCHNAPSEN, SchnapsenOptions()),
    ],
)
def test_a_table_with_flying_cards_medals_notices_and_hints(program, ruleset, options):
    match, decide = begun(ruleset, options, 5)
    app, in_parts, had = program.app, 0, set()
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    for frame in range(110):
        if app.top is table and table.show.director.is_idle:
            decide()
        if frame % 40 == 20:
            table.toast("A notice that lies over the table.", 1.0)
        if frame % 30 == 15:
            table.focus(next(w for w in table.root.walk() if w.takes_focus and w.enabled and w.tip))
        if frame % 35 == 30:
            table.show.celebration.medals.add("slam", "", (500, 300))
        if frame % 50 == 45:
            table.sparks.burst(700, 300, 12)
        if frame == 60:
            table.act(Action.MENU)
        elif app.top is not table:
            app.top.act(Action.CANCEL)
            app.top.act(Action.CONFIRM)
        if app.step([], 1 / 12) and app.top is table:
            shown = {"live": table.show.cards.live, "notice": table.notice, "tip": table._tip_of}
            shown["medal"] = table.show.celebration.medals._running
            shown["sparks"] = not table.sparks.is_over
            had |= {name for name, what in shown.items() if what}
            in_parts += is_as_whole(app, table.show._below)
    assert in_parts > 20
    assert had == {"live", "notice", "tip", "medal", "sparks"}


def test_a_battle_with_moving_tokens_and_effects(program):
    match, decide = begun(BERSERK, BerserkOptions(), 3)
    while match.state.turn < 5:
        decide()
    app, in_parts, effects = program.app, 0, set()
    scene = BattleScene(Led(match, program.thinker), program.look, program.ways)
    app.push(scene)
    for frame in range(220):
        if scene.director.is_idle:
            decide()
        if frame % 25 == 10:
            scene.focus(scene.board.squares[frame % 30])
        if frame % 45 == 20:
            scene.toast("A notice at the side.", 1.0)
        if 100 < frame < 110:
            scene.show.carry(scene.picture.units[0], (300 + frame, 250))
        elif frame == 110:
            scene.show.carry(None)
        scene.sparks.clear()  # Where they fly, all is laid at once.
        if app.step([], 1 / 12) and app.top is scene:
            running = [each.motion for each in scene.show.stage.running]
            effects |= {type(each) for m in running for each in getattr(m, "effects", ())}
            in_parts += is_as_whole(app, scene.show._still._kept)
    assert in_parts > 50
    assert effects >= {Aim, Banner, Dice, Dust, Rising}


def test_a_map_on_which_one_looks_about(program):
    app, in_parts = program.app, 0
    page = map_in(app)
    for frame in range(60):
        if frame % 20 == 5:
            page.focus(page.view.marks[frame // 7])
        if frame % 20 == 12:
            page.toast("A notice.", 0.4)
        if app.step([], 1 / 12):
            in_parts += is_as_whole(app, page._below)
    assert in_parts > 3, "in how many frames the land moves hangs on the clock"


def test_what_the_system_has_wiped_out_is_drawn_whole(program):
    match, _decide = begun(WHIST, WhistOptions(largest_hand=3), 5)
    app = program.app
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    while app.step([], 1 / 12) and not table.show.director.is_idle:
        app.render()
    for _frame in range(30):
        app.step([], 1 / 12)
        app.render()
    for told in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED):
        before = pygame.image.tobytes(app.render(), "RGB")
        app.surface.fill("red")
        app.step([pygame.Event(told)], 0.0)
        assert pygame.image.tobytes(app.render(), "RGB") == before
