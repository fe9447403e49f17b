"""Positions in which the battle can be won this turn, and how: made by search, kept as data.

    python -m tests.strength.finishes --count 100 --seed 1    # writes finishes.json anew

Creatures of the box are put down at random, three or four near one or two wounded enemies; most
have no steps left, so that the turn can be searched to its end. The search is exhaustive: every
legal action, every reply, every die, over and over, by the rules alone. It knows nothing of the
computer players' sense. A position is kept if the best play wins more often than not and if there
are attacks that do clearly worse.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.core.rng import Rng
from game.rulesets.berserk.actions import BerserkAction, EndTurn, Strike, Use
from game.rulesets.berserk.battle.legal import battle_legal, possible_rolls
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.battle.traits import givers
from game.rulesets.berserk.cards.box import card_named, cards
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import BOARD, SKY, Unit, parse_spot
from tests.rulesets.berserk.boards import board_of

FILE = Path(__file__).with_name("finishes.json")
LIKELY, CLEARLY = 0.5, 0.05
CLOSE = 0.005
"""How much less than the best an action may win to count as right."""
MOST_POSITIONS = 400
TURN = 11
"""An odd turn is seat 0's, who is first."""
FIELDS = ("wounds", "extra", "poison", "plus", "minus", "exhausted", "bound", "stunned", "spent")


class TooMuch(Exception):
    """The turn is too large to be searched."""


class Truth:
    """How likely each action wins this turn, by exhaustive search."""

    def __init__(self, state: BerserkState, most: int = MOST_POSITIONS) -> None:
        self.turn, self.me, self.most = state.turn, state.to_act, most
        self.known: dict[object, float] = {}

    def value(self, state: BerserkState) -> float:
        """Return how likely the best play wins this turn."""
        if state.phase is Phase.OVER:
            return float(state.winner == self.me)
        pending = state.pending
        if isinstance(pending, AwaitDice):
            rolls = possible_rolls(pending)
            return sum(self.after(state, roll) for roll in rolls) / len(rolls)
        if state.turn != self.turn:
            return 0.0
        key = (state.units, pending)
        found = self.known.get(key)
        if found is None:
            if len(self.known) > self.most:
                raise TooMuch
            worths = [self.after(state, action) for action in self.choices(state)]
            best = max if state.to_act == self.me else min
            found = self.known[key] = best(worths, default=0.0)
        return found

    def choices(self, state: BerserkState) -> list[BerserkAction]:
        """Return what can be done but to end the turn, which wins nothing."""
        return [action for action in battle_legal(state) if not isinstance(action, EndTurn)]

    def after(self, state: BerserkState, action: BerserkAction) -> float:
        """Return how likely the battle is won this turn after an action."""
        copy = state.clone()
        BATTLE_STEPS[type(action)](copy, action, None)
        return self.value(copy)


def position(entry: dict[str, Any]) -> BerserkState:
    """Return the position of an entry of the file."""
    units = tuple(
        Unit(
            uid,
            card_named(each["card"]).number,
            each["owner"],
            SKY + uid if each["spot"] == "sky" else parse_spot(each["spot"]),
            hidden=False,
            **{field: each[field] for field in FIELDS if field in each},
        )
        for uid, each in enumerate(entry["units"])
    )
    return BerserkState(
        opening(BerserkOptions(), 2, 0),
        Phase.BATTLE,
        to_act=0,
        first=0,
        units=units,
        board=board_of(units),
        givers=givers(units),
        turn=TURN,
    )


def candidates(seed: int) -> Iterator[dict[str, Any]]:
    """Yield positions drawn at random: three or four creatures near one or two wounded enemies."""
    pool = [card for card in cards() if card.is_creature]
    number = 0
    while True:
        number += 1
        rng = Rng(seed).fork(number)
        squares = rng.sample(range(30), 30)
        enemies = [
            _put(rng.choice(pool), 1, squares, None, rng) for _n in range(1 + (rng.below(3) == 0))
        ]
        near = [each["spot"] for each in enemies]
        own = [_put(rng.choice(pool), 0, squares, near, rng) for _n in range(3 + rng.below(2))]
        yield {"units": own + enemies}


def _put(
    card: Card, owner: int, squares: list[int], near: list[str] | None, rng: Rng
) -> dict[str, Any]:
    """Return a unit on a free square; own ones stand near an enemy, most with no steps left."""
    entry: dict[str, Any] = {"card": card.id, "owner": owner, "spot": "sky"}
    if card.kind is not CardKind.FLYER:
        places = squares
        if near is not None:
            spots = [parse_spot(name) for name in near if name != "sky"]
            far = 1 if rng.below(10) < 7 else 2
            places = [s for s in squares if any(BOARD.rings[s][n] <= far for n in spots)] or squares
        square = rng.choice(places)
        squares.remove(square)
        entry["spot"] = BOARD.names[square]
    if owner == 1:
        entry["wounds"] = max(0, card.life - 2 - rng.below(6))
        entry["exhausted"] = rng.below(2) == 0
    elif rng.below(10) < 9:
        entry["spent"] = card.movement
    return {field: value for field, value in entry.items() if value or field == "owner"}


def solved(entry: dict[str, Any]) -> dict[str, Any] | None:
    """Return the entry with its solution, None where it is no good as a riddle."""
    state = position(entry)
    if state.phase is Phase.OVER or not state.legal_actions():
        return None
    truth = Truth(state)
    try:
        worths = {action: truth.after(state, action) for action in truth.choices(state)}
    except TooMuch:
        return None
    if not worths:
        return None
    best = max(worths.values())
    attacks = [worth for action, worth in worths.items() if isinstance(action, Strike | Use)]
    if best < LIKELY or not attacks or min(attacks) > best - CLEARLY:
        return None
    right = [str(action) for action, worth in worths.items() if worth >= best - CLOSE]
    return {**entry, "wins": best, "right": right, "of": len(worths)}


def make(count: int, seed: int) -> list[dict[str, Any]]:
    """Return so many riddles."""
    found: list[dict[str, Any]] = []
    for entry in candidates(seed):
        riddle = solved(entry)
        if riddle is not None:
            found.append(riddle)
            print(f"{len(found)}: wins {riddle['wins']:.3f}", flush=True)
        if len(found) == count:
            return found
    raise AssertionError("candidates never end")


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = make(args.count, args.seed)
    lines = ",\n".join(json.dumps(each) for each in found)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
