"""Berserk without a window: in text, headless, from a record, and taken up again."""

import json
import re
from pathlib import Path

from game.cli.text.naming import could_be, is_end_of
from game.rulesets.berserk.options import MOTLEY
from game.session.store import open_store
from tests.cli.conftest import Run

EASY = ("--option=easy_start=on", "--option=mulligans=0", "--option=first=fixed")
TABLE = ("play", "berserk", "--seed", "10")


def test_an_army_is_raised_and_placed_in_text(run: Run, home: Path) -> None:
    typed: list[str] = []
    out = ""
    while "Turn 1:" not in out and len(typed) < 40:
        out = run(*TABLE, *EASY, "--text", "--no-store", typed="".join(typed)).out
        typed.append("1\n")
    assert "10 gold, 10 silver left; army 0, hand 15" in out
    assert re.search(r"You recruit .* for \d crystals \((regular|elite)", out)
    assert re.search(r"^A\d [a-e][1-6]: .*, (\d+) of \1 life, strike \d-\d-\d", out, re.MULTILINE)
    assert run(*TABLE, *EASY, "--text", "--no-store", typed="1\n" * 3 + "choices\n").code == 0


def test_a_card_can_be_read_unless_it_is_hidden(run: Run, home: Path) -> None:
    table = (*TABLE, "--option=first=fixed", "--text", "--no-store")
    typed = "plains-kite\narmy\ncard\ncard carrion\nplace plains-kite b2\ncard f0\n"
    out = run(*table, typed=typed).out
    assert "No card is called “”" in out
    assert out.count("plains-kite: Carrion Kite. ") == 2
    assert out.count("\nFlyer: It fights from the side of the board") == 2, "what its words mean"
    square = re.findall(r"^B\d+ (..): a hidden card, face down", out, re.MULTILINE)[0]
    out = run(*table, typed=f"{typed}card {square}\n").out
    assert f" > A hidden card lies on {square}.\n" in out


def test_only_where_cards_bear_words_can_they_be_read(run: Run, home: Path) -> None:
    out = run("play", "whist", "--text", "--no-store", typed="card SA\nhelp\nquit\n").out
    assert "“card SA” is neither" in out or "not to play" in out
    assert "\ncard:" not in out


def test_help_speaks_of_battles(run: Run, home: Path) -> None:
    out = run(*TABLE, *EASY, "--text", "--no-store", typed="help\nquit\n").out
    assert "look: the position: crystals, the board" in out and "in this battle" in out
    assert "bids" not in out and "tricks" not in out


def test_a_refusal_names_its_rule_and_the_rule_can_be_read(run: Run, home: Path) -> None:
    typed = "mulligan\narmy\nrules BW-06\nquit\n"
    out = run(*TABLE, *EASY, "--text", "--no-store", typed=typed).out
    assert "An army must have at least one creature.\n" in out
    assert "From the fifteen you recruit any army you can pay for" in out


def test_a_new_hand_is_drawn_once_what_was_recruited_is_taken_back(run: Run, home: Path) -> None:
    typed = "second\nplains-slinger\nmulligan\nundo\nmulligan\nquit\n"
    out = run("play", "berserk", "--seed", "14", "--text", "--no-store", typed=typed).out
    assert "First take back the cards that you have recruited.\n" in out
    assert out.count("You put the hand back") == 1


def test_headless_with_json_and_the_record_replays_the_same(run: Run, home: Path) -> None:
    seats = ("--seats", "club,random")
    told = run(*TABLE, *seats, "--option=battles=3", "--json", "--save", "match.json").out
    assert run("replay", "match.json", "--json").out == told
    found = json.loads(told)
    assert found["ruleset"] == "berserk" and found["is_over"] and len(found["deals"]) == 3
    for deal in found["deals"]:
        assert sum(deal["scores"]) == 1 and deal["turns"] <= 120
        assert [len(army) >= 1 for army in deal["armies"]] == [True, True]
    assert "wins the battle" in run("replay", "match.json").out


def test_a_word_that_begins_one_choice_and_ends_another_is_asked_about() -> None:
    guards = ["guard e3", "no guard"]
    assert could_be("guard", guards) == could_be("Guard", guards) == guards
    assert could_be("go", ["go first", "go second"]) == ["go first", "go second"]
    assert could_be("plains-kite", ["recruit plains-kite", "army"]) == ["recruit plains-kite"]
    assert not is_end_of("guard", "no guard") and is_end_of("first", "go first")


def test_cards_are_recruited_in_any_order_and_stand_in_the_rules_order(
    run: Run, home: Path
) -> None:
    table = ("play", "berserk", "--seed", "14", "--text")
    typed = "second\nrecruit plains-whip-mistress\nrecruit plains-slinger, plains-outrider\nlook\n"
    out = run(*table, typed=typed).out
    assert out.count("You can name several in one line, in any order") == 1
    assert out.count("You recruit Goatherd Slinger") == 1
    assert "Your army: Grass-Sea Outrider, Goatherd Slinger, Mistress of the Whip." in out
    army = ("recruit plains-outrider", "recruit plains-slinger", "recruit plains-whip-mistress")
    with open_store(home) as store:
        assert store.matches.record(1).actions[-3:] == army
    typed = "plains-lancer plains-khan plains-axe-matriarch plains-axe-matriarch\n"
    out = run("play", "--resume", typed=f"{typed}undo\n").out
    assert "recruit plains-khan: With this card you would need" in out
    assert "Your “recruit plains-whip-mistress” is taken back." in out
    with open_store(home) as store:
        assert store.matches.record(1).actions[-2:] == army[:2]


def test_cards_are_placed_in_one_line_and_a_strike_is_told_with_its_odds(
    run: Run, home: Path
) -> None:
    raised = "second\nrecruit plains-slinger, plains-outrider\narmy\n"
    wrong = "place plains-slinger c2, place plains-oxx b2\n"
    placed = "place plains-slinger c2, place plains-outrider a3,\n"
    out = run("play", "berserk", "--seed", "14", "--text", typed=f"{raised}{wrong}quit\n").out
    assert "“place plains-oxx b2” is neither" in out and "plains-slinger c2, place" not in out
    out = run("play", "--resume", typed=f"{placed}means a3xb4\nquit\n").out
    assert "Outrider (you)" not in out and out.count("You place") >= 2
    told = next(line for line in out.splitlines() if "Strike b4 from a3." in line)
    assert "On average" in told or "of 100 throws" in told
    battle = out.split("Move, attack, use an ability")[0].splitlines()
    assert not any("gold, " in line for line in battle[-14:]), "crystals count before the fight"


def test_what_is_answered_is_explained_before(run: Run, home: Path) -> None:
    typed = (
        "means go second\nmeans go\nsecond\nmeans mulligan\nmeans plains-outrider\n"
        "plains-khan\nmeans army\n"
    )
    out = run("play", "berserk", "--seed", "14", "--text", "--no-store", typed=typed).out
    assert "go second, go first: First: 24 gold, 22 silver, all cards open." in out
    assert "Fifteen new cards for a gold crystal; after that 2 more times." in out
    assert ": 3 silver or gold. Spent then: 0 of 25 gold, 3 of 23" in out
    assert re.search(r"completes your army, with 1 card; \d+ gold and 23 silver are lost", out)


def test_a_deck_is_given_as_a_text(run: Run, home: Path) -> None:
    told = run(*TABLE, f"--option=deck_1={MOTLEY}", "--seats=club,club", "--json").out
    found = json.loads(told)
    assert found["options"]["deck_1"] == MOTLEY
    assert not any(card.startswith("mountains-") for card in found["deals"][0]["armies"][1])
    answer = run(*TABLE, "--option=deck_1=3 griffin", "--seats=club,club")
    assert answer.code == 2 and "A deck has at least 30 cards" in answer.err


def test_a_deck_of_ones_own_is_given_by_its_name(run: Run, home: Path) -> None:
    with open_store(home) as store:
        store.decks.set("Motley crew", MOTLEY)
        store.decks.set("Half a deck", "3 griffin")
    deck = "--option=deck_1=Motley crew"
    told = run(*TABLE, deck, "--seats=club,club", "--json").out
    assert json.loads(told)["options"]["deck_1"] == MOTLEY
    answer = run(*TABLE, "--option=deck_0=Half a deck")
    assert answer.code == 2 and "at least 30 cards; this one has 3" in answer.err
    assert "Half a deck, Motley crew" in run(*TABLE, "--option=deck_0=nix").err


def test_a_match_left_in_the_muster_goes_on_there(run: Run, home: Path) -> None:
    out = run(*TABLE, *EASY, "--text", typed="recruit plains-outrider\nquit\n").out
    out = run("play", "--resume", typed="1\nquit\n").out
    assert "Your army: " in out and "Recruit a card, or say" in out


def test_what_was_done_in_a_turn_can_be_taken_back_until_a_hidden_card_is_seen(
    run: Run, home: Path
) -> None:
    out = run(*TABLE, *EASY, "--text", "--no-store", typed="undo\nquit\n").out
    assert "There is nothing to take back: you" in out
    out = run(*TABLE, *EASY, "--text", "--no-store", typed="1\nundo\nquit\n").out
    assert "is taken back.\n" in out and out.count(" lists them > ") == 3
    typed = "1\narmy\nundo\nquit\n"
    out = run(*TABLE, *EASY, "--text", "--no-store", typed=typed).out
    assert "What has shown a die or a hidden card cannot be taken back." in out


def test_what_can_still_be_recruited_is_listed_and_the_money_told(run: Run) -> None:
    typed = "recruit plains-khan\nlook\nchoices\nrecruit plains-thunderhoof\n"
    typed += "recruit plains-scout\nchoices\n"
    out = run("play", "berserk", "--seed", "11", "--text", "--no-store", typed=typed).out
    listed, left = re.findall(r"> recruit: .*", out)
    assert "plains-thunderhoof" in listed and "plains-outrider" in listed
    assert "Spent: 9 gold, 0 silver; what you have not spent when it is complete is lost." in out
    assert "You: 15 gold, 22 silver left; army 1" in out, "the purse moves"
    assert "Mila: 25 gold, 23 silver at first; army 0" in out, "nobody sees what another spends"
    assert "plains-sabre" not in left


def test_an_army_may_be_raised_and_completed_in_one_line(run: Run) -> None:
    line = "recruit plains-khan, recruit plains-scout, army\n"
    table = ("play", "berserk", "--seed", "11", "--text", "--no-store")
    out = run(*table, typed=f"{line}quit\n").out
    assert "Your army has 2 cards." in out and "is neither a command" not in out


def test_before_there_is_an_army_its_end_is_told_without_a_number(run: Run) -> None:
    typed = "means army\ngo first\nmeans army\nquit\n"
    out = run("play", "berserk", "--seed", "5", "--text", "--no-store", typed=typed).out
    assert "must have at least one creature" in out and "with 0 cards" not in out
    assert out.count("That completes your army: gold and silver left over are lost.") == 2


def test_what_a_style_comes_to_where_nobody_bids(run: Run) -> None:
    seats = ("--seats", "human,novice+careful")
    out = run("play", "berserk", *seats, "--text", "--no-store", typed="quit\n").out
    assert "minds what the enemy may do next" in out and "bids" not in out.split("Your turn")[0]
    seats = ("--seats", "human,novice+tricky")
    assert "Tricky (" not in run("play", "berserk", *seats, "--text", "--no-store", typed="").out


def test_there_is_still_a_choice_where_cards_before_the_last_one_can_be_named(
    run: Run, home: Path
) -> None:
    """The rules take recruits in order; here they are named in any."""
    typed = "go first\nrecruit plains-axe-matriarch\nquit\n"
    for seed in range(1, 30):
        out = run("play", "berserk", "--text", "--no-store", "--seed", str(seed), typed=typed).out
        if "You recruit Matriarch" in out:
            assert "Your turn: 1 army > " not in out
            return
    raise AssertionError("nobody drew her")


def test_a_hint_is_given_for_cards_before_the_last_one_too(run: Run) -> None:
    """The best that the rules would take next was “army is the only choice”, false here."""
    typed = "go first\nrecruit plains-thunderhoof\nhint\nquit\n"
    out = run("play", "berserk", "--text", "--no-store", "--seed", "5", typed=typed).out
    hint = out.rsplit("Your turn", 2)[1]
    assert "is the only choice" not in hint
    assert "> 2 recruit plains-" in hint and "recruit plains-thunderhoof:" not in hint


def test_a_battle_is_given_up_in_text_after_a_question(run: Run) -> None:
    typed = "coach quiet\nplains-kite\narmy\nplace plains-kite b2\ngive up\n"
    table = (*TABLE, "--option=first=fixed", "--text", "--no-store")
    warned = run(*table, typed=f"{typed}quit\n").out
    assert "The other side wins this battle at once. Type give up again to do it anyway." in warned
    assert "has given up" not in warned
    done = run(*table, typed=f"{typed}give up\n").out
    assert "has given up" in done and "could not weigh" not in done
