"""What may have been hidden: ways for the cards to lie that show what a drill is about.

Nothing is fixed that nobody has seen. After the choice the hidden cards are dealt such that the
better choice is seen to be better, and it is said that they were dealt so. The ways they can be
dealt are found with the drill, from the view alone, and kept with it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import CHANCE, Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset

DRAWN = 40
"""Ways for the cards to lie that are looked at."""
LIKELY = 8
"""Of them those are weighed in which the others have played most as plain players would."""
KEPT = 2
"""So many are kept at most."""

Hands = tuple[tuple[str, ...], ...]
"""Every player's cards at the point, in notation."""


@dataclass(frozen=True)
class Shown:
    """What shows that a choice was the worse one: in which of the worlds, and what it and the best
    bring there."""

    world: int
    best: float
    other: float


def telling_worlds(
    ruleset: Ruleset[Any, Any, Any], view: Any, choices: Sequence[Any]
) -> tuple[tuple[Hands, ...], Mapping[str, Shown]]:
    """Return some likely worlds, and for each choice but the first, the best, in which of them it
    is worse; a choice that is worse in none of them is left out. There are none where hands are not
    what is hidden."""
    if not hasattr(view, "table"):
        return (), {}
    drawn = [ruleset.sense.determinize(view, Rng(0).fork("world", n)) for n in range(DRAWN)]
    likely = sorted(drawn, key=lambda world: -_likeness(ruleset, view, world))[:LIKELY]
    brought = [[_brings(ruleset, world, choice) for choice in choices] for world in likely]
    kept: list[int] = []
    while len(kept) < KEPT:
        gaps = [sum(_news(row, [brought[n] for n in kept])) for row in brought]
        plainest = max(range(len(likely)), key=gaps.__getitem__)
        if gaps[plainest] <= 0:
            break
        kept.append(plainest)
    shows: dict[str, Shown] = {}
    for place, choice in enumerate(choices[1:], start=1):
        found = [Shown(at, brought[n][0], brought[n][place]) for at, n in enumerate(kept)]
        telling = [each for each in found if each.best > each.other]
        if telling:
            shows[str(choice)] = max(telling, key=lambda each: each.best - each.other)
    hands = [tuple(tuple(map(str, hand)) for hand in likely[number].table.hands) for number in kept]
    return tuple(hands), shows


def _news(row: Sequence[float], kept: Sequence[Sequence[float]]) -> list[float]:
    """Return by how much more a world shows of each choice than those kept so far do."""
    return [
        max(0.0, row[0] - other - max((each[0] - each[place] for each in kept), default=0.0))
        for place, other in enumerate(row[1:], start=1)
    ]


def _brings(ruleset: Ruleset[Any, Any, Any], world: Any, choice: Any) -> float:
    """Return what a choice brings whoever makes it in a world, all playing plainly after it."""
    player: Player = world.current_player()
    state = world.clone()
    state.apply_action(choice)
    if state.is_terminal():
        return float(state.returns()[player])
    return float(ruleset.sense.playout(state, Rng(0).fork("played"))[player])


def _likeness(ruleset: Ruleset[Any, Any, Any], view: Any, world: Any) -> float:
    """Return which share of the others' decisions in a world is what a plain player would do."""
    state, luck = ruleset.new_deal(view.table.standing), Rng(0).fork("likeness")
    asked = alike = 0
    for action in world.history:
        if (player := state.current_player()) not in (CHANCE, view.observer):
            legal = state.legal_actions()
            if len(legal) > 1:
                asked += 1
                alike += ruleset.sense.policy(state.view(player), legal, luck) == action
        state.apply_action(action)
    return alike / asked if asked else 1.0
