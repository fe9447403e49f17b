"""Whoever thinks can be stopped: between two thoughts lie 50 milliseconds at most."""

import gc
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset

PATIENCE = 0.05
THOUGHTS, DECISIONS, TRIES = 4, 5, 3
STEPS = {"bridge": 200}
"""More thoughts, where it takes many of them to find the first world and to try the moves in it."""


def decisions(game: str) -> Iterator[Any]:
    """Yield a deal of plain players wherever there is a choice, every seventh time."""
    rules, rng, choices = ruleset(game), Rng(4), 0
    state = rules.new_deal(rules.opening(rules.options(), rules.players[0], 0))
    while not state.is_terminal():
        player = state.current_player()
        if player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            choices += 1
            if choices % 7 == 1:
                yield state.clone()
        state.apply_action(rules.sense.policy(state.view(player), legal, rng))


def longest_pause(game: str, state: Any) -> float:
    """Return the longest time that passes without a thought, in seconds of processor time."""
    player = state.current_player()
    thoughts = make_bot(ruleset(game), "grandmaster").think(
        state.view(player), state.legal_actions(), Rng(1)
    )
    pauses, begun = [], time.process_time()
    for _thought in islice(thoughts, STEPS.get(game, THOUGHTS)):
        now = time.process_time()
        pauses.append(now - begun)
        begun = now
    return max(pauses)


@pytest.fixture
def as_if_alone() -> Iterator[None]:
    """Keep the collector from what earlier tests have left, which takes it 50 ms to go through."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("as_if_alone")
@pytest.mark.parametrize("game", ["whist", "schnapsen", "berzerka", "bridge"])
def test_the_longest_thinker_can_be_stopped_at_any_time(game: str) -> None:
    warm_up = ruleset(game).sense.warm_up
    assert warm_up is not None
    warm_up()
    for state in islice(decisions(game), DECISIONS):
        longest_pause(game, state)  # what is read at the first question of a game
        assert min(longest_pause(game, state) for _ in range(TRIES)) < PATIENCE
