"""What is told of a round and its match: place, score, the aim that was missed, and the cost."""

from dataclasses import replace

import pytest

from game.bots.catalogue import LEVELS
from game.core.words import use_language
from game.session.campaign import outcome, telling
from game.session.campaign.difficulty import LADDER
from game.session.campaign.node import other_rules
from game.session.campaign.rounds import place_of, setting_of
from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from game.session.campaign.world import world
from game.session.match import HUMAN, Seat
from game.session.seats import think
from tests.session.campaign.roads import at_phase


def at_table(difficulty: str = "easy") -> Season:
    """Return a season at its first table, the mill loft or its neighbour, of seed 3."""
    season = Season(3, difficulty)
    return season.with_step(f"go {season.ahead[0]}")


def test_a_round_tells_place_score_and_what_it_asked_for() -> None:
    before = at_table()
    setting = setting_of(before, Seat(HUMAN, "Guest"))
    match = setting.match("random")
    while not match.is_over:
        match.apply(match.to_act, think(match, "random")[0].action)
    place = place_of(match, setting.seat)
    after = before.with_step(f"ended {place}")
    [played] = after.trail.played
    told = outcome.round_lines(after, played, setting, match)
    assert f"Your place: {place} of {len(match.seats)}." in told[0]
    own = f"{match.standing.scores[setting.seat]:g}".replace("-", "−")
    assert f"Your score: {own};" in told[0]
    lost = outcome.round_lines(after, replace(played, is_won=False), setting, match)
    assert lost[0].startswith("Match lost.")
    assert lost[1] == "You were asked to come first or second, and you did not."
    won = outcome.round_lines(after, replace(played, is_won=True), setting, match)
    assert won[1] == "You were asked to come first or second, and you did."


def test_a_match_tells_what_it_cost_or_brought() -> None:
    before = at_table()
    lost = before.with_step("ended 4")
    assert outcome.match_words(before, lost) == "The match is lost: −2 coins, −1 heart."
    won = before.with_step("ended 1")
    assert outcome.match_words(before, won) == "The match is won: +16 coins."


def test_a_loss_that_can_be_mended_has_cost_nothing_yet() -> None:
    season = at_phase(Phase.LOST)
    before = replace(season, steps=season.steps[:-1])
    assert season.steps[-1].startswith("ended") and outcome.match_words(before, season) == ""
    assert "heart" in outcome.change_between(season, season.with_step("on"))


def test_help_says_what_the_harder_road_costs() -> None:
    assert "costs 10%" in outcome.help_lines(at_table("easy"))[1]
    assert "costs 20%" in outcome.help_lines(at_table("hard"))[1]
    assert [line.split(":")[0] for line in outcome.help_lines(at_table())] == [
        "Hearts",
        "Coins",
        "Stars",
        "Favours",
    ]


def test_a_road_names_the_game_how_long_it_is_and_the_house_rule() -> None:
    season = at_table()
    [round] = season.world.nodes["mill-loft"].rounds
    told = telling.place_line(season, season.world.nodes["mill-loft"])
    assert "Serbian whist" in told and f"over after {round.deals} deals" in told
    told = telling.place_line(season, season.world.nodes["stone-bridge"])
    assert "house rules: Spades double – Every score counts twice" in told
    assert "; A second look – Having seen the talon" in told


@pytest.mark.parametrize("level", LADDER)
def test_others_are_told_of_by_their_level_as_at_the_table(level: str) -> None:
    season = at_table("hard")
    table = season.round
    seated = replace(table, levels=(level,) * len(table.others))
    told = telling.others_of(season, seated)
    [played] = set(season.rules.levels(seated.levels))
    assert told.count("(") == 1, "those of one level are named together"
    assert told.endswith(f" (level: {LEVELS[played].title})")


def test_where_a_deal_can_be_passed_out_it_is_told_how_cards_are_dealt() -> None:
    told = "dealt so that careful players would never all pass"
    for node in world().nodes.values():
        for each in node.rounds:
            assert (told in other_rules(each)) is (each.game == "bridge")


def test_favours_owed_more_than_once_are_counted_and_hearts_are_no_suit() -> None:
    season = at_table()
    owed = ("ale", "chair", "ale", "ale")
    season.__dict__["trail"] = replace(season.trail, favours=owed)
    assert telling.favours_of(season) == "Favours: A round of ale ×3, Another chair."
    use_language("sr")
    try:
        assert telling.holdings(season).startswith("5 srca")
    finally:
        use_language("")
