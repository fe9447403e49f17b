"""The one loop by which things happen: changes, deaths, and the texts that these set off.

Changes of one batch happen at once (both hits of an exchange, say); then those die who are to die,
all together; then the texts that were set off make the next batch.
"""

from collections.abc import Iterable
from functools import cache

from game.core.protocols import TERMINAL, Emit
from game.rulesets.berserk.battle.changes import (
    MELEE,
    Cause,
    Change,
    apply,
    changes_something,
    heal,
)
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.traits import near, traits
from game.rulesets.berserk.battle.units import buried, is_creature, life_left, stand
from game.rulesets.berserk.cards.abilities import (
    Destroying,
    Effect,
    Heal,
    Healing,
    Near,
    Offering,
    Power,
    Spell,
    When,
)
from game.rulesets.berserk.events import BattleEnded, Died
from game.rulesets.berserk.position import Battle, Phase, RunningBattle
from game.rulesets.berserk.unit import GRAVE, Unit

DESTROYS = (Destroying, Offering)
"""Effects that bring a card to the graveyard without wounds."""

Done = list[tuple[Change, int]]
"""Changes of a batch that took life, and how much."""


def effect_of(use: Heal | Spell | Power) -> Effect:
    """Return what a use that is no attack does to its target."""
    return _healing(use.x) if isinstance(use, Heal) else use.does


_healing = cache(Healing)


def can_suffer(state: Battle, unit: Unit, use: Heal | Spell | Power) -> bool:
    """Tell whether the unit is a target for it: face up, and changed by it (BW-15, BW-22)."""
    if unit.hidden:
        return False
    return changes_something(effect_of(use), unit, unit.owner == state.turn_player)


def carry_out(state: RunningBattle, changes: Iterable[Change], emit: Emit | None) -> None:
    """Make the changes and all that follows from them; the battle may end with that."""
    someone_died = False
    batch = list(changes)
    while batch:
        done: Done = []
        for change in batch:
            taken = apply(state, change, emit)
            if taken:
                done.append((change, taken))
        if not done:
            break
        batch = []
        for change, taken in done:
            batch += [
                Change(change.uid, effect, Cause.EFFECT, change.source) for effect in change.then
            ]
            if change.cause == Cause.BASIC:
                _drink(state, change, taken, emit)
                batch += _swept(state, change)
                batch += _joined(state, change)
            if isinstance(change.does, Offering) and change.source is not None:
                batch.append(Change(change.source, change.does.gives, Cause.EFFECT, change.source))
        dead = _the_dead(state, done)
        if dead:
            someone_died = True
            batch += _bury(state, dead, emit)
        batch += _struck(state, done)
    if someone_died:
        end_if_fallen(state, emit)


def _drink(state: RunningBattle, change: Change, taken: int, emit: Emit | None) -> None:
    """BW-57: before anyone dies, so a vampire may drink himself out of his grave."""
    if change.source is None or not is_creature(state.units[change.uid]):
        return
    drinker = state.units[change.source]
    if traits(state, drinker).vampirism:
        heal(state, drinker, taken, "vampirism", emit, beyond=True)


def _the_dead(state: Battle, done: Done) -> dict[int, Change]:
    """Return who dies of this batch, each with the change that killed it."""
    dead: dict[int, Change] = {}
    for change, _taken in done:
        if isinstance(change.does, DESTROYS) or life_left(state.units[change.uid]) <= 0:
            dead[change.uid] = change
    return dead


def _bury(state: RunningBattle, dead: dict[int, Change], emit: Emit | None) -> list[Change]:
    """Move the dead to the graveyard, all at once, and return what their texts do (BW-31)."""
    fallen = [(state.units[uid], traits(state, state.units[uid])) for uid in dead]
    for unit, _held in fallen:
        stand(state, buried(unit), GRAVE)
        if emit:
            emit(Died(unit.uid, destroyed=isinstance(dead[unit.uid].does, DESTROYS)))
    follow: list[Change] = []
    for unit, held in fallen:
        source = dead[unit.uid].source
        for text in held.dies:
            follow += text_changes(state, text, unit, source)
        follow += _mourned(state, unit, source)
        if source is not None and source != unit.uid:
            killer = state.units[source]
            if killer.spot >= 0:
                for text in traits(state, killer).kills:
                    follow += text_changes(state, text, killer, unit.uid)
    return follow


def _mourned(state: Battle, fallen: Unit, killer: int | None) -> list[Change]:
    """Return what those texts do that follow the death of a card of their side."""
    people = PROFILES[fallen.card].people
    follow: list[Change] = []
    for unit in state.living(fallen.owner):
        for text in () if unit.hidden else PROFILES[unit.card].plain.friend_dies:
            if text.people in ("", people):
                follow += text_changes(state, text, unit, killer)
    return follow


def _swept(state: Battle, change: Change) -> list[Change]:
    """Return what befalls those beside whom a basic strike wounded (BW-72)."""
    if not change.beside:
        return []
    struck = state.units[change.uid]
    return [
        Change(unit.uid, effect, Cause.EFFECT, change.source)
        for effect in change.beside
        for unit in state.living(struck.owner)
        if near(Near.ADJACENT_OWN, struck, unit)
    ]


def _joined(state: Battle, change: Change) -> list[Change]:
    """Return what those texts do that follow the strike of an adjacent own card."""
    assert change.source is not None
    striker = state.units[change.source]
    people = PROFILES[striker.card].people
    follow: list[Change] = []
    for unit in state.living(striker.owner):
        texts = PROFILES[unit.card].plain.friend_strikes
        if texts and not unit.hidden and near(Near.ADJACENT_OWN, striker, unit):
            for text in texts:
                if text.people in ("", people):
                    follow += text_changes(state, text, unit, change.uid)
    return follow


def _struck(state: Battle, done: Done) -> list[Change]:
    """Return what the texts of those do who were wounded by a melee attack and live."""
    follow: list[Change] = []
    for change, _taken in done:
        if change.cause in MELEE:
            unit = state.units[change.uid]
            if unit.spot >= 0:
                for text in traits(state, unit).is_struck:
                    follow += text_changes(state, text, unit, change.source)
    return follow


def text_changes(state: Battle, text: When, unit: Unit, other: int | None) -> list[Change]:
    """Return what a triggered text of the unit does; `other` took part in what set it off."""
    if text.to == Near.ITSELF:
        reached = [unit.uid]
    elif text.to == Near.OTHER:
        reached = [] if other is None else [other]
    else:
        reached = [each.uid for each in state.units if near(text.to, unit, each)]
    return [Change(uid, text.does, Cause.EFFECT, unit.uid) for uid in reached]


# -- the end


def end_if_fallen(state: RunningBattle, emit: Emit | None) -> None:
    """End the battle if a side has no creature in it any more (BW-67, BW-68)."""
    if state.phase == Phase.OVER:
        return
    alive = [False, False]
    for unit in state.units:
        if unit.spot >= 0 and PROFILES[unit.card].is_creature:
            alive[unit.owner] = True
    if alive[0] and alive[1]:
        return
    if alive[0] or alive[1]:
        end(state, 0 if alive[0] else 1, "no creatures", emit)
    else:
        end(state, None, "both fell", emit)


def end(state: RunningBattle, winner: int | None, reason: str, emit: Emit | None) -> None:
    """The battle is over."""
    state.set(phase=Phase.OVER, to_act=TERMINAL, pending=None, winner=winner, ending=reason)
    if emit:
        emit(BattleEnded(winner, reason))
