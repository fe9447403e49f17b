"""The armies are revealed; turns start and end (BW-14, BW-16, BW-45, BW-68)."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from game.core.facts import TurnMoved
from game.core.protocols import Emit, Player
from game.rulesets.berserk.actions import EndTurn, Return
from game.rulesets.berserk.battle.attacks import reveal
from game.rulesets.berserk.battle.changes import Cause, Change
from game.rulesets.berserk.battle.effects import carry_out, end, end_if_fallen, text_changes
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.traits import OTHERS, givers, ground_reaches, terrain_at, traits
from game.rulesets.berserk.battle.units import (
    BACK_ROW,
    EXHAUSTED,
    altered,
    counted_anew,
    put,
    stand,
)
from game.rulesets.berserk.battlefields import SHUT, Terrain
from game.rulesets.berserk.cards.abilities import Healing, Near, When, Wound
from game.rulesets.berserk.events import (
    Alerted,
    Returned,
    TerrainRevealed,
    TokenGained,
    TurnEnded,
    TurnStarted,
)
from game.rulesets.berserk.pending import AwaitReturn
from game.rulesets.berserk.position import Battle, Phase, RunningBattle
from game.rulesets.berserk.unit import SKY, Spot, Unit, after_turn

LONGEST = 120
"""A battle ends after so many turns, both players' counted (BW-68)."""
LONGEST_QUIET = 40
"""So many turns in a row, both players' counted, without a wound end it (BW-68)."""
LAVA_WOUNDS = 1


class TurnsLeft(NamedTuple):
    """Turns till a battle is a draw, both players' and the one under way counted (BW-68)."""

    quiet: int
    """If nobody is wounded."""
    all: int
    """Whatever happens."""


def turns_till_draw(battle: Battle) -> TurnsLeft:
    """Return how soon a battle is a draw."""
    return TurnsLeft(LONGEST_QUIET - battle.quiet + 1, LONGEST - battle.turn + 1)


Texts = tuple[When, ...]

_wound = cache(Wound)
_healing = cache(Healing)


def begin_battle(state: RunningBattle, emit: Emit | None) -> None:
    """Reveal what is to be revealed (BW-14) and start the first turn; both armies stand."""
    first = state.first
    assert first is not None
    state.set(phase=Phase.BATTLE, mustered=len(state.history), givers=givers(state.units))
    for unit in state.units:
        if unit.owner == first or unit.spot not in BACK_ROW[unit.owner]:
            reveal(state, unit, emit)
    state.set(grounds_hidden=False)
    if emit:
        for owner, card in state.grounds:
            emit(TerrainRevealed(owner, card))
    end_if_fallen(state, emit)
    if state.phase != Phase.OVER:
        _start_turn(state, emit)


def _start_turn(state: RunningBattle, emit: Emit | None) -> None:
    """BW-16, in its order; whatever happens may end the battle."""
    first, turn = state.first, state.turn + 1
    assert first is not None
    player = first if turn % 2 else 1 - first
    state.set(turn=turn, quiet=state.quiet + 1, to_act=player)
    awake, tired = _count_anew(state, player)
    if emit:
        emit(TurnStarted(player, turn))
    if turn == 2:
        for unit in state.units:
            if unit.hidden:
                reveal(state, unit, emit)
    _wake(state, tired, emit)
    _suffer(state, player, awake, emit)
    if state.phase == Phase.OVER:
        return
    for uid in awake:
        unit = state.units[uid]
        if unit.wounds and unit.spot >= 0 and (x := traits(state, unit).regeneration):
            carry_out(state, (Change(uid, _healing(x), Cause.EFFECT, uid, "regeneration"),), emit)
    _gather_tokens(state, player, emit)
    _go_on(state, emit)


def _count_anew(state: RunningBattle, player: Player) -> tuple[list[int], list[int]]:
    """Count both sides' turn anew; return the player's cards that will be alert: all, and those
    that are exhausted yet.

    Whoever is stunned stays exhausted; one that was made alert before is none the worse for it.
    """
    awake, tired = [], []
    units = list(state.units)
    for uid, unit in enumerate(units):
        if unit.spot < 0:
            continue
        if unit.owner != player:
            if unit.soaked or unit.roused or unit.moved:
                units[uid] = counted_anew(unit, unit.spent)
            continue
        if unit.stunned:
            is_asleep = unit.exhausted
            unit = counted_anew(unit._replace(stunned=False, slept=is_asleep), unit.spent)
            units[uid] = unit
            if is_asleep:
                continue
        elif unit.slept:
            unit = units[uid] = unit._replace(slept=False)
        awake.append(uid)
        if unit.exhausted:
            tired.append(uid)
        if unit.spent or unit.soaked or unit.roused or unit.moved:
            units[uid] = counted_anew(unit, 0)
    state.set(units=tuple(units))
    return awake, tired


def _wake(state: RunningBattle, tired: list[int], emit: Emit | None) -> None:
    """Make these cards alert."""
    units = list(state.units)
    for uid in tired:
        units[uid] = altered(units[uid], EXHAUSTED, False)
        if emit:
            state.set(units=tuple(units))
            emit(Alerted(uid))
    state.set(units=tuple(units))


def _suffer(state: RunningBattle, player: Player, awake: list[int], emit: Emit | None) -> None:
    """Poison hurts who became alert (BW-48), lava who stands in it, awake or not."""
    changes = []
    for uid in awake:
        if x := state.units[uid].poison:
            changes.append(Change(uid, _wound(x), Cause.POISON, None, "poison"))
    if state.standing.options.terrain:
        for unit in state.living(player):
            if unit.spot < SKY and terrain_at(state, unit.spot) == Terrain.LAVA:
                changes.append(Change(unit.uid, _wound(LAVA_WOUNDS), Cause.LAVA, None, "lava"))
    if changes:
        carry_out(state, changes, emit)


# -- incarnation (BW-45)


def _gather_tokens(state: RunningBattle, player: Player, emit: Emit | None) -> None:
    for unit in state.units:
        if unit.spot < 0 and unit.owner == player and not unit.reborn:
            needed = PROFILES[unit.card].plain.incarnation
            if unit.tokens < needed:
                put(state, unit._replace(tokens=unit.tokens + 1))
                if emit:
                    emit(TokenGained(unit.uid, unit.tokens + 1))


def _go_on(state: RunningBattle, emit: Emit | None) -> None:
    """Bring back who has his tokens, as far as there is room, then carry out the cards' texts.

    Where there are several free squares the owner is asked, and the turn goes on from here after
    his answer.
    """
    player = state.turn_player
    assert player is not None
    for unit in state.units:
        if unit.spot < 0 and unit.owner == player and _is_ripe(unit):
            if PROFILES[unit.card].is_flyer:
                _come_back(state, unit, SKY + unit.uid, emit)
                continue
            spots = _return_spots(state, player)
            if len(spots) > 1:
                state.set(pending=AwaitReturn(unit.uid, spots), to_act=player)
                if emit:
                    emit(TurnMoved())
                return
            if spots:
                _come_back(state, unit, spots[0], emit)
    _read_texts(state, player, attrgetter("turn_starts"), emit)


def _is_ripe(unit: Unit) -> bool:
    needed = PROFILES[unit.card].plain.incarnation
    return bool(needed) and not unit.reborn and unit.tokens >= needed


def _return_spots(state: Battle, player: Player) -> tuple[Spot, ...]:
    return tuple(
        square
        for square in BACK_ROW[player]
        if state.board[square] < 0 and terrain_at(state, square) not in SHUT
    )


def _come_back(state: RunningBattle, unit: Unit, spot: Spot, emit: Emit | None) -> None:
    stand(state, unit._replace(exhausted=True, reborn=True, tokens=0), spot)
    if emit:
        emit(Returned(unit.uid, spot))


def answer_return(state: RunningBattle, action: Return, emit: Emit | None) -> None:
    """The owner has chosen where the unit comes back; the start of the turn goes on."""
    pending = state.pending
    assert isinstance(pending, AwaitReturn)
    state.set(pending=None)
    _come_back(state, state.units[pending.unit], action.spot, emit)
    _go_on(state, emit)


# -- texts


def _read_texts(
    state: RunningBattle, player: Player, texts_of: Callable[[Traits], Texts], emit: Emit | None
) -> None:
    """Carry out what cards do when their owner's turn starts, or ends, terrain cards first."""
    for owner, card in state.grounds:
        for text in texts_of(PROFILES[card].plain):
            if state.phase == Phase.OVER:
                return
            if owner == player and text.to in OTHERS:
                reached = [u.uid for u in state.units if ground_reaches(text.to, owner, u)]
                carry_out(state, [Change(uid, text.does, Cause.EFFECT) for uid in reached], emit)
    for unit in state.living(player):
        for text in texts_of(traits(state, state.units[unit.uid])):
            now = state.units[unit.uid]
            if state.phase == Phase.OVER:
                return
            if now.spot >= 0 and text.to != Near.OTHER:
                carry_out(state, text_changes(state, text, now, None), emit)


# -- the end of a turn


def end_turn(state: RunningBattle, action: EndTurn, emit: Emit | None) -> None:
    """Texts are read, what was laid for the turn goes, and the other's starts (BW-68, BW-76)."""
    player = state.to_act
    _read_texts(state, player, attrgetter("turn_ends"), emit)
    if state.phase == Phase.OVER:
        return
    _lift_tokens(state, player)
    if emit:
        emit(TurnEnded(player))
    if state.quiet >= LONGEST_QUIET:
        end(state, None, "no damage", emit)
    elif state.turn >= LONGEST:
        end(state, None, "too long", emit)
    else:
        _start_turn(state, emit)


def _lift_tokens(state: RunningBattle, player: Player) -> None:
    """Take off what lay on the player's units till now; what is fresh stays till his next turn."""
    for unit in state.living(player):
        if unit.plus or unit.minus or unit.bound or unit.prepared or unit.fresh:
            put(state, after_turn(unit))
