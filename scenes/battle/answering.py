"""Questions in the middle of things: who begins, who protects, which hit, where to return."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.words import _
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    GoFirst,
    NoGuard,
    Protect,
    Return,
)
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.purse import crystals
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.unit import SKY, Spot, Unit
from scenes.battle.asked import SMALL_TOKEN, AskedPanel, DicePicture, TokenPicture
from scenes.battle.chances import percent, rows_of
from scenes.battle.ground import unit_key
from scenes.battle.modes import Mode
from scenes.battle.naming import unit_name
from scenes.battle.oddsview import OddsView
from scenes.battle.unitcard import unit_column
from scenes.scene import Action
from scenes.ui.boxes import Beside, Column, Row
from scenes.ui.button import Button, Kind
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

if TYPE_CHECKING:
    from scenes.battle.scene import BattleScene


class Question(Mode):
    """A panel over the board, away from those whom it is about; their squares are lit."""

    scene: BattleScene

    def __init__(self, scene: BattleScene) -> None:
        super().__init__(scene)
        self.legal: Sequence[BerserkAction] = scene.port.legal_actions()
        self.buttons: dict[BerserkAction, Button] = {}
        self.panel = AskedPanel(self.body(), self.keeps_clear())

    def body(self) -> Widget:
        """Return what stands on the panel."""
        raise NotImplementedError

    def keeps_clear(self) -> Callable[[], Sequence[pygame.Rect]]:
        """Return what says which places the panel does not cover."""
        return lambda: [w.rect for s in self.tones() if (w := self.scene.board.spot(s))]

    def over(self) -> Widget | None:
        """The panel."""
        return self.panel

    def best_focus(self) -> Widget | None:
        """The answer that is given most often, or the first."""
        buttons = list(self.buttons.values())
        main = (button for button in buttons if button.kind is Kind.PRIMARY)
        return next(main, next(iter(buttons), None))

    def answer(self, action: BerserkAction, words: str, *, main: bool = False) -> Button:
        """Return the button of an answer."""
        kind = Kind.PRIMARY if main else Kind.SECONDARY
        button = Button(escape(words), partial(self.scene.submit, action), kind=kind, least=90)
        self.buttons[action] = button
        return button

    def unit(self, uid: int) -> Unit:
        """Return a unit by its uid."""
        return self.scene.view.units[uid]


def prospects_of(
    scene: BattleScene, actions: Sequence[BerserkAction]
) -> dict[BerserkAction, Prospect]:
    """Return what each answer leads to."""
    return {action: scene.foresight.prospects(action)[0] for action in actions}


class FirstQuestion(Question):
    """Whoever rolled higher says who has the first turn."""

    def body(self) -> Widget:
        """The dice, and both answers."""
        rolled = self.scene.picture.rolled
        names = self.scene.port.names
        parts: list[Widget] = [Heading(_("Who has the first turn?"), 2, align="centre")]
        if rolled is not None:
            dice = [
                Column(
                    DicePicture(rolled[player], player),
                    Words(escape(names[player]), size=15, align="centre"),
                    gap=4,
                )
                for player in (0, 1)
            ]
            parts.append(Row(*dice, gap=40, align="centre"))
        options = self.scene.view.standing.options
        (gold, silver), (gold_2, silver_2) = crystals(options, True), crystals(options, False)
        words = _(
            "The first player has {gold} gold and {silver} silver and reveals all cards; the "
            "second has {gold_2} and {silver_2}, and keeps a row hidden till his turn. [BW-03] "
            "[BW-14]"
        ).format(gold=gold, silver=silver, gold_2=gold_2, silver_2=silver_2)
        parts.append(Words(escape(words), size=15, ink="muted", align="centre"))
        goes = self.answer(GoFirst(True), _("I go first"), main=True)
        waits = self.answer(GoFirst(False), _("I go second"))
        parts.append(Row(waits, goes, gap=10, align="centre"))
        return Column(*parts, gap=12)

    def rule_at_hand(self) -> str:
        """Who is first."""
        return "BW-08"


class GuardQuestion(Question):
    """The defending side says whether somebody protects, and sees what each would face."""

    def __init__(self, scene: BattleScene) -> None:
        pending = scene.view.pending
        assert isinstance(pending, AwaitGuard)
        self.pending = pending
        self._watched: Widget | None = None
        super().__init__(scene)

    def body(self) -> Widget:
        """A row for each answer: the token, the button, and what it would face in short."""
        attack = self.pending.attack
        title = _("{unit} strikes {target}. Does somebody protect?").format(
            unit=unit_name(self.unit(attack.unit)), target=unit_name(self.unit(attack.target))
        )
        found = prospects_of(self.scene, self.legal)
        self.odds = {
            action: OddsView(_("The attacker"), each, attack.unit, self._faced(action).uid)
            for action, each in found.items()
        }
        rows = [self._row(action) for action in self.legal]
        return Column(Heading(escape(title), 3, align="centre"), *rows, gap=8)

    def _faced(self, action: BerserkAction) -> Unit:
        """Return who would fight if this were the answer."""
        target = self.unit(self.pending.attack.target)
        if not isinstance(action, Protect):
            return target
        return self.scene.picture.at(action.unit) or target

    def _row(self, action: BerserkAction) -> Widget:
        unit, odds = self._faced(action), self.odds[action]
        is_guard = isinstance(action, Protect)
        words = _("{unit} protects").format(unit=unit_name(unit))
        button = self.answer(action, words if is_guard else _("Nobody protects"), main=not is_guard)
        suffers = sum(outcome.given * chance for outcome, chance in odds.rows)
        told = _("{p} to die, {n} wounds on the average").format(
            p=percent(odds.kills), n=f"{suffers:.1f}"
        )
        token = TokenPicture(unit, self.scene.layer.tokens, SMALL_TOKEN)
        return Beside(token, Column(button, Words(escape(told), size=14, ink="muted"), gap=3))

    def column(self) -> Widget | None:
        """The odds of the answer that is pointed at, or of nobody stepping in."""
        pointed = self.scene.hovered if self.scene.host.uses_pointer else self.scene.focused
        answers = {id(button): action for action, button in self.buttons.items()}
        action = answers.get(id(pointed))
        if action is None and self.pointed is not None and Protect(self.pointed) in self.odds:
            action = Protect(self.pointed)
        odds = self.odds.get(NoGuard() if action is None else action)
        unit = self._faced(NoGuard() if action is None else action)
        card = unit_column(unit, self.scene.faces, partial(self.scene.open_unit, unit))
        return Column(odds, card, gap=8) if odds is not None else card

    def watch(self, pointed: Widget | None) -> bool:
        """Tell anew when another answer is pointed at."""
        changed = pointed is not self._watched
        self._watched = pointed
        return changed

    def tones(self) -> Mapping[Spot, str]:
        """The attacker, the target, and who could step in."""
        attack = self.pending.attack
        lit = {self.unit(attack.target).spot: "target", self.unit(attack.unit).spot: "chosen"}
        lit |= {each.unit: "guard" for each in self.legal if isinstance(each, Protect)}
        return lit

    def glowing(self) -> frozenset[str]:
        """The attacker."""
        return super().glowing() | {unit_key(self.pending.attack.unit)}

    def able(self) -> frozenset[str]:
        """Who could step in."""
        spots = [each.unit for each in self.legal if isinstance(each, Protect)]
        units = [self.scene.picture.at(spot) for spot in spots]
        return frozenset(unit_key(unit.uid) for unit in units if unit is not None)

    def press(self, spot: Spot) -> None:
        """Let the unit pressed step in."""
        action = Protect(spot)
        if action in self.legal:
            self.scene.submit(action)
        elif spot == self.unit(self.pending.attack.target).spot:
            self.scene.submit(NoGuard())
        else:
            super().press(spot)

    def rule_at_hand(self) -> str:
        """Protectors."""
        return "BW-28"


class HitQuestion(Question):
    """The side with the higher roll takes the full row, or its weaker hit and nothing back."""

    def __init__(self, scene: BattleScene) -> None:
        pending = scene.view.pending
        assert isinstance(pending, AwaitChoice)
        self.pending = pending
        super().__init__(scene)

    def body(self) -> Widget:
        """The dice, and what either choice comes to."""
        attack = self.pending.attack
        dice = [DicePicture(shown, side) for side, shown in enumerate(self.pending.dice)]
        choices = [self._choice(each, attack.unit) for each in self.legal]
        title = _("You rolled higher by {n}. Which hit?").format(n=abs(self.pending.difference))
        return Column(
            Heading(escape(title), 3, align="centre"),
            Row(*dice, gap=16, align="centre"),
            Row(*choices, gap=18, align="centre"),
            gap=10,
        )

    def _choice(self, action: BerserkAction, attacker: int) -> Widget:
        assert isinstance(action, Choose)
        scene = self.scene
        fighter = self.pending.attack.fighter
        found = scene.foresight.prospects(action)[0]
        names = unit_name(self.unit(attacker)), unit_name(self.unit(fighter))
        outcome, _chance = rows_of(found, attacker, fighter)[0]
        told = [
            _("{unit} suffers {n}").format(unit=names[1], n=outcome.given),
            _("{unit} suffers {n}").format(unit=names[0], n=outcome.taken),
        ]
        if outcome.others:
            told.append(outcome.others)
        words = _("The full hit") if action.full else _("The weaker hit")
        lines = [Words(escape(each), size=15, align="centre") for each in told]
        return Column(*lines, self.answer(action, words, main=action.full), gap=5)

    def tones(self) -> Mapping[Spot, str]:
        """Both fighters."""
        attack = self.pending.attack
        return {self.unit(attack.fighter).spot: "target", self.unit(attack.unit).spot: "chosen"}

    def rule_at_hand(self) -> str:
        """The choice of hits."""
        return "BW-25"


class ReturnQuestion(Question):
    """The owner of a card that comes back says where it stands."""

    def __init__(self, scene: BattleScene) -> None:
        pending = scene.view.pending
        assert isinstance(pending, AwaitReturn)
        self.pending = pending
        super().__init__(scene)

    def body(self) -> Widget:
        """The card, and what is to be done."""
        unit = self.unit(self.pending.unit)
        words = _("{unit} returns from the graveyard. Press one of the lit squares.")
        token = TokenPicture(unit._replace(spot=SKY, hidden=False), self.scene.layer.tokens)
        return Beside(token, Words(escape(words.format(unit=unit_name(unit)))), gap=14)

    def tones(self) -> Mapping[Spot, str]:
        """The free squares."""
        return dict.fromkeys(self.pending.spots, "reach")

    def best_focus(self) -> Widget | None:
        """The first square."""
        return self.scene.board.spot(self.pending.spots[0])

    def press(self, spot: Spot) -> None:
        """Let it return there."""
        if spot in self.pending.spots:
            self.scene.submit(Return(spot))
        else:
            self.scene.refuse_with(self.scene.port.refusal(Return(spot)))

    def act(self, action: Action) -> bool:
        """Nothing but the squares."""
        return False

    def rule_at_hand(self) -> str:
        """Incarnation."""
        return "BW-45"
