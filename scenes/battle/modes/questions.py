"""Questions in the middle of things: what they have in common, who begins, where to return."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, GoFirst, Return
from game.rulesets.berserk.meanings import first_or_second
from game.rulesets.berserk.pending import AwaitReturn
from game.rulesets.berserk.telling.naming import unit_name
from game.rulesets.berserk.unit import SKY, Spot, Unit
from scenes.battle.desk import Desk
from scenes.battle.modes.asked import AskedPanel, DicePicture, TokenPicture
from scenes.battle.modes.mode import Mode
from scenes.scene import Action
from scenes.ui.boxes import Beside, Column, Row
from scenes.ui.button import Button
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words


class Question(Mode):
    """Answers to choose from; the squares of those whom it is about are lit."""

    asks = True
    hint_aside = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.legal: Sequence[BerserkAction] = desk.port.legal_actions()
        self.buttons: dict[BerserkAction, Button] = {}

    def best_focus(self) -> Widget | None:
        """The first answer."""
        return next(iter(self.buttons.values()), None)

    def advise(self, action: BerserkAction) -> Widget | None:
        """The answer that the hint would give, framed also where the mouse is in use."""
        button = self.buttons.get(action)
        for each in self.buttons.values():
            each.is_advised = each is button
        return button

    def answer(self, action: BerserkAction, words: str) -> Button:
        """Return the button of an answer; none of them stands out."""
        button = Button(escape(words), partial(self.desk.submit, action), least=90)
        self.buttons[action] = button
        return button

    def unit(self, uid: int) -> Unit:
        """Return a unit by its uid."""
        return self.desk.view.units[uid]

    def why_not_end(self) -> str:
        """The question comes first."""
        return _("Answer the question first; then the turn goes on.")


class QuestionOverBoard(Question):
    """A question on a panel over the board, away from those whom it is about."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.panel = AskedPanel(self.body(), self.keeps_clear())

    def body(self) -> Widget:
        """Return what stands on the panel."""
        raise NotImplementedError

    def keeps_clear(self) -> Callable[[], Sequence[pygame.Rect]]:
        """Return what says which places the panel does not cover."""
        return lambda: [w.rect for s in self.tones() if (w := self.desk.board.spot(s))]

    def over(self) -> Widget | None:
        """The panel."""
        return self.panel


def die_of(shown: int, side: int, words: str) -> Widget:
    """Return a die with what it belongs to below it."""
    return Column(DicePicture(shown, side), Words(escape(words), size=15, align="centre"), gap=4)


class FirstQuestion(QuestionOverBoard):
    """Whoever rolled higher says who has the first turn."""

    def body(self) -> Widget:
        """The dice, and both answers."""
        rolled, names = self.desk.show.picture.rolled, self.desk.port.names
        asked = names[self.desk.view.to_act]
        title = _("{name}, who has the first turn?").format(name=asked)
        parts: list[Widget] = [Heading(escape(title), 2, align="centre")]
        if rolled is not None:
            dice = [die_of(rolled[player], player, names[player]) for player in (0, 1)]
            parts.append(Row(*dice, gap=40, align="centre"))
            words = _("{name} rolled higher and decides. [BW-08]").format(name=asked)
            parts.append(Words(escape(words), size=15, align="centre"))
        words = first_or_second(self.desk.view.standing.options).told()
        parts.append(Words(escape(words), size=15, ink="muted", align="centre"))
        goes = self.answer(GoFirst(True), _("I go first"))
        waits = self.answer(GoFirst(False), _("I go second"))
        parts.append(Row(waits, goes, gap=10, align="centre"))
        return Column(*parts, gap=12)

    def prompt(self) -> str:
        """Who begins."""
        return _("Who has the first turn?")

    def meanwhile(self) -> Widget | None:
        """How a battle goes, for whoever has never fought one."""
        sign = self.desk.host.bindings.sign(Action.INSPECT, self.desk.host.uses_pad)
        steps = (
            _("**1. Recruit** an army from the cards you draw; gold and silver crystals pay."),
            _("**2. Place** it face down on your three rows."),
            _("**3. Fight.** In your turn each of your cards may walk, and strike or act once."),
            _("Whoever has no creature left loses the battle. [BW-67]"),
            _("A right click, or {key}, tells everything about a card.").format(key=sign),
        )
        lines = [Words(each, size=15) for each in steps]
        return Column(Heading(_("How a battle goes"), 3), *lines, gap=8)

    def rule_at_hand(self) -> str:
        """Who is first."""
        return "BW-08"


class ReturnQuestion(QuestionOverBoard):
    """The owner of a card that comes back says where it stands."""

    def __init__(self, desk: Desk) -> None:
        pending = desk.view.pending
        assert isinstance(pending, AwaitReturn)
        self.pending = pending
        super().__init__(desk)

    def body(self) -> Widget:
        """The card, and what is to be done."""
        unit = self.unit(self.pending.unit)
        words = _("{unit} returns from the graveyard. Press one of the lit squares.")
        token = TokenPicture(unit._replace(spot=SKY, hidden=False), self.desk.show.layer.tokens)
        told = Words(escape(words.format(unit=unit_name(unit))))
        return Beside(token, told, gap=14, middle=True)

    def prompt(self) -> str:
        """Where to."""
        return _("Choose a square")

    def meanwhile(self) -> Widget | None:
        """The card that returns."""
        return self.desk.show.column_of(self.unit(self.pending.unit))

    def tones(self) -> Mapping[Spot, str]:
        """The free squares."""
        return dict.fromkeys(self.pending.spots, "reach")

    def words_at(self, spot: Spot) -> str:
        """Where it may return to."""
        return _("it can return here") if spot in self.pending.spots else ""

    def best_focus(self) -> Widget | None:
        """The first square."""
        return self.desk.board.spot(self.pending.spots[0])

    def advise(self, action: BerserkAction) -> Widget | None:
        """The square that the hint would take."""
        return self.desk.board.spot(action.spot) if isinstance(action, Return) else None

    def press(self, spot: Spot) -> None:
        """Let it return there."""
        if spot in self.pending.spots:
            self.desk.submit(Return(spot))
        else:
            self.desk.refuse(self.desk.port.refusal(Return(spot)))

    def act(self, action: Action) -> bool:
        """Nothing but the squares."""
        return False

    def rule_at_hand(self) -> str:
        """Incarnation."""
        return "BW-45"
