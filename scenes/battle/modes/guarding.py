"""Who steps in: asked beside the board, so that nothing of the fight is covered."""

from collections.abc import Mapping, Sequence

from game.core.words import _, decimal
from game.rulesets.berserk.actions import BerserkAction, NoGuard, Protect, Strike, Use
from game.rulesets.berserk.pending import BASIC, AwaitGuard
from game.rulesets.berserk.telling.changers import armor_words, changer_words
from game.rulesets.berserk.telling.naming import clear_name, placed_name, unit_name
from game.rulesets.berserk.unit import Spot, Unit
from scenes.battle.desk import Desk
from scenes.battle.maps.ground import unit_key
from scenes.battle.modes.questions import Question
from scenes.battle.overlays.oddsview import OddsView
from scenes.ui.boxes import Column
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

MOST_TYPE, MOST_SMALL = 20.0, 17.0
"""The largest type of an answer and of what it would mean, in units: all are seen at once."""


class GuardQuestion(Question):
    """The defending side says whether somebody protects, and sees what each would face."""

    def __init__(self, desk: Desk) -> None:
        pending = desk.view.pending
        assert isinstance(pending, AwaitGuard)
        self.pending = pending
        self._watched: Widget | None = None
        super().__init__(desk)
        self._asked = self._question()

    def _question(self) -> Widget:
        """Return a row for each answer: the button, and in short what it would face."""
        attack = self.pending.attack
        words = _("{unit} strikes {target}.").format(
            unit=unit_name(self.unit(attack.unit)), target=placed_name(self.unit(attack.target))
        )
        answers = sorted(self.legal, key=lambda each: isinstance(each, Protect))
        self.odds = {
            action: OddsView(
                _("The attacker"),
                self.desk.foresight.prospects(action)[0],
                attack.unit,
                self._faced(action).uid,
                name=clear_name(self.unit(attack.unit), self.desk.view.units),
                notes=self._notes(action),
            )
            for action in answers
        }
        rows = [self._row(action) for action in answers]
        told = Words(escape(words), size=15)
        return Column(Heading(_("Who protects?"), 3), told, *rows, gap=7)

    def prompt(self) -> str:
        """Who steps in."""
        return _("Who protects?")

    def controls(self) -> Sequence[Widget]:
        """The question and its answers."""
        return (self._asked,)

    def _faced(self, action: BerserkAction) -> Unit:
        """Return who would fight if this were the answer."""
        target = self.unit(self.pending.attack.target)
        if not isinstance(action, Protect):
            return target
        return self.desk.show.picture.at(action.unit) or target

    def _notes(self, action: BerserkAction) -> list[str]:
        """Return what is to be known of whoever would fight: what armor stops, and whose texts
        change what the attack does."""
        attack, view = self.pending.attack, self.desk.view
        start, goal = self.unit(attack.unit).spot, self.unit(attack.target).spot
        used = attack.ability
        struck = Strike(start, goal) if used == BASIC else Use(start, used, goal)
        faced = self._faced(action).uid
        stopped = armor_words(view, struck, faced)
        found = self.desk.foresight.changers(action, attack.unit, faced)
        return [*filter(None, [stopped]), *changer_words(found)]

    def _row(self, action: BerserkAction) -> Widget:
        unit, odds = self._faced(action), self.odds[action]
        is_guard = isinstance(action, Protect)
        button = self.answer(action, placed_name(unit) if is_guard else _("Nobody protects"))
        suffers = sum(max(0, outcome.given) * chance for outcome, chance in odds.rows)
        told = _("{p} to die, {n} wounds on average").format(p=odds.killing, n=decimal(suffers))
        button.most = MOST_TYPE
        size = min(14, MOST_SMALL / self.desk.show.faces.text_scale)
        return Column(button, Words(escape(told), size=size, ink="muted"), gap=2)

    def column(self) -> Widget | None:
        """The odds of the answer that is pointed at, or of nobody stepping in; a card that is no
        answer is told of itself."""
        if (read := self._read()) is not None:
            return self.desk.show.column_of(read)
        action = self._pointed_answer()
        unit = self._faced(action)
        return Column(self.odds[action], self.desk.show.column_of(unit), gap=8)

    def _read(self) -> Unit | None:
        """Return the card pointed at that is no answer, None for none, or for an answer."""
        unit = self.unit_at(self.pointed)
        if unit is None or self._watched in self.buttons.values():
            return None
        is_answer = Protect(unit.spot) in self.odds or unit.uid == self.pending.attack.target
        return None if is_answer else unit

    def _pointed_answer(self) -> BerserkAction:
        pointed = self.desk.pointed
        answers = {id(button): action for action, button in self.buttons.items()}
        if (action := answers.get(id(pointed))) is not None:
            return action
        if self.pointed is not None and Protect(self.pointed) in self.odds:
            return Protect(self.pointed)
        return NoGuard()

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
        """The attacker, and who would step in by the answer pointed at."""
        action = self._pointed_answer()
        found = {self.pending.attack.unit}
        if isinstance(action, Protect):
            found.add(self._faced(action).uid)
        return super().glowing() | {unit_key(uid) for uid in found}

    def able(self) -> frozenset[str]:
        """Who could step in."""
        spots = [each.unit for each in self.legal if isinstance(each, Protect)]
        units = [self.desk.show.picture.at(spot) for spot in spots]
        return frozenset(unit_key(unit.uid) for unit in units if unit is not None)

    def words_at(self, spot: Spot) -> str:
        """Who is struck, and who can step in."""
        if Protect(spot) in self.legal:
            return _("can protect")
        attack = self.pending.attack
        if spot == self.unit(attack.target).spot:
            return _("is struck")
        return _("strikes") if spot == self.unit(attack.unit).spot else ""

    def press(self, spot: Spot) -> None:
        """Let the unit pressed step in."""
        action = Protect(spot)
        if action in self.legal:
            self.desk.submit(action)
        elif spot == self.unit(self.pending.attack.target).spot:
            self.desk.submit(NoGuard())
        else:
            super().press(spot)

    def rule_at_hand(self) -> str:
        """Protectors."""
        return "BW-28"
