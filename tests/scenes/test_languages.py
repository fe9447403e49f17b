"""The screens in every language: no label is cut, and another language counts at once."""

from __future__ import annotations

import gettext
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.bots.characters import CHARACTERS
from game.core import words
from game.core.words import LANGUAGES, _, use_language
from scenes.preferences import Preferences
from scenes.scene import Action, Scene
from scenes.settings import Settings
from scenes.shot import SCREENS, Studio
from scenes.table.scene import TableScene
from scenes.theme import SMALLEST
from scenes.ui import text
from scenes.ui.button import Button
from scenes.ui.widget import Style

EVERY = pytest.mark.parametrize("code", [code for code in LANGUAGES if code])


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


@pytest.fixture
def fitted(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Note every text that had to fit a given width, and what became of it."""
    noted: dict[str, str] = {}
    fit = text.fit

    def noting(label: str, *rest: object) -> tuple[str, text.Type]:
        shown = fit(label, *rest)  # type: ignore[arg-type]
        noted[label] = shown[0]
        return shown

    for name, module in list(sys.modules.items()):
        if name.startswith("scenes.") and getattr(module, "fit", None) is fit:
            monkeypatch.setattr(module, "fit", noting)
    return noted


def turning(studio: Studio) -> Iterator[Scene[Any]]:
    """Yield the settings with each of their pages turned up."""
    for _page in range(5):
        studio.wait(0.05)
        yield studio.app.top
        studio.app.top.act(Action.NEXT_TAB)


def turn_every_page(studio: Studio) -> None:
    studio.program.open_settings()
    for _settings in turning(studio):
        studio.app.render()


SHOWN: dict[str, Callable[[Studio], object]] = {
    "title": lambda studio: studio.wait(0.1),
    "settings": turn_every_page,
} | {
    name: SCREENS[name]
    for name in (
        *("setup", "bidding", "table", "pause", "results"),
        *("lesson-bid", "schnapsen-auction", "berzerka-auction"),
    )
}


def test_a_label_that_is_cut_would_be_noted(fitted: dict[str, str]) -> None:
    studio = Studio(SMALLEST)
    try:
        button = Button("Far too long a label", studio.app.quit)
        button.place(Style(studio.app.layout, studio.app.theme), pygame.Rect(0, 0, 90, 40))
        button.draw(studio.app.surface)
    finally:
        studio.close()
    assert fitted["Far too long a label"].endswith("…")


@EVERY
@pytest.mark.parametrize("screen", SHOWN)
def test_no_label_is_cut_in_the_smallest_window(
    code: str, screen: str, fitted: dict[str, str]
) -> None:
    studio = Studio(SMALLEST, Preferences(language=code))
    try:
        SHOWN[screen](studio)
        studio.app.render()
    finally:
        studio.close()
    assert not {label: shown for label, shown in fitted.items() if shown != label}


@EVERY
def test_another_language_counts_at_once_on_every_open_screen(code: str) -> None:
    studio = Studio(SMALLEST)
    try:
        match = studio.to_person(studio.match(0), playing=False)
        table = studio.table(match)
        studio.program.open_settings()
        before = [scene.describe() for scene in studio.app.scenes]
        settings = studio.app.top
        assert isinstance(settings, Settings)
        language = next(w for w in settings.root.walk() if w.takes_focus and w.label == "Language")
        settings.focus(language)
        place = settings.focused
        studio.program._take(Preferences(language=code))
        assert isinstance(table, TableScene)
        assert settings.focused is not place
        assert settings.focused is not None
        assert settings.focused.label == _("Language")
        assert settings.title == _("Settings")
        assert _("Start") != "Start"
        for was, scene in zip(before, studio.app.scenes, strict=True):
            assert scene.describe() != was
        home = studio.app.scenes[0].describe()
        assert _("New match") in home
        assert "New match" not in home
        on_table = table.describe()
        assert _("How many tricks will you take?") in on_table
        assert "How many tricks" not in on_table
        assert _("Serbian whist") == table.title
    finally:
        studio.close()


class Bracketed(gettext.NullTranslations):
    """A language in which every text that was looked up stands in brackets."""

    def gettext(self, message: str) -> str:
        return f"‹{message}›"

    def ngettext(self, one: str, more: str, n: int) -> str:
        return f"‹{one if n == 1 else more}›"


NOT_WORDS = re.compile(r"[A-Z]{2}-\d\d|[SHDC][2-9TJQKA]|UTC")
"""Clauses, notations of cards, and what no language translates."""


def not_looked_up(told: str) -> list[str]:
    """Return the words outside all brackets that are nobody's name."""
    innermost = re.compile(r"‹[^‹›]*›")
    while innermost.search(told):
        told = innermost.sub("", told)
    names = {"Trickhold", "Jovana", "Igor", *(person.name for person in CHARACTERS.values())}
    found = re.findall(r"[^\W\d_]{2,}[\w-]*", NOT_WORDS.sub("", told))
    return [word for word in found if word not in names]


def test_a_word_outside_brackets_is_found() -> None:
    assert not_looked_up("‹Deal ‹one› of {n}›, by Jovana at SW-16, 12 HQ") == ["by", "at"]


@pytest.mark.parametrize(
    "screen",
    [
        *("title", "games", "setup", "settings", "bidding", "illegal", "pause", "curtain"),
        *("scores", "log", "last-trick", "deal-result", "results", "matches", "statistics"),
        *("lesson-bid", "lesson-play"),
        *("schnapsen-auction", "schnapsen-exchange", "schnapsen-deal-result"),
        *("berzerka-auction", "berzerka-table", "berzerka-deal-result"),
    ],
)
def test_every_word_on_the_screen_is_looked_up(
    screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is marked where it is declared must be looked up where it is shown."""
    monkeypatch.setattr("scenes.studio.use_language", lambda _code: None)
    monkeypatch.setattr(words, "_translation", Bracketed())
    studio = Studio(SMALLEST)
    try:
        show = SHOWN.get(screen) or SCREENS[screen]
        show(studio)
        pages = turning(studio) if screen == "settings" else [studio.app.top]
        assert not [word for page in pages for word in not_looked_up(page.describe())]
    finally:
        studio.close()
