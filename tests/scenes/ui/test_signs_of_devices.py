"""Keys and pad buttons are shown as whoever uses them knows them."""

from collections.abc import Callable

import pygame
import pytest

from scenes.bindings import BINDINGS, Action
from scenes.preferences import Preferences
from scenes.scene import Cover
from scenes.settings import Settings
from scenes.shot import SCREENS, Studio
from scenes.theme import Theme
from scenes.ui.boxes import Frame
from scenes.ui.button import Button
from scenes.ui.focus import visible_part
from scenes.ui.glyphs import PAD_BUTTONS, pad_glyph
from scenes.ui.notices import legend_places
from scenes.ui.page import Page
from scenes.ui.text import Face, Type, block, plain
from scenes.ui.widget import Widget
from tests.scenes.pilot import Pilot


def _settings() -> Pilot:
    return Pilot(Settings(Preferences(), lambda _new: None, lambda _new: None))


def _foot(pilot: Pilot) -> bytes:
    """The strip at the window's foot, where the legend stands."""
    shown = pilot.app.render()
    strip = pygame.Rect(0, shown.get_height() - 24, shown.get_width(), 24)
    return pygame.image.tobytes(shown.subsurface(strip), "RGB")


def test_every_pad_button_that_is_used_has_a_drawing_of_its_own() -> None:
    Pilot(Page())
    used = {part for row in BINDINGS for button in row.buttons for part in button.split("+")}
    assert used <= set(PAD_BUTTONS)
    drawn = {pygame.image.tobytes(pad_glyph(each, 40, Theme()), "RGBA") for each in PAD_BUTTONS}
    assert len(drawn) == len(PAD_BUTTONS)


def test_the_legend_follows_the_device() -> None:
    pilot = _settings()
    pilot.pad("dpad down")
    assert pilot.scene.legend_rows() == [
        "{pad:a} Choose",
        "{pad:b} Back",
        "{pad:right shoulder} Next page",
    ]
    pilot.key("down")
    assert pilot.scene.legend_rows()[1] == "{key:escape} Back"


def test_the_legend_is_drawn_for_the_device() -> None:
    pilot = Pilot(Page())
    pilot.pad("dpad down")
    with_pad = _foot(pilot)
    pilot.key("down")
    assert _foot(pilot) != with_pad


def test_the_mouse_has_no_legend() -> None:
    pilot = Pilot(Page())
    pilot.key("down")
    with_keys = _foot(pilot)
    pilot.hover_at((5, 5))
    assert _foot(pilot) != with_keys
    pilot.key("down")
    assert _foot(pilot) == with_keys


class _Clear(Page[None]):
    """A page through which the one below is seen."""

    cover = Cover.CLEAR
    legend = ()


def test_a_page_below_another_has_no_legend() -> None:
    pilot = Pilot(Page())
    pilot.key("down")
    assert _foot(pilot) != _bare_foot()
    pilot.app.push(_Clear())
    pilot.step()
    assert _foot(pilot) == _bare_foot()


def _bare_foot() -> bytes:
    pilot = Pilot(Page())
    pilot.hover_at((5, 5))
    return _foot(pilot)


def test_the_legend_names_the_key_that_was_chosen() -> None:
    pilot = _settings()
    pilot.app.restyle(bindings=pilot.app.bindings.with_key(Action.NEXT_TAB, "n"))
    assert "{key:n} Next page" in pilot.scene.legend_rows()


def test_the_page_of_keys_shows_the_pad_buttons() -> None:
    pilot = _settings()
    pilot.click("Controls")
    assert "Gamepad: X" in pilot.text()
    hint = next(w for w in pilot.scene.root.walk() if "{pad:x}" in w.label)
    assert hint.rect.height > 0


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("{pad:a} Choose", "A Choose"),
        ("{pad:left shoulder}", "Left shoulder"),
        ("{key:ctrl+z} or {S}", "Ctrl+Z or ♠"),
        (r"\{pad:a\}", "{pad:a}"),
    ],
)
def test_signs_have_names(markup: str, words: str) -> None:
    assert plain(markup) == words


def test_signs_stand_in_the_line() -> None:
    Pilot(Page())
    kind = Type(Face.SANS, 20, (255, 255, 255))
    signs = block("{pad:a} {key:escape} x", kind, Theme())
    assert len(signs.pieces) == 3 and signs.lines == 1
    assert all(p.at[1] >= 0 and p.at[1] + p.picture.get_height() <= 30 for p in signs.pieces)


class _OneButton(Page[None]):
    """A page with a button whose action has a key, a pad button, and no hint."""

    def build(self) -> Widget:
        self.button = Button("Hint", lambda: None)
        self.button.asks = Action.HINT
        return Frame(self.button, full=False)


def test_the_mouse_is_told_the_key_of_a_button() -> None:
    pilot = Pilot(_OneButton())
    pilot.hover_at((5, 5))
    bulb = pilot.scene.button._device_sign()
    pilot.hover("Hint")
    pilot.wait(0.7)
    assert bulb == "" and pilot.scene.button._device_sign() == "{key:h}"
    assert pilot.scene._tip_of is None, "a tip would only say so once more, over what is near"


def test_a_button_shows_its_pad_button_only_while_a_pad_is_used() -> None:
    pilot = Pilot(_OneButton())
    uses: list[Callable[[], None]] = [
        lambda: pilot.key("tab"),
        lambda: pilot.pad("dpad up"),
        lambda: pilot.key("tab"),
    ]
    pictures = []
    for use in uses:
        use()
        shown = pilot.app.render().subsurface(pilot.scene.button.rect)
        pictures.append(pygame.image.tobytes(shown, "RGB"))
    assert pictures[0] == pictures[2] != pictures[1]


def test_the_legend_grows_with_the_words() -> None:
    sizes = []
    for text in (1.0, 1.6):
        pilot = Pilot(_settings().scene, text_scale=text)
        rows = pilot.scene.legend_rows()
        sizes.append(
            sum(words.size[1] for words, _at in legend_places((1, 1), pilot.scene.style, rows))
        )
    assert sizes[1] >= 1.5 * sizes[0]


@pytest.mark.parametrize(
    "screen", ["title", "games", "setup", "settings", "rules", "replay", "matches", "pause", "log"]
)
def test_the_legend_touches_no_control(screen: str) -> None:
    studio = Studio((960, 540), Preferences(text_scale=1.6))
    SCREENS[screen](studio)
    page = studio.app.top
    assert isinstance(page, Page) and page.legend_rows()
    for words, at in legend_places((960, 540), page.style, page.legend_rows()):
        place = pygame.Rect(at, words.size)
        touched = [w for w in page.root.walk() if w.takes_focus and not w.children]
        assert not [w.label for w in touched if visible_part(w).colliderect(place)]
    studio.close()
