"""`drills`, as it is typed."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots import catalogue
from game.core.rng import Rng
from game.rulesets.berserk.sense.laying import placements
from game.session.practice import hardness
from game.session.practice.drillfile import drills_of, line_of, read_drills
from game.session.practice.raising import new_draw
from game.session.practice.trainers import TRAINERS, Raising
from game.session.review.wholes import Effort
from tests.cli.conftest import Run
from tests.session.practice.drilled import line


def drills(tmp_path: Path) -> str:
    file = tmp_path / "some.jsonl"
    lines = (line(seed=seed, themes=["duck" if seed % 2 else "take"]) for seed in range(6))
    file.write_text("\n".join(lines), encoding="utf-8")
    return str(file)


def test_drills_are_solved_in_text(run: Run, tmp_path: Path) -> None:
    typed = "look\nnonsense\n9\n0\n1\nmore\nquit\n"
    done = run("drills", "whist", "--text", "--file", drills(tmp_path), typed=typed)
    assert done.code == 0 and not done.err
    assert len(re.findall(r"Your hand: [SHDC][0-9TJQKA]", done.out)) == 4
    for words in (
        "neither a command nor a choice",
        "Right: 0.",
        "Better: 0. You chose: 1.",
        "to settle",
        "Played out in",
    ):
        assert words in done.out
    again = run("drills", "whist", "--text", "--file", drills(tmp_path), typed="")
    assert "Your rating: roughly 1500." in done.out and "roughly 1500" not in again.out


def test_a_streak_ends_by_itself(run: Run, tmp_path: Path) -> None:
    given = ("drills", "whist", "--text", "--mode", "streak", "--file", drills(tmp_path))
    done = run(*given, typed="0\n1\n0\n")
    assert "The streak has ended." in done.out and "1 of 2 solved. Your best so far: 1." in done.out


def test_a_storm_has_its_time(run: Run, tmp_path: Path) -> None:
    given = ("drills", "whist", "--text", "--mode", "storm", "--file", drills(tmp_path))
    done = run(*given, typed="0\n1\nquit\n")
    assert done.code == 0 and not done.err and "1 of 2 solved." in done.out


def test_drills_are_listed_and_chosen_by_theme(run: Run, tmp_path: Path) -> None:
    file = drills(tmp_path)
    assert run("drills", "whist", "--file", file).lines[0] == "6 drills"
    asked = ("drills", "whist", "--text", "--no-store", "--file", file)
    assert run(*asked, "--theme", "duck", "--tiers", "2-4", typed="").code == 0
    refused = run(*asked, "--theme", "ruff", typed="")
    assert (
        refused.code == 2
        and "no drills on the theme “ruff”" in refused.err
        and "hold_up" not in refused.err
    )


def test_how_hard_each_is_is_asked_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hardness, "LADDER", {"whist": ("random", "club")})
    missed, *found = drills_of("whist")[:3]
    # Made such that what the plain player does is right.
    found = [
        replace(each, worths={each.plain: 9.0, "9": 1.0}, plain="9", worlds=(), shows={})
        for each in found
    ]
    file = tmp_path / "some.jsonl"
    file.write_text("".join(line_of(each) + "\n" for each in (missed, *found)), encoding="utf-8")
    done = run("drills", "whist", "--rate", "--file", str(file))
    assert done.code == 1 and done.lines == ["Drill 1: the strongest player misses it"]
    kept, *rated = read_drills("whist", file)
    assert kept.solved == missed.solved, "what nobody solves stays as it was"
    assert all(0.5 <= each.solved < 1 for each in rated)


def test_what_cannot_be_is_refused_in_a_line(run: Run, tmp_path: Path) -> None:
    file = drills(tmp_path)
    for wrong, said in (
        (("chess",), "whist"),
        (("whist", "--make", "0"), "--make"),
        (("whist", "--seed", "1"), "--make"),
        (("whist", "--text", "--mode", "sprint", "--file", file), "storm"),
        (("whist", "--text", "--tiers", "9", "--file", file), "--tiers"),
        (("whist", "--text", "--theme", "weather", "--file", file), "only on"),
        (("whist", "--theme", "weather", "--file", file), "only on"),
        (("whist", "--file", "nowhere.jsonl"), "nowhere.jsonl"),
    ):
        refused = run("drills", *wrong)
        assert refused.code == 2 and said in refused.err and len(refused.err.splitlines()) == 1


def test_a_hand_is_bid_on_and_weighed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.drills.new_seed", lambda: 1)
    done = run("drills", "whist", "--bidding", typed="look\nmore\n1\nmore\nquit\n")
    assert done.code == 0 and not done.err
    assert "A set has 10 decisions." in done.out and "no answer yet" in done.out
    assert "Right answers: " in done.out and " of 1." in done.out
    before, _answers, after = done.out.partition("Right answers: ")
    assert "Played out in" not in before and "Played out in" in after


def test_a_whole_turn_is_played_and_weighed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "FINDERS", {"berserk": "mcts:2"})
    done = run("drills", "berserk", "--trainer", "turn", typed="nonsense\nend\nquit\n")
    assert done.code == 0 and not done.err and "Do all you want to do in a turn" in done.out
    assert "1. end was" in done.out and "battles won in 100" in done.out
    assert "of 1. On average" in done.out


def test_a_turn_that_nobody_weighs_does_not_count(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: object) -> object:
        raise RuntimeError("no answer")

    monkeypatch.setattr("game.session.asking.make_bot", fails)
    done = run("drills", "berserk", "--trainer", "turn", typed="help\nend\nquit\n")
    assert done.code == 0 and "No computer player answered: this one does not count." in done.out
    assert "Type one of the choices, or its number." in done.out and "Right answers" not in done.out


def test_an_army_is_raised_and_a_strike_guessed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.drills.new_seed", lambda: 1)
    raised = run(
        "drills", "berserk", "--trainer", "recruit", typed="recruit swamp-wisp\narmy\nquit\n"
    )
    assert raised.code == 0 and not raised.err
    assert "gives away" in raised.out and "Right answers: 0 of 1." in raised.out
    struck = run("drills", "berserk", "--trainer", "strike", typed="never\n5\nyes\nquit\n")
    assert "Type a number: 1 never, " in struck.out and "5 more often but not always" in struck.out
    assert "main.py lesson berserk" in struck.out and "Guess the odds of a strike" in struck.out
    assert struck.code == 0 and "could strike" in struck.out and " of 3." in struck.lines[-1]


def test_an_army_is_placed_and_weighed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.drills.new_seed", lambda: 3)
    brief = Effort("weigh:12", (4, 1), "weigh:6", 3)
    monkeypatch.setattr("game.session.practice.raising.EFFORT", brief)
    [trainer] = [each for each in TRAINERS["berserk"] if each.id == "place"]
    assert isinstance(trainer, Raising)
    match = new_draw(trainer, 3, "Ana")
    other = placements(match.state.view(match.to_act), Rng(1))[1]
    steps = "".join(f"{step}\n" for step in other.steps)
    placed = run("drills", "berserk", "--trainer", "place", typed=f"nonsense\n{steps}quit\n")
    assert placed.code == 0 and not placed.err
    assert "battles won in 100, played out" in placed.out and " of 1." in placed.out


def test_help_rules_and_meanings_are_told_in_drills_but_no_hint(run: Run, tmp_path: Path) -> None:
    typed = "help\nmeans 1\nmeans\nhint\nrules SW-11\nmeans 99\n0, 1\nquit\n"
    done = run("drills", "whist", "--text", "--no-store", "--file", drills(tmp_path), typed=typed)
    for words in (
        "rules: the rule that was told last",
        "quit: leave the drills",
        "There are no hints here",
        "SW-11 The dealer bids last",
        "Exactly 1 of",
        "A bid is from 0 to",
        "“0, 1” could be: 0, 1.",
    ):
        assert words in done.out
    assert "Right" not in done.out and "is better" not in done.out


def test_tiers_the_wrong_way_round_are_refused(run: Run, tmp_path: Path) -> None:
    asked = ("drills", "whist", "--text", "--file", drills(tmp_path))
    assert "“9-1”; it is a number from 1 to 5" in run(*asked, "--tiers", "9-1").err
    assert "such as 2-4" in run(*asked, "--tiers", "4-2").err


def test_how_one_gets_on_is_told(run: Run, tmp_path: Path) -> None:
    assert "Nothing yet" in run("drills", "whist", "--progress").out
    run("drills", "whist", "--text", "--file", drills(tmp_path), typed="0\nquit\n")
    assert "Right answers in drills: " in run("drills", "whist", "--progress").out


def test_a_trainer_is_asked_for_by_name(run: Run) -> None:
    done = run("drills", "bridge", "--trainer", "lead", typed="quit\n")
    assert done.code == 0 and "A set has 10 decisions." in done.out
    refused = run("drills", "bridge", "--trainer", "luck")
    assert refused.code == 2 and "bridge bidding, opening, response" in refused.err


@pytest.mark.parametrize(
    ("game", "id"), [(game, each.id) for game, found in TRAINERS.items() for each in found]
)
def test_every_trainer_asks_in_text(run: Run, game: str, id: str) -> None:
    done = run("drills", game, "--trainer", id, typed="help\nquit\n")
    assert done.code == 0 and not done.err
    assert "A set has" in done.out and "quit: leave" in done.out


def test_calls_are_taken_in_everyday_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.drills.new_seed", lambda: 1)
    typed = "means P\nmeans pass\nmeans 1NT\nmeans 1c\nredouble\nquit\n"
    done = run("drills", "bridge", "--trainer", "opening", typed=typed)
    asked = done.out.split("lists them > ")
    assert done.code == 0 and asked[1] == asked[2] and "Type one of the choices" not in done.out
    assert all(asked[1:6])


def test_what_has_been_played_is_asked(run: Run) -> None:
    done = run("drills", "whist", "--trainer", "counting", typed="lots\n0\nquit\n")
    assert done.code == 0 and not done.err and "A set has 5 rounds of questions." in done.out
    assert "takes the trick" in done.out and "A number from 0 to" in done.out
    assert "Type one of the answers, or help." in done.out
