"""The prologue: hands of the games that are new, shown or skipped before the first step."""

import pytest

from game.rulesets.catalogue import RULESETS
from game.session.campaign import schooling
from game.session.campaign.journey import Journey, games_new_to
from game.session.campaign.season import Season
from game.session.campaign.steps import BadStep
from game.session.campaign.trail import Phase
from game.session.lessons import BEGUN, setting
from game.session.match import HUMAN, Match, Seat
from game.session.store import Store


def season(*steps: str) -> Season:
    found = Season(3, "middle")
    for step in steps:
        found = found.with_step(step)
    return found


def test_each_hand_is_played_or_skipped_and_then_the_road_opens() -> None:
    begun = season("teach whist bridge")
    assert begun.trail.phase == Phase.PROLOGUE and begun.ahead == ()
    half = begun.with_step("skip bridge")
    assert half.trail.to_learn == ("whist",) and half.trail.phase == Phase.PROLOGUE
    done = half.with_step("learnt whist")
    assert done.trail.phase == Phase.ROAD and done.ahead == season().ahead
    assert Season(3, "middle", done.steps).trail == done.trail


@pytest.mark.parametrize(
    ("steps", "step"),
    [
        ((), "teach"),
        ((), "teach poker"),
        ((), "teach whist whist"),
        ((), "learnt whist"),
        (("teach whist",), "go mill-loft"),
        (("teach whist",), "teach bridge"),
        (("teach whist",), "skip bridge"),
        (("teach whist",), "skip"),
        (("teach whist", "skip whist"), "teach bridge"),
        (("teach whist", "skip whist"), "skip whist"),
    ],
)
def test_what_cannot_be_is_refused(steps: tuple[str, ...], step: str) -> None:
    with pytest.raises(BadStep):
        season(*steps).with_step(step)


def test_once_on_the_road_nothing_is_taught_any_more() -> None:
    walking = season()
    with pytest.raises(BadStep, match="settled at the inn"):
        walking.with_step(f"go {walking.ahead[0]}").with_step("ended 1").with_step("teach whist")


def test_what_was_played_taught_or_skipped_is_not_new() -> None:
    store = Store.in_memory()
    assert games_new_to(store) == tuple(RULESETS)
    store.settings.set(setting("berzerka"), "offered")
    store.settings.set(setting("bridge"), BEGUN)
    whist = RULESETS["whist"]
    seats = [Seat(HUMAN, "Guest"), *(Seat("club", name) for name in "ABC")]
    store.matches.begin(Match(whist, whist.options(), seats, 1, 1))
    journey = Journey.begin(store, 3, "easy", new_games=games_new_to(store))
    assert journey.season.steps == ("teach schnapsen berzerka berserk",)
    journey.make("skip schnapsen")
    journey.make("learnt berzerka")
    assert games_new_to(store) == ("berzerka", "berserk")
    assert Journey.resume(store, journey.id or 0).season.trail.to_learn == ("berserk",)
    store.close()


def test_the_games_that_are_left_out_are_told() -> None:
    told = schooling.prologue_words(season("teach whist bridge"))
    assert "begun to learn them: Dreierschnapsen, Berzerka and Berserk." in told
    assert "met them" not in schooling.prologue_words(season(f"teach {' '.join(RULESETS)}"))
