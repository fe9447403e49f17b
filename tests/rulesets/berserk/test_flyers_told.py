"""What hints tell of a card in the air is so: it stands on no square, and few can strike it."""

import re

from game.core.explain import seen
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.facts import attack_words
from game.rulesets.berserk.guide import full_name
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import BOARD, SKY
from game.rulesets.berserk.view import BerserkView
from tests.rulesets.berserk.battle.test_random_battles import some_battle
from tests.rulesets.berserk.boards import at_random

SPOT = re.compile(r"\b[a-z]\d+\b")
BATTLES = 40


def hints(view: BerserkView, action: acts.BerserkAction) -> list[str]:
    """Return all that a hint could tell of a decision."""
    found = [seen(BERSERK.telling.guide, view, action, None), full_name(view, action)]
    if isinstance(action, acts.Strike | acts.Use):
        found.append(attack_words(view, action))
    return found


def test_no_square_is_told_that_is_not_on_the_board() -> None:
    flyers = 0
    for seed in range(BATTLES):
        for number, state in enumerate(at_random(some_battle(seed), seed)):
            is_due = state.phase is Phase.BATTLE and state.to_act >= 0 and number % 7 == 0
            if not is_due or state.is_terminal() or all(e.spot < SKY for e in state.units):
                continue
            view = state.view(state.to_act)
            for action in state.legal_actions():
                told = " ".join(hints(view, action))
                assert {*SPOT.findall(told)} <= {*BOARD.names}, told
                flyers += "(in the air)" in told
    assert flyers > 100
