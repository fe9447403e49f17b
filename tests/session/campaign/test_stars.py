"""Stars: each with its reason, one alone where a hint was asked for, and their use."""

from dataclasses import replace

import pytest

from game.rulesets.berserk.cards.phrases import name_of, toll_words
from game.session.campaign import comparing, outcome, rewards
from game.session.campaign.favour import FAVOURS
from game.session.campaign.journey import Journey
from game.session.campaign.season import Season
from game.session.campaign.steps import BadStep
from game.session.campaign.stops import lowered, rebate
from game.session.campaign.trail import Phase
from game.session.store import Store
from tests.session.campaign.roads import at_phase, walked
from tests.session.campaign.test_season import at_boss, at_table


def won_with(par: str, place: int = 1) -> Season:
    season = at_table(game="whist").with_step(f"ended {place}")
    return season.with_step(f"par 1 {par}")


def told(season: Season) -> str:
    return "\n".join(comparing.lines(season, season.trail.played[-1]))


@pytest.mark.parametrize(
    ("par", "stars", "words"),
    [
        (
            "5,0/-2,0/0,0",
            3,
            ("5 points ahead", "2 points behind", "An expert: level with them"),
        ),
        ("5,0/4,0/7,0", 2, ("★ A second one", "☆ No third star: the expert did better than you.")),
        ("5,0/4,0/5,0", 2, ("No third star: the expert did just as well as you.",)),
        ("5,0/5,0/7,0", 1, ("☆ No second star: the club player did just as well as you.",)),
        ("5,0/6,0/4,0", 1, ("No third star, though the expert did worse",)),
        ("1,-27/1,-28/1,-13", 2, ("You: won after 27 turns", "won after 13 turns")),
    ],
)
def test_each_star_has_its_reason(par: str, stars: int, words: tuple[str, ...]) -> None:
    season = won_with(par)
    assert sum(season.stars.values()) == stars == told(season).count("★")
    for each in words:
        assert each in told(season)
    assert "★ One star for winning." in told(season) and "lower the prices" in told(season)


def test_a_lost_match_brings_no_star_and_says_so() -> None:
    season = won_with("5,0/4,0/3,0", place=4)
    assert "★" not in told(season) and "☆ No stars: only a win brings them." in told(season)


def test_a_round_of_several_says_how_its_stars_count() -> None:
    season = at_boss().with_step("ended 1")
    deal = season.trail.played[-1].deal
    season = season.with_step(f"par {deal} 5,0/4,0/3,0")
    assert "when 2 of its rounds have earned it" in told(season)


def test_a_hint_is_given_on_the_easiest_road_in_act_one_and_costs_the_further_stars() -> None:
    season = at_table(game="whist", difficulty="easy").with_step("hint")
    with pytest.raises(BadStep, match="No hint"):
        season.with_step("hint")
    after = season.with_step("ended 1").with_step("par 1 5,0/4,0/3,0")
    assert set(after.stars.values()) == {1}
    assert "you asked for a hint" in told(after) and told(after).count("★") == 1
    for refused in (at_table(game="whist"), walked(1, "easy", wins=1.0, until=0)):
        with pytest.raises(BadStep):
            refused.with_step("hint")
    [act_two] = [
        Season(1, "easy", steps[: n + 1])
        for steps in [walked(1, "easy", wins=1.0).steps]
        for n, step in enumerate(steps)
        if step.startswith("go ") and Season(1, "easy", steps[: n + 1]).node.act == 2
    ][:1]
    with pytest.raises(BadStep, match="No hint"):
        act_two.with_step("hint")


def test_a_hint_is_noted_once_by_the_journey() -> None:
    store = Store.in_memory()
    journey = Journey.begin(store, 3, "easy")
    journey.make(f"go {journey.season.ahead[0]}")
    journey.note_hint()
    journey.note_hint()
    assert store.seasons.get(journey.id or 0).steps[1:] == ("hint",)


def test_second_and_third_stars_make_markets_cheaper_down_to_half() -> None:
    season = at_phase(Phase.STOP, wins=1.0)
    while not season.wares:
        season = at_market(season)
    plain = season.wares
    assert rebate(season.world, season.trail) == 0 and not rewards.rebate_words(season)
    played = season.trail.played[0]
    starred = season.with_step(f"par {played.deal} 5,0/4,0/3,0")
    assert rebate(season.world, starred.trail) == 2
    assert starred.wares == {ware: price - 2 for ware, price in plain.items()}
    assert "2 coins lower" in rewards.rebate_words(starred)
    assert [lowered(10, off) for off in (0, 4, 5, 9)] == [10, 6, 5, 5]


def at_market(season: Season) -> Season:
    """Return a season at the first market of some road."""
    for seed in range(40):
        for until in range(3, 12):
            found = walked(seed, wins=1.0, until=until)
            if found.wares and found.trail.played:
                return found
    raise AssertionError("no market")


def test_what_is_bought_is_named() -> None:
    season = at_market(Season(1, "middle"))
    rich = replace(season)
    rich.__dict__["trail"] = replace(season.trail, coins=99)
    ware = next(iter(rich.wares))
    bought = rich.with_step(f"buy {ware}")
    assert rewards.bought_words(rich, name_of) == ""
    assert FAVOURS[ware].title in rewards.bought_words(bought, name_of)


def test_cards_may_be_left_and_say_what_they_replace_and_cost() -> None:
    for seed in range(30):
        season = walked(seed, wins=1.0)
        steps = [n for n, step in enumerate(season.steps) if step.startswith("take ")]
        for n in steps:
            at = Season(seed, "middle", season.steps[:n])
            if at.trail.offered[0] in FAVOURS:
                with pytest.raises(BadStep, match="not offered"):
                    at.with_step("take none")
                continue
            assert at.with_step("take none").trail.cards == at.trail.cards
            deck = at.world.deck.starter
            assert "2 × " in rewards.swap_words(at, name_of)
            taken = at.with_step(f"take {at.trail.offered[0]}")
            assert "in place of 2 × " in rewards.replaced_words(taken, at.trail.offered[0], name_of)
            assert "1 gold crystal less" in toll_words("dark-imp", deck)
            assert "2 gold crystals less" in toll_words("hell-jester", deck)
            assert toll_words("barber", deck) == ""
            return
    raise AssertionError("no card was offered")


def test_between_two_acts_is_told_what_the_one_has_brought() -> None:
    whole = walked(1, wins=1.0).steps
    seasons = [Season(1, "middle", whole[: n + 1]) for n in range(len(whole))]
    between = [season for season in seasons if outcome.act_done(season)]
    assert [outcome.act_done(season) for season in between] == [1, 2]
    lines = outcome.after_act(between[0])
    assert lines[0] == "Act one is done." and "Matches won: 6 of 6. Stars: 6 of 18." in lines
    assert not outcome.after_act(seasons[0])
