"""The screens in every language: no label is cut, and another language counts at once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.core.words import LANGUAGES, _, use_language
from scenes.preferences import Preferences
from scenes.scene import Action
from scenes.settings import Settings
from scenes.shot import SCREENS, Studio
from scenes.table.scene import TableScene
from scenes.ui import text
from scenes.ui.button import Button
from scenes.ui.layout import SMALLEST
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

    def noting(words: str, *rest: object) -> tuple[str, text.Type]:
        shown = fit(words, *rest)  # type: ignore[arg-type]
        noted[words] = shown[0]
        return shown

    for name, module in list(sys.modules.items()):
        if name.startswith("scenes.") and getattr(module, "fit", None) is fit:
            monkeypatch.setattr(module, "fit", noting)
    return noted


def turn_every_page(studio: Studio) -> None:
    studio.program.open_settings()
    for _page in range(5):
        studio.wait(0.05)
        studio.app.top.act(Action.NEXT_TAB)


SHOWN: dict[str, Callable[[Studio], object]] = {
    "title": lambda studio: studio.wait(0.1),
    "settings": turn_every_page,
} | {name: SCREENS[name] for name in ("setup", "bidding", "table", "pause", "results")}


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
    assert not {words: shown for words, shown in fitted.items() if shown != words}


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
