"""What an encoding lacks is written in other letters, never as "?"."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.program import STANDING_IN
from game.core.words import LANG, ROOT
from tests.cli.conftest import Run


def told(home: Path, encoding: str, *arguments: str) -> str:
    """Return what a program prints whose output has this encoding."""
    kept = {"TRICKHOLD_HOME": str(home), "PYTHONIOENCODING": encoding}
    command = [sys.executable, "main.py", *arguments]
    found = subprocess.run(command, cwd=ROOT, env=os.environ | kept, capture_output=True)
    assert found.returncode in (0, 2), found.stderr
    return (found.stdout + found.stderr).decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_numbers_below_zero_have_a_minus_in_every_encoding(home: Path, encoding: str) -> None:
    lines = told(home, encoding, "play", "whist", "--option", "scoring=?", "--language", "de")
    assert "?" not in lines
    refused = told(home, encoding, "play", "whist", "--preset", "Rätsel−5", "--language", "de")
    assert "-5" in refused and "?" not in refused


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("−10 points", "-10 points"),
        ("“Ana” – it’s 3½ × ½…", '"Ana" - it\'s 3 1/2 x 1/2...'),
        ("♠A → ♥K", "SA -> HK"),
        ("Fälle, Größe; Đorđe šeta, čeka; João", "Faelle, Groesse; Djordje seta, ceka; Joao"),
        ("5\u00a0−\u00a02", "5 - 2"),
        ("Ж", "\\u0416"),
    ],
)
def test_what_stands_in(run: Run, text: str, plain: str) -> None:
    run("--help")
    assert text.encode("ascii", STANDING_IN).decode() == plain


def test_every_letter_of_the_program_has_a_stand_in(run: Run) -> None:
    run("--help")
    files = [*LANG.rglob("*.po"), *(ROOT / "game").rglob("*.py"), *(ROOT / "game").rglob("*.md")]
    letters = {letter for file in files for letter in file.read_text(encoding="utf-8")}
    strange = [
        each for each in sorted(letters) if "\\" in each.encode("ascii", STANDING_IN).decode()
    ]
    assert strange == ["\\"]


def test_json_stays_json_where_a_letter_is_lacking(home: Path) -> None:
    seats = "“Žika”=novice,b=novice,c=novice,d=novice"
    command = ("play", "whist", "--seats", seats, "--deals", "1", "--seed", "1", "--no-store")
    names = json.loads(told(home, "ascii", *command, "--json"))["names"]
    assert "“Žika”" in str(names)
