"""Whole matches of bridge at random, over all house rules; `make test-long` plays five thousand.

Half of the players are modest: they bid low or pass, so that contracts are made and games are won.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from game.core.options import BadOption, OptionSpec, specs
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.state import BridgeState

MATCHES, FEW, CHUNKS = 5000, 40, 20


def allowed(spec: OptionSpec) -> Sequence[Any]:
    """Return the values that an option may have."""
    return spec.choices or range(int(spec.low), int(spec.high) + 1, int(spec.step))


def options_of(number: int) -> BridgeOptions:
    """Return the house rules of one match, drawn at random as far as they go together."""
    rng = Rng(number).fork("options")
    while True:
        values = {spec.name: rng.choice(allowed(spec)) for spec in specs(BridgeOptions)}
        try:
            deals = 16 if values["form"] == "rubber" else 4
            return BridgeOptions(**{**values, "deals": deals})  # type: ignore[arg-type]
        except BadOption:
            continue


def play_match(number: int, seen: Counter[str], options: BridgeOptions) -> None:
    rng = Rng(number).fork("bridge")
    is_modest = rng.below(2)
    standing = BRIDGE.opening(options, 4, number % 4)
    while not standing.is_over:
        state: BridgeState = BRIDGE.new_deal(standing)
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            legal = state.legal_actions()
            if is_modest and state.table.is_bidding:
                legal = legal[: 1 + rng.below(4)]
            elif legal[-1] == CLAIM and rng.below(8):
                legal = legal[:-1]
            state.apply_action(rng.choice(legal))
        check(state, seen)
        standing = BRIDGE.settle(standing, state)
    assert standing.winners() and len(standing.scores) == 4
    seen["rubber won"] += standing.rubber.is_won
    seen["rubber broken off"] += options.form == "rubber" and not standing.rubber.is_won


def check(state: BridgeState, seen: Counter[str]) -> None:
    """Check a deal at its end: cards and tricks add up, the returns too."""
    table, result = state.table, state.result()
    held = [card for player in range(4) for card in table.dealt(player)]
    assert len(set(held)) == len(held) == 4 * table.options.tricks
    assert set(held) | set(table.hidden) <= set(pack(table.options))
    assert sum(state.returns()) == 0 and len(state.history) <= BRIDGE.longest_deal
    if result.score is None:
        seen["passed out"] += 1
        return
    assert table.tricks_of(0) + table.tricks_of(1) == table.options.tricks
    assert len(table.hidden) == len(pack(table.options)) - len(held)
    seen[result.score.outcome] += 1
    seen["claim"] += len(table.tricks) < table.options.tricks
    seen["honours"] += len(result.honours)


def play_some(numbers: range, plain: bool = False) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in numbers:
        options = BridgeOptions(jokers=0) if plain else options_of(number)
        play_match(number, seen, options)
    return seen


def test_matches_meet_every_ending() -> None:
    seen = play_some(range(FEW))
    endings = {"made", "down", "draw", "claim", "passed out", "rubber won", "rubber broken off"}
    assert endings <= {ending for ending, count in seen.items() if count}


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_five_thousand_matches(chunk: int) -> None:
    each = MATCHES // CHUNKS
    assert play_some(range(chunk * each, (chunk + 1) * each))["made"]


@pytest.mark.long
def test_five_hundred_matches_of_plain_bridge() -> None:
    assert play_some(range(500), plain=True)["rubber won"]


def test_every_house_rule_is_met() -> None:
    for spec in specs(BridgeOptions):
        if spec.name != "deals":
            met = {getattr(options_of(number), spec.name) for number in range(200)}
            assert met <= set(allowed(spec)) and len(met) >= min(30, len(allowed(spec)))
