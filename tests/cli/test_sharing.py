"""Codes of deals and duplicate on the command line."""

import json

import pytest

from game.rulesets.whist.options import WhistOptions
from game.session.sharing.deal import SharedDeal
from game.session.sharing.dealcode import code_of, read_code
from tests.cli.conftest import Run

CODE = code_of(SharedDeal("whist", WhistOptions(largest_hand=3), 4, 0, 4))
SHORT = ("--option", "largest_hand=3")


@pytest.fixture
def played(run: Run) -> Run:
    assert (
        run("play", "whist", "--seats", ",".join(["random"] * 4), "--seed", "4", *SHORT).code == 0
    )
    return run


def test_a_new_deal_is_shared_and_played(run: Run) -> None:
    told = run("share", "whist", "--seed", "9", "--players", "5", "--deals", "1", *SHORT).out
    code = told.splitlines()[0]
    assert read_code(code).players == 5 and "Largest hand: 3 cards." in told
    seats = ("--seats", ",".join(["random"] * 5))
    match = json.loads(run("play", "--deal", code.lower(), "--json", *seats).out)
    assert (match["seed"], match["options"]["largest_hand"], len(match["deals"])) == (9, "3", 1)
    typed = run("play", "whist", "--deal", code, "--text", typed="quit\n")
    assert typed.code == 0 and "Serbian whist: you, " in typed.out


def test_a_stored_match_is_shared_with_its_moves(played: Run) -> None:
    whole, moves, third = (
        read_code(played("share", "1", *rest).out.splitlines()[0])
        for rest in ((), ("--moves",), ("--deal", "3", "--player", "Luka"))
    )
    assert whole.seed == moves.seed == 4 and not whole.moves and len(moves.moves) > 20
    assert (third.first, third.deals, third.seat) == (2, 3, 3) and third.before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("share", "7"), "no match 7"),
        (("share", "1", "--deal", "9"), "--deal cannot be “9”"),
        (("share", "1", "--player", "Nobody"), "Nobody called"),
        (("share", "1", "--seed", "3"), "leave out --seed"),
        (("share", "whist", "--moves"), "stored match"),
        (("play", "--deal", "hello", "--text"), "not the code of a deal"),
        (("play", "--deal", "0000-0000-0000-03BJ", "--text"), "code of a season"),
        (("play", "--deal", CODE, "--seed", "3"), "leave out --seed"),
        (("play", "bridge", "--deal", CODE, "--text"), "main.py play whist"),
        (
            ("play", "--deal", CODE, "--seats", "club,club,club,club,club"),
            "4 players",
        ),
        (("duplicate", "9"), "no match 9"),
        (("duplicate", "1", "--level", "wizard"), "no computer player"),
        (("duplicate", "1", "--with", "Eva"), "has had these cards"),
        (("duplicate", "1", "--level", "club", "--friend", "Eva"), "Name one player"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    played: Run, arguments: tuple[str, ...], told: str
) -> None:
    answer = played(*arguments)
    assert answer.code == 2 and told in answer.err and len(answer.err.splitlines()) == 1


def test_a_match_under_way_is_neither_shared_nor_a_duplicate(run: Run) -> None:
    run("play", "whist", "--text", "--seed", "4", *SHORT, typed="quit\n")
    for command in ("share", "duplicate"):
        answer = run(command, "1")
        assert answer.code == 2 and "not over" in answer.err


def test_a_level_and_a_friend_have_the_cards(played: Run) -> None:
    told = played("duplicate", "1", "--level", "random").out
    assert "Mila" in told and "With the same cards" in told
    found = json.loads(played("duplicate", "1", "--level", "random", "--json").out)
    assert len(found["deals"]) == 8 and found["interval"] is None
    friend = played("duplicate", "1", "--friend", "Eva", typed="hint\nquit\n")
    assert friend.code == 0 and "nobody helps" in friend.out
    listed = played("duplicate", "1").out
    assert (
        "Eva has begun; to play on: main.py play --resume 3" in listed and "random: With" in listed
    )
    tables = played("duplicate", "1", "--with", "random", "--tables", "1").out
    assert "At Mila’s table:" in tables and "At random’s table:" in tables
