"""Cards: notation, order, names."""

import pytest

from game.kit.cards import (
    DECK,
    NO_TRUMP,
    SUITS,
    card_name,
    cards_text,
    parse_card,
    parse_cards,
    suit_name,
)
from game.kit.tricks import Trick


def test_notation_can_be_read_back() -> None:
    assert [parse_card(str(card)) for card in DECK] == list(DECK)
    assert parse_cards(cards_text(DECK)) == DECK
    assert str(DECK[8]) == f"{DECK[8]}" == "ST"
    assert len({card_name(card) for card in DECK}) == 52
    assert card_name(parse_card("ST")) == "10 of Spades"
    assert suit_name(NO_TRUMP) == "Sans"


@pytest.mark.parametrize("text", ["", "S", "A", "10S", "S10", "sA", "SB", "NA", "SAH", " SA"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_suit_and_rank_make_the_card() -> None:
    assert {(card.suit, card.rank) for card in DECK} == {(s, r) for s in SUITS for r in range(13)}
    assert all(13 * card.suit + card.rank == card for card in DECK)


def test_a_trick_knows_who_played_and_who_leads_it() -> None:
    trick = Trick(2, parse_cards("H2HAS2"))
    assert [trick.player(place, 4) for place in range(3)] == [2, 3, 0]
    assert trick.winner(parse_card("SA").suit, 4) == 0
    assert trick.winner(NO_TRUMP, 4) == 3
