"""What a round asks of the player, told at the table and judged after it."""

import pytest

from game.session.campaign import asked, outcome, telling
from game.session.campaign.rounds import goal_of, setting_of, verdict_of
from game.session.campaign.season import Season
from tests.session.campaign.test_season import GUEST, at_boss, at_table, owing


def twist_of(season: Season) -> str:
    return season.world.twists[season.round.twist].title


def test_the_head_of_the_table_names_what_wins_and_the_twist() -> None:
    season = at_table(game="whist", twist=True)
    goal = goal_of(season)
    assert goal.words == f"First or second wins · {twist_of(season)}"
    told = " ".join(goal.told)
    assert telling.aim_of(season.round) in told and "Loss: " in told
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


def test_a_lost_round_of_a_match_whose_every_round_must_be_won_decides_it() -> None:
    node = at_boss().node
    assert node is not None
    lost = verdict_of(node, 0, is_won=False).words
    assert lost.endswith(
        "0\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}1. Every round must be won. "
        "The match can no longer be won."
    )
    assert "no longer" not in verdict_of(node, 0, is_won=True).words


def test_the_last_match_of_an_act_says_that_the_road_goes_on_after_a_loss() -> None:
    season = at_boss()
    assert season.node is not None
    assert telling.loss_of(season, season.node).endswith("The road goes on.")
    plain = at_table()
    assert plain.node is not None
    assert "road goes on" not in telling.loss_of(plain, plain.node)
    last = season.world.nodes[season.course.acts[3][-1][0]]
    assert telling.loss_of(season, last).endswith("Won or lost, it ends the season.")


def test_an_act_whose_last_match_was_lost_is_behind_but_not_won() -> None:
    season = at_boss()
    after = season.with_step(f"ended {len(season.round.others) + 1}").with_step("on")
    assert outcome.act_title(after) == "Act one is behind you" and not outcome.is_act_won(after)
    assert outcome.after_act(after)[1].startswith("You lost the last match of the act")


def test_a_second_evening_is_told_at_its_table_and_not_at_the_next() -> None:
    season = owing(at_table(), "second-evening")
    again = season.with_step(f"ended {len(season.round.others) + 1}").with_step(
        "use second-evening"
    )
    told = "Favour asked: A second evening. The match is played once more."
    assert not asked.lines(season) and asked.lines(again) == [told]
    on = again.with_step(f"ended {len(season.round.others) + 1}")
    assert asked.lines(on.with_step(f"go {on.ahead[0]}")) == []
