"""Worlds: every layout fits, one is found whenever there is one, and likely ones come oftener."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.rng import Rng
from game.kit import trials
from game.kit.cards import mask_of
from game.kit.knowledge import Knowledge, Layout, deal_hidden, in_hands, layouts, ways
from game.kit.trials import Weighed, drawn


@st.composite
def knowledges(draw: st.DrawFn) -> Knowledge:
    """Some cards that are hidden, in places that take some of them, and a place for the rest."""
    cards = draw(st.sets(st.integers(0, 57), max_size=7))
    hidden = mask_of(cards)
    places = draw(st.integers(0, 3))
    lacking = [mask_of(draw(st.sets(st.sampled_from(sorted(cards) or [0])))) for _ in range(places)]
    sizes, left = [], len(cards)
    for _ in range(places):
        sizes.append(draw(st.integers(0, left)))
        left -= sizes[-1]
    return in_hands(hidden, sizes, lacking, [0] * places)


@given(knowledge=knowledges(), seed=st.integers(0, 99))
@settings(max_examples=300)
def test_a_layout_is_found_whenever_there_is_one(knowledge: Knowledge, seed: int) -> None:
    every = set(layouts(knowledge))
    if not every:
        with pytest.raises(ValueError, match="fits"):
            deal_hidden(knowledge, Rng(seed))
        return
    assert deal_hidden(knowledge, Rng(seed)) in every
    assert len(every) <= ways(knowledge)
    for layout in every:
        assert sum(map(int.bit_count, layout)) == knowledge.hidden.bit_count()
        for place, mask in enumerate(layout):
            assert not mask & ~(knowledge.possible[place] | knowledge.known[place])


def test_cards_that_are_known_stay_where_they_are() -> None:
    knowledge = in_hands(0b111000, [3, 2], [0, 0], [0b000111, 0])
    assert all(layout[0] == 0b000111 for layout in layouts(knowledge))
    assert len(list(layouts(knowledge))) == 3


def test_without_constraints_every_layout_is_equally_likely() -> None:
    knowledge = in_hands(0b111111, [2, 2], [0, 0], [0, 0])
    found = Counter(deal_hidden(knowledge, Rng(seed)) for seed in range(9000))
    assert len(found) == 90 and max(found.values()) < 150 and min(found.values()) > 55


def test_with_constraints_every_layout_still_comes() -> None:
    """The odds need not be even, but none that is possible may be left out."""
    knowledge = in_hands(0b1111, [2, 1], [0, 0b0011], [0, 0])
    found = {deal_hidden(knowledge, Rng(seed)) for seed in range(500)}
    assert found == set(layouts(knowledge)) and len(found) == 6


def leaning(layout: Layout) -> float:
    """Four times as likely for each of the first two cards that the first place has."""
    return 4.0 ** (layout[0] & 0b11).bit_count()


@pytest.mark.parametrize("most_listed", [1000, 0])
def test_likely_worlds_come_as_often_as_they_are_likely(
    most_listed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list and the walk agree with the true shares, by the definition."""
    monkeypatch.setattr(trials, "MOST_LISTED", most_listed)
    knowledge = in_hands(0b111111, [3, 3], [0, 0b100000], [0, 0])
    every = list(layouts(knowledge))
    total = sum(map(leaning, every))
    share = {each: leaning(each) / total for each in every}
    count = 6000
    found = Counter(islice(drawn(Weighed(leaning), knowledge, Rng(5)), count))
    assert set(found) <= set(every)
    for layout in every:
        assert found[layout] / count == pytest.approx(share[layout], abs=0.025)


@pytest.mark.parametrize("most_listed", [1000, 0])
def test_layouts_that_cannot_have_come_about_never_come(
    most_listed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "MOST_LISTED", most_listed)
    knowledge = in_hands(0b1111, [2, 2], [0, 0], [0, 0])

    def likelihood(layout: Layout) -> float:
        return float(layout[0] & 1)

    for layout in islice(drawn(Weighed(likelihood), knowledge, Rng(1)), 200):
        assert layout[0] & 1


def test_where_nothing_fits_it_is_said() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        next(drawn(Weighed(lambda _w: 1.0), in_hands(0b11, [2], [0b10], [0]), Rng(1)))
