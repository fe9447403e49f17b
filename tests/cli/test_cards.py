"""`cards`: every card listed, or every broken file named."""

import json
import shutil
from pathlib import Path

import pytest

from game.rulesets.berserk import box
from game.rulesets.berserk.box import FOLDER, cards
from tests.cli.conftest import Run

FIELDS = {
    "id", "name", "realms", "kind", "people", "elite", "unique", "cost", "life", "movement",
    "strike", "abilities", "text", "flavour", "deck", "copies", "price",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the cards that may be broken."""
    return Path(shutil.copytree(FOLDER, tmp_path / "cards"))


def test_every_card_is_listed(run: Run) -> None:
    answer = run("cards")
    assert (answer.code, answer.err) == (0, "")
    *lines, last = answer.lines
    assert len(lines) == len(cards())
    assert lines[0] == (
        "3 plains-outrider: Grass-Sea Outrider. Creature, riders (Plains). Cost 3, life 6, "
        "movement 3, strike 1-1-2. Attack skill 1 after moving two squares or more."
    )
    assert last == f"{len(lines)} different cards, 243 with all copies; all are as they should be."


def test_as_json(run: Run) -> None:
    answer = run("cards", "--json")
    listed = json.loads(answer.out)
    assert (answer.code, answer.err) == (0, "")
    assert all(set(entry) == FIELDS for entry in listed)
    assert sum(entry["copies"] for entry in listed) == 243
    blowpipe = next(entry for entry in listed if entry["id"] == "swamp-blowpipe")
    assert blowpipe["abilities"] == [
        {"is": "shot", "damage": [1], "reach": 4, "does": {"is": "poisoning", "x": 2}}
    ]
    assert blowpipe["text"] == "Shot 1, range 4. Whom it wounds: Poison 2."
    assert (blowpipe["realms"], blowpipe["elite"], blowpipe["cost"]) == (["swamp"], True, 6)


def test_broken_files_are_named_and_nothing_is_listed(run: Run, folder: Path) -> None:
    for deck in ("fire", "swamp"):
        path = folder / f"{deck}.toml"
        path.write_text(path.read_text("utf-8").replace("life = ", "lives = "), "utf-8")
    answer = run("cards", "--json", "--folder", str(folder))
    assert (answer.code, answer.out) == (1, "")
    swamp, fire = answer.err.splitlines()
    assert "swamp.toml, card 1 (swamp-leech-catcher): does not know the field “lives”" in swamp
    assert "fire.toml, card 1 (fire-spark): does not know the field “lives”" in fire


def test_a_card_at_a_wrong_price_is_named(run: Run, folder: Path) -> None:
    path = folder / "mountains.toml"
    path.write_text(path.read_text("utf-8").replace("cost = 9", "cost = 3"), "utf-8")
    answer = run("cards", "--folder", str(folder))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == (
        "mountains-hammer-king costs 3, but the price formula asks for 9; 1 more or less is "
        "allowed.\n"
    )


def test_a_game_with_broken_cards_is_refused(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "swamp.toml"
    path.write_text("[[card]", "utf-8")
    monkeypatch.setattr(box, "FOLDER", folder)
    box.cards.cache_clear()
    try:
        answer = run("play", "berserk", "--seed", "1")
    finally:
        box.cards.cache_clear()
    assert answer.code == 2 and len(answer.err.splitlines()) == 1
    assert answer.err.startswith(f"trickhold: {path}: The file is not TOML: ")


def test_no_such_folder(run: Run, tmp_path: Path) -> None:
    answer = run("cards", "--folder", str(tmp_path / "nowhere"))
    assert answer.code == 1 and len(answer.err.splitlines()) == 7
