"""`cards`: every card listed, or every broken file named."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import doctor
from game.rulesets.berserk import options
from game.rulesets.berserk.battlefields import FILE
from game.rulesets.berserk.cards import box
from game.rulesets.berserk.cards.box import FOLDER, cards
from game.rulesets.berserk.options import read_levels
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
        "3 plains-outrider: Grass-Sea Outrider. Creature, riders (Plains). Cost 3 in silver "
        "or gold, life 6, movement 3, strike 1-1-2. Attack skill 1 after "
        "moving two squares or more."
    )
    assert last == f"{len(lines)} different cards, 243 with all copies; everything is in order."


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
    assert blowpipe["text"] == "Shot 1, range 4. If it wounds: Poison 2."
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


@pytest.fixture
def broken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Break a card file of the game itself and return which."""
    path = folder / "swamp.toml"
    path.write_text("[[card]", "utf-8")
    monkeypatch.setattr(box, "FOLDER", folder)
    for kept in (box.cards, read_levels):
        kept.cache_clear()
    yield path
    for kept in (box.cards, read_levels):
        kept.cache_clear()


@pytest.mark.parametrize("more", [(), ("--text",), ("--preset", "A motley crew")])
def test_a_game_with_broken_cards_is_refused(run: Run, broken: Path, more: tuple[str, ...]) -> None:
    answer = run("play", "berserk", "--seed", "1", *more)
    assert answer.code == 2 and len(answer.err.splitlines()) == 1
    assert answer.err.startswith(f"trickhold: {broken}: The file is not TOML: ")


@pytest.mark.usefixtures("broken")
def test_broken_cards_concern_no_other_game_and_no_list(run: Run) -> None:
    for arguments in (
        ("play", "whist", "--seats", "random,random,random,random", "--deals", "1"),
        ("matches",),
        ("stats",),
    ):
        answer = run(*arguments)
        assert (answer.code, answer.err) == (0, "")


def test_the_doctor_tells_of_a_broken_card_file(
    run: Run, broken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.doctor.CHECKS", (doctor._levels,))
    answer = run("doctor")
    assert answer.code == 1
    assert answer.out.startswith(f"FAULT: {broken}: The file is not TOML: ")


def test_broken_battlefields_are_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "battlefields.toml"
    path.write_text(FILE.read_text("utf-8").replace("[fire]", "[ember]"), "utf-8")
    monkeypatch.setattr(options, "FILE", path)
    answer = run("cards")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"{path}, [fire]: It lacks a battlefield that can be chosen.\n"


def test_no_such_folder(run: Run, tmp_path: Path) -> None:
    answer = run("cards", "--folder", str(tmp_path / "nowhere"))
    assert answer.code == 1 and len(answer.err.splitlines()) == 7
