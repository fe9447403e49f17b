"""What cards and suits are called, in the languages that write them in their own way."""

from collections.abc import Iterator

import pytest

from game.core.words import opening, use_language
from game.kit.cards import SUITS, card_name, parse_card, suit_name
from game.kit.packs import number_card_name, parse_number_card


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


def test_a_german_card_has_a_hyphen() -> None:
    use_language("de")
    assert card_name(parse_card("DA")) == "Karo-Ass"
    assert number_card_name(parse_number_card("H13")) == "Herz-13"


def test_a_serbian_suit_has_a_small_letter_but_begins_a_line_with_a_large_one() -> None:
    use_language("sr")
    assert {suit_name(suit) for suit in SUITS} == {"pik", "herc", "karo", "tref"}
    assert (
        card_name(parse_card("SA")) == "pik as" and opening(card_name(parse_card("SA"))) == "Pik as"
    )
