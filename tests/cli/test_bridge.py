"""Bridge without a window: in text, headless, from a record, and taken up again."""

import json
import re
from pathlib import Path

import pytest

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


def first_of(monkeypatch: pytest.MonkeyPatch, **instead: str) -> None:
    """Let somebody type the number of the first choice, or `first` to the first question."""

    def typed(asking: str) -> str:
        print(asking)
        return instead.pop("first", "1")

    monkeypatch.setattr("builtins.input", typed)


def test_a_deal_in_text_from_the_auction_to_the_score(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_of(monkeypatch)
    out = run(*TABLE, "--deals=1", "--text", "--no-store").out
    assert "Deal 1. " in out and "You hold " in out and "Your hand: " not in out
    assert "dummy and lay" in out and "The contract is " in out
    assert 0 < out.find("must win as many tricks") < out.find("lies face down")
    assert re.search(r"\d more tricks? (make|set)s? it\.", out)
    assert re.search(r"The hidden card of \w+ is the", out)
    assert re.search(r"lies face down before \w+, its owner\.\n", out)
    assert re.search(r"The hidden card of \w+: −?\d+ points? for [NE]\S+, as the contract", out)
    assert re.search(r"Points: you and Goran \S+, .*\n.*(win|share) the match", out)


def test_a_refusal_names_its_rule_and_the_rule_can_be_read(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="XX\nrules BR-17\nquit\n").out
    assert "BR-17" in out and "you may redouble" in out


def test_a_match_left_in_the_auction_goes_on_there(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", typed="P\nquit\n").out
    assert "To go on: main.py play --resume" in out
    out = run("play", "--resume", typed="quit\n").out
    assert "You pass." in out and "Contract Bridge" in out


def test_a_hint_in_the_auction_says_why(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="hint\nquit\n").out
    assert re.search(r"(?m)(?:^|> )\d+ (P|\d[SHDCN]): You hold \d+ points?.*\.", out)


def test_the_rule_book_writes_calls_as_they_are_typed(run: Run, home: Path) -> None:
    typed = "rules says\nrules game\n3NT\nquit\n"
    out = run(*TABLE, "--text", "--no-store", typed=typed).out
    assert "2S says" in out and "(4H, 4S)" in out
    assert "You bid 3 no-trump." in out


def test_scores_are_told_by_side(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="scores\nquit\n").out
    assert "Points: you and Goran 0, Mila and Vesna 0." in out


def test_house_rules_name_what_is_allowed_in_order(run: Run, home: Path) -> None:
    assert "one of 0, 1, 2, 4" in run("play", "bridge", "--text", "--option=jokers=7").err


def test_a_wild_joker_says_how_it_is_typed_and_a_forced_card_whose_it_is(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_of(monkeypatch, first="7N")
    wild = ("--option=jokers=2", "--option=wild=on", "--deals=1", "--seed", "2")
    out = run("play", "bridge", *wild, "--text", "--no-store").out
    assert re.search(r"(R|B)\* is \w+ or \w+: type [HS]\* or [DC]\*\.", out)
    assert "dummy’s hand.\nYou play a card from dummy’s hand." not in out
    assert re.search(r"You play a card from dummy’s hand\.\nYour turn: 1 \S\S > ", out)


def test_boards_are_played_unless_told_otherwise_and_a_rubber_is_refused(run: Run) -> None:
    asked = ("arena", "bridge", "--seats", "heuristic,heuristic", "--sets", "4")
    assert "IMPs a board" in run(*asked, "--option", "deals=4").out
    refused = run(*asked, "--option", "form=rubber")
    assert refused.code and "set form to duplicate or chicago" in refused.err
    told = json.loads(run(*asked, "--option", "deals=4", "--json").out)
    assert told["contest"]["options"]["form"] == "duplicate"


def test_boards_are_exported_read_and_written_in_another_form(run: Run, home: Path) -> None:
    plain = (*TABLE, "--deals=1", "--option=jokers=0", "--seats", "club,club,club,club")
    run(*plain, "--save", "match.json")
    assert run("import", "match.json").code == 0
    assert "is written to a.pbn" in run("export", "1", "a.pbn").out
    told = run("boards", "a.pbn", "--to", "b.lin").out
    assert told.startswith("Board 1, ") and told == run("boards", "b.lin").out
    refused = run("boards", "a.pbn", "--to", "c.txt")
    assert refused.code and "files that end in .pbn, .lin, .boards" in refused.err
    Path("d.pbn").write_text(Path("a.pbn").read_text().replace('[Result "', '[Result "9'))
    assert re.search(r"line \d+: 9\d+ tricks cannot be the result", run("boards", "d.pbn").out)
    assert "No such file" in run("boards", "none.pbn").err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("pass", "You pass."),
        ("1 heart", "You bid 1 Heart."),
        ("bid 3 no trump", "You bid 3 no-trump."),
        ("double\nrules", "BR-1"),
    ],
)
def test_calls_are_taken_as_people_say_them(run: Run, home: Path, typed: str, said: str) -> None:
    assert said in run(*TABLE, "--text", "--no-store", typed=f"{typed}\nquit\n").out


def test_a_value_is_taken_by_what_the_rules_call_it(run: Run) -> None:
    named = ("play", "whist", "--text", "--no-store", "--option", "scoring=oh hell")
    assert "Oh Hell" in run(*named, typed="quit\n").out
    refused = run(*named[:-1], "scoring=zebra").err
    assert "SA10, SA11" in refused and "scoring=? tells" in refused
    assert "\n  SA10 (Progressive)\n" in run(*named[:-1], "scoring=?").out


def test_the_boards_of_a_file_are_played(run: Run, home: Path) -> None:
    plain = (*TABLE, "--deals=2", "--option=jokers=0", "--option=form=duplicate")
    run(*plain, "--seats", "club,club,club,club", "--save", "match.json")
    run("import", "match.json")
    run("export", "1", "a.pbn")
    asked = ("play", "bridge", "--boards", "a.pbn")
    told = run(*asked).out
    assert "Board 2." in told and "Board 3." not in told
    assert run(*asked, "--board", "2", "--seed", "1", "--save", "b.json").out.count("deals,") == 1
    assert "is written to b.pbn" in run("export", "3", "b.pbn").out
    assert '[Board "2"]' in Path("b.pbn").read_text()
    for wrong, said in (
        (("--board", "9"), "there is no board 9"),
        (("--preset", "Plain"), "leave out --preset"),
        (("--option", "jokers=4"), "each hand must have 14 cards"),
    ):
        assert said in run(*asked, *wrong).err
    assert "is for bridge" in run("play", "whist", "--boards", "a.pbn").err
    assert "--board needs --boards" in run("play", "bridge", "--board", "2").err


def test_of_several_calls_in_a_line_none_is_made(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="1S, 7N\nquit\n").out
    assert "“1S, 7N” could be: 1S, 7N." in out and "You bid" not in out


def test_it_is_told_what_is_played_for_and_what_a_call_made_has_shown(run: Run, home: Path) -> None:
    table = ("play", "bridge", "--seed", "3", "--text", "--no-store")
    out = run(*table, typed="means 1C\nquit\n").out
    assert "A rubber: two games win it. One Joker, above the ace (Major)." in out
    assert "A bid must be higher" in out and "East shows: 13 to 24 points" in out
    out = run(*table, typed="means\nmeans 7\nquit\n").out
    assert "all that begin so" in out and "7C: 7 Clubs shows" in out
    forms = ("--option=form=duplicate", "--option=jokers=0")
    out = run(*table, *forms, typed="quit\n").out
    assert "every deal is scored by itself.\n" in out


def test_a_number_that_two_deals_have_is_refused(run: Run, home: Path) -> None:
    for name, seed in (("a", "1"), ("b", "2")):
        table = ("play", "bridge", "--seed", seed, "--seats", "club,club,club,club")
        run(*table, "--deals=1", "--option=jokers=0")
        run("export", seed, f"{name}.pbn")
    Path("both.pbn").write_text(Path("a.pbn").read_text() + "\n" + Path("b.pbn").read_text())
    asked = ("play", "bridge", "--text", "--boards", "both.pbn", "--board", "1")
    assert "more than one deal is board 1" in run(*asked).err


def test_it_is_said_who_plays_with_whom(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="look\nquit\n").out
    partner = re.search(r"(\w+), North, is your partner; \w+ and \w+ play against you\.", out)
    assert partner and out.count(f"{partner[1]}, North, your partner: 13 cards in hand.") == 1
