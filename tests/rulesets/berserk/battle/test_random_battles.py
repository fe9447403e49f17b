"""Random battles: nothing impossible ever happens, and what is offered is in order."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    EndTurn,
    Leap,
    Move,
    NoGuard,
    Prepare,
    Protect,
    Return,
    RollDice,
    Strike,
    Use,
)
from game.rulesets.berserk.battle.legal import unit_actions
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.options import FIELDS, REALM_DECKS, BerserkOptions
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import BOARD, GRAVE, SKY, Unit
from tests.rulesets.berserk.boards import at_random, board_of

PAIRS = list(combinations_with_replacement(REALM_DECKS, 2))


def some_battle(seed: int) -> BerserkState:
    """Return a battle to come, with decks and house rules by the seed."""
    rng = Rng(seed).fork("setup")
    one, other = PAIRS[seed % len(PAIRS)]
    options = BerserkOptions(
        deck_0=one,
        deck_1=other,
        field=rng.choice(list(FIELDS)),
        terrain=bool(rng.below(2)),
        range_metric=rng.choice(("orthogonal", "diagonal")),
        first="fixed",
    )
    return new_deal(opening(options, 2, seed % 2))


def is_sound(state: BerserkState, unit: Unit) -> bool:
    profile = PROFILES[unit.card]
    in_air = unit.spot >= SKY
    return (
        0 <= unit.wounds < profile.life
        and min(unit.extra, unit.spent, unit.moved, unit.soaked, unit.poison, unit.tokens) >= 0
        and (in_air == (profile.is_flyer and unit.spot >= 0) or unit.hidden)
        and not (unit.hidden and unit.exhausted)
    )


@pytest.mark.rule("BW-22", "BW-68")
@pytest.mark.parametrize("seed", range(42))
def test_a_random_battle(seed: int) -> None:
    for state in at_random(some_battle(seed), seed):
        if state.phase != Phase.BATTLE:
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert bool(legal) == (state.to_act >= 0)
        if legal and state.pending is None:
            each = [action for unit in state.units for action in unit_actions(state, unit)]
            assert sorted([*each, EndTurn()]) == legal
        assert all(state.refusal(action) is None for action in legal)
        assert state.board == board_of(state.units)
        assert all(is_sound(state, unit) for unit in state.units)
        assert state.turn <= 120
    assert sum(state.returns()) == 0


def everything(state: BerserkState) -> Iterator[BerserkAction]:
    """Yield whatever could be said in any position of the battle, sensible or not."""
    spots = [*BOARD.squares, *(SKY + uid for uid in range(len(state.units) + 1)), GRAVE]
    for start in spots:
        yield Prepare(start)
        yield Protect(start)
        yield Return(start)
        for end in spots:
            yield Move(start, end)
            yield Leap(start, end)
            yield Strike(start, end)
            for ability in range(4):
                yield Use(start, ability, end)
    yield from (EndTurn(), NoGuard(), Choose(True), Choose(False), RollDice((3,)))


@pytest.mark.rule("BW-22")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_offered_is_refused_with_a_sentence_and_a_clause(seed: int) -> None:
    rng = Rng(seed)
    asked = 0
    for state in at_random(some_battle(seed), seed):
        if state.phase != Phase.BATTLE or (state.pending is None and rng.below(40)):
            continue
        asked += 1
        legal = set(state.legal_actions())
        for action in everything(state):
            refusal = state.refusal(action)
            if isinstance(action, RollDice):
                pending = state.pending
                assert (refusal is None) == (isinstance(pending, AwaitDice) and pending.dice == 1)
            elif refusal is None:
                assert action in legal, action
            else:
                assert action not in legal, action
                assert refusal.sentence.endswith(".") and refusal.rule.startswith("BW-")
        if asked == 12:
            return
