"""The seasons there are: to go on with, to look back at, or to begin another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from game.core.words import _
from game.session.campaign import outcome, telling
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.journey import BadSeason, can_begin_anew, season_of
from game.session.campaign.season import LONGEST, read_code
from game.session.match import HUMAN
from game.session.sharing.code import BadCode
from game.session.store.seasons import StoredSeason
from scenes.campaign.card import purse_row
from scenes.campaign.scenery import LandPage
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.field import TextField
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words


@dataclass(frozen=True)
class SeasonWish:
    """What is to be done: begin a season of a difficulty, go on with one, remove it, or see what
    was done in all of them. A season of a friend's code has its `seed`."""

    what: Literal["new", "go on", "remove", "record"]
    difficulty: str = ""
    id: int = 0
    seed: int | None = None


class SeasonList(LandPage[SeasonWish | None]):
    """Says what the campaign is, offers its three difficulties, and lists the seasons."""

    music = "road"

    def __init__(self, stored: Sequence[StoredSeason]) -> None:
        super().__init__()
        self.title = _("The campaign: a season on the road")
        self.stored = [each for each in stored if each.player == HUMAN]
        self._code = ""

    def build(self) -> Widget:
        """Return the ways to begin, and a row for each season."""
        stored = [self._row(each) for each in self.stored]
        listed = [Heading(_("Your seasons"), 2), *stored] if stored else []
        words = _("Three acts of six tables, through all five games, to the high table.")
        begin = [self._difficulty(id) for id in DIFFICULTIES]
        new = [Heading(_("A new season"), 2), *begin]
        friends = [Heading(_("A friend’s season"), 2), self._friends()]
        # Whoever has a season knows what it is about.
        about = Words(words)
        rows = [*listed, *new, *friends, about] if listed else [about, *new, *friends]
        column = Column(*rows, gap=14)
        board = Panel(
            Column(Scroll(column), Row(*self._buttons(), align="right", gap=10), gap=16),
            title=self.title,
        )
        return Frame(board, most=820, full=False)

    def _difficulty(self, id: str) -> Widget:
        each = DIFFICULTIES[id]
        # Whoever has no season yet is best served by the easiest road.
        is_first = not self.stored and id == next(iter(DIFFICULTIES))
        kind = ButtonKind.PRIMARY if is_first else ButtonKind.SECONDARY
        begin = partial(self.done, SeasonWish("new", difficulty=id))
        words = _("Set out as {difficulty}").format(difficulty=_(each.title))
        button = Button(words, begin, kind=kind, sign="play", least=230)
        return Beside(button, Words(escape(_(each.words))), gap=14, middle=True)

    def _buttons(self) -> list[Widget]:
        record = partial(self.done, SeasonWish("record"))
        return [
            Button(_("Record"), record, sign="sheet", hint=_("Your seasons in numbers")),
            Button(_("Back"), self.cancel),
        ]

    def _friends(self) -> Widget:
        """Return where the code of a friend's season is typed in."""
        field = TextField(
            _("Code of a season"),
            self._code,
            self._type,
            on_submit=lambda _text: self._begin_friends(),
            empty=_("A friend’s code"),
            most=LONGEST,
            hint=_("The same road with the same cards"),
            width=300,
        )
        begin = Button(_("Play this code"), self._begin_friends, least=150)
        return Row(field, begin, Space(), gap=14)

    def _type(self, text: str) -> None:
        self._code = text

    def _begin_friends(self) -> None:
        try:
            seed, difficulty = read_code(self._code)
        except BadCode as wrong:
            self.refuse(str(wrong))
            return
        self.done(SeasonWish("new", difficulty=difficulty, seed=seed))

    def _row(self, each: StoredSeason) -> Widget:
        buttons: list[Button] = []
        about: list[Widget] = []
        try:
            season = season_of(each)
            node = season.node
            where = _(node.title) if node else _("at the inn")
            told = outcome.ending(season) if season.is_over else where
            about = [] if season.is_over else [purse_row(season)]
            held = "" if season.is_over else telling.holdings(season)
            named = _("Season {id}, difficulty: {difficulty}")
            head = named.format(id=each.id, difficulty=_(season.rules.title))
            words = _("Look") if season.is_over else _("Continue")
            kind = ButtonKind.SECONDARY if season.is_over else ButtonKind.PRIMARY
            go_on = partial(self.done, SeasonWish("go on", id=each.id))
            buttons.append(Button(words, go_on, kind=kind, least=100, hint=held))
        except BadSeason as wrong:
            head, told = _("Season {id}").format(id=each.id), str(wrong)
            if can_begin_anew(each):
                anew = SeasonWish("new", difficulty=each.difficulty, seed=each.seed)
                hint = _("The same seed and difficulty, on today’s road")
                buttons.append(Button(_("Start over"), partial(self.done, anew), hint=hint))
        remove = partial(self.done, SeasonWish("remove", id=each.id))
        buttons.append(Button(_("Remove"), remove, kind=ButtonKind.QUIET))
        words_of = Column(
            Words(f"**{escape(head)}**"), Words(escape(told), size=15, ink="muted"), *about, gap=2
        )
        return Row(words_of, Space(), *buttons, align="right", gap=8)

    def first_focus(self) -> Widget | None:
        """Return the way on: the season played last, else the easiest road."""
        buttons = [each for each in self.root.walk() if isinstance(each, Button)]
        return next((each for each in buttons if each.kind is ButtonKind.PRIMARY), None)

    def cancel(self) -> None:
        """Go back."""
        self.done(None)
