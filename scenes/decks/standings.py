"""The duels after a draft: who has met whom, who leads, and what comes next."""

from enum import Enum, auto
from time import perf_counter
from typing import Protocol

from game.core.points import points_text
from game.core.words import _
from game.session.duels import Duel
from game.session.tournament import Stage, Tournament
from scenes.characters import face_of
from scenes.decks.drafting import FORMS
from scenes.ui.boxes import Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.containers import Split
from scenes.ui.page import Page
from scenes.ui.portraits import FaceView
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

FACE = 44
A_FRAME = 0.006
"""Seconds of each frame in which a duel between computer players goes on."""
SMALL = 30
"""The side of a face before a sentence, in units."""


class Next(Enum):
    """What the player wants."""

    LEAVE = auto()
    FIGHT = auto()
    """The next duel; one between computer players has then been fought."""


class Fought(Protocol):
    """A duel between computer players that is fought while the page is seen."""

    def step(self) -> bool:
        """Make the next decision; return whether the duel is over."""


class Standings(Page[Next]):
    """The ranking at the left, the duels at the right."""

    music = "draft"

    def __init__(
        self, tournament: Tournament, *, is_begun: bool = False, settling: Fought | None = None
    ) -> None:
        """`is_begun`: somebody has already sat down to the next duel. `settling` is that duel where
        no person takes part in it."""
        super().__init__()
        self.settling, self.is_settling = settling, False
        self.tournament = tournament
        self.is_begun = is_begun
        self.title = _("The duels: {form}").format(form=_(FORMS[tournament.duels.format]))

    def build(self) -> Widget:
        """Return both halves, and the way on."""
        over = self.tournament.stage == Stage.OVER
        left = Panel(Scroll(self._ranking()), title=_("Standings"), title_size=24, grows=True)
        right = Panel(Scroll(self._duels()), title=_("Duels"), title_size=24, grows=True)
        buttons = [Button(_("Leave"), self.cancel)]
        if not over:
            buttons.append(
                Button(self._next_words(), self._fight, kind=ButtonKind.PRIMARY, size=20, least=180)
            )
        column = Column(
            Heading(self._headline()),
            Split(left, right, share=0.45, gap=18, least=380),
            Row(*buttons, align="right"),
            gap=14,
        )
        return Frame(column, pad=(36, 34), most=1180, full=False)

    def first_focus(self) -> Widget | None:
        """Return the way on."""
        return [w for w in self.root.walk() if isinstance(w, Button)][-1]

    def _headline(self) -> str:
        if self.tournament.stage != Stage.OVER:
            return self.title
        first = self.tournament.seats[self.tournament.duels.ranking()[0]]
        return _("{name} wins the draft").format(name=escape(first.name))

    def _ranking(self) -> Widget:
        tournament = self.tournament
        points = tournament.duels.points()
        rows: list[Widget] = []
        for place, player in enumerate(tournament.duels.ranking(), start=1):
            seat = tournament.seats[player]
            name = Words(f"{place}.  **{escape(seat.name)}**")
            score = Words(f"**{points_text(points[player])}**", ink="gold")
            face = FaceView(face_of(seat), seat.name, player, FACE)
            rows.append(Row(face, name, Space(), score, gap=12))
        return Column(*rows, gap=10)

    def _duels(self) -> Widget:
        duels = self.tournament.duels
        rows = [self._line(duel.players, self._told(duel)) for duel in duels.played]
        pair = duels.next_pair()
        if pair is not None:
            words = _("Next: {one} against {other}.")
            if self.is_settling:
                words = _("{one} and {other} are fighting …")
            told = words.format(**self._names(pair))
            rows.append(self._line(pair, "{gold}" + told + "{/}"))
        return Column(*rows, gap=8)

    def _line(self, pair: tuple[int, int], told: str) -> Widget:
        """Return the faces of two players and a sentence about them."""
        seats = [(player, self.tournament.seats[player]) for player in pair]
        faces = [FaceView(face_of(seat), seat.name, player, SMALL) for player, seat in seats]
        return Row(*faces, Words(told, grows=True), gap=8)

    def _told(self, duel: Duel) -> str:
        names = self._names(duel.players)
        if duel.winner is None:
            return _("{one} and {other} drew.").format(**names)
        loser = next(player for player in duel.players if player != duel.winner)
        return _("{winner} beat {loser}.").format(
            winner=f"**{escape(self.tournament.seats[duel.winner].name)}**",
            loser=escape(self.tournament.seats[loser].name),
        )

    def _names(self, pair: tuple[int, int]) -> dict[str, str]:
        one, other = (f"**{escape(self.tournament.seats[player].name)}**" for player in pair)
        return {"one": one, "other": other}

    def _next_words(self) -> str:
        if self.settling is not None:
            return _("Next duel")
        return _("Fight on") if self.is_begun else _("Fight")

    def _fight(self) -> None:
        """Sit down to the duel, or let it be seen that it is fought elsewhere."""
        if self.settling is None:
            self.done(Next.FIGHT)
        elif not self.is_settling:
            self.is_settling = True
            self.rebuild()

    def update(self, dt: float) -> bool:
        """Let a duel between computer players go on, for a part of the frame."""
        changed = super().update(dt)
        if self.settling is None or not self.is_settling:
            return changed
        if not changed:  # What is told of it has been drawn.
            end = perf_counter() + A_FRAME
            while perf_counter() < end:
                if self.settling.step():
                    self.done(Next.FIGHT)
                    break
        return True

    def cancel(self) -> None:
        """Leave; the tournament is kept."""
        self.done(Next.LEAVE)
