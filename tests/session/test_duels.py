"""Round robin and knock-out: who meets whom, and who has won."""

from itertools import combinations

import pytest

from game.core.rng import Rng
from game.session.duels import DRAWS, Duels, Format, round_robin
from tests.loops import over

COUNTS = range(2, 9)


def played_out(form: Format, count: int, seed: int) -> Duels:
    rng = Rng(seed)
    seeds = list(range(count))
    rng.shuffle(seeds)
    duels = Duels(form, tuple(seeds))
    while (pair := duels.next_pair()) is not None:
        duels = duels.with_result(rng.choice((*pair, None)))
    return duels


@pytest.mark.parametrize("count", COUNTS)
def test_in_a_round_robin_each_pair_meets_once(count: int) -> None:
    pairs = round_robin(range(count))
    assert sorted(tuple(sorted(pair)) for pair in pairs) == list(combinations(range(count), 2))


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8])
def test_nobody_plays_twice_in_a_round(count: int) -> None:
    pairs = round_robin(range(count))
    a_round = count // 2
    for at in range(0, len(pairs), a_round):
        players = [player for pair in pairs[at : at + a_round] for player in pair]
        assert len(set(players)) == len(players)


@over("count", COUNTS)
@over("seed", range(20))
def test_a_knock_out_ends_with_one_who_was_never_beaten(count: int, seed: int) -> None:
    duels = played_out(Format.KNOCK_OUT, count, seed)
    champion = duels.ranking()[0]
    lost = {
        player
        for duel in duels.played
        for player in duel.players
        if duel.winner not in (player, None)
    }
    assert champion not in lost
    drawn_out = count - 1 - len(lost)
    decided = sum(duel.winner is not None for duel in duels.played)
    assert decided == len(lost) and drawn_out >= 0
    assert sorted(duels.ranking()) == list(range(count))


def test_in_a_knock_out_the_better_seed_goes_on_after_three_draws() -> None:
    duels = Duels(Format.KNOCK_OUT, (1, 0))
    for _draw in range(DRAWS + 1):
        assert duels.next_pair() is not None
        duels = duels.with_result(None)
    assert duels.is_over and duels.ranking() == (1, 0)


def test_the_best_seeds_of_six_have_a_free_first_round() -> None:
    duels = Duels(Format.KNOCK_OUT, (5, 4, 3, 2, 1, 0))
    firsts = []
    for _duel in range(2):
        pair = duels.next_pair()
        assert pair is not None
        firsts += pair
        duels = duels.with_result(pair[0])
    assert set(firsts) == {3, 2, 1, 0}
    last = duels.next_pair()
    assert last is not None and set(last) & {5, 4}


@over("seed", range(20))
def test_points_of_a_round_robin_add_up_to_the_duels(seed: int) -> None:
    duels = played_out(Format.ROUND_ROBIN, 5, seed)
    points = duels.points()
    assert sum(points.values()) == len(duels.played) == 10
    ranked = [points[player] for player in duels.ranking()]
    assert ranked == sorted(ranked, reverse=True)


def test_a_result_must_be_of_the_pair_that_meets() -> None:
    duels = Duels(Format.ROUND_ROBIN, (0, 1, 2, 3))
    pair = duels.next_pair()
    assert pair is not None
    with pytest.raises(ValueError):
        duels.with_result(next(player for player in range(4) if player not in pair))
