"""What trials have shown of a card is told where the difference is real."""

import pytest

from game.core.outlook import WORTH, Figure, Outlook
from game.core.rng import Rng
from game.core.whole import Whole
from game.kit.actions import PlayCard
from game.kit.cards import HEARTS, SPADES
from game.kit.deal import View
from game.kit.tricks import Trick
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import (
    DONE,
    BerzerkaAction,
    Discard,
    NamePain,
    NameRanking,
    NameTrump,
)
from game.rulesets.berzerka.outlook import SLOWER
from game.rulesets.berzerka.position import BerzerkaView
from tests.rulesets.berzerka.hands import USUAL_NAMES, board_with, cards, dealt, say
from tests.rulesets.berzerka.leading import at_value, leading
from tests.rulesets.berzerka.test_together import at_change

HIGH, LOW = (PlayCard(each) for each in cards("H12 S10"))
SURE = 0.01
LEVEL = Figure(0.40, 0.41, SURE)
ONLY_TRIED = "Only playing it out tells the two apart."
"""Nothing in words speaks for a lead that a trump would draw as well."""


def at(contract: str, gone: str = "") -> BerzerkaView:
    """Return what a player sees who is to lead one of three cards."""
    return leading(contract, "H12 S10 D2", USUAL_NAMES.get(contract, ""), gone)


def told(view: BerzerkaView, **figures: Figure) -> str:
    found = Outlook(HIGH, LOW, 500, figures)
    return BERZERKA.telling.tried(view, found) or BERZERKA.telling.level(view, found)


def test_where_the_hand_is_as_good_as_lost_or_won_that_is_told_before_averages() -> None:
    """To be told of more tricks alone sounded like a way to come first."""
    more, never, ever = Figure(5.1, 4.5, SURE), Figure(0.0, 0.01, SURE), Figure(1.0, 0.99, SURE)
    lost = told(at("berzerka"), first=never, last=ever, count=more)
    assert lost.startswith("Played out, you come last in nearly every hand. In all you win 5.1")
    won = told(at("berzerka"), first=ever, last=never, count=more)
    assert won.startswith("Played out, you come first in nearly every hand. In all you win 5.1")
    assert told(at("berzerka"), first=never, last=Figure(0.9, 0.9, SURE), count=more)[:3] == "In "


def test_how_often_one_comes_first_is_told_of_both() -> None:
    places = {"first": Figure(0.46, 0.31, SURE), "last": Figure(0.25, 0.28, SURE)}
    assert told(at("berzerka"), **places) == (
        "You come first in 46 of 100 hands and last in 25; with the 10 of Spades in 31 and 28. "
        f"{ONLY_TRIED}"
    )
    assert "as often: in about 44 of 100" in told(at("berzerka"), first=Figure(0.46, 0.43, 0.02))


def test_where_one_comes_first_less_often_but_last_too_both_are_told() -> None:
    first, last = Figure(0.49, 0.61, SURE), Figure(0.04, 0.15, SURE)
    assert told(at("berzerka"), first=first, last=last) == (
        "The safer way: you come first in 49 of 100 hands and last in 4; with the 10 of Spades "
        f"first in 61, but last in 15. {ONLY_TRIED}"
    )
    assert told(at("berzerka"), first=first) == ""
    hardly = Figure(0.56, 0.60, 0.03)
    assert "The safer way" in told(at("berzerka"), first=hardly, last=last), "60 is told beside 56"
    assert told(at_value(at("middling"), 2), first=first, last=last) == ""


def test_where_no_word_says_why_a_high_card_is_thrown_only_trials_tell_it_apart() -> None:
    """It was told that the trick was lost and how the hand ends, and of no reason for the 12."""
    leads = leading("hold_steady", "D12 D10 D3 S9", "normal", "0 S2 S3 S4 / 1 H1 H2 H3")
    view: BerzerkaView = View(0, leads.table.but(trick=Trick(2, cards("D13"))), ())
    high, middle, low = map(PlayCard, cards("D12 D10 D3"))
    places = {"first": Figure(0.46, 0.31, SURE)}

    def said(best: PlayCard, other: PlayCard, **figures: Figure) -> str:
        return BERZERKA.telling.tried(view, Outlook(best, other, 500, figures))

    apart = "in 31 with the 3 of Diamonds. Only playing it out tells the two apart."
    assert said(high, low, **places).endswith(apart)
    assert "tells the two" not in said(low, high, **places), "the weakest, as it cannot win"
    assert "tells the two" not in said(middle, low, **places), "the others stay for what they do"
    more = {"tricks": Figure(2.0, 1.5, SURE), "D3": Figure(0.62, 0.41, SURE)}
    assert said(high, low, **places, **more).endswith("wins later in 62; played now, in 41.")


@pytest.mark.parametrize(
    ("best", "other", "words"),
    [
        (NameTrump(HEARTS), NameTrump(SPADES), "in 31 with Spades as trumps."),
        (NamePain(HEARTS), NamePain(SPADES), "in 31 with Spades as pain suit."),
        (NameRanking(False), NameRanking(True), "in 31 with the other ranking."),
    ],
)
def test_what_is_named_is_told_beside_what_could_be(
    best: BerzerkaAction, other: BerzerkaAction, words: str
) -> None:
    figures = {"first": Figure(0.46, 0.31, SURE)}
    said = BERZERKA.telling.tried(at("berzerka"), Outlook(best, other, 300, figures))
    assert said == f"You come first in 46 of 100 hands, {words}"


def test_of_an_average_it_is_said_what_is_counted_before_the_overbid() -> None:
    figures = {"first": LEVEL, "last": LEVEL, "count": Figure(4.0, 3.8, SURE)}
    for contract, words in (
        ("marathon_flex", "You win 6.0 of the last six tricks on average, 5.8 with the"),
        ("berzerka", "In all you win 6.0 tricks on average, 5.8 with the"),
    ):
        named = USUAL_NAMES.get(contract, "")
        declarer = leading(contract, "H12 S10 D2", named, overbid=2)
        assert words in told(declarer, **figures)
    few = {"first": LEVEL, "last": LEVEL, "count": Figure(3.0, 3.5, SURE)}
    assert "In all you win 1.0 tricks on average" in told(
        leading("bottle_it_up", "H12 S10 D2", overbid=2), **few
    )


def test_where_one_comes_first_as_often_it_is_told_how_often_last() -> None:
    last = Figure(0.10, 0.25, SURE)
    assert told(at("berzerka"), first=LEVEL, last=last) == (
        "You come first in 40 of 100 hands and last in 10; with the 10 of Spades in 41 and 25. "
        f"{ONLY_TRIED}"
    )
    middle = at_value(at("middling"), 2)
    assert told(middle, first=LEVEL, last=last) == (
        "With the 10 of Spades the middle is yours as often: in about 40 of 100 hands."
    )
    assert "The middle is yours in 46 of 100" in told(middle, first=Figure(0.46, 0.3, SURE))


@pytest.mark.parametrize(
    ("contract", "figures", "words"),
    [
        (
            "berzerka",
            {"count": Figure(4.0, 3.5, SURE)},
            "In all you win 4.0 tricks on average, 3.5 with the",
        ),
        ("berzerka", {"count": Figure(3.5, 4.0, SURE)}, "as often"),
        ("bottle_it_up", {"count": Figure(3.5, 4.0, SURE)}, "In all you win 3.5 tricks on average"),
        ("bottle_it_up", {"count": Figure(4.0, 3.5, SURE)}, "as often"),
        ("one_weakness", {"count": Figure(3.5, 4.0, SURE)}, "In all you win 3.5 pain cards on"),
        (
            "hold_steady",
            {"off": Figure(0.8, 1.2, SURE)},
            "You miss five by 0.8 on average, by 1.2 with",
        ),
        ("hold_steady", {"off": Figure(0.8, 0.85, SURE)}, "as often"),
    ],
)
def test_where_the_place_is_the_same_it_tells_what_is_counted(
    contract: str, figures: dict[str, Figure], words: str
) -> None:
    assert words in told(at(contract), first=LEVEL, last=LEVEL, **figures)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("H12", "Played now, the 12 of Hearts wins in 62 of 100; kept, in 41."),
        ("S10", "Kept, the 10 of Spades wins later in 62 of 100; played now, in 41."),
    ],
)
def test_the_card_that_makes_the_difference_is_named(card: str, words: str) -> None:
    more, fewer, wins = (Figure(2.0, 1.5, SURE), Figure(1.5, 2.0, SURE), Figure(0.62, 0.41, SURE))
    assert words in told(at("berzerka"), tricks=more, **{card: wins})
    assert "wins" not in told(at("berzerka"), tricks=fewer, **{card: wins})
    loses = Figure(0.41, 0.62, SURE)
    assert "wins" in told(at("bottle_it_up"), tricks=fewer, **{card: loses})
    assert "wins" not in told(at("hold_steady"), tricks=fewer, **{card: loses})
    assert "wins" not in told(at("bottle_it_up"), tricks=more, **{card: loses})


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("H12", "Played now, the 12 of Hearts wins pain cards in 30 of 100; kept, in 70."),
        ("S10", "Kept, the 10 of Spades wins pain cards in 30 of 100; played now, in 70."),
    ],
)
def test_the_card_that_wins_pain_cards_is_named(card: str, words: str) -> None:
    assert words in told(at("one_weakness"), **{card: Figure(0.3, 0.7, SURE)})


def test_of_a_third_card_of_the_hand_nothing_is_told() -> None:
    """“Your 10 of Hearts then wins in 15, after the 12 of Diamonds in 5”: nobody can see why."""
    more, wins = Figure(2.0, 1.5, SURE), Figure(0.62, 0.41, SURE)
    assert "2 of Diamonds" not in told(at("berzerka"), tricks=more, count=more, D2=wins)
    assert "2 of Diamonds" not in told(at("one_weakness"), D2=Figure(0.3, 0.7, SURE))


def test_what_shares_are_of_is_told_once() -> None:
    figures = {"tricks": Figure(2.0, 1.5, SURE), "H12": Figure(0.62, 0.41, SURE)}
    said = told(at("berzerka"), first=Figure(0.46, 0.31, SURE), **figures)
    assert said.count("of 100") == 1 and said.endswith("wins in 62; kept, in 41.")


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("S10", "Kept, the 10 of Spades wins one of the last six tricks in 62 of 100."),
    ],
)
def test_before_the_tricks_count_it_is_told_which_card_then_wins_one(card: str, words: str) -> None:
    """Of the strongest card played on a trick that brings nothing it was told that it won it."""
    view, wins = at("marathon_flex"), {card: Figure(0.62, 0.0, SURE)}
    assert told(view, count=Figure(2.0, 1.95, SURE), **wins) == words
    assert told(view, count=Figure(1.95, 2.0, SURE), **wins) == ""


def test_of_tricks_that_do_not_count_no_winner_is_named() -> None:
    figures = {"tricks": Figure(2.0, 1.5, SURE), "H12": Figure(0.62, 0.41, SURE)}
    assert told(at("marathon_flex"), **figures) == ""
    late = " / ".join(f"0 C{n} C{n + 1} C{n + 2}" for n in (1, 4, 7, 10))
    late += " / 0 D5 D6 D7 / 0 D8 D9 D10 / 0 D11 D12 D13"
    assert "wins" in told(at("marathon_flex", late), **figures)


def test_of_a_hand_worth_nothing_nothing_is_told() -> None:
    assert told(at_value(at("middling"), 0), first=Figure(0.46, 0.31, SURE)) == ""


def test_of_a_changed_card_the_places_are_told_beside_the_lesser_choice() -> None:
    view, (nine, two) = at("berzerka"), map(Discard, cards("S9 D2"))
    first, last = Figure(0.46, 0.31, SURE), Figure(0.10, 0.25, SURE)
    telling, level = BERZERKA.telling.tried, BERZERKA.telling.level
    assert telling(view, Outlook(nine, two, 300, {"first": first})) == (
        "You come first in 46 of 100 hands, in 31 if the 2 of Diamonds is changed instead."
    )
    assert telling(view, Outlook(nine, DONE, 300, {"first": LEVEL, "last": last})) == (
        "You come first in 40 of 100 hands and last in 10; without this change in 41 and 25."
    )
    assert level(view, Outlook(nine, DONE, 300, {"first": LEVEL, "last": LEVEL})) == (
        "Without this change you come first as often: in about 40 of 100 hands."
    )
    vague = Figure(0.40, 0.41, 0.05)
    assert level(view, Outlook(nine, DONE, 300, {"first": vague, "last": LEVEL})) == ""


def test_what_comes_of_a_changed_card_is_counted_by_places() -> None:
    state = say(dealt(board_with("berzerka")), "berzerka+0 pass pass trump:S")
    view = state.view(state.current_player())
    best, other = (Discard(card) for card in (min(view.hand), max(view.hand)))
    assert BERZERKA.sense.outlook is not None
    found = BERZERKA.sense.outlook(view, best, other, Rng(1), 120)
    assert found is not None and set(found.figures) == {
        "first",
        "last",
        "count",
        "off",
        "points",
        "worth",
    }
    assert found.worlds == 120 // SLOWER
    assert 0 <= found.of("first").best + found.of("last").best <= 1
    again = BERZERKA.sense.outlook(view, best, other, Rng(1), 120)
    assert again == found


@pytest.mark.parametrize(
    ("contract", "first", "last", "words"),
    [
        ("berzerka", 1.0, 0.0, "the hand is yours whatever you play."),
        ("berzerka", 0.4, 0.3, "the hand is yours in about 40 of 100, whatever you play."),
        ("berzerka", 0.0, 1.0, "you come last whatever you play."),
        ("berzerka", 0.0, 0.3, "you never come first, and last in about 30 of 100 hands."),
        ("berzerka", 0.0, 0.0, "you come second whatever you play."),
        ("middling", 0.0, 0.9, "the middle is out of reach, whatever you play."),
    ],
)
def test_where_it_is_all_one_what_is_played_it_is_told_what_place_it_leads_to(
    contract: str, first: float, last: float, words: str
) -> None:
    figures = {"first": Figure(first, first, SURE), "last": Figure(last, last, SURE)}
    view, found = at_value(at(contract), 2), Outlook(HIGH, LOW, 500, figures)
    assert BERZERKA.telling.all_the_same(view, found) == f"Played out, {words}"
    assert BERZERKA.telling.all_the_same(view, None) == ""


def test_a_plan_has_the_same_figure_before_and_after_it_is_named() -> None:
    """It was 41 of 100 when the trumps were named and 38 when the cards were changed, by luck."""
    state = say(dealt(board_with("berzerka")), "berzerka+0 pass pass")
    before, worlds = state.view(state.current_player()), 60 * SLOWER
    named = NameTrump(SPADES)
    assert BERZERKA.sense.outlook is not None and BERZERKA.sense.tries is not None
    first = BERZERKA.sense.outlook(before, named, NameTrump(HEARTS), Rng(1), worlds)
    after = say(state, "trump:S")
    view = after.view(after.current_player())
    plain, *_others = BERZERKA.sense.tries(view, Rng(2))
    then = BERZERKA.sense.outlook(view, plain, DONE, Rng(3), worlds)
    assert first is not None and then is not None
    for name in ("first", "last", "count"):
        assert first.of(name).best == then.of(name).best
    assert first.of(WORTH).best == then.of(WORTH).best


def test_the_places_told_of_a_change_add_up_to_its_figure() -> None:
    view = at_change("seeing_red", "S7 S13 H12 H13 H10 H11 H9 C2 C3 C4 D2 D3 D4").view()
    assert BERZERKA.sense.outlook is not None
    change = Whole((*map(Discard, cards("D2 D3 D4 C2 C3")), DONE))
    found = BERZERKA.sense.outlook(view, change, DONE, Rng(1), 100 * SLOWER)
    assert found is not None
    first, last, worth = (found.of(name) for name in ("first", "last", WORTH))
    value = view.table.declaration.box.value
    assert value * (first.best - last.best) == pytest.approx(worth.best)
    assert value * (first.other - last.other) == pytest.approx(worth.other)
    assert last.best == last.other == 0, "so it is not told"
    best, other = (f"{100 * each:.0f}" for each in (first.best, first.other))
    told = f"You come first in {best} of 100 hands, in {other} without this change."
    assert BERZERKA.telling.tried(view, found) == told
