"""Berserk: who beats whom, on seeded battles from both seats; and who sees a win that is there."""

import json
import time
from collections import defaultdict
from statistics import mean
from typing import Any

import pytest

from game.bots.catalogue import make_bot
from game.contests.arena import Report, run_contest
from game.contests.matches import Contest
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.pace import battle_times
from game.rulesets.berserk.sense.playout import playout, random_playout
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal
from tests.strength import acting
from tests.strength.finishes import CLOSE, FILE, TURN, Truth, position, solved

RIDDLES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def report(line_up: str, sets: int, deck: str, seed: int = 1) -> Report:
    decks = {"deck_0": deck, "deck_1": deck}
    return run_contest(Contest("berserk", decks, tuple(line_up.split(",")), sets, seed))


def thrown_away(spec: str, riddle: dict[str, Any]) -> float:
    """Return how much of the win a player throws away in his turn, by the exhaustive search.

    The dice fall as they do with seed 1; what they cost is not counted, only what decisions cost.
    """
    state, rng, bot = position(riddle), Rng(1), make_bot(BERSERK, spec)
    truth = Truth(state)
    lost = 0.0
    while state.to_act != TERMINAL and state.turn == TURN and truth.value(state) > 0:
        luck = rng.fork(len(state.history))
        if state.to_act == CHANCE:
            state.apply_action(state.chance_action(luck))
            continue
        legal = state.legal_actions()
        if state.to_act == 1:  # the enemy answers as well as he can
            state.apply_action(min(legal, key=lambda action: truth.after(state, action)))
            continue
        best = truth.value(state)
        *_earlier, found = bot.think(state.view(0), legal, luck)
        state.apply_action(found[0].action)
        lost += best - truth.value(state)
    return lost


def solves(spec: str, riddle: dict[str, Any]) -> bool:
    return thrown_away(spec, riddle) <= CLOSE


def test_the_plain_player_is_clearly_better_than_moves_at_random() -> None:
    found = report("heuristic,random", 20, "plains")
    assert found.wins is not None and found.wins.low > 0.8


def test_there_are_a_hundred_riddles_and_each_has_a_wrong_answer() -> None:
    assert len(RIDDLES) == 100
    for riddle in RIDDLES:
        assert 0.5 <= riddle["wins"] <= 1
        assert 0 < len(riddle["right"]) < riddle["of"]
        assert set(riddle["right"]) <= set(map(str, position(riddle).legal_actions()))


def test_the_riddles_are_answered_as_the_rules_have_it() -> None:
    for riddle in RIDDLES[::25]:
        bare = {"units": riddle["units"]}
        assert solved(bare) == riddle


def test_master_sees_a_win_that_is_there() -> None:
    """Of every fifth riddle; the long run asks all hundred."""
    right = [solves("master", riddle) for riddle in RIDDLES[::5]]
    assert sum(right) >= 0.95 * len(right)


def test_a_player_without_plan_does_not() -> None:
    right = [solves("random", riddle) for riddle in RIDDLES[::5]]
    assert sum(right) < 0.5 * len(right)


@pytest.mark.long
def test_master_solves_95_of_100_riddles() -> None:
    right = [solves("master", riddle) for riddle in RIDDLES]
    assert sum(right) >= 95, [n for n, good in enumerate(right) if not good]


@pytest.mark.long
def test_a_whole_turn_of_master_takes_three_seconds_at_most() -> None:
    bots = make_bot(BERSERK, "master"), make_bot(BERSERK, "heuristic")
    spent: dict[tuple[int, int], float] = defaultdict(float)
    for number, deck in enumerate(("plains", "swamp", "dark")):
        state = new_deal(opening(BerserkOptions(deck_0=deck, deck_1=deck), 2, 0))
        rng = Rng(number)
        while (player := state.current_player()) != TERMINAL:
            luck = rng.fork(len(state.history))
            if player == CHANCE:
                state.apply_action(state.chance_action(luck))
                continue
            started = time.process_time()
            *_, found = bots[player].think(state.view(player), state.legal_actions(), luck)
            if player == 0:
                spent[number, state.turn] += time.process_time() - started
            state.apply_action(found[0].action)
    assert max(spent.values()) < 3


@pytest.mark.long
def test_a_searching_player_is_clearly_better_than_the_plain_one() -> None:
    found = [report("mcts:24,heuristic", 8, deck) for deck in ("plains", "fire", "dark")]
    shares = [each.wins.mean for each in found if each.wins is not None]
    assert sum(shares) / len(shares) > 0.6


@pytest.mark.long
def test_a_searching_player_s_creatures_act_and_battles_are_decided() -> None:
    bots, conducts = (acting.player("mcts:32"),) * 2, (acting.Conduct(), acting.Conduct())
    for seed, deck in enumerate(REALM_DECKS):
        options = BerserkOptions(deck_0=deck, deck_1=deck)
        assert acting.fight(bots, options, seed, conducts).winner is not None
    for conduct in conducts:
        assert conduct.able < 0.3 * (conduct.able + conduct.acted)


@pytest.mark.long
def test_a_battle_is_played_out_in_no_time() -> None:
    """The mean of computing, generously: the machine may be busy with something else."""
    assert mean(battle_times(random_playout, 60)) < 15
    assert mean(battle_times(playout, 60)) < 120
