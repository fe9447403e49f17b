"""The title's “Continue”: the match or the season that was left last, and where it is."""

from collections.abc import Iterator
from itertools import count

import pytest

from game.core.rng import Rng
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.campaign.journey import Journey
from game.session.campaign.trail import Phase
from game.session.campaign.walker import next_step
from game.session.match import HUMAN, Match, Seat
from game.session.store import Store
from scenes.app import App
from scenes.campaign.mapscene import SeasonMap
from scenes.campaign.pages import TablePage
from scenes.home import Home
from scenes.leftoff import left_off
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.title import MenuItem
from tests.scenes.player import Player
from tests.scenes.thinking import thinker

SEATS = [Seat(HUMAN, "Ana"), *(Seat("club", name) for name in ("Bo", "Cleo", "Dan"))]


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store whose clock goes on by a minute whenever it is looked at."""
    minutes = count()
    monkeypatch.setattr(
        "game.session.store.store.now",
        lambda: (
            f"2026-05-0{1 + (at := next(minutes)) // 1440}T{at // 60 % 24:02}:{at % 60:02}:00+00:00"
        ),
    )
    with Store.in_memory() as made:
        yield made


def to_road(journey: Journey) -> None:
    """Walk on until a way is to be chosen, winning all that is played."""
    make_one(journey)
    while journey.season.trail.phase != Phase.ROAD:
        make_one(journey)


def to_table(journey: Journey) -> None:
    while journey.season.trail.phase != Phase.TABLE:
        make_one(journey)


def make_one(journey: Journey) -> None:
    step = next_step(journey.season, Rng(5).fork(len(journey.season.steps)))
    journey.make(step or "ended 1")


def title_of(journey: Journey) -> str:
    assert journey.season.node is not None
    return journey.season.node.title


def first_of(store: Store) -> MenuItem:
    """Return the first entry of the title."""
    app = App(guarded=False)
    return Program(app, store, thinker(), Preferences()).home().entries[0]


def test_a_season_that_waits_on_the_road_is_gone_on_with_unless_a_match_was_left_later(store):
    assert first_of(store).words == "New match" and left_off(store) is None
    journey = Journey.begin(store, 7, "middle")
    assert first_of(store)[0] == "Continue" and first_of(store).note.startswith("Campaign · 2026-")
    to_road(journey)
    assert first_of(store).note.startswith(f"Campaign · {title_of(journey)} · 2026-")

    store.matches.begin(Match(WHIST, WhistOptions(), SEATS, 1))
    assert first_of(store).note.startswith("Serbian whist with Bo, Cleo, Dan, 2026-")
    to_road(journey)
    assert first_of(store).note.startswith(f"Campaign · {title_of(journey)} · 2026-")


def test_a_match_half_played_on_the_road_names_the_campaign_and_its_place(store):
    journey = Journey.begin(store, 7, "easy")
    to_table(journey)
    kept = journey.sit_down()
    game = kept.match.ruleset.title
    expected = f"Campaign · {title_of(journey)} · {game} · 2026-"
    assert first_of(store).note.startswith(expected)
    journey.note_hint()
    assert first_of(store).note.startswith(expected), "the season was walked on in, for its match"


def test_a_season_that_is_over_or_somebody_elses_is_not_offered(store):
    journey = Journey.begin(store, 7, "middle")
    Journey.begin(store, 8, "middle", player="club")
    found = left_off(store)
    assert found is not None and (found.id, found.is_season) == (journey.id, True)
    while not journey.season.is_over:
        make_one(journey)
    assert left_off(store) is None and first_of(store).words == "New match"


def test_continue_leads_to_the_season_on_its_road_and_to_its_table(tmp_path):
    player = Player(tmp_path)
    journey = Journey.begin(player.store, 7, "middle")
    to_road(journey)
    player.program.app.top.resume()
    player.step()
    assert isinstance(player.scene, Home)
    player.click("Continue")
    player.until(lambda: isinstance(player.scene, SeasonMap))
    player.quit()

    player = Player(tmp_path)
    journey = Journey.resume(player.store, 1)
    to_table(journey)
    journey.sit_down()
    player.program.app.top.resume()
    player.step()
    player.click("Continue")
    player.until(lambda: isinstance(player.scene, TablePage))
    player.quit()
