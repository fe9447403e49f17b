"""Seasons walked without a card: the results of matches are drawn."""

from game.core.rng import Rng
from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from game.session.campaign.walker import next_step


def step_of(season: Season, luck: Rng, wins: float = 0.7) -> str:
    """Return a step that can be made now; at a table the end of its round, won so often."""
    if step := next_step(season, luck):
        return step
    here = season.round
    is_won = luck.random() < wins
    return f"ended {here.aim if is_won else len(here.others) + 1}"


def walked(seed: int, difficulty: str = "middle", wins: float = 0.7, until: int = 500) -> Season:
    """Return a season walked to its end, or for so many steps."""
    season = Season(seed, difficulty)
    luck = Rng(seed).fork("roads")
    while not season.is_over and len(season.steps) < until:
        season = season.with_step(step_of(season, luck.fork(len(season.steps)), wins))
    return season


def at_phase(phase: Phase, wins: float = 0.5) -> Season:
    """Return a season that has come to this phase."""
    if phase == Phase.PROLOGUE:
        return Season(1, "middle").with_step("teach whist bridge")
    for seed in range(50):
        season = Season(seed, "middle")
        luck = Rng(seed).fork("roads")
        while not season.is_over and season.trail.phase != phase:
            season = season.with_step(step_of(season, luck.fork(len(season.steps)), wins))
        if season.trail.phase == phase:
            return season
    raise AssertionError(f"no season comes to {phase}")
