"""The turn of the person: a unit is chosen, then what it does."""

from collections.abc import Sequence
from functools import cached_property, partial

from game.core.words import _, many
from game.rulesets.berserk.actions import BerserkAction, EndTurn, Leap, Move, Use
from game.rulesets.berserk.battle.idleness import why_idle
from game.rulesets.berserk.battle.refusals import why_asleep
from game.rulesets.berserk.pending import BASIC
from game.rulesets.berserk.telling.changers import armor_words, changer_words
from game.rulesets.berserk.telling.naming import placed_name
from game.rulesets.berserk.unit import BOARD, Spot, Unit, is_asleep, is_square
from scenes.battle.board.squares import SpotPlace
from scenes.battle.desk import Desk, sentence
from scenes.battle.modes.aiming import Aiming
from scenes.battle.modes.weapons import odds_view
from scenes.scene import Action
from scenes.ui.boxes import Column
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

WARNED_FOR = 12.0
"""How many seconds it is told that the turn has not ended yet."""


class Fighting(Aiming):
    """The person moves and acts with his units until he ends the turn."""

    leaves_focus = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._armed: Spot | None = None
        """Where the next press confirms an attack."""
        self._is_hinted = False
        """Whether a hint has chosen the unit, and nobody has pressed it since."""
        self._is_warned = False
        """Whether the person has been told that units could still act."""

    # -- what is told

    def prompt(self) -> str:
        """Whose turn it is."""
        return _("Your turn")

    def column(self) -> Widget | None:
        """The unit pointed at with the odds of striking it, or the chosen one."""
        pointed = self.unit_at(self.pointed)
        told = pointed or self.chosen
        if told is None:
            return Words(self._guide(), size=15)
        card = self.desk.show.column_of(told)
        is_idle = told.owner == self.player and told.spot not in self.by_unit
        if is_idle and not self._is_aimed_at(told):
            return Column(Words(escape(self._why_idle(told)), size=15, ink="bad"), card, gap=8)
        if pointed is None or self.chosen is None or pointed.uid == self.chosen.uid:
            return card
        odds = self._odds(pointed)
        return Column(odds, card, gap=8) if odds is not None else card

    def _is_aimed_at(self, unit: Unit) -> bool:
        """Tell whether pressing a unit would do something to it, or is meant to."""
        chosen = self.chosen
        if chosen is None or chosen.uid == unit.uid or self.unit_at(self.pointed) is None:
            return False
        return self.ability is not None or self.action_to(unit.spot) is not None

    def _guide(self) -> str:
        if not self.by_unit:
            return _("None of your cards can do anything more. End the turn.")
        return _(
            "Press one of your cards, then a lit square to walk there, or an enemy to strike. "
            "Cards that can still do something have a golden edge."
        )

    def _why_idle(self, unit: Unit) -> str:
        """Return why an own unit can do nothing now."""
        if is_asleep(unit):
            return sentence(why_asleep())
        if unit.exhausted:
            return _("It is exhausted. It becomes alert when your next turn starts. [BW-16]")
        reasons = map(sentence, why_idle(self.desk.view, unit))
        return " ".join(reasons) or _("It neither walks nor acts.")

    def _odds(self, target: Unit) -> Widget | None:
        """Return the odds of what pressing the target would do, or why it does nothing."""
        assert self.chosen is not None
        action = self.action_to(target.spot)
        if action is None:
            if target.owner == self.player and self.ability is None:
                return None
            refusal = self.refusal(target.spot)
            return Words(f"{{bad}}{escape(sentence(refusal))}{{/}}", size=15)
        title = self.name_of(action)
        if target.hidden:
            words = _("{attack}: the card is revealed first.").format(attack=title)
            return Words(escape(words), size=15)
        units = self.desk.show.picture.units
        found = self.desk.foresight.prospects(action)
        changed = partial(self.changed, action, self.chosen.uid)
        sound = self.desk.foresight.sound_guard(action)
        return odds_view(found, units, title, self.chosen.uid, target.uid, changed, sound=sound)

    def changed(
        self, action: BerserkAction, unit: int, foe: int, guard: int | None
    ) -> Sequence[str]:
        """Return whose texts, and what armor, change what an attack does."""
        found = self.desk.foresight.changers(action, unit, foe, guard)
        stopped = armor_words(self.desk.view, action, foe)
        return [*filter(None, [stopped]), *changer_words(found)]

    def best_focus(self) -> Widget | None:
        """The chosen unit, or of those that can do something the one nearest to the focus."""
        if self.chosen is not None:
            return self.desk.board.spot(self.chosen.spot)
        here = getattr(self.desk.focused, "spot", None)
        nearest = min(self.by_unit, key=lambda spot: (_distance(here, spot), spot), default=None)
        if nearest is None:
            return self.desk.board.buttons[Action.END_TURN]
        return self.desk.board.spot(nearest)

    def why_not_end(self) -> str:
        """Nothing forbids it."""
        return ""

    @cached_property
    def is_done(self) -> bool:
        """Whether no unit has anybody left to strike at, or anything to use, from where it stands
        or after a walk."""
        walks = (each for each in self.legal if isinstance(each, Move | Leap))
        return not self.idle() and not any(map(self.desk.foresight.leads_to_a_deed, walks))

    # -- choosing

    def advise(self, action: BerserkAction) -> Widget | None:
        """Choose the unit that the hint begins with; the button, where the turn is to end."""
        unit = self.unit_at(getattr(action, "unit", None))
        if unit is not None:
            self.choose(unit)
            self._is_hinted = True
            return self.desk.board.spot(unit.spot)
        return self.desk.board.buttons[Action.END_TURN] if action == EndTurn() else None

    def choose(self, unit: Unit | None) -> None:
        """Choose a unit, None for none."""
        self.chosen, self.ability, self._armed = unit, None, None
        self._is_hinted = False
        self.desk.chosen_uid = None if unit is None else unit.uid
        self._make_buttons()
        self.desk.host.cue("move")
        self.desk.retell()

    def choose_ability(self, ability: int) -> None:
        """Choose what the unit does; aimed at itself alone it does so at once."""
        unit = self.chosen
        if unit is None:
            return
        targets = [
            each
            for each in self.by_unit.get(unit.spot, [])
            if isinstance(each, Use) and each.ability == ability
        ]
        if len(targets) == 1 and targets[0].target == unit.spot:
            self.desk.submit(targets[0])
            return
        if ability != BASIC and not targets:
            self.desk.refuse(self.why_unusable(self.uses()[ability - 1]))
            return
        self.ability = None if self.ability == ability else ability
        self._make_buttons()
        self.desk.retell()

    def next_unit(self, step: int) -> None:
        """Choose the next unit that can still do something."""
        spots = sorted(self.by_unit)
        if not spots:
            self.desk.focus(self.desk.board.buttons[Action.END_TURN])
            return
        now = self.chosen.spot if self.chosen is not None else None
        place = spots.index(now) + step if now in spots else (0 if step > 0 else -1)
        spot = spots[place % len(spots)]
        self.choose(self.unit_at(spot))
        self.desk.focus(self.desk.board.spot(spot))

    # -- what is done

    def press(self, spot: Spot) -> None:
        """Choose the unit there, or do with the chosen one what suits the spot."""
        unit = self.unit_at(spot)
        if self.chosen is not None and (action := self.action_to(spot)) is not None:
            self._confirm(action, spot)
        elif self.follows_hint(spot):
            self._is_hinted = False
        elif unit is not None and unit.owner == self.player:
            is_same = self.chosen is not None and self.chosen.uid == unit.uid
            self.choose(None if is_same else unit)
        elif self.chosen is None:
            if unit is not None:
                self.desk.show.open_unit(unit)
            else:
                self.desk.refuse(_("First press one of your cards."))
        else:
            self.desk.refuse(self.refusal(spot))

    def grants(self, spot: Spot) -> bool:
        """Another own card, or what the chosen one can do something with."""
        unit = self.unit_at(spot)
        if self.chosen is not None and self.chosen.spot == spot:
            return False
        is_own = unit is not None and unit.owner == self.player
        return is_own or self.action_to(spot) is not None

    def follows_hint(self, spot: Spot) -> bool:
        """Whoever reads that a card walks presses that card first: it stays chosen."""
        return self._is_hinted and self.chosen is not None and self.chosen.spot == spot

    def _confirm(self, action: BerserkAction, spot: Spot) -> None:
        """Do it, or where the player wants to be asked, on the second press."""
        is_walk = isinstance(action, Move | Leap)
        if is_walk or self._armed == spot or not self.desk.pace.confirm_cards:
            self.desk.submit(action)
            return
        self._armed = spot
        self.desk.toast(_("Press again: {attack}.").format(attack=self.name_of(action)))

    def end_turn(self) -> None:
        """End the turn; while units could still act, on the second press only, unless a guide asks
        for it."""
        idle = [] if self.desk.wanted else self.idle()
        if idle and not self._is_warned and self.desk.pace.warns_of_idle:
            self._is_warned = True
            words = many(
                "{cards} can still strike or act. Press again to end the turn.",
                "{n} cards can still strike or act. Press again to end the turn.",
                len(idle),
            )
            first = self.unit_at(idle[0])
            name = "" if first is None else placed_name(first)
            self.desk.toast(words.format(n=len(idle), cards=name), WARNED_FOR)
            return
        self.desk.chosen_uid = None
        self.desk.submit(EndTurn())

    def act(self, action: Action) -> bool:
        """Go through the units, choose abilities by number, end the turn."""
        if action in (Action.NEXT_TAB, Action.PREVIOUS_TAB):
            self.next_unit(1 if action is Action.NEXT_TAB else -1)
        elif action in (Action.NEXT, Action.PREVIOUS) and isinstance(self.desk.focused, SpotPlace):
            self.next_unit(1 if action is Action.NEXT else -1)
        elif action is Action.END_TURN:
            self.end_turn()
        elif action is Action.CANCEL and self.ability is not None:
            self.choose_ability(self.ability)
        elif action is Action.CANCEL and self.chosen is not None:
            self.choose(None)
        elif action.digit is not None and self.chosen is not None:
            if action.digit <= len(self.uses()):
                self.choose_ability(action.digit)
        else:
            return False
        return True

    def rule_at_hand(self) -> str:
        """The clause that forbids what is pointed at."""
        if self.pointed is None or self.chosen is None:
            return "BW-17"
        if self.action_to(self.pointed) is not None:
            return "BW-24"
        return self.refusal(self.pointed).rule


def _distance(here: Spot | None, there: Spot) -> int:
    """Return how many squares lie between two, corners counted once; far where one is no square."""
    if here is None or not is_square(here) or not is_square(there):
        return len(BOARD.squares)
    return BOARD.rings[here][there]
