"""Streams of chance: the same on every machine for ever, and apart from each other."""

from collections import Counter

import pytest

from game.core.rng import SEED_BITS, Rng, new_seed


def test_the_numbers_are_those_that_records_were_made_with() -> None:
    """A difference here would deal other cards to every match that anybody has kept."""
    rng = Rng(1)
    assert [rng.below(1000) for _draw in range(8)] == [161, 546, 354, 238, 942, 665, 380, 493]
    assert Rng(7).fork("chance", 0, 3).below(52) == 8
    cards = list(range(10))
    Rng(2).shuffle(cards)
    assert cards == [9, 3, 1, 7, 4, 5, 6, 2, 0, 8]
    assert Rng(2).fork("s").sample(range(52), 6) == [48, 36, 13, 11, 4, 2]


def test_a_fork_does_not_depend_on_what_has_been_drawn() -> None:
    fresh, used = Rng(5), Rng(5)
    for _draw in range(100):
        used.random()
    assert fresh.fork("deal", 3).random() == used.fork("deal", 3).random()


def test_drawing_from_a_fork_leaves_its_parent_alone() -> None:
    one, other = Rng(5), Rng(5)
    one.fork("bot").random()
    assert one.random() == other.random()


def test_forks_of_other_names_and_seeds_are_other_streams() -> None:
    parent = Rng(5)
    streams = [
        parent,
        Rng(6),
        Rng(-5),
        parent.fork("a"),
        parent.fork("b"),
        parent.fork("a", "b"),
        parent.fork("b", "a"),
        parent.fork("ab"),
        parent.fork("a", 1),
        parent.fork("a", 11),
        parent.fork("a", 1, 1),
    ]
    firsts = [stream.random() for stream in streams]
    assert len(set(firsts)) == len(firsts)


def test_it_travels_as_its_key_and_starts_afresh() -> None:
    rng = Rng(9).fork("bot")
    make, arguments = rng.__reduce__()
    first = rng.random()
    assert make(*arguments).random() == first


def test_a_veiled_stream_depends_on_the_secret_and_on_the_stream() -> None:
    drawn = {
        Rng(seed).veiled(secret).random() for seed in range(3) for secret in (b"one", b"other")
    }
    assert len(drawn) == 6 and not drawn & {Rng(seed).random() for seed in range(3)}
    assert Rng(1).veiled(b"one").random() == Rng(1).veiled(b"one").random()


def test_a_drawn_seed_cannot_be_found_by_trying() -> None:
    drawn = {new_seed() for _time in range(200)}
    assert len(drawn) == 200 and all(seed < 2**SEED_BITS for seed in drawn)
    assert SEED_BITS >= 62 and max(drawn) >= 2 ** (SEED_BITS - 2)


def test_every_number_below_a_bound_comes_equally_often() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(7) for _draw in range(7000))
    assert set(counts) == set(range(7))
    assert all(count == pytest.approx(1000, abs=130) for count in counts.values())


def test_a_sample_is_of_different_items_and_any_of_them() -> None:
    rng = Rng(4)
    firsts = Counter()  # type: Counter[int]
    for _draw in range(3000):
        sample = rng.sample(range(6), 3)
        assert len(set(sample)) == 3
        firsts.update(sample)
    assert all(count == pytest.approx(1500, abs=150) for count in firsts.values())


def test_shuffling_brings_every_order() -> None:
    rng, orders = Rng(8), Counter[tuple[int, ...]]()
    for _draw in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(count == pytest.approx(1000, abs=130) for count in orders.values())
