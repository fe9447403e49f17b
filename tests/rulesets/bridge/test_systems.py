"""The systems: what they call with known hands, and what is said of a file that is broken."""

import re
import tomllib
from pathlib import Path

import pytest

from game.core.fields import BadContent
from game.core.rng import Rng
from game.kit.packs import JOKERS, RED_JOKER
from game.rulesets.bridge.bidding.bookfile import read_system
from game.rulesets.bridge.bidding.box import hull
from game.rulesets.bridge.bidding.calls import PASS, is_allowed, is_over, opened
from game.rulesets.bridge.bidding.choice import FOLDER, SYSTEMS, likelihood, plain_call, system
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.hand import weighed
from game.rulesets.bridge.bidding.heard import heard, meaning, rows_at
from game.rulesets.bridge.bidding.usual import usual
from game.rulesets.bridge.bidding.words import explained
from tests.rulesets.bridge.auctions import PLAIN, bid_out, cards, dealt, hand

HIGH_JOKER = Conditions(jokers=(JOKERS[1],))
OPENINGS = [
    ("AQ32.K54.KJ3.Q87", "1N"),
    ("AQJ32.K54.Q43.87", "1S"),
    ("AQ432.KJ542.Q4.7", "1S"),
    ("4.AQ432.AQ5432.7", "1D"),
    ("K432.AQ43.87.K65", "1C"),
    ("K43.A43.8765.KQ6", "1D"),
    ("AKQ32.AKJ.AQ4.87", "2C"),
    ("AQ3.KJ4.AK43.KJ8", "2N"),
    ("4.KQJ987.J54.932", "2H"),
    ("4.32.KQJ9876.932", "3D"),
    ("K432.Q43.8765.K6", "P"),
]
AUCTIONS = [
    # opener, responder, what they bid while the others pass
    ("AQJ32.K54.Q43.87", "K954.83.AK87.643", "1S 3S P"),
    ("AQJ32.A5.QJ432.7", "K954.83.AK87.643", "1S 3S 4S P"),
    ("AQ32.K54.KJ3.Q87", "J4.AQ876.Q52.J43", "1N 2D 2H 3N 4H P"),
    ("AQ32.K54.KJ3.Q87", "K954.Q873.A4.932", "1N 2C 2S 4S P"),
    ("AQ32.KJ4.KJ3.Q87", "4.83.875.J965432", "1N 2S 3C P"),
    ("AKQ32.A.KQJ4.AQ7", "8765.87.Q65.K943", "2C 2D 2S 3S 4N 5C 6S P"),
    ("AQJ32.KQ4.A3.K87", "K9854.A3.KQ82.43", "1S 2N 3S 4N 5H 6S P"),
]


@pytest.mark.parametrize(("text", "call"), OPENINGS)
def test_openings(text: str, call: str) -> None:
    assert plain_call((), hand(text), system(), PLAIN) == call


@pytest.mark.parametrize(("opener", "responder", "calls"), AUCTIONS)
def test_auctions(opener: str, responder: str, calls: str) -> None:
    silent = hand("5432.5432.432.32")
    found = bid_out([hand(opener), silent, hand(responder), silent], system(), others_pass=True)
    assert " ".join(found[::2][: len(calls.split())]) == calls


def test_a_joker_is_an_ace_to_blackwood() -> None:
    """One ace and the high Joker of hearts are two aces; a low one is none."""
    asked = ("1S", "P", "3S", "P", "4N", "P")
    text = "K954.*3.A987.643"
    assert plain_call(asked, hand(text, HIGH_JOKER), system(), HIGH_JOKER) == "5H"
    low = Conditions(jokers=(JOKERS[1],), high=(False, False))
    assert plain_call(asked, hand(text, low), system(), low) == "5D"


@pytest.mark.rule("BR-13")
def test_points_are_those_of_the_pack() -> None:
    """A Joker is 5 points high, 1 low and 3 where that is open; a system scales to the pack."""
    four = Conditions(jokers=JOKERS, tricks=14)
    assert (PLAIN.pack_points, four.pack_points) == (40, 60)
    assert weighed(cards("*AKQ.2.2.2"), HIGH_JOKER).points == HIGH_JOKER.on_scale(14)
    mixed = Conditions(jokers=(JOKERS[0],), high=(True, False))
    assert weighed(cards("*.2.2.2"), mixed).points == mixed.on_scale(3)
    assert "15 to 17 points" in explained((), "1N", system(), PLAIN)
    assert "22 to 26 points" in explained((), "1N", system(), four)
    low, high = four.least(15), four.least(18) - 1
    assert [four.on_scale(points) for points in (low - 1, low, high, high + 1)] == [14, 15, 17, 18]


def test_a_floating_joker_helps_the_longer_suit() -> None:
    wild = Conditions(jokers=(RED_JOKER,))
    held = (*cards("AK32.Q4.K8765.2"), RED_JOKER)
    assert weighed(held, wild).lengths == (4, 2, 6, 1)


def test_a_joker_is_shown_only_where_there_is_one() -> None:
    asked = ("2C", "P")
    assert meaning(asked, "2N", system(), HIGH_JOKER).box.joker is True
    assert all(row.box.joker is None for row in rows_at(asked, system(), PLAIN))


@pytest.mark.parametrize("name", SYSTEMS)
def test_hands_stay_within_what_was_told(name: str) -> None:
    """Bounds on lengths that a player has told hold for his hand, nearly always.

    Where nothing fits he calls what fits least badly; that is rare.
    """
    rng, off, told = Rng(7), 0, 0
    for n in range(120):
        hands = dealt(rng.fork(n), PLAIN)
        calls = bid_out(hands, system(name))
        for seat, box in zip(hands, heard(calls, system(name), PLAIN).shown, strict=True):
            told += 1
            off += not all(
                low <= length <= high
                for length, (low, high) in zip(seat.lengths, box.lengths, strict=True)
            )
    assert off <= 0.03 * told


def test_most_auctions_are_in_the_book() -> None:
    """The club system speaks in most positions, and where it speaks some row fits."""
    rng, written, gaps, calls_made = Rng(8), 0, 0, 0
    for n in range(120):
        hands = dealt(rng.fork(n), PLAIN)
        calls: tuple[str, ...] = ()
        while not is_over(calls):
            seat = hands[len(calls) % 4]
            rows = rows_at(calls, system(), PLAIN)
            calls_made += 1
            if ("", opened(calls)) in system().rows:
                written += 1
                gaps += not any(row.box.fits(seat) for row in rows)
            calls += (plain_call(calls, seat, system(), PLAIN),)
    assert written > 0.5 * calls_made
    assert gaps <= 0.005 * written


def test_calls_tell_of_the_hand() -> None:
    """An opening of one spade is likelier with five spades than with two."""
    long, short = cards("AQJ32.K54.Q43.87"), cards("32.AQJ54.KQ3.876")
    calls = ("1S", "P")
    assert likelihood(long, 0, calls, system(), PLAIN) == 1
    assert 0 < likelihood(short, 0, calls, system(), PLAIN) < 0.1


def test_every_call_is_told_in_words() -> None:
    rng = Rng(9)
    for n in range(60):
        calls = bid_out(dealt(rng.fork(n), PLAIN), system())
        for place, call in enumerate(calls):
            words = explained(calls[:place], call, system(), PLAIN)
            assert words and not re.search(r"[{}]|None", words)
    assert "at least 5 spades" in explained((), "1S", system(), PLAIN)
    assert "partner may pass" in explained((), "1S", system(), PLAIN)
    assert explained(("1N", "P"), "2C", system(), PLAIN).startswith("Stayman")
    over_a_double = explained(("1H", "X"), "2N", system(), PLAIN)
    assert "11 points or more" in over_a_double and "to game" not in over_a_double
    unusual = explained(("1H", "2D", "P"), "4N", system(), PLAIN)
    assert unusual == "nothing in particular; partner may pass"


@pytest.mark.parametrize(
    ("calls", "call", "told"),
    [
        ("", "1S", "12 to 21 points with at least 5 spades (seldom 10 to 11 points); partner may"),
        ("1C", "P", "up to 13 points; seldom 14 to 17 points"),
        ("1C", "1S", "at least 5 spades (seldom 8 to 9 points with good spades); partner may pass"),
        (
            "1N",
            "2H",
            "at least 6 hearts; seldom 11 to 14 points, not balanced, 5 hearts, good hearts; "
            "partner may pass",
        ),
        (
            "1C",
            "X",
            "12 points or more with at least 3 spades and 3 hearts, at most 2 clubs (seldom 11 "
            "points with at most 1 club); or 18 points or more with any suits; partner must not",
        ),
        ("1H P", "2H", "at least 3 hearts (seldom 10 points in support of hearts with 3 hearts);"),
        ("1H P 1S P 2D P 2S", "X", "at least 7 clubs, at most 2 in each other suit;"),
        ("1N P", "2S", "up to 7 points with at least 6 clubs, or at least 6 diamonds;"),
        (
            "1D",
            "2C",
            "11 to 17 points with at least 5 clubs, good clubs; or 12 to 17 points with at",
        ),
        ("1D", "1N", "15 to 18 points, balanced, diamonds stopped;"),
        ("", "1D", "at least 4 diamonds; seldom 4 spades, 4 hearts, 3 diamonds, 2 clubs;"),
        ("2H P", "4H", "5 points or more with at least 3 hearts; partner may pass"),
    ],
)
def test_each_hand_is_told_whole_and_seldom_ones_last(calls: str, call: str, told: str) -> None:
    found = explained(tuple(calls.split()), call, system(), PLAIN)
    assert told in found


def test_no_hand_for_a_call_lies_outside_of_what_is_told() -> None:
    """All rows lie in the box that is told of; what partner takes the call for is the usual one."""
    for calls in ((), ("1H",), ("1N", "P"), ("1D", "1S")):
        rows = rows_at(calls, system(), PLAIN)
        for call in {row.call for row in rows}:
            told = usual([row for row in rows if row.call == call])
            assert told.widest == hull([row.box for row in rows if row.call == call])
            assert hull(told.boxes) == meaning(calls, call, system(), PLAIN).box
            around = told.widest.lengths, told.widest.shown_points
            for box in told.boxes:
                inner = zip([*box.lengths, box.shown_points], [*around[0], around[1]], strict=True)
                assert all(out[0] <= low and high <= out[1] for (low, high), out in inner)


def test_where_a_seldom_hand_has_suits_the_usual_one_says_that_its_own_may_be_any() -> None:
    """“18 points or more; seldom 13 to 17 points, 3 hearts” left open whose the hearts were."""
    told = explained(("1S", "P", "1N", "P", "3D"), "X", system(), PLAIN)
    assert (
        "18 points or more with any suits; seldom 14 to 17 points with at least 3 hearts and 3 "
        "clubs, at most 2 spades and 2 diamonds;"
    ) in told


def test_the_words_are_the_same_for_every_hand() -> None:
    """What a call shows is asked without a hand: only calls and conditions go in."""
    told = {explained(("1S", "P"), "2S", system(), PLAIN) for _hand in dealt(Rng(1), PLAIN)}
    assert len(told) == 1


BROKEN = [
    ("call = '1S'", "call = '1Q'", "is not a call"),
    ("points = '12-21'", "points = '21-12'", "must be bounds"),
    ("points = '12-21'", "point = '12-21'", "does not know the field “point”"),
    ("S = '5+'", "S = '15+'", "up to 14"),
    ("weight = 60", "weight = 100", "must be a whole number from 1 to 99"),
    ("forcing = 'no'", "forcing = 'maybe'", "must be one of “no”, “round”, “game”"),
    ("convention = ''", "convention = 'gerber'", "must be one of “stayman”"),
    ("longer = 'S>=H'", "longer = 'S bigger H'", "must compare two suits"),
    ("good = 'S'", "good = 'Q'", "must be letters of suits"),
    ("support = 'S 6-9'", "support = '6-9'", "must be a suit named here and bounds"),
    ("aces = [0]", "aces = [9]", "must be a whole number from 0 to 8"),
    ("after = ''", "after = '1S (2S) 1D'", "can never be called"),
    ("after = ''", "after = '1K'", "is not a call"),
    ("joker = false", "joker = 1", "must be true or false"),
    ("joker = false", "seldom = 1", "must be true or false"),
    ("[[position]]", "[position]", "must be a list"),
    ("[[position]]", "[[opening]]", "does not know the field “opening”"),
]
WHOLE = """
[[position]]
after = ''
rows = [{ call = '1S', points = '12-21', S = '5+', weight = 60, forcing = 'no', convention = '',
  longer = 'S>=H', good = 'S', support = 'S 6-9', aces = [0], joker = false }]
""".replace(",\n  ", ", ")


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "whole.toml"
    path.write_text(WHOLE, "utf-8")
    assert [row.call for row in read_system(path).rows["", ()]] == ["1S"]


@pytest.mark.parametrize(("old", "new", "told"), BROKEN)
def test_a_broken_file_is_told_of(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in WHOLE
    path = tmp_path / "broken.toml"
    path.write_text(WHOLE.replace(old, new), "utf-8")
    with pytest.raises(BadContent) as found:
        read_system(path)
    assert told in str(found.value) and str(found.value).endswith(".")


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_files_are_whole(name: str) -> None:
    played = system(name)
    written = tomllib.loads(Path(FOLDER, f"{name}.toml").read_text("utf-8"))["position"]
    assert sum(len(each["rows"]) for each in written) >= (250 if name == "club" else 40)
    for (trumps, calls), rows in played.rows.items():
        assert trumps or all(is_allowed(calls, row.call, 8) for row in rows), calls
    assert PASS in {row.call for row in played.rows["", ()]}
