"""The end of a match: who has won, and how every side stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from game.core.protocols import Player, Sides, each_alone
from game.core.terms import DEALS, Terms
from game.core.words import _
from game.kit.points import points_text
from game.session.match import MatchEnded, Seat
from scenes.characters import face_of
from scenes.ui import boxes
from scenes.ui.boxes import Frame, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.panel import Panel
from scenes.ui.portraits import FaceView, WreathedFace
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.sparks import Sparks
from scenes.ui.text import escape
from scenes.ui.widget import Role, Widget
from scenes.ui.words import Heading, Words

FIREWORKS = ((0.2, 0.18, 0.3), (0.5, 0.82, 0.28), (0.9, 0.3, 0.2), (1.2, 0.7, 0.22))
"""When each burst for the winners comes, and where, as parts of the window."""
FACE = 92
"""The side of a winner's picture, in units."""


class Afterwards(Enum):
    """What the players want after a match."""

    AGAIN = auto()
    REPLAY = auto()
    SHEET = auto()
    TITLE = auto()


@dataclass(frozen=True)
class ResultColumn:
    """A further column of the table: its heading, and an entry for each player; that of a side is
    its first player's."""

    head: str
    entries: Sequence[str]


class Results(Page[Afterwards]):
    """Names the winners and lists every side by its total, with what else the game has to tell."""

    def __init__(
        self,
        event: MatchEnded,
        names: Sequence[str],
        columns: Sequence[ResultColumn],
        *,
        deals: int,
        low_wins: bool = False,
        terms: Terms = DEALS,
    ) -> None:
        super().__init__()
        self.event, self.names, self.columns = event, names, columns
        self.deals, self.low_wins = deals, low_wins
        self.terms = terms
        self.sides = each_alone(len(names))
        self.title = headline(event, names, self.sides)
        self.seats: Sequence[Seat] = ()
        """Who sat there; the faces of those who have won are shown."""
        self.ending = ""
        """How the last deal ended, in a sentence, where that is worth one."""
        self._sparks = Sparks()
        self._bursts = 0
        self._passed = 0.0

    def seat(self, seats: Sequence[Seat], sides: Sides) -> None:
        """Take who sat there, and who scored together."""
        self.seats, self.sides = seats, sides
        self.title = headline(self.event, self.names, sides)

    def build(self) -> Widget:
        """Return the headline, the table, what can be done now, and what pictures fit."""
        room = self.room()
        pages = [self._page(wreath=False, faces=False)]
        if self.seats:
            more = ((False, True), (True, True))
            pages += [self._page(wreath=wreath, faces=faces) for wreath, faces in more]
        fitting = [each for each in pages if each.height(self.style, room.width) <= room.height]
        return fitting[-1] if fitting else pages[0]

    def _page(self, *, wreath: bool, faces: bool) -> Widget:
        sign = 1 if self.low_wins else -1
        order = sorted(self.sides, key=lambda side: sign * self.event.scores[side[0]])
        heads = [Head(""), Head(_("Points")), *(Head(column.head) for column in self.columns)]
        rows: list[Sequence[Widget]] = [heads, *(self._row(side) for side in order)]
        buttons = Row(
            Button(_("Title"), lambda: self.done(Afterwards.TITLE), sign="door", least=100),
            Button(_("Replay"), lambda: self.done(Afterwards.REPLAY), sign="play", least=100),
            Button(_("Score sheet"), lambda: self.done(Afterwards.SHEET), sign="sheet", least=100),
            Button(
                _("Play again"),
                lambda: self.done(Afterwards.AGAIN),
                kind=ButtonKind.PRIMARY,
                sign="cards",
            ),
            align="right",
        )
        players = [player for side in order for player in side]
        winners = [player for player in players if player in self.event.winners and wreath]
        wreaths = [
            WreathedFace(face_of(self.seats[p]), self.seats[p].name, p, FACE) for p in winners
        ]
        column = boxes.Column(
            *([Row(*wreaths, gap=14, align="centre")] if wreaths else []),
            Heading(escape(self.title), align="centre"),
            *([Words(escape(self.ending), align="centre")] if self.ending else []),
            Words(self.terms.played(self.deals), ink="muted", align="centre"),
            ScoreGrid(rows, faces=[self._face(side[0]) for side in order] if faces else ()),
            buttons,
            gap=18,
        )
        return Frame(Panel(column, pad=30), most=820, full=False)

    def _face(self, player: int) -> FaceView:
        return FaceView(face_of(self.seats[player]), self.seats[player].name, player, FACE)

    def _row(self, side: Sequence[Player]) -> list[Widget]:
        player = side[0]
        won = player in self.event.winners
        names = ", ".join(self.names[each] for each in side)
        name = f"**{escape(names)}**"
        cells = (
            f"{{gold}}{name}{{/}}" if won else name,
            f"**{points_text(self.event.scores[player])}**",
            *(column.entries[player] for column in self.columns),
        )
        return [Cell(words, names) for words in cells]

    def enter(self) -> None:
        """Let the end be heard."""
        super().enter()
        self.host.cue("victory")

    def update(self, dt: float) -> bool:
        """Let the fireworks go on."""
        self._passed += dt
        if self.host.moves and self._bursts < len(FIREWORKS):
            at, across, down = FIREWORKS[self._bursts]
            if self._passed >= at:
                wide, high = self.layout.units
                self._sparks.burst(across * wide, down * high, 60, 520)
                self._bursts += 1
        is_flying = self._sparks.update(dt)
        return super().update(dt) or is_flying

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and the fireworks above it."""
        super().draw(surface)
        self._sparks.draw(surface, self.layout, self.host.theme)

    def first_focus(self) -> Widget | None:
        """Return the button for another match."""
        buttons = [w for w in self.root.walk() if w.role is Role.BUTTON]
        return buttons[-1]

    def cancel(self) -> None:
        """Go back to the title."""
        self.done(Afterwards.TITLE)


def headline(event: MatchEnded, names: Sequence[str], sides: Sides) -> str:
    """Return the sentence that names the winners; those of one side have not shared the win."""
    won = [names[player] for player in event.winners]
    if len(won) == 1:
        return _("{name} wins the match").format(name=won[0])
    together = _("{names} and {last} win the match")
    shared = _("{names} and {last} share the win")
    words = together if event.winners in sides else shared
    return words.format(names=", ".join(won[:-1]), last=won[-1])
