"""Nothing overlaps, nothing is cut, at any size of window and of text."""

import pygame
import pytest

from game.core.words import ROOT
from scenes.app import App
from scenes.preferences import Preferences
from scenes.rulebook import RuleBook
from scenes.settings import Settings
from scenes.ui.boxes import Row
from scenes.ui.button import Button
from scenes.ui.focus import scroll_of
from scenes.ui.scroll import Scroll
from scenes.ui.text import Face, Type, fit, width_of
from scenes.ui.widget import Style
from scenes.ui.words import Words
from tests.scenes.looks import looks
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery
from tests.scenes.ui.placed import cut, overlapping

RULES = ROOT / "game" / "rulesets" / "whist" / "RULES.md"
SIZES = [(960, 540), (1280, 720), (1920, 1080), (3840, 2160)]


@looks(SIZES, [0.8, 1.0, 1.3, 1.6])
def test_nothing_overlaps_or_is_cut(size, text):
    pilot = Pilot(Gallery(), size, text_scale=text)
    for tab in ("Controls", "Form", "List"):
        pilot.click(tab)
        pilot.step()
        root = pilot.scene.root
        assert overlapping(root) == []
        assert cut(root, pygame.Rect((0, 0), size)) == []


@pytest.mark.parametrize("size", SIZES)
def test_dialogs_fit(size):
    pilot = Pilot(Gallery(), size, text_scale=1.6)
    pilot.click("Ask")
    assert overlapping(pilot.scene.root) == []
    assert cut(pilot.scene.root, pygame.Rect((0, 0), size)) == []


def test_a_change_of_window_keeps_the_screen_as_it_was():
    pilot = Pilot(Gallery())
    pilot.click("List")
    pilot.scene.focus(pilot.find("Match 15"))
    pilot.resize((960, 540))
    assert pilot.focused.label == "Match 15"
    area = scroll_of(pilot.focused)
    assert area is not None and area.rect.contains(pilot.focused.rect)
    assert pilot.scene.root.rect.size == (960, 540)


def test_everything_is_laid_out_anew_only_when_the_window_has_come_to_rest():
    pilot = Pilot(Gallery())
    for width in range(1280, 1600, 40):
        pilot.resize((width, 720), settle=False)
        pilot.wait(0.05)
        assert pilot.scene.root.rect.width == 1280
    pilot.wait(0.2)
    assert pilot.scene.root.rect.width == 1560


def test_a_text_that_does_not_fit_shrinks_and_then_says_that_words_are_missing():
    kind = Type(Face.SANS, 20, (0, 0, 0))
    words = "The highest trump takes the trick"
    full = width_of(words, kind)
    assert fit(words, kind, full) == (words, kind)
    text, smaller = fit(words, kind, round(full * 0.9))
    assert text == words and smaller.px < 20
    text, smaller = fit(words, kind, full // 2)
    assert text.endswith(" …") and words.startswith(text.removesuffix(" …"))
    assert width_of(text, smaller) <= full // 2


@looks(SIZES, [0.8, 1.0, 1.6])
def test_settings_and_rule_book_fit(size, text):
    pilot = Pilot(Gallery(), size, text_scale=text)
    window = pygame.Rect((0, 0), size)
    pilot.app.push(Settings(Preferences(), lambda _p: None, lambda _p: None))
    for tab in ("Game", "Display", "Sound", "Controls", "Access"):
        pilot.click(tab)
        pilot.step()
        assert overlapping(pilot.scene.root) == []
        assert cut(pilot.scene.root, window) == []
    pilot.app.push(RuleBook(RULES.read_text(encoding="utf-8")))
    pilot.step()
    assert overlapping(pilot.scene.root) == []
    assert cut(pilot.scene.root, window) == []


def test_even_rows_leave_no_orphan():
    app = App((1280, 720))
    style = Style(app.layout, app.theme)
    buttons = [Button(f"Contract {n}", lambda: None, least=130) for n in range(6)]
    row = Row(*buttons, gap=6, even=True)
    row.place(style, pygame.Rect(0, 0, 5 * 140, 200))
    tops = [button.rect.top for button in buttons]
    assert tops[0] == tops[2] < tops[3] == tops[5]
    app.window.destroy()


def test_a_steady_scroll_is_as_wide_inside_with_and_without_a_bar():
    app = App((1280, 720))
    style = Style(app.layout, app.theme)
    widths = set()
    for lines in (1, 60):
        words = Words("\n".join("word" for _line in range(lines)))
        Scroll(words, steady=True).place(style, pygame.Rect(0, 0, 400, 200))
        widths.add(words.rect.width)
    assert len(widths) == 1
    app.window.destroy()
