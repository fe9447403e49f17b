"""Partners win and share a match together, and both have won it in the statistics."""

import pytest

from game.cli.telling import ending
from game.session.match import Match, Seat
from game.session.store import Store
from tests.session.tables import play
from tests.toys.tandem import TANDEM

NAMES = ("Ana", "Bo", "Cy", "Di")
ENDINGS = {
    (0, 2): "Ana and Cy win the match.",
    (1, 3): "Bo and Di win the match.",
    (0, 1, 2, 3): "Ana, Bo, Cy and Di share the match.",
}


def played(seed: int, store: Store) -> Match:
    seats = [Seat("human", name) for name in NAMES]
    return play(store.matches.begin(Match(TANDEM, TANDEM.options(), seats, seed)).match)


@pytest.mark.parametrize("winners", ENDINGS)
def test_the_end_of_a_match_names_the_side_that_has_won(winners: tuple[int, ...]) -> None:
    with Store.in_memory() as store:
        matches = (played(seed, store) for seed in range(60))
        match = next(each for each in matches if each.standing.winners() == winners)
        assert ending(match) == ENDINGS[winners]


def test_both_partners_have_won_in_the_statistics() -> None:
    with Store.in_memory() as store:
        matches = [played(seed, store) for seed in range(8)]
        statistics = store.results.statistics()
    assert {each.matches for each in statistics} == {8}
    wins = {each.name: each.wins for each in statistics}
    assert wins["Ana"] == wins["Cy"] and wins["Bo"] == wins["Di"]
    assert wins["Ana"] == sum(0 in match.standing.winners() for match in matches) > 0
