"""The strip at the foot of a replay: what is said of the latest event, and how to move about."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.core.protocols import Event
from game.core.words import _
from game.session.replay import Replay
from scenes.show.show import ShowAgain
from scenes.theme import Layout
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Toggle
from scenes.ui.containers import Between, Group
from scenes.ui.notices import legend_lift
from scenes.ui.shapes import box
from scenes.ui.slider import Slider
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Words

MOST_TYPE = 19.0
"""The largest type on the buttons, in units: they must all stand in one row."""
MOST_TEXT = 1.2
"""The text size beyond which the words between the controls do not grow."""

CONTROLS = 142.0
"""The height of the controls at the foot, in units, with a legend in type of the usual size."""


class Viewer(Protocol):
    """What the strip moves: see `ReplayPage`."""

    at: int
    events: list[Event]
    replay: Replay
    show: ShowAgain
    shows_all: bool

    @property
    def layout(self) -> Layout:
        """The geometry of the window."""

    def beside_slider(self) -> Sequence[Button]:
        """Return what stands at the ends of the slider: two buttons, or none."""

    def cancel(self) -> None:
        """Leave the replay."""

    def go_to(self, at: int) -> None:
        """Show the match after so many events, at once."""

    def go_to_deal(self, step: int) -> None:
        """Go to the beginning of the next deal, or of this one or the one before."""

    def one_on(self) -> None:
        """Show the next event."""

    def play_or_pause(self) -> None:
        """Let the match run, or stop it."""

    def show_all(self, on: bool) -> None:
        """Show every hand, or only what one seat saw."""


class ControlStrip(Group):
    """What is said of the latest event, and the slider and buttons that move through the match."""

    def __init__(self, viewer: Viewer) -> None:
        unit = min(1.0, MOST_TEXT / viewer.layout.text_scale)
        self.said = Words("", size=16 * unit, align="centre")
        last = max(1, len(viewer.events))
        self.slider = Slider(
            _("Place in the match"), viewer.at, 0, last, 1, lambda at: viewer.go_to(int(at))
        )
        self.play = Button(
            _("Play"),
            viewer.play_or_pause,
            kind=ButtonKind.PRIMARY,
            least=110,
            most=MOST_TYPE,
            sign="play",
        )
        before, after = map(_, viewer.show.leaps)
        opens = _(viewer.show.opens)
        self.moves = [
            _move(_("Back"), viewer.cancel, "undo"),
            _move(before, lambda: viewer.go_to_deal(-1), "previous"),
            _move(_("One step back"), lambda: viewer.go_to(viewer.at - 1), "left"),
            self.play,
            _move(_("One step on"), viewer.one_on, "right"),
            _move(after, lambda: viewer.go_to_deal(1), "next"),
        ]
        self.open_hands = Toggle(
            opens,
            viewer.shows_all,
            viewer.show_all,
            enabled=not viewer.replay.why_closed,
            reason=viewer.replay.why_closed,
            hint=_("Show what was hidden."),
        )
        self.open_words = Words(opens, size=15 * unit)
        self.line = Between(self.slider, viewer.beside_slider())
        super().__init__(self.said, self.line, *self.moves, self.open_words, self.open_hands)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a board behind the buttons, then everything."""
        assert self.style is not None
        theme, foot, thin = self.style.theme, self.rect, self.style.hairline()
        surface.blit(box(foot.size, 0, (theme.panel_top, theme.panel_bottom)), foot.topleft)
        surface.fill(theme.gold_dark, (foot.left, foot.top, foot.width, thin))
        super().draw(surface)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand everything in the strip."""
        super().place(style, rect)
        px, foot = style.px, rect.top
        self.said.place(style, pygame.Rect(px(20), foot + px(6), rect.width - px(40), px(26)))
        high = px(36)
        slider = pygame.Rect(px(40), foot + px(36), rect.width - px(80), high)
        self.line.place(style, slider)
        top = foot + px(36) + high + px(8)
        own = self.open_hands.natural_width(style)
        label = self.open_words.natural_width(style)
        gap = px(10)
        for has_signs in (True, False):
            for button in self.moves:
                button.has_room_for_sign = has_signs
            widths = [button.natural_width(style) for button in self.moves]
            spare = rect.width - sum(widths) - own - label - gap * (len(widths) + 1)
            if spare >= px(40):
                break
        left = spare // 2
        for button, width in zip(self.moves, widths, strict=True):
            button.place(style, pygame.Rect(left, top, width, high))
            left += width + gap
        tall = self.open_words.height(style, label)
        spot = pygame.Rect(left, top + (high - tall) // 2, label, tall)
        self.open_words.place(style, spot)
        left += label + gap
        switch = self.open_hands.height(style, own)
        self.open_hands.place(style, pygame.Rect(left, top + (high - switch) // 2, own, switch))


def _move(words: str, does: Callable[[], object], sign: str) -> Button:
    return Button(words, does, least=90, most=MOST_TYPE, sign=sign)


def strip_of(rect: pygame.Rect, style: Style) -> pygame.Rect:
    """Return where the strip of controls stands in a window."""
    high = style.px(CONTROLS) + legend_lift(style)
    return pygame.Rect(0, rect.bottom - high, rect.width, high)


class Watched(Group):
    """What a match is looked at again with: its show, and the strip of controls at the foot."""

    def __init__(self, shown: Widget, strip: ControlStrip) -> None:
        self.shown_again, self.strip = shown, strip
        super().__init__(shown, strip)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand the strip at the foot; the show leaves room for it."""
        super().place(style, rect)
        self.shown_again.place(style, rect)
        self.strip.place(style, strip_of(rect, style))
