"""The end of a match: who has won and why, and how every side stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any

import pygame

from game.core.points import course, least_wins, places, points_text
from game.core.protocols import Names, Player, Standing
from game.core.ruleset import Sides, each_alone
from game.core.telling import Telling
from game.core.words import YOU, _
from game.session.match import MatchEnded, Seat
from game.session.occasion import Verdict
from scenes.characters import face_of
from scenes.scene import Action, Point
from scenes.ui import boxes
from scenes.ui.boxes import Frame, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.course import Course, Line
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
FACE, LESS, BESIDE = 92, 60, 36
"""The side of a winner's picture, in units; where there is less room; and where it has to stand
beside the headline."""
WORTH_A_CURVE = 3
"""The least number of deals of which a curve tells anything."""
NARROWEST = 220
"""How wide a curve at the left of the buttons is at least, in units."""


class Curve(Enum):
    """Where the curve of the match stands on the page."""

    NOWHERE = auto()
    BESIDE = auto()
    """At the left of the buttons, where these need two rows."""
    ABOVE = auto()


class Afterwards(Enum):
    """What the players want after a match."""

    AGAIN = auto()
    REPLAY = auto()
    REVIEW = auto()
    DUPLICATE = auto()
    SHARE = auto()
    SHEET = auto()
    TITLE = auto()


@dataclass(frozen=True)
class ResultColumn:
    """A further column of the table: its heading, and an entry for each player; that of a side is
    its first player's."""

    head: str
    entries: Sequence[str]


class Results(Page[Afterwards]):
    """Names the winners, says why they have won, and lists every side by its place.

    `standing` is that at the end of the match; `telling` is the game's own.
    """

    def __init__(
        self,
        event: MatchEnded,
        standing: Standing,
        names: Names,
        columns: Sequence[ResultColumn],
        telling: Telling[Any],
    ) -> None:
        super().__init__()
        self.event, self.standing, self.names = event, standing, names
        self.columns, self.telling = columns, telling
        self._ranks = places(standing)
        self.sides = each_alone(len(names))
        self.title = headline(event, names, self.sides)
        self.seats: Sequence[Seat] = ()
        """Who sat there; the faces of those who have won are shown."""
        self.ending = telling.verdict(standing, names)
        """Why the match was won, or how the last deal ended, where that is worth a sentence."""
        self.can_be_reviewed = False
        """Whether somebody's choices in the match can be judged."""
        self.can_be_shared = False
        """Whether others may have the cards."""
        self.leads_back = False
        """Whether one came from somewhere else than the title."""
        self.way_on = ""
        """Where the match leads, "" where one may play again or go to the title."""
        self.verdict: Verdict | None = None
        """Whether the match has brought what it asked for, None where it was to win."""
        self._sparks = Sparks()
        self._bursts = 0
        self._passed = 0.0

    def seat(self, seats: Sequence[Seat], sides: Sides) -> None:
        """Take who sat there, and who scored together; a person alone at the screen is "you"."""
        self.seats, self.sides = seats, sides
        self.title = headline(self.event, self.names, sides)
        if len(you := self._people()) == 1:
            self.names = [YOU if p in you else name for p, name in enumerate(self.names)]
            self.ending = self.telling.verdict(self.standing, self.names) or self.ending
            if you[0] in self.event.winners:
                self.title = own_headline(self.event, self.names, you[0])

    def judge(self, verdict: Verdict | None) -> None:
        """Take what is said of a match that asked for something, None for any other."""
        self.verdict = verdict
        if verdict is not None:
            self.title = verdict.title

    def build(self) -> Widget:
        """Return the headline, the table, what can be done now, and what pictures fit."""
        room = self.room()
        has_curve = len(self.standing.results) >= WORTH_A_CURVE
        curves = list(Curve) if has_curve else [Curve.NOWHERE]
        kinds = [(0, False, curve) for curve in curves]
        if self.seats:
            kinds += [(0, True, curve) for curve in curves]
            kinds += [(BESIDE, True, curve) for curve in curves[:2]]
            kinds += [(side, True, curve) for curve in curves for side in (LESS, FACE)]
        pages = [self._page(wreath=w, faces=f, curve=c) for w, f, c in kinds]
        fitting = [each for each in pages if each.height(self.style, room.width) <= room.height]
        return fitting[-1] if fitting else pages[0]

    def _page(self, *, wreath: int, faces: bool, curve: Curve) -> Widget:
        order = sorted(self.sides, key=lambda side: self._ranks[side[0]])
        points = _(self.telling.unit(self.standing).head)
        heads = [Head(""), Head(_("Place")), Head(points), *(Head(c.head) for c in self.columns)]
        rows: list[Sequence[Widget]] = [heads, *(self._row(side) for side in order)]
        players = [player for side in order for player in side]
        winners = [player for player in players if player in self.event.winners and wreath]
        wreaths = [
            WreathedFace(face_of(self.seats[p]), self.seats[p].name, p, wreath) for p in winners
        ]
        asked = "" if self.verdict is None else self.verdict.words
        heading: list[Widget] = [Heading(escape(self.title), align="centre")]
        if wreaths and wreath == BESIDE:
            heading = [Row(*wreaths, *heading, gap=14, align="centre")]
        elif wreaths:
            heading.insert(0, Row(*wreaths, gap=14, align="centre"))
        column = boxes.Column(
            *heading,
            *(Words(escape(each), align="centre") for each in (asked, self.ending) if each),
            Words(escape(self._own_place()), ink="muted", align="centre"),
            ScoreGrid(rows, faces=[self._face(side[0]) for side in order] if faces else ()),
            *([self._course()] if curve is Curve.ABOVE else []),
            self._below(curve),
            gap=12,
        )
        return Frame(Panel(column, pad=22), most=820, full=False)

    def _below(self, curve: Curve) -> Widget:
        """Return the buttons, with the curve at their left if it is to be there."""
        buttons = self._buttons()
        if curve is not Curve.BESIDE:
            return Row(*buttons, align="right", even=True)
        half = (len(buttons) + 1) // 2
        rows = [Row(*each, align="right") for each in (buttons[:half], buttons[half:])]
        return Row(self._course(NARROWEST), boxes.Column(*rows), gap=20)

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Review the match on a key."""
        if action is Action.REVIEW and self.can_be_reviewed:
            self.done(Afterwards.REVIEW)
            return True
        return super().act(action, at)

    def _review(self) -> list[Widget]:
        """Return the way to what one's choices were worth, where the game has one."""
        if not self.can_be_reviewed:
            return []
        hint = _("What your choices were worth, by what you could know.")
        look = partial(self.done, Afterwards.REVIEW)
        return [Button(_("Review"), look, hint=hint, sign="bars", least=100)]

    def _sharing(self) -> list[Widget]:
        """Return the ways to others who get the same cards."""
        if not self.can_be_shared:
            return []
        others = _("Others play your cards, and what each made of them is compared.")
        code = _("A code that lets a friend play the same.")
        wishes = (Afterwards.DUPLICATE, Afterwards.SHARE)
        play, share = (partial(self.done, each) for each in wishes)
        return [
            Button(_("Duplicate"), play, hint=others, sign="deck", least=100),
            Button(_("Share …"), share, hint=code, sign="lines", least=100),
        ]

    def _buttons(self) -> list[Widget]:
        """Return what can be done now, the way on last."""
        way_out = _("Back") if self.leads_back else _("Title")
        title = Button(way_out, lambda: self.done(Afterwards.TITLE), sign="door", least=100)
        words = self.way_on or _("Play again")
        wish = Afterwards.TITLE if self.way_on else Afterwards.AGAIN
        return [
            *([] if self.way_on else [title]),
            Button(_("Replay"), lambda: self.done(Afterwards.REPLAY), sign="play", least=100),
            *self._review(),
            *self._sharing(),
            Button(_("Score sheet"), lambda: self.done(Afterwards.SHEET), sign="sheet", least=100),
            Button(words, lambda: self.done(wish), kind=ButtonKind.PRIMARY, sign="cards"),
        ]

    def _own_place(self) -> str:
        """Return how much was played, and where the person stands who played it alone."""
        played = self.telling.terms.played(self.standing.deals_played)
        people = self._people()
        if len(people) != 1 or people[0] in self.event.winners:
            return played
        place, count = self._place_of(people[0]), len(self.sides)
        own = _("Your place: {place} of {all}.").format(place=place, all=count)
        return f"{played} {own}"

    def _people(self) -> list[Player]:
        return [player for player, seat in enumerate(self.seats) if seat.is_human]

    def _place_of(self, player: Player) -> int:
        """Return the place of a player's side among the sides, from 1."""
        return 1 + sum(self._ranks[side[0]] < self._ranks[player] for side in self.sides)

    def _course(self, least: float | None = None) -> Course:
        totals, people = course(self.standing), self._people()
        lines = [
            Line(
                ", ".join(self.names[each] for each in side),
                [each[side[0]] for each in totals],
                side[0],
                stands_out=any(each in side for each in people),
            )
            for side in self.sides
        ]
        return Course(lines, low_wins=least_wins(self.standing), least=least)

    def _face(self, player: int) -> FaceView:
        return FaceView(face_of(self.seats[player]), self.seats[player].name, player, FACE)

    def _row(self, side: Sequence[Player]) -> list[Widget]:
        player = side[0]
        won = player in self.event.winners
        names = ", ".join(self.names[each] for each in side)
        name = f"**{escape(names)}**"
        cells = (
            f"{{gold}}{name}{{/}}" if won else name,
            str(self._place_of(player)),
            f"**{points_text(self.event.scores[player])}**",
            *(column.entries[player] for column in self.columns),
        )
        return [Cell(words, names) for words in cells]

    def enter(self) -> None:
        """Let the end be heard."""
        super().enter()
        self.music = "feast" if self.is_celebrated else "after"
        self.host.cue("victory" if self.is_celebrated else "defeat")

    @property
    def is_celebrated(self) -> bool:
        """Whether it is a feast: a person has won, or done what was asked, or nobody at the screen
        has lost."""
        if self.verdict is not None:
            return self.verdict.is_met
        people = self._people()
        return not people or any(player in self.event.winners for player in people)

    def update(self, dt: float) -> bool:
        """Let the fireworks go on."""
        self._passed += dt
        if self.host.moves and self.is_celebrated and self._bursts < len(FIREWORKS):
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


def own_headline(event: MatchEnded, names: Sequence[str], you: Player) -> str:
    """Return the sentence that tells a person alone at the screen of a win, and who shares it."""
    others = _(" and ").join(names[each] for each in event.winners if each != you)
    return _("You win, with {names}").format(names=others) if others else _("You win the match")


def headline(event: MatchEnded, names: Sequence[str], sides: Sides) -> str:
    """Return the sentence that names the winners; those of one side have not shared the win."""
    won = [names[player] for player in event.winners]
    if len(won) == 1:
        return _("{name} wins the match").format(name=won[0])
    together = _("{names} and {last} win the match")
    shared = _("{names} and {last} share the win")
    words = together if event.winners in sides else shared
    return words.format(names=", ".join(won[:-1]), last=won[-1])
