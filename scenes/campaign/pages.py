"""What happens at a place: sitting down, a loss, a reward and a stop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.bots.characters import CHARACTERS
from game.core.words import _, marked
from game.rulesets.berserk.cards.phrases import name_of
from game.session.campaign import asked, outcome, rewards, schooling, telling
from game.session.campaign.favour import FAVOURS
from game.session.campaign.matches import NONE, allows_hints
from game.session.campaign.season import Season
from game.session.campaign.steps import SHOW
from scenes.bindings import Action
from scenes.campaign.badges import SignBadge
from scenes.campaign.card import node_card, purse_row
from scenes.campaign.deck import card_row
from scenes.campaign.scenery import LandPage
from scenes.campaign.signs import STAR
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.portraits import FaceView
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

SIT_DOWN, SEE_DECK = "sit down", "see the deck"
"""What is wished for besides the steps: at a table, and where cards are offered."""
SMALL_FACE = 46
"""That of a companion."""
FACE = 120
"""The side of the face of somebody met, in units."""


class StepPage(LandPage[str]):
    """A board on which one step of the season is chosen; "" leaves the season for now."""

    music = "road"
    legend = ((Action.CONFIRM, marked("Choose")), (Action.CANCEL, marked("Leave for now")))
    most = 760.0

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.season = season

    def build(self) -> Widget:
        """Return the board, what the player has above it."""
        column = Column(
            Scroll(Column(*self.parts(), gap=14)), Row(*self.buttons(), align="right"), gap=18
        )
        whole = Column(
            Row(Space(), purse_row(self.season), Space()), Panel(column, grows=True), gap=14
        )
        return Frame(whole, pad=(30, 24), most=self.most, full=False)

    def parts(self) -> Sequence[Widget]:
        """Return what stands on the board."""
        return ()

    def buttons(self) -> Sequence[Widget]:
        """Return what stands at its foot."""
        return (self.leaving(),)

    def leaving(self) -> Button:
        """Return the button that leaves the season; nothing of it is lost."""
        hint = _("The season is kept, and goes on here.")
        return Button(_("Leave for now"), self.cancel, sign="door", hint=hint)

    def step(self, words: str, step: str, *, hint: str = "", reason: str = "") -> Button:
        """Return the button that makes a step; with a reason it cannot be made."""
        return Button(words, partial(self.done, step), hint=hint, enabled=not reason, reason=reason)

    def first_focus(self) -> Widget | None:
        """Return the main button, else the first."""
        buttons = [each for each in self.root.walk() if isinstance(each, Button)]
        main = [each for each in buttons if each.kind is ButtonKind.PRIMARY]
        return (main or buttons)[0]

    def cancel(self) -> None:
        """Leave; the season is kept."""
        self.done("")


class TablePage(StepPage):
    """Before a round: who sits there, how it is won, and which favours could be asked."""

    def __init__(self, season: Season, *, has_begun: bool, is_untried: bool = False) -> None:
        """`has_begun` says whether the round has, `is_untried` that its game was never played."""
        super().__init__(season)
        assert season.node is not None
        self.node, self.has_begun, self.is_untried = season.node, has_begun, is_untried
        self._owed: list[Widget] = []
        self.title = _(season.node.title)

    def parts(self) -> Sequence[Widget]:
        """Return the card of the place, and the favours."""
        season = self.season
        parts = list(node_card(season, self.node, only=season.round_number))
        if len(self.node.rounds) > 1:
            far = _("Round {n} of {all}:").format(
                n=season.round_number + 1, all=len(self.node.rounds)
            )
            parts.insert(1, Words(f"**{far}** {escape(telling.needed_words(self.node))}"))
        if allows_hints(season, season.trail):
            parts.append(Words(escape(telling.help_of(season)), ink="muted"))
        parts += [Words(f"{{gold}}{escape(line)}{{/}}") for line in asked.lines(season)]
        partners, favours = self._partners(), self._favours()
        if partners:
            parts += [Heading(_("Companions"), 3), *partners]
        barred = self._of_no_use()
        if favours or barred:
            parts += [Heading(_("Favours"), 3), *favours, *barred]
        self._owed = [*favours, *partners]
        return parts

    def _partners(self) -> list[Widget]:
        """Return the companions that could be the partner."""
        if self.has_begun:
            return []
        return [
            Beside(
                FaceView(who, CHARACTERS[who].name, 1, SMALL_FACE),
                self.step(telling.partner_words(who), f"with {who}"),
                gap=10,
                middle=True,
            )
            for who in self.season.partners
        ]

    def _favours(self) -> list[Widget]:
        rows: list[Widget] = []
        for id in dict.fromkeys(self.season.trail.favours):
            favour = FAVOURS[id]
            if self.has_begun and id != "fresh-pack":
                continue
            if not favour.names_one and not self.season.why_not_asked(id):
                use = self.step(_("Use it"), f"use {id}", hint=_(favour.words))
                rows.append(favour_row(id, use, is_owned=True))
            elif favour.names_one:
                named = [self._named(id, other) for other in self._who_can_be_named(id)]
                rows += [favour_row(id, *named, is_owned=True)] if named else []
        return rows

    def _of_no_use(self) -> list[Widget]:
        """Return the favours that cannot be asked at this table, each with the reason."""
        if self.has_begun or self.season.trail.asked is not None:
            return []
        told = telling.favours_barred(self.season)
        return [Words(escape(each), size=15, ink="muted") for each in told]

    def _who_can_be_named(self, favour: str) -> list[int]:
        others = range(len(self.season.round.others))
        return [other for other in others if not self.season.why_not_asked(favour, other)]

    def _named(self, favour: str, other: int) -> Button:
        name = telling.name_of_other(self.season.round, other)
        return self.step(name, f"use {favour} {other + 1}", hint=_(FAVOURS[favour].words))

    def buttons(self) -> Sequence[Widget]:
        """Return leaving and sitting down."""
        words = _("Go on with the round") if self.has_begun else _("Sit down")
        return (
            self.leaving(),
            *self._teaching(),
            *self._asking(),
            Button(
                words,
                partial(self.done, SIT_DOWN),
                kind=ButtonKind.PRIMARY,
                hint=telling.help_of(self.season),
                sign="cards",
                size=20,
            ),
        )

    def _asking(self) -> list[Button]:
        """Return the way down to favours and companions, which may stand out of sight."""
        if not self._owed:
            return []
        words = _("Favours") if self._favours() else _("Companions")
        hint = _("What you may ask for at this table")
        return [Button(words, self._show_owed, hint=hint)]

    def _show_owed(self) -> None:
        """Go to the first of them."""
        found = next(each for each in self._owed[0].walk() if isinstance(each, Button))
        self.focus(found)

    def _teaching(self) -> list[Button]:
        """Return the way to a hand with a guide, where the game has never been played."""
        if not self.is_untried:
            return []
        here = self.season.round
        hint = schooling.first_words(telling.game_of(here))
        show = partial(self.done, f"{SHOW} {here.game}")
        words = (
            _("The hand with a guide once more")
            if f"learnt {here.game}" in self.season.steps
            else _("First a hand with a guide")
        )
        return [Button(words, show, sign="cap", hint=hint)]


def favour_row(id: str, *buttons: Button, note: str = "", is_owned: bool = False) -> Widget:
    """Return a favour with its words and a note, and what can be done with it; of one's own the
    buttons tell the words."""
    favour = FAVOURS[id]
    more = f" {{muted}}{escape(note)}{{/}}" if note else ""
    said = "" if is_owned else f": {escape(_(favour.words))}"
    words = Words(f"**{escape(_(favour.title))}**{said}{more}")
    for button in buttons:
        button.least = 96
    told = Beside(SignBadge("hand", STAR), words, gap=10, middle=True)
    return with_buttons(told, *buttons)


def with_buttons(told: Widget, *buttons: Button) -> Widget:
    """Return words with what can be done at their right; below them where it is more than one."""
    if len(buttons) == 1:
        return Beside(told, buttons[0], gap=14, middle=True, ends=True)
    return Column(told, Row(*buttons, gap=8, align="right"), gap=6)


class LostPage(StepPage):
    """After a loss that a favour could mend."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.title = _("The match is lost.")

    def parts(self) -> Sequence[Widget]:
        """Return the favours that could mend it."""
        favours = [
            id
            for id in dict.fromkeys(self.season.trail.favours)
            if not self.season.why_not_asked(id)
        ]
        asking = [self.step(_("Use it"), f"use {id}") for id in favours]
        asking[0].kind = ButtonKind.PRIMARY
        rows = [favour_row(id, button) for id, button in zip(favours, asking, strict=True)]
        told = _("A favour you are owed can make up for it:")
        return (Heading(self.title), Words(told, ink="muted"), *rows)

    def first_focus(self) -> Widget | None:
        """Return nothing: one key too many neither spends a favour nor costs a heart."""
        return None

    def buttons(self) -> Sequence[Widget]:
        """Return going on, with what that costs."""
        cost = outcome.change_between(self.season, self.season.with_step("on"))
        words = _("Accept it, and go on ({change})").format(change=cost)
        return (self.step(words, "on"),)


class RewardPage(StepPage):
    """One favour, or one card, of three."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.is_favour = season.trail.offered[0] in FAVOURS
        self.title = (
            _("Won. Choose a favour:")
            if self.is_favour
            else _("Won. Choose a card for your Berserk deck:")
        )

    def parts(self) -> Sequence[Widget]:
        """Return those offered."""
        taking = {id: self.step(_("Take it"), f"take {id}") for id in self.season.trail.offered}
        if self.is_favour:
            told = _("You may ask for it once.")
            season = self.season
            rows = [
                favour_row(id, button, note=rewards.why_no_use(season, id))
                for id, button in taking.items()
            ]
        else:
            told = rewards.swap_words(self.season, name_of)
            rows = [card_row(self.season, id, button) for id, button in taking.items()]
        return (Heading(self.title), Words(escape(told), ink="muted"), *rows)

    def buttons(self) -> Sequence[Widget]:
        """Return leaving; where cards are offered also the deck, and taking none."""
        if self.is_favour:
            return super().buttons()
        return (
            self.leaving(),
            Button(_("The deck"), partial(self.done, SEE_DECK)),
            self.step(_("None of them"), f"take {NONE}", hint=rewards.none_words()),
        )
