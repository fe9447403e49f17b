"""A stop of the road: somebody met, a teacher, a bed or a market."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.bots.characters import CHARACTERS
from game.core.words import _
from game.rulesets.berserk.cards.phrases import name_of
from game.session.campaign import amounts, rewards, telling
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import Choice, Kind
from game.session.campaign.season import Season
from game.session.campaign.stops import HEART, notes, why_barred, why_not_bought
from scenes.campaign.badges import SignBadge
from scenes.campaign.card import node_card
from scenes.campaign.deck import card_row
from scenes.campaign.pages import StepPage, favour_row, with_buttons
from scenes.campaign.signs import HEART as RED
from scenes.ui.boxes import Beside, Column
from scenes.ui.button import Button, ButtonKind
from scenes.ui.portraits import FaceView
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

FACE = 120
"""The side of the face of somebody met, in units."""


class StopPage(StepPage):
    """Somebody met, a teacher, a bed or a market."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        assert season.node is not None
        self.node = season.node
        self.title = _(season.node.title)

    def parts(self) -> Sequence[Widget]:
        """Return what is there, and what can be done."""
        head = list(node_card(self.season, self.node))
        if self.node.kind == Kind.ENCOUNTER:
            met = self.season.world.encounters[self.season.course.met[self.node.id]]
            person = CHARACTERS[met.who]
            said = Column(
                Heading(escape(_(met.title)), 2), Words(escape(_(met.words)), size=19), gap=6
            )
            head = [head[0], Beside(FaceView(met.who, person.name, 1, FACE), said, gap=18)]
        if self.node.kind == Kind.MARKET:
            wares = [self._ware(ware, price) for ware, price in self.season.wares.items()]
            return (*head, *self._dealings(), *wares)
        rows = [self._choice(n, choice) for n, choice in enumerate(self.season.choices, start=1)]
        return (*head, *rows)

    def _dealings(self) -> list[Widget]:
        """Return what was bought here, what one is owed, and why prices are lower."""
        bought = rewards.bought_words(self.season, name_of)
        gold = [Words(f"{{gold}}{escape(bought)}{{/}}")] if bought else []
        others = (telling.favours_of(self.season), rewards.rebate_words(self.season))
        return [*gold, *(Words(escape(each), size=15, ink="muted") for each in others if each)]

    def _choice(self, number: int, choice: Choice) -> Widget:
        change = amounts.brought_by(choice)
        reason = why_barred(self.season.trail, choice, self.season.choices)
        button = self.step(_(choice.title), f"choose {number}", reason=reason)
        ink = "{gold}" + escape(change) + "{/}" if change else _("nothing more")
        told = [Words(ink, size=15, align="centre")]
        for note in filter(None, (reason, *notes(self.season.trail, choice))):
            told.append(Words(escape(note), size=15, ink="muted", align="centre"))
        return Column(button, *told, gap=3)

    def _ware(self, ware: str, price: int) -> Widget:
        reason = why_not_bought(self.season.trail, ware, price)
        words = _("Buy it: {coins}").format(coins=amounts.coins(price))
        button = self.step(words, f"buy {ware}", reason=reason)
        if ware == HEART:
            told = _("One more match may be lost before the season ends.")
            more = Words(f"**{_('A heart')}**: {escape(told)}")
            row = with_buttons(Beside(SignBadge("heart", RED), more, gap=10, middle=True), button)
        elif ware in FAVOURS:
            row = favour_row(ware, button, note=rewards.why_no_use(self.season, ware))
        else:
            row = card_row(self.season, ware, button)
        if not reason:
            return row
        return Column(row, Words(escape(reason), size=15, ink="muted", align="right"), gap=3)

    def buttons(self) -> Sequence[Widget]:
        """Return leaving the market; elsewhere leaving the season for now."""
        if self.node.kind == Kind.MARKET:
            return (
                Button(
                    _("Leave the market"),
                    partial(self.done, "leave"),
                    kind=ButtonKind.PRIMARY,
                ),
            )
        return super().buttons()

    def first_focus(self) -> Widget | None:
        """Return the first thing that can be done, and does not end the season."""
        last = [
            _(choice.title)
            for choice in self.season.choices
            if self.season.trail.hearts + choice.change.hearts <= 0
        ]
        buttons = [each for each in self.root.walk() if isinstance(each, Button)]
        return next((each for each in buttons if each.enabled and each.label not in last), None)
