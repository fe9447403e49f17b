"""The drafts in the store: to go on with, to remove, or to begin another."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from game.core.words import _
from game.rulesets.berserk import deckgame
from game.session.store.tournaments import StoredTournament
from game.session.tournament import BadTournament, Stage, Tournament
from scenes.ui.boxes import Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


@dataclass(frozen=True)
class Chosen:
    """What is to be done with which draft."""

    what: Literal["new", "go on", "remove"]
    id: int = 0


class DraftList(Page[Chosen | None]):
    """Lists every draft, the one played last first."""

    def __init__(self, stored: Sequence[StoredTournament]) -> None:
        super().__init__()
        self.title = _("Drafts")
        self.stored = stored

    def build(self) -> Widget:
        """Return a row for each draft."""
        buttons = Row(
            Button(_("Back"), self.cancel),
            Button(_("New draft"), partial(self.done, Chosen("new")), kind=ButtonKind.PRIMARY),
            align="right",
        )
        rows = Column(*(self._row(each) for each in self.stored), gap=18)
        return Frame(
            Panel(Column(Scroll(rows), buttons, gap=18), title=self.title), most=860, full=False
        )

    def first_focus(self) -> Widget | None:
        """Return the way on, never one that removes something."""
        buttons = [w for w in self.root.walk() if isinstance(w, Button)]
        return next((w for w in buttons if w.kind is ButtonKind.PRIMARY), None)

    def _row(self, each: StoredTournament) -> Widget:
        buttons: list[Button] = []
        try:
            found = Tournament.from_json(each.record, deckgame)
            names = ", ".join(escape(seat.name) for seat in found.seats)
            head = f"**{each.id}. {names}**"
            told = _how_far(found)
            words = _("Look") if found.stage == Stage.OVER else _("Continue")
            go_on = partial(self.done, Chosen("go on", each.id))
            buttons.append(Button(words, go_on, kind=ButtonKind.PRIMARY, least=100))
        except BadTournament as wrong:
            head, told = f"**{each.id}.**", escape(str(wrong))
        remove = partial(self.done, Chosen("remove", each.id))
        buttons.append(Button(_("Remove"), remove, kind=ButtonKind.QUIET))
        for button in buttons:
            button.hint = _("Draft {id}").format(id=each.id)
        words_of = Column(Words(head), Words(told, size=15, ink="muted"), gap=2)
        return Row(words_of, Space(), *buttons, gap=8)

    def cancel(self) -> None:
        """Go back to the decks."""
        self.done(None)


def _how_far(tournament: Tournament) -> str:
    match tournament.stage:
        case Stage.PICKS:
            draft = tournament.draft
            return _("stack {stack}, {n} cards picked by each").format(
                stack=draft.stack + 1, n=draft.round
            )
        case Stage.DECKS:
            return _("decks are being built")
        case Stage.DUELS:
            return _("{n} duels fought").format(n=len(tournament.duels.played))
    winner = tournament.seats[tournament.duels.ranking()[0]]
    return _("won by {name}").format(name=escape(winner.name))
