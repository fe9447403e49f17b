"""What deals and matches have come to, told: who won what, why, and by which clause."""

from typing import Any

import pytest

from game.core.options import BadOption, spec_of
from game.core.points import course, places
from game.core.protocols import Names
from game.core.telling import Thing
from game.kit.cards import Suit
from game.rulesets.berzerka import accounts as berzerka
from game.rulesets.schnapsen import accounts as schnapsen
from game.rulesets.schnapsen.actions import parse_action
from game.rulesets.whist import accounts as whist
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.standing import DealResult, WhistStanding
from game.rulesets.whist.table import Bid
from game.rulesets.whist.words import meaning as whist_meaning
from tests.rulesets.berzerka.hands import result_of, won
from tests.rulesets.berzerka.test_scoring import after
from tests.rulesets.schnapsen.deals import play, standing, table
from tests.rulesets.schnapsen.test_claims import LAST, RICH
from tests.rulesets.whist.deals import chosen, dealt

FOUR: Names = ("Ana", "Bo", "Cleo", "Dan")
THREE: Names = ("Ana", "Bo", "Cleo")


def scratched(bids: tuple[int, ...], *marks: tuple[int, ...]) -> WhistStanding:
    """Return a match of Scratch: every bid was made where there is no mark."""
    lines = tuple(
        DealResult(
            5,
            Suit(0),
            0,
            bids,
            tuple(bid + mark for bid, mark in zip(bids, each, strict=True)),
            tuple(map(float, each)),
        )
        for each in marks
    )
    return WhistStanding(WhistOptions(scoring="SA19"), 4, 0, lines)


@pytest.mark.rule("SW-26")
def test_a_win_by_the_tie_break_of_scratch_is_told_and_placed_first() -> None:
    found = scratched((1, 2, 3, 0), (0, 0, 1, 1), (1, 1, 0, 0))
    assert places(found) == (3, 2, 1, 4), "a scratch each; the bids made are 1, 2, 3, 0"
    told = whist.verdict(found, FOUR)
    assert told.startswith("Ana, Bo, Cleo and Dan have 1 scratch each;")
    assert "3 against 1, 2, 0. [SW-26]" in told
    assert whist.unit(found).head == "Scratches"


def test_scratches_are_never_called_points() -> None:
    found = scratched((1, 2, 3, 0), (0, 0, 2, 1))
    result = found.results[0]
    told = [whist.explained(result, player, found.options) for player in range(4)]
    assert told[0] == "bid 1, took 1: 0 scratches. Made exactly (no scratch) [SW-49]"
    assert told[3] == "bid 0, took 1: 1 scratch. 1 trick too many (a scratch) [SW-49]"


def test_the_course_of_a_match_begins_at_nought() -> None:
    assert course(scratched((1, 2, 3, 0), (0, 0, 1, 1), (1, 0, 0, 0))) == [
        (0, 0, 0, 0),
        (0, 0, 1, 1),
        (1, 0, 1, 1),
    ]


@pytest.mark.rule("BZ-22")
def test_the_count_is_told_as_tricks_then_overbid_then_distance() -> None:
    result = result_of("still_holding", won(8, 3, 2), overbid=2)
    assert [berzerka.counted(result, player) for player in range(3)] == [1, 2, 3]
    assert berzerka.count_words(result, 0) == "8 tricks − overbid 2 = 6, 1 from five"
    assert berzerka.count_words(result, 1) == "3 tricks, 2 from five"


@pytest.mark.rule("BZ-25")
def test_in_middling_nobody_is_told_to_be_second_or_third() -> None:
    result = result_of("middling", won(7, 4, 2), value=4)
    told = [berzerka.place_words(result, player) for player in range(3)]
    assert told == ["not in the middle", "in the middle", "not in the middle"]
    assert "[BZ-25]" in berzerka.deal_account(result, THREE)


@pytest.mark.rule("BZ-24")
@pytest.mark.parametrize(
    ("winners", "told"),
    [
        (won(4, 4, 5), "Ana and Bo tie; the declarer loses every tie."),
        ([1, 1, 1, 2, 2, 2, *won(7, 0, 0)], "Bo and Cleo tie; Cleo took the later trick."),
        (won(13, 0, 0), "Bo and Cleo tie without a trick; Bo sits nearer the declarer’s left."),
        (won(7, 4, 2), ""),
    ],
)
def test_how_a_tie_was_broken_is_told(winners: list[int], told: str) -> None:
    account = berzerka.deal_account(result_of("berzerka", winners), THREE)
    assert (told in account) if told else ("tie" not in account)


@pytest.mark.rule("BZ-26")
def test_a_match_won_by_more_first_places_says_so() -> None:
    found = after(((1, 2, 3), (1, 0, -1)), ((1, 3, 2), (1, -1, 0)), ((3, 1, 2), (-2, 1, 1)))
    assert "who was first more often is ahead: Ana 2, Bo 1, Cleo 0." in berzerka.verdict(
        found, THREE
    )
    assert places(found)[0] == 1


@pytest.mark.rule("BZ-26")
def test_why_berzerka_was_won_names_whoever_won_it() -> None:
    ahead = after(((2, 1, 3), (-1, 8, -7)))
    assert (
        berzerka.verdict(ahead, THREE) == "Bo: 8 points. Ana: −1. The highest total wins. [BZ-26]"
    )
    shared = after(((1, 2, 3), (2, 0, -2)), ((2, 1, 3), (0, 2, -2)))
    assert berzerka.verdict(shared, THREE) == (
        "Ana and Bo have 2 points each, and were first and second as often: they share the win. "
        "[BZ-26]"
    )


@pytest.mark.rule("SW-25", "SW-26")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        (
            (30.0, 44.0, 12.0, 0.0),
            "Bo: 44 points. Ana: 30. The highest total wins. [SW-25]",
        ),
        (
            (44.0, 0.0, 12.0, 44.0),
            "Ana and Dan have 44 points each: equal totals share the win. [SW-26]",
        ),
    ],
)
def test_why_whist_was_won_names_whoever_won_it(points: tuple[float, ...], told: str) -> None:
    line = DealResult(5, Suit(0), 0, (1, 1, 1, 1), (1, 1, 1, 2), points)
    assert whist.verdict(WhistStanding(WhistOptions(), 4, 0, (line,)), FOUR) == told


@pytest.mark.rule("SW-25")
def test_why_whist_was_won_by_the_lowest_total_names_whoever_won_it() -> None:
    fewest = scratched((1, 2, 3, 0), (0, 0, 2, 1), (1, 0, 0, 0))
    assert whist.verdict(fewest, FOUR) == (
        "Bo: 0 scratches. Ana: 1. The lowest total wins. [SW-25]"
    )


@pytest.mark.rule("DS-47", "DS-48")
@pytest.mark.parametrize(
    ("scores", "told"),
    [
        (
            (24, 20, 3),
            "Ana: 24 points, first to 24. Bo: 20. [DS-47]",
        ),
        (
            (4, 27, 25),
            "Bo: 27 points. Cleo: 25, in the same deal. [DS-48]",
        ),
        ((4, 25, 25), "Bo and Cleo came to 25 points in the same deal, and share the win. [DS-48]"),
        ((4, 9, 9), "Bo and Cleo have 9 points each: equal totals share the win. [DS-48]"),
        ((4, 9, 7), "Bo: 9 points. Cleo: 7. [DS-47]"),
    ],
)
def test_why_dreierschnapsen_was_won_names_whoever_won_it(
    scores: tuple[int, ...], told: str
) -> None:
    assert schnapsen.verdict(standing(scores, target=24), THREE) == told


def test_a_claim_tells_by_whom_and_when_with_how_many_points() -> None:
    state = play(table("S", *RICH), "SK+SO DO DK SA CO CU claim")
    assert schnapsen.deal_account(state.result(), THREE) == (
        "Ana makes Game. Ana claims 66 after trick 2, with 67 card points. The losers have no "
        "trick: that counts 3. [DS-35] Ana gets 3 points. [DS-46]"
    )
    state = play(table("C", *LAST, risky_claims=True), "HO HU HK SO ST SK claim")
    assert "Ana claims 66 after trick 2, with only" in schnapsen.deal_account(state.result(), THREE)
    assert "A false claim: 2. [DS-37]" in schnapsen.deal_account(state.result(), THREE)
    state = play(table("S", *RICH, risky_claims=True), "SK+SO claim")
    assert "before the first trick is over" in schnapsen.deal_account(state.result(), THREE)


def test_one_point_is_one_point_and_a_doubled_one_is_reckoned() -> None:
    moves = "HO HU HK SO ST SK"
    state = play(table("C", *LAST, multiplier=2, risky_claims=True), f"{moves} claim")
    told = schnapsen.deal_account(state.result(), THREE)
    assert told.endswith("Bo and Cleo get 4 points each: 2 × 2 for Kontra. [DS-45]")


@pytest.mark.rule("DS-32")
def test_a_refused_claim_tells_no_points_to_whoever_counts_himself() -> None:
    for shown, told in (
        (True, "Your side has 15 card points, not 66."),
        (False, "does not have 66"),
    ):
        state = play(table("S", *RICH, points_shown=shown), "SA DU CU")
        refusal = state.refusal(parse_action("claim"))
        assert refusal is not None and told in refusal.sentence
        assert shown or not any(letter.isdigit() for letter in refusal.sentence.replace("66", ""))


def test_an_option_without_effect_is_known() -> None:
    idle, working = WhistOptions(zero_five=True), WhistOptions(scoring="SA03a", zero_five=True)
    told = spec_of(idle, "zero_five").why_idle(idle)
    assert "needs scoring to be SA03a or SA03b" in told
    assert not spec_of(working, "zero_five").why_idle(working)
    with pytest.raises(BadOption):
        spec_of(idle, "zero")


@pytest.mark.rule("SW-45")
@pytest.mark.parametrize(
    ("trump", "options", "is_told"),
    [
        ("S", {"spades_double": True}, True),
        ("H", {"spades_double": True}, False),
        ("N", {"spades_double": True}, False),
        ("S", {}, False),
        ("S", {"spades_double": True, "scoring": "SA19"}, False),
    ],
)
def test_that_spades_double_is_told_in_the_deals_that_count_twice(
    trump: str, options: dict[str, Any], is_told: bool
) -> None:
    state = dealt(chosen(3, trump, **options))
    view = state.view(0)
    told = [whist_meaning(view, subject) for subject in (Thing.QUESTION, Thing.TRUMPS, Bid(2))]
    assert all(each is not None for each in told)
    assert [each.rule == "SW-45" for each in told if each] == [is_told] * 3
    twice = ("counts twice", "counts twice", "Already doubled.")
    assert [words in each.words for words, each in zip(twice, told, strict=True) if each] == [
        is_told
    ] * 3

    suit = state.table.trump
    result = DealResult(3, suit, 0, (1, 1, 1, 1), (1, 2, 0, 0), (22.0, 4.0, -20.0, -20.0))
    account = whist.deal_account(result, WhistOptions(**options), FOUR)
    assert account.endswith("Spades are trumps: every score counts twice. [SW-45]") is is_told


@pytest.mark.rule("SW-45")
def test_the_match_says_that_spades_double_where_it_is_agreed() -> None:
    agreed = "Every score counts twice in deals with Spades as trumps. [SW-45]"
    for options, is_told in (
        (WhistOptions(), False),
        (WhistOptions(spades_double=True), True),
        (WhistOptions(spades_double=True, scoring="SA19"), False),
    ):
        assert (agreed in whist.scoring(WhistStanding(options, 4, 0, ()))) is is_told
