"""What follows from a view: reach, threats and trials, worked out in a world that fits it.

A world is made from the view alone, so nothing that the seat may not know can be told by it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from game.core.protocols import Event, Player, Refusal, Ruleset
from game.core.rng import Rng
from game.rulesets.berserk.abilities import Used
from game.rulesets.berserk.actions import BerserkAction, EndRecruiting, Mulligan, Place, Recruit
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.masks import squares_of
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.threats import Sight
from game.rulesets.berserk.unit import Spot, Unit
from game.rulesets.berserk.view import BerserkView


class Knowledge:
    """What one seat can work out from its view."""

    def __init__(self, ruleset: Ruleset[Any, Any, Any], view: BerserkView) -> None:
        self.ruleset = ruleset
        self.view = view

    @cached_property
    def world(self) -> BerserkState:
        """A battle that the seat cannot tell from the real one."""
        world: BerserkState = self.ruleset.determinize(self.view, Rng(1))
        return world

    def uses(self, unit: Unit) -> tuple[Used, ...]:
        """Return what a unit that is not hidden can act with, numbered from 1."""
        return traits(self.world, self.world.units[unit.uid]).uses

    def threats(self, player: Player) -> Mapping[Spot, str]:
        """Return the squares where the player's cards could be struck, or shot at, next turn."""
        found: dict[Spot, str] = {}
        for threat in Sight(self.world, player).threats:
            found |= dict.fromkeys(squares_of(threat.shoots), "range")
        for threat in Sight(self.world, player).threats:
            found |= dict.fromkeys(squares_of(threat.strikes), "threat")
        return found

    # -- trials

    def recruiting(self, chosen: Iterable[int], *, whole: bool = False) -> Refusal | None:
        """Return why these cards cannot be recruited together, None where they can.

        With `whole` the army must also be one that may be declared complete.
        """
        world = self.world.clone()
        actions: list[BerserkAction] = [Recruit(number) for number in sorted(chosen)]
        for action in (*actions, *((EndRecruiting(),) if whole else ())):
            refusal = world.refusal(action)
            if refusal is not None:
                return refusal
            world.apply_action(action)
        return None

    def proposed_army(self) -> list[int]:
        """Return the cards that the plain player would recruit from this hand."""
        world, found = self.world.clone(), []
        player = self.view.observer
        while world.current_player() == player:
            legal = [each for each in world.legal_actions() if not isinstance(each, Mulligan)]
            action = self.ruleset.heuristic(world.view(player), legal, Rng(1))
            if not isinstance(action, Recruit):
                break
            found.append(action.card)
            world.apply_action(action)
        return found

    def proposed_places(self) -> list[Place]:
        """Return where the plain player would place the cards that wait."""
        world, found = self.world.clone(), []
        player = self.view.observer
        for _card in self.view.waiting:
            action = self.ruleset.heuristic(world.view(player), world.legal_actions(), Rng(1))
            if not isinstance(action, Place) or world.current_player() != player:
                break
            found.append(action)
            world.apply_action(action)
        return found

    def outcome(self, action: BerserkAction) -> Sequence[Event]:
        """Return the events that an answer without dice would bring."""
        events: list[Event] = []
        world = self.world.clone()
        world.apply_action(action, events.append)
        return events
