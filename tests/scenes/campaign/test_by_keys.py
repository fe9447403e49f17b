"""The campaign by keys alone: the pointer is never moved, and nothing is clicked."""

from pathlib import Path

import pygame
import pytest

from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from game.session.duplicate.others import Others
from scenes.bindings import DIRECTIONS
from scenes.campaign.endings import ActEnd, RoundEnd
from scenes.campaign.mapscene import SeasonMap
from scenes.campaign.pages import LostPage, StepPage, TablePage
from scenes.results import Results
from scenes.ui.focus import moved
from tests.scenes.campaign.test_road import finish, to_map
from tests.scenes.pilot import Pilot, plain
from tests.scenes.player import Player
from tests.session.campaign.roads import at_phase

MOST_TABS = 40


@pytest.fixture(autouse=True)
def nobody_plays_the_cards_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is begun for par, which takes its time."""
    monkeypatch.setattr(Others, "_begin", lambda *_given: None)


PLAIN_WAYS = ("Leave the market", "Teach", "Accept it, and go on")
"""What is done where Enter alone would do nothing, or too much."""


def choose(player: Player, label: str) -> None:
    """Walk to a button with Tab, and press Enter on it."""
    for _step in range(MOST_TABS):
        there = player.scene.focused
        if there is not None and plain(there.label) == label:
            break
        player.key("tab")
    assert plain(player.focused.label) == label, player.text()
    player.key("return")


def go(player: Player) -> None:
    """Take the road that is chosen when the map opens: one key too many does not set off."""
    page = to_map(player)
    assert player.focused in page.view.marks
    player.key("return")
    player.step()
    assert "once more" in page.notice and not page.view.is_walking
    player.key("return")
    player.until(lambda: not isinstance(player.scene, SeasonMap))


def play_round(player: Player) -> None:
    """Sit down, have the match played, and come back to the road."""
    choose(player, "Sit down")
    kept = player.program.ways.kept
    assert kept is not None
    player.wait(0.1)
    finish(kept.match)
    player.until(lambda: isinstance(player.scene, Results) or _went_on(player))
    choose(player, "On with the road")
    player.until(lambda: isinstance(player.scene, RoundEnd))
    player.key("return")


def _went_on(player: Player) -> bool:
    labels = [words for words, _place in player.app.top.places()]
    if any(label in labels for label in ("Continue", "OK", "I am ready")):
        player.key("return")
    return False


def season_of(player: Player) -> Season:
    """Return the season on the road."""
    return player.program.road._on_road.season


def begin(player: Player) -> None:
    choose(player, "Campaign")
    choose(player, "Set out as Wanderer")
    choose(player, "Skip the rest and set out")


def test_a_season_begins_and_its_first_match_by_keys(tmp_path: Path) -> None:
    player = Player(tmp_path)
    begin(player)
    go(player)
    assert isinstance(player.scene, TablePage)
    choose(player, "Sit down")
    kept = player.program.ways.kept
    assert kept is not None and kept.occasion is not None
    player.program.close()
    player.quit()


def test_no_nearer_place_is_skipped_on_the_map_and_each_is_reached(tmp_path: Path) -> None:
    player = Player(tmp_path)
    begin(player)
    page = to_map(player)
    marks = page.view.marks
    ways = {mark: [moved(page.root, mark, each) for each in DIRECTIONS] for mark in marks}
    for mark, found in ways.items():
        for (x, y), there in zip([(0, -1), (0, 1), (-1, 0), (1, 0)], found, strict=True):
            away = [pygame.Vector2(m.rect.center) - mark.rect.center for m in marks]
            that_way = [a for a in away if a and a * (x, y) >= abs(a.x * y) + abs(a.y * x)]
            if that_way:
                assert there in marks
                gone = pygame.Vector2(there.rect.center) - mark.rect.center
                assert gone.length() <= min(map(pygame.Vector2.length, that_way)) + 0.01
    reached, fresh = set(), [page.focused]
    while fresh:
        mark = fresh.pop()
        reached.add(mark)
        fresh += [each for each in ways[mark] if each in ways and each not in reached]
    assert reached == {*marks}
    assert any(each not in marks for found in ways.values() for each in found), "the card, too"
    player.program.close()
    player.quit()


@pytest.mark.long
def test_a_whole_season_by_keys(tmp_path: Path) -> None:
    player = Player(tmp_path)
    begin(player)
    while not (season := season_of(player)).is_over:
        if isinstance(player.scene, ActEnd):
            player.key("return")
            continue
        match season.trail.phase:
            case Phase.ROAD:
                go(player)
            case Phase.TABLE:
                play_round(player)
            case _:
                assert isinstance(player.scene, StepPage)
                _stop(player)
    assert len(season.trail.won) > 5 and "Matches:" in player.text()
    player.program.close()
    player.quit()


def _stop(player: Player) -> None:
    """Take what is offered with Enter; at a market, leave, and of a teacher take no drill."""
    labels = [words for words, _place in player.app.top.places()]
    before = season_of(player)
    plain_ways = [label for label in labels if label.startswith(PLAIN_WAYS)]
    if plain_ways:
        choose(player, plain_ways[0])
    else:
        player.key("return")
    player.until(lambda: season_of(player) != before)
    while not isinstance(player.scene, StepPage | SeasonMap):
        player.key("return")


def test_one_key_too_many_after_a_loss_neither_spends_a_favour_nor_costs_a_heart() -> None:
    pilot = Pilot(LostPage(at_phase(Phase.LOST)))
    pilot.key("return", "space")
    assert not pilot.results
    pilot.key("tab", "return")
    assert pilot.results and pilot.results[0].startswith("use ")
