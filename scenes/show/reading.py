"""Pages over a match that are there to be read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.protocols import Player
from game.core.words import _, marked
from scenes.scene import Action, Cover, Point
from scenes.ui.boxes import Align, Beside, Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.portraits import FaceView
from scenes.ui.scoregrid import Cell
from scenes.ui.scroll import Scroll
from scenes.ui.text import Face
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Words

MOST_FACES = 6.5
"""The most rows of words of usual size beside which there is room for faces."""
MARK = 2.2
"""The width of what stands before a sentence, as a multiple of the type size."""


class ReadingPage(Page[None]):
    """Shows something until the player goes back; `opened_by` closes it, too."""

    cover = Cover.VEIL
    opened_by: Action | None = None
    """The action whose key opens the page from the table."""
    open_rules: Callable[[str], object] | None = None
    """Opens the rule book at a clause, None where there is none; whoever puts the page up gives
    it."""

    def rebuild(self) -> None:
        """Build it anew; a cell that names a clause opens the rule book there."""
        super().rebuild()
        for each in self.root.walk():
            if self.open_rules is not None and isinstance(each, Cell) and (named := each.clause):
                each.opens = partial(self.open_rules, named)

    def first_focus(self) -> Widget | None:
        """Return the way back."""
        return next(w for w in self.root.walk() if w.role is Role.BUTTON)

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Close with the key that opened it; on another open the rule book where it tells of what
        is pointed at, or else of the first that names a clause."""
        if action is self.opened_by:
            self.cancel()
            return True
        if action is Action.RULES and self.open_rules is not None:
            pointed = [] if self.pointed is None else [self.pointed]
            named = (each.clause for each in [*pointed, *self.root.walk()])
            self.open_rules(next(filter(None, named), ""))
            return True
        return super().act(action, at)

    def cancel(self) -> None:
        """Go back to the table."""
        self.done(None)


class AfterDeal(ReadingPage):
    """Tells that a deal is over, and leads to what the choices in it were worth."""

    review: Callable[[], object] | None = None
    """Opens that, None where it is not looked at."""

    def offer(self, review: Callable[[], object]) -> None:
        """Let the deal be reviewed; whoever puts the page up does that."""
        self.review = review
        if self.legend:
            self.legend = (*self.legend, (Action.REVIEW, marked("Review")))

    def foot(self, *others: Widget, align: Align = "right", least: float = 120) -> Row:
        """Return the way on, and before it the way to the review and others."""
        self._go_on = Button(_("Continue"), self.cancel, kind=ButtonKind.PRIMARY, least=least)
        hint = _("What your choices were worth, by what you could know.")
        looks = [
            Button(_("Review"), look, hint=hint, sign="bars", least=least)
            for look in [self.review]
            if look is not None
        ]
        return Row(*others, *looks, self._go_on, align=align)

    def first_focus(self) -> Widget | None:
        """Return the way on."""
        return self._go_on

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Review the deal on a key."""
        if action is Action.REVIEW and self.review is not None:
            self.review()
            return True
        return super().act(action, at)


class DealPage(AfterDeal):
    """Shows what a deal has brought.

    `faces` are the portraits by seat ("" for a medallion), `called` the names that stand on these;
    whoever puts the page up gives both. In `names` whoever reads it may be `YOU`.
    """

    names: Sequence[str]
    called: Sequence[str] = ()
    faces: Sequence[str] = ()

    def faces_of(self, players: Sequence[Player]) -> list[FaceView]:
        """Return the faces of players, none where there is no room for them."""
        if not self.faces or len(players) * self.layout.text_scale > MOST_FACES:
            return []
        return [FaceView(self.faces[player], self.called[player], player) for player in players]


@dataclass(frozen=True)
class Sentence:
    """A sentence of a log, in markup.

    `mark` stands before it, such as the card that it tells of. A head begins a part of the log;
    after one that ends a part there is a little room.
    """

    words: str
    mark: str = ""
    is_head: bool = False
    ends: bool = False


class SentencesPage(ReadingPage):
    """Sentences to be read, the latest in sight; a plain string is markup without a mark."""

    def __init__(self, title: str, lines: Sequence[str | Sentence]) -> None:
        super().__init__()
        self.title = title
        self.lines = [Sentence(each) if isinstance(each, str) else each for each in lines]

    def build(self) -> Widget:
        """Return the sentences, one below the other."""
        has_marks = any(line.mark for line in self.lines)
        lines: list[Widget] = []
        for line in self.lines:
            if line.is_head and lines:
                lines.append(Space(8))
            lines.append(_line(line, has_marks))
            if line.ends:
                lines.append(Space(4))
        if not lines:
            lines = [Words(_("Nothing has happened yet."), ink="muted")]
        self.area = Scroll(Frame(Column(*lines, gap=5), pad=(4, 8), full=False))
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        column = Column(self.area, Row(back, align="right"), gap=14)
        return Frame(Panel(column, title=self.title), most=760, full=False)

    def enter(self) -> None:
        """Begin at the end."""
        self.area.act(Action.END)

    def act(self, action: Action, at: tuple[int, int] | None = None) -> bool:
        """Scroll wherever the focus is."""
        paging = (Action.UP, Action.DOWN, Action.PAGE_UP, Action.PAGE_DOWN, Action.HOME, Action.END)
        if action in paging and self.area.act(action):
            self.repaint()
            return True
        return super().act(action, at)


class _Mark(Words):
    """What stands before a sentence; all marks are as wide as each other."""

    def natural_width(self, style: Style) -> int:
        return round(style.type(16).px * MARK)

    def describe(self) -> str:
        """Say nothing: the sentence tells it."""
        return ""


def _line(line: Sentence, has_marks: bool) -> Widget:
    if line.is_head:
        return Words(line.words, size=16, face=Face.SERIF_BOLD, ink="title")
    words = Words(line.words, size=16)
    return Beside(_Mark(line.mark, size=16), words, gap=6) if has_marks else words
