"""`ladder` and `strength`: from deals played to the tables of the documents."""

from pathlib import Path

import pytest

from game.cli.strength import BEGIN, END
from tests.cli.conftest import Run

LEVELS = ("--levels", "club,novice,random", "--sets", "4", "--option", "easy_start=on")


@pytest.fixture
def results(tmp_path: Path, run: Run) -> Path:
    """Return the file in which a small ladder and a contest are kept."""
    file = tmp_path / "results"
    assert run("ladder", "berserk", *LEVELS, "--results", str(file)).code == 0
    seats = ("--seats", "club,random,random,random", "--option", "largest_hand=3")
    assert run("arena", "whist", *seats, "--sets", "16", "--results", str(file)).code == 0
    return file


def test_the_ladder_tells_a_rung_for_each_level(run: Run) -> None:
    told = run("ladder", "berserk", *LEVELS).out.splitlines()
    assert [line.split()[0] for line in told[2:]] == ["club", "novice", "random"]
    assert told[2].split() == ["club", "0"]


def test_tables_are_written_between_the_marks_of_a_document(
    results: Path, tmp_path: Path, run: Run
) -> None:
    document = tmp_path / "strength.md"
    document.write_text(f"Before.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n")
    for _time in range(2):
        assert run("strength", str(results), "--into", str(document)).code == 0
        text = document.read_text()
        assert text.startswith("Before.\n\n") and text.endswith("\n\nAfter.\n")
        assert "old" not in text and text.count(BEGIN) == text.count(END) == 1
        assert "| Serbian whist, largest_hand=3 | club, 3 random | 16 |" in text
        assert "| Berserk, easy_start=on | club | 0 |" in text
    printed = run("strength", str(results)).out
    assert "club, 3 random" in printed and "rating (95%)" in printed


def test_a_ladder_with_as_many_levels_as_seats_has_ratings_too(tmp_path: Path, run: Run) -> None:
    file, levels = str(tmp_path / "results"), "heuristic,careless:50,random"
    kept = ("--levels", levels, "--sets", "2", "--results", file)
    assert run("ladder", "schnapsen", *kept).code == 0
    told = run("strength", file)
    rows = [line.split() for line in told.lines if "Dreierschnapsen" in line]
    assert {row[1] for row in rows} == set(levels.split(",")) and "rating (95%)" in told.out


def test_what_cannot_be_done_is_told(results: Path, tmp_path: Path, run: Run) -> None:
    plain = tmp_path / "plain.md"
    plain.write_text("No marks.")
    found = run("strength", str(results), "--into", str(plain))
    assert found.code == 2 and "has no line" in found.err and plain.read_text() == "No marks."
    assert run("strength", str(tmp_path / "nowhere")).code == 2
    empty = tmp_path / "empty"
    assert "holds no whole match" in _after_making(empty, run)


def _after_making(empty: Path, run: Run) -> str:
    empty.touch()
    return run("strength", str(empty)).err
