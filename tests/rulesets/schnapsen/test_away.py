"""What makes just this card go, where two are put away; and the talon taken for that, or left."""

from functools import partial

from game.core.reason import most_telling
from game.kit.german import PACK
from game.rulesets.schnapsen.actions import LEAVE, PUTS, TAKE, FillTalon
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.reasons import reasons
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import bid, cards, dealt, standing

reason = partial(reason_in, "schnapsen")


HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
BETTLER = ("HO DU DK DA CU CO", "SU SO SK ST SA HU", "HK HT DO DT CT CA")


HELD = [cards(hand) for hand in ("SA SK SO SU HA CT", "ST HT HK HO HU CA", "DA DK DO DU CK CU")]


def taken(hand: str, talon: str, contract: str = "game") -> SchnapsenView:
    """Return what Forehand sees who has named spades and taken this talon to this hand of six."""
    held, found = cards(hand), cards(talon)
    rest = [card for card in PACK if card not in (*held, *found)]
    state = bid(dealt([held, rest[:6], rest[6:]], "S", standing(any_trump=True)), contract)
    state.apply_action(FillTalon(found))
    return state.view(0)


def told(view: SchnapsenView, card: str, *others: str) -> str:
    own, *rest = [(each, reasons(view, PUTS[cards(each)[0]])) for each in (card, *others)]
    return most_telling(own[1], rest).words


def test_of_two_cards_held_alone_the_cheaper_one_goes() -> None:
    view = taken("SK ST SA HT HO HU", "DU CA")
    assert told(view, "DU", "CA") == (
        "Your only card of Diamonds: without it you can trump that suit. It costs you 2 card "
        "points."
    )
    assert "It costs you" not in told(view, "CA", "DU")
    assert reason(taken("SK ST SA HA HO HU", "DT CA"), PUTS[cards("DT")[0]]) == (
        "Your only card of Diamonds: the ace would take it, and without it you can trump that suit."
    )


def test_of_two_cards_that_go_together_it_is_told_that_they_are_a_marriage() -> None:
    words = "Your two cards of Diamonds can go together, though they are a marriage: without"
    kept = taken("SK ST SA HT DK DO", "CA HA")
    assert any(each.words.startswith(words) for each in reasons(kept, PUTS[cards("DO")[0]]))
    other = taken("SK ST SA HT DK DU", "CA HA")
    assert not any(
        "marriage: without" in each.words for each in reasons(other, PUTS[cards("DU")[0]])
    )


def test_a_card_beside_a_better_one_or_without_its_king_goes_for_few_points() -> None:
    view = taken("SK SA HA HK HU DT", "DA DO")
    assert told(view, "DO", "HU", "HK") == (
        "Without the King of Diamonds it makes no marriage, and costs you only 3 card points."
    )
    assert told(view, "HU", "HA", "SA") == (
        "2 higher cards of Hearts may be out against it; it costs you only 2 card points."
    )
    kinds = {each.kind for each in reasons(view, PUTS[cards("HU")[0]])}
    assert "beside a better one" in kinds
    assert "beside a better one" not in {e.kind for e in reasons(view, PUTS[cards("HA")[0]])}


def test_who_leads_and_may_lose_no_trick_is_not_told_of_ruffs() -> None:
    schnapser = taken("SK SO SA HA HK DO", "CT CO", "schnapser")
    assert all("can trump that" not in e.words for e in reasons(schnapser, PUTS[cards("DO")[0]]))
    game = taken("SK SO SA HA HK DO", "CT CO")
    assert any("can trump that" in each.words for each in reasons(game, PUTS[cards("DO")[0]]))


def test_a_bettler_s_card_goes_though_another_of_its_suit_is_in_danger_too() -> None:
    state = dealt([cards(hand) for hand in BETTLER], "S", standing(any_trump=True))
    state = bid(state, "bettler")
    state.apply_action(FillTalon(cards("CK HA")))
    state.apply_action(PUTS[cards("HA")[0]])
    assert told(state.view(0), "DA", "HO", "CK") == (
        "2 lower cards of Diamonds can be led under it. Nobody can go over it."
    )


def test_the_talon_is_taken_for_what_the_hand_lacks_and_left_for_a_point_more() -> None:
    start = standing(any_trump=True, unseen_talon=True)
    hands = [
        cards(hand) for hand in ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
    ]
    view = bid(dealt(hands, "S", start), "game").view(0)
    assert reason(view, TAKE).endswith("Of eight cards you keep the best six.")
    assert reason(view, LEAVE).startswith("You hold 3 trumps, 1 ace, 2 tens.")
    assert reason(view, LEAVE).endswith("With the talon left it counts a point more.")


def test_where_no_trick_may_be_lost_a_card_goes_for_no_card_points_given() -> None:
    view = taken("SA SK SO SU HA CT", "DT CO", "schnapser")
    said = {card: [each.words for each in reasons(view, PUTS[card])] for card in view.hand}
    assert not any("card point" in words for each in said.values() for words in each)
    (unter,) = cards("SU")
    assert not any("may still be out" in words for words in said[unter]), "the ace draws the ten"
    (ten,) = cards("CT")
    assert "1 higher card of Clubs may still be out against it." in said[ten]


def test_where_four_sure_tricks_are_left_whatever_goes_that_is_told() -> None:
    view = taken("SA SK SO SU HA CT", "DT CO", "schnapser")
    enough = "Without it you still hold {n} cards that nothing beats in their suits, led from the"
    for card, n in (("CT", 5), ("DT", 5), ("SU", 4), ("HA", 4)):
        found = [e for e in reasons(view, PUTS[cards(card)[0]]) if e.kind == "enough left"]
        first = n == 5
        assert [each.words.startswith(enough.format(n=n)) for each in found] == [True] * first, card
    state = bid(dealt(HELD, "S", standing(any_trump=True)), "schnapser")
    state.apply_action(FillTalon(cards("DT CO")))
    state.apply_action(PUTS[cards("DT")[0]])
    for card, n in (("CT", 5), ("CO", 5), ("SU", 4), ("HA", 4)):
        (one,) = (
            e for e in reasons(state.view(0), PUTS[cards(card)[0]]) if e.kind == "enough left"
        )
        assert one.words.startswith(enough.format(n=n)) and one.much == n
    poor = taken("SA SK SU HA HU HK", "DU CO", "schnapser")
    kinds = {each.kind for card in poor.hand for each in reasons(poor, PUTS[card])}
    assert "enough left" not in kinds, "no four cards bring 66"
