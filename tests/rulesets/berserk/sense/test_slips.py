"""A beginner's mistakes, tempers, and what the land does for whoever stands on it."""

from collections import Counter

import pytest

from game.core.rng import Rng
from game.core.sense import STEADY, STYLES
from game.rulesets.berserk.actions import EndTurn, NoGuard, Strike
from game.rulesets.berserk.sense.movers import exposure, toll
from game.rulesets.berserk.sense.player import slip
from game.rulesets.berserk.sense.tempers import temper_of
from game.rulesets.berserk.unit import BOARD
from tests.rulesets.berserk.boards import battle, creature, flyer

FRONT = """
    . . . . .
    . . . . .
    . b c . .
    . A . . .
    . . . . .
    . . . . .
    """


def test_a_beginner_overlooks_who_could_protect() -> None:
    guarded = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . A D . .
        . . . . .
        . . . . .
        """,
        to_act=1,
        b=creature(strike=(6, 7, 8)),
    )
    guarded.state.apply_action(Strike(guarded["b"].spot, guarded["A"].spot))
    view, legal = guarded.state.view(0), guarded.state.legal_actions()
    assert len(legal) == 2
    assert isinstance(slip(view, legal, Rng(1)), NoGuard)


def test_a_beginner_overreaches_and_whatever_he_does_is_legal() -> None:
    """His weak one strikes the strong one, which a plain player never does."""
    fight = battle(FRONT, A=creature(life=3, strike=(1, 2, 3)), b=creature(strike=(5, 6, 7)))
    view, legal = fight.state.view(0), fight.state.legal_actions()
    done = Counter(type(slip(view, legal, Rng(seed))) for seed in range(40))
    assert done[Strike] > 0
    assert all(slip(view, legal, Rng(seed)) in legal for seed in range(40))
    alone = battle(FRONT.replace("b c", ". ."), f=flyer(), sky="f", A=creature(movement=0))
    view, legal = alone.state.view(0), alone.state.legal_actions()
    assert slip(view, legal, Rng(1)) in legal and EndTurn() in legal


def test_the_daring_care_less_for_the_reply_than_the_careful() -> None:
    cares = [temper_of(STYLES[name]).care for name in ("bold", "steady", "careful")]
    assert cares == sorted(cares) and len(set(cares)) == 3
    assert temper_of(STEADY).care == cares[1]


@pytest.mark.rule("BW-01")
def test_lava_costs_and_a_wood_covers_where_terrain_counts() -> None:
    fight = battle(
        FRONT,
        terrain="""
        . . . . .
        . . . . .
        . . . . .
        . . L W .
        . . . . .
        . . . . .
        """,
    )
    state, unit = fight.state, fight["A"]
    lava, wood, plain = map(BOARD.square, ("c3", "d3", "a2"))
    assert toll(state, unit, lava) > 0 == toll(state, unit, wood) == toll(state, unit, plain)
    assert exposure(state, plain, wood) < 1 == exposure(state, plain, lava)
    assert exposure(state, wood, plain) > 1
    bare = battle(FRONT)
    assert toll(bare.state, bare["A"], lava) == 0 and exposure(bare.state, plain, wood) == 1
