"""Decks as texts: read, checked, written, and in figures."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rulesets.berserk.cards.box import card_named, cards, realm_deck, whole_box
from game.rulesets.berserk.cards.card import CardKind, Realm
from game.rulesets.berserk.cards.decks import (
    LARGEST,
    LONGEST,
    SMALLEST,
    BadDeck,
    deck_cards,
    deck_line,
    deck_text,
    faults,
    figures,
    parse_deck,
    read_deck,
)

PLAINS = realm_deck("plains")


@pytest.mark.parametrize("realm", list(Realm))
def test_a_realm_deck_is_a_deck(realm: Realm) -> None:
    deck = deck_cards(str(realm))
    assert deck == tuple(sorted(realm_deck(realm))) and faults(deck) == ()
    assert read_deck(deck_text(deck)) == read_deck(deck_line(deck)) == deck
    assert deck_cards(deck_line(deck)) == deck and "\n" not in deck_line(deck)


@given(st.integers(SMALLEST, LARGEST), st.integers(0, 2**32))
def test_any_deck_is_read_as_it_was_written(size: int, seed: int) -> None:
    deck = tuple(sorted(random.Random(seed).sample(whole_box(), size)))
    assert read_deck(deck_text(deck)) == read_deck(deck_line(deck)) == deck


def test_how_a_deck_may_be_written() -> None:
    text = """# Riders
    3 plains-outrider
    2x plains-slinger, 1 × plains-khan,
    plains-kite

    Plains-Scout"""
    names = ["outrider"] * 3 + ["slinger"] * 2 + ["scout", "kite", "khan"]
    expected = sorted(card_named(f"plains-{name}").number for name in names)
    assert parse_deck(text) == tuple(expected)
    assert deck_line(parse_deck(text)).startswith("3 plains-outrider, 2 plains-slinger, 1 ")
    assert parse_deck("") == parse_deck("# nothing") == ()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "at least 30 cards; this one has 0"),
        ("plains", "no card “plains”"),
        ("3 plains-outrider", "at least 30 cards; this one has 3"),
        ("3 plains-outrideer", "no card “plains-outrideer”; is plains-outrider meant"),
        ("3 outrider", "is plains-outrider meant (Grass-Sea Outrider)?"),
        ("qqqq", "There is no card “qqqq”."),
        ("4 plains-outrider", "1 to 3 copies of a card; Grass-Sea Outrider would be there 4 times"),
        ("2 plains-outrider, 2 plains-outrider", "at least 30"),
        ("0 plains-outrider", "would be there 0 times"),
        ("-1 plains-outrider", "is not a number and a card"),
        ("3 plains outrider", "“3 plains outrider” is not a number and a card, such as “3 plains-"),
        ("99999 plains-outrider", "is not a number and a card"),
        ("\x1b[31m", "“?[31m”"),
        ("x" * (LONGEST + 1), f"at most {LONGEST} characters"),
    ],
    ids=lambda value: value[:30],
)
def test_what_is_no_deck(text: str, told: str) -> None:
    with pytest.raises(BadDeck) as wrong:
        read_deck(text)
    assert told in str(wrong.value) and "\n" not in str(wrong.value)


@pytest.mark.rule("BW-02")
def test_what_keeps_cards_from_being_a_deck() -> None:
    assert faults(PLAINS[:29]) == ("A deck has at least 30 cards; this one has 29.",)
    assert faults(whole_box()[:51]) == ("A deck has at most 50 cards; this one has 51.",)
    four = (*PLAINS, PLAINS[0])
    assert faults(four) == (
        "A deck has 1 to 3 copies of a card; Grass-Sea Outrider would be there 4 times.",
    )
    with pytest.raises(BadDeck, match="4 times"):
        read_deck(f"{deck_text(PLAINS)}\n1 plains-outrider")
    things = [each.number for each in cards() if not each.is_creature] * 3
    assert faults(things[:30]) == ("A deck needs a creature: without one its battle is lost.",)


def test_figures() -> None:
    found = figures((*PLAINS, card_named("griffin").number, card_named("thick-fog").number))
    assert (found.size, found.elites, found.ranged) == (32, 13, 4)
    assert found.by_cost == {
        3: (6, 0), 4: (6, 2), 5: (5, 3), 6: (2, 3), 7: (0, 2), 8: (0, 2), 9: (0, 1),
    }  # fmt: skip
    assert found.kinds == {CardKind.CREATURE: 29, CardKind.FLYER: 2, CardKind.TERRAIN: 1}
    assert found.realms == {Realm.PLAINS: 30, None: 2}
    assert found.crystals == 148 + 8 + 3
    assert found.average_cost == pytest.approx(159 / 32)
    assert found.elite_share == pytest.approx(13 / 32)
    assert figures((card_named("centaur-bow").number,)).realms == {
        Realm.PLAINS: 1, Realm.FORESTS: 1,
    }  # fmt: skip


def test_figures_of_no_cards() -> None:
    found = figures(())
    assert (found.size, found.by_cost, found.average_cost, found.elite_share) == (0, {}, 0, 0)
