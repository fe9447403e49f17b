"""Auctions and endings of bridge, on the State and on a plain generator: as many lines in both."""

from collections import Counter
from functools import cache

import pytest

from game.core.rng import Rng
from game.kit.tricks import Trick
from game.rulesets.bridge.actions import CLAIM, parse_cards
from game.rulesets.bridge.contract import COMPASS
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import Phase, laid
from tests.loops import over
from tests.perft import bridge
from tests.rulesets.bridge.deals import contract, dealt, doing, legal, opening

# trumps, power: hands in order of play, the leader's first | lines
ENDINGS = """
N major: S*, SA, S2, H3 | 1
H major: SA H2, S* S3, H4 S5, D2 D3 | 8
N minor: ST S9, S* H2, SJ S8, SQ S7 | 8
N major: R* H2, HA D3, HK D4, H3 D5 | 3
S major: R* S2, HA D3, DQ D4, H3 S5 | 10
D major: R* H2, HA D3, HK D4, H3 C5 | 3
H minor: B* H2 C3, S2 CA C5, ST H3 C6, SJ H4 D2 | 124
N major: S* H* D*, SA HA C*, S2 H2 D2, S3 H3 D3 | 14
"""


def state_of(position: str) -> BridgeState:
    """Return the ending with West, declarer's left, to lead; South declares."""
    how, held = position.split(": ")
    trump, power = how.split()
    hands = {(1 + place) % 4: hand for place, hand in enumerate(held.split(", "))}
    is_wild = "R*" in held or "B*" in held
    standing = opening("S", jokers=2 if is_wild else 4, wild=is_wild, power=power)
    table = laid(standing).but(
        phase=Phase.PLAY,
        player=1,
        hands=tuple(tuple(sorted(parse_cards(hands[p].replace(" ", "")))) for p in range(4)),
        contract=contract(f"1{trump}", "S"),
        trick=Trick(1),
        face_up=(COMPASS.index("N"),),
    )
    return BridgeState(table)


def lines(state: BridgeState) -> Counter[str]:
    """Count every way the cards can be played, by the tricks of each player; nobody claims."""
    if not any(state.table.hands):
        return Counter({str(state.table.taken): 1})
    found: Counter[str] = Counter()
    for action in state.legal_actions():
        if action != CLAIM:
            after = state.clone()
            after.apply_action(action)
            found += lines(after)
    return found


def plain_lines(position: str) -> Counter[str]:
    """Count the same on the plain generator, seats numbered as in the State."""
    how, held = position.split(": ")
    trump, power = how.split()
    hands = [hand.split() for hand in held.split(", ")]
    is_high = power == "major"
    return bridge.lines([hands[3], *hands[:3]], trump, is_high, leader=1)


@pytest.mark.parametrize("position", ENDINGS.strip().splitlines())
def test_both_generators_count_the_same_endings(position: str) -> None:
    ending, expected = position.split(" | ")
    counted = lines(state_of(ending))
    assert counted == plain_lines(ending)
    assert counted.total() == int(expected)


@over("number", range(24))
def test_both_generators_agree_on_endings_at_random(number: int) -> None:
    rng = Rng(number).fork("perft")
    options = BridgeOptions(jokers=2, wild=True) if number % 2 else BridgeOptions(jokers=4)
    few = [card for card in pack(options) if card >= 52 or card.rank >= 10]
    drawn = rng.sample(few, 12)
    held = ", ".join(" ".join(map(str, drawn[at : at + 3])) for at in range(0, 12, 3))
    ending = f"{'SHDCN'[number % 5]} {'major' if number % 3 else 'minor'}: {held}"
    if not any(card >= 52 for card in drawn) and number % 2:
        ending = ending.replace(str(drawn[0]), "R*")
    assert lines(state_of(ending)) == plain_lines(ending)


@pytest.mark.parametrize(
    ("options", "length", "expected"),
    [
        ({"jokers": 0}, 3, 9731),
        ({"jokers": 4}, 3, 14021),
    ],
)
def test_both_generators_count_the_same_auctions(
    options: dict[str, int], length: int, expected: int
) -> None:
    start = dealt(opening("N", **options))
    levels = BridgeOptions(**options).highest_level

    @cache
    def count(calls: str) -> int:
        state = doing(start.clone(), calls)
        said = calls.split()
        if not state.table.is_bidding or len(said) == length:
            return 1
        assert sorted(legal(state)) == sorted(bridge.calls_open(said, levels))
        return sum(count(f"{calls} {call}") for call in legal(state))

    assert count("") == bridge.auctions(length, levels, []).total() == expected


def test_both_generators_agree_on_long_auctions() -> None:
    for seed in range(60):
        rng, state, said = Rng(seed), dealt(opening("N", jokers=4)), []
        while state.table.is_bidding:
            assert not bridge.is_over(said)
            found = legal(state)
            assert sorted(found) == sorted(bridge.calls_open(said, 8))
            call = found[rng.below(1 + rng.below(min(len(found), 9)))]
            said.append(call)
            doing(state, call)
        assert bridge.is_over(said)
