"""Double dummy by cards: what the solver says of places, said of cards and their order."""

from game.kit.cards import DIAMONDS, NO_TRUMP, SPADES, Card, parse_cards
from game.kit.double_dummy import tricks_by_card, tricks_by_declarer
from game.kit.packs import BLACK_JOKER, HIGH, JOKER_LOW, JOKERS, LOW, RED_JOKER


def hands(*texts: str) -> list[tuple[Card, ...]]:
    return [parse_cards(text) for text in texts]


def test_the_highest_card_takes_and_trumps_take_it() -> None:
    deal = hands("SAHA", "SKHK", "SQHQ", "SJD2")
    assert tricks_by_card(deal, NO_TRUMP, 0) == {deal[0][0]: 2, deal[0][1]: 2}
    assert tricks_by_card(deal, DIAMONDS, 0) == {deal[0][0]: 1, deal[0][1]: 1}
    assert tricks_by_declarer(deal)[NO_TRUMP] == [2, 0, 1, 0]


def test_the_order_decides() -> None:
    deal = hands("SA", "SK", "S3", "S2")
    assert tricks_by_card(deal, NO_TRUMP, 0, order=HIGH) == {deal[0][0]: 1}
    assert tricks_by_card(deal, NO_TRUMP, 0, order=LOW) == {deal[0][0]: 0}


def test_a_joker_is_above_the_ace_or_below_the_jack() -> None:
    deal = [[JOKERS[SPADES]], *hands("SJ", "ST", "S9")]
    assert list(tricks_by_card(deal, NO_TRUMP, 0, order=HIGH).values()) == [1]
    assert list(tricks_by_card(deal, NO_TRUMP, 0, order=JOKER_LOW).values()) == [0]


def test_a_floating_joker_is_led_as_either_suit_follows_as_one_and_is_thrown_away() -> None:
    deal = [[RED_JOKER], *hands("HA", "DA", "D2")]
    assert tricks_by_card(deal, NO_TRUMP, 0) == {JOKERS[1]: 1, JOKERS[2]: 1}
    follows = [[], [RED_JOKER], *hands("H2", "H3")]
    assert tricks_by_card(follows, NO_TRUMP, 0, parse_cards("HA")) == {JOKERS[1]: 1}
    thrown = [[], [BLACK_JOKER], *hands("H2", "H3")]
    assert tricks_by_card(thrown, NO_TRUMP, 0, parse_cards("HA")) == {BLACK_JOKER: 0}
    assert tricks_by_card(
        [[], [], *hands("H2", "H3")], NO_TRUMP, 0, [*parse_cards("HA"), RED_JOKER]
    )


def test_a_floating_joker_is_the_trumps_own_where_they_are_of_its_colour() -> None:
    deal = [[RED_JOKER], *hands("HA", "SA", "CA")]
    with_hearts_diamonds_and_none = tricks_by_declarer(deal)
    assert with_hearts_diamonds_and_none[1] == with_hearts_diamonds_and_none[2] == [1, 0, 1, 0]
