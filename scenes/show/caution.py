"""The panel of a warning: what speaks against a choice, beside what is chosen from."""

from dataclasses import replace

import pygame

from game.session.coach.words import Caveat
from scenes.ui.boxes import Column, Row
from scenes.ui.panel import Panel
from scenes.ui.text import Face
from scenes.ui.widget import Role, Style
from scenes.ui.words import Line, Words

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
