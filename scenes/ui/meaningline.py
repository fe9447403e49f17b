"""The line that tells what the control means that is pointed at, or has the focus."""

from collections.abc import Sequence
from dataclasses import replace

from scenes.ui.text import Type, escape
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Words

MOST_TEXT = 1.4
NOTE_TEXT = 1.2
"""The text sizes beyond which the line, and notes in a panel, do not grow: there are cards to be
seen."""


class MeaningLine(Words):
    """Tells the meaning of one of the widgets `of` which it speaks; `rest` while of none.

    It is small beside the words of the question, and as high as the longest line needs it, so that
    nothing moves when another is told.
    """

    def __init__(
        self,
        of: Sequence[Widget],
        rest: str = "",
        *,
        later: Sequence[str] = (),
        size: float = 15,
        most: float = MOST_TEXT,
    ) -> None:
        """`later` is what the widgets may come to mean besides, `most` the text size beyond which
        it does not grow."""
        super().__init__(escape(rest), size=size, align="centre")
        self.most = most
        self.of = of
        self.rest = rest
        self.later = later

    def _type(self, style: Style) -> Type:
        return not_grown(super()._type(style), style, self.most)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the longest line."""
        every = {
            self.rest,
            *self.later,
            *(told.words for each in self.of if (told := each.meant())),
        }
        shown, high = self.label, 0
        for words in every:
            self.label = escape(words)
            high = max(high, super().height(style, width))
        self.label = shown
        return high

    def tells_of(self, other: Widget) -> bool:
        """Tell whether it speaks of another."""
        return other in self.of

    def natural_width(self, style: Style) -> int:
        """Return no width: it takes what the controls have."""
        return 0

    def update(self, dt: float) -> bool:
        """Tell of what is pointed at now."""
        words = escape(self._words())
        if words == self.label:
            return False
        self.label = words
        self.repaint()
        return True

    def _words(self) -> str:
        page = self.page
        if page is None:
            return self.rest
        pointed = page.hovered if page.host.uses_pointer else page.focused
        told = pointed.meant() if pointed is not None and pointed in self.of else None
        return self.rest if told is None else told.words


class Note(Words):
    """Words in a panel that say what a question is about; they grow as little."""

    most = NOTE_TEXT
    """The text size beyond which they do not grow."""

    def _type(self, style: Style) -> Type:
        return not_grown(super()._type(style), style, self.most)


def not_grown(kind: Type, style: Style, most: float = NOTE_TEXT) -> Type:
    """Return the type no larger than at the text size `most`."""
    return replace(kind, px=round(kind.px * min(1.0, most / style.layout.text_scale)))
