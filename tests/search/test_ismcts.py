"""The search: finds what must be found, repeats itself, and keeps to what is legal."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.bots.players import SearchBot
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.rulesets.whist import WHIST
from game.search.ismcts import search
from game.search.params import IsmctsParams
from tests.conformance.games import GAMES, Game, random_walk
from tests.search.toys import Coin, Doors, Move, Race, Sometimes, Toy, play_at_random

MakeWorld = Callable[[Rng], Toy]


def think(world: MakeWorld, iterations: int = 400, seed: int = 1) -> list[Candidate[Move]]:
    """Return the last list of candidates."""
    legal = world(Rng(0)).legal_actions()
    params = IsmctsParams(iterations=iterations, exploration=1.5)  # few returns, widely apart
    *_earlier, last = search(legal, world, play_at_random, Rng(seed), params)
    return last


@pytest.mark.parametrize("stones", [1, 2, 3, 5, 6, 7, 9, 10, 11])
def test_it_finds_the_only_winning_move_of_a_race(stones: int) -> None:
    best, *_others = think(lambda _rng: Race(stones), iterations=1500)
    assert best.action == Move(stones % 4)


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_bet_on_a_door_it_cannot_see(seed: int) -> None:
    best, *_others = think(lambda rng: Doors(rng.below(2)), seed=seed)
    assert best.action == Move(2) and best.value == pytest.approx(0.8)


@pytest.mark.parametrize("seed", range(5))
def test_it_weighs_chance(seed: int) -> None:
    best, other = think(lambda _rng: Coin(), iterations=3000, seed=seed)
    assert best.action == Move(1) and best.value == pytest.approx(0.5, abs=0.1)
    assert other.value == pytest.approx(0.2)


def test_a_move_that_few_worlds_allow_is_judged_by_those() -> None:
    (only,) = think(lambda rng: Sometimes(rng.below(8) == 0), iterations=2000)
    assert only.visits == 2000
    # The other player makes 1 in an eighth of the worlds and 0.5 in the rest.
    assert only.value == pytest.approx(1 - (1 / 8 + 7 / 16), abs=0.03)


def test_every_iteration_is_one_visit_and_all_legal_moves_are_told_of() -> None:
    found = think(lambda _rng: Race(10), iterations=137)
    assert sum(each.visits for each in found) == 137
    assert sorted(each.action for each in found) == [Move(1), Move(2), Move(3)]
    assert [each.visits for each in found] == sorted((e.visits for e in found), reverse=True)


def test_a_single_iteration_is_enough_for_an_answer() -> None:
    found = think(lambda _rng: Race(10), iterations=1)
    assert len(found) == 3 and found[0].visits == 1


def test_it_reports_on_the_way() -> None:
    params = IsmctsParams(iterations=100, report_every=30)
    lists = list(
        search([Move(1), Move(2), Move(3)], lambda _r: Race(9), play_at_random, Rng(1), params)
    )
    assert [sum(each.visits for each in found) for found in lists] == [30, 60, 90, 100]


def test_the_same_stream_gives_the_same_thoughts_and_another_gives_others() -> None:
    def thoughts(seed: int) -> list[list[Candidate[Move]]]:
        params = IsmctsParams(iterations=90, report_every=20)
        legal = [Move(0), Move(1), Move(2)]
        world: MakeWorld = lambda rng: Doors(rng.below(2))  # noqa: E731
        return list(search(legal, world, play_at_random, Rng(seed), params))

    assert thoughts(5) == thoughts(5)
    assert thoughts(5) != thoughts(6)


@pytest.mark.parametrize("game", [game for game in GAMES if game.is_usual], ids=str)
def test_in_any_position_every_candidate_is_legal_and_none_is_forgotten(game: Game) -> None:
    bot = SearchBot(game.ruleset, IsmctsParams(iterations=20))
    for number in range(16):
        state, _events = random_walk(game, Rng(number).fork("search")).at_stop()
        legal = state.legal_actions()
        if not legal:
            continue
        view = state.view(state.current_player())
        weighed = sorted(game.ruleset.sense.shortlist(view, legal))
        assert weighed and len(set(weighed)) == len(weighed) and set(weighed) <= set(legal)
        for candidates in bot.think(view, legal, Rng(number)):
            assert sorted(each.action for each in candidates) == weighed


def test_one_legal_action_needs_no_thought() -> None:
    def no_world(view: object, rng: Rng) -> object:
        raise AssertionError("a forced move asks for no world")

    forced = Move(3)
    ruleset = replace(WHIST, sense=replace(WHIST.sense, determinize=no_world, worlds=no_world))
    found = list(SearchBot(ruleset, IsmctsParams(iterations=50)).think(None, [forced], Rng(1)))
    assert [[each.action for each in candidates] for candidates in found] == [[forced]]
