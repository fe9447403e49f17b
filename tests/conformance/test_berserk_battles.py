"""Five thousand whole battles of Berserk at random, over all decks and house rules.

None breaks, none is longer than sixty full turns, and none ends but in one of the ways there are.
Most armies are as large as can be paid for, so that battles are. The long run plays them all, the
usual one a share.
"""

from collections import Counter

import pytest

from game.core.options import specs
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.actions import EndRecruiting, Mulligan
from game.rulesets.berserk.cards.box import whole_box
from game.rulesets.berserk.cards.decks import deck_line
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal, settle
from game.rulesets.berserk.unit import is_square

BATTLES = 5000
SHARE = 300
"""So many of them are played every time."""
CHUNKS = 5
MOST_TURNS = 2 * 60
ENDINGS = {"no creatures", "both fell", "no damage", "too long"}
TUPLES = [(one, other) for one in REALM_DECKS for other in REALM_DECKS]


def options_of(number: int) -> BerserkOptions:
    """Return the options of one battle: decks in pairs, now and then decks out of the box."""
    rng = Rng(number).fork("options")
    values = {spec.name: rng.choice(spec.choices) for spec in specs(BerserkOptions)}
    values["deck_0"], values["deck_1"] = TUPLES[number % len(TUPLES)]
    values["easy_start"] = rng.below(8) == 0
    if not values["easy_start"] and rng.below(3) == 0:
        values["deck_1"] = deck_line(sorted(rng.sample(whole_box(), 30 + rng.below(21))))
    return BerserkOptions(**values)  # type: ignore[arg-type]


def play(number: int) -> BerserkState:
    """Play one battle at random and return its end."""
    standing = opening(options_of(number), 2, number % 2)
    state = new_deal(standing)
    rng = Rng(number).fork("battle")
    is_thrifty = rng.below(4) > 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        legal = state.legal_actions()
        assert legal
        if is_thrifty and state.phase == Phase.RECRUIT:
            worth = [a for a in legal if not isinstance(a, EndRecruiting | Mulligan)]
            legal = worth[:3] or legal[-1:]
        state.apply_action(rng.choice(legal))
    assert settle(standing, state).deals_played == 1
    return state


def check(state: BerserkState) -> None:
    """Check that the battle has ended as battles end."""
    assert state.ending in ENDINGS and 0 <= state.turn <= MOST_TURNS
    assert (state.winner is not None) == (state.ending == "no creatures")
    assert sum(state.returns()) == 0
    standing = {unit.spot: unit.uid for unit in state.units if is_square(unit.spot)}
    assert {spot: uid for spot, uid in enumerate(state.board) if uid >= 0} == standing
    assert not any(unit.hidden for unit in state.units) or state.turn < 2


def play_all(numbers: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in numbers:
        state = play(number)
        check(state)
        seen[state.ending] += 1
        seen["first wins"] += state.winner == state.first
        seen["second wins"] += state.winner == 1 - (state.first or 0)
    return seen


@pytest.mark.rule("BW-67", "BW-68")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_share_of_the_battles(chunk: int) -> None:
    seen = play_all(range(chunk, SHARE, CHUNKS))
    assert seen["no creatures"] > SHARE / CHUNKS / 2, "most battles are won"
    assert seen["first wins"] and seen["second wins"]


@pytest.mark.long
def test_all_the_battles() -> None:
    assert set(play_all(range(SHARE, BATTLES))) >= ENDINGS - {"both fell"}
