"""The turn of the person: a unit is chosen, then what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.core.protocols import Refusal
from game.core.words import _, many
from game.rulesets.berserk.abilities import Heal, Power, Spell, Used
from game.rulesets.berserk.actions import (
    BerserkAction,
    EndTurn,
    Leap,
    Move,
    Prepare,
    Strike,
    Use,
)
from game.rulesets.berserk.pending import BASIC
from game.rulesets.berserk.unit import Spot, Unit
from scenes.battle.aiming import ability_buttons, odds_view
from scenes.battle.ground import unit_key
from scenes.battle.modes import Mode
from scenes.battle.naming import ability_name
from scenes.battle.unitcard import unit_column
from scenes.scene import Action
from scenes.ui.boxes import Column
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words

if TYPE_CHECKING:
    from scenes.battle.scene import BattleScene

THREATS = {"strikes": "threat", "shoots": "range"}
"""How squares are lit where the enemy can strike, or shoot."""


class Fighting(Mode):
    """The person moves and acts with his units until he ends the turn."""

    scene: BattleScene

    def __init__(self, scene: BattleScene) -> None:
        super().__init__(scene)
        self.legal: Sequence[BerserkAction] = scene.port.legal_actions()
        self.player = scene.view.observer
        self.by_unit: dict[Spot, list[BerserkAction]] = {}
        for each in self.legal:
            if isinstance(each, Move | Leap | Strike | Use | Prepare):
                self.by_unit.setdefault(each.unit, []).append(each)
        self.chosen: Unit | None = self._still_chosen()
        self.ability: int | None = None
        """The number of the ability to be used; None for whatever suits the target."""
        self._armed: Spot | None = None
        self._buttons: list[Widget] = []
        self._make_buttons()

    def _still_chosen(self) -> Unit | None:
        """Return the unit that was chosen before its last move, if it can still do something."""
        uid = self.scene.chosen_uid
        if uid is None or uid >= len(self.scene.view.units):
            return None
        unit = self.scene.view.units[uid]
        return unit if unit.owner == self.player and unit.spot in self.by_unit else None

    # -- what is shown

    def tones(self) -> Mapping[Spot, str]:
        """The reach of the chosen unit and its targets, over what the enemy threatens."""
        lit: dict[Spot, str] = {}
        if self.scene.shows_threats and self.player is not None:
            threats = self.scene.foresight.threats(self.player)
            lit |= {spot: THREATS[kind] for spot, kind in threats.items()}
        if self.chosen is None:
            return lit
        lit[self.chosen.spot] = "chosen"
        for action in self._aimed():
            if isinstance(action, Move):
                lit[action.to] = "reach"
            elif isinstance(action, Leap):
                lit.setdefault(action.to, "leap")
            elif isinstance(action, Strike):
                lit[action.target] = "target"
            elif isinstance(action, Use) and action.target != self.chosen.spot:
                lit.setdefault(action.target, self._tone_of(action))
        return lit

    def _tone_of(self, action: Use) -> str:
        unit = self.unit_at(action.target)
        is_own = unit is not None and unit.owner == self.player
        if is_own:
            return "kind"
        ability = self.uses()[action.ability - 1]
        return "magic" if isinstance(ability, Spell | Power | Heal) else "target"

    def glowing(self) -> frozenset[str]:
        """The chosen unit, and the one pointed at."""
        found = set(super().glowing())
        if self.chosen is not None:
            found.add(unit_key(self.chosen.uid))
        return frozenset(found)

    def able(self) -> frozenset[str]:
        """Every own unit that can still do something."""
        units = [self.unit_at(spot) for spot in self.by_unit]
        return frozenset(unit_key(unit.uid) for unit in units if unit is not None)

    def column(self) -> Widget | None:
        """The unit pointed at with the odds of striking it, or the chosen one."""
        pointed = self.unit_at(self.pointed)
        told = pointed or self.chosen
        if told is None:
            return Words(self._guide(), size=15)
        card = unit_column(told, self.scene.faces, partial(self.scene.open_unit, told))
        if pointed is None or self.chosen is None or pointed.uid == self.chosen.uid:
            return card
        odds = self._odds(pointed)
        return Column(odds, card, gap=8) if odds is not None else card

    def _guide(self) -> str:
        return _(
            "Press one of your cards, then a lit square to walk there, or an enemy to strike. "
            "Cards that can still do something have a golden edge."
        )

    def _odds(self, target: Unit) -> Widget | None:
        """Return the odds of what pressing the target would do, or why it does nothing."""
        assert self.chosen is not None
        action = self.action_to(target.spot)
        if action is None:
            if target.owner == self.player and self.ability is None:
                return None
            refusal = self._refusal(target.spot)
            return Words(f"{{bad}}{escape(self.scene.sentence(refusal))}{{/}}", size=15)
        title = self._name_of(action)
        if target.hidden:
            words = _("{attack}: the card is revealed first.").format(attack=title)
            return Words(escape(words), size=15)
        return odds_view(self.scene, title, action, self.chosen, target)

    def _name_of(self, action: BerserkAction) -> str:
        if isinstance(action, Use):
            return ability_name(self.uses()[action.ability - 1])
        return _("Basic strike")

    def controls(self) -> Sequence[Widget]:
        """What the chosen unit can do."""
        return self._buttons

    def words_at(self, spot: Spot) -> str:
        """What pressing the spot would do."""
        action = self.action_to(spot)
        if isinstance(action, Move):
            return _("walk here")
        if isinstance(action, Leap):
            return _("leap here")
        if action is not None:
            return self._name_of(action)
        return _("can act") if spot in self.by_unit and self.chosen is None else ""

    def best_focus(self) -> Widget | None:
        """The chosen unit, or the first that can do something."""
        if self.chosen is not None:
            return self.scene.board.spot(self.chosen.spot)
        first = next(iter(sorted(self.by_unit)), None)
        if first is None:
            return self.scene.board.buttons[Action.END_TURN]
        return self.scene.board.spot(first)

    # -- the chosen unit

    def _make_buttons(self) -> None:
        unit = self.chosen
        self._buttons = [] if unit is None else ability_buttons(self, unit)

    def actions_of(self, unit: Unit) -> Sequence[BerserkAction]:
        """Return what a unit can do."""
        return self.by_unit.get(unit.spot, ())

    def uses(self) -> Sequence[Used]:
        """Return what the chosen unit can act with, numbered from 1."""
        return () if self.chosen is None else self.scene.foresight.uses(self.chosen)

    def choose(self, unit: Unit | None) -> None:
        """Choose a unit, None for none."""
        self.chosen, self.ability, self._armed = unit, None, None
        self.scene.chosen_uid = None if unit is None else unit.uid
        self._make_buttons()
        self.scene.host.cue("move")
        self.scene.retell()

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
            self._do(targets[0])
            return
        if ability != BASIC and not targets:
            self.scene.refuse(_("Nobody is in its reach."))
            return
        self.ability = None if self.ability == ability else ability
        self._make_buttons()
        self.scene.retell()

    def _aimed(self) -> list[BerserkAction]:
        """Return what the chosen unit can do, of one ability only if that is chosen."""
        if self.chosen is None:
            return []
        actions = self.by_unit.get(self.chosen.spot, [])
        if self.ability is None:
            return [each for each in actions if not self._is_kind(each)]
        if self.ability == BASIC:
            return [each for each in actions if isinstance(each, Strike)]
        return [e for e in actions if isinstance(e, Use) and e.ability == self.ability]

    def _is_kind(self, action: BerserkAction) -> bool:
        """Tell whether an ability is aimed at an own card: it must be chosen before."""
        if not isinstance(action, Use):
            return False
        unit = self.unit_at(action.target)
        return unit is not None and unit.owner == self.player

    def action_to(self, spot: Spot) -> BerserkAction | None:
        """Return what pressing a spot does with the chosen unit: a strike before other attacks."""
        found: list[BerserkAction] = []
        for each in self._aimed():
            goal = each.to if isinstance(each, Move | Leap) else getattr(each, "target", None)
            if goal == spot:
                found.append(each)
        return min(found, key=lambda each: each.ORDER, default=None)

    # -- what is done

    def press(self, spot: Spot) -> None:
        """Choose the unit there, or do with the chosen one what suits the spot."""
        unit = self.unit_at(spot)
        if self.chosen is not None and (action := self.action_to(spot)) is not None:
            self._confirm(action, spot)
        elif unit is not None and unit.owner == self.player:
            is_same = self.chosen is not None and self.chosen.uid == unit.uid
            self.choose(None if is_same else unit)
        elif self.chosen is None:
            if unit is not None:
                self.scene.open_unit(unit)
            else:
                self.scene.refuse(_("First press one of your cards."))
        else:
            self.scene.refuse_with(self._refusal(spot))

    def _confirm(self, action: BerserkAction, spot: Spot) -> None:
        """Do it, or where the player wants to be asked, on the second press."""
        is_walk = isinstance(action, Move | Leap)
        if is_walk or self._armed == spot or not self.scene.around.pace().confirm_cards:
            self._do(action)
            return
        self._armed = spot
        self.scene.toast(_("Once more: {attack}.").format(attack=self._name_of(action)))

    def _do(self, action: BerserkAction) -> None:
        self.scene.submit(action)

    def _refusal(self, spot: Spot) -> Refusal:
        """Return why the chosen unit can do nothing with a spot."""
        assert self.chosen is not None
        start = self.chosen.spot
        unit = self.unit_at(spot)
        wanted: BerserkAction = Strike(start, spot) if unit is not None else Move(start, spot)
        if self.ability not in (None, BASIC) and unit is not None:
            assert self.ability is not None
            wanted = Use(start, self.ability, spot)
        found = self.scene.port.refusal(wanted)
        return found or Refusal(_("Nothing can be done there now."))

    def end_turn(self) -> None:
        """End the turn; while units could still act, on the second press only."""
        idle = self._idle()
        if idle and not self.scene.warned and self.scene.warns:
            self.scene.warned = True
            words = many(
                "{n} card can still strike or act. Once more to end the turn.",
                "{n} cards can still strike or act. Once more to end the turn.",
                len(idle),
            )
            self.scene.toast(words.format(n=len(idle)))
            return
        self.scene.chosen_uid = None
        self.scene.submit(EndTurn())

    def _idle(self) -> list[Spot]:
        """Return the units that have somebody to strike at, or something to use."""
        return [
            spot
            for spot, actions in self.by_unit.items()
            if any(isinstance(each, Strike | Use) for each in actions)
        ]

    def next_unit(self, step: int) -> None:
        """Choose the next unit that can still do something."""
        spots = sorted(self.by_unit)
        if not spots:
            self.scene.focus(self.scene.board.buttons[Action.END_TURN])
            return
        now = self.chosen.spot if self.chosen is not None else None
        place = spots.index(now) + step if now in spots else (0 if step > 0 else -1)
        spot = spots[place % len(spots)]
        self.choose(self.unit_at(spot))
        self.scene.focus(self.scene.board.spot(spot))

    def act(self, action: Action) -> bool:
        """Go through the units, choose abilities by number, end the turn."""
        if action in (Action.NEXT_TAB, Action.PREVIOUS_TAB):
            self.next_unit(1 if action is Action.NEXT_TAB else -1)
        elif action in (Action.NEXT, Action.PREVIOUS) and self.scene.is_on_board:
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
        return self._refusal(self.pointed).rule
