"""Codes, a friend's deal and duplicate in the real program: by clicks, and by keys."""

from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.duplicate.others import Others
from game.session.match import Match
from game.session.occasion import DUPLICATE, SHARED
from game.session.setting import made_by
from game.session.sharing.deal import shared
from game.session.sharing.dealcode import code_of, read_code
from game.session.store import open_store
from scenes import devices
from scenes.duplicate.compare import ComparePage
from scenes.duplicate.frienddeal import FriendDeal
from scenes.duplicate.players import PlayersPage
from scenes.duplicate.tables import BothTables
from scenes.results import Results
from scenes.setup import Setup
from scenes.table.scene import TableScene
from tests.scenes.player import Player
from tests.session.tables import whist


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What lies on the clipboard, which is nobody else's in these tests."""
    held = [""]
    monkeypatch.setattr(devices, "copy", lambda text: held.__setitem__(0, text))
    monkeypatch.setattr(devices, "paste", lambda: held[0])
    return held


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Who has been asked to play: they come to the end when `end` is called."""
    asked: list[Any] = []

    def begin(others: Others, key: Any, given: Any) -> None:
        others._key, others._decisions = key, 20
        asked.append((others, key, given))

    monkeypatch.setattr(Others, "_begin", begin)
    return asked


def end(begun: list[Any]) -> None:
    others, key, (setting, _specs) = begun.pop()
    others._made[key], others._key = (made_by(setting, "random"),), None


def walked(match: Match, seed: int) -> Match:
    luck = Rng(seed)
    while not match.is_over:
        match.apply(match.to_act, luck.choice(match.state.legal_actions()))
    return match


def with_match(folder: Path) -> Player:
    with open_store(folder) as store:
        walked(store.matches.begin(whist(seed=8)).match, 1)
    return Player(folder)


def test_duplicate_by_clicks(tmp_path: Path, begun: list[Any], clipboard: list[str]) -> None:
    player = with_match(tmp_path)
    player.click("Matches")
    player.click("Duplicate")
    assert isinstance(player.scene, PlayersPage) and "Nobody else" in player.text()
    player.click("Begin")
    assert "Plays your cards now" in player.text() and begun
    player.click("Cancel")
    assert "Plays your cards now" not in player.text()
    player.click("Begin")
    end(begun)
    player.until(lambda: "Compare" in player.text())
    assert "With the same cards" in player.text()
    player.click("Compare")
    assert isinstance(player.scene, ComparePage)
    player.click("Both tables")
    page = player.scene
    assert isinstance(page, BothTables) and page.side == 0
    player.wait(0.2)
    begin = page.at
    player.click("Where they part")
    parted = page.at
    assert parted > begin and not page.notice
    player.click("Other table")
    assert page.side == 1 and "Expert’s table:" in player.text()
    assert type(page.events[page.at - 1]) is type(page.seen(page.tables[0])[parted - 1])
    player.click("Other table")
    assert (page.side, page.at) == (0, parted)
    player.click("Back")
    player.click("Back")
    player.click("Share …")
    assert read_code(clipboard[0]).seed == 8 and "With the moves" in player.text()
    player.click("With the moves")
    assert read_code(clipboard[0]).moves
    player.click("Back")
    player.click("Back")
    assert len(player.store.matches.all()) == 2 and "random" not in player.text()
    player.quit()


def test_a_friend_at_this_screen_has_a_table_of_his_own(tmp_path: Path) -> None:
    player = with_match(tmp_path)
    player.click("Matches")
    player.click("Duplicate")
    player.click("Sit down")
    assert "needs a name" in player.scene.notice
    player.click("Name of your friend")
    player.type("Eva")
    player.click("Sit down")
    player.until(lambda: isinstance(player.scene, TableScene))
    kept = player.program.ways.kept
    assert kept is not None and kept.occasion is not None and kept.occasion.kind == DUPLICATE
    assert kept.match.names[0] == "Eva" and kept.match.seed == 8
    walked(kept.match, 2)
    player.until(lambda: isinstance(player.scene, Results) or go_on(player))
    player.click("Compare")
    assert isinstance(player.scene, PlayersPage) and "Eva" in player.text()
    player.quit()


def test_a_friends_deal_is_asked_for_where_a_match_is_set_up(tmp_path: Path) -> None:
    friends = shared(walked(whist(seed=9), 5), 0, 2, with_moves=False)
    player = Player(tmp_path)
    player.program.beginning._open_setup(friends_game := ruleset(friends.game), lambda: None)
    player.step()
    player.click("A friend’s deal")
    assert isinstance(player.scene, FriendDeal)
    player.click("Back")
    assert isinstance(player.scene, Setup) and player.scene.setup.ruleset is friends_game
    player.click("A friend’s deal")
    player.type(code_of(friends))
    player.click("Start")
    player.until(lambda: isinstance(player.scene, TableScene))
    kept = player.program.ways.kept
    assert kept is not None and kept.occasion is not None and kept.occasion.kind == SHARED
    player.quit()


def go_on(player: Player) -> bool:
    labels = [words for words, _place in player.app.top.places()]
    for label in ("Continue", "OK", "I am ready"):
        if label in labels:
            player.click(label)
            break
    return False


def test_a_friends_deal_by_keys(tmp_path: Path) -> None:
    friends = shared(walked(whist(seed=9), 5), 0, 2, with_moves=True)
    player = Player(tmp_path)
    player.program.practice.open()
    player.step()
    while player.focused.label != "Play a friend’s deal":
        player.key("tab")
    player.key("return")
    assert isinstance(player.scene, FriendDeal)
    player.type("hello")
    player.key("return")
    assert isinstance(player.scene, FriendDeal) and "not the code of a deal" in player.scene.notice
    player.key(*["backspace"] * 5)
    player.type(code_of(friends).lower().replace("-", " "))
    assert "Deals before that: 2" in player.text()
    player.key("return")
    player.until(lambda: isinstance(player.scene, TableScene))
    kept = player.program.ways.kept
    assert kept is not None and kept.occasion is not None and kept.occasion.kind == SHARED
    assert kept.match.actions[: len(friends.before)] == list(friends.before)
    walked(kept.match, 6)
    player.until(lambda: isinstance(player.scene, Results) or go_on(player))
    player.key("return")
    assert isinstance(player.scene, PlayersPage) and "Your friend" in player.text()
    while player.focused.label != "Compare":
        player.key("tab")
    player.key("return")
    assert isinstance(player.scene, ComparePage) and len(player.scene.comparison.deals) == 1
    player.key("escape", "escape")
    player.quit()
