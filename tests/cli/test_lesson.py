"""The lessons in text: the guide speaks, asks for what he wants, and is gone on with later."""

from pathlib import Path

import pytest

from game.rulesets.catalogue import RULESETS
from tests.cli.conftest import Run

FIRST_TURNS = (
    *("recruit plains-slinger, recruit plains-raider, recruit plains-duel-champion", "army"),
    *("place plains-raider b3", "place plains-slinger c2", "place plains-duel-champion d2"),
    *("d2-c3", "b3xc4", "c2:1 c4", "end", "guard c3", "full"),
)


@pytest.mark.parametrize("game", RULESETS)
def test_each_game_teaches_itself_in_text(run: Run, home: Path, game: str) -> None:
    answer = run("lesson", game, typed="quit\n")
    assert (answer.code, answer.err) == (0, "")
    assert "» The aim: " in answer.out and "**" not in answer.out and "{" not in answer.out
    assert f"main.py lesson {game}" in answer.out


def test_it_is_left_in_the_middle_and_gone_on_with(run: Run, home: Path) -> None:
    out = run("lesson", "berserk", typed="\n".join(FIRST_TURNS[:7]) + "\nquit\n").out
    assert "5 − 2 = 3: a medium hit on the defender." in out.replace("\u00a0", " ")
    again = run("lesson", "berserk", typed="\n".join(FIRST_TURNS[7:]) + "\nquit\n").out
    assert "» Protect: " in again and "» Dead: " in again and "» Finish it: " in again
    assert "» The aim: " in run("lesson", "berserk", "--anew", typed="quit\n").out


def test_what_the_guide_does_not_ask_for_is_refused(run: Run, home: Path) -> None:
    out = run("lesson", "berserk", typed="recruit plains-khan\nquit\n").out
    assert "do as the guide says" in out and "recruits Khan" not in out


def test_a_game_that_is_none_is_refused(run: Run, home: Path) -> None:
    assert run("lesson", "poker").code == 2
