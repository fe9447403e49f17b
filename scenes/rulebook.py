"""The rule book: a Markdown text to read, with its contents at the left; opens at a clause."""

import re
from collections.abc import Callable
from functools import partial

import pygame

from game.core.words import _
from scenes.bindings import Action
from scenes.scene import Cover
from scenes.theme import Layout
from scenes.ui.boxes import Column, Frame, Panel
from scenes.ui.button import Button
from scenes.ui.containers import Group, Split
from scenes.ui.field import TextField
from scenes.ui.grid import Grid
from scenes.ui.listing import Item, Listing
from scenes.ui.markdown import CLAUSE, Part, PartKind, read
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.shapes import box
from scenes.ui.text import Face, plain
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Heading, Words

READING = 17
"""The type size of the book in units."""
ENOUGH = 3
"""From so many letters on it is told, while they are typed, that the book has no such words."""


class Clause(Group):
    """An item of a list: what leads it stands in a column of its own; lit while `is_marked`."""

    def __init__(self, lead: str, words: str, on_link: Callable[[str], object]) -> None:
        self.lead = Words(f"{{title}}**{lead}**{{/}}", size=READING)
        self.words = Words(words, size=READING, face=Face.SERIF, on_link=on_link)
        super().__init__(self.lead, self.words)
        self.is_marked = False
        self._is_wide = bool(CLAUSE.fullmatch(lead))

    def natural_width(self, style: Style) -> int:
        """Return the width of the words in one line."""
        return self._indent(style) + self.words.natural_width(style)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the words."""
        return self.words.height(style, width - self._indent(style))

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the lead and the words."""
        super().place(style, rect)
        indent = self._indent(style)
        self.lead.place(style, pygame.Rect(rect.topleft, (indent, rect.height)))
        right = pygame.Rect(rect.left + indent, rect.top, rect.width - indent, rect.height)
        self.words.place(style, right)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the item, on gold while it is marked."""
        assert self.style is not None
        if self.is_marked:
            lit = self.rect.inflate(self.style.px(10), self.style.px(6))
            gold = self.style.theme.gold
            surface.blit(box(lit.size, self.style.px(6), gold, None, 0, 0.28), lit.topleft)
        super().draw(surface)

    def _indent(self, style: Style) -> int:
        if self._is_wide:
            return max(style.px(64), self.lead.natural_width(style) + style.px(12))
        return self.lead.natural_width(style) + style.px(12)


class _Chapter(Heading):
    """A heading with more room above it than the other blocks have."""

    def height(self, style: Style, width: int) -> int:
        return super().height(style, width) + self._room(style)

    def draw(self, surface: pygame.Surface) -> None:
        assert self.style is not None
        words = self._block(self.style, self.rect.width)
        words.draw(surface, self.rect.move(0, self._room(self.style)).topleft)

    def _room(self, style: Style) -> int:
        return style.px(12 if self.level > 1 else 0)


class RuleBook(Page[None]):
    """Shows the text from its beginning or from a clause; CANCEL closes it."""

    cover = Cover.VEIL

    def __init__(self, text: str, clause: str = "") -> None:
        super().__init__()
        self.parts = read(text)
        self.title = next((p.words for p in self.parts if p.level == 1), _("Rules"))
        self.clause = clause
        self._blocks: list[tuple[Part, Widget]] = []
        self._chapters: list[tuple[Item, Widget]] = []
        self._book = Scroll(Column())
        self._shown: tuple[Widget, int] | None = None
        """The block that was gone to, and how far down the book that was, None at first."""
        self._find = ""

    def build(self) -> Widget:
        """Return the contents and the book."""
        self._shown = None
        self._blocks = [(part, self._block(part)) for part in self.parts]
        self._chapters = [
            (Item(part.words, partial(self._show, widget)), widget)
            for part, widget in self._blocks
            if part.kind is PartKind.HEADING and part.level == 2
        ]
        # Every book is longer than the window: it is measured once, beside the bar.
        self._book = Scroll(
            Column(*(widget for _part, widget in self._blocks), gap=11), steady=True
        )
        find = TextField(
            _("Find in the rules"),
            self._find,
            self._note_find,
            on_submit=self._find_next,
            empty=_("Find …"),
            most=40,
            width=200,
        )
        contents = Listing(*(item for item, _widget in self._chapters))
        left = Column(find, contents, Button(_("Close"), self.cancel), gap=14, grows=True)
        return Frame(
            Split(
                Panel(left, title=_("Contents"), title_size=24, grows=True),
                Panel(self._book, paper=True, pad=34, grows=True),
                share=0.27,
                gap=18,
            ),
            pad=(30, 26),
            most=1220,
        )

    def first_focus(self) -> Widget | None:
        """Return the first chapter."""
        return self._chapters[0][0] if self._chapters else super().first_focus()

    def enter(self) -> None:
        """Open the book at its clause."""
        if self.clause:
            self.open_at(self.clause)
        self._note_chapter()
        read = next((item for item, _heading in self._chapters if item.is_chosen), None)
        self.focus(read or self.first_focus())

    def cancel(self) -> None:
        """Close the book."""
        self.done(None)

    def open_at(self, clause: str) -> bool:
        """Show a clause, or a row by its first cell; return whether the book has it."""
        for part, widget in self._blocks:
            for name, row in part.entries():
                if name == clause:
                    self._mark(widget, row)
                    self._show(widget, row)
                    return True
        self.refuse(_("This book has no rule {clause}.").format(clause=clause))
        return False

    def act(self, action: Action, at: tuple[int, int] | None = None) -> bool:
        """Let page keys and shoulder buttons always turn the book; close it on RULES too."""
        action = {Action.NEXT_TAB: Action.PAGE_DOWN, Action.PREVIOUS_TAB: Action.PAGE_UP}.get(
            action, action
        )
        if action in (Action.PAGE_UP, Action.PAGE_DOWN):
            return self._book.act_anywhere(action)
        if action is Action.RULES:
            self.cancel()
            return True
        return super().act(action, at)

    def legend_rows(self) -> list[str]:
        """Return the legend, with what turns the book on the device in use."""
        on_pad = self.host.uses_pad
        down = Action.NEXT_TAB if on_pad else Action.PAGE_DOWN
        sign = self.host.bindings.sign(down, on_pad)
        return [*super().legend_rows(), *([f"{sign} {_('Scroll down')}"] if sign else [])]

    def resize(self, layout: Layout) -> None:
        """Keep the place in the book where the reader is."""
        top = self._top() if self._is_built else None
        shown = self._shown if self._is_where_shown() else None
        read = self._share_read(top) if top is not None else 0.0
        super().resize(layout)
        if top is not None:
            down = top.rect.top + round(read * top.rect.height) - self._book.rect.top
            self._book.scroll_to(self._book.offset + down)
            self._shown = None if shown is None else (shown[0], self._book.offset)

    def update(self, dt: float) -> bool:
        """Mark the chapter that is being read."""
        changed = self._note_chapter()
        return super().update(dt) or changed

    # -- the blocks

    def _block(self, part: Part) -> Widget:
        if part.kind is PartKind.HEADING:
            return _Chapter(part.words, part.level)
        if part.kind is PartKind.TABLE:
            return Grid(part.rows, face=Face.SERIF, size=READING - 1)
        words = CLAUSE.sub(_linked, part.words)
        if part.kind is PartKind.ITEM:
            return Clause(part.lead, words, self.open_at)
        return Words(words, size=READING, face=Face.SERIF, on_link=self.open_at)

    def _mark(self, marked: Widget | None, row: int = 0) -> None:
        """Light one block (a row of it, if it is a table) and no other."""
        for _part, widget in self._blocks:
            if isinstance(widget, Clause):
                widget.is_marked = widget is marked
            elif isinstance(widget, Grid):
                widget.marked_row = row if widget is marked else 0
        self.repaint()

    def _show(self, widget: Widget, row: int = 0) -> None:
        """Scroll until a block (or the row of a table) is at the top."""
        place = widget.place_of(row) if isinstance(widget, Grid) and row else widget.rect
        room = self.layout.px(8 if isinstance(widget, Heading) else 40)
        self._book.scroll_to(self._book.offset + place.top - room - self._book.rect.top)
        self._shown = widget, self._book.offset

    # -- where the reader is

    def _top(self) -> Widget | None:
        """Return the first block in sight."""
        top = self._book.rect.top
        return next((w for _part, w in self._blocks if w.rect.bottom > top), None)

    def _is_where_shown(self) -> bool:
        """Tell whether the book is as far down as when a block was gone to."""
        return self._shown is not None and self._shown[1] == self._book.offset

    def _share_read(self, block: Widget) -> float:
        """Return which part of a block is above the window, 0 to 1."""
        return (self._book.rect.top - block.rect.top) / max(1, block.rect.height)

    def _note_chapter(self) -> bool:
        """Tick the chapter in sight; return whether it is another than before.

        Where a block was gone to it is the block's, though the book may not turn so far.
        """
        limit = self._book.rect.top + self._book.rect.height // 3
        if self._shown is not None and self._is_where_shown():
            limit = self._shown[0].rect.top
        elif self._book.overflow and self._book.offset >= self._book.overflow:
            limit = self._book.rect.bottom
        begun = [item for item, heading in self._chapters if heading.rect.top <= limit]
        changed = False
        for item, _heading in self._chapters:
            is_chosen = bool(begun) and item is begun[-1]
            changed = changed or item.is_chosen is not is_chosen
            item.is_chosen = is_chosen
        return changed

    # -- finding words

    def _note_find(self, text: str) -> None:
        """Go to the first block with these words from where the reader is, while they are typed."""
        self._find = text
        if hits := self._hits(text):
            self._go_to(self._first_below(hits, 0))
        else:
            self._mark(None)
            if len(text.strip()) >= ENOUGH:
                self.toast(_not_mentioned(text))

    def _find_next(self, text: str) -> None:
        """Go to the next block that has these words, from the beginning after the last."""
        hits = self._hits(text)
        if not hits:
            if text.strip():
                self.refuse(_not_mentioned(text))
        elif self._shown is not None and self._is_where_shown() and self._shown[0] in hits:
            self._go_to(hits[(hits.index(self._shown[0]) + 1) % len(hits)])
        else:
            self._go_to(self._first_below(hits, self.layout.px(42)))

    def _hits(self, text: str) -> list[Widget]:
        """Return the blocks that have these words."""
        wanted = text.strip().casefold()
        return [w for part, w in self._blocks if wanted and wanted in _all_words(part)]

    def _first_below(self, hits: list[Widget], down: int) -> Widget:
        """Return the first that begins below a line in the window, else the first of all."""
        line = self._book.rect.top + down
        return next((w for w in hits if w.rect.top > line), hits[0])

    def _go_to(self, found: Widget) -> None:
        self._mark(found)
        self._show(found)


def _not_mentioned(text: str) -> str:
    return _("The rules do not mention “{words}”.").format(words=text.strip())


def _linked(clause: re.Match[str]) -> str:
    return f"[{clause[0]}]({clause[0]})"


def _all_words(part: Part) -> str:
    cells = (cell for row in part.rows for cell in row)
    return plain(" ".join([part.lead, part.words, *cells])).casefold()
