"""The panel that asks for what is not done with a card: bids, calls, claims."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.telling import Meaning, Thing
from scenes.anim.director import Director
from scenes.ui.boxes import Column, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.meaningline import NOTE_TEXT, MeaningLine, Note
from scenes.ui.panel import Panel
from scenes.ui.text import escape
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Heading, Words

NARROWEST = 200.0
"""The least width of a panel, in units."""
HIGHEST = 380.0
"""Up to this height of the panel, in units, its small words grow with the text."""
GROWN = (1.6, 1.4, NOTE_TEXT)
"""The text sizes beyond which they do not grow, of which the first is taken that leaves room."""


class Asking(Panel):
    """A panel in the middle of the table (`is_low`: just above the hand)."""

    is_question = True
    is_low = False
    question = ""
    """What it asks; "" where its buttons alone ask for a bid."""
    _measured: tuple[object, int, int] | None = None
    """For which layout and room it has been measured, and how wide and high it then is."""

    def best_focus(self) -> Widget | None:
        """Return the control that has the focus at first."""
        return next((w for w in self.walk() if w.takes_focus and w.enabled), None)

    def button_of(self, action: Any) -> Widget | None:
        """Return the control that does this action, None if there is none."""
        return None

    def stand(self, style: Style, middle: tuple[int, int], room: int) -> None:
        """Take up the place around a point (above it if low), in at most `room` pixels of width."""
        for _step in self.measured(style, room):
            pass
        assert self._measured is not None
        rect = pygame.Rect((0, 0), self._measured[1:])
        self._measured = None  # Another time other words may stand on it.
        rect.center = middle
        if self.is_low:
            rect.bottom = middle[1]
        self.place(style, rect)

    def measured(self, style: Style, room: int) -> Iterator[None]:
        """Find out how wide and high it is to be in a room, with each step by one trial more."""
        of = style.layout, style.theme, room
        if self._measured is not None and self._measured[0] == of:
            return
        width = self.natural_width(style)
        yield
        is_wider = width > room
        width = min(width, room)
        high = self.height(style, width)
        yield
        # The least width, down from the room, at which the panel is no higher.
        too_narrow = min(width, style.px(NARROWEST))
        while is_wider and width - too_narrow > style.px(8):
            middle = (width + too_narrow) // 2
            if self.height(style, middle) == high:
                width = middle
            else:
                too_narrow = middle
            yield
        self._measured = of, width, high


class Calls(Asking):
    """A question, and a button for each action that answers it.

    `meaning` says what the question is about, and what each answer means: in a line below the
    answers, or beside the button where no question is asked and the panel is small.
    """

    def __init__(
        self,
        question: str,
        actions: Sequence[Any],
        name: Callable[[Any], str],
        submit: Callable[[Any], object],
        *,
        note: str = "",
        is_low: bool = False,
        main: Any = None,
        meaning: Callable[[Any], Meaning | None] = lambda _subject: None,
    ) -> None:
        self.is_low, self.question = is_low, question
        self._buttons = {
            action: Button(
                name(action),
                partial(submit, action),
                kind=ButtonKind.PRIMARY if action == main else ButtonKind.SECONDARY,
                least=70,
            )
            for action in actions
        }
        for action, button in self._buttons.items():
            button.meaning = meaning(action)
        parts: list[Widget] = [Heading(question, 2, align="centre")] if question else []
        if asked := meaning(Thing.QUESTION):
            parts.append(Note(escape(asked.words), size=15, ink="muted", align="centre"))
        parts.append(Row(*self._buttons.values(), gap=8, align="centre", even=True, fill=True))
        if note:
            parts.append(Words(note, size=15, ink="muted", align="centre"))
        told = {each: each.meaning.words for each in self._buttons.values() if each.meaning}
        if told and question:
            parts.append(MeaningLine(list(self._buttons.values()), most=NOTE_TEXT))
        else:
            for button, words in told.items():
                button.hint = words
        self.lines = [part for part in parts if isinstance(part, Note | MeaningLine)]
        super().__init__(Column(*parts, gap=10), pad=16)

    def measured(self, style: Style, room: int) -> Iterator[None]:
        """Let the small words grow with the text as far as the panel stays low enough for it."""
        if self._measured is None:
            for most in GROWN:
                for part in self.lines:
                    part.most = most
                width = min(self.natural_width(style), room)
                if self.height(style, width) <= style.px(HIGHEST):
                    break
                yield
        yield from super().measured(style, room)

    def button_of(self, action: Any) -> Widget | None:
        """Return the button of the action."""
        return self._buttons.get(action)


class Coming:
    """What will be asked as soon as everything before it has been shown."""

    def __init__(self) -> None:
        self._view: Any = None
        self._panel: Asking | None = None
        self._steps: Iterator[None] | None = None

    def go_on(
        self,
        view: Callable[[], Any],
        make: Callable[[Any], Asking | None],
        measured: Callable[[Asking], Iterator[None]],
    ) -> None:
        """Do one step more: take the view, make the question, measure it bit by bit."""
        if self._steps is None:
            self._steps = self._made(view, make, measured)
        next(self._steps, None)

    def _made(
        self,
        view: Callable[[], Any],
        make: Callable[[Any], Asking | None],
        measured: Callable[[Asking], Iterator[None]],
    ) -> Iterator[None]:
        self._view = view()
        self._panel = make(self._view)
        yield
        if self._panel is not None:
            yield from measured(self._panel)

    def take(self, view: Any) -> Asking | None:
        """Return the question to a view, as far as it has been made, None if it has not."""
        found = self._panel if view == self._view else None
        self.drop()
        return found

    def drop(self) -> None:
        """Forget it: it is said in another language, or it is another question."""
        self._view = self._panel = self._steps = None


SEEN = 0.5
"""Seconds that the trick has lain there at least: the second click of a double click chooses
nothing."""


def is_all_seen(director: Director[Any], now: Any) -> bool:
    """Tell whether only a trick that was taken is to be swept up before the table is as it is
    `now`: what is clicked then is meant, while a click that falls into anything else hurries."""
    table = director.picture
    if table is None or table.last_trick is None or director.seconds_shown < SEEN:
        return False
    return not now.trick.cards and table.trick == now.trick
