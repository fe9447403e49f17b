"""Berzerka without a window: in text, headless, from a record, and taken up again."""

import json
import re
from pathlib import Path

import pytest

from game.cli.text.naming import gathered
from game.core.words import LANGUAGES, use_language
from game.rulesets.berzerka.actions import BIDS
from game.rulesets.berzerka.words import spoken, written
from tests.cli.conftest import Run, offered

SHORT = [
    f"--option={text}"
    for text in ("board=custom", *(f"{c}=off" for c in ("berzerka", "seeing_red", "raging_tides")))
]
"""Three hands: Hidden Strength, Hold Steady, Bottle It Up, One Weakness less those off."""
TABLE = ("play", "berzerka", "--seed", "5", *SHORT, "--option=one_weakness=off")


def test_a_whole_match_in_text(run: Run, home: Path) -> None:
    typed: list[str] = []
    while True:
        out = run(*TABLE, "--text", "--no-store", typed="".join(typed)).out
        asked = out.count("Your turn")
        if asked == len(typed):
            break
        typed = ["1\n"] * asked
    assert "H13 is the 13 of Hearts" in out
    assert out.count("Hand 3. ") == 1 and "Guest" not in out
    assert re.search(r"Points: you \S+, .*\n.*(wins?|share) the match", out)


def test_a_refusal_names_its_rule_and_the_rule_can_be_read(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="done\nrules BZ-10\nquit\n").out
    assert "Now is the time to bid or to pass.\n" in out
    assert "Forehand, the player at the dealer’s left, speaks first." in out


def test_bids_that_are_offered_together_are_explained_when_typed(run: Run, home: Path) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="choices\nquit\n").out
    together = re.findall(r"\d: (bottle it up.*)", out)[0]
    first = together.partition(" to ")[0]
    out = run(*TABLE, "--text", "--no-store", typed=f"{together}\nmeans {together}\nquit\n").out
    assert out.count(f"could be: {first}, ") == 2
    assert "_" not in out and "…" not in out, "nobody can speak them"


def test_headless_with_json_and_the_record_replays_the_same(run: Run, home: Path) -> None:
    seats = ("--seats", "club,novice,random")
    told = run(*TABLE, *seats, "--json", "--save", "match.json").out
    assert run("replay", "match.json", "--json").out == told
    found = json.loads(told)
    assert found["ruleset"] == "berzerka" and found["is_over"] and len(found["deals"]) == 3
    assert {deal["contract"] for deal in found["deals"]} == {
        "hidden_strength",
        "hold_steady",
        "bottle_it_up",
    }
    for deal in found["deals"]:
        assert sum(deal["scores"]) == 0 and sum(deal["tricks"]) == 13
        assert sorted(deal["places"]) == [1, 2, 3]


def test_a_match_left_in_the_exchange_goes_on_there(run: Run, home: Path) -> None:
    first = "hidden strength+6\n"
    out = run(*TABLE, "--text", typed=f"{first}{first}choices\nquit\n").out
    assert "You may change up to 5 cards" in out
    card = offered(out)[-1][1]
    out = run("play", "--resume", typed=f"{card}\nlook\nquit\n").out
    assert f"You put away: {card[1:]}." in out
    out = run("play", "--resume", typed="done\nquit\n").out
    assert "You change 1 card." in out


def test_cards_are_put_away_in_any_order(run: Run, home: Path) -> None:
    first = "hidden strength+6\n"
    out = run(*TABLE, "--text", typed=f"{first}{first}choices\nquit\n").out
    assert "You can name several in one line, in any order" in out
    _done, low, middle, high, *_rest = offered(out)[-1]
    out = run("play", "--resume", typed=f"{high} {low}\nlook\n{middle}\nlook\n{high}\nquit\n").out
    assert f"You put away: {low[1:]} {high[1:]}." in out
    assert f"You put away: {low[1:]} {middle[1:]} {high[1:]}." in out
    assert "That card is not in your hand.\n" in out


@pytest.mark.parametrize("gap", [" ", ", "])
def test_the_change_of_cards_may_end_in_the_same_line(run: Run, home: Path, gap: str) -> None:
    first = "hidden strength+6\n"
    out = run(*TABLE, "--text", typed=f"{first}{first}choices\nquit\n").out
    away = offered(out)[-1][1:4]
    line = gap.join((*reversed(away), "done"))
    out = run("play", "--resume", typed=f"{line}\nquit\n").out
    assert "You change 3 cards." in out and "could be" not in out


def test_a_board_of_two_contracts_is_refused_in_one_line(run: Run, home: Path) -> None:
    answer = run(*TABLE, "--option=hold_steady=off")
    assert answer.code == 2 and "at least 3 contracts; this one has 2" in answer.err


def test_what_differs_in_its_last_word_is_offered_together() -> None:
    asked = [
        "mulligan",
        "place griffin b1",
        "place griffin c1",
        "place pigeon b1",
        "b2:1 d3",
        "end",
    ]
    assert list(gathered(["go first", "go second"])) == ["go first", "go second"]
    assert list(gathered(asked)) == [
        "mulligan",
        "place griffin (b1 c1)",
        "place pigeon b1",
        "b2:1 d3",
        "end",
    ]


def test_bids_on_one_contract_are_offered_together() -> None:
    bids = ["pass", "berzerka+1", "berzerka+2", "berzerka+3", "middling+5", "middling+6", "-H4"]
    assert list(gathered(bids)) == [
        "pass",
        "berzerka+1 to berzerka+3",
        "middling+5",
        "middling+6",
        "-H4",
    ]


def test_a_distance_is_never_told_beside_tricks(run: Run, home: Path) -> None:
    board = [f"--option={each}=on" for each in ("shapeshift", "middling", "still_holding")]
    seats = "--seats=heuristic,heuristic,heuristic"
    out = run("play", "berzerka", seats, "--seed", "3", "--option=board=custom", *board).out
    assert "Vesna 8 tricks − overbid 2 = 6, 1 from five; first: 3 points, 1 in all." in out
    assert "third: 0 points" not in out.split("Hand 2.")[0], "nobody is third in Middling"


def test_which_tricks_count_and_what_else_does_is_told(run: Run, home: Path) -> None:
    late = "\n".join(["marathon flex+5", "trump:S", "normal", "done", "look", "quit", ""])
    out = run(*TABLE, "--option=marathon_flex=on", "--text", "--no-store", typed=late).out
    assert "Trick 1 of 13; the first seven do not count." in out
    assert "You: 0 points, tricks 0 (0 late tricks)." in out
    pains = "\n".join(["one weakness+6", "pain:S", "done", "look", "quit", ""])
    out = run(*TABLE[:-1], "--text", "--no-store", typed=pains).out
    assert "tricks 0 (0 pain cards)" in out


def test_contracts_are_written_and_read_in_the_language_in_use(run: Run) -> None:
    table = (*TABLE, "--text", "--no-store")
    typed = "choices\nmeans hinuntergeschluckt\nmeans Bottle-it-up\nhinunter\n"
    typed += "hinuntergeschlukt+3\nquit\n"
    out = run("--language", "de", *table, typed=typed).out
    shown = run("--language", "sr", *table, typed="means mirna ruka\nquit\n").out
    use_language("")
    assert "hinuntergeschluckt+0 bis hinuntergeschluckt+6" in out and "bottle" not in out
    assert out.count("Hinuntergeschluckt: die wenigsten Stiche") == 2
    assert "„hinunter“ könnte heißen: hinuntergeschluckt+0, " in out
    assert "könnte hinuntergeschluckt+3 sein" in out
    assert "Mirna ruka: " in shown and "hold steady" not in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_contract_is_read_as_it_is_written(code: str) -> None:
    use_language(code)
    pairs = [(bid, written(bid)) for bids in BIDS.values() for bid in bids]
    read = [spoken(text.upper()) for _bid, text in pairs]
    plain = [spoken(text.translate(str.maketrans("äćčšž", "accsz"))) for _bid, text in pairs]
    use_language("")
    assert read == plain == [bid for bid, _text in pairs]
    assert len({text for _bid, text in pairs}) == len(pairs)


def test_what_the_choices_are_is_told_line_by_line(run: Run) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="means\nquit\n").out
    for line in ("pass: Pass: you leave", "hidden strength+0: Hidden Strength: most tricks"):
        assert any(each.startswith(line) for each in out.splitlines())


def test_what_was_put_away_last_is_taken_back_first(run: Run, home: Path) -> None:
    first = "hidden strength+6\n"
    out = run(*TABLE, "--text", typed=f"{first}{first}choices\nquit\n").out
    _done, low, middle, high, *_rest = offered(out)[-1]
    out = run(
        "play", "--resume", typed=f"{high}\n{middle} {low}\nundo\nlook\nundo\nlook\nundo\nquit\n"
    ).out
    taken = re.findall(r"Your “(\S+)” is taken back\.", out)
    assert taken == [low, middle, high]
    assert f"You put away: {middle[1:]} {high[1:]}." in out
    assert out.rindex(f"You put away: {high[1:]}.") > out.index(f"Your “{middle}”")


def test_after_done_is_taken_back_so_is_what_was_put_away_last(run: Run, home: Path) -> None:
    first = "hidden strength+6\n"
    out = run(*TABLE, "--text", typed=f"{first}{first}choices\nquit\n").out
    _done, low, _middle, high, *_rest = offered(out)[-1]
    out = run("play", "--resume", typed=f"{high}\n{low}\ndone\nundo\nundo\nlook\nquit\n").out
    assert "Your “done” is taken back, and all that followed it." in out
    assert f"Your “{low}” is taken back." in out
    assert f"You put away: {high[1:]}." in out[out.index(f"Your “{low}”") :]


def test_how_many_of_all_contracts_are_on_the_board_is_told_at_the_start(
    run: Run, home: Path
) -> None:
    table = ("play", "berzerka", "--seed", "5", "--text", "--no-store")
    told = "6 of the 13 contracts are on the board, each for one hand: the 5 starters and one more"
    assert told in run(*table, typed="quit\n").out
    long = run(*table, "--option=board=long", typed="quit\n").out
    assert "9 of the 13" in long and "the 5 starters and 4 more, drawn at random." in long
    assert "3 of the 13 contracts are on the board, each for one hand." in (
        run(*TABLE, "--text", "--no-store", typed="quit\n").out
    )


def test_how_many_cards_everybody_may_change_is_told_where_it_is_asked(
    run: Run, home: Path
) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="pass\nquit\n").out
    assert "You may change up to 4 cards" in out


def test_a_hint_for_a_change_names_the_whole_of_it(run: Run, home: Path) -> None:
    first = "hidden strength+6\n"
    out = run(*TABLE, "--text", typed=f"{first}{first}choices\nquit\n").out
    out = run("play", "--resume", typed="-S1\nhint\nhint more\nquit\n").out
    advised = re.search(r"((?:-[SHDC]\d+ )+done): [A-Z0-9].*\.\nYou come first: ", out)
    assert advised is not None, "as it is typed, though one is put away already"
    assert f"> {advised[1]}: you come first " in out
    assert re.search(r"Played out in \d+ hands that fit what you have seen\.", out)


def test_a_hint_in_an_auction_is_a_bid_or_a_pass_with_its_figure(run: Run) -> None:
    out = run(*TABLE, "--text", "--no-store", typed="hint\nquit\n").out
    assert re.search(
        r"(\d+ (?:pass|[\w ]+\+\d)): [A-Z0-9].*\.\n(You come \w+|Points)[^:]*: \1 ", out
    )
