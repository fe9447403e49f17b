"""One broken card file: Berserk says why it cannot be played, and all else goes on."""

from collections.abc import Iterator
from multiprocessing import Pipe
from pathlib import Path

import pytest

from game.bots import worker
from game.core.fields import BadContent
from game.rulesets.berserk.cards import box
from game.rulesets.berserk.options import read_levels
from game.rulesets.catalogue import RULESETS, ruleset
from tests.scenes.player import Player


@pytest.fixture(autouse=True)
def no_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the cards be looked for where there are none."""
    monkeypatch.setattr(box, "FOLDER", tmp_path / "none")
    for kept in (box.cards, read_levels):
        kept.cache_clear()
    yield
    for kept in (box.cards, read_levels):
        kept.cache_clear()


def test_the_window_says_it_and_the_title_is_there_again(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    program = player.program
    for choose in (lambda: program.beginning.set_up(RULESETS["berserk"]), program._open_decks):
        choose()
        player.step()
        assert "Berserk cannot be played" in player.text()
        assert "plains.toml: The file cannot be read" in player.text()
        player.click("OK")
        assert len(player.app.scenes) == 1
    player.quit()


def test_the_process_of_the_computer_players_is_there_for_the_other_games() -> None:
    here, there = Pipe()
    worker.begin(lambda _door: None, there)
    assert here.recv_bytes() == worker.READY
    assert ruleset("whist") is RULESETS["whist"]
    with pytest.raises(BadContent):
        ruleset("berserk")
