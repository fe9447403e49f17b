"""Why a suit is named trumps, or a card turned up."""

from functools import partial

from game.kit.actions import Deal
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import TRUMPS, TURNS
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.state import new_deal
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import cards, standing, suit

reason = partial(reason_in, "schnapsen")


def first_three(hand: str) -> SchnapsenView:
    state = new_deal(standing())
    for player, packet in enumerate((hand, "SU CU CO", "SO CK CT")):
        state.apply_action(Deal(player, cards(packet)))
    return state.view(0)


def test_a_marriage_is_what_speaks_for_its_suit() -> None:
    view = first_three("HK DO DK")
    assert reason(view, TRUMPS[suit("D")]) == (
        "The King of Diamonds and Ober of Diamonds are a marriage, worth 40 in trumps."
    )
    assert "marriage" not in reason(view, TRUMPS[suit("H")])


def test_a_card_is_turned_up_for_a_second_trump_or_a_higher_one() -> None:
    assert reason(first_three("HO DK SA"), TURNS[0]) == (
        "You hold no two cards of one suit; 12 of the 17 cards that may be turned up give you two "
        "trumps."
    )
    assert reason(first_three("HO HU SK"), TURNS[0]) == (
        "Your best card of Hearts is the Ober of Hearts; 11 of the 17 cards that may be turned up "
        "would be a higher trump."
    )
    assert reason(first_three("HA HU SK"), TURNS[0]) == "", "none would be: it speaks for Hearts"


def test_beside_an_ace_a_lower_card_is_rather_made_a_trump() -> None:
    """“Diamonds −0.1” stood there without a word, beside the Ace of Hearts."""
    view, telling = first_three("HA SK DT"), SCHNAPSEN.telling
    best, *others = (TRUMPS[suit(each)] for each in "DHS")
    told = telling.why(view, best, [*others, TURNS[0]]).told(str)
    assert told == (
        "Your Ace of Hearts can win as it is; the Ten of Diamonds is sooner worth something as a "
        "trump."
    )
    assert "as it is" not in telling.why(view, others[0], [best]).told(str)
