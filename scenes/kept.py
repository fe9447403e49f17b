"""The matches in the store: to go on with, to look at again, to remove."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from game.bots.catalogue import is_judged
from game.core.points import points_text
from game.core.terms import DEALS
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN
from game.session.occasion import DUPLICATE
from game.session.store import StoredMatch
from game.session.store.database import local
from scenes.games import has_screen
from scenes.table.signs import EmblemView
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.form import FormRow
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

EMBLEM = 56
"""The side of the sign of a match's game, in units."""


def local_time(moment: str) -> str:
    """Return an ISO time in UTC as day and time of the place where the player is, in one word."""
    return local(moment).strftime("%Y-%m-%d\N{NO-BREAK SPACE}%H:%M")


@dataclass(frozen=True)
class Chosen:
    """What is to be done with which match."""

    id: int
    what: Literal["resume", "replay", "review", "duplicate", "remove"]


class TwoLines(FormRow):
    """Something told in two lines, and at the right what can be done with it."""

    def __init__(self, head: str, told: str, doings: Widget) -> None:
        super().__init__(head, "", doings)
        self.help = Words(told, size=15, ink="muted")
        self.words.fill(Words(head), self.help)


class KeptMatches(Page[Chosen | None]):
    """Lists every match, the one played last first; those of computer players who have had the
    cards of another stand with that.

    Where it asks for a match to be played as `duplicate`, that alone is offered.
    """

    def __init__(self, matches: Sequence[StoredMatch], *, is_for_duplicate: bool = False) -> None:
        super().__init__()
        self.title = _("Duplicate: which match?") if is_for_duplicate else _("Matches")
        self.is_for_duplicate = is_for_duplicate
        self.matches = [match for match in matches if not _is_of_computer(match)]

    def build(self) -> Widget:
        """Return a row for each match."""
        rows: list[Widget] = [self._row(match) for match in self.matches]
        if not rows:
            rows = [Words(_("No match has been played yet."), ink="muted")]
        back = Button(_("Back"), self.cancel)
        column = Column(Scroll(Column(*rows, gap=18)), Row(back, align="right"), gap=18)
        return Frame(Panel(column, title=self.title), most=1080, full=False)

    def _row(self, match: StoredMatch) -> Widget:
        game = RULESETS.get(match.ruleset)
        title = _(game.title) if game else match.ruleset
        terms = game.telling.terms if game else DEALS
        played = local_time(match.played)
        if match.is_over:
            how_far = terms.over(match.deals_played)
        else:
            how_far = terms.how_far(match.deals_played + 1, match.deals_in_match)
        head = f"**{match.id}. {title}**  {{muted}}{how_far}, {played}{{/}}"
        scores = ", ".join(
            f"{escape(name)} {points_text(score)}"
            for name, score in zip(match.names, match.scores, strict=False)
        )
        buttons: list[Widget] = []
        others = Button(_("Duplicate"), partial(self.done, Chosen(match.id, "duplicate")), least=90)
        others.hint = _("Match {id}").format(id=match.id)
        if self.is_for_duplicate:
            return Beside(EmblemView(match.ruleset, EMBLEM), TwoLines(head, scores, others), gap=14)
        if game is not None and has_screen(game):
            if not match.is_over:
                go_on = partial(self.done, Chosen(match.id, "resume"))
                buttons.append(Button(_("Continue"), go_on, kind=ButtonKind.PRIMARY, least=100))
            look = partial(self.done, Chosen(match.id, "replay"))
            buttons.append(Button(_("Replay"), look, least=90))
            if is_judged(match.ruleset) and match.deals_played:
                judge = partial(self.done, Chosen(match.id, "review"))
                buttons.append(Button(_("Review"), judge, least=90))
            if match.is_over:
                buttons.append(others)
        remove = partial(self.done, Chosen(match.id, "remove"))
        buttons.append(Button(_("Remove"), remove, kind=ButtonKind.QUIET))
        for button in buttons:
            button.hint = _("Match {id}").format(id=match.id)
        line = TwoLines(head, scores, Row(*buttons, gap=8, align="right"))
        return Beside(EmblemView(match.ruleset, EMBLEM), line, gap=14)

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(None)


def _is_of_computer(match: StoredMatch) -> bool:
    """Tell whether only computer players have played it, with the cards of another match."""
    is_duplicate = match.occasion is not None and match.occasion.kind == DUPLICATE
    return is_duplicate and HUMAN not in match.seats
