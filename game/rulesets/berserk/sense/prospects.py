"""What an action may lead to, exactly: every outcome with its chance, before it is confirmed.

The odds come from the combat table (odds.py); what an outcome does to the board, texts it sets off
included, comes from the rules themselves, once for all dice that come to the same. Both players
are taken to answer well: each reply is the one that is worth most to whoever gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.core.protocols import CHANCE, Event, Player
from game.rulesets.berserk.actions import BerserkAction, Choose, NoGuard, Protect
from game.rulesets.berserk.battle.legal import battle_legal
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice, AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.dice import distinct_rolls
from game.rulesets.berserk.sense.worth import armies_worth
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import GRAVE, Unit


class Effect(NamedTuple):
    """What an outcome does to one unit: wounds it has more (or less), and what became of it."""

    uid: int
    wounds: int
    dies: bool
    poison: int = 0
    """Poison it has more."""
    others: tuple[str, ...] = ()
    """"exhausted", "alert", "bound", "stunned", "stronger", "weaker", "extra life", "revealed"."""


class Outcome(NamedTuple):
    """One way an action can end."""

    chance: float
    effects: tuple[Effect, ...]
    """Of every unit that changes but for being exhausted by its own act; by uid."""

    def of(self, uid: int) -> Effect:
        """Return what happens to one unit."""
        return next((each for each in self.effects if each.uid == uid), Effect(uid, 0, False))


class Prospect(NamedTuple):
    """What an action leads to after one reply of the defending side.

    `guard` is the uid of the protector, None where nobody steps in. `value` is what the acting
    side gains on the average, in crystals of worth.
    """

    guard: int | None
    outcomes: tuple[Outcome, ...]
    value: float
    has_choice: bool = False
    """Whether somebody may choose a hit on the way (BW-25): it is taken that he chooses well."""

    def chance(self, uid: int) -> float:
        """Return how likely a unit dies of it."""
        return sum(each.chance for each in self.outcomes if each.of(uid).dies)

    def wounds(self, uid: int) -> float:
        """Return how many wounds a unit takes on the average."""
        return sum(each.chance * each.of(uid).wounds for each in self.outcomes)


def prospects(state: BerserkState, action: BerserkAction) -> tuple[Prospect, ...]:
    """Return what the action leads to, by the replies that the defending side has.

    The first is the reply to expect: the best for the defending side. An action that needs no dice
    has one prospect with one outcome.
    """
    player = state.to_act
    actor = getattr(action, "unit", None)
    before = tuple(
        [unit._replace(exhausted=True) if unit.spot == actor else unit for unit in state.units]
    )
    start = state.clone()
    start.apply_action(action)
    pending = start.pending
    found = []
    if isinstance(pending, AwaitGuard):
        for reply in battle_legal(start):
            after = start.clone()
            after.apply_action(reply)
            guard = _guard(start, reply)
            found.append(_prospect(after, before, player, guard))
    else:
        found.append(_prospect(start, before, player, None))
    return tuple(sorted(found, key=lambda each: (each.value, each.guard is not None)))


def lead(state: BerserkState, player: Player) -> float:
    """Return how many crystals of worth a player is ahead; the end of the battle counts most."""
    worths = armies_worth(state.units)
    found = worths[player] - worths[1 - player]
    if state.phase is Phase.OVER:
        found += VICTORY * state.returns()[player]
    return found


VICTORY = 50.0
"""What having won is worth, in crystals."""


def _guard(state: BerserkState, reply: BerserkAction) -> int | None:
    if isinstance(reply, NoGuard):
        return None
    assert isinstance(reply, Protect)
    return next(unit.uid for unit in state.units if unit.spot == reply.unit)


def _prospect(
    state: BerserkState, before: tuple[Unit, ...], player: Player, guard: int | None
) -> Prospect:
    found: dict[tuple[Effect, ...], float] = {}
    value, has_choice, begun = 0.0, False, len(state.history)
    for chance, after, worth in _ends(state, player):
        has_choice |= any(isinstance(each, Choose) for each in after.history[begun:])
        effects = _effects(before, after.units)
        found[effects] = found.get(effects, 0.0) + chance
        value += chance * worth
    worths = armies_worth(before)
    outcomes = sorted(
        (Outcome(chance, effects) for effects, chance in found.items()), key=lambda each: -each[0]
    )
    gain = value - worths[player] + worths[1 - player]
    return Prospect(guard, tuple(outcomes), gain, has_choice)


def _ends(state: BerserkState, player: Player) -> list[tuple[float, BerserkState, float]]:
    """Return how what is pending can end: chance, position, and its value to the player."""
    pending = state.pending
    if isinstance(pending, AwaitDice):
        found = []
        for roll, chance in distinct_rolls(state, pending):
            after = state.clone()
            after.apply_action(roll)
            found += [(chance * part, end, worth) for part, end, worth in _ends(after, player)]
        return found
    if isinstance(pending, AwaitChoice | AwaitGuard):
        return _best_reply(state, player)[1]
    assert state.to_act != CHANCE
    return [(1.0, state, lead(state, player))]


def _best_reply(
    state: BerserkState, player: Player
) -> tuple[BerserkAction, list[tuple[float, BerserkState, float]]]:
    """Return the reply that is worth most to whoever gives it, and how it can end then."""
    sign = 1 if state.to_act == player else -1
    replies = []
    for reply in battle_legal(state):
        after = state.clone()
        after.apply_action(reply)
        ends = _ends(after, player)
        worth = sign * sum(chance * worth for chance, _end, worth in ends)
        replies.append((worth, reply, ends))
    return max(replies, key=lambda each: each[0])[1:]


def tales(
    state: BerserkState, action: BerserkAction, guard: int | None
) -> Iterator[Sequence[Event]]:
    """Yield what happens, event by event, in each way that an action can end where this `guard`
    steps in, None for nobody."""
    player, start, told = state.to_act, state.clone(), list[Event]()
    start.apply_action(action, told.append)
    if isinstance(start.pending, AwaitGuard):
        reply = next(each for each in battle_legal(start) if _guard(start, each) == guard)
        start.apply_action(reply, told.append)
    yield from _tales(start, player, told)


def _tales(state: BerserkState, player: Player, told: Sequence[Event]) -> Iterator[Sequence[Event]]:
    pending, replies = state.pending, list[BerserkAction]()
    if isinstance(pending, AwaitDice):
        replies = [roll for roll, _chance in distinct_rolls(state, pending)]
    elif isinstance(pending, AwaitChoice | AwaitGuard):
        replies = [_best_reply(state, player)[0]]
    else:
        yield told
    for reply in replies:
        after, more = state.clone(), [*told]
        after.apply_action(reply, more.append)
        yield from _tales(after, player, more)


def _effects(before: tuple[Unit, ...], after: tuple[Unit, ...]) -> tuple[Effect, ...]:
    found = []
    for old, new in zip(before, after, strict=True):
        if old is new or old == new:
            continue
        if new.spot == GRAVE and old.spot != GRAVE:
            found.append(Effect(new.uid, life_taken(old), True))
            continue
        effect = Effect(
            new.uid,
            new.wounds - new.extra - old.wounds + old.extra,
            False,
            new.poison - old.poison,
            tuple(word for word, holds in _WORDS.items() if holds(old, new)),
        )
        if effect != Effect(new.uid, 0, False):
            found.append(effect)
    return tuple(found)


def life_taken(unit: Unit) -> int:
    """Return how many wounds kill a unit: what it loses if it dies."""
    from game.rulesets.berserk.battle.units import life_left

    return life_left(unit)


_WORDS: dict[str, Callable[[Unit, Unit], bool]] = {
    "exhausted": lambda old, new: new.exhausted and not old.exhausted,
    "alert": lambda old, new: old.exhausted and not new.exhausted,
    "bound": lambda old, new: new.bound and not old.bound,
    "stunned": lambda old, new: new.stunned and not old.stunned,
    "stronger": lambda old, new: new.plus > old.plus,
    "weaker": lambda old, new: new.minus > old.minus,
    "extra life": lambda old, new: new.extra > old.extra,
    "revealed": lambda old, new: old.hidden and not new.hidden,
}
"""What else may become of a unit."""
