"""`play` without a window: the same seed is the same match, told, stored and saved."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.words import ROOT
from game.session.store import open_store
from game.session.store.files import read_match
from tests.cli.conftest import Called, Run

SHORT = ("--option", "largest_hand=3")


def test_without_arguments_the_window_opens(run: Run, called: Called, home: Path) -> None:
    assert run().code == 0
    assert called == [("window",)] and not home.exists()


def test_a_shot_is_passed_on(run: Run, called: Called) -> None:
    assert run("shot", "title", "a.png", "--size", "1920x1080").code == 0
    assert called == [("shot", "title", Path("a.png"), (1920, 1080), 1.0)]


def test_the_screens_are_listed(run: Run, called: Called) -> None:
    assert run("shot", "--list").lines == ["title", "table"] and called == []


def test_the_json_of_the_issue(run: Run) -> None:
    asked = ["play", "whist", "--seats", "random,heuristic,heuristic,heuristic", "--seed", "7"]
    answer = run(*asked, "--option", "scoring=SA07", "--deals", "3", "--json")
    told = json.loads(answer.out)
    assert answer.err == ""
    assert (told["ruleset"], told["seed"]) == ("whist", 7)
    assert told["options"] == {
        "scoring": "SA07",
        "spades_double": "off",
        "zero_five": "off",
        "largest_hand": "0",
    }
    assert told["seats"] == ["random", "heuristic", "heuristic", "heuristic"]
    assert [deal["cards"] for deal in told["deals"]] == [13, 12, 11]
    for deal in told["deals"]:
        assert len(deal["bids"]) == len(deal["tricks"]) == len(deal["scores"]) == 4
        assert sum(deal["tricks"]) == deal["cards"]
    totals = [sum(column) for column in zip(*(d["scores"] for d in told["deals"]), strict=True)]
    assert told["totals"] == totals
    assert told["winners"] == [n for n in range(4) if totals[n] == max(totals)]
    assert re.fullmatch("[0-9a-f]{16}", told["digest"])


@pytest.mark.parametrize(
    ("asked", "told"),
    {
        "--option ?": "jokers: Jokers. With four Jokers everybody has 14 cards",
        "--option jokers=?": "It is one of 0, 1, 2, 4; unless you say otherwise, it is 1.",
        "--preset ?": "Fourteen tricks: Jokers: Four Jokers",
    }.items(),
)
def test_what_house_rules_there_are_is_told_to_whoever_asks(
    run: Run, home: Path, asked: str, told: str
) -> None:
    answer = run("play", "bridge", *asked.split())
    assert (answer.code, answer.err) == (0, "") and told in answer.out
    assert not home.exists()


def test_of_a_house_rule_that_there_is_not_nothing_is_told(run: Run) -> None:
    answer = run("arena", "whist", "--option", "joker=?")
    assert answer.code == 2 and "no option “joker”. “--option ?” lists them" in answer.err


@pytest.mark.parametrize("form", [["--json"], ["--trace"], []])
def test_the_same_seed_is_the_same_output(run: Run, form: list[str]) -> None:
    asked = ["play", "whist", "--seed", "5", "--seats", "ismcts:40,novice,club,random", *SHORT]
    first, second = run(*asked, *form), run(*asked, *form)
    assert first == second and first.code == 0
    assert run(*asked[:3], "6", *asked[4:], *form).out != first.out


def test_a_match_in_words(run: Run) -> None:
    lines = run("play", "whist", "--seed", "5", *SHORT).lines
    assert lines[0].startswith("Serbian whist, seed 5: ")
    assert [line.split(":")[0] for line in lines[1:-2:2]] == [f"Deal {n}" for n in range(1, 9)]
    assert all("took" in line for line in lines[2:-2:2])
    assert lines[-2].startswith("Points: ") and re.search("wins|share", lines[-1])


def test_middling_is_told_by_who_is_in_the_middle(run: Run) -> None:
    rules = ("shapeshift=on", "middling=on", "still_holding=on")
    asked = "play berzerka --seats heuristic,heuristic,heuristic --seed 3 --deals 1"
    asked += " --option board=custom" + "".join(f" --option {rule}" for rule in rules)
    (told,) = [line for line in run(*asked.split()).lines if "declared Middling" in line]
    assert "Mila comes to 7 tricks − overbid 3 = 4." in told
    assert "The middlemost count wins: Goran, 3 tricks." in told
    assert "Goran and Vesna tie; Goran took the later trick." in told
    assert told.count("; not in the middle: ") == 2 and told.count("; in the middle: ") == 1
    assert "second" not in told and "third" not in told


def test_the_trace_names_every_decision(run: Run) -> None:
    answer = run("play", "whist", "--seed", "5", "--trace", "--save", "a.json", *SHORT)
    traced = [line.split() for line in answer.lines if line[0].isdigit()]
    match = read_match(Path("a.json"))
    assert [int(number) for number, _name, _notation in traced] == list(
        range(1, len(match.actions) + 1)
    )
    assert [notation for _number, _name, notation in traced] == match.actions
    assert [name for _number, name, _notation in traced] == [
        match.names[player] for player in match.deciders
    ]


@pytest.mark.parametrize("players", ["4", "5", "6"])
def test_players_and_presets(run: Run, players: str) -> None:
    answer = run("play", "whist", "--players", players, "--preset", "Quick match", "--json")
    told = json.loads(answer.out)
    assert len(told["seats"]) == int(players) and told["options"]["largest_hand"] == "3"


def test_an_option_is_laid_over_the_preset(run: Run) -> None:
    asked = "play whist --seed 1 --json --option scoring=OH0 --option spades_double=on"
    answer = run(*asked.split(" "), "--preset", "Quick match")
    options = json.loads(answer.out)["options"]
    assert (options["scoring"], options["spades_double"]) == ("OH0", "on")
    assert options["largest_hand"] == "3"


def test_a_match_is_stored_as_it_goes_and_saved(run: Run, home: Path) -> None:
    told = json.loads(run("play", "whist", "--seed", "5", "--json", "--save", "a.json", *SHORT).out)
    saved = read_match(Path("a.json"))
    assert saved.digest == told["digest"] and saved.is_over
    with open_store(home) as store:
        assert store.matches.record(1) == saved.record()


def test_a_match_need_not_be_stored(run: Run, home: Path) -> None:
    assert run("play", "whist", "--no-store", *SHORT).code == 0
    assert not home.exists()


def test_a_stored_match_is_gone_on_with(run: Run, home: Path) -> None:
    from game.session.match import Seat
    from tests.session.tables import play, whist

    seats = [Seat("club", name) for name in "ABCD"]
    with open_store(home) as store:
        play(store.matches.begin(whist(4, seats)).match, 30)
        play(store.matches.begin(whist(5, seats)).match, 10)
    for arguments, seed in ((["--resume"], 5), (["--resume", "1"], 4)):
        told = json.loads(run("play", *arguments, "--json").out)
        assert told["seed"] == seed
        assert told["digest"] == play(whist(seed, seats)).digest
    assert run("play", "--resume").code == 2
    assert json.loads(run("play", "--resume", "1", "--json").out)["digest"]


def test_a_damaged_store_is_told_on_the_side(run: Run, home: Path) -> None:
    for seed in ("1", "2"):
        run("play", "whist", "--seed", seed, *SHORT)
    (home / "trickhold.db").write_bytes(b"garbage" * 999)
    answer = run("play", "whist", "--seed", "3", "--json", *SHORT)
    assert answer.code == 0 and json.loads(answer.out)["seed"] == 3
    assert answer.err.count("\n") == 1 and "damaged-001.db" in answer.err
    assert len(run("matches").lines) == 2


# -- as a program


def start(home: Path, *arguments: str, **how: object) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env=os.environ | {"TRICKHOLD_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **how,
    )


def heed_interrupts() -> None:
    """A check that runs in the background of a shell is born deaf to Ctrl-C, and so are its own."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_the_match_and_is_quiet(home: Path) -> None:
    seats = "ismcts:200,ismcts:200,ismcts:200,ismcts:200"
    program = start(
        home,
        *("play", "whist", "--seed", "1", "--seats", seats, "--trace"),
        preexec_fn=heed_interrupts,
    )
    assert program.stdout is not None
    told = [program.stdout.readline().decode() for _line in range(3)]
    program.send_signal(signal.SIGINT)
    rest, err = program.communicate()
    assert (program.returncode, err) == (130, b"")
    made = [line.split()[-1] for line in [*told[1:], *rest.decode().splitlines()]]
    with open_store(home) as store:
        assert list(store.matches.resume(1).match.actions) == made


def test_a_reader_that_leaves_is_no_error(home: Path) -> None:
    program = start(home, "play", "whist", "--seed", "1", "--trace")
    assert program.stdout is not None and program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    assert program.wait() == 141
    assert program.stderr.read() == b""
    with open_store(home) as store:
        assert 0 < store.matches.all()[0].decisions < 848


def test_a_reader_that_leaves_an_answer_is_no_error(home: Path) -> None:
    program = start(home, "play", "whist", "--option", "scoring=?")
    assert program.stdout is not None and program.stderr is not None
    program.stdout.close()
    assert program.wait() == 141
    assert program.stderr.read() == b""


def test_without_a_window_the_program_never_imports_pygame(home: Path) -> None:
    program = start(home, "play", "whist", "--seed", "1", "--deals", "1", "--json")
    out, err = program.communicate()
    assert (program.returncode, err) == (0, b"") and json.loads(out)["is_over"]
    code = "import sys, game.cli; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_a_drawn_seed_is_a_large_one(run: Run) -> None:
    seeds = [
        json.loads(run("play", "whist", "--deals", "1", "--json").out)["seed"] for _time in range(4)
    ]
    assert max(seeds) >= 2**50
