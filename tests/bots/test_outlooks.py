"""Where somebody is to be told why, the best choice comes with its outlook; else it costs none."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.bots.catalogue import make_bot
from game.bots.outlooks import WORLDS, with_outlook
from game.bots.thinker import Thinker
from game.core.outlook import SHOWN, Figure, Outlook
from game.core.protocols import Candidate
from game.core.reason import Reason
from game.core.rng import Rng
from game.core.telling import Telling
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.whist import WHIST
from game.rulesets.whist.table import WhistView
from tests.rulesets.whist.deals import table

STATE = table("S", "SA H3 D9 DT", "SK H4 D2 C4", "D4 D3 C5 C6", "C2 C3 H5 H6", bids=[2, 0, 1, 0])
VIEW, LEGAL = STATE.view(0), STATE.legal_actions()


def answered(bot: str, *, in_words: bool) -> Sequence[Candidate[Any]]:
    """Return what a worker answers of the first card."""
    thinker = Thinker(patience=240)
    try:
        thinker.ask(WHIST, bot, VIEW, LEGAL, Rng(1), can_wait=True, in_words=in_words)
        end = time.monotonic() + 240
        while (thought := thinker.look()) is None and time.monotonic() < end:
            time.sleep(0.002)
    finally:
        thinker.close()
    assert thought is not None and not thought.failed
    return thought.candidates


def test_the_best_comes_with_its_outlook_where_words_are_wanted() -> None:
    best, *others = answered("weigh:4000", in_words=True)
    assert best.outlook is not None and best.outlook.best == best.action
    assert best.outlook.other in [each.action for each in others if each.value < best.value]
    assert set(best.outlook.figures) >= {"made", "worth", "SA", "DT"}
    assert not any(each.outlook for each in others)
    *_, here = make_bot(WHIST, "weigh:4000").think(VIEW, LEGAL, Rng(1))
    assert list(with_outlook(WHIST, VIEW, here, Rng(1))) == [best, *others], "the same as here"


def test_there_is_none_where_they_are_not() -> None:
    assert answered("weigh:400", in_words=False)[0].outlook is None


def beside(*found: tuple[str, float], telling: Telling[WhistView] = WHIST.telling) -> str:
    """Return beside which card the first has been tried, of those found with their figures."""
    by_name = {str(each): each for each in LEGAL}
    candidates = [Candidate(by_name[name], value, 9) for name, value in found]
    outlook = with_outlook(replace(WHIST, telling=telling), VIEW, candidates, Rng(1))[0].outlook
    assert outlook is None or outlook.worlds <= WORLDS
    return "" if outlook is None else str(outlook.other)


def test_one_of_another_kind_is_compared_where_the_next_tells_nothing() -> None:
    assert beside(("DT", 2.0), ("D9", 1.0), ("H3", 0.7), ("SA", 0.5)) == "SA"
    assert beside(("DT", 2.0), ("SA", 1.0), ("H3", 0.7)) == "SA"
    assert beside(("DT", 2.0), ("D9", 1.0), ("H3", 0.7)) == "D9", "there is no other kind"
    own_kinds = replace(WHIST.telling, kind=lambda view, action: action)
    assert beside(("DT", 2.0), ("D9", 1.0), ("SA", 0.5), telling=own_kinds) == "D9"


def test_a_pass_that_is_worth_less_is_what_the_best_is_compared_with() -> None:
    by_name = {str(each): each for each in LEGAL}
    passing = replace(WHIST.telling, passing=by_name["SA"])
    assert beside(("DT", 2.0), ("H3", 1.0), ("SA", 0.7), telling=passing) == "SA"
    assert beside(("DT", 2.0), ("H3", 1.0), ("D9", 0.7), telling=passing) != "SA"


def test_the_one_that_came_near_is_kept_where_another_kind_tells_more() -> None:
    def tried(view: Any, outlook: Outlook) -> str:
        return "It differs." if str(outlook.other) == "SA" else ""

    telling = replace(WHIST.telling, tried=tried, level=lambda view, outlook: "About the same.")
    by_name = {str(each): each for each in LEGAL}
    candidates = [Candidate(by_name[each], 2.0 - n, 9) for n, each in enumerate(("DT", "D9", "SA"))]
    found = with_outlook(replace(WHIST, telling=telling), VIEW, candidates, Rng(1))[0].outlook
    assert found is not None and str(found.other) == "SA" and str(found.near) == "D9"
    unlike = replace(telling, level=lambda view, outlook: "")
    found = with_outlook(replace(WHIST, telling=unlike), VIEW, candidates, Rng(1))[0].outlook
    assert found is not None and found.near is None
    denied = replace(
        telling,
        level=lambda view, outlook: "About the same." if outlook.of(SHOWN).gap < 1.0 else "",
    )
    apart = replace(WHIST, telling=denied, sense=replace(WHIST.sense, outlook=unlike_figures))
    found = with_outlook(apart, VIEW, candidates, Rng(1))[0].outlook
    assert found is not None and found.near is None, "its figure is a trick less"


def unlike_figures(view: WhistView, best: Any, other: Any, rng: Rng, worlds: int) -> Outlook:
    """Return an outlook that reckons otherwise than the figures that are shown."""
    return Outlook(best, other, worlds)


def test_where_the_next_differs_really_it_is_the_one() -> None:
    told = replace(WHIST.telling, tried=lambda view, outlook: "It differs.")
    assert beside(("DT", 2.0), ("D9", 1.0), ("SA", 0.5), telling=told) == "D9"


def test_where_nothing_is_less_one_that_is_worth_the_same_is_looked_at() -> None:
    assert beside(("DT", 2.0), ("D9", 2.0), ("SA", 2.0)) == "SA"
    assert beside(("DT", 2.0)) == ""


def test_it_is_not_compared_with_what_is_too_close_to_call() -> None:
    by_name = {str(each): each for each in LEGAL}
    best, near = Candidate(by_name["DT"], 2.0, 9), Candidate(by_name["D9"], 1.0, 9, error=1.0)
    behind = Candidate(by_name["SA"], 0.5, 9)
    assert with_outlook(WHIST, VIEW, [best, near], Rng(1)) == [best, near]
    outlook = with_outlook(WHIST, VIEW, [best, near, behind], Rng(1))[0].outlook
    assert outlook is not None and str(outlook.other) == "SA"


def test_of_those_as_good_the_one_is_looked_at_for_which_words_speak() -> None:
    by_name = {str(each): each for each in LEGAL}
    telling = replace(
        WHIST.telling,
        reasons=lambda view, action: [Reason("It is best.")] if str(action) == "H3" else [],
    )
    rows = ("DT", 2.0), ("H3", 2.0), ("SA", 0.5)
    raced = [Candidate(by_name[name], value, 9) for name, value in rows]
    told = with_outlook(replace(WHIST, telling=telling), VIEW, raced, Rng(1))
    assert [str(each.action) for each in told] == ["H3", "DT", "SA"]
    assert told[0].outlook is not None and str(told[0].outlook.best) == "H3"


def test_one_that_is_asked_about_is_told_of_even_where_it_brings_as_much() -> None:
    telling = replace(
        WHIST.telling,
        asked_about=lambda view, found: [found[1].action],
        tried=lambda view, outlook: "" if str(outlook.other) == "D9" else "It differs.",
        level=lambda view, outlook: "About the same.",
    )
    assert beside(("DT", 2.0), ("D9", 1.9), ("SA", 0.5), telling=telling) == "D9"
    unasked = replace(telling, asked_about=lambda view, found: ())
    assert beside(("DT", 2.0), ("D9", 1.9), ("SA", 0.5), telling=unasked) == "SA"


def test_what_both_bring_is_told_of_the_worlds_that_the_words_are_of() -> None:
    by_name = {str(each): each for each in LEGAL}
    rows = ("DT", 2.0, 0.0), ("D9", 1.9, 0.2), ("SA", 0.5, 0.1)
    raced = [Candidate(by_name[name], value, 9, error=error) for name, value, error in rows]
    best, near, rival = with_outlook(WHIST, VIEW, raced, Rng(1))
    assert best.outlook is not None and best.outlook.other == rival.action
    worth = best.outlook.of("worth")
    assert (best.value, rival.value, rival.error) == (worth.best, worth.other, worth.error)
    assert best.value - near.value == pytest.approx(0.1), "the others are as far behind as before"
    for visits, stands in ((7500, False), (10000, True)):
        longer = [replace(each, visits=visits) for each in raced]
        told = with_outlook(WHIST, VIEW, longer, Rng(1))[0].value
        assert (told == 2.0) == stands, "a finder's race gives way, the scales of a review do not"
    every = [replace(each, error=0.0) for each in raced]
    assert with_outlook(WHIST, VIEW, every, Rng(1))[0].value == 2.0, "all were tried"


def looked_at(*rows: tuple[str, float, float], worth: Figure) -> Sequence[Candidate[Any]]:
    """Return these cards with their figures and errors after a look in which the first of them
    brought `worth.best` and the second `worth.other`."""
    by_name = {str(each): each for each in LEGAL}
    brings = {rows[0][0]: worth.best, rows[1][0]: worth.other}

    def seen(view: WhistView, best: Any, other: Any, rng: Rng, worlds: int) -> Outlook:
        found = Figure(brings.get(str(best), 0.0), brings.get(str(other), 0.0), worth.error)
        return Outlook(best, other, 900, {"worth": found})

    raced = [Candidate(by_name[name], value, 9, error=error) for name, value, error in rows]
    apart = replace(WHIST.telling, tried=lambda view, outlook: "It differs.")
    rules = replace(WHIST, telling=apart, sense=replace(WHIST.sense, outlook=seen))
    return with_outlook(rules, VIEW, raced, Rng(1))


def test_one_that_a_longer_look_finds_ahead_is_the_best_and_what_is_told_is_of_it() -> None:
    """A pass of Berzerka was advised at −0.2, the mean of its −0.3 and the −0.1 of a bid."""
    rows = ("SA", 2.0, 0.0), ("DT", 1.9, 0.1), ("H3", 1.8, 0.1)
    best, rival, third = looked_at(*rows, worth=Figure(-0.3, 0.5, 0.1))
    assert (str(best.action), str(rival.action), str(third.action)) == ("DT", "SA", "H3")
    assert (best.value, rival.value, rival.error) == (0.5, -0.3, 0.1)
    assert best.outlook is not None and str(best.outlook.best) == "DT" and not rival.outlook


def test_one_that_two_looks_find_ahead_and_behind_is_as_good() -> None:
    rows = ("SA", 2.0, 0.0), ("DT", 0.5, 0.1)
    best, rival = looked_at(*rows, worth=Figure(-0.3, 0.5, 0.1))
    assert (str(best.action), best.value, rival.value) == ("SA", -0.3, -0.3)


def test_one_that_is_ahead_by_chance_is_as_good_and_the_best_keeps_the_figure_of_its_words() -> (
    None
):
    rows = ("SA", 2.0, 0.0), ("DT", 0.5, 0.1)
    best, rival = looked_at(*rows, worth=Figure(0.3, 0.4, 0.1))
    assert (str(best.action), best.value, rival.value) == ("SA", 0.3, 0.3)


def test_where_the_other_has_led_the_race_the_figures_are_still_of_the_look() -> None:
    """The leader of a race has no error: that is no sign that all worlds were tried."""
    rows = ("SA", 0.5, 0.1), ("DT", 0.6, 0.0)
    best, rival = looked_at(*rows, worth=Figure(1.3, 1.2, 0.1))
    assert (str(best.action), best.value, rival.value) == ("SA", 1.3, 1.2)


def test_without_trials_or_without_a_game_that_tells_there_is_none() -> None:
    plain = [Candidate(LEGAL[0], 0.0)]
    assert with_outlook(WHIST, VIEW, plain, Rng(1)) == plain
    silent = replace(SCHNAPSEN, sense=replace(SCHNAPSEN.sense, outlook=None))
    found = [Candidate("a", 1.0, 9), Candidate("b", 0.0, 9)]
    assert with_outlook(silent, None, found, Rng(1)) == found


def test_nothing_is_looked_at_for_whoever_waits_no_more() -> None:
    by_name = {str(each): each for each in LEGAL}
    found = [Candidate(by_name["DT"], 2.0, 9), Candidate(by_name["D9"], 1.0, 9)]
    assert with_outlook(WHIST, VIEW, found, Rng(1))[0].outlook is not None
    assert with_outlook(WHIST, VIEW, found, Rng(1), is_dropped=lambda: True)[0].outlook is None
