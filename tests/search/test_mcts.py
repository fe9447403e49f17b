"""The tree with dice as chance nodes: exact over nature, fair to hidden things, best move found."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

import pytest

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.search.mcts import search
from game.search.params import MctsParams
from tests.search.toys import Coin, Doors, Move, Race, Sometimes, play_at_random


class Even:
    """Thinks all moves equally good, and plays out at random."""

    def promising(self, state: Any) -> Sequence[tuple[Move, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def chances(self, state: Any) -> Sequence[tuple[Move, float]]:
        return []

    def plans(self, state: Any) -> Sequence[tuple[Move, Any]]:
        return []

    def effort(self, state: Any) -> float:
        return 1.0

    def rollout(self, state: Any, rng: Rng, plan: Any = None) -> Sequence[float]:
        return play_at_random(state, rng)


class Dice(Even):
    """Knows the coin."""

    def chances(self, state: Any) -> Sequence[tuple[Move, float]]:
        return [(Move(0), 0.75), (Move(1), 0.25)]


def grown(world: Any, iterations: int, priors: Any = None, **params: Any) -> list[Candidate[Move]]:
    rng = Rng(1)
    stream: Iterator[Any] = iter(lambda: world(rng), None)
    settings = MctsParams(iterations=iterations, **{"margin": inf, **params})
    legal = world(Rng(0)).legal_actions()
    *_earlier, last = search(legal, stream, priors or Even(), Rng(2), settings)
    return last


def test_a_die_is_tried_in_proportion_to_its_chances() -> None:
    found = grown(lambda _rng: Coin(), 80, Dice())
    tossed = next(each for each in found if each.action == Move(1))
    assert tossed.value == pytest.approx(0.25, abs=1e-9) and found[0] == tossed


def test_where_nature_cannot_be_listed_it_draws() -> None:
    found = grown(lambda _rng: Coin(), 200)
    assert found[0].action == Move(1) and found[0].value == pytest.approx(0.5, abs=0.15)


def test_it_does_not_bet_on_a_door_it_cannot_see() -> None:
    found = grown(lambda rng: Doors(rng.below(2)), 600)
    assert found[0].action == Move(2) and found[0].value == pytest.approx(0.8)


@pytest.mark.parametrize(("stones", "best"), [(5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_finds_the_winning_move_through_the_other_players_replies(
    stones: int, best: int
) -> None:
    assert grown(lambda _rng: Race(stones), 600)[0].action == Move(best)


class Sure(Even):
    """Knows what each first move of `Race` comes to, give or take a little."""

    def rollout(self, state: Any, rng: Rng, plan: Any = None) -> Sequence[float]:
        found = (-1.0 if state.left % 4 else 1.0) * 0.5 + self.give * (2 * rng.random() - 1)
        return found, -found

    def __init__(self, give: float) -> None:
        self.give = give


def tried_for(give: float, margin: float) -> int:
    found = grown(lambda _rng: Race(6), 300, Sure(give), margin=margin, deepest=0)
    assert found[0].action == Move(2)
    return sum(each.visits for each in found)


def test_who_is_clearly_behind_drops_out_and_what_that_saves_is_saved() -> None:
    assert tried_for(0.1, margin=2.0) == 2 * 3
    assert tried_for(0.1, margin=inf) > 250


def test_a_move_that_another_world_forbids_ends_the_walk_and_nothing_else() -> None:
    found = grown(lambda rng: Sometimes(rng.below(8) == 0), 300)
    assert found[0].action == Move(0)


def test_the_widest_tries_only_what_promises_most() -> None:
    found = grown(lambda _rng: Race(9), 60, widest=2)
    assert {each.action for each in found} == {Move(1), Move(2)}


class Weary(Dice):
    """Takes half the trouble."""

    def effort(self, state: Any) -> float:
        return 0.5


def test_priors_say_how_much_of_the_work_a_decision_is_worth() -> None:
    def visits(priors: Any) -> int:
        return sum(each.visits for each in grown(lambda _rng: Coin(), 80, priors))

    assert visits(Dice()) == 80 and visits(Weary()) == 40


def test_the_same_stream_thinks_the_same() -> None:
    assert grown(lambda _rng: Race(9), 60) == grown(lambda _rng: Race(9), 60)


class Planner(Even):
    """Knows how to win the race of nine stones: leave a multiple of four."""

    def promising(self, state: Any) -> Sequence[tuple[Move, float]]:
        return [(Move(3), 1.0)]

    def plans(self, state: Any) -> Sequence[tuple[Move, Any]]:
        return [(Move(2), "anything"), (Move(1), "leave four")]

    def rollout(self, state: Any, rng: Rng, plan: Any = None) -> Sequence[float]:
        while not state.is_terminal():
            best = Move(state.left % 4 or 1)
            follows = plan == "leave four" and state.current_player() == 0
            state.apply_action(best if follows else rng.choice(state.legal_actions()))
        return state.returns()


def test_plans_alone_are_tried_where_there_are_any_and_followed_in_their_playouts() -> None:
    found = grown(lambda _rng: Race(9), 60, Planner())
    assert found[0].action == Move(1) and found[0].value == 1.0
    assert {each.action for each in found} == {Move(1), Move(2)}


class OneWay(Planner):
    """Has several plans that all begin alike."""

    def plans(self, state: Any) -> Sequence[tuple[Move, Any]]:
        return [(Move(1), "leave four"), (Move(1), "anything")]

    def rollout(self, state: Any, rng: Rng, plan: Any = None) -> Sequence[float]:
        raise AssertionError("there is nothing to choose")


def test_no_playout_is_spent_where_all_plans_begin_alike() -> None:
    assert grown(lambda _rng: Race(9), 60, OneWay()) == [Candidate(Move(1), 0.0)]


def test_whoever_has_no_time_has_what_the_priors_find_best() -> None:
    legal = Race(9).legal_actions()
    first, *_later = search(legal, iter([Race(9)] * 99), Even(), Rng(2), MctsParams(iterations=60))
    assert [each.action for each in first] == legal
    assert all(each.visits == 0 for each in first)
