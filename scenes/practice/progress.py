"""How one gets on, as pictures: from day to day, by phase and by theme, and what to train next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core.themes import PHASES, THEMES
from game.core.words import _
from game.session.progress.progress import Progress, Share, day_name, explained, share_words, told
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.chart import Series, ShareBar, ShareLines
from scenes.ui.choice import Choice
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

MOST_DAYS = 30
"""So many days with choices are drawn, the latest."""


@dataclass(frozen=True)
class Train:
    """Which theme of which game is to be trained."""

    game: str
    theme: str


class ProgressPage(Page[Train | None]):
    """Shows the progress in one game after the other, whichever is chosen.

    `progress` is by the id of the game, in the order of `games`.
    """

    def __init__(self, games: Sequence[Any], progress: Mapping[str, Progress]) -> None:
        super().__init__()
        self.title = _("Progress")
        self.games, self.progress = games, progress
        self.game = next((g.id for g in games if not progress[g.id].is_empty), games[0].id)

    def build(self) -> Widget:
        """Return the choice of a game, and the pictures of it."""
        choices = [Choice(game.id, _(game.title)) for game in self.games]
        self._picker = Picker(_("Game"), choices, self.game, self.look_at)
        shown = self.progress[self.game]
        parts = self._nothing(shown) if shown.is_empty else self._pictures(shown)
        foot: list[Widget] = [Button(_("Back"), self.cancel)]
        if (theme := shown.weakest) is not None:
            words = _("Train: {theme}").format(theme=_(THEMES[theme]))
            train = partial(self.done, Train(self.game, theme))
            foot.append(Button(words, train, kind=ButtonKind.PRIMARY, sign="target"))
        column = Column(
            self._picker,
            Scroll(Column(*parts, gap=12)),
            Row(*foot, align="right", gap=8),
            gap=14,
            grows=True,
        )
        return Frame(Panel(column, title=self.title), most=900, full=True)

    def first_focus(self) -> Widget | None:
        """Return the choice of a game."""
        return self._picker

    def cancel(self) -> None:
        """Go back."""
        self.done(None)

    def look_at(self, game: str) -> None:
        """Show another game."""
        self.game = game
        self.rebuild()

    # -- what is on it

    def _nothing(self, shown: Progress) -> list[Widget]:
        return [Words(line) for line in told(shown)]

    def _pictures(self, shown: Progress) -> list[Widget]:
        said = [explained()]
        if shown.weakest is not None:
            words = _("Of the drills, “{theme}” goes worst: the button below trains it.")
            said.append(words.format(theme=_(THEMES[shown.weakest])))
        parts: list[Widget] = [Words(" ".join(said), size=14, ink="muted"), self._days(shown)]
        if shown.phases:
            parts.append(Heading(_("In matches, by phase"), 3))
            parts += [_bar(_(PHASES[phase]), share) for phase, share in shown.phases.items()]
        if shown.themes:
            parts.append(Heading(_("In drills, by theme"), 3))
            parts += [
                _bar(_(THEMES[theme]), share, is_weak=theme == shown.weakest)
                for theme, share in shown.themes.items()
            ]
        return parts

    def _days(self, shown: Progress) -> ShareLines:
        days = shown.days[-MOST_DAYS:]
        lines = [
            Series(
                name,
                {n: (of[day].part, of[day].all) for n, day in enumerate(days) if day in of},
                is_gold=is_gold,
            )
            for name, of, is_gold in (
                (_("In matches"), shown.played, True),
                (_("In drills"), shown.drilled, False),
            )
            if any(day in of for day in days)
        ]
        words = " ".join(told(shown))
        return ShareLines(_("Good choices, day by day"), list(map(day_name, days)), lines, words)


def _bar(name: str, share: Share, *, is_weak: bool = False) -> ShareBar:
    return ShareBar(name, share.part, share_words(share), is_weak=is_weak)
