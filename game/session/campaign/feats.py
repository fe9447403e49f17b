"""Tests of what was done on the road, of which achievements are made."""

from collections.abc import Callable, Sequence

from game.session.campaign.deeds import Bout, Deeds, Walk
from game.session.campaign.node import ACTS, Kind


def in_a_walk(test: Callable[[Walk], bool]) -> Callable[[Deeds], bool]:
    """Return whether some season passes the test."""
    return lambda deeds: any(map(test, deeds.walks))


def in_a_seat(test: Callable[[Walk], bool]) -> Callable[[Deeds], bool]:
    """Return whether some season that won its seat passes the test."""
    return lambda deeds: any(map(test, deeds.seats))


def in_a_match(test: Callable[[Bout], bool]) -> Callable[[Deeds], bool]:
    """Return whether some match that was won passes the test."""
    return lambda deeds: any(map(test, deeds.won))


def in_matches(least: int, test: Callable[[Bout], bool]) -> Callable[[Deeds], bool]:
    """Return whether so many matches that were won pass the test."""
    return lambda deeds: sum(map(test, deeds.won)) >= least


def won_of(game: str, least: int) -> Callable[[Deeds], bool]:
    """Return whether so many matches of a game were won."""
    return lambda deeds: deeds.won_by_game.get(game, 0) >= least


def is_boss_of(act: int) -> Callable[[Bout], bool]:
    """Return the test for the last match of an act."""
    return lambda bout: bout.node.kind == Kind.BOSS and bout.node.act == act


def is_hard(bout: Bout) -> bool:
    """Tell whether it was a hard match."""
    return bout.node.kind == Kind.HARD


def all_won(bouts: Sequence[Bout]) -> bool:
    """Tell whether none of these was lost, nor had been and was mended by a favour."""
    return all(bout.is_won and not bout.was_mended for bout in bouts)


def last_act_is_clean(walk: Walk) -> bool:
    """Tell whether the third act is done, and nothing was lost in it."""
    bouts = walk.acts_done().get(ACTS[-1])
    return bouts is not None and all_won(bouts)
