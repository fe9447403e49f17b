"""Two cards put away are one choice: found, told and weighed as that."""

import pytest

from game.core.whole import Whole
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PUTS, FillTalon
from game.rulesets.schnapsen.exchange import exchanges
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.reasons import does, reasons
from game.rulesets.schnapsen.spending import spends
from game.rulesets.schnapsen.state import SchnapsenState
from game.session.asking import Question, answered, judges_luck
from game.session.hint import Adviser, Hint, hinting
from game.session.reasoning import hint_reason
from game.session.searching import searched
from game.session.turn import Turn
from tests.rulesets.schnapsen.deals import bid, cards, dealt, standing

HELD = "SK HO HK DU DT CU"
OTHERS = ("SU SO ST SA HU HT", "HA DO DK DA CO CK")
NEAR = 0.15
"""By so much two searches of the same thing may differ in a deal of four points and more."""


def found(hand: str, talon: str, contract: str) -> SchnapsenState:
    """Return the deal in which Forehand, who has named spades, has taken this talon."""
    held, taken = cards(hand), cards(talon)
    seen = {*held, *taken}
    rest = [card for suit in "SHDC" for card in cards(" ".join(suit + r for r in "UOKTA"))]
    rest = [card for card in rest if card not in seen]
    start = standing(any_trump=True)
    state = bid(dealt([held, rest[:6], rest[6:]], "S", start), contract)
    state.apply_action(FillTalon(taken))
    return state


def both(text: str) -> Whole:
    return Whole(tuple(PUTS[card] for card in cards(text)))


def why(state: SchnapsenState, text: str) -> str:
    view: SchnapsenView = state.view(0)
    [reason] = reasons(view, both(text))
    assert does(view, both(text), [reason]) == reason.words, "also where another is as good"
    return reason.words


def test_what_is_put_away_is_advised_as_one_choice_and_what_is_left_of_it_keeps_its_figure() -> (
    None
):
    state = found(HELD, "CT CA", "bettler")
    turn = Turn(SCHNAPSEN, state, 0, 9)
    hint: Hint = answered(SCHNAPSEN, hinting(turn, Adviser()))
    best = hint.candidates[0]
    assert isinstance(best.action, Whole) and len(best.action.steps) == 2
    told = hint_reason(hint.turn, hint.candidates, str)
    assert "put away" in told and not told.startswith("At a glance")
    for first, second in (best.action.steps, best.action.steps[::-1]):
        after: Hint = answered(SCHNAPSEN, hinting(turn.after(first), Adviser()))
        assert after.candidates[0].action == second
        assert after.candidates[0].value == pytest.approx(best.value, abs=NEAR)


def test_a_first_card_is_weighed_with_the_one_that_goes_best_with_it() -> None:
    view = found(HELD, "CT CA", "bettler").view(0)

    def worths(legal: tuple[object, ...]) -> dict[object, float]:
        asked = Question("weigh:20000", view, legal, judges_luck(9))
        return {each.action: each.value for each in answered(SCHNAPSEN, searched(SCHNAPSEN, asked))}

    pairs, [king, ten] = worths(tuple(exchanges(view))), [PUTS[c] for c in cards("SK CT")]
    alone = worths((king, ten))
    for card in (king, ten):
        best = max(worth for pair, worth in pairs.items() if card in pair.steps)
        assert alone[card] == pytest.approx(best, abs=NEAR)


def test_pairs_of_cards_are_tried_each_but_one_of_those_that_come_to_the_same() -> None:
    game = found(HELD, "CT CA", "game").view(0)
    assert len(exchanges(game)) == 28
    gang = found("SA ST HA HK CU DA", "CO CA", "gang").view(0)
    low = {step for pair in exchanges(gang) for step in pair.steps}
    assert PUTS[cards("CU")[0]] in low and len(exchanges(gang)) < 28
    state = found(HELD, "CT CA", "game")
    state.apply_action(PUTS[cards("SK")[0]])
    assert not exchanges(state.view(0)), "only one is still to go"


def test_what_holds_of_both_cards_is_told_of_both_and_what_of_one_when_the_other_is_gone() -> None:
    gang = found("SA ST HA HK HT DK", "DA CT", "gang")
    assert why(gang, "HK CT").count("Led from the top") <= 1
    two = found("ST SA HU HK HT HA", "DK CT", "gang")
    assert why(two, "DK CT") == "Led from the top, only these two can be beaten in their suits."
    beside = why(found("SK SA HA DU DT DA", "CT CA", "gang"), "SK DU")
    assert "King of Spades: Led from the top, your other cards cannot be beaten" in beside
    assert "Unter of Diamonds: The King of Spades must go" in beside
    ruffs = why(found("SK HO HT DO DT DA", "CU CT", "game"), "CU HT")
    assert "two cards" not in ruffs, "the other heart stays"
    assert why(found("SK SO HU HO DO DA", "CO CK", "game"), "HU HO") == (
        "Your two cards of Hearts can go together: without them you can trump that suit."
    )
    assert why(found("SO SA HA DK DT DA", "CO CK", "bauern_schnapser"), "CO CK") == (
        "Either card: 2 higher cards of Clubs may still be out against it."
    )


def test_of_two_cards_of_a_suit_in_a_bettler_it_is_told_once_what_holds_of_both() -> None:
    assert why(found("SK SA HU HK DU DT", "CU CT", "bettler"), "SK SA").startswith(
        "Your two cards of Spades can go together: without them you can throw what you like. "
    )
    assert why(found("SO HU HO HT DK DT", "DA CU", "bettler"), "DT DA").startswith(
        "Lower cards of Diamonds can be led under your Ace of Diamonds, Ten of Diamonds: both go. "
    )


@pytest.mark.parametrize(
    ("hand", "talon", "goes", "stays"),
    [
        (
            "SU SO SA HO HT DU",
            "DA CU",
            "HO DA",
            "Then it must win. You keep these, in danger too, as only two can go: Ace of Spades, "
            "Ten of Hearts. One of them can be led first.",
        ),
        (
            "SA HU HO HA DU DT",
            "CU CA",
            "SA CA",
            "You keep these, in danger too: Ace of Hearts, Ten of Diamonds. They can go when a "
            "suit is led that you then lack (Spades). One of them can be led first.",
        ),
        (
            "SO HU HO CU DU DO",
            "CK CA",
            "CK CA",
            "Lower cards of Clubs can be led under your Ace of Clubs, King of Clubs: both go. You "
            "keep the Ober of Spades, in danger too: led first, it must be beaten.",
        ),
        (
            "SU SO HU HO DU DT",
            "SA CA",
            "SA CA",
            "You keep the Ten of Diamonds, in danger too: led first, it must be beaten.",
        ),
        (
            "SU HU HK HT HA DU",
            "CU CO",
            "SU DU",
            "You keep these, in danger too: Ace of Hearts, Ten of Hearts, King of Hearts. They can "
            "go when a suit is led that you then lack (Spades, Diamonds).",
        ),
        (
            "SU SO SA HU HA DU",
            "CU CA",
            "HA CA",
            "You keep the Ace of Spades, in danger too, as only two can go.",
        ),
        (
            "SU SO HU HO DU DO",
            "DA CA",
            "DA CA",
            "None of the six that you keep can be forced to win.",
        ),
    ],
)
def test_of_a_card_that_stays_in_a_bettler_it_is_told_how_it_goes(
    hand: str, talon: str, goes: str, stays: str
) -> None:
    """An ace that was kept looked like the most dangerous card of all, and nothing was said."""
    assert why(found(hand, talon, "bettler"), goes).endswith(stays)


def test_of_several_in_danger_it_is_not_told_which_is_led_first() -> None:
    """The queen was to be led, and spades to be lacked; then the hint led a ten of diamonds."""
    told = why(found("HO HT DT CU CO CT", "SO SA", "bettler"), "SA HT")
    assert told == (
        "Ace of Spades: 3 lower cards of Spades can be led under it. Nobody can go over it. Ten of "
        "Hearts: 2 lower cards of Hearts can be led under it. Then only the Ace of Hearts can save "
        "it. You keep these, in danger too, as only two can go: Ten of Diamonds, Ten of Clubs, "
        "Ober of Spades, Ober of Hearts. One of them can be led first."
    )


def test_where_no_points_count_a_low_card_that_stands_goes_before_a_high_one() -> None:
    view = found("SK SA HA DU DT DA", "CT CA", "gang").view(0)
    assert spends(view, both("SK DU")) < spends(view, both("SK SA"))
