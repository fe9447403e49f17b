"""What a round asks of the player, told at the table and judged after it."""

import pytest

from game.session.campaign import telling
from game.session.campaign.goal import goal_of, verdict_of
from game.session.campaign.rounds import setting_of
from game.session.campaign.season import Season
from tests.session.campaign.test_season import GUEST, at_boss, at_table, owing


def twist_of(season: Season) -> str:
    return season.world.twists[season.round.twist].title


def test_the_head_of_the_table_names_what_wins_and_the_twist() -> None:
    season = at_table(game="whist", twist=True)
    goal = goal_of(season)
    assert goal.words == f"First or second wins · {twist_of(season)}"
    told = " ".join(goal.told)
    assert telling.aim_of(season.round) in told and "A loss costs" in told
    assert season.world.twists[season.round.twist].clause in told and "coins" in told


def test_a_twist_that_was_put_away_is_not_told() -> None:
    season = at_table("plain-table", game="whist", twist=True)
    plain = season.with_step("use plain-table")
    assert goal_of(plain).words == "First or second wins"
    assert twist_of(season) not in " ".join(goal_of(plain).told)
    assert setting_of(plain, GUEST).options != setting_of(season, GUEST).options


def test_the_last_match_of_an_act_says_which_round_it_is() -> None:
    goal = goal_of(at_boss())
    assert goal.words.startswith("Round 1 of 2 · ")
    assert "Every round must be won." in goal.told


def test_the_last_heart_is_told_to_be_at_stake() -> None:
    season = owing(at_table(), hearts=1)
    assert "costs your last heart" in goal_of(season).told[-2]


@pytest.mark.parametrize("is_won", [True, False])
def test_the_verdict_names_what_was_asked(is_won: bool) -> None:
    node = at_table(game="whist").node
    assert node is not None
    verdict = verdict_of(node, 0, is_won=is_won)
    assert verdict.title == ("Match won." if is_won else "Match lost.")
    end = "and you did." if is_won else "and you did not."
    assert verdict.words == f"You were asked to come first or second, {end}"
    assert verdict.is_met is is_won
