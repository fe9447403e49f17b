"""Every exercise of every game from the title in three clicks, and a whole set of each kind: one by
clicks, one by keys."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.session.asking import Inquiry
from game.session.practice.course import STORM
from game.session.practice.drillfile import GAMES
from game.session.practice.trainers import TRAINERS, Deciding, Trainer
from game.session.store import open_store
from scenes.duplicate.compare import ComparePage
from scenes.duplicate.players import PlayersPage
from scenes.practice.answered import AnsweredPage
from scenes.practice.choosing import DrillsPage
from scenes.practice.drill import DrillScreen
from scenes.practice.guessing import GuessingBattle
from scenes.practice.page import PracticePage
from scenes.practice.questions import QuestionsPage
from scenes.practice.training import TrainingScreen
from scenes.practice.verdict import Verdict
from scenes.results import Results
from scenes.show.live import Live
from tests.scenes import player as players
from tests.scenes.player import Player
from tests.scenes.practising import Here, Plain, Warming, press, press_of_game, tab_to, title_of
from tests.session.tables import play, whist


@pytest.fixture
def player(tmp_path, monkeypatch):
    monkeypatch.setattr(players, "thinker", Plain)
    player = Player(tmp_path)
    yield player
    player.quit()


@pytest.fixture(autouse=True)
def answered_here(monkeypatch):
    monkeypatch.setattr("scenes.practice.weighed.Inquiry", Here)


@pytest.mark.parametrize("game", GAMES)
def test_three_clicks_lead_from_the_title_to_a_drill(player, game):
    player.click("Learn and practise")
    press_of_game(player, game, "Drills")
    player.click("For the rating")
    assert isinstance(player.scene, DrillScreen) and player.scene.asked.drill.ruleset.id == game
    player.until_asked()
    assert "What is best here?" in player.text()


@pytest.mark.parametrize(
    "trainer",
    [each for found in TRAINERS.values() for each in found],
    ids=lambda t: f"{t.game}-{t.id}",
)
def test_three_clicks_lead_from_the_title_to_every_trainer(player, trainer: Trainer):
    player.click("Learn and practise")
    press_of_game(player, trainer.game, "Trainers")
    player.click(trainer.title)
    if isinstance(player.scene, QuestionsPage):
        return
    player.until(lambda: isinstance(player.scene, QuestionsPage) or player.scene.is_asking is True)
    if not isinstance(trainer, Deciding):
        return
    table = player.scene
    assert isinstance(table, TrainingScreen) and table.trainer is trainer
    table.port.submit(table.port.legal_actions()[0])
    player.until(lambda: isinstance(player.scene, AnsweredPage))
    player.click("More")
    assert "Right answers:" in player.text()


def test_whoever_waits_for_an_answer_is_told_that_who_weighs_gets_ready(tmp_path, monkeypatch):
    monkeypatch.setattr("scenes.practice.weighed.Inquiry", Inquiry)
    monkeypatch.setattr(players, "thinker", Warming)
    player = Player(tmp_path)
    player.click("Learn and practise")
    press_of_game(player, "whist", "Trainers")
    player.click("Bidding")
    player.until_asked()
    player.click(player.bid_label())
    player.step()
    player.step()
    assert "The computer players are getting ready" in player.text()
    player.program.thinker.is_warming = False
    player.step()
    assert "Weighing …" in player.text() and "getting ready" not in player.text()
    player.quit()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("label", ["Today’s deals", "Quick match"])
def test_two_clicks_lead_from_the_title_to_a_match(player, game, label):
    player.click("Learn and practise")
    press_of_game(player, game, label)
    assert isinstance(player.scene, Live) and player.program.ways.kept.match.ruleset.id == game


# -- how a question is answered, by the kind of the trainer: with the mouse, and with keys


def bid(player, is_by_keys: bool) -> None:
    label = player.bid_label()
    if is_by_keys:
        player.key(label, "return")
    else:
        player.click(label)


def pick(player, is_by_keys: bool) -> None:
    """Give the first answer to each question."""
    page = player.scene
    is_strike = isinstance(page, GuessingBattle)
    for count in page.riddle.counts if is_strike else page.counts:
        if is_by_keys:
            tab_to(player, count.question)
            player.key("right")
        else:
            at = player.place(count.question)
            player.click_at((at.right - 12, at.centery))
    press(player, "Throw the dice" if is_strike else page.finished, is_by_keys)


def raise_army(player, is_by_keys: bool) -> None:
    tile = next(each for each in player.scene.mode.tiles if each.enabled and each.card.is_creature)
    if is_by_keys:
        while player.scene.focused is not tile:
            player.key("tab")
        player.key("return")
    else:
        player.click_at(tile.rect.center)
    for _sure in range(2):
        press(player, "Army complete", is_by_keys)


def end_turn(player, is_by_keys: bool) -> None:
    table = player.scene
    while table.exam.choice is None:  # it asks once more while others can still act
        if is_by_keys:
            player.key("e")
        else:
            player.click("End turn")


SETS: Mapping[str, tuple[str, Callable[[Any, bool], None], str]] = {
    "bidding": ("whist", bid, "Next hand"),
    "counting": ("schnapsen", pick, "Next deal"),
    "strike": ("berserk", pick, "Next strike"),
    "recruit": ("berserk", raise_army, "Next army"),
    "turn": ("berserk", end_turn, "Next turn"),
}
"""A trainer of each kind: its game, how it is answered, and the way on."""
SHORTER = 3
"""So many armies or turns are enough here; one alone takes as long as other sets."""


@pytest.mark.parametrize("is_by_keys", [False, True], ids=["clicks", "keys"])
@pytest.mark.parametrize("id", SETS)
def test_a_whole_set_is_done(player, monkeypatch, id: str, is_by_keys: bool) -> None:
    game, answer, on = SETS[id]
    trainer = next(each for each in TRAINERS[game] if each.id == id)
    if trainer.kind in ("raising", "turning"):
        monkeypatch.setattr(Trainer, "length", SHORTER)
    if is_by_keys:
        press(player, "Learn and practise", is_by_keys)
        tab_to(player, "Trainers", title_of(player, game))
        player.key("return")
        player.key(*["down"] * TRAINERS[game].index(trainer), "return")
    else:
        player.click("Learn and practise")
        press_of_game(player, game, "Trainers")
        player.click(trainer.title)
    for number in range(1, trainer.length + 1):
        player.until(
            lambda: (
                isinstance(player.scene, QuestionsPage)
                or (isinstance(player.scene, Live) and player.scene.is_asking is True)
            )
        )
        answer(player, is_by_keys)
        player.until(lambda: isinstance(player.scene, Verdict))
        assert "Right answers: " in player.text()
        if number < trainer.length:
            press(player, on, is_by_keys)
    assert on not in player.text()
    press(player, "Leave", is_by_keys)
    assert isinstance(player.scene, PracticePage)


# -- what else there is, by keys from the title


def open_practice(player) -> None:
    press(player, "Learn and practise", is_by_keys=True)
    assert isinstance(player.scene, PracticePage)


def test_a_storm_by_keys(player) -> None:
    open_practice(player)
    tab_to(player, "Drills", title_of(player, "berzerka"))
    player.key("return")
    press(player, "Storm", is_by_keys=True)
    for _drill in range(3):
        player.until_asked()
        table = player.scene
        assert isinstance(table, DrillScreen)
        table.port.submit(table.port.ruleset.parse_action(table.asked.drill.plain))
        player.step()
    player.step(dt=STORM)
    player.step()
    assert "of 3 solved" in player.text()
    player.key("return")
    assert isinstance(player.scene, DrillsPage)


@pytest.mark.parametrize("label", ["Today’s deals", "Quick match"])
def test_a_match_by_keys(player, label: str) -> None:
    open_practice(player)
    tab_to(player, label, title_of(player, "whist"))
    player.key("return")
    player.until_asked()
    before = len(player.program.ways.kept.match.actions)
    bid(player, is_by_keys=True)
    assert len(player.program.ways.kept.match.actions) > before


def test_the_same_cards_for_a_friend_by_keys(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        play(store.matches.begin(whist(seed=8)).match)
    player = Player(tmp_path)
    open_practice(player)
    press(player, "Duplicate", is_by_keys=True)
    player.key("return")
    assert isinstance(player.scene, PlayersPage)
    tab_to(player, "Name of your friend")
    player.type("Eva")
    player.key("return")
    assert isinstance(player.scene, Live)
    friends = player.program.ways.kept.match
    assert friends.names[0] == "Eva" and friends.seed == 8
    play(friends)
    player.until(lambda: isinstance(player.scene, Results) or player.key("return"))
    press(player, "Compare", is_by_keys=True)
    press(player, "Compare", is_by_keys=True)
    assert isinstance(player.scene, ComparePage)
    player.quit()
