"""A hint asked for in a match: what a strong player would do comes later, or why none comes."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

import pygame

from game.core.protocols import Player
from game.core.words import _, marked
from game.session.coach.words import Caveat
from game.session.hint import Hint
from game.session.port import Port
from game.session.sitting import NOTHING_BACK, Sitting
from scenes.bindings import Action
from scenes.show.guide import Guide
from scenes.ui.boxes import Column, Row
from scenes.ui.button import Button
from scenes.ui.panel import Panel
from scenes.ui.text import Face
from scenes.ui.widget import Role, Style
from scenes.ui.words import Line, Words

NOBODY_HELPS = marked("This match counts: nobody helps.")
"""Why no hint is given at an earnest table."""
WAITED = 15.0
"""Seconds for which it is told at a time that a hint is on its way."""


class Asking(Protocol):
    """The screen of a match in which a hint may be asked for."""

    port: Port[Any, Any]
    seat: Player | None
    sitting: Sitting
    is_asking: bool
    guide: Guide | None
    waiting: str
    """What is told while the hint last asked for is thought about."""

    def toast(self, text: str, seconds: float = ...) -> None:
        """Show a short notice."""

    def refuse(self, reason: str) -> None:
        """Tell why something cannot be done."""

    def asked_by_guide(self) -> str:
        """Return what the guide asks for, in a sentence."""


def tell_help(
    buttons: Mapping[Action, Button], sitting: Sitting, *, hint: bool, undo: bool
) -> None:
    """Show where a hint is asked for, or a decision taken back, as far as that is to be seen here;
    on the road also where there is none of it, in grey with the reason."""
    on_road = sitting.goal is not None
    given = {
        Action.HINT: (sitting.gives_hints, hint, _(NOBODY_HELPS)),
        Action.UNDO: (not sitting.is_earnest, undo, _(NOTHING_BACK)),
    }
    for action, (is_given, is_seen, reason) in given.items():
        if (button := buttons.get(action)) is not None:
            button.visible = is_seen and (is_given or on_road)
            button.enabled, button.reason = is_given, "" if is_given else reason


def ask_hint(screen: Asking, advise: Callable[[Hint], None], waiting: str) -> None:
    """Ask what a strong player would do, and give it to `advise`; `waiting` is told meanwhile."""
    if screen.port.to_act != screen.seat or not screen.is_asking:
        screen.refuse(_("It is not your turn, so there is nothing to advise."))
    elif not screen.sitting.gives_hints:
        screen.refuse(_(NOBODY_HELPS))
    elif screen.guide is not None and screen.guide.is_asking:
        screen.toast(screen.asked_by_guide(), WAITED)
    else:
        screen.waiting = waiting
        screen.toast(waiting, WAITED)  # Before it is asked: the answer may be there at once.
        screen.sitting.ask_hint(lambda hint: _tell(screen, advise, hint))


def _tell(screen: Asking, advise: Callable[[Hint], None], hint: Hint) -> None:
    """Give a hint to be shown: a guide who leaves the choice to the person steps back for it."""
    if hint.candidates:
        if screen.guide is not None:
            screen.guide.fall_silent()
        advise(hint)
    else:
        screen.refuse(_("No computer player answered: there is no hint this time."))


MOST_TEXT = 1.2
"""The text size beyond which the panel does not grow: it stands beside what is chosen from."""
PARTS = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)
"""How much smaller the words may become where there is little room."""
SPARING = 0.8
"""Before they are smaller than that, the first sentence gives way: it only says what is lost."""
TITLE, LINE = 19.0, 14.0
"""The type of the title and of the sentences, in units."""


class Caution(Panel):
    """A warning and the buttons below it; it is made to fit where it hides nothing."""

    def __init__(self, said: Caveat, buttons: Row) -> None:
        title = Line(said.title, size=TITLE, face=Face.SERIF_BOLD, ink="title")
        title.role = Role.HEADING
        lines = [Words(line, size=LINE) for line in said.lines]
        self._spare = lines[0]
        super().__init__(Column(title, *lines, buttons, gap=5), pad=10)
        self._part = PARTS[0]

    def fitted(self, style: Style, narrow: int, wide: int, high: int) -> pygame.Rect:
        """Return how large it is where it may be so high: narrow if it can be, else wider, then
        with smaller words, then without what is spare."""
        tries = [(True, part) for part in PARTS if part >= SPARING]
        tries += [(False, part) for part in PARTS]
        for self._spare.visible, self._part in tries:
            for width in (*range(narrow, wide, style.px(12)), wide):
                if (own := self.height(style, width)) <= high:
                    return pygame.Rect(0, 0, width, own)
        return pygame.Rect(0, 0, wide, self.height(style, wide))

    def _inner(self, style: Style) -> Style:
        layout = style.layout
        scale = min(layout.text_scale, MOST_TEXT) * self._part
        return Style(replace(layout, text_scale=scale), style.theme)
