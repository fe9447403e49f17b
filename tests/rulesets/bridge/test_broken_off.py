"""A match that was cut short by its length: a rubber is settled as one broken off."""

import pytest

from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.options import BridgeOptions
from game.session.match import Match, MatchEnded, Seat
from tests.moments import play_to, the_end

SEATS = tuple(Seat("heuristic", name) for name in ("South", "West", "North", "East"))


def played(seed: int, deals: int, options: BridgeOptions) -> Match:
    """Return the match after so many deals of plain players."""
    return play_to(Match(BRIDGE, options, SEATS, seed, deals), the_end, seed)


@pytest.mark.rule("BR-48")
@pytest.mark.parametrize("seed", range(4))
def test_a_rubber_cut_short_is_settled(seed: int) -> None:
    match = played(seed, 1, BridgeOptions(jokers=0))
    rubber = match.standing.rubber
    assert match.is_over and match.standing.is_over
    columns = list(rubber.totals)
    for each in match.standing.payments:
        columns[each.side] += each.points
        told = BRIDGE.telling.verdict(match.standing, [])
        assert f"{each.points} points" in told and "[BR-48]" in told
    assert match.standing.columns == tuple(columns)
    end = match.events[-1]
    assert isinstance(end, MatchEnded) and end.scores == match.standing.scores


def test_one_of_these_rubbers_had_something_to_settle() -> None:
    assert any(played(seed, 1, BridgeOptions(jokers=0)).standing.payments for seed in range(4))


def test_a_deal_taken_back_is_no_longer_the_last() -> None:
    match = played(1, 1, BridgeOptions(jokers=0))
    match.take_back(len(match.actions) - 1)
    assert not match.is_over and not match.standing.is_over
