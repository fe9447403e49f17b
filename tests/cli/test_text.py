"""Text mode, typed through: it explains, takes back, keeps, and never shows another hand."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.core.protocols import Candidate
from game.core.words import use_language
from game.session.match import Seat
from game.session.store import open_store
from tests.cli.conftest import Run, offered
from tests.session.tables import play, whist

TABLE = ("play", "whist", "--text", "--seed", "5", "--option", "largest_hand=3")


def always_the_first_choice(run: Run, *arguments: str) -> str:
    """Play a whole match by typing the first choice offered, found out line by line."""
    typed: list[str] = []
    while True:
        out = run(*arguments, typed="".join(typed)).out
        choices = offered(out)
        if len(choices) == len(typed):
            return out
        typed = [f"{each[0]}\n" for each in choices]


def test_a_whole_match(run: Run, home: Path) -> None:
    out = always_the_first_choice(run, *TABLE, "--no-store")
    assert out.count("Deal 8: ") == 1 and out.count("You hold ") == 8
    assert re.search(r"Points: you \S+, .*\n.*(win|wins|share) the match", out)
    assert "Your hand:" not in out and "Guest" not in out, "only what has changed is told"


def test_a_shorter_match_says_how_many_deals_it_has(run: Run, home: Path) -> None:
    out = run("play", "whist", "--text", "--no-store", "--deals", "2", typed="quit\n").out
    assert "The whole match has 2 deals." in out


def test_the_match_ends_in_the_statistics(run: Run, home: Path) -> None:
    with open_store(home) as store:
        match = play(store.matches.begin(whist(seed=2)).match, 60)
        while not (match.to_act == 0 and len(match.state.legal_actions()) == 1):
            play(match, 1)
    answer = run("play", "--resume", typed="brief\n")
    assert answer.code == 0 and "The deal so far:" in answer.out
    typed = "".join(f"{notation}\n" for notation, player in _rest(home) if player == 0)
    answer = run("play", "--resume", typed=typed)
    assert "the match" in answer.lines[-1]
    assert "Ana, Serbian whist: matches 1" in run("stats").out


def _rest(home: Path) -> list[tuple[str, int]]:
    """Return what the plain player would decide from here on for everyone."""
    with open_store(home) as store:
        match = store.matches.resume(1).match
        match.keep = None
        count = len(match.actions)
        play(match)
        return list(zip(match.actions, match.deciders, strict=True))[count:]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("help", "Type one of the choices, or its number."),
        ("HELP", "undo: take back your last decision"),
        ("", "Type one of the choices, or help."),
        ("   ", "Type one of the choices, or help."),
        ("dance", "“dance” is neither a command nor a choice. Type help for both."),
        ("scroes", "nor a choice. Type help for both. Did you mean scores"),
        ("\x1b[2J", "neither a command nor a choice"),
        ("ž" * 500, "neither a command nor a choice"),
        ("9", "A bid is from 0 to 3, the cards of this deal.\n"),
        ("9\nrules", "SW-10 "),
        ("-1", "“-1” is neither a command nor a choice"),
        ("SA", "Now is the time to bid, not to play.\n"),
        ("0:SA", "Now is the time to bid"),
        ("undo", "There is nothing to take back"),
        ("hint", "“hint more” shows the figures"),
        ("look", "Your hand: S6 D7 C6."),
        ("means 2", "Exactly 2 of 3 tricks: 12 points. One more: 3 points. One fewer: 1 point."),
        ("means", "Only the exact number counts.\n0: "),
        ("means XX", "“XX” is neither a command nor a choice."),
        ("means SA", "Now is the time to bid, not to play.\n"),
        ("means 99", "A bid is from 0 to 3"),
        ("log", "Goran bids 1."),
        ("log all", "Deal 1: 3 cards each, trumps: Spades."),
        ("scores", "Points: you 0, Mila 0, Goran 0, Vesna 0."),
        ("rules", "SW-28 "),
        ("rules chapters", "1. The aim in a minute"),
        ("rules 1", "The aim in a minute"),
        ("rules bidding", "SW-10"),
        ("rules SW-11", "SW-11 The dealer bids last"),
        ("rules sw-11", "SW-11 The dealer bids last"),
        ("rules zebra", "The rule book says nothing about “zebra”."),
        ("brief", "Questions are brief now"),
        ("bid 2", "You bid 2."),
        ("2", "You bid 2."),
        ("choices", "0, 1, 2, 3\n"),
        ("hand", "Your hand: S6 D7 C6.\n"),
        ("last", "Goran bids 1."),
    ],
)
def test_what_is_typed_gets_a_sentence(run: Run, typed: str, told: str) -> None:
    answer = run(*TABLE, typed=f"{typed}\n")
    assert (answer.code, answer.err) == (0, "")
    assert told in answer.out


def test_an_illegal_card_names_its_rule(run: Run) -> None:
    out = run(*TABLE[:4], "3", *TABLE[5:], typed="1\nh\nSA\nS2\nH2\nD2\nC2\n").out
    assert re.search(r"is not in your hand|must follow suit.*SW-15|must play a trump", out)


def test_undo_goes_back_to_the_last_own_decision(run: Run, home: Path) -> None:
    out = run(*TABLE, typed="2\nundo\n0\n").out
    assert "Your “2” is taken back" in out and "You bid 0." in out
    with open_store(home) as store:
        record = store.matches.record(1)
    assert record.actions[2] == "0"


def test_undo_that_opens_a_deal_again_says_so(run: Run) -> None:
    one = *TABLE, "--no-store"
    typed, out = list[str](), run(*one, typed="").out
    while "Deal 2: " not in out:
        typed.append(f"{offered(out)[len(typed)][0]}\n")
        out = run(*one, typed="".join(typed)).out
    assert "which was already over" not in run(*one, typed="".join([*typed[:-1], "undo\n"])).out
    out = run(*one, typed="".join([*typed, "undo\n"])).out
    assert "all that followed it.\nYou are back in deal 1 of 8, which was already over." in out


@pytest.mark.parametrize("typed", ["2\nquit\n", "2\n"])
def test_leaving_keeps_the_match(run: Run, home: Path, typed: str) -> None:
    left = run(*TABLE, typed=typed)
    assert left.code == 0
    assert left.lines[-1].endswith("Match 1 is kept. To go on: main.py play --resume 1")
    again = run("play", "--resume", "1", typed="quit\n")
    assert "You bid 2." in again.out and "Your turn: 1 S6 >" in again.out


def test_ctrl_c_says_that_the_match_is_kept(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    left = run(*TABLE)
    assert (left.code, left.err) == (130, "")
    assert left.lines[-1] == "Match 1 is kept. To go on: main.py play --resume 1"


def test_leaving_an_unkept_match_says_so(run: Run) -> None:
    assert run(*TABLE, "--no-store", typed="quit\n").lines[-1].endswith("The match is not kept.")


def test_brief_leaves_the_choices_out_and_is_remembered(run: Run) -> None:
    brief = run(*TABLE, typed="brief\n2\n").out.partition("Questions are brief")[2]
    assert "Your turn > " in brief and "still to take" not in brief
    assert "Your turn: " not in run(*TABLE, typed="2\n").out
    assert "Your turn: 1 S6 > " in run(*TABLE, typed="brief\n2\n").out


def test_a_number_plays_the_choice_that_is_listed_with_it(run: Run) -> None:
    table = (*TABLE[:5], "--option", "largest_hand=7", "--no-store")
    out = run(*table, typed="1\n2\n").out
    assert offered(out)[0][1] == "DT" and "You play the 10 of Diamonds." in out


def test_the_last_trick_is_told_again(run: Run) -> None:
    out = run(*TABLE, "--no-store", typed="2\nS6\nlast\n").out
    told = re.search(r"You play the 6 of Spades\.\n.* takes? the trick\.", out, re.DOTALL)
    assert told and out.count("You play the 6 of Spades.") == 2


def test_no_other_hand_is_ever_shown(run: Run) -> None:
    out = run(*TABLE, typed="log all\nlook\nhint\n2\nlog all\nundo\nlog all\nscores\n").out
    assert set(re.findall(r"(\w+) holds? ", out)) == {"You"}
    match = whist(5, [Seat("human", "Guest"), *(Seat("club", n) for n in ("Mila", "Goran", "V"))])
    played = set(re.findall(r"plays the (\w+ of \w+)", out))
    assert len(played) == 2 and len(match.state.table.hands[1]) == 3


def test_a_resumed_match_with_two_people_is_for_the_window(run: Run, home: Path) -> None:
    seats = [Seat("human", "Ana"), Seat("human", "Eve"), Seat("club", "C"), Seat("club", "D")]
    with open_store(home) as store:
        store.matches.begin(whist(1, seats))
    answer = run("play", "--resume")
    assert answer.code == 2 and "window" in answer.err


@pytest.mark.parametrize("typed", ["", "look\n", "scores\n"])
def test_what_is_in_force_is_told_at_the_start_in_look_in_scores_and_on_resume(
    run: Run, home: Path, typed: str
) -> None:
    rules = ("--option", "scoring=SA12", "--option", "spades_double=on")
    told = ("The lowest total wins.", "House rules: Scoring: Golf, rising;")
    first = run(*TABLE, *rules, typed=f"{typed}quit\n").out
    again = run("play", "--resume", typed=f"{typed}quit\n").out
    for out in (first, again):
        assert all(out.count(each) == (2 if typed else 1) for each in told), out
        assert "SA is the Ace of Spades" in out


def test_the_chapters_are_listed_and_none_is_read(run: Run) -> None:
    out = run(*TABLE, typed="rules chapters\n").out
    assert "SW-10 " not in out and "4. Play" in out


@pytest.mark.parametrize("typed", ["I will not bid 2", "0, 1", "not 2", "2 or 3", "0 1"])
def test_a_line_with_several_choices_or_stray_words_is_no_decision(run: Run, typed: str) -> None:
    answer = run(*TABLE, typed=f"{typed}\nquit\n")
    assert "You bid" not in answer.out
    assert " could be" in answer.out


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [("de", "biete 2", "Sie sagen 2 an."), ("sr", "licitiram 2", "Najavljuješ 2.")],
)
def test_one_word_of_the_language_may_stand_before(
    run: Run, language: str, typed: str, told: str
) -> None:
    out = run("--language", language, *TABLE, typed=f"{typed}\nquit\n").out
    use_language("")
    assert told in out


def test_what_the_styles_at_the_table_mean_is_told_at_the_start_and_in_look(run: Run) -> None:
    seats = "human,novice+bold,novice,novice"
    out = run("play", "whist", "--text", "--seats", seats, typed="look\nquit\n").out
    assert out.count("Bold (Mila): bids a little more") == 2 and "Steady (" not in out


def test_a_contract_may_be_typed_as_it_is_spoken_of(run: Run) -> None:
    out = run("play", "schnapsen", "--text", "--seed", "3", typed="Farben-Gang\nquit\n").out
    assert "You bid Farben-Gang." in out


def test_what_a_terminal_would_obey_is_not_said_back(run: Run, home: Path) -> None:
    out = run("play", "whist", "--text", "--no-store", typed="a\0b\x1b[2J\x07\tzz\nquit\n").out
    assert "“ab[2J zz” is neither" in out
    assert not set(out) & {"\0", "\x1b", "\x07"}


def test_what_a_game_is_comes_first_and_what_is_asked_with_the_position(run: Run) -> None:
    out = run("play", "bridge", "--text", "--no-store", "--seed", "1", typed="quit\n").out
    assert out.index("Bid with your partner for tricks") < out.index("Deal 1.")
    assert "Your call. You hold" in out
    out = run("lesson", "bridge", typed="quit\n").out
    opening, dealt = out.index("Bid with your partner for tricks"), out.index("Deal 1")
    assert opening < dealt < out.index("» The aim"), "the guide speaks of a hand that is there"
    out = run("play", "schnapsen", "--text", "--no-store", "--seed", "11", typed="").out
    assert "Only what beats the bid on the table can be bid.\n" in out


def test_a_contract_is_known_by_the_name_it_is_shown_with(run: Run) -> None:
    table = ("play", "berzerka", "--text", "--no-store", "--seed", "11")
    out = run(*table, typed="means Hold Steady\nquit\n").out
    assert "Hold Steady: nearest to five tricks" in out


def test_a_meaning_is_told_before_why_it_cannot_be_said_now(run: Run) -> None:
    table = ("play", "schnapsen", "--seed", "1", "--text", "--no-store")
    out = run(*table, typed="means game\nquit\n").out
    told = out.find("66 points first")
    refused = out.find("Only Forehand may bid Game.")
    assert 0 <= told < refused, out


def test_means_and_a_command_says_that_it_is_one(run: Run) -> None:
    out = run("play", "whist", "--text", "--no-store", typed="means hint\nquit\n").out
    assert "“hint” is a command: what an expert would weigh here." in out


def test_how_many_deals_were_asked_for_is_said_at_once(run: Run) -> None:
    table = ("play", "schnapsen", "--text", "--no-store", "--deals", "1")
    assert "The whole match has 1 deal." in run(*table, typed="quit\n").out


def test_of_two_cards_to_be_put_away_one_is_left_after_the_first(run: Run, home: Path) -> None:
    typed = "kontra bauern\n-DJ\nquit\n"
    table = ("play", "schnapsen", "--seed", "9", "--text", "--no-store")
    out = run(*table, typed=typed).out
    assert out.count("Put two cards away.") == 1
    assert out.index("Put two cards away.") < out.index("Put one more card away.")


def let_find(monkeypatch: pytest.MonkeyPatch, found: Sequence[Candidate[Any]]) -> None:
    """Let whoever is asked for a hint find this, of as many as he is asked about."""
    bot = SimpleNamespace(think=lambda _view, legal, *_rest: [found[: len(legal)]])
    monkeypatch.setattr("game.session.asking.make_bot", lambda *_asked: bot)


def test_a_hint_is_two_lines_and_its_table_is_asked_for(run: Run) -> None:
    table = ("play", "whist", "--text", "--seed", "5", "--option", "largest_hand=7", "--no-store")
    out = run(*table, typed="1\nhint\nhint more\nquit\n").out
    assert re.search(
        r"2 DT: [A-Z].*\.\nYour bid made: 2 DT \d+ of 100, .*\.\n“hint more” shows", out
    )
    assert re.search(r"> 2 DT: your bid made \d+ of 100; others’ bids made \d+", out)
    assert out.count("Played out in 4000 deals that fit what you have seen.") == 1


def test_after_a_take_back_a_hint_is_of_the_new_position(run: Run) -> None:
    table = ("play", "whist", "--text", "--seed", "5", "--option", "largest_hand=7", "--no-store")
    again = run(*table, typed="2\nhint\nundo\n1\nhint\nquit\n").out
    fresh = run(*table, typed="1\nhint\nquit\n").out
    before, after = re.findall(r"D\w: .*\n.*of 100.*", again)
    assert [after] == re.findall(r"D\w: .*\n.*of 100.*", fresh) and before != after


def test_the_table_of_a_hint_has_the_figures_of_its_first_look(run: Run) -> None:
    out = run(*TABLE, typed="hint\nhint more\nhint\nquit\n").out
    (figure,) = {*re.findall(r"Bid made: (\d) (\d+ of 100)", out)}
    assert f"{figure[0]}: bid made {figure[1]}" in out
    assert out.count("“hint more” shows") == 1
