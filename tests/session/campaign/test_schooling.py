"""Teachers: which drill they set, and what comes of solving it."""

import pytest

from game.core.fields import BadContent
from game.core.rng import Rng
from game.session.campaign import schooling
from game.session.campaign.amounts import brought_by
from game.session.campaign.node import Kind
from game.session.campaign.season import Season
from game.session.campaign.steps import BadStep
from game.session.campaign.stops import SOLVED
from game.session.campaign.trail import Phase
from game.session.practice.drillfile import GAMES
from tests.session.campaign.roads import step_of


def at_stop(kind: Kind, difficulty: str = "middle") -> Season:
    """Return a season that has come to a stop of a kind."""
    for seed in range(60):
        season, luck = Season(seed, difficulty), Rng(seed).fork("school")
        while not season.is_over:
            node = season.node
            if season.trail.phase == Phase.STOP and node is not None and node.kind == kind:
                return season
            season = season.with_step(step_of(season, luck.fork(len(season.steps)), 0.8))
    raise AssertionError(f"no season stops at a {kind}")


def test_a_lesson_heals_and_pays_besides_where_its_drill_is_solved() -> None:
    season = at_stop(Kind.TEACHER)
    season.__dict__["trail"] = season.trail.__class__(**{**vars(season.trail), "hearts": 1})
    missed, solved = season.with_step("choose 1"), season.with_step("choose 1 solved")
    assert missed.trail.hearts == solved.trail.hearts == 2
    assert solved.trail.coins - missed.trail.coins == SOLVED
    assert missed.trail.phase == solved.trail.phase == Phase.ROAD
    assert f"+{SOLVED} coins" in brought_by(season.choices[0])
    with pytest.raises(BadStep, match="There is nothing to solve here"):
        season.with_step("choose 2 solved")
    with pytest.raises(BadStep, match="There is nothing to solve here"):
        at_stop(Kind.REST).with_step("choose 1 solved")
    with pytest.raises(BadStep):
        season.with_step("choose 1 twice")


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_the_drill_is_of_a_game_that_lies_ahead_and_always_the_same(difficulty: str) -> None:
    season = at_stop(Kind.TEACHER, difficulty)
    assert season.node is not None
    game = schooling.taught_at(season, season.node)
    ahead = {g for id in season.course.roads[season.node.id] for g in season.world.nodes[id].games}
    assert game in GAMES and (game in ahead or not ahead & {*GAMES})
    drill = schooling.drill_at(season, season.node)
    assert drill.ruleset.id == game
    again = Season(season.seed, difficulty, season.steps)
    assert again.node is not None and schooling.drill_at(again, again.node).id == drill.id


def test_a_broken_file_of_drills_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> None:
        raise BadContent(f"{game}.jsonl", "line 1", "must be a drill.")

    monkeypatch.setattr(schooling, "drills_of", broken)
    season = at_stop(Kind.TEACHER)
    assert season.node is not None
    with pytest.raises(BadContent):
        schooling.drill_at(season, season.node)
