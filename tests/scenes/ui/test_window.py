"""The program around the scenes: the stack, what is drawn when, and what may fail."""

import time

import pygame
import pytest

from scenes.app import App
from scenes.bindings import Action, Bindings, key_name
from scenes.frame import WindowMode
from scenes.scene import Cover, Scene
from scenes.theme import theme
from scenes.ui.dialog import Message
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery


class Note(Scene[int]):
    """Writes down what happens to it."""

    title = "Note"

    def __init__(self, cover: Cover = Cover.OPAQUE) -> None:
        super().__init__()
        self.cover = cover
        self.log: list[str] = []
        self.draws = 0
        self.fails = False

    def enter(self):
        self.log.append("enter")

    def leave(self):
        self.log.append("leave")

    def pause(self):
        self.log.append("pause")

    def resume(self):
        self.log.append("resume")

    def focus_lost(self):
        self.log.append("focus lost")

    def focus_gained(self):
        self.log.append("focus gained")

    def keep(self):
        self.log.append("keep")

    def act(self, action, at=None):
        self.log.append(action.value)
        if self.fails:
            raise ValueError("the queen is missing")
        return True

    def draw(self, surface):
        self.draws += 1
        surface.fill((200, 30, 30) if self.cover is Cover.OPAQUE else (30, 200, 30), (0, 0, 60, 60))


def test_a_scene_lives_and_gives_its_typed_result():
    pilot = Pilot(below := Note())
    results = []
    pilot.app.push(above := Note(), results.append)
    above.done(7)
    pilot.step()
    assert results == [7]
    assert above.log == ["enter", "leave"]
    assert below.log == ["enter", "pause", "resume"]


def test_the_one_below_does_not_wake_between_two_scenes():
    pilot = Pilot(below := Note())
    first, second = Note(), Note()
    pilot.app.push(first, lambda _result: pilot.app.push(second))
    first.done(1)
    pilot.step()
    assert pilot.scene is second
    assert below.log == ["enter", "pause", "pause"]


def test_when_the_last_scene_goes_the_program_ends():
    pilot = Pilot(note := Note())
    note.done(1)
    pilot.step()
    assert not pilot.app.running


def test_nothing_is_drawn_while_nothing_changes():
    pilot = Pilot(Gallery())
    pilot.step()
    before = pilot.app.frames_drawn
    pilot.wait(5)
    assert pilot.app.frames_drawn == before
    pilot.key("down")
    assert pilot.app.frames_drawn > before


def test_drawing_changes_nothing():
    pilot = Pilot(Gallery())
    pilot.hover("Ask")
    pilot.wait(1)
    first = pygame.image.tobytes(pilot.app.render(), "RGB")
    assert pygame.image.tobytes(pilot.app.render(), "RGB") == first


def test_what_is_below_a_veil_is_drawn_once_and_dimmed():
    pilot = Pilot(below := Note())
    bright = pilot.app.render().get_at((30, 30))
    pilot.app.push(Message("Read", ["this"]))
    pilot.step()
    drawn = below.draws
    dimmed = pilot.app.render().get_at((30, 30))
    pilot.key("tab")
    pilot.wait(1)
    assert below.draws == drawn
    assert dimmed.r < bright.r
    pilot.key("return")
    assert pilot.scene is below
    assert pilot.app.surface.get_at((30, 30)) == bright


def test_a_clear_cover_leaves_what_is_below_as_it_was():
    pilot = Pilot(Gallery())
    before = pilot.app.render().get_at((640, 700))
    pilot.app.push(Note(Cover.CLEAR))
    pilot.step()
    assert pilot.app.surface.get_at((640, 700)) == before
    assert pilot.app.surface.get_at((10, 10))[:3] == (30, 200, 30)


def test_every_scene_hears_that_the_window_is_left():
    pilot = Pilot(below := Note())
    pilot.app.push(above := Note(Cover.VEIL))
    pilot.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    for scene in (below, above):
        assert scene.log[-2:] == ["focus lost", "focus gained"]


def test_a_key_held_when_the_window_is_left_is_let_go():
    pilot = Pilot(note := Note())
    pilot.press("f")
    assert Action.FAST in note.held
    pilot.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not note.held
    pilot.press("down")
    pilot.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    count = len(note.log)
    pilot.wait(1)
    assert len(note.log) == count


def test_fast_is_held_and_released():
    pilot = Pilot(note := Note())
    pilot.press("f")
    assert note.held == {Action.FAST}
    pilot.release("f")
    assert note.held == set()


def test_closing_the_window_keeps_everything():
    pilot = Pilot(note := Note())
    pilot.step(pygame.event.Event(pygame.QUIT))
    assert note.log[-1] == "keep"
    assert not pilot.app.running


def test_a_failing_scene_ends_in_a_message_and_everything_is_kept(caplog):
    pilot = Pilot(below := Note(), guarded=True)
    pilot.app.push(above := Note())
    above.fails = True
    pilot.key("h")
    assert isinstance(pilot.scene, Message)
    assert "The screen “Note” had to close: the queen is missing." in pilot.text()
    assert "keep" in below.log
    assert "keep" in above.log
    assert "ValueError" in caplog.text
    pilot.key("return")
    assert pilot.scene is below


class Unseen(Note):
    """A scene that cannot be drawn."""

    def draw(self, surface):
        raise ValueError("the canvas is torn")


def test_a_scene_that_cannot_be_drawn_goes(caplog):
    pilot = Pilot(below := Note(), guarded=True)
    pilot.app.push(Unseen())
    assert pilot.app.render().get_size() == (1280, 720)
    assert isinstance(pilot.scene, Message)
    assert "had to close: the canvas is torn." in pilot.text()
    pilot.key("return")
    assert pilot.scene is below


class NeverThere(Note):
    """A scene that is being made in the background, which fails at a certain look at it."""

    looks = 0
    fails_at = 0

    @property
    def is_ready(self):
        self.looks += 1
        if self.looks >= self.fails_at:
            raise ValueError("the land is not there")
        return False


@pytest.mark.parametrize("look", range(1, 6))
def test_a_scene_that_cannot_be_made_goes(look, caplog):
    pilot = Pilot(below := Note(), guarded=True)
    pilot.app.push(scene := NeverThere())
    scene.fails_at = look
    pilot.wait(0.1)
    assert "had to close: the land is not there." in pilot.text()
    pilot.key("return")
    assert pilot.scene is below


class HalfSeen(Note):
    """A scene that fails while only a corner of the window may be drawn on."""

    def draw(self, surface):
        surface.set_clip(pygame.Rect(10, 10, 60, 40))
        raise ValueError("[arena], “a1”: the square is missing.")


@pytest.mark.parametrize("most_height", [0, 360])
def test_what_failed_leaves_the_whole_window_to_be_drawn_on(most_height, caplog):
    pilot = Pilot(Note(), guarded=True, most_height=most_height)
    pilot.app.push(HalfSeen())
    surface = pilot.app.render()
    assert surface.get_clip() == surface.get_rect()
    assert "had to close: [arena], “a1”: the square is missing.\n" in pilot.text()
    surface.fill("magenta")
    assert pilot.app.render().get_at((surface.width - 1, surface.height - 1)) != pygame.Color(
        "magenta"
    )


def test_a_first_scene_that_cannot_be_drawn_is_not_hidden(capsys):
    with pytest.raises(ValueError, match="the canvas is torn"):
        Pilot(Unseen(), guarded=True)
    assert "had to stop" in capsys.readouterr().err


def test_a_failure_of_the_first_scene_is_not_hidden(capsys):
    pilot = Pilot(note := Note(), guarded=True)
    note.fails = True
    with pytest.raises(ValueError, match="the queen is missing"):
        pilot.key("h")
    assert "keep" in note.log
    assert "had to stop: the queen is missing" in capsys.readouterr().err


def test_a_pad_may_come_and_go():
    pilot = Pilot(note := Note())
    pilot.step(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99))
    pilot.pad("a", "start", "left shoulder")
    press = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN
    )
    pilot.step(press)
    pilot.step(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    count = len(note.log)
    pilot.wait(1)
    assert len(note.log) == count
    assert note.log[1:] == ["confirm", "menu", "previous tab", "down"]


def test_a_trigger_holds_an_action():
    pilot = Pilot(note := Note())
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    for value, held in ((30000, {Action.FAST}), (25000, {Action.FAST}), (0, set())):
        pilot.step(
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
        )
        assert note.held == held
    assert note.log.count("fast") == 1


def test_the_screen_is_described_in_words(capsys):
    pilot = Pilot(Gallery())
    pilot.key("f2")
    said = capsys.readouterr().out
    assert said.startswith("Gallery\n")
    assert "In focus: tabs, Controls" in said


def test_keys_can_be_given_to_other_actions():
    bindings = Bindings().with_key(Action.HINT, "k").with_key(Action.UNDO, "h")
    assert bindings.of_key("k") is Action.HINT
    assert bindings.of_key("h") is Action.UNDO
    again = Bindings(bindings.changes())
    assert again.rows == bindings.rows
    pilot = Pilot(note := Note(), bindings=again)
    pilot.key("h", "k")
    assert note.log[1:] == ["undo", "hint"]


def test_every_key_and_button_asks_for_one_action():
    rows = Bindings().rows
    keys = [key for row in rows for key in row.keys]
    buttons = [button for row in rows for button in row.buttons]
    assert len(keys) == len(set(keys))
    assert len(buttons) == len(set(buttons))


def test_the_left_trigger_gives_pad_buttons_another_meaning():
    pilot = Pilot(note := Note())
    pilot.pad("x")
    pilot.trigger(0.9)
    pilot.pad("x", "a", "y")
    pilot.pad("b")
    pilot.trigger(0.1)
    pilot.pad("x")
    assert note.log[1:] == ["hint", "end turn", "inspect", "threats", "cancel", "hint"]


def test_whatever_has_a_key_has_a_pad_button_or_is_for_the_keyboard():
    without = {row.action for row in Bindings().rows if not row.buttons and not row.fixed}
    assert without == {Action.FULLSCREEN}


def test_every_declared_key_has_a_name_that_the_keyboard_gives():
    pygame.display.init()
    for row in Bindings().rows:
        for key in row.keys:
            last = key.split("+")[-1]
            if last.startswith("keypad"):
                continue
            assert key_name(pygame.key.key_code(last)) == last


def test_full_screen_comes_and_goes():
    pilot = Pilot(Gallery())
    pilot.key("f11")
    assert pilot.app.window_mode is WindowMode.BORDERLESS
    pilot.key("f11")
    assert pilot.app.window_mode is WindowMode.WINDOWED
    assert pilot.app.surface.get_size() == (1280, 720)


def test_f11_fills_the_screen_as_it_was_filled_before():
    pilot = Pilot(Gallery(), window_mode=WindowMode.FULLSCREEN)
    pilot.key("f11")
    assert pilot.app.window_mode is WindowMode.WINDOWED
    pilot.key("f11")
    assert pilot.app.window_mode is WindowMode.FULLSCREEN
    pilot.app.restyle(window_mode=WindowMode.BORDERLESS)
    assert pilot.app.window_mode is WindowMode.BORDERLESS
    pilot.key("f11")
    assert pilot.app.surface.get_size() == (1280, 720)


@pytest.mark.parametrize("choices", [{"high_contrast": True}, {"felt": "wine"}, {"felt": "none"}])
def test_a_change_of_style_is_seen_at_once(choices):
    pilot = Pilot(Gallery())
    before = pygame.image.tobytes(pilot.app.render(), "RGB")
    pilot.app.restyle(theme=theme(**choices), text_scale=1.2)
    pilot.step()
    assert pygame.image.tobytes(pilot.app.surface, "RGB") != before


def test_the_loop_runs_until_the_player_leaves():
    app = App((960, 540), guarded=False)

    class Brief(Note):
        left = 3

        def update(self, dt):
            self.left -= 1
            if self.left == 0:
                self.done(1)
            return True

    pygame.event.clear()
    app.run(brief := Brief())
    assert (brief.log[0], brief.log[-1]) == ("enter", "leave")
    assert app.frames_drawn == 2


class Slow(Note):
    """A scene whose first picture takes many steps to be made."""

    def pieces(self, surface):
        for _piece in range(50):
            time.sleep(0.01)
            yield


def test_plain_words_are_seen_until_the_first_picture_is_made(monkeypatch):
    pygame.event.clear()
    app = App((960, 540), guarded=False, in_pieces=True)
    shown = []
    monkeypatch.setattr(
        app.display, "show", lambda: shown.append(pygame.image.tobytes(app.surface, "RGB"))
    )
    app.greet("Trickhold", "Cards and wits at one table.")
    words = shown[0]
    assert len(set(zip(words[::3], words[1::3], words[2::3], strict=True))) > 2, "not of one colour"
    app.push(slow := Slow())
    lost = pygame.event.Event(pygame.WINDOWEXPOSED)
    assert not app.step([lost], 0.01) and shown == [words, words]
    while not app.step([], 0.01):
        assert pygame.image.tobytes(app.surface, "RGB") == words
    app.render()
    app.step([lost], 0.01)
    assert len(shown) == 2 and slow.draws, "it is greeted once"
    app.window.destroy()


class Speechless(Note):
    """A scene that fails without a word."""

    def draw(self, surface):
        raise RuntimeError


def test_a_failure_without_words_says_where_it_was(caplog):
    pilot = Pilot(Note(), guarded=True)
    pilot.app.push(Speechless())
    pilot.app.render()
    assert "(RuntimeError in test_window.py, line " in pilot.text()
