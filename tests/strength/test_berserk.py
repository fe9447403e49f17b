"""Berserk: who beats whom, on seeded battles from both seats; and who sees a win that is there."""

import json
import time
from collections import defaultdict
from typing import Any

import pytest

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal
from game.session.arena import Contest, Report, run_contest
from tests.strength.finishes import FILE, position, solved

RIDDLES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def report(line_up: str, sets: int, deck: str, seed: int = 1) -> Report:
    decks = {"deck_0": deck, "deck_1": deck}
    return run_contest(Contest("berserk", decks, tuple(line_up.split(",")), sets, seed))


def first_move(spec: str, riddle: dict[str, Any]) -> str:
    state = position(riddle)
    bot = make_bot(BERSERK, spec)
    *_earlier, found = bot.think(state.view(0), state.legal_actions(), Rng(1))
    return str(found[0].action)


def test_the_plain_player_is_clearly_better_than_moves_at_random() -> None:
    found = report("heuristic,random", 10, "plains")
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
    right = [first_move("master", riddle) in riddle["right"] for riddle in RIDDLES[::5]]
    assert sum(right) >= 0.95 * len(right)


@pytest.mark.long
def test_master_solves_95_of_100_riddles() -> None:
    right = [first_move("master", riddle) in riddle["right"] for riddle in RIDDLES]
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
