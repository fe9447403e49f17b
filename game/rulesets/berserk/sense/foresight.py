"""What a player can work out from his view: reach, threats, odds and trials.

All is tried in a world made from the view alone, so that nothing the player may not know is told.
The world stays in here: who asks gets answers, never a position.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from game.core.protocols import Player, Refusal
from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    BerserkAction,
    EndRecruiting,
    Leap,
    Move,
    Mulligan,
    Place,
    Protect,
    Recruit,
    Strike,
    Use,
)
from game.rulesets.berserk.battle.masks import WHOLE, squares_of
from game.rulesets.berserk.battle.reach import strike_targets, use_targets
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import stand
from game.rulesets.berserk.cards.abilities import Used
from game.rulesets.berserk.pending import AwaitGuard
from game.rulesets.berserk.places import room
from game.rulesets.berserk.sense.answers import answer_guard
from game.rulesets.berserk.sense.changers import Changer, changers
from game.rulesets.berserk.sense.deploying import deployment
from game.rulesets.berserk.sense.enemy_turn import EnemyTurn
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.prospects import Prospect, prospects
from game.rulesets.berserk.sense.reaching import reach, reach_at_most, reach_now
from game.rulesets.berserk.sense.recruiting import intended
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import GRAVE, Spot, Unit
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize


class Menace(NamedTuple):
    """A card, and the squares it could strike at, or shoot at, in a turn."""

    uid: int
    strikes: frozenset[Spot]
    shoots: frozenset[Spot]


class Foresight:
    """What the observer of a view can work out; made anew for every view."""

    def __init__(self, view: BerserkView) -> None:
        self.view = view
        self._menaces: dict[Player, tuple[Menace, ...]] = {}
        self._menacing: dict[tuple[Spot, Spot], frozenset[int]] = {}
        self._out_of_reach: dict[Player, frozenset[Spot]] = {}
        self._enemy_turns: dict[BerserkAction, EnemyTurn] = {}

    @cached_property
    def _world(self) -> BerserkState:
        return determinize(self.view, Rng(1))

    # -- the battle

    def uses(self, unit: Unit) -> tuple[Used, ...]:
        """Return what a unit that is not hidden can act with, numbered from 1."""
        return traits(self._world, self._world.units[unit.uid]).uses

    def leads_to_a_deed(self, walk: Move | Leap) -> bool:
        """Tell whether a unit of this player could strike somebody, or use an ability, where a walk
        takes it."""
        return bool(self._deeds(walk.unit, walk.to))

    def _deeds(self, start: Spot, spot: Spot) -> list[Strike | Use]:
        """Return what the unit on `start` could do to whom if it stood on `spot`."""
        unit = self._world.at(start)
        return [] if unit is None else _deeds_of(self._world, unit, spot)

    def menaces(self, player: Player) -> tuple[Menace, ...]:
        """Return which enemy cards could hurt the player's cards in their next turn, and where, as
        they make way for each other; a polearm strikes, too."""
        if player not in self._menaces:
            self._menaces[player] = tuple(_menaces(self._world, player))
        return self._menaces[player]

    def menacing(self, start: Spot, end: Spot) -> frozenset[int]:
        """Return which enemies, by uid, could strike or shoot at the unit on `start` in their next
        turn if it stood on `end`."""
        if (start, end) not in self._menacing:
            unit, found = self._world.at(start), self.menaces(self.view.to_act)
            if unit is not None and start != end:
                world = self._world.clone()
                stand(world, unit, end)
                found = tuple(_menaces(world, unit.owner))
            self._menacing[start, end] = frozenset(
                each.uid for each in found if end in each.strikes or end in each.shoots
            )
        return self._menacing[start, end]

    def in_reach(self, unit: Unit) -> Menace:
        """Return which squares a card of this player could strike at or shoot at in this turn."""
        strikes, shoots = (frozenset(squares_of(each)) for each in reach_now(self._world, unit))
        return Menace(unit.uid, strikes, shoots)

    def out_of_reach(self, player: Player) -> frozenset[Spot]:
        """Return the squares at which no enemy can strike or shoot at the player's cards in its
        next turn, whoever falls before, or is pushed or pulled; none where one lies face down."""
        if player not in self._out_of_reach:
            reached = reach_at_most(self._world, 1 - player)
            self._out_of_reach[player] = frozenset(squares_of(WHOLE & ~reached))
        return self._out_of_reach[player]

    def prospects(self, action: BerserkAction) -> tuple[Prospect, ...]:
        """Return what an action of this player, whose turn to act it is, may lead to.

        Nothing is known of an attack on what lies face down (BW-15).
        """
        target = self.view.at(getattr(action, "target", GRAVE))
        if target is not None and target.hidden:
            return ()
        return prospects(self._world, action)

    def sound_guard(self, action: BerserkAction) -> int | None:
        """Return who would protect the target of an attack if a plain player decided it, None for
        nobody; who lies face down is not reckoned with."""
        world = self._after_attack(action)
        pending = world.pending if world is not None else None
        if world is None or not isinstance(pending, AwaitGuard):
            return None
        known = tuple(uid for uid in pending.guards if not world.units[uid].hidden)
        reply = answer_guard(world, pending._replace(guards=known))
        guard = world.at(reply.unit) if isinstance(reply, Protect) else None
        return None if guard is None else guard.uid

    def hidden_guards(self, action: BerserkAction) -> tuple[int, ...]:
        """Return which of those that lie face down may step in for the target of an attack, for all
        that can be known (BW-28)."""
        world = self._after_attack(action)
        pending = world.pending if world is not None else None
        guards = pending.guards if isinstance(pending, AwaitGuard) else ()
        return tuple(uid for uid in guards if self.view.units[uid].hidden)

    def _after_attack(self, action: BerserkAction) -> BerserkState | None:
        """Return the world once an attack is declared; None where its target is not known."""
        target = self.view.at(getattr(action, "target", GRAVE))
        if target is None or target.hidden:
            return None
        world = self._world.clone()
        world.apply_action(action)
        return world

    def protectors(self, action: BerserkAction, uid: int) -> frozenset[int]:
        """Return who could protect a card of this player, whose turn it is, from one of those that
        could attack it in the enemy's next turn, after an action."""
        if action not in self._enemy_turns:
            self._enemy_turns[action] = EnemyTurn(self._world, action)
        return self._enemy_turns[action].protectors(uid)

    def changers(
        self, action: BerserkAction, unit: int, foe: int, guard: int | None = None
    ) -> tuple[Changer, ...]:
        """Return whose texts change what an attack of `unit` does, or its dice, where it comes to
        blows with `foe`: nothing is known of one that lies face down."""
        if self.view.units[foe].hidden:
            return ()
        return changers(self._world, action, unit, foe, guard)

    # -- raising and placing an army

    def recruiting(self, chosen: Iterable[int], *, whole: bool = False) -> Refusal | None:
        """Return why these cards cannot be recruited together, None where they can.

        With `whole` the army must also be one that may be declared complete.
        """
        world = self._world.clone()
        actions: list[BerserkAction] = [Recruit(number) for number in sorted(chosen)]
        for action in (*actions, *((EndRecruiting(),) if whole else ())):
            refusal = world.refusal(action)
            if refusal is not None:
                return refusal
            world.apply_action(action)
        return None

    def wants_new_hand(self) -> bool:
        """Tell whether a strong player would put this hand back and draw again."""
        return Mulligan() in self._world.legal_actions() and isinstance(
            muster(self._world, deployment), Mulligan
        )

    def proposed_army(self) -> list[int]:
        """Return the cards that a strong player would recruit from this hand."""
        view, player = self.view, self.view.to_act
        squares = room(player, player == view.first, view.land)
        given = view.gold(player), view.silver(player), squares
        return list(intended(view.hand, view.army, *given)[len(view.army) :])

    def proposed_places(self, laid: Iterable[Place] = ()) -> list[Place]:
        """Return where a strong player would place the cards that wait.

        Those of `laid`, which must be allowed, lie already and stay where they are.
        """
        world, found, given = self._world.clone(), [], list(laid)
        player = self.view.observer
        for _card in self.view.to_place:
            legal = world.legal_actions()
            lying = next((each for each in given if each in legal), None)
            if lying is not None:
                given.remove(lying)
            action = lying or muster(world, deployment)
            if not isinstance(action, Place) or world.current_player() != player:
                break
            found.append(action)
            world.apply_action(action)
        return found


def _menaces(world: BerserkState, player: Player) -> Iterator[Menace]:
    guessed = {
        each.one.unit.uid: (each.strikes, each.shoots)
        for each in Situation(world, player).threats
        if each.one.unit.hidden
    }
    for unit in world.living(1 - player):
        masks = guessed.get(unit.uid, (0, 0)) if unit.hidden else reach(world, unit)
        if any(masks):
            yield Menace(unit.uid, *(frozenset(squares_of(each)) for each in masks))


def _deeds_of(world: BerserkState, unit: Unit, spot: Spot) -> list[Strike | Use]:
    """Return what a unit could do to whom if it stood on `spot`."""
    start, there = unit.spot, unit._replace(spot=spot)
    held = traits(world, there)
    strikes = [Strike(start, each) for each in strike_targets(world, there, held)]
    used = enumerate(held.uses, 1)
    uses = [Use(start, n, each) for n, use in used for each in use_targets(world, there, use)]
    return [*strikes, *uses]
