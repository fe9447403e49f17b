"""The unit that is chosen in the person's turn: what it can do, and to whom."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.core.protocols import Refusal
from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Prepare, Strike, Use
from game.rulesets.berserk.battle.idleness import unusable
from game.rulesets.berserk.cards.abilities import Heal, Power, Spell, Used
from game.rulesets.berserk.pending import BASIC
from game.rulesets.berserk.telling.naming import ability_name
from game.rulesets.berserk.unit import Spot, Unit
from scenes.battle.desk import Desk, sentence
from scenes.battle.maps.ground import unit_key
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.weapons import ability_buttons
from scenes.ui.widget import Widget


class Aiming(Mode):
    """A unit may be chosen, and one of its abilities; the squares it can reach are lit."""

    asks = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.legal: Sequence[BerserkAction] = desk.port.legal_actions()
        self.player = desk.view.observer
        self.by_unit: dict[Spot, list[BerserkAction]] = {}
        for each in self.legal:
            if isinstance(each, Move | Leap | Strike | Use | Prepare):
                self.by_unit.setdefault(each.unit, []).append(each)
        self.chosen: Unit | None = self._still_chosen()
        self.ability: int | None = None
        """The number of the ability to be used; None for whatever suits the target."""
        self._buttons: list[Widget] = []
        self._make_buttons()

    def _still_chosen(self) -> Unit | None:
        """Return the unit that was chosen before its last move, if it can still do something."""
        uid = self.desk.chosen_uid
        if uid is None or uid >= len(self.desk.view.units):
            return None
        unit = self.desk.view.units[uid]
        return unit if unit.owner == self.player and unit.spot in self.by_unit else None

    def choose_ability(self, ability: int) -> None:
        """Choose what the unit does, by number."""
        raise NotImplementedError

    def _make_buttons(self) -> None:
        self._buttons = []
        if (unit := self.chosen) is not None:
            prepare = partial(self.desk.submit, Prepare(unit.spot))
            self._buttons = ability_buttons(
                self.by_unit.get(unit.spot, ()),
                self.uses(),
                self.why_unusable,
                self.ability,
                self.choose_ability,
                prepare,
            )

    # -- what it can do

    def uses(self) -> Sequence[Used]:
        """Return what the chosen unit can act with, numbered from 1."""
        return () if self.chosen is None else self.desk.foresight.uses(self.chosen)

    def why_unusable(self, use: Used) -> str:
        """Return why the chosen unit can use an ability on nobody, "" where it can."""
        assert self.chosen is not None
        return sentence(unusable(self.desk.view, self.chosen, use))

    def idle(self) -> list[Spot]:
        """Return the units that have somebody to strike at, or something to use."""
        return [
            spot
            for spot, actions in self.by_unit.items()
            if any(isinstance(each, Strike | Use) for each in actions)
        ]

    def aimed(self) -> list[BerserkAction]:
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
        for each in self.aimed():
            goal = each.to if isinstance(each, Move | Leap) else getattr(each, "target", None)
            if goal == spot:
                found.append(each)
        return min(found, key=lambda each: each.ORDER, default=None)

    def name_of(self, action: BerserkAction) -> str:
        """Return what an attack or a use of the chosen unit is called."""
        if isinstance(action, Use):
            return ability_name(self.uses()[action.ability - 1])
        return _("Basic strike")

    def refusal(self, spot: Spot) -> Refusal:
        """Return why the chosen unit can do nothing with a spot."""
        assert self.chosen is not None
        start = self.chosen.spot
        unit = self.unit_at(spot)
        wanted: BerserkAction = Strike(start, spot) if unit is not None else Move(start, spot)
        if self.ability not in (None, BASIC) and unit is not None:
            assert self.ability is not None
            wanted = Use(start, self.ability, spot)
        found = self.desk.port.refusal(wanted)
        return found or Refusal(_("Nothing can be done there now."))

    # -- what is shown of it

    def tones(self) -> Mapping[Spot, str]:
        """The reach of the chosen unit and its targets."""
        lit: dict[Spot, str] = {}
        if self.chosen is None:
            return lit
        lit[self.chosen.spot] = "chosen"
        for action in self.aimed():
            if isinstance(action, Move):
                lit[action.to] = "reach"
            elif isinstance(action, Leap):
                lit.setdefault(action.to, "leap")
            elif isinstance(action, Strike):
                lit[action.target] = "target"
            elif isinstance(action, Use) and action.target != self.chosen.spot:
                lit.setdefault(action.target, self._tone_of(action))
        return lit

    def reach(self) -> Mapping[Spot, str]:
        """The squares that the chosen unit could strike or shoot at, now or after a walk; where its
        own side stands is left out."""
        if self.chosen is None or self.ability is not None:
            return {}
        found = self.desk.foresight.in_reach(self.chosen)
        own = {unit.spot for unit in self.desk.view.units if unit.owner == self.player}
        shot, struck = sorted(found.shoots - own), sorted(found.strikes - own)
        return dict.fromkeys(shot, "range") | dict.fromkeys(struck, "threat")

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
            return self.name_of(action)
        if self.chosen is not None and self.chosen.spot == spot:
            return _("chosen")
        return _("can act") if spot in self.by_unit else ""
