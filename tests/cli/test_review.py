"""`review`: what a player's choices were worth, and what may not be told yet."""

import json
from pathlib import Path

import pytest

from game.bots import catalogue
from game.cli.text import reviewing
from game.session.match import Seat
from game.session.store import open_store
from tests.cli.conftest import Hasty, Run
from tests.session.tables import play, whist


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judges think for a moment only: here it matters what is told, not how right it is."""
    monkeypatch.setattr(catalogue, "FINDERS", {"whist": "race:60"})


def keep(home: Path, decisions: int | None = None, people: int = 1) -> None:
    seats = [Seat("human" if n < people else "club", f"P{n}") for n in range(4)]
    with open_store(home) as store:
        play(store.matches.begin(whist(seed=2, seats=seats)).match, decisions)


def test_one_deal_in_words(run: Run, home: Path) -> None:
    keep(home)
    answer = run("review", "1", "--deal", "8")
    assert answer.code == 0
    assert answer.lines[0].startswith("Deal 8: at your first choice you could expect ")
    assert "of what is at stake" in answer.lines[-1]


def test_all_deals_as_json(run: Run, home: Path) -> None:
    keep(home)
    deals = json.loads(run("review", "1", "--player", "P2", "--json").out)
    assert [deal["deal"] for deal in deals] == list(range(1, 9))
    choices = [choice for deal in deals for choice in deal["choices"]]
    assert choices and all(choice["share"] >= 0 for choice in choices)
    assert {choice["mark"] for choice in choices} <= {None, "slip", "mistake", "blunder"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("7",), "7"),
        (("one",), "a whole number from 1"),
        (("1", "--deal", "9"), "a whole number from 1 to 8"),
        (("1", "--player", "Zoe"), "Nobody called “Zoe” played; those who did: P0, P1, P2, P3."),
    ],
)
def test_what_is_not_there_is_told(
    run: Run, home: Path, arguments: tuple[str, ...], told: str
) -> None:
    keep(home)
    answer = run("review", *arguments)
    assert answer.code == 2 and told in answer.err and not answer.out


def test_nobody_looks_into_a_match_that_is_not_over(run: Run, home: Path) -> None:
    keep(home, 60)
    assert "when the match is over" in run("review", "1", "--player", "P1").err
    assert run("review", "1", "--deal", "1").code == 0


def test_several_people_wait_for_the_end(run: Run, home: Path) -> None:
    keep(home, 60, people=2)
    answer = run("review", "1")
    assert answer.code == 2 and "when it is over" in answer.err


def test_before_the_first_deal_is_over_there_is_nothing(run: Run, home: Path) -> None:
    keep(home, 2)
    assert "No deal of this match" in run("review", "1").err


def test_in_text_the_last_deal_is_reviewed(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.text.waiting.Timer", Hasty)
    keep(home, 60)
    answer = run("play", "--resume", typed="review\n")
    assert "Looking again" in answer.out and "at your first choice" in answer.out
    keep(home, 2)
    assert "No deal of this match" in run("play", "--resume", typed="review\n").out


def test_whoever_fails_to_help_is_told_and_the_match_goes_on(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: object) -> object:
        raise RuntimeError("no answer")

    keep(home, 60)
    monkeypatch.setattr("game.session.asking.make_bot", fails)
    answer = run("play", "--resume", typed="hint\nreview\nlook\n")
    assert "there is no hint this time" in answer.out and "Your hand:" in answer.out
    assert "The review was broken off: no computer player answered." in answer.out
    broken = run("review", "1", "--deal", "1")
    assert broken.code == 1 and "The review was broken off" in broken.out
    refused = run("review", "1", "--deal", "1", "--json")
    assert refused.code == 2 and len(refused.err.splitlines()) == 1


def test_a_review_tells_how_far_it_is_and_can_be_broken_off(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(home)
    monkeypatch.setattr(reviewing, "SILENCE", 0.0)
    told = run("review", "1", "--deal", "8").out
    assert "Choice 1 of" in told and "at your first choice you could expect" in told

    def stopped(_progress: object, _judged: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing.Progress, "note", stopped)
    broken = run("review", "1")
    assert broken.code == 1 and "The review was broken off." in broken.out


def test_the_deals_of_the_day_in_text(run: Run, home: Path) -> None:
    first = run("play", "whist", "--daily", "--text")
    assert "Serbian whist" in first.out and "Match 1 is kept" in first.out
    assert first.lines[-1] == "You have begun today’s deals."
    assert "The deal so far" in run("play", "whist", "--daily", "--text", typed="1\n").out
    told = run("play", "whist", "--daily", "--text", typed="hint\nundo\n").out
    assert told.count("This match counts: nobody helps") == 2
    with open_store(home) as store:
        match = store.matches.resume(1).match
        while (
            match.standing.deals_played < 2
            or match.to_act != 0
            or len(match.state.table.hands[0]) > 1
        ):
            play(match, 1)
        last = match.state.legal_actions()[0]
    ended = run("play", "whist", "--daily", "--text", typed=f"{last}\n").lines
    assert ended[-1].startswith("Today: ")
    assert "main.py review 1" in run("play", "whist", "--daily", "--text").err
    assert "leave out --seed." in run("play", "whist", "--daily", "--text", "--seed", "1").err
    assert "leave out --no-store." in run("play", "whist", "--daily", "--text", "--no-store").err
    assert "play GAME --daily --text" in run("play", "whist", "--daily").err


def test_a_deal_is_tried_again_from_a_choice_that_was_named(run: Run, home: Path) -> None:
    with open_store(home) as store:
        match = store.matches.begin(whist(seed=5)).match
        while not match.is_over:  # whoever bids all he can has something to try again
            legal = match.state.legal_actions()
            if match.to_act == 0 and not hasattr(legal[0], "card"):
                match.apply(0, legal[-1])
            else:
                play(match, 1)
    for more, typed in ((), "quit\n"), (("--other-cards",), "undo\nquit\n"):
        tried = run("review", "1", "--deal", "8", "--again", "1", *more, typed=typed)
        assert tried.code == 0 and "You hold " in tried.out
    assert len(run("matches").lines) == 1
    for wrong in (("--other-cards",), ("--deal", "8", "--again", "9")):
        assert run("review", "1", *wrong).code == 2
