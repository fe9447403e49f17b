"""How hard a drill is follows from who solves it; whoever plays plainly misses those there are."""

from statistics import fmean
from typing import Any

import pytest

from game.core.rng import Rng
from game.session.practice import hardness
from game.session.practice.choosing import TIERS, tiers
from game.session.practice.drill import Asked, Drill
from game.session.practice.drillfile import GAMES, drills_of
from game.session.practice.hardness import LADDER, shares, solved, solved_again

FEWEST = 80
"""So many drills a game has at least."""


def given(drill: Drill) -> tuple[Any, Any, Any]:
    """What is asked of the players: the game, what is seen, and what can be chosen."""
    port = Asked.of(drill, "").port
    return drill.ruleset, port.view(), port.legal_actions()


def test_a_share_counts_the_streams_in_which_one_of_the_answers_is_chosen() -> None:
    drill, streams = drills_of("whist")[0], [Rng(number) for number in range(20)]
    legal = given(drill)[2]
    everything = frozenset(map(str, legal))
    players = ("club", "random")
    assert shares(*given(drill), everything, players, streams) == [1.0, 1.0]
    assert shares(*given(drill), frozenset({drill.plain}), ("club",), streams) == [1.0]
    plain, luck = shares(*given(drill), drill.answers, players, streams)
    assert plain == 0.0 and 0 < luck < 1, "the plain player misses it, whoever guesses does not"


def test_what_the_strongest_misses_is_no_drill(monkeypatch: pytest.MonkeyPatch) -> None:
    drill = drills_of("whist")[0]
    monkeypatch.setattr(hardness, "LADDER", {"whist": ("random", "club")})
    assert solved_again(drill) is None
    share = solved(*given(drill), frozenset({drill.plain}))
    assert share is not None and 0.5 <= share < 1, "the strongest solves it, and luck now and then"


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_drills_in_five_tiers_each_harder_than_the_one_before(game: str) -> None:
    drills = drills_of(game)
    fifths = tiers(drills)
    by_tier = [[each.solved for each in drills if fifths[each.id] == n + 1] for n in range(TIERS)]
    assert len(drills) >= FEWEST and min(map(len, by_tier)) >= FEWEST // TIERS
    middle = [fmean(found) for found in by_tier]
    assert middle == sorted(middle, reverse=True) and len(set(middle)) == TIERS


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_of_the_ladder_solves_every_drill_that_there_is(game: str) -> None:
    """More often than not, which alone is more than half his part of the share."""
    assert all(each.solved > 1 / 2 / len(LADDER[game]) for each in drills_of(game))
