"""Every phase of a battle at every size: no two things that may not touch do, and words fit."""

from itertools import combinations

import pygame
import pytest

from game.core.words import LANGUAGES, use_language
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.position import Phase
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.battle.board.army import figure_type
from scenes.battle.board.board import SIDE_BUTTONS
from scenes.battle.scene import BattleScene
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.setup import LONGEST_NAME
from scenes.table.board import BAR_BUTTONS
from scenes.ui.button import Button
from scenes.ui.scroll import Scroll
from tests.moments import play_to
from tests.scenes.looks import looks
from tests.scenes.thinking import thinker

SIZES = [(960, 540), (1280, 720), (1920, 1080), (3840, 2160), (1280, 960), (2560, 1080)]
TEXTS = [0.8, 1.0, 1.6]
NAMES = [f"{letter}ilhelmina Maxine"[:LONGEST_NAME] for letter in "WM"]
FIELDS = {"plains": "swamp"}

PHASES = {
    "recruit": lambda m: m.to_act == 0 and m.state.phase is Phase.RECRUIT,
    "place": lambda m: m.to_act == 0 and m.state.phase is Phase.PLACE,
    "fight": lambda m: m.to_act == 0 and m.state.turn >= 3 and not m.state.pending,
    "guard": lambda m: m.to_act == 0 and isinstance(m.state.pending, AwaitGuard),
    "choice": lambda m: m.to_act == 0 and isinstance(m.state.pending, AwaitChoice),
}


def fought(is_there):
    for seed in range(3, 60):
        options = BERSERK.options(deck_0="forests", battles=3, field="swamp")
        match = Match(BERSERK, options, (Seat(HUMAN, NAMES[0]), Seat("club", NAMES[1])), seed)
        play_to(match, is_there, seed)
        if is_there(match):
            return match
    raise AssertionError("no such position")


@pytest.fixture(scope="module")
def matches():
    return {name: fought(is_there).record() for name, is_there in PHASES.items()}


@pytest.fixture
def battle_of():
    """Make battles, and close them after the test."""
    made = []

    def make(record, size, text, **preferences):
        chosen = Preferences(text_scale=text, animation_speed=0.0, **preferences)
        app = App(size, text_scale=text, guarded=False)
        program = Program(app, Store.in_memory(), thinker(), chosen)
        app.push(program.home())
        made.append((app, program))
        scene = BattleScene(
            Sitting(Match.from_record(record), program.thinker), program.look, program.ways
        )
        app.push(scene)
        for _step in range(20):
            app.step([], 1 / 20)
        assert scene.is_asking
        return scene

    yield make
    for app, program in made:
        app.window.destroy()
        program.thinker.close()
        program.store.close()


def boxes(scene):
    """Everything around the field by name, as it stands."""
    board = scene.board
    found = {"bar": board.bar.rect, "log": board.log_panel.rect, "side": board.side_panel.rect}
    found |= {f"plate {plate.player}": plate.rect for plate in board.plates}
    found |= {f"sky {zone.player}": zone.rect for zone in board.skies}
    found |= {f"bar {action.value}": board.buttons[action].rect for action in BAR_BUTTONS}
    own = [each for row in board.foot for each in row]
    battle = [board.buttons[action] for row in SIDE_BUTTONS for action in row]
    found |= {f"foot {each.label}": each.rect for each in own or battle if each.visible}
    squares = [each.rect for each in board.squares]
    found["board"] = squares[0].unionall(squares[1:])
    return found


def may_touch(one, other):
    return {one.split()[0], other.split()[0]} == {"bar"}


@pytest.mark.parametrize("phase", PHASES)
@looks(SIZES, TEXTS)
def test_nothing_lies_over_anything_else(battle_of, matches, phase, size, text):
    scene = battle_of(matches[phase], size, text)
    window = pygame.Rect((0, 0), size)
    found = boxes(scene)
    for name, rect in found.items():
        assert window.contains(rect), f"{name} is cut"
        assert rect.width > 10 and rect.height > 10, f"{name} has no room"
    touching = [
        (one, other)
        for one, other in combinations(found, 2)
        if found[one].colliderect(found[other]) and not may_touch(one, other)
    ]
    assert touching == []
    over = scene.board.over
    if over is not None:
        for widget in over.walk():
            assert window.contains(widget.rect), f"{widget.describe()} is cut"
            assert not widget.rect.colliderect(found["side"])
            assert not widget.rect.colliderect(found["log"])


@pytest.mark.parametrize("phase", PHASES)
@looks([(960, 540), (1280, 720), (3840, 2160)], TEXTS)
def test_words_stay_on_their_boards(battle_of, matches, phase, size, text):
    scene = battle_of(matches[phase], size, text)
    for widget in scene.root.walk():
        if isinstance(widget, Button):
            words = widget._words(widget.style, widget.rect.width)
            assert words.size[0] <= widget.rect.width, widget.label
            assert words.size[1] <= widget.rect.height + 4, widget.label
        inside = next((w for w in widget.lineage() if isinstance(w, Scroll)), None)
        if inside is not None and widget is not inside:
            assert widget.rect.left >= inside.rect.left - 2, widget.describe()
            assert widget.rect.right <= inside.rect.right + 2, widget.describe()


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code])
def test_words_of_other_languages_stay_on_their_boards(battle_of, matches, phase, code):
    use_language(code)
    try:
        test_words_stay_on_their_boards(battle_of, matches, phase, (960, 540), 1.6)
        test_nothing_lies_over_anything_else(battle_of, matches, phase, (960, 540), 1.6)
    finally:
        use_language("")


def types_of(scene):
    """The sizes of type on the buttons and in the figures of a plate, in units."""
    buttons = [scene.board.buttons[action] for row in SIDE_BUTTONS for action in row]
    bar = [scene.board.buttons[action] for action in BAR_BUTTONS]
    shown = {each.label: each._type(each.style).px for each in (*buttons, *bar)}
    plate = scene.board.plates[0]
    shown["figures"] = figure_type(plate.style)
    return {name: px / plate.style.px(100) * 100 for name, px in shown.items()}


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_the_size_of_text_reaches_buttons_and_figures(battle_of, matches, size):
    usual = types_of(battle_of(matches["fight"], size, 1.0))
    large = types_of(battle_of(matches["fight"], size, 1.6))
    assert {name for name in usual if large[name] < 1.12 * usual[name]} == set()


def test_for_the_left_hand_the_sides_change(battle_of, matches):
    scene = battle_of(matches["fight"], (1280, 720), 1.0, left_handed=True)
    found = boxes(scene)
    assert found["side"].right < found["board"].left < found["plate 0"].left
    assert not [
        (one, other)
        for one, other in combinations(found, 2)
        if found[one].colliderect(found[other]) and not may_touch(one, other)
    ]


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_every_square_can_be_hit_where_it_is_drawn(battle_of, matches, size):
    scene = battle_of(matches["fight"], size, 1.0)
    board = scene.board
    for spot in (*board.squares, *board.flyers):
        assert scene.root.hit(spot.rect.center) is spot
        assert scene.show.spot_under(spot.rect.center) == (spot.spot if spot.spot < 30 else None)


def test_seen_by_the_upper_seat_the_board_is_turned(battle_of, matches):
    match = Match.from_record(matches["fight"])
    record = match.record()
    turned = Match(BERSERK, match.options, (Seat("club", "Bo"), Seat(HUMAN, "Ana")), record.seed)
    scene = battle_of(matches["fight"], (1280, 720), 1.0)
    below = scene.show.ground.square(0).bottom
    above = BattleScene(Sitting(turned, scene.sitting._thinker), scene.look, scene.ways)
    above.layout = scene.layout
    assert above.show.bottom == 1
    assert above.show.ground.square(0).top < scene.show.ground.square(0).top
    assert above.show.ground.square(29).bottom == pytest.approx(below)
