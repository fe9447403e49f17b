"""The table's kept picture: mended where something changed, it is the one drawn anew."""

import pygame
import pytest

from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.options import BerzerkaOptions
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.options import SchnapsenOptions
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.coach.words import Caveat
from game.session.match import HUMAN, Match, Seat
from game.session.store import Store
from scenes.app import App
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.show.hint import Caution
from scenes.table.scene import TableScene
from scenes.ui.boxes import Row
from scenes.ui.button import Button
from tests.scenes.opened import Led
from tests.scenes.thinking import thinker

SEATS = [Seat(HUMAN, "Ana"), *(Seat("club", name) for name in ("Bo", "Cleo", "Dan"))]
LONG_SENTENCE = "With 6 the bids claim 18 tricks of 13: there are not enough to go round."


def anew(table: TableScene) -> pygame.Surface:
    """Draw everything: the cloth, the cards at rest, those that move, and what stands over them."""
    picture = pygame.Surface(table.layout.size, 0, 32)
    ground = table.show._ground(table.layout.size)
    table.show.cards.paint(ground.paint, picture, picture.get_rect())
    picture.fblits(table.show.cards.live)
    table.board.draw_under(picture, picture.get_rect())
    return picture


def test_the_mended_picture_is_the_one_that_is_drawn_anew():
    match, rng = Match(WHIST, WhistOptions(largest_hand=3), SEATS, 5), Rng(5)
    app = App((960, 540), guarded=False, moves=True)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    compared = set()
    for frame in range(90):
        if table.show.director.is_idle and not match.is_over:
            view = match.state.view(match.to_act)
            match.apply(match.to_act, WHIST.sense.policy(view, match.state.legal_actions(), rng))
        if table.hand.cards and frame % 15 == 7:
            table.focus(table.hand.cards[0])
        if not app.step([], 1 / 10):
            continue
        table.sparks.clear()
        drawn = pygame.image.tobytes(app.render(), "RGB")
        if frame > 10 and frame % 5 == 0:
            assert drawn == pygame.image.tobytes(anew(table), "RGB"), f"frame {frame}"
            compared.add(len(table.show.cards.live) > 0)
    assert compared == {False, True}, "with cards that move, and with none"
    app.window.destroy()


@pytest.mark.parametrize(
    ("ruleset", "options"), [(SCHNAPSEN, SchnapsenOptions()), (BRIDGE, BridgeOptions())]
)
def test_an_event_paints_only_where_something_changed(ruleset, options, monkeypatch):
    """What the deal hangs on is told with each event, and in bridge it moves when bidding ends."""
    seats = SEATS[: ruleset.players[-1]]
    match, rng = Match(ruleset, options, seats, 5), Rng(5)
    app = App((960, 540), guarded=False, moves=True)
    program = Program(app, Store.in_memory(), thinker(), Preferences(animation_speed=3.0))
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    painted = []
    draw = table.board.draw_under
    monkeypatch.setattr(
        table.board, "draw_under", lambda p, part: (painted.append(part.copy()), draw(p, part))
    )
    said = set()
    for frame in range(260):
        if table.show.director.is_idle and not match.is_over:
            if table.is_asking:
                table.stop_asking()
            view = match.state.view(match.to_act)
            legal = match.state.legal_actions()
            match.apply(match.to_act, ruleset.sense.policy(view, legal, rng))
            said.add(type(match.events[-1]).__name__)
        painted.clear()
        if not app.step([], 1 / 20):
            continue
        table.sparks.clear()
        drawn = pygame.image.tobytes(app.render(), "RGB")
        if frame > 20:
            area = sum(part.width * part.height for part in painted)
            assert area < 960 * 540 * 0.8, f"frame {frame}: {said}"
        if frame > 20 and frame % 6 == 0:
            table.show.spoil(None)
            assert drawn == pygame.image.tobytes(app.render(), "RGB"), f"frame {frame}"
    assert {"CardPlayed", "TrickTaken"} <= said
    app.window.destroy()


@pytest.mark.parametrize(
    ("ruleset", "options"), [(WHIST, WhistOptions(largest_hand=7)), (BRIDGE, BridgeOptions())]
)
def test_cards_that_move_are_drawn_with_those_over_them_alone(ruleset, options):
    """With all four hands of bridge on the table the others are fifty, and were drawn each time."""
    match, rng = Match(ruleset, options, SEATS, 5), Rng(5)
    app = App((960, 540), guarded=False, moves=True)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    cards, stage, layout = table.show.cards, table.show.stage, table.layout
    few, compared = [], 0
    for frame in range(700):
        if table.show.director.is_idle and not match.is_over:
            view = match.state.view(match.to_act)
            legal = match.state.legal_actions()
            match.apply(match.to_act, ruleset.sense.policy(view, legal, rng))
        if not app.step([], 1 / 30):
            continue
        table.sparks.clear()
        table.show.celebration.clear()
        drawn = pygame.surfarray.array3d(app.render()).astype(int)
        moving = stage.moving
        if 0 < len(moving) < 6:
            few.append(len(cards.live) - len(moving))
        if not moving or frame % 9 or table.notice or table._tip_of:
            continue
        compared += 1
        picture = pygame.Surface(layout.size, 0, 32)
        table.show._ground(layout.size).paint(picture, picture.get_rect())
        shown = sorted(stage.shown.items(), key=lambda each: each[1].z)
        picture.fblits(
            [
                cards._picture(key, place, layout, moves=key in moving)
                for key, place in shown
                if place.is_seen
            ]
        )
        table.board.draw_under(picture, picture.get_rect())
        apart = abs(drawn - pygame.surfarray.array3d(picture))
        assert apart.max() <= 2, f"frame {frame}"
    assert len(few) > 30
    assert compared > 10
    assert sum(few) < 12 * len(few)
    app.window.destroy()


def test_nothing_is_left_of_what_was_said_before_the_latest_bids():
    """At the fastest pace one bids again while his bid before is still seen."""
    seats, rng = SEATS[:3], Rng(5)
    match = Match(BERZERKA, BerzerkaOptions(), seats, 5)
    app = App((1280, 720), guarded=False, moves=True)
    program = Program(app, Store.in_memory(), thinker(), Preferences(animation_speed=3.0))
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    said = {plate.seat: plate.popped for plate in table.board.plates}
    replaced = 0
    for frame in range(60):
        if table.show.director.is_idle:
            view = match.state.view(match.to_act)
            match.apply(match.to_act, BERZERKA.sense.policy(view, match.state.legal_actions(), rng))
        if not app.step([], 1 / 20):
            continue
        table.sparks.clear()
        drawn = pygame.image.tobytes(app.render(), "RGB")
        now = {plate.seat: plate.popped for plate in table.board.plates}
        if any(now[seat] and said[seat] and now[seat] != said[seat] for seat in now):
            assert drawn == pygame.image.tobytes(anew(table), "RGB"), f"frame {frame}: {said}"
            replaced += 1
        said = now
    assert replaced, "words were said while others were seen"
    app.window.destroy()


def test_a_question_that_gives_way_to_a_warning_is_seen_whole_there_and_back_again():
    match = Match(WHIST, WhistOptions(), SEATS, 5)
    app = App((960, 540), guarded=False, moves=True)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    for _frame in range(200):
        if table.show.director.is_idle:
            if match.to_act == 0:
                break
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            match.apply(match.to_act, WHIST.sense.policy(view, legal, Rng(5)))
        app.step([], 1 / 10)
    warning = Caveat("Are you sure?", (f"{LONG_SENTENCE} {LONG_SENTENCE}",) * 3)
    choices = [Button(name, list, size=15, least=60) for name in ("Go ahead", "Think again")]
    stood = []
    for caution in (None, Caution(warning, Row(*choices, gap=8, fill=True)), None):
        table.show_caveat(caution)
        for _frame in range(20):
            app.step([], 1 / 10)
            table.sparks.clear()
            app.render()
        stood.append(table.board.asking.rect.copy())
        drawn = pygame.image.tobytes(app.render(), "RGB")
        assert drawn == pygame.image.tobytes(anew(table), "RGB"), f"after {len(stood)} steps"
    assert stood[0] == stood[2] != stood[1], "it gave way, and came back"
    app.window.destroy()


def test_what_the_system_has_wiped_out_is_drawn_whole():
    app = App((960, 540), guarded=False, moves=True)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    match = Match(WHIST, WhistOptions(largest_hand=3), SEATS, 5)
    app.push(TableScene(Led(match, program.thinker), program.look, program.ways))
    for _frame in range(30):
        app.step([], 1 / 12)
        app.render()
    for told in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED):
        before = pygame.image.tobytes(app.render(), "RGB")
        app.surface.fill("red")
        assert app.step([pygame.Event(told)], 0.0)
        assert pygame.image.tobytes(app.render(), "RGB") == before
    program.close()
    app.window.destroy()
