"""Bridge without a window: in text, headless, from a record, and taken up again."""

import json
import re
from pathlib import Path

from tests.cli.conftest import Run

TABLE = ("play", "bridge", "--seed", "2", "--option=form=chicago", "--option=deals=4")
SEATS = ("--seats", "random,random,random,random")


def test_headless_with_json_and_the_record_replays_the_same(run: Run, home: Path) -> None:
    told = run(*TABLE, *SEATS, "--json", "--save", "match.json").out
    assert run("replay", "match.json", "--json").out == told
    found = json.loads(told)
    assert found["ruleset"] == "bridge" and found["is_over"] and len(found["deals"]) == 4
    for deal in found["deals"]:
        assert deal["contract"] is None or sum(deal["tricks"]) == 13
        assert deal["scores"][:2] == deal["scores"][2:]


def test_a_deal_in_text_from_the_auction_to_the_score(run: Run, home: Path) -> None:
    typed: list[str] = []
    while True:
        out = run(*TABLE, "--deals=1", "--text", "--no-store", typed="".join(typed)).out
        choices = re.findall(r"Choose one of: (.*?) > ", out)
        if len(choices) == len(typed):
            break
        typed = [f"{offered.split()[0]}\n" for offered in choices]
    assert "Deal 1, dealer" in out and "Your hand: " in out and "Calls: " in out
    assert "is dummy and lays down" in out and "tricks needed: " in out
    assert re.search(r"The hidden card of \w+ is the", out)
    assert re.search(r"Points: Guest \S+, .*\n.*(win|share) the match", out)


def test_a_refusal_names_its_rule_and_the_rule_can_be_read(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="XX\nrules BR-17\nquit\n").out
    assert "(Rule BR-17;" in out and "you may redouble" in out


def test_a_match_left_in_the_auction_goes_on_there(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", typed="P\nquit\n").out
    assert "To go on: main.py play --resume" in out
    out = run("play", "--resume", typed="quit\n").out
    assert "Guest passes." in out and "Contract Bridge" in out
