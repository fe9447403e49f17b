"""The campaign in the real program: by clicks, killed and gone on with, and the map's own laws."""

import re
import shutil
from pathlib import Path

import pytest

from game.core.fields import BadContent
from game.core.words import ROOT
from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from game.session.campaign.walker import next_step
from game.session.campaign.world import world
from game.session.duplicate.others import Others
from game.session.match import Match
from game.session.seats import think
from game.session.setting import Made
from levels.campaign import generate
from scenes.bindings import Action
from scenes.campaign.endings import ActEnd, RoundEnd
from scenes.campaign.mapscene import SeasonMap
from scenes.campaign.mapview import MEDAL
from scenes.campaign.pages import StepPage, TablePage
from scenes.campaign.worldmap import FILE, read_world_map
from scenes.results import Results
from scenes.shot_campaign import PAGES
from tests.scenes.pilot import Pilot
from tests.scenes.player import Player

PAGES_WITHOUT_MAP = [name for name in PAGES if not name.endswith(("map", "-2", "-3", "start"))]


@pytest.fixture(autouse=True)
def nobody_plays_the_cards_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is begun for par, which takes its time."""
    monkeypatch.setattr(Others, "_begin", lambda *_given: None)


def finish(match: Match) -> None:
    """Let everybody play a match out by plain sense."""
    while not match.is_over:
        match.apply(match.to_act, think(match, "heuristic")[0].action)


def to_map(player: Player) -> SeasonMap:
    player.until(lambda: isinstance(player.scene, SeasonMap) and player.scene.view.is_ready)
    player.step()
    page: SeasonMap = player.scene
    return page


def sets_drill(season: Season, step: str) -> bool:
    """Tell whether a step at a teacher's sits down to a drill, which has its own tests."""
    word, *rest = step.split()
    return word == "choose" and season.choices[int(rest[0]) - 1].sets_drill


def go(player: Player) -> str:
    """Go to the first place that a road leads to, by clicks; return its title."""
    page = to_map(player)
    mark = next(mark for mark in page.view.marks if mark.is_ahead)
    if not mark.is_chosen:
        player.click_at(mark.rect.center)
    player.click("Go there")
    player.until(lambda: not isinstance(player.scene, SeasonMap))
    return str(mark.label)


def play_round(player: Player) -> None:
    """Sit down by a click, have the match played, and come back to the road by clicks."""
    player.click("Go on with the round" if "Go on with" in player.text() else "Sit down")
    kept = player.program.ways.kept
    assert kept is not None
    player.wait(0.1)
    finish(kept.match)
    player.until(lambda: isinstance(player.scene, Results) or _continue(player))
    player.click("On with the road")
    player.until(lambda: isinstance(player.scene, RoundEnd))
    player.click("Continue")


def _continue(player: Player) -> bool:
    labels = [words for words, _place in player.app.top.places()]
    for label in ("Continue", "OK", "I am ready"):
        if label in labels:
            player.click(label)
            break
    return False


def test_a_season_begins_by_clicks_and_is_gone_on_with_after_a_kill(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.click("Campaign")
    assert "high table" in player.text()
    player.click("Set out as Player")
    player.click("Skip the rest and set out")
    title = go(player)
    assert isinstance(player.scene, TablePage) and title in player.text()
    player.click("Sit down")
    player.wait(0.3)
    kept = player.program.ways.kept
    assert kept is not None and kept.occasion is not None
    seed, decisions = kept.match.seed, list(kept.match.actions)
    goal = player.app.top.board.bar.goal
    assert (
        goal is not None
        and "wins" in goal.words
        and " ".join(goal.told) in player.app.top.board.bar.tip
    )
    assert "Loss: 1 coin and 1 heart." in player.text()
    player.key("f10")
    assert "Loss: 1 coin and 1 heart." in player.text()
    player.kill()

    again = Player(tmp_path)
    again.click("Continue")
    assert isinstance(again.scene, TablePage) and "Go on with the round" in again.text()
    again.click("Go on with the round")
    kept = again.program.ways.kept
    assert kept is not None and kept.match.seed == seed
    assert list(kept.match.actions)[: len(decisions)] == decisions
    again.wait(0.2)
    shown = [words for words, _place in again.app.top.places()]
    buttons = again.app.top.board.buttons
    assert "Last trick" in shown and not buttons[Action.UNDO].enabled
    again.click("Hint")
    again.wait(0.1)
    assert "nobody helps" in again.app.top._toast and not buttons[Action.HINT].enabled
    assert again.app.top.sitting.is_earnest and not again.app.top.sitting.can_take_back
    finish(kept.match)
    again.until(lambda: isinstance(again.scene, Results) or _continue(again))
    assert "Play again" not in again.text()
    asked = re.search(r"Match (won|lost)\.\n+You were asked .*, and you did( not)?\.", again.text())
    assert asked is not None and (asked[1] == "won") is (asked[2] is None)
    again.click("On with the road")
    again.until(lambda: isinstance(again.scene, RoundEnd))
    assert "play the same cards in your seat now" in again.text()
    again.click("Continue")
    assert isinstance(again.scene, SeasonMap | StepPage)
    room = again.program.road
    assert len(room._on_road.season.trail.played) == 1
    [played] = room._on_road.season.trail.played
    assert room._on_road.season.trail.par_of(played.deal) is None
    assert room._on_road.id is not None
    made = tuple(Made((lead, 0.0), ()) for lead in (-99.0, 99.0))
    room._others._made[room._on_road.id, played.deal] = made
    room._show()
    par = room._on_road.season.trail.par_of(played.deal)
    assert par is not None and par.beaten == 1, "what the others did meanwhile is noted later"
    again.program.close()
    again.quit()


@pytest.mark.parametrize("name", PAGES_WITHOUT_MAP)
@pytest.mark.parametrize(("size", "text"), [((960, 540), 1.6), ((1920, 1080), 1.0)])
def test_everything_of_a_page_can_be_reached(name: str, size: tuple[int, int], text: float) -> None:
    pilot = Pilot(PAGES[name](), size, text_scale=text)
    window = pilot.app.render().get_rect()
    labels = [words for words, _place in pilot.app.top.places()]
    assert labels
    for label in dict.fromkeys(labels):
        assert window.contains(pilot.place(label))


def test_the_map_is_as_its_script_writes_it() -> None:
    assert FILE.read_text("utf-8") == generate.world_map()


BROKEN = (
    ('name="mill-loft"', 'name="mill"', "mill-loft", "lacks this object"),
    ('name="inn>mill-loft"', 'name="inn-mill-loft"', "inn>mill-loft", "lacks this object"),
    ('name="act-2"', 'name="act-9"', "act-2", "lacks this object"),
    ('name="ferry-steps" x="', 'name="mill-loft" x="', "mill-loft", "twice"),
    ('name="mill-loft" x="', 'name="mill-loft" x="9', "mill-loft", "not a place on a map"),
    ('<polyline points="', '<polyline points="0 ', "inn>mill-loft", "line of 2"),
    ("world.tsx", "../world.tsx", "", "."),
    ('name="ground"', 'name="soil"', "ground", "one layer"),
)


@pytest.mark.parametrize(("old", "new", "place", "reason"), BROKEN)
def test_a_hostile_map_is_refused_with_its_place(
    old: str, new: str, place: str, reason: str, tmp_path: Path
) -> None:
    folder = tmp_path / "levels" / "campaign"
    folder.mkdir(parents=True)
    shutil.copytree(ROOT / "assets" / "tiles", tmp_path / "assets" / "tiles")
    text = FILE.read_text("utf-8")
    assert old in text
    (folder / "world.tmx").write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent) as refused:
        read_world_map(folder / "world.tmx", world(), tmp_path)
    assert place in refused.value.place and reason in refused.value.reason


@pytest.mark.long
def test_a_whole_season_by_clicks(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.click("Campaign")
    player.click("Set out as Wanderer")
    player.click("Skip the rest and set out")
    room = player.program.road
    while not room._on_road.season.is_over:
        season = room._on_road.season
        if isinstance(player.scene, ActEnd):
            player.click("Continue")
        match season.trail.phase:
            case Phase.ROAD:
                go(player)
            case Phase.TABLE:
                play_round(player)
            case _:
                step = next_step(season, player.rng)
                if sets_drill(season, step):
                    room._on_road.make(step)
                    room._show()
                else:
                    player.scene.done(step)
                player.step()
                if not isinstance(player.scene, StepPage | SeasonMap):
                    player.click("OK")
    assert "Matches:" in player.text()
    player.program.close()
    player.quit()


def test_no_road_runs_under_the_medallion_of_a_place_that_it_does_not_lead_to() -> None:
    found = read_world_map(FILE, world())
    tile = found.drawn.tile
    tiles = {id: (x / tile, y / tile) for id, (x, y) in found.places.items()}
    for ends, way in found.roads.items():
        others = [point for id, point in tiles.items() if id not in ends]
        near = generate.room([(x / tile, y / tile) for x, y in way], others)
        assert near > MEDAL / 2, ends
