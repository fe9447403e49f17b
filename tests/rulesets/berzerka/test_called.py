"""What trials have shown of a call: whether it stands, and what it brings beside another."""

import pytest

from game.core.outlook import SHOWN, Figure, Outlook
from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import PASS, BerzerkaAction, Bid, Pick
from game.rulesets.berzerka.events import ContractWon
from game.rulesets.berzerka.outlook import SLOWER
from scenes.table.berzerka.game import name_action
from tests.rulesets.berzerka.hands import dealt, on_board, say

BERZERKA_BID, RED = Bid("berzerka", 0), Bid("seeing_red", 0)
SURE = 0.01
BETTER = {
    "points": Figure(0.6, 0.1, SURE),
    "first": Figure(0.46, 0.31, SURE),
    "last": Figure(0.20, 0.35, SURE),
}
STANDS = Figure(0.7, 0.6, SURE)


def told(best: BerzerkaAction, other: BerzerkaAction, **figures: Figure) -> str:
    """Return what is told of trials: in which one is better, or else that both are level."""
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    view = state.view(state.current_player())
    outlook, telling = Outlook(best, other, 300, figures), BERZERKA.telling
    said, level = telling.tried(view, outlook), telling.level(view, outlook)
    is_better = figures["points"].gap > 0.1
    assert bool(said) == is_better
    return said if is_better else level


def test_it_is_told_how_often_a_bid_stands_and_what_it_brings_beside_another() -> None:
    assert told(BERZERKA_BID, RED, holds=STANDS, **BETTER) == (
        "Nobody bids more in 70 of 100 hands. You win points in 46 of 100 hands and lose some in "
        "20; with Seeing Red in 31 and 35. Berzerka is worth 1, Seeing Red 2."
    )
    assert told(BERZERKA_BID, PASS, holds=Figure(1.0, 0.0, 0.0), **BETTER) == (
        "You win points in 46 of 100 hands and lose some in 20; if you pass, in 31 and 35."
    )
    seldom = told(BERZERKA_BID, PASS, holds=Figure(0.01, 0.0, SURE), **BETTER)
    assert seldom.startswith("Somebody nearly always bids more, and you may bid again.")


def test_of_a_bid_of_five_tricks_it_is_told_how_many_are_wanted_with_the_overbid() -> None:
    state = dealt(on_board("hold_steady", "berzerka", "middling"))
    view = state.view(state.current_player())

    def said(contract: str, overbid: int) -> str:
        why, *_rest = BERZERKA.telling.reasons(view, Bid(contract, overbid))
        wanted = why.words.split(".")[0]
        assert contract != "hold_steady" or why.short.startswith(wanted)
        return wanted

    assert said("hold_steady", 2) == "With the overbid you want 7 of 13 tricks"
    assert said("hold_steady", 0) == "Five of 13 tricks are little more than a third"
    assert "overbid" not in said("berzerka", 2)


LOWER = Bid("berzerka", 1)
SAME, WORSE, BETTER_OFF = Figure(0.3, 0.3, SURE), Figure(0.6, 0.1, SURE), Figure(0.1, 0.6, SURE)


@pytest.mark.parametrize(
    ("points", "holds", "words"),
    [
        (WORSE, STANDS, "Berzerka +1 is beaten more often, in 40 of 100, and brings less."),
        (SAME, STANDS, "Berzerka +1 costs less, but is beaten in 40 of 100: it comes to"),
        (SAME, Figure(0.6, 0.6, SURE), "Berzerka +1 comes to about the same."),
        (WORSE, Figure(0.6, 0.6, SURE), "Berzerka +1 brings less."),
        (BETTER_OFF, STANDS, "Played out again, Berzerka +1 brings no less."),
    ],
)
def test_it_is_told_why_the_contract_is_not_bid_with_a_smaller_overbid(
    points: Figure, holds: Figure, words: str
) -> None:
    figures = BETTER | {"holds": STANDS, "points_lower": points, "holds_lower": holds}
    level = figures | {"points": Figure(0.2, 0.15, 0.2)}
    assert words in told(Bid("berzerka", 2), PASS, **figures)
    assert words in told(Bid("berzerka", 2), PASS, **level)
    assert words not in told(Bid("berzerka", 2), LOWER, **figures), "it is told beside that"


def test_a_smaller_overbid_is_tried_out_where_it_may_be_bid() -> None:
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    view = state.view(state.current_player())
    assert BERZERKA.sense.outlook is not None
    found = BERZERKA.sense.outlook(view, Bid("berzerka", 3), PASS, Rng(1), 24 * SLOWER)
    assert found is not None and {"points_lower", "holds_lower"} <= set(found.figures)
    assert found.of("holds_lower").gap >= 0, "a higher bid stands as often at least"
    view = say(state, "berzerka+2").view(1)
    least = BERZERKA.sense.outlook(view, Bid("berzerka", 3), PASS, Rng(1), 12 * SLOWER)
    assert least is not None and "points_lower" not in least.figures


def test_of_a_pass_and_of_what_is_picked_it_is_not_told_that_it_stands() -> None:
    assert told(PASS, RED, holds=Figure(0.0, 0.6, SURE), **BETTER).startswith("You win points")
    picked = Figure(1.0, 1.0, 0.0)
    assert told(Pick("berzerka"), Pick("seeing_red"), holds=picked, **BETTER) == (
        "You win points in 46 of 100 hands and lose some in 20; with Seeing Red in 31 and 35. "
        "Berzerka is worth 1, Seeing Red 2."
    )


def test_a_call_that_brings_no_more_is_told_as_level() -> None:
    level = BETTER | {"points": Figure(0.2, 0.15, 0.2)}
    assert "; a pass comes to about the same." in told(BERZERKA_BID, PASS, **level)
    assert "; Seeing Red comes to about the same." in told(PASS, RED, **level)


def test_where_the_places_do_not_show_which_is_better_the_points_are_told() -> None:
    alike = BETTER | {"first": Figure(0.3, 0.3, SURE), "last": Figure(0.3, 0.3, SURE)}
    assert told(BERZERKA_BID, RED, **alike).endswith(
        "That brings +0.6 points a hand, Seeing Red +0.1. Berzerka is worth 1, Seeing Red 2."
    )
    assert told(BERZERKA_BID, PASS, **alike).endswith("a pass +0.1.")
    assert "a hand," not in told(BERZERKA_BID, RED, **BETTER)


def test_where_more_is_won_than_lost_and_the_figure_is_below_0_it_is_told_what_each_comes_to() -> (
    None
):
    level = {"first": Figure(0.33, 0.3, SURE), "last": Figure(0.3, 0.3, SURE), "holds": STANDS}
    level["gained"] = Figure(0.462, 0.4, SURE)
    costly = level | {"points": Figure(-0.108, -0.1, 0.2)}
    assert told(PASS, RED, **costly) == (
        "You win points in 33 of 100 hands and lose some in 30 (a hand won brings 1.4 points on "
        "average, a hand lost costs 1.9); Seeing Red comes to about the same."
    )
    assert "lose some in 30;" in told(PASS, RED, **level, points=Figure(0.09, 0.1, 0.2))
    near_0 = costly | {SHOWN: Figure(-0.04, -0.1, 0.0)}
    assert "lose some in 30;" in told(PASS, RED, **near_0)


def test_where_other_contracts_are_played_it_is_told_what_they_are_worth() -> None:
    """“−0.2” stood above “you win points in 22 of 100 hands and lose some in 42” of a bid of 2."""
    level = {"first": Figure(0.22, 0.3, SURE), "last": Figure(0.42, 0.3, SURE), "holds": STANDS}
    level |= {"gained": Figure(0.242, 0.3, SURE), "points": Figure(-0.22, -0.2, 0.2)}
    assert "in 42 (the contract played is worth 1.1 points on average); a pass" in told(
        RED, PASS, **level
    )
    assert "lose some in 42;" in told(BERZERKA_BID, PASS, **level), "worth 1: −0.2 it is"
    as_reckoned = level | {"gained": Figure(0.44, 0.6, SURE), "points": Figure(-0.4, -0.3, 0.2)}
    assert "lose some in 42;" in told(RED, PASS, **as_reckoned)


def test_the_points_of_hands_that_are_won_are_counted_by_themselves() -> None:
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    assert BERZERKA.sense.outlook is not None
    view = state.view(state.current_player())
    found = BERZERKA.sense.outlook(view, BERZERKA_BID, PASS, Rng(1), 24 * SLOWER)
    assert found is not None
    first, last, points, gained = map(found.of, ("first", "last", "points", "gained"))
    assert gained.best >= first.best > 0, "a hand that is won brings one point at least"
    assert gained.best - points.best >= last.best > 0


def test_a_call_that_trials_have_shown_to_be_worse_is_not_praised_for_them() -> None:
    worse = BETTER | {"points": Figure(0.1, 0.6, SURE)}
    assert "; tried out again, Seeing Red brings no less." in told(BERZERKA_BID, RED, **worse)


def test_a_bid_that_comes_to_the_same_as_another_is_told_beside_a_pass() -> None:
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    view, kind = state.view(state.current_player()), BERZERKA.telling.kind
    assert kind(view, BERZERKA_BID) == kind(view, RED) != kind(view, PASS)


@pytest.mark.parametrize("other", [PASS, RED])
def test_what_comes_of_a_call_is_counted_in_the_same_worlds(other: BerzerkaAction) -> None:
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    view = state.view(state.current_player())
    assert BERZERKA.sense.outlook is not None
    found = BERZERKA.sense.outlook(view, BERZERKA_BID, other, Rng(1), 24 * SLOWER)
    assert found is not None and found.worlds == 24
    assert set(found.figures) == {"first", "last", "points", "holds", "free", "gained", "worth"}
    assert found.of("worth") == found.of("points"), "the figure is of the hands that are told of"
    assert 0 <= found.of("holds").best <= 1
    assert other == RED or not found.of("holds").other, "a pass is no bid that could stand"
    assert found == BERZERKA.sense.outlook(view, BERZERKA_BID, other, Rng(1), 24 * SLOWER)


def test_a_bid_that_nobody_can_beat_any_more_stands() -> None:
    state = say(dealt(on_board("berzerka", "seeing_red", "middling")), "seeing_red+0 pass")
    view = state.view(state.current_player())
    assert BERZERKA.sense.outlook is not None
    found = BERZERKA.sense.outlook(view, Bid("seeing_red", 6), PASS, Rng(1), 12 * SLOWER)
    assert found is not None and found.of("holds").best == 1.0


def test_what_is_picked_stands_and_what_is_named_is_counted() -> None:
    assert BERZERKA.sense.outlook is not None
    state = say(dealt(on_board("berzerka", "seeing_red", "middling")), "pass pass pass")
    picked = state.view(state.current_player())
    found = BERZERKA.sense.outlook(picked, Pick("berzerka"), Pick("seeing_red"), Rng(1), 120)
    assert found is not None and found.of("holds") == Figure(1.0, 1.0, 0.0)
    state = say(state, "pick:berzerka")
    view = state.view(state.current_player())
    hearts, spades, *_others = state.legal_actions()
    named = BERZERKA.sense.outlook(view, hearts, spades, Rng(1), 120)
    counted = {"first", "last", "count", "off", "points", "worth"}
    assert named is not None and set(named.figures) == counted
    assert 0 < named.of("count").best < 13


def test_beside_a_bid_that_gives_tricks_away_it_is_told_what_a_pass_brings() -> None:
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    view = state.view(state.current_player())
    assert BERZERKA.sense.outlook is not None
    bid, other = Bid("berzerka", 3), Bid("seeing_red", 1)
    found = BERZERKA.sense.outlook(view, bid, other, Rng(1), 24 * SLOWER)
    assert found is not None and "points_pass" in found.figures
    assert found.of("points_pass").best == found.of("points").best
    for least in ((bid, PASS), (BERZERKA_BID, other)):
        beside = BERZERKA.sense.outlook(view, *least, Rng(1), 2 * SLOWER)
        assert beside is not None and "points_pass" not in beside.figures
    figures = BETTER | {"holds": STANDS, "points_pass": Figure(0.6, -0.2, SURE)}
    words = "A pass brings −0.2 points a hand, this +0.6."
    assert words in told(bid, other, **figures)
    assert words in told(bid, other, **figures | {"points": Figure(0.2, 0.15, 0.2)})
    worse = figures | {"points_pass": Figure(-0.1, 0.0, SURE)}
    assert "A pass brings" not in told(bid, other, **worse), "it would speak against the advice"
    outlook = Outlook(bid, other, 300, figures)
    for passing, is_told in ((-0.2, True), (0.6, False), (0.1, False)):
        shown = outlook.beside_figures({bid: 0.6, other: 0.2, PASS: passing})
        assert (words in BERZERKA.telling.tried(view, shown)) == is_told, "the figure beside it"


def test_of_a_bid_that_is_mostly_beaten_it_is_told_that_little_hangs_on_it() -> None:
    """A contract is as good that the cards do not suit, as another will be played."""
    words = "This bid and Seeing Red are outbid in most hands, so it matters little which you make."
    level = BETTER | {"points": Figure(0.2, 0.15, 0.2)}
    beaten, stands = Figure(0.2, 0.1, SURE), Figure(0.2, 0.9, SURE)
    assert told(BERZERKA_BID, RED, holds=beaten, **level).endswith(words)
    assert "hangs" not in told(BERZERKA_BID, RED, holds=stands, **level)
    view = dealt(on_board("berzerka", "seeing_red", "middling")).view(0)
    unsure = BERZERKA.telling.unsure
    assert unsure is not None
    assert unsure(view, Outlook(BERZERKA_BID, RED, 300, {"holds": beaten})) == words
    assert unsure(view, Outlook(BERZERKA_BID, PASS, 300, {"holds": beaten})) == ""


def test_no_wins_and_losses_are_told_whose_sum_is_another_figure() -> None:
    """Of 100 hands 46 are won and 20 lost, as in the trials: beside 0.0 that would be wrong."""
    for points, words in (
        (Figure(0.6, 0.55, 0.2), "Seeing Red comes to about the same."),
        (Figure(0.6, 1.0, SURE), "Played out again, Seeing Red brings no less."),
    ):
        figures = BETTER | {"points": points, "holds": Figure(1.0, 1.0, 0.0)}
        fits = told(BERZERKA_BID, RED, **figures, **{SHOWN: Figure(0.5, 0.4, 0.0)})
        assert "You win points in 46" in fits
        assert told(BERZERKA_BID, RED, **figures, **{SHOWN: Figure(0.0, -0.1, 0.0)}) == words


def test_no_call_is_told_to_be_level_whose_figure_says_otherwise() -> None:
    level = BETTER | {"points": Figure(0.2, 0.15, 0.2), "holds": Figure(1.0, 1.0, 0.0)}
    assert "about the same" in told(PASS, RED, **level, **{SHOWN: Figure(-0.3, -0.4, 0.0)})
    assert told(PASS, RED, **level, **{SHOWN: Figure(-0.3, -1.2, 0.0)}) == ""
    better = level | {"points": Figure(0.1, 0.6, SURE)}
    assert told(PASS, RED, **better, **{SHOWN: Figure(-0.3, -1.2, 0.0)}) == ""


def test_nothing_is_told_of_a_smaller_overbid_or_a_pass_that_the_figures_deny() -> None:
    view = dealt(on_board("berzerka", "seeing_red", "middling")).view(0)
    bid, lower = Bid("berzerka", 2), Bid("berzerka", 1)

    def said(points: Figure, value: float) -> str:
        figures = BETTER | {"holds": SAME, "points_lower": points, "holds_lower": SAME}
        outlook = Outlook(bid, RED, 300, figures)
        shown = outlook.beside_figures({bid: 0.6, RED: 0.1, lower: value})
        return BERZERKA.telling.tried(view, shown)

    assert "Berzerka +1 comes to about the same." in said(SAME, 0.5)
    assert "Berzerka +1" not in said(SAME, 0.2)
    assert "Berzerka +1 brings less." in said(WORSE, 0.2)
    assert "Berzerka +1" not in said(WORSE, 0.6)
    passed = BETTER | {"points": Figure(0.2, 0.15, 0.2), "points_pass": Figure(0.6, -0.2, SURE)}
    assert "A pass brings" in told(bid, RED, **passed, **{SHOWN: Figure(0.5, 0.4, 0.0)})
    assert "A pass brings" not in told(bid, RED, **passed, **{SHOWN: Figure(0.1, 0.0, 0.0)})


def test_where_only_the_figure_of_the_pass_fits_it_is_told_what_that_brings() -> None:
    """That something brings less is no reason: its figure says so."""
    figures = BETTER | {"holds": Figure(1.0, 1.0, 0.0)}
    fits, denied = {SHOWN: Figure(0.0, 0.05, 0.0)}, {SHOWN: Figure(0.0, -0.4, 0.0)}
    bid, view = BERZERKA_BID, dealt(on_board("berzerka", "seeing_red", "middling")).view(0)

    def said(other: BerzerkaAction, shown: dict[str, Figure]) -> str:
        return BERZERKA.telling.tried(view, Outlook(bid, other, 300, figures | shown))

    told_of_pass = "If you pass, you win points in 31 of 100 hands and lose some in 35."
    assert said(PASS, fits) == told_of_pass
    assert said(PASS, denied) == said(RED, fits) == said(RED, denied) == ""


def test_a_bid_without_an_overbid_has_no_figure_of_its_own_beside_those_of_a_hint() -> None:
    assert [name_action(each) for each in (RED, Bid("seeing_red", 2), PASS)] == [
        "Seeing Red",
        "Seeing Red +2",
        "Pass",
    ]
    figures = BETTER | {"points_lower": Figure(0.6, 0.1, SURE), "holds_lower": STANDS}
    assert "Berzerka without an overbid" in told(Bid("berzerka", 1), RED, **figures)


def test_a_declaration_tells_an_overbid_only_where_there_is_one() -> None:
    for overbid, called in ((0, "Seeing Red, worth 2"), (2, "Seeing Red +2, worth 2")):
        event = ContractWon(0, "seeing_red", overbid, 2, False)
        assert BERZERKA.telling.describe(event, ["Ana", "Bo", "Cy"]) == f"Ana declares {called}."


COSTLY = BETTER | {"free": Figure(0.46, 0.59, SURE)}
WITHOUT = "without the overbid you would win points in 59 of 100."


@pytest.mark.parametrize(
    ("contract", "words"),
    [
        ("berzerka", "To be first with it you must win at least 4 more than either of the others;"),
        ("bottle_it_up", "To be first with it you must win at least 4 fewer than either of the"),
        ("hold_steady", "With it you want 8 tricks instead of five;"),
        ("middling", "With it 3 is taken off your tricks;"),
    ],
)
def test_of_the_bid_that_is_given_up_it_is_told_what_its_overbid_costs(
    contract: str, words: str
) -> None:
    state = dealt(on_board("berzerka", "bottle_it_up", "hold_steady", "middling"))
    view = state.view(state.current_player())

    def tried(best: BerzerkaAction, overbid: int, **figures: Figure) -> str:
        found = Outlook(best, Bid(contract, overbid), 300, COSTLY | figures)
        return BERZERKA.telling.tried(view, found)

    told = tried(PASS, 3, holds=Figure(0.0, 0.6, SURE))
    assert words in told and WITHOUT in told
    assert "Nobody bids more than that in 60 of 100." in told
    assert "bids more" not in tried(PASS, 3, holds=Figure(0.0, 0.97, SURE)), "it nearly always is"
    assert "nearly always bids more" in tried(PASS, 3, holds=Figure(0.0, 0.01, SURE))
    assert "without the overbid" in tried(BERZERKA_BID, 3)
    assert "without the overbid" not in tried(PASS, 0)
    assert "without the overbid" not in tried(Bid("berzerka", 3), 3), "it has as large a one"
    assert "without the overbid" not in tried(PASS, 3, free=Figure(0.46, 0.33, SURE))


def test_it_is_counted_how_often_a_bid_would_be_first_without_its_overbid() -> None:
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    view = state.view(state.current_player())
    assert BERZERKA.sense.outlook is not None
    found = BERZERKA.sense.outlook(view, Bid("berzerka", 0), Bid("berzerka", 5), Rng(1), 1200)
    assert found is not None
    assert found.of("free").other > found.of("first").other
    assert found.of("free").best == found.of("first").best


def test_beside_a_pass_it_is_told_what_the_contract_that_stands_is_worth() -> None:
    state = say(dealt(on_board("berzerka", "seeing_red", "middling")), "seeing_red+1")
    view = state.view(state.current_player())

    def tried(best: BerzerkaAction, other: BerzerkaAction) -> str:
        return BERZERKA.telling.tried(view, Outlook(best, other, 300, BETTER))

    assert "Berzerka is worth 1, Seeing Red 2." in tried(Bid("berzerka", 2), PASS)
    assert "Seeing Red is worth 2, Berzerka 1." in tried(PASS, Bid("berzerka", 2))
    assert "worth" not in tried(Bid("seeing_red", 2), PASS), "it is the same"
    assert "worth" not in told(BERZERKA_BID, PASS, **BETTER), "nobody has bid"


def test_a_hint_and_a_review_tell_of_the_same_hands() -> None:
    view = say(dealt(on_board("berzerka", "seeing_red", "middling")), "seeing_red+1").view(1)
    assert BERZERKA.sense.outlook is not None
    hint, review = (
        BERZERKA.sense.outlook(view, PASS, Bid("berzerka", 2), Rng(luck), 24 * SLOWER)
        for luck in (1, 2)
    )
    assert hint is not None and hint == review


def test_where_a_bid_costs_points_and_a_pass_more_that_is_told_if_nothing_else_is() -> None:
    """“Seeing Red −0.8” stood above “Pass −1.1”, and nothing said why to bid at all."""
    state = dealt(on_board("berzerka", "seeing_red", "middling"))
    seen = state.view(state.current_player())
    chance = {"points": Figure(-1.0, -1.0, 0.2)}

    def tried(best: float, passed: float) -> str:
        figures = chance | {SHOWN: Figure(best, passed, 0.0)}
        return BERZERKA.telling.tried(seen, Outlook(RED, PASS, 300, figures))

    assert tried(-0.8, -1.1).endswith("points either way, and more of them if you pass.")
    assert tried(-0.8, -0.9) == tried(0.2, -0.3) == ""
