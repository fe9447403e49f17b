"""The page of a game's drills: how they are done, how hard they are, and what they are about."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.themes import THEMES
from game.core.words import _, many, marked
from game.session.practice.choosing import TIERS, Wish, tiers
from game.session.practice.course import Mode, rating_words
from game.session.practice.drill import Drill
from game.session.practice.rating import Rating
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice
from scenes.ui.form import FormRow
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Widget
from scenes.ui.words import Words

MODES: Mapping[Mode, tuple[str, str]] = {
    Mode.RATED: (marked("For the rating"), marked("Every answer moves your rating.")),
    Mode.FREE: (marked("Free"), marked("Nothing counts.")),
    Mode.STREAK: (marked("Streak"), marked("Until the first wrong answer.")),
    Mode.STORM: (marked("Storm"), marked("As many as you can in three minutes.")),
}
"""What a mode is called, and what it means."""

RANGES: Mapping[tuple[int, int], str] = {
    (1, TIERS): marked("Any"),
    (1, 2): marked("Easy"),
    (2, 4): marked("Medium"),
    (4, TIERS): marked("Hard"),
    (TIERS, TIERS): marked("The hardest"),
}


@dataclass(frozen=True)
class Wanted:
    """Which drills are wanted, and how they are to be done."""

    mode: Mode
    wish: Wish


class DrillsPage(Page[Wanted | None]):
    """Asks which drills are wanted; a button for each mode begins at once."""

    def __init__(
        self, drills: Sequence[Drill], rating: Rating, tried: int, wish: Wish | None = None
    ) -> None:
        super().__init__()
        self.title = _("Drills: {game}").format(game=_(drills[0].ruleset.title))
        self.drills, self.rating, self.tried = drills, rating, tried
        self.wish = wish or Wish()

    def build(self) -> Widget:
        """Return what is to be said of the drills, what can be chosen, and the ways to begin."""
        told = _(
            "Positions in which one choice is clearly the best by what you can know. Find it: then "
            "you see what each choice brings, and why."
        )
        rows = [self._range(), self._theme(), Words(self._standing(), ink="muted")]
        modes = [self._mode(mode, *words) for mode, words in MODES.items()]
        self._first = modes[0]
        back = Button(_("Back"), self.cancel)
        column = Column(
            Scroll(Column(Words(told), *rows, gap=14)),
            Row(*modes, gap=8),
            Row(back, align="right"),
            gap=16,
        )
        return Frame(Panel(column, title=self.title), most=900, full=False)

    def first_focus(self) -> Widget | None:
        """Return the first way to begin."""
        return self._first

    def cancel(self) -> None:
        """Go back."""
        self.done(None)

    def begin(self, mode: Mode) -> None:
        """Begin with drills of this kind."""
        self.done(Wanted(mode, self.wish))

    def _mode(self, mode: Mode, words: str, help: str) -> Button:
        kind = ButtonKind.PRIMARY if mode is Mode.RATED else ButtonKind.SECONDARY
        fitting = self._fitting(self.wish)
        return Button(
            _(words),
            partial(self.begin, mode),
            kind=kind,
            hint=_(help),
            least=100,
            enabled=fitting > 0,
            reason="" if fitting else _("There are no such drills."),
        )

    def _standing(self) -> str:
        count = self._fitting(self.wish)
        told = [many("{n} drill", "{n} drills", count).format(n=count)]
        if self.tried:
            told.append(_("your rating {rating}").format(rating=rating_words(self.rating)))
        return " · ".join(told)

    def _fitting(self, wish: Wish) -> int:
        fifths = tiers(self.drills)
        return sum(wish.allows(drill, fifths[drill.id]) for drill in self.drills)

    def _range(self) -> Widget:
        choices = [Choice(range, _(words)) for range, words in RANGES.items()]
        picker = Picker(_("Difficulty"), choices, self.wish.tiers, self._take_range)
        return FormRow(_("Difficulty"), _("By how many computer players find the answer."), picker)

    def _theme(self) -> Widget:
        there = {theme for drill in self.drills for theme in drill.themes}
        choices = [Choice("", _("Everything"))]
        choices += [Choice(id, _(words)) for id, words in THEMES.items() if id in there]
        chosen = next(iter(self.wish.themes), "")
        picker = Picker(_("Theme"), choices, chosen, self._take_theme)
        return FormRow(_("Theme"), _("Knowing it beforehand makes it easier."), picker)

    def _take_range(self, tiers: tuple[int, int]) -> None:
        self._take(Wish(tiers, self.wish.themes))

    def _take_theme(self, theme: str) -> None:
        self._take(Wish(self.wish.tiers, frozenset({theme} - {""})))

    def _take(self, wish: Wish) -> None:
        self.wish = wish
        self.rebuild()
