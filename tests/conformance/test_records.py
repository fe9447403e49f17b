"""Law 7: a record is the match: written, read and replayed it gives the same, digest included."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import count

import pytest

from game.core.record import BadRecord, Record
from game.core.rng import Rng
from game.session.match import Match
from tests.conformance.games import GAMES, Game
from tests.conformance.matches import new_match, play_on

USUAL = [game for game in GAMES if game.is_usual]


def assert_same(match: Match, other: Match) -> None:
    assert other.digest == match.digest
    assert other.events == match.events
    assert other.actions == match.actions
    assert other.standing == match.standing
    assert vars(other.state) == vars(match.state)
    assert other.record() == match.record()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_record_replays_to_the_same_digest_from_any_place(game: Game) -> None:
    rng = Rng(7).fork(str(game))
    match = new_match(game, rng.below(2**40), deals=3)
    while True:
        text = match.record().to_json()
        assert_same(match, Match.from_record(Record.from_json(text)))
        if match.is_over:
            break
        play_on(match, rng, 1 + rng.below(60))
    assert match.standing.deals_played == 3 or match.standing.is_over


@pytest.mark.parametrize("game", USUAL, ids=str)
def test_a_whole_match_replays(game: Game) -> None:
    match = play_on(new_match(game, 11), Rng(11))
    assert match.standing.is_over
    assert_same(match, Match.from_record(match.record()))


@pytest.mark.parametrize("game", USUAL, ids=str)
def test_a_replayed_match_goes_on_like_the_first(game: Game) -> None:
    match = play_on(new_match(game, 3, deals=2), Rng(3), 30)
    again = Match.from_record(match.record())
    assert_same(play_on(match, Rng(4)), play_on(again, Rng(4)))


@pytest.mark.parametrize("game", USUAL, ids=str)
def test_what_is_taken_back_and_done_again_is_the_same(game: Game) -> None:
    match = play_on(new_match(game, 8, deals=2), Rng(8))
    other = play_on(new_match(game, 8, deals=2), Rng(8))
    other.take_back(len(other.actions) // 3)
    for text in match.actions[len(other.actions) :]:
        other.apply(other.to_act, other.ruleset.parse_action(text))
    assert_same(match, other)


@pytest.mark.parametrize("game", USUAL, ids=str)
def test_a_changed_record_is_noticed(game: Game) -> None:
    deals = min(2, new_match(game, 21).standing.deals_in_match or 2)
    matches = (play_on(new_match(game, seed, deals=deals), Rng(seed)) for seed in count(21))
    record = next(match for match in matches if match.standing.deals_played == deals).record()
    swapped = list(record.actions)
    place = next(n for n in range(len(swapped)) if swapped[n] != swapped[n + 1])
    swapped[place : place + 2] = reversed(swapped[place : place + 2])
    for changed in (
        replace(record, seed=record.seed + 1),
        replace(record, actions=record.actions[:-1]),
        replace(record, actions=(*record.actions, record.actions[-1])),
        replace(record, actions=tuple(swapped)),
        replace(record, actions=("junk", *record.actions[1:])),
        replace(record, digest="0" * 16),
        *([replace(record, deals=1)] if deals > 1 else []),
        replace(record, version=record.version + 1),
    ):
        with pytest.raises(BadRecord):
            Match.from_record(changed)


_PROGRAM = """
from game.core.rng import Rng
from game.session.seats import think
from tests.conformance.games import GAMES
from tests.conformance.matches import new_match
for spec in ("heuristic", "careless:50", "ismcts:20"):
    match = new_match(GAMES[1], 5, deals=1)
    while not match.is_over:
        match.apply(match.to_act, think(match, spec)[0].action)
    print(spec, match.digest)
"""


def test_nothing_depends_on_the_hash_seed_of_the_interpreter() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", _PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1
