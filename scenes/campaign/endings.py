"""The end of a round, with what others made of its cards, and the end of a season."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.words import _, marked
from game.session.campaign import comparing, outcome, telling
from game.session.campaign.achievements import gained_words
from game.session.campaign.node import Kind
from game.session.campaign.rounds import verdict_on
from game.session.campaign.season import Season, code_of
from game.session.campaign.trail import Par, Played
from scenes import devices
from scenes.bindings import Action
from scenes.campaign.badges import SignView
from scenes.campaign.pages import StepPage
from scenes.campaign.signs import NO_STAR, STAR
from scenes.keepsakes import KeepsakeView
from scenes.ui.boxes import Column, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

STAR_SIZE = 32
GO_ON = ((Action.CONFIRM, marked("Choose")), (Action.CANCEL, marked("Continue")))
"""What the keys do where there is nothing to go back to."""
KEPT = 84
"""The side of a keepsake that was won."""


class RoundEnd(StepPage):
    """After a round: won or lost, and what others made of the same cards as soon as it is known.

    `gained` are the ids of the achievements that came with it.
    """

    legend = GO_ON

    def __init__(self, season: Season, played: Played, gained: Sequence[str] = ()) -> None:
        super().__init__(season)
        self.played = played
        self.gained = gained
        self.verdict = verdict_on(season, played)
        self.title = _(season.world.nodes[played.node].title)

    @property
    def par(self) -> Par | None:
        """What others have made of the cards, None while they play."""
        return self.season.trail.par_of(self.played.deal)

    def know(self, season: Season) -> None:
        """Take the season as it is now: the others may be done."""
        before = self.par
        self.season = season
        if self.par != before:
            self.host.cue("made")
            self.rebuild()

    def parts(self) -> Sequence[Widget]:
        """Return the stars, and the numbers behind them."""
        heading = Heading(self.title, align="centre")
        place = Words(
            _("Your place: {place} of {all}.").format(place=self.played.place, all=self._sides()),
            align="centre",
        )
        told: list[Widget] = [Words(escape(each), align="centre") for each in self._told() if each]
        gained: list[Widget] = [
            Words(f"{{gold}}{escape(gained_words(id))}{{/}}", align="centre") for id in self.gained
        ]
        if kept := self._keepsake():
            gained += [Row(Space(), KeepsakeView(kept, KEPT), Space())]
        return (heading, place, *told, *self._compared(), *gained)

    def _told(self) -> Sequence[str]:
        """Return what the round has brought, and of several how the match stands.

        That the aim was met has just been told at the table.
        """
        brought = outcome.words_after(self.season, self.played)
        if len(self.season.world.nodes[self.played.node].rounds) > 1:
            return f"{self.verdict.title} {self.verdict.words}", brought
        return (brought or self.verdict.title,)

    def _compared(self) -> Sequence[Widget]:
        """Return what others made of the same cards, and each star with its reason."""
        if self.par is None:
            return (Words(comparing.wait_words(), ink="muted", align="centre"),)
        stars = comparing.stars(self.season, self.played)
        rows = [
            self._starred(star, who, made)
            for star, (who, made) in zip(stars, comparing.rows(self.par), strict=True)
        ]
        told = [each.words for each in stars if each.words]
        notes = told[-1:] if len(told) < len(stars) else []  # Else the rows say why.
        if len(self.season.world.nodes[self.played.node].rounds) > 1:
            notes.append(comparing.note(self.season, self.played))
        return (
            Column(Words(escape(comparing.heading()), ink="muted"), *rows, gap=5),
            *(Words(escape(each), size=15, ink="muted") for each in notes),
        )

    def _starred(self, star: comparing.Star, who: str, made: str) -> Widget:
        """Return what one made of the cards, with the star that hangs on it."""
        sign = SignView("star", STAR_SIZE, STAR if star.is_won else NO_STAR)
        sign.told = sign.hint = star.words
        return Row(sign, Words(escape(who)), Space(), Words(f"**{escape(made)}**"), gap=10)

    def _keepsake(self) -> str:
        """Return what the match that ended here has brought for good, "" for nothing."""
        node = self.season.world.nodes[self.played.node]
        ended = outcome.words_after(self.season, self.played)
        return node.keepsake if ended and self.season.trail.has_won(node.id) else ""

    def _sides(self) -> int:
        node = self.season.world.nodes[self.played.node]
        return telling.sides_of(node.rounds[self.played.round])

    def buttons(self) -> Sequence[Widget]:
        """Return going on."""
        return (Button(_("Continue"), partial(self.done, "on"), kind=ButtonKind.PRIMARY),)

    def cancel(self) -> None:
        """Go on."""
        self.done("on")


class ActEnd(StepPage):
    """Between two acts: what the one has brought, and what comes.

    The crown of a last match that was lost does not shine.
    """

    legend = GO_ON

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.title = outcome.act_title(season)

    def parts(self) -> Sequence[Widget]:
        """Return the numbers of the act, and what lies ahead."""
        told = outcome.act_lines(self.season, outcome.act_done(self.season))
        crown = SignView(Kind.BOSS, 72, None if outcome.is_act_won(self.season) else NO_STAR)
        return (
            Row(Space(), crown, Space()),
            Heading(escape(self.title), align="centre"),
            *(Words(escape(line), align="centre") for line in told),
        )

    def buttons(self) -> Sequence[Widget]:
        """Return going on."""
        return (Button(_("Continue"), self.cancel, kind=ButtonKind.PRIMARY),)


class Summary(StepPage):
    """The end of a season: how it ended, its numbers, and the road that was walked."""

    most = 860.0
    legend = GO_ON

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.title = outcome.ending(season)

    def parts(self) -> Sequence[Widget]:
        """Return the ending, the numbers, and a line for every match."""
        season = self.season
        rows: list[Widget] = []
        for id, is_won in season.trail.won:
            node = season.world.nodes[id]
            count = season.stars[id]
            stars = [
                SignView("star", 18, STAR if number < count else NO_STAR) for number in range(3)
            ]
            ink = "{good}" if is_won else "{bad}"
            told = f"{ink}{_('won') if is_won else _('lost')}{{/}}"
            words = Words(f"**{escape(_(node.title))}**, {escape(telling.games_of(node))}: {told}")
            rows.append(Row(words, Space(), *stars, gap=4))
        difficulty = _("Difficulty: {difficulty}.").format(difficulty=_(season.rules.title))
        emblem = SignView(Kind.BOSS, 72)
        return (
            Row(Space(), emblem, Space()),
            Heading(escape(self.title), align="centre"),
            *(Words(escape(line), align="centre") for line in outcome.summary(season)),
            Words(escape(difficulty), ink="muted", align="centre"),
            *rows,
        )

    def buttons(self) -> Sequence[Widget]:
        """Return the code to copy, and the way back."""
        return (
            Button(_("Copy the code"), self._copy),
            Button(_("Continue"), self.cancel, kind=ButtonKind.PRIMARY),
        )

    def _copy(self) -> None:
        devices.copy(code_of(self.season.seed, self.season.difficulty))
        self.toast(_("The code is on the clipboard."))
