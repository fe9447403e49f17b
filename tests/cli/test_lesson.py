"""The lessons in text: the guide speaks, asks for what he wants, and is gone on with later."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.kit.cards import DECK
from game.kit.tricks import Trick
from game.rulesets.catalogue import RULESETS
from game.rulesets.whist.table import Phase
from game.session.store import open_store
from scenes.table.whist.lesson import WHIST_LESSON, asked
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


def test_text_may_be_asked_for_as_everywhere(run: Run, home: Path) -> None:
    answer = run("lesson", "schnapsen", "--text", typed="quit\n")
    assert (answer.code, answer.err) == (0, "") and "» The aim: " in answer.out


def test_it_is_left_in_the_middle_and_gone_on_with(run: Run, home: Path) -> None:
    out = run("lesson", "berserk", typed="\n".join(FIRST_TURNS[:7]) + "\nquit\n").out
    assert "5 − 2 = 3: a medium hit on the defender." in out.replace("\u00a0", " ")
    again = run("lesson", "berserk", typed="\n".join(FIRST_TURNS[7:]) + "\nquit\n").out
    assert "It goes on where you left off" in again and "It goes on where" not in out
    assert "» Protect: " in again and "» Dead: " in again and "» Finish it: " in again
    assert "» The aim: " in run("lesson", "berserk", "--anew", typed="quit\n").out


def test_what_the_guide_does_not_ask_for_is_refused(run: Run, home: Path) -> None:
    out = run("lesson", "berserk", typed="recruit plains-khan\nquit\n").out
    assert "do as the guide says" in out and "recruits Khan" not in out


def test_what_no_match_allows_is_not_said_to_be_allowed_there(run: Run, home: Path) -> None:
    out = run("lesson", "bridge", typed="1H\n1H\nquit\n").out
    assert "In a match you may" not in out
    assert out.count("Type: 4H") == 2


def test_a_game_that_is_none_is_refused(run: Run, home: Path) -> None:
    assert run("lesson", "poker").code == 2


def test_all_that_the_guide_asks_for_may_be_typed_as_it_is_printed(run: Run, home: Path) -> None:
    line = "Type these, in one line or one after the other: "
    recruits = "\n".join(FIRST_TURNS[:2])
    out = run("lesson", "berserk", typed=f"{recruits}\nquit\n").out
    printed = out.split(line)[-1].splitlines()[0]
    assert printed.count("place ") == 3
    out = run("lesson", "berserk", typed=f"{printed}\nquit\n").out
    assert "» Walk: " in out and "Type: d2-c3" in out


def test_what_has_been_said_is_not_said_again(run: Run, home: Path) -> None:
    recruits = "recruit plains-raider\nrecruit plains-slinger\n"
    out = run("lesson", "berserk", typed=f"{recruits}recruit plains-duel-champion\nquit\n").out
    assert out.count("You recruit Redmane Raider") == 1, "made again after one before it"
    assert out.count("Take Goatherd Slinger, Redmane Raider and Champion") == 1
    assert "Type: recruit plains-duel-champion" in out
    out = run("lesson", "berserk", "--anew", typed=f"{recruits}hint\nquit\n").out
    assert out.count("Take Goatherd Slinger, Redmane Raider and Champion") == 2, "who asks is told"


def test_what_is_typed_in_part_is_looked_for_in_what_the_guide_asks(run: Run, home: Path) -> None:
    recruits = "recruit (plains-slinger plains-raider plains-duel-champion)\narmy\n"
    line = "place\nplace plains-slinger\nplac plains-slinger c2\nplace (plains-raider b3)\n"
    out = run("lesson", "berserk", typed=f"{recruits}{line}quit\n").out
    found = "place plains-slinger c2, place plains-raider b3, place plains-duel-champion d2"
    assert f"“place” could be: {found}. Type one of them." in out
    assert out.count("could be place plains-slinger c2. Type just that.") == 2
    assert "You place Redmane Raider face down on b3." in out


def test_two_cards_are_put_away_in_one_line_or_one_by_one(run: Run, home: Path) -> None:
    before = "H\ngame\n"
    for line in ("-CJ, -DJ", "-CJ -DJ", "-DJ,-CJ", "-CU -DU"):
        out = run("lesson", "schnapsen", "--anew", typed=f"{before}{line}\nquit\n").out
        assert "one after the other: -CJ, -DJ" in out and "» Kontra: " in out
    one = run("lesson", "schnapsen", "--anew", typed=f"{before}-DJ\nquit\n").out
    assert "Type: -CJ" in one and "one is still to go: CJ." in one.replace("\u00a0", " ")


def test_cards_are_called_and_written_by_the_faces_that_were_chosen(run: Run, home: Path) -> None:
    line = "H\ngame\nput -DQ\n-CU -DU\nquit\n"
    french = run("lesson", "schnapsen", "--anew", typed=line).out
    assert "You put the Jack of Clubs away" in french
    assert "HQ is the Queen of Hearts" in french and "Ober" not in french
    with open_store(home) as store:
        store.settings.set("faces", "german")
    german = run("lesson", "schnapsen", "--anew", typed=line).out
    assert "You put the Unter of Acorns away" in german
    assert "then you have no Bells" in german and "Queen" not in german and "{" not in german


def test_what_is_offered_and_advised_is_what_the_guide_asks_for(run: Run, home: Path) -> None:
    out = run("lesson", "berzerka", typed="hint\nmeans seeing_red\nquit\n").out
    assert "Your turn: 1 hidden strength+1 >" in out
    assert "Bottle It Up would suit these cards too" in out
    assert "worth" not in out.split(">", 1)[1].split("»")[0], "no hint against the guide"
    assert out.count("Type: hidden strength+1") == 2 and "hidden strength+2" not in out
    assert "is neither a command" in out, "no contract of this board"


def test_no_strong_card_is_put_away_while_there_are_weak_ones(run: Run, home: Path) -> None:
    bid = "means bottle_it_up\nhidden strength +1\n"
    weeding = "-S1\n-D13 -C13 -C11\ndone\n-S10 -H8\n"
    out = run("lesson", "berzerka", typed=f"{bid}{weeding}done\nquit\n").out
    assert "fewest tricks" in out, "a contract is told without a number"
    assert "Your turn: 1 -S10, 2 -H8, 3 -D13, 4 -C11, 5 -C13 >" in out
    assert out.count("for the lesson do as the guide says.") == 2, "neither S1 nor enough of it"
    assert "Your turn: 1 -S10, 2 -H8 >" in out and "5 cards are put away" in out
    assert "You change 5 cards." in out


def test_after_the_last_trick_nobody_is_told_to_lead(run: Run, home: Path) -> None:
    first = "H game -CU -DU rekontra SA HO+HK HU claim pass"
    out = run(
        "lesson", "schnapsen", typed="\n".join(f"{first} kontra DU ST SA HA HT CU".split())
    ).out
    end = out[out.index("Mira loses Game.") :]
    assert "» The trick: " in out and "» The trick: " not in end and "» The score: " in end


def test_what_the_guide_asks_for_is_said_again_after_two_at_once_and_after_another(
    run: Run, home: Path
) -> None:
    out = run("lesson", "berzerka", typed="hidden strength+1, hidden strength+2\npass\nquit\n").out
    assert out.count("Type: hidden strength+1\n") >= 3
    assert "You bid Hidden" not in out


def test_a_word_is_not_said_twice(run: Run, home: Path) -> None:
    out = run("lesson", "whist", typed="0\n1\nquit\n").out
    assert "Spades Spades" not in out.replace("\u00a0", " ") and "You lead: You lead" not in out


def test_what_is_not_kept_is_not_promised(run: Run, home: Path) -> None:
    home.write_text("no folder")
    answer = run("lesson", "whist", typed="quit\n")
    assert "The lesson is not kept" in answer.out and "You can go on later" not in answer.out


def test_the_guide_speaks_of_an_event_before_the_next(run: Run, home: Path) -> None:
    out = run("lesson", "whist", typed="1\nS3\nHQ\nC4\nC8\nDA\nquit\n").out
    lines = out.splitlines()
    after = lines[lines.index("Leila plays the 4 of Spades.") :]
    assert after[1] == "Mira takes the trick." and after[2].startswith("» The trick: ")
    assert after[3] == "Mira plays the 7 of Hearts."
    scored, dealt = (
        next(n for n, each in enumerate(lines) if t in each) for t in ("» The score", "Deal 2: ")
    )
    assert lines[scored - 1].startswith("You bid 1, took 2") and scored < dealt
    assert "» The last card: " in out
    assert out.count("Your turn: ") == 7


def test_the_aim_of_whist_is_to_bid_once_the_cards_are_dealt(run: Run, home: Path) -> None:
    out = " ".join(run("lesson", "whist", typed="quit\n").out.split())
    assert "When the cards are dealt you say how many tricks you will take" in out
    assert "exactly right is worth 10 points, and one point more for each trick." in out


def test_a_bid_that_cannot_be_made_any_more_is_not_still_to_take() -> None:
    view = WHIST_LESSON.match("Ana").state.view(0)
    hand, trump = view.hand[:2], view.table.trump
    void = next(c for c in DECK if c.suit not in {trump, *(each.suit for each in hand)})
    hand = tuple(c for c in view.hand if c.suit not in (trump, void.suit))[:2]
    table = view.table.but(bids=(2, 0, 0, 0), trick=Trick(1, (void,)), phase=Phase.PLAY)
    table = table.but(hands=(hand, *table.hands[1:]), player=0)
    words = asked(replace(view, table=table), ()).words
    assert len(hand) == 2
    assert "Your bid can no longer be made" in words and "Still to take" not in words


def test_a_bid_for_which_this_trick_would_be_needed_is_lost_with_it() -> None:
    view = WHIST_LESSON.match("Ana").state.view(0)
    low, high = min(view.hand), max(each for each in DECK if each.suit == min(view.hand).suit)
    other = next(each for each in view.hand if each.suit not in (low.suit, view.table.trump))
    table = view.table.but(bids=(2, 0, 0, 0), trick=Trick(1, (high,)), phase=Phase.PLAY)
    table = table.but(hands=((low, other), *table.hands[1:]), player=0)
    words = asked(replace(view, table=table), ()).words
    assert "Your bid can no longer be made" in words and "Still to take" not in words
    one_less = table.but(bids=(1, 0, 0, 0))
    assert "Still to take: **1**" in asked(replace(view, table=one_less), ()).words


def test_who_throws_a_card_away_is_told_which_by_what_is_still_needed() -> None:
    view = WHIST_LESSON.match("Ana").state.view(0)
    hand, trump = view.hand[:2], view.table.trump
    void = next(c for c in DECK if c.suit not in {trump, *(each.suit for each in hand)})
    hand = tuple(c for c in view.hand if c.suit not in (trump, void.suit))[:2]
    for bid, told in ((1, "Keep the high ones."), (0, "Get rid of a high one.")):
        table = view.table.but(bids=(bid, 0, 0, 0), trick=Trick(1, (void,)), phase=Phase.PLAY)
        table = table.but(hands=(hand, *table.hands[1:]), player=0)
        assert told in asked(replace(view, table=table), ()).words
    table = table.but(taken=(1, 0, 0, 0))
    words = asked(replace(view, table=table), ()).words
    assert "Keep the high ones. You are over your bid; every trick is still a point." in words


def test_a_lesson_ends_with_how_all_stand_and_what_comes_next(run: Run, home: Path) -> None:
    plays = "rekontra SA HO+HK HU claim pass kontra DU ST SA HA HT CU"
    done = run("lesson", "schnapsen", typed="\n".join(f"H game -CU -DU {plays}".split()))
    assert "Nothing that is out beats" in done.out, "the guide leads from the top, as a hint does"
    *_rest, points, moral, way_on = done.out.strip().splitlines()
    assert points.startswith("Points: you ") and moral.startswith("That is Dreierschnapsen")
    assert "a Bettler: its declarer must lose every trick" in moral, (
        "what is met at once in a match"
    )
    assert way_on.endswith("main.py play schnapsen --text")
