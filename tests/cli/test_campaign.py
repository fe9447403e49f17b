"""The campaign in text: walked by typing, left and gone on with, and by computer players."""

import builtins
import json
import random
import re
from pathlib import Path

import pytest

from game.session.campaign import par
from game.session.campaign.code import code_of
from game.session.campaign.favour import FAVOURS
from game.session.campaign.journey import Journey
from game.session.store import open_store
from tests.cli.conftest import Run

SEASON = ("campaign", "--text", "--seed", "3", "--difficulty", "easy")


def test_one_looks_about_sits_down_leaves_and_goes_on(run: Run, home: Path) -> None:
    begun = run(*SEASON, typed="help\nmap\nlook\nnonsense\n1\n1\nhint\nundo\nquit\n")
    assert begun.code == 0 and begun.err == ""
    assert "Act one: fields and forest. 5 hearts of 5, 20 coins, 0 stars." in begun.out
    assert "Hearts: a match lost costs one" in begun.out and "Favours: help" in begun.out
    assert "leads to" in begun.out and "“nonsense” is neither" in begun.out
    assert begun.out.count("This match counts: nobody helps, and nothing is taken back.") == 2
    assert "Season 1 is kept. To go on: main.py campaign --resume 1" in begun.out
    assert "The round is kept." in begun.out and "play --resume" not in begun.out
    again = run("campaign", "--resume", typed="1\nlook\nquit\n")
    assert "Go on with the round" in again.out
    with open_store(home) as store:
        [match] = store.matches.all()
        assert match.occasion is not None and match.occasion.id == "1"
        assert len(Journey.resume(store, 1).season.steps) == 1
    assert "1: Wanderer" in run("campaign", "--list").out
    refused = run("play", "--resume", str(match.id), "--text")
    assert refused.code == 2 and "round of a season" in refused.err
    assert "no unfinished match" in run("play", "--resume").err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "--text to walk yourself"),
        (("--text", "--json"), "cannot be combined"),
        (("--text", "--difficulty", "nightmare"), "easy, middle, hard"),
        (("--text", "--seed", "-1"), "--seed"),
        (("--player", "god"), "no computer player"),
        (("--resume", "4"), "no season 4"),
        (("--resume",), "no season under way"),
        (("--resume", "--seed", "4"), "leave out --seed"),
        (("--text", "--code", "hello"), "no code of a season"),
        (("--text", "--code", "0000-0000-0000-03BK"), "slip"),
        (("--text", "--code", "0000-0000-0000-03BJ", "--seed", "3"), "leave them out"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_line(
    run: Run, arguments: tuple[str, ...], told: str
) -> None:
    answer = run("campaign", *arguments)
    assert answer.code == 2 and told in answer.err and len(answer.err.splitlines()) == 1


def test_a_friends_code_is_the_same_season_and_the_record_tells_of_all(run: Run) -> None:
    code = code_of(3, "easy").lower()
    begun = run("campaign", "--text", "--code", code, typed="map\nquit\n").out
    mine = run(*SEASON, typed="map\nquit\n").out
    assert begun.splitlines()[2:-1] == mine.replace("Season 2", "Season 1").splitlines()[2:-1]
    told = run("campaign", "--record").out
    assert "No match of a season is over yet." in told
    assert "Achievements: 0 of" in told and "Unbeaten: Win your seat" in told


def anything(prompt: str, luck: random.Random) -> str:
    """Answer on the road with any small number; at a table with any choice that is told.

    Choices of one word stand between spaces, others between commas; what is in brackets stands for
    several that end so, and `+1…6` for all numbers between. One that is refused is asked again.
    """
    found = re.search(r"Choose one of: (.*) > ", prompt)
    if found is None:
        return str(luck.randint(1, 4))
    told = re.split(", " if re.search(r", |\(", found[1]) else " ", found[1])
    stem, _bracket, ends = luck.choice(told).partition("(")
    return (stem + luck.choice(ends.rstrip(")").split())) if ends else stem.partition("…")[0]


@pytest.mark.parametrize(
    ("told", "could_be"),
    [
        ("0 1 2", {"0", "1", "2"}),
        ("pass, no trump, 2 hearts", {"pass", "no trump", "2 hearts"}),
        ("place griffin (b1 c1)", {"place griffin b1", "place griffin c1"}),
        ("berzerka+1…6 pass", {"berzerka+1", "pass"}),
    ],
)
def test_what_is_typed_is_one_of_what_is_told(told: str, could_be: set[str]) -> None:
    luck = random.Random(1)
    asked = f"Your turn. Choose one of: {told} > "
    assert {anything(asked, luck) for _each in range(40)} == could_be


@pytest.mark.long
def test_a_whole_season_is_played_in_text(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers: list[str] = []
    luck = random.Random(3)

    def answer(prompt: str = "") -> str:
        answers.append(prompt)
        return anything(prompt, luck)

    monkeypatch.setattr(builtins, "input", answer)
    # The expert's par would take most of the time, and is tested where it is made.
    monkeypatch.setattr(par, "MEASURES", ("heuristic", "heuristic"))
    out = run(*SEASON).out
    assert re.search(r"(the season ends here|seat at the high table|the chair stays free)", out)
    assert "With the same cards, how far ahead" in out
    assert sum("Your choice" in prompt for prompt in answers) > 15


@pytest.mark.long
@pytest.mark.parametrize("difficulty", ["easy", "middle", "hard"])
def test_computer_players_walk_whole_seasons(run: Run, difficulty: str) -> None:
    for seed in range(2):
        told = json.loads(
            run(
                *("campaign", "--player", "heuristic", "--json", "--no-par"),
                *("--difficulty", difficulty, "--seed", str(seed)),
            ).out
        )
        assert told["is_over"] and told["way"] and set(told["favours"]) <= set(FAVOURS)


@pytest.mark.parametrize("name", ["Wanderer", "easy", "wanderer"])
def test_a_difficulty_is_named_as_on_the_road_too(run: Run, name: str) -> None:
    begun = run("campaign", "--text", "--no-store", "--difficulty", name, typed="quit\n")
    assert (begun.code, begun.err) == (0, "") and "5" in begun.out
