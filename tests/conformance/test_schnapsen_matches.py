"""Two thousand whole matches of Dreierschnapsen at random, over all house rules.

Half of the players are modest: they pass where they can two times in three, so that low contracts
are played too, and claims and marriages come up.
"""

from collections import Counter

import pytest

from game.core.options import specs
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.kit.german import PACK, points_in
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PASS
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.options import SchnapsenOptions
from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.scoring import Reason

MATCHES = 2000
CHUNKS = 8
MODEST = (Phase.AUCTION, Phase.KONTRA, Phase.RAISE)


def options_of(number: int) -> SchnapsenOptions:
    """Return the house rules of one match: each is on or off by a digit of the number."""
    values = {}
    for at, spec in enumerate(specs(SchnapsenOptions)):
        choices = spec.choices
        values[spec.name] = choices[(number >> at) % 2 if len(choices) == 2 else number % 3]
    return SchnapsenOptions(**values)  # type: ignore[arg-type]


def play_match(number: int, seen: Counter[str]) -> None:
    rng = Rng(number).fork("schnapsen")
    is_modest = rng.below(2)
    standing = SCHNAPSEN.opening(options_of(number), 3, number % 3)
    while not standing.is_over:
        state: SchnapsenState = SCHNAPSEN.new_deal(standing)
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            legal = state.legal_actions()
            modest = is_modest and state.table.phase in MODEST and rng.below(3) and PASS in legal
            opening = (
                is_modest and state.table.phase == Phase.AUCTION and not state.table.auction.calls
            )
            action = PASS if modest else legal[0] if opening else rng.choice(legal)
            state.apply_action(action)
        check(state)
        result = state.result()
        seen[result.contract] += 1
        seen[result.ending.reason] += 1
        seen["marriage"] += len(state.table.marriages)
        seen["turned"] += state.table.turned is not None
        standing = SCHNAPSEN.settle(standing, state)
    assert max(standing.scores) >= standing.options.target
    assert standing.winners() and len(standing.bummerl()) == 3


def check(state: SchnapsenState) -> None:
    """Check a deal at its end: cards and points add up, one or two players score."""
    lying = [card for trick in (*state.table.tricks, state.table.trick) for card in trick.cards]
    held = [card for hand in state.table.hands for card in hand]
    places = [*lying, *held, *state.table.put_away, *state.table.unseen_stock()]
    assert sorted(places) == list(PACK)
    aside = [*state.table.put_away, *state.table.unseen_stock()]
    assert len(aside) == 2
    assert sum(state.table.captured) + points_in([*state.table.trick.cards, *held, *aside]) == 120
    points = state.result().points
    assert 1 <= sum(each > 0 for each in points) <= 2 and min(points) >= 0
    assert sum(state.returns()) == pytest.approx(0)
    assert len(state.history) <= SCHNAPSEN.longest_deal


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_thousand_matches_meet_every_contract_and_every_ending(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(chunk, MATCHES, CHUNKS):
        play_match(number, seen)
    assert all(seen[contract] for contract in CONTRACTS)
    assert all(seen[reason] for reason in Reason if reason != Reason.FALSE_CLAIM)
    assert seen["marriage"] and seen["turned"]
    has_false = any(options_of(n).risky_claims for n in range(chunk, MATCHES, CHUNKS))
    assert bool(seen[Reason.FALSE_CLAIM]) == has_false


def test_every_house_rule_is_met_on_and_off() -> None:
    for spec in specs(SchnapsenOptions):
        met = {getattr(options_of(number), spec.name) for number in range(MATCHES)}
        assert met == set(spec.choices)
