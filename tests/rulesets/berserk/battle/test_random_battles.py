"""Random battles: nothing impossible ever happens, and what is offered is in order."""

from itertools import combinations_with_replacement

import pytest

from game.core.rng import Rng
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.units import board_of
from game.rulesets.berserk.options import FIELDS, REALM_DECKS, BerserkOptions
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import SKY, Unit
from game.rulesets.berserk.view import Phase
from tests.rulesets.berserk.boards import at_random

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
        and (not unit.extra or not unit.wounds)
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
        assert all(state.refusal(action) is None for action in legal)
        assert state.board == board_of(state.units)
        assert all(is_sound(state, unit) for unit in state.units)
        assert state.turn <= 120
    assert sum(state.returns()) == 0
