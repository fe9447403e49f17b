"""Companions: won over on the road, they play as the partner, and nowhere else."""

from dataclasses import replace

import pytest

from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.session.campaign.amounts import change_words
from game.session.campaign.difficulty import DIFFICULTIES, LADDER, Difficulty
from game.session.campaign.journey import Journey
from game.session.campaign.rounds import setting_of
from game.session.campaign.season import Season
from game.session.campaign.settled import road_text
from game.session.campaign.steps import BadStep, levels_at, partner_at
from game.session.campaign.trail import Phase
from game.session.campaign.walker import next_step
from game.session.campaign.world import world
from game.session.match import HUMAN, Seat
from game.session.store import Store
from tests.session.campaign.roads import walked

GUEST = Seat(HUMAN, "Guest")


def at_game(game: str, *companions: str) -> Season:
    """Return a season at a table of this game, these people going along."""
    for seed in range(60):
        season, luck = Season(seed, "middle"), Rng(seed)
        while not season.is_over:
            if season.trail.phase == Phase.TABLE and season.round.game == game:
                found = replace(season)
                found.__dict__["trail"] = replace(season.trail, companions=companions, partner="")
                return found
            step = next_step(season, luck.fork(len(season.steps)))
            season = season.with_step(step or "ended 1")
    raise AssertionError(f"no table of {game}")


def absent(season: Season) -> str:
    """Return somebody who does not sit at the table."""
    met = [each.who for each in world().encounters.values()]
    return next(who for who in met if who not in season.round.others)


def test_a_companion_takes_the_chair_opposite_with_his_own_temper() -> None:
    season = at_game("bridge")
    who = absent(season)
    season = at_game("bridge", who)
    before = setting_of(season, GUEST)
    after = setting_of(season.with_step(f"with {who}"), GUEST)
    sides = RULESETS["bridge"].sides(4)
    [partner] = [seat for side in sides if 0 in side for seat in side if seat != 0]
    changed = [n for n in range(4) if before.seats[n] != after.seats[n]]
    assert changed == [partner] and before.seed == after.seed
    assert after.seats[partner].spec.partition("+")[0] in ("club", "expert")
    assert season.round.others[partner_at(season.round) or 0] != who
    assert season.with_step(f"with {who}").round.others[partner - 1] == who


def test_one_who_sits_at_the_table_changes_places_with_the_partner() -> None:
    season = at_game("bridge")
    seat = partner_at(season.round)
    assert seat is not None
    there, opposite = season.round.others[0], season.round.others[seat]
    level = season.round.levels[seat]
    season = at_game("bridge", there)
    assert season.partners == (there,)
    after = season.with_step(f"with {there}").round
    assert (after.others[seat], after.others[0]) == (there, opposite)
    assert after.levels[0] == level and sorted(after.others) == sorted(season.round.others)


def test_he_sits_nowhere_else_and_only_where_he_is_not_yet() -> None:
    season = at_game("whist", "mira")
    assert not season.partners
    with pytest.raises(BadStep, match="alone"):
        season.with_step("with mira")
    bridge = at_game("bridge").round
    opposite = bridge.others[partner_at(bridge) or 0]
    with pytest.raises(BadStep, match="your partner already"):
        at_game("bridge", opposite).with_step(f"with {opposite}")
    with pytest.raises(BadStep, match="goes with you"):
        at_game("bridge").with_step("with mira")


def test_after_the_round_he_must_be_asked_again_and_not_in_its_middle() -> None:
    who = absent(at_game("bridge"))
    season = at_game("bridge", who).with_step(f"with {who}")
    with pytest.raises(BadStep, match="already"):
        season.with_step(f"with {who}")
    assert season.with_step("ended 1").trail.partner == ""
    with Store.in_memory() as store:
        season = at_game("bridge", who)
        kept = store.seasons.begin(season.seed, "middle", HUMAN, road_text(season.course))
        journey = Journey(store, kept, season, HUMAN)
        journey.sit_down()
        with pytest.raises(BadStep, match="has begun"):
            journey.play_with(who)


def test_who_may_be_won_over_is_told_before_the_choice() -> None:
    choices = [(each, choice) for each in world().encounters.values() for choice in each.choices]
    winning = [(each, choice) for each, choice in choices if choice.change.companion]
    assert len(winning) >= 5
    for each, choice in winning:
        assert choice.change.companion == each.who
        assert "goes with you" in change_words(choice.change)


def test_companions_are_won_and_sit_down_on_the_road() -> None:
    steps = [step for seed in range(12) for step in walked(seed, "easy", wins=0.8).steps]
    assert any(step.startswith("with ") for step in steps)


@pytest.mark.parametrize("difficulty", DIFFICULTIES.values(), ids=list(DIFFICULTIES))
def test_a_partner_is_never_a_novice_and_cannot_be_made_one(difficulty: Difficulty) -> None:
    seated = 0
    for node in world().nodes.values():
        for round in node.rounds:
            if (seat := partner_at(round)) is not None:
                seated += 1
                assert LADDER.index(levels_at(difficulty, round)[seat]) >= LADDER.index("club")
                others = [level for n, level in enumerate(round.levels) if n != seat]
                shifted = [each for n, each in enumerate(levels_at(difficulty, round)) if n != seat]
                assert tuple(shifted) == difficulty.levels(others)
    assert seated > 3
    season = at_game("bridge")
    seat = partner_at(season.round)
    assert seat is not None
    trail = replace(season.trail, favours=("ale",), asked=None)
    season.__dict__["trail"] = trail
    refused = season.why_not_asked("ale", seat)
    assert "is your partner" in refused
