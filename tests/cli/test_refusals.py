"""Every way to ask for what cannot be: one line, exit code 2, nothing written."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from game.cli.program import REFUSALS
from game.core.words import ROOT
from game.session.store import open_store
from tests.cli.conftest import Run
from tests.session.tables import play, whist

PLAY = "play whist --deals 1 --seats club,club,club,club"

REFUSED: dict[str, tuple[str, ...]] = {
    # What was typed: what the line must name.
    "drills whist --mode foo": ("no mode “foo”", "rated, free, streak, storm"),
    "drills whist --tiers 9": ("--tiers", "from 1 to 5"),
    "drills wist": ("“wist”", "Did you mean whist?"),
    "share wist": ("“wist”", "Did you mean whist?"),
    "juggle": ("no command “juggle”. main.py --help lists them all",),
    "palyy": ("no command “palyy”. Did you mean play? main.py --help",),
    "--fullscreen juggle": ("COMMAND", "“juggle”", "doctor"),
    "--fullscreen": ("COMMAND",),
    "play": ("Name a game", "whist"),
    "balance whist": ("Serbian whist", "no decks"),
    "balance berserk --pilot wizard": ("wizard", "master"),
    "balance berserk --games none": ("--games", "none"),
    "balance berserk --option deck_0=fire": ("what is being compared",),
    "play berserk --seats club": ("Berserk is for 2 players, not 1", "“human,club”"),
    "play berserk --players 3": ("--players", "can only be 2"),
    "play berserk --deals 2": ("--deals", "can only be 1"),
    "play berserk --option deck_0=nix": ("deck_0", "“nix”", "plains, mountains", "none yet"),
    "arena berserk --option deck_0=nix --seats club,club": ("deck_0", "“nix”", "plains"),
    "matches --whist": ("--whist", "matches --help"),
    "play canasta": ("canasta", "whist"),
    "play whist --speed 9": ("--speed",),
    "play whist poker": ("poker",),
    "play whist --seats club,club": ("4 to 6", "not 2"),
    "play whist --seats club,club,club,wizard": ("wizard", "novice", "master", "ismcts"),
    "play whist --text --seats human,foo": ("“foo”", "novice"),
    "play whist --seats club,club,club,ismcts:many": ("ismcts:many",),
    "play whist --seats human,club,club,club": ("person", "--text"),
    "play whist --seats A=club,A=club,club,club": ("called A",),
    "play whist --players 7": ("--players", "7", "from 4 to 6"),
    "play whist --players four": ("--players", "four"),
    "play whist --players 5 --seats club,club,club,club": ("--players says 5", "names 4"),
    "play whist --seed x": ("--seed", "“x”", "from 0"),
    "play whist --seed -1": ("--seed", "-1"),
    "play whist --seed 99999999999999999999999": ("--seed",),
    "play whist --seed": ("--seed needs a value", "play --help"),
    "play whist --option scoring": ("scoring", "NAME=VALUE", "--option ?"),
    "play whist --option speed=9": ("no option “speed”.", "--option ?"),
    "play whist --option scorng=SB0": ("“scorng”. Did you mean scoring? “--option ?” lists",),
    "play whist --sed 5": ("“--sed 5”. Did you mean --seed or --save or --seats? main.py play",),
    "play whist --json=yes": ("--json takes no value", "“yes”"),
    "play Whits": ("“Whits”; the games are whist", "Did you mean whist?"),
    "play whist --option scoring=SA99": ("scoring", "SA99", "SB0", "SA21b"),
    "play whist --option spades_double=yes": ("spades_double", "yes", "off, on"),
    "play whist --preset Poker": ("“Poker”", "“Serbian”, “Serbian, harsher”", "“Oh Hell”"),
    "play whist --deals 0": ("--deals", "“0”", "from 1 to 28"),
    "play whist --deals 29": ("--deals", "29", "from 1 to 28"),
    "play whist --text --json": ("--text", "--json"),
    "play whist --text --trace": ("--text", "--trace"),
    "play whist --text --seats club,club,club,club": ("Text mode", "one person", "0 seats"),
    "play whist --text --seats human,human,club,club": ("Text mode", "2 seats", "window"),
    "play --resume": ("no unfinished match",),
    "play --resume 7": ("no match 7", "no match is stored"),
    "play --resume x": ("number of a match", "“x”"),
    "play whist --resume 1": ("already set up", "GAME"),
    "play --resume 1 --seats club,club,club,club": ("already set up", "--seats"),
    "play --resume 1 --no-store": ("already set up", "--no-store"),
    f"{PLAY} --save nowhere/a.json": ("nowhere",),
    f"{PLAY} --save .": ("name a file",),
    "matches now": ("now",),
    "play whist --option zero_five=on": ("zero_five has no effect", "SA03a or SA03b"),
    "replay": ("FILE",),
    "replay missing.json": ("missing.json", "No such file"),
    "replay diary.txt": ("diary.txt", "not JSON"),
    "replay spoilt.json": ("spoilt.json", "digest"),
    "replay deep.json": ("deep.json", "not readable JSON"),
    "replay lines.json": ("“ruleset”", "40 characters"),
    "import": ("FILE",),
    "import missing.json": ("missing.json",),
    "import spoilt.json": ("spoilt.json", "digest"),
    "export": ("Missing: ID, FILE.", "export --help"),
    "export 1 a.json": ("no match 1", "no match is stored"),
    "export one a.json": ("number of a match", "“one”"),
    "export 1 nowhere/a.json": ("nowhere",),
    "stats Ana": ("Ana",),
    "shot": ("SCREEN is missing. main.py shot --list",),
    "shot titel": ("no screen titel. Did you mean title? main.py shot --list lists them all",),
    "shot title a.png --text 7": ("--text cannot be “7”; it is one of 80, 100, 120",),
    "shot title a.png --text big": ("--text cannot be “big”; it is a whole number",),
    "shot title": ("OUT.png",),
    "shot cellar": ("no screen cellar. main.py shot --list lists them all",),
    "shot cellar a.png": ("no screen cellar",),
    "shot title a.png --size big": ("“big”", "WIDTHxHEIGHT", "1920x1080"),
    "shot title a.png --size 10x10": ("320x180",),
    "shot title nowhere/a.png": ("nowhere",),
}


@pytest.fixture
def damaged_files(tmp_path: Path) -> None:
    record = play(whist(), 5).record().to_json()
    (tmp_path / "diary.txt").write_text("dear diary")
    (tmp_path / "spoilt.json").write_text(record.replace('"digest": "', '"digest": "0'))
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "lines.json").write_text(
        record.replace('"whist"', '"canasta\\n\\u001b[2J' + "a" * 3000 + '"')
    )


@pytest.mark.usefixtures("damaged_files")
@pytest.mark.parametrize("typed", REFUSED)
def test_one_line_names_the_thing_and_the_choices(run: Run, tmp_path: Path, typed: str) -> None:
    before = sorted(tmp_path.rglob("*"))
    answer = run(*typed.split())
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.endswith("\n") and answer.err.count("\n") == 1
    assert answer.err[:-1].isprintable()
    assert len(answer.err) < 700 and answer.err.count("Did you mean") <= 1
    for part in REFUSED[typed]:
        assert part in answer.err
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("command", ["matches", "stats", "export 1 a.json", "play --resume"])
def test_a_store_that_cannot_be_used_is_refused_where_it_is_asked_for(
    run: Run, home: Path, command: str
) -> None:
    (home / "trickhold.db").mkdir(parents=True)
    answer = run(*command.split())
    assert answer.code == 2 and answer.err.count("\n") == 1
    assert str(home) in answer.err and "TRICKHOLD_HOME" in answer.err


@pytest.mark.parametrize("command", ["matches", "stats", "export 1 a.json", "play --resume"])
def test_what_lies_where_nothing_can_be_written_is_read(run: Run, home: Path, command: str) -> None:
    assert run(*PLAY.split()).code == 0
    run("play", "whist", "--text", typed="quit\n")
    (home / "opening.lock").unlink()
    (home / "opening.lock").mkdir()
    answer = run(*command.split(), typed="quit\n")
    assert answer.code == 0 and answer.out
    assert str(home) in answer.err and "nothing is kept" in answer.err


def test_play_goes_on_where_the_store_cannot_be_used(run: Run, home: Path) -> None:
    home.write_text("in the way")
    answer = run(*PLAY.split())
    assert answer.code == 0 and "the match." in answer.out.splitlines()[-1]
    assert answer.err.count("\n") == 1 and str(home) in answer.err


def test_a_disk_that_fills_up_is_told_once_and_the_match_is_played_out(tmp_path: Path) -> None:
    """The limit on the size of files stands for the full disk: writes fail in the same way."""
    import resource

    with open_store(tmp_path / "home"):
        pass  # an empty store is there; what a match adds to it no longer fits
    room = (tmp_path / "home" / "trickhold.db").stat().st_size

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    answer = subprocess.run(
        [sys.executable, "main.py", "play", "whist", "--seed", "3"],
        cwd=ROOT,
        env=os.environ | {"TRICKHOLD_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        preexec_fn=limit,
    )
    assert answer.returncode == 0 and answer.stderr.count("\n") == 1
    assert "Nothing can be kept at present" in answer.stderr
    assert "Deal 28" in answer.stdout and "wins the match" in answer.stdout
    with open_store(tmp_path / "home") as store:
        assert store.recovery is None and [match.id for match in store.matches.all()] == [1]


@pytest.mark.parametrize("place", REFUSALS)
def test_what_ends_a_command_with_one_line_stands_where_it_is_said_to(place: str) -> None:
    module, _colon, name = place.partition(":")
    assert issubclass(getattr(import_module(module), name), Exception)
