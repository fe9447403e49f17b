"""The arena itself: the same deals for every seat, the same report from the same seed."""

from dataclasses import replace

import pytest

from game.bots.catalogue import UnknownBot
from game.contests.arena import Report, run_contest
from game.contests.matches import Contest, play_match, seatings
from game.contests.sharing import Workers
from game.core.intervals import interval, share_interval, student
from game.rulesets.whist import WHIST
from game.session.seats import BadSeats, sides_of
from tests.toys.tandem import TANDEM

SHORT = {"largest_hand": "3"}


def contest(*line_up: str, sets: int = 8, **options: str) -> Contest:
    return Contest("whist", {**SHORT, **options}, line_up, sets, seed=7)


def without_seconds(report: Report) -> Report:
    entries = [replace(each, median=0.0, p99=0.0) for each in report.entries]
    return replace(report, entries=tuple(entries))


def test_equal_players_come_out_exactly_equal() -> None:
    report = run_contest(contest("heuristic", "heuristic", "heuristic", "heuristic"))
    assert report.difference.low == pytest.approx(0, abs=1e-9)
    assert report.difference.high == pytest.approx(0, abs=1e-9)
    first, *others = report.entries
    for other in others:
        assert (other.points, other.made) == pytest.approx((first.points, first.made))


@pytest.mark.parametrize(("players", "deals"), [(4, 8), (5, 9), (6, 10)])
def test_at_least_the_sets_asked_for_are_played_in_whole_matches(players: int, deals: int) -> None:
    asked = contest(*["random"] * players, sets=deals + 1)
    assert len(list(seatings(asked))) == 2 * players
    report = run_contest(asked)
    assert report.sets == 2 * deals and report.deals == 2 * deals * players


def test_the_report_depends_on_the_seed_and_not_on_the_processes() -> None:
    asked = contest("careless:20", "random", "heuristic", "random")
    alone = without_seconds(run_contest(asked))
    assert without_seconds(run_contest(asked, Workers(2))) == alone
    assert without_seconds(run_contest(replace(asked, seed=8))) != alone


def test_where_low_scores_win_the_better_player_is_still_ahead() -> None:
    report = run_contest(contest("heuristic", "random", "random", "random", scoring="SA12"))
    assert report.entries[0].points < report.entries[1].points
    assert report.difference.mean > 0


def test_the_interval_is_that_of_the_text_books() -> None:
    assert student(10) == pytest.approx(2.228, abs=0.001)
    assert student(30) == pytest.approx(2.042, abs=0.001)
    found = interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
    half = 2.228 * (11 / 11) ** 0.5
    assert found.mean == 6 and found.high - found.mean == pytest.approx(half, abs=0.01)


def test_the_interval_of_a_share_is_wilsons() -> None:
    all_of_three = share_interval([1.0] * 3)
    assert (all_of_three.mean, all_of_three.high) == (1, 1)
    assert all_of_three.low == pytest.approx(0.4385, abs=1e-4), "3 of 3: 44% to 100%"
    assert share_interval([0.0] * 3).high == pytest.approx(1 - 0.4385, abs=1e-4)
    seven_of_ten = share_interval([1.0] * 7 + [0.0] * 3)
    assert (seven_of_ten.low, seven_of_ten.high) == pytest.approx((0.3968, 0.8922), abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
def test_no_interval_of_a_share_is_a_point(share: float) -> None:
    for count, each in ((1, 1), (3, 1), (3, 4), (50, 4)):
        found = share_interval([share] * count, each)
        assert 0 <= found.low <= share <= found.high <= 1 and found.high - found.low > 0.02


def test_games_of_a_set_count_as_far_as_their_spread_speaks_for_it() -> None:
    alone = share_interval([1.0, 0.0] * 10)
    as_if_one = share_interval([1.0, 0.0] * 10, each=4)
    narrow = share_interval([0.5, 0.5, 0.75, 0.25] * 5, each=4)
    most = share_interval([0.5] * 20, each=4)
    widths = [each.high - each.low for each in (alone, as_if_one, narrow, most)]
    assert widths[0] == pytest.approx(widths[1], abs=1e-3) and widths[1] > widths[2]
    assert widths[2] == widths[3] == pytest.approx(2 * (share_interval([1.0, 0.0] * 40).high - 0.5))


# -- partners

PARTNERS = Contest("tandem", {}, ("heuristic", "random"), 40, seed=7)


@pytest.fixture
def tandem(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the arena know a game of two sides with two players each."""
    monkeypatch.setattr("game.contests.matches.ruleset_named", lambda _name: TANDEM)


@pytest.mark.usefixtures("tandem")
def test_a_line_up_of_partners_gives_each_side_to_one_computer_player() -> None:
    equal = run_contest(replace(PARTNERS, line_up=("heuristic", "heuristic")))
    assert equal.difference.low == equal.difference.high == pytest.approx(0, abs=1e-9)
    assert equal.par == 0.5 and equal.wins is not None and equal.wins.mean == 0.5
    assert len({seating.rotation for seating in seatings(PARTNERS)}) == 2
    report = run_contest(PARTNERS)
    strong, weak = report.entries
    assert (strong.bot, weak.bot) == PARTNERS.line_up and strong.points > weak.points
    assert report.difference.low > 0 and report.wins is not None and report.wins.mean > 0.5


@pytest.mark.usefixtures("tandem")
def test_all_seats_of_a_side_are_its_computer_player_s() -> None:
    for seating in seatings(replace(PARTNERS, sets=2)):
        deals = play_match(seating).deals
        assert deals
        for deal in deals:
            assert sum(deal.returns) == 0 and len(deal.points) == len(deal.returns) == 2


def test_a_line_up_has_as_many_entries_as_a_table_has_sides() -> None:
    assert sides_of(TANDEM, PARTNERS.line_up) == ((0, 2), (1, 3))
    assert sides_of(WHIST, ["random"] * 5) == tuple((seat,) for seat in range(5))
    for number in (1, 3, 4):
        with pytest.raises(BadSeats, match="has 2 sides: a line-up names one"):
            sides_of(TANDEM, ["random"] * number)
    with pytest.raises(UnknownBot):
        sides_of(TANDEM, ["random", "wizard"])
