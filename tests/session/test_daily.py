"""The deals of the day: one date, one match; and one's own past."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.rulesets.catalogue import RULESETS, ruleset
from game.session.daily import DEALS, Day, daily_match, occasion_of, past, streak
from game.session.store import open_store
from tests.session.tables import play

TODAY = date(2026, 3, 1)


def days_ago(number: int) -> date:
    return TODAY - timedelta(number)


@pytest.mark.parametrize("game", list(RULESETS))
def test_a_date_has_the_same_cards_for_everybody_and_another_date_has_others(game: str) -> None:
    rules = ruleset(game)
    ana, bo = (daily_match(rules, TODAY, name) for name in ("Ana", "Bo"))
    other = daily_match(rules, days_ago(1), "Ana")
    assert ana.seed == bo.seed != other.seed
    assert [seat.spec for seat in ana.seats] == [seat.spec for seat in bo.seats]
    assert ana.seats[0].is_human and ana.options == bo.options
    assert ana.deals is not None and 1 <= ana.deals <= DEALS


def test_what_was_played_is_told_day_by_day(tmp_path: Path) -> None:
    whist = ruleset("whist")
    with open_store(tmp_path) as store:
        for ago in (1, 2, 9):
            match = daily_match(whist, days_ago(ago), "Ana")
            play(store.matches.begin(match, occasion_of("whist", days_ago(ago))).match)
        begun = daily_match(whist, TODAY, "Ana")
        play(store.matches.begin(begun, occasion_of("whist", TODAY)).match, 3)
        found = past(store.matches.all(), "whist", TODAY)
        assert past(store.matches.all(), "berzerka", TODAY) == []
        scores = {match.id: match.scores[0] for match in store.matches.all()}
    assert [each.day for each in found] == [TODAY, days_ago(1), days_ago(2)]
    assert found[0].points is None
    assert [each.points for each in found[1:]] == [scores[each.match] for each in found[1:]]


@pytest.mark.parametrize(
    ("played", "count"), [((), 0), ((0,), 1), ((1, 2), 2), ((0, 1, 2), 3), ((0, 2), 1), ((2, 3), 0)]
)
def test_a_row_of_days_ends_today_or_yesterday(played: tuple[int, ...], count: int) -> None:
    assert streak([Day(days_ago(ago), 1, 5.0) for ago in played], TODAY) == count
    assert streak([Day(TODAY, 1, None)], TODAY) == 0
