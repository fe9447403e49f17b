"""Statistics count what people have played to the end, once."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.rulesets.whist.standing import DealResult
from game.session.match import Match, Seat
from game.session.store import Statistics, Store, open_store
from game.session.store.place import DATABASE
from tests.session.tables import ANA, play, whist


def counted(match: Match, seat: int) -> object:
    """Count a match by hand, from the score sheet."""
    results: tuple[DealResult, ...] = match.standing.results
    bids = sorted({result.bids[seat] for result in results})
    tallies = []
    for bid in bids:
        those = [result for result in results if result.bids[seat] == bid]
        made = sum(result.tricks[seat] == bid for result in those)
        tallies.append((bid, len(those), made))
    return (
        match.seats[seat].name,
        int(seat in match.standing.winners()),
        len(results),
        match.standing.scores[seat],
        sum(result.tricks[seat] for result in results),
        tuple(tallies),
    )


def told(statistics: Statistics) -> object:
    return (
        statistics.name,
        statistics.wins,
        statistics.deals,
        statistics.points,
        statistics.tricks,
        tuple((each.bid, each.times, each.made) for each in statistics.bids),
    )


def test_one_match_counted_by_hand(folder: Path) -> None:
    with open_store(folder) as store:
        match = play(store.matches.begin(whist(seed=5)).match)
        [statistics] = store.results.statistics()
        assert told(statistics) == counted(match, 0)
        assert statistics.bids_in_all == statistics.deals == 8
        assert statistics.best == statistics.points


def test_several_matches_and_people_add_up(folder: Path) -> None:
    pair = (Seat("human", "Ana"), Seat("club", "Bo"), Seat("human", "Eve"), Seat("club", "Di"))
    with open_store(folder) as store:
        matches = [
            play(store.matches.begin(whist(seed, seats)).match)
            for seed, seats in enumerate((ANA, pair, pair))
        ]
        ana, eve = store.results.statistics()
    assert (ana.name, ana.matches, eve.name, eve.matches) == ("Ana", 3, "Eve", 2)
    assert ana.points == sum(match.standing.scores[0] for match in matches)
    assert ana.best == max(match.standing.scores[0] for match in matches)
    assert eve.wins == sum(2 in match.standing.winners() for match in matches[1:])


def test_only_what_is_over_counts(folder: Path) -> None:
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 40)
        assert store.results.statistics() == []


def test_a_last_decision_taken_back_and_made_again_counts_once() -> None:
    with Store.in_memory() as store:
        match = play(store.matches.begin(whist()).match)
        once = store.results.statistics()
        match.take_back(len(match.actions) - 1)
        assert store.results.statistics() == []
        play(match)
        assert store.results.statistics() == once


def test_a_match_from_elsewhere_does_not_count_and_a_removed_one_still_does() -> None:
    with Store.in_memory() as store:
        store.matches.add(play(whist(seed=1)))
        assert store.results.statistics() == []
        play(store.matches.begin(whist(seed=2)).match)
        once = store.results.statistics()
        store.matches.remove(2)
        assert store.results.statistics() == once and len(once) == 1


@pytest.mark.parametrize(
    "spoiling",
    [
        "results SET deals = 9223372036854775807",
        "results SET deals = -1",
        "results SET points = 9e999",
        "results SET points = -1e300",
        "results SET has_won = 9223372036854775807",
        "results SET name = 'A' || char(10) || 'B'",
        "results SET name = hex(zeroblob(50000))",
        "results SET ruleset = char(27) || '[2J'",
    ],
)
def test_a_hostile_result_is_told_and_costs_itself_alone(folder: Path, spoiling: str) -> None:
    with open_store(folder) as store:
        play(store.matches.begin(whist(seed=1)).match)
        once = store.results.statistics()
        play(store.matches.begin(whist(seed=2)).match)
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        connection.execute(f"UPDATE {spoiling} WHERE match = 2 AND spec = 'human'")
    with open_store(folder) as store:
        [ana] = store.results.statistics()
        assert (ana.matches, ana.points) == (once[0].matches, once[0].points)
        assert store.take_notices() == ["1 row of the results is damaged and is not counted."]
        store.results.statistics()
        assert store.take_notices() == []


def test_a_hostile_deal_is_told_and_costs_itself_alone(folder: Path) -> None:
    with open_store(folder) as store:
        play(store.matches.begin(whist(seed=1)).match)
        [once] = store.results.statistics()
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        connection.execute(
            f"UPDATE deal_results SET bid = {2**62}, tricks = {2**62} WHERE deal < 3 AND seat = 0"
        )
    with open_store(folder) as store:
        [ana] = store.results.statistics()
        assert ana.bids_in_all == once.bids_in_all - 2 and ana.tricks <= once.tricks
        assert store.take_notices() == ["2 rows of the results are damaged and are not counted."]
