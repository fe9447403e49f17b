"""A match against the computer can be begun again, with the same cards or with new ones."""

import pytest

from game.kit.tricks import HandDealt
from game.rulesets.whist import WHIST
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import Occasion
from scenes.table.scene import TableScene
from tests.moments import play_to
from tests.scenes.player import Player

MENU = "Begin again …"


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def sit_down(player, people=1, occasion=None):
    """Sit down at a match with a few decisions made."""
    seats = [Seat(HUMAN if n < people else "heuristic", f"P{n}") for n in range(4)]
    match = Match(WHIST, WHIST.options(), seats, 77)
    play_to(match, lambda m: len(m.actions) >= 9 and m.to_act == 0, 1)
    kept = player.store.matches.begin(match, occasion)
    player.store.barrier()
    player.program.resume(kept.id)
    return kept.id


def dealt(match):
    hands = [each for each in match.events if isinstance(each, HandDealt)]
    return hands[: len(match.seats)]


@pytest.mark.parametrize(("words", "same"), [("The same cards", True), ("New cards", False)])
def test_the_match_is_begun_again_in_place_of_the_other(player, words, same):
    old = sit_down(player)
    player.until_asked()
    player.key("escape")
    player.click(MENU)
    player.click(words)
    player.until(lambda: isinstance(player.scene, TableScene))
    new = player.program.ways.kept
    fresh = Match(WHIST, WHIST.options(), new.match.seats, 77)
    assert (new.match.seed == 77) is same
    assert (new.match.deal_summaries, new.match.standing.deals_played) == ([], 0)
    assert (dealt(new.match) == dealt(fresh)) is same
    player.store.barrier()
    assert [match.id for match in player.store.matches.all()] == [new.id] != [old]
    assert player.until_asked() == "act"


def test_who_goes_on_has_lost_nothing(player):
    old = sit_down(player)
    player.until_asked()
    before = player.table.port.view()
    player.key("escape")
    player.click(MENU)
    player.click("Go on")
    assert player.until_asked() == "act" and player.table.port.view() == before
    assert [match.id for match in player.store.matches.all()] == [old]


@pytest.mark.parametrize(
    ("people", "occasion"), [(2, None), (1, Occasion("gala", "1", 0))], ids=["two", "part of more"]
)
def test_where_something_is_at_stake_it_is_not_offered(player, people, occasion):
    sit_down(player, people, occasion)
    while player.until_asked() == "Curtain":
        player.key("return")
    player.program.ways.open_menu(player.table)
    player.step()
    assert MENU not in player.text() and "Leave the table" in player.text()
