"""Before the road: a short hand of each game that is new to the player, played with a guide."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign import outcome, schooling
from game.session.campaign.season import Season
from game.session.campaign.steps import SHOW, SKIP_ALL
from scenes.campaign.badges import SignView
from scenes.campaign.pages import StepPage
from scenes.kept import TwoLines
from scenes.ui.boxes import Beside, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

MEDAL, BEHIND = 50, 40
"""How large the sign of a game is, in units; and of one whose hand is behind one."""


class ProloguePage(StepPage):
    """Offers the hands that are to be shown; those of `begun` games were left in the middle."""

    def __init__(self, season: Season, begun: Collection[str] = ()) -> None:
        super().__init__(season)
        self.begun = begun
        self.title = _("Before you set out")

    def parts(self) -> Sequence[Widget]:
        """Return why one walks, as long as no hand is behind one; what this is, and a row for each
        game."""
        trail = self.season.trail
        is_new = set(trail.to_learn) == set(trail.prologue)
        return (
            Heading(self.title, 2),
            *([Words(escape(outcome.opening()))] if is_new else []),
            Words(escape(schooling.prologue_words(self.season)), ink="muted"),
            *map(self._row, trail.prologue),
        )

    def _row(self, game: str) -> Widget:
        title = f"**{escape(_(RULESETS[game].title))}**"
        if game in self.season.trail.to_learn:
            about = escape(_(RULESETS[game].telling.words))
            told: Widget = TwoLines(title, about, Row(*self._ways(game), gap=8, align="right"))
        else:
            became = escape(schooling.learnt_words(self.season, game))
            told = Words(f"{title}  {{gold}}{became}{{/}}")
        side = MEDAL if game in self.season.trail.to_learn else BEHIND
        return Beside(SignView(game, side), told, gap=14 + MEDAL - side, middle=True)

    def _ways(self, game: str) -> Sequence[Button]:
        """Return the ways to play a hand, and to skip it; the first of all is the main one."""
        is_first = game == self.season.trail.to_learn[0]
        kind = ButtonKind.PRIMARY if is_first else ButtonKind.SECONDARY
        words = _("Go on with the hand") if game in self.begun else _("Play a hand")
        show = partial(self.done, f"{SHOW} {game}")
        return (
            Button(words, show, kind=kind, sign="cap"),
            self.step(_("Skip it"), f"skip {game}"),
        )

    def buttons(self) -> Sequence[Widget]:
        """Return leaving, and setting out at once."""
        return (
            self.leaving(),
            Button(_("Skip the rest and set out"), partial(self.done, SKIP_ALL), sign="play"),
        )
