"""The campaign in text: walked by typing, left and gone on with, and by computer players."""

import builtins
import json
import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from game.cli.text.offers import CHOICES
from game.rulesets.catalogue import RULESETS
from game.session.campaign import journey
from game.session.campaign.favour import FAVOURS
from game.session.campaign.journey import Journey, games_new_to
from game.session.campaign.node import Kind
from game.session.campaign.schooling import drill_at
from game.session.campaign.season import code_of
from game.session.campaign.stops import CARDS_ON_SALE, HEART_PRICE, ON_SALE
from game.session.lessons import so_far
from game.session.match import HUMAN
from game.session.store import open_store
from tests.cli.conftest import Run
from tests.session.campaign.test_schooling import at_stop

SEASON = ("campaign", "--text", "--seed", "3", "--difficulty", "easy")
SKIP = "11"
"""What skips the hands before the road, where all five games are new."""
MOST_CHOICES = 1 + ON_SALE + CARDS_ON_SALE + 1
"""Of a market that has sold nothing yet: a heart, favours, cards, and leaving, the last."""


def test_one_looks_about_sits_down_leaves_and_goes_on(run: Run, home: Path) -> None:
    begun = run(*SEASON, typed=f"{SKIP}\nhelp\nmap\nlook\nnonsense\n1\n1\nhint\nundo\nquit\n")
    assert begun.code == 0 and begun.err == ""
    assert "first or second wins; " in begun.out and "coins. Loss: " in begun.out
    wins, loses = "Come first or second. It brings ", "Loss: 2 coins and 1 heart."
    assert begun.out.count(loses) >= 3 and wins in begun.out
    assert "Act one: fields and forest. 5 hearts of 5, 20 coins, 0 stars." in begun.out
    assert "Hearts: a lost match costs one" in begun.out and "Favours: help" in begun.out
    assert "leads to" in begun.out and "“nonsense” is neither" in begun.out
    assert "you play one short hand of each game that is new" in begun.out
    assert begun.out.count("This match counts: nobody helps, and nothing is taken back.") == 1
    assert "Hints are allowed, for one star at most." in begun.out and "played out" in begun.out
    assert "Season 1 is kept. To go on: main.py campaign --resume 1" in begun.out
    assert "The round is kept." in begun.out and "play --resume" not in begun.out
    assert "First a short hand of Serbian whist with a guide" in begun.out
    assert "Your aim is a seat at the high table" in begun.out and "waits for you" not in begun.out
    again = run("campaign", "--resume", typed="1\nlook\nquit\n")
    assert again.out.count(wins) == 2, "told as one sits down, and by look"
    assert "Go on with the round" in again.out
    second = run("campaign", "--text", typed="quit\n")
    assert "Season 1 waits for you" in second.out and "campaign --resume 1\n" in second.out
    with open_store(home) as store:
        [match] = store.matches.all()
        assert match.occasion is not None and match.occasion.id == "1"
        steps = Journey.resume(store, 1).season.steps
        assert [step.split()[0] for step in steps] == ["teach", *["skip"] * 5, "go", "hint"]
    assert "1: Wanderer" in run("campaign", "--list").out
    refused = run("play", "--resume", str(match.id), "--text")
    assert refused.code == 2 and "round of a season" in refused.err
    assert "no unfinished match" in run("play", "--resume").err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "--text to walk it yourself"),
        (("--text", "--json"), "cannot be combined"),
        (("--text", "--difficulty", "nightmare"), "easy, middle, hard"),
        (("--text", "--seed", "-1"), "--seed"),
        (("--player", "god"), "no computer player"),
        (("--resume", "4"), "no season 4"),
        (("--resume",), "no unfinished season"),
        (("--resume", "--seed", "4"), "leave out --seed"),
        (("--text", "--code", "hello"), "not the code of a season"),
        (("--text", "--code", "0000-0000-0000-03BK"), "mistake"),
        (("--text", "--code", "0000-0000-0000-03BJ", "--seed", "3"), "leave both out"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_line(
    run: Run, arguments: tuple[str, ...], told: str
) -> None:
    answer = run("campaign", *arguments)
    assert answer.code == 2 and told in answer.err and len(answer.err.splitlines()) == 1


def test_a_friends_code_is_the_same_season_and_the_record_tells_of_all(run: Run) -> None:
    code = code_of(3, "easy").lower()
    begun = run("campaign", "--text", "--code", code, typed=f"{SKIP}\nmap\nquit\n").out
    mine = run(*SEASON, typed="map\nquit\n").out
    begun = begun[begun.index("Act one") :]
    mine = mine[mine.index("Act one") :]
    assert begun.splitlines()[:-1] == mine.replace("Season 2", "Season 1").splitlines()[:-1]
    told = run("campaign", "--record").out
    assert "No match of a season is over yet." in told
    assert "Achievements: 0 of" in told and "Unbeaten: Win your seat" in told


def anything(prompt: str, luck: random.Random) -> str:
    """Answer on the road with any small number, up to that of leaving a market, where nothing else
    can be done for lack of coins; at a table with the number of any choice. One that is refused is
    asked again."""
    if many := re.search(r"(\d+) choices: ", prompt):
        return str(luck.randint(0, int(many[1])))
    if listed := re.search(r"(?:Your turn|What is best): (.*) > ", prompt):
        return luck.choice(re.findall(r"(?:^|, |: )(\d+)", listed[1]))
    return str(luck.randint(1, MOST_CHOICES))


@pytest.mark.parametrize(
    ("asked", "could_be"),
    [
        ("Your turn: 0, 1, 2 > ", {"0", "1", "2"}),
        ("Your turn: 1 pass, 2 kontra schnapser > ", {"1", "2"}),
        ("Your turn: place griffin: 1 b1, 2 c1 > ", {"1", "2"}),
        ("What is best? 2 choices: “choices” lists them > ", {"0", "1", "2"}),
    ],
)
def test_what_is_typed_is_one_of_what_is_told(asked: str, could_be: set[str]) -> None:
    luck = random.Random(1)
    assert {anything(asked, luck) for _each in range(40)} == could_be


@pytest.mark.long
def test_a_whole_season_is_played_in_text(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck, first = random.Random(3), [SKIP]

    def answer(prompt: str = "") -> str:
        return first.pop() if first else anything(prompt, luck)

    monkeypatch.setattr(builtins, "input", answer)
    # The expert's par would take most of the time, and is tested where it is made.
    monkeypatch.setattr(journey, "MEASURES", ("heuristic", "heuristic"))
    out = run(*SEASON).out
    assert re.search(r"(the season ends here|seat at the high table|the chair stays free)", out)
    assert "The same cards in the same seat" in out
    with open_store(home) as store:
        steps = Journey.resume(store, 1).season.steps
    assert sum(step.startswith("go ") for step in steps) > 5


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


def test_a_hand_of_a_new_game_is_left_gone_on_with_and_played(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = run(*SEASON, typed="1\n0\nquit\nquit\n").out
    assert "1: Serbian whist: play a hand" in begun and "11: Skip the rest and set out" in begun
    assert "» The aim: " in begun and "The hand is kept; you can go on from here." in begun
    assert begun.count("1: Serbian whist: go on with the hand") == 1
    with open_store(home) as store:
        assert Journey.resume(store, 1).season.trail.to_learn == tuple(RULESETS)
        assert so_far(store, "whist")[:1] == ("0",)
    luck, roadside = random.Random(2), ["1", "2", "quit"]

    def answer(prompt: str = "") -> str:
        return roadside.pop(0) if "Your choice" in prompt else anything(prompt, luck)

    monkeypatch.setattr(builtins, "input", answer)
    told = run("campaign", "--resume").out
    assert "» The score: " in told and "That is whist" in told
    assert "You left this lesson" not in told and not roadside
    with open_store(home) as store:
        season = Journey.resume(store, 1).season
        assert season.steps[1:] == ("learnt whist", "skip schnapsen")
        assert so_far(store, "whist") == ()
        assert games_new_to(store) == ("berzerka", "bridge", "berserk")


def test_a_market_tells_the_coins_and_what_is_too_dear(capsys: pytest.CaptureFixture[str]) -> None:
    season = at_stop(Kind.MARKET)
    most = season.trail.most_hearts
    season.__dict__["trail"] = replace(season.trail, coins=HEART_PRICE, hearts=most)
    rows = {step: words for words, step in CHOICES[season.trail.phase](season)}
    assert f"{HEART_PRICE} coins" in capsys.readouterr().out
    assert "buy heart" not in rows, "of no use to whoever has all"
    for ware, price in season.wares.items():
        assert rows[f"buy {ware}"].endswith("too expensive") == (price > HEART_PRICE)
    season.__dict__["trail"] = replace(season.trail, coins=0)
    assert all(
        words.endswith("too expensive") == step.startswith("buy")
        for words, step in CHOICES[season.trail.phase](season)
    )


@pytest.mark.parametrize("right", [True, False])
def test_a_teacher_sets_a_drill_and_may_be_left(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, right: bool
) -> None:
    season = at_stop(Kind.TEACHER)
    assert season.node is not None
    drill = drill_at(season, season.node)
    with open_store(home) as store:
        journey = Journey.begin(store, season.seed, season.difficulty)
        for step in season.steps:
            journey.make(step)
    choice = next(text for text in drill.worths if (text in drill.answers) == right)
    answers = ["1", "quit", "1", choice, "quit"]
    monkeypatch.setattr(builtins, "input", lambda _prompt="": answers.pop(0))
    out = run("campaign", "--resume").out
    assert out.count("right or wrong, the lesson gives back a heart") == 2
    assert ("You have solved it" in out) == right and not answers
    with open_store(home) as store:
        step = "choose 1 solved" if right else "choose 1"
        assert Journey.resume(store, 1).season.steps == (*season.steps, step)


def test_a_season_from_before_says_so_and_one_whose_road_is_gone_how_to_begin_it_anew(
    run: Run, home: Path
) -> None:
    with open_store(home) as store:
        store.seasons.begin(3, "middle", HUMAN).keep(0, "go nowhere")
        store.seasons.begin(3, "middle", HUMAN).keep(0, "go mill-loft")
        store.seasons.begin(3, "nightmare", HUMAN)
    listed = run("campaign", "--list").out
    assert "Season 1 cannot be continued." in listed and "2: Player, The mill loft" in listed
    recorded = run("campaign", "--record").out
    assert "Season 1 cannot be continued." in recorded and "Season 3 is damaged." in recorded
    for _again in range(2):
        gone = run("campaign", "--resume", "1")
        assert gone.code == 2 and f"campaign --text --code {code_of(3, 'middle')}" in gone.err
    assert run("campaign", "--resume", "3").err.endswith("Season 3 is damaged.\n")
    told = [run("campaign", "--resume", "2", typed="quit\n").out for _again in range(2)]
    assert ["earlier version" in out for out in told] == [True, False]


def test_a_season_that_another_program_goes_on_with_is_not_said_to_be_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Journey, "is_superseded", property(lambda _journey: True))
    out = run(*SEASON, typed="quit\n").out
    assert "The season is not kept." in out and "is kept" not in out
