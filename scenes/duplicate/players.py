"""Who has had the cards of a match, and who else may have them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from game.bots.catalogue import LEVELS, Level
from game.core.words import _, percent
from game.session.duplicate.runs import Run
from scenes.kept import TwoLines
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice
from scenes.ui.field import TextField
from scenes.ui.form import FormRow
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

LONGEST_NAME = 14
USUAL = "expert"


@dataclass(frozen=True)
class PlayerWish:
    """What is to be done: compare with somebody who has had the cards, let a friend go on with
    them or (by `name`) sit down to them, or share the deals."""

    what: Literal["compare", "go on", "friend", "share"]
    run: Run | None = None
    name: str = ""


@dataclass(frozen=True)
class Playing:
    """The computer players who have the cards now or may have them, of these `levels`: `share`
    tells how far a level is, None where it does not play; `begin` and `cancel` do that; `look`
    returns whether one has come to the end."""

    levels: Sequence[Level]
    share: Callable[[str], float | None]
    begin: Callable[[str], object]
    cancel: Callable[[str], object]
    look: Callable[[], bool]


class PlayersPage(Page[PlayerWish | None]):
    """Lists who has had the cards, each with how it went, and gives them to others.

    `told` says who is ahead; the page asks for `runs` anew whenever somebody is done.
    """

    def __init__(
        self,
        about: str,
        runs: Callable[[], Sequence[tuple[Run, str]]],
        playing: Playing,
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.title = _("Duplicate")
        self.about, self.runs, self.playing, self.notes = about, runs, playing, notes
        self.level, self.name = USUAL, ""
        self._bars: dict[str, Words] = {}

    def build(self) -> Widget:
        """Return who has had the cards, and who may have them."""
        self._bars = {}
        rows = [self._row(run, told) for run, told in self.runs()]
        rows += [self._under_way(level) for level in LEVELS if self._share(level) is not None]
        if not rows:
            rows = [Words(_("Nobody else has had these cards yet."), ink="muted")]
        words = _("Others get the same cards in your seat. What each made of them is compared.")
        notes = [Words(escape(note), size=15, ink="muted") for note in (words, *self.notes)]
        column = Column(
            Words(escape(self.about)),
            *notes,
            Heading(_("Who has had the cards"), 2),
            *rows,
            Heading(_("Give them to"), 2),
            self._levels(),
            self._friend(),
            gap=12,
        )
        share = Button(_("Share …"), partial(self.done, PlayerWish("share")), sign="sheet")
        foot = Row(share, Button(_("Back"), self.cancel), align="right")
        board = Panel(Column(Scroll(column), foot, gap=14), title=self.title)
        return Frame(board, most=860, full=False)

    def update(self, dt: float) -> bool:
        """Look whether somebody has come to the end, and how far the others are."""
        if self.playing.look():
            self.rebuild()
        for level, words in self._bars.items():
            words.say(self._how_far(level))
        return super().update(dt)

    def cancel(self) -> None:
        """Go back."""
        self.done(None)

    # -- rows

    def _row(self, run: Run, told: str) -> Widget:
        if run.is_over:
            wish, words = PlayerWish("compare", run), _("Compare")
        else:
            wish, words = PlayerWish("go on", run), _("Continue")
        button = Button(words, partial(self.done, wish), kind=ButtonKind.PRIMARY, least=120)
        button.hint = escape(run.name)
        return TwoLines(f"**{escape(run.name)}**", escape(told), button)

    def _under_way(self, level: str) -> Widget:
        title = _(LEVELS[level].title)
        cancel = Button(_("Cancel"), partial(self._cancel, level), least=120, hint=title)
        row = TwoLines(f"**{title}**", self._how_far(level), cancel)
        self._bars[level] = row.help
        return row

    def _levels(self) -> Widget:
        done = {run.spec for run, _told in self.runs()}
        free = [each for each in self.playing.levels if each.id not in done]
        free = [each for each in free if self._share(each.id) is None]
        if not free:
            return Words(_("Every computer player has had them."), size=15, ink="muted")
        if self.level not in {each.id for each in free}:
            self.level = free[0].id
        picker = Picker(
            _("A computer player"),
            [Choice(each.id, _(each.title), _(each.words)) for each in free],
            self.level,
            self._take_level,
            width=200,
        )
        give = Button(_("Begin"), self._begin, sign="play", least=110)
        return FormRow(_("A computer player"), "", Row(picker, give, gap=8))

    def _friend(self) -> Widget:
        field = TextField(
            _("Name of your friend"),
            self.name,
            self._take_name,
            on_submit=lambda _text: self._sit_down(),
            empty=_("Name"),
            most=LONGEST_NAME,
            width=200,
        )
        sit = Button(_("Sit down"), self._sit_down, sign="cards", least=110)
        words = _("Nobody helps at that table, and the results are your friend’s own.")
        return FormRow(_("A friend at this screen"), words, Row(field, sit, gap=8))

    # -- what is chosen

    def _share(self, level: str) -> float | None:
        return self.playing.share(level)

    def _how_far(self, level: str) -> str:
        return _("Plays your cards now: {share}").format(share=percent(self._share(level) or 0))

    def _take_level(self, level: str) -> None:
        self.level = level

    def _take_name(self, name: str) -> None:
        self.name = name

    def _begin(self) -> None:
        self.playing.begin(self.level)
        self.rebuild()

    def _cancel(self, level: str) -> None:
        self.playing.cancel(level)
        self.level = level
        self.rebuild()

    def _sit_down(self) -> None:
        if not self.name.strip():
            self.refuse(_("Your friend needs a name."))
            return
        self.done(PlayerWish("friend", name=self.name.strip()))
