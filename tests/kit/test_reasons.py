"""Reasons for a card: they say what is so, and what tells it."""

import pytest

from game.kit.cards import DECK, NO_TRUMP, SPADES, card_name, parse_cards, suit_name
from game.kit.packs import HIGH
from game.kit.reasons import Choice, card_reason
from game.kit.tricks import Trick


def told(
    card: str,
    legal: str,
    trick: str = "",
    *,
    wants: bool | None = True,
    gone: str = "",
    is_last: bool = False,
    trumps: bool = False,
) -> str:
    held, lying = parse_cards(legal), parse_cards(trick)
    seen = {*held, *lying, *parse_cards(gone)}
    choice = Choice(
        parse_cards(card)[0],
        held,
        Trick(0, lying),
        SPADES if trumps else NO_TRUMP,
        HIGH,
        [each for each in DECK if each not in seen],
        is_last,
        suit_name,
        card_name,
    )
    return card_reason(choice, wants)


@pytest.mark.parametrize(
    ("reason", "part"),
    [
        (told("HA", "HAH2"), "Nothing that may still be out beats it"),
        (told("HA", "HAH2", trumps=True), "only a trump can take it"),
        (told("HQ", "HQH2", gone="HA"), "1 higher card of Hearts may still be out, and must"),
        (told("HQ", "HQH2", wants=False), "2 higher cards of Hearts may still be out to take it"),
        (told("HA", "HAH2", "HK"), "nothing that may still be out beats it"),
        (told("HQ", "HQHA", "HJ", is_last=True), "no cheaper card would"),
        (told("HQ", "HQH2", "HJ"), "2 cards that may be out could still beat it"),
        (told("H2", "HQH2", "HJ"), "keeps the Queen of Hearts for a later one"),
        (told("H2", "H9H2", "HJ"), "so the least of them goes"),
        (told("H9", "H9H2", "HJ", wants=False), "the highest of yours that does not"),
        (told("H2", "H9H2", "HJ", wants=False), "does not beat the Jack of Hearts, so"),
        (told("HA", "HAHK", "HJ", wants=False, is_last=True), "the highest goes"),
        (told("HQ", "HQHK", "HJ", wants=False), "1 card that may be out could beat this one"),
        (told("HA", "HAH2", "HJ", wants=False), "so that it cannot be made to take a worse one"),
        (told("HA", "HAH2", "HJ", wants=None), "It takes the trick."),
    ],
)
def test_what_is_said_is_so(reason: str, part: str) -> None:
    assert part in reason
