"""What players owe to a trick, under every set of rules, against a plain reading of them."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kit.cards import CLUBS, DECK, HEARTS, NO_TRUMP, SPADES, Card, parse_card, parse_cards
from game.kit.knowledge import shown_lacking
from game.kit.packs import HIGH, LOW, RED_JOKER, Order
from game.kit.tricks import Duty, Trick, TrickRules

CLAUSES = {duty: f"X-{duty.value}" for duty in Duty}
ALL_RULES = [
    TrickRules(CLAUSES, must_trump=trump, must_beat=beat)
    for trump, beat in product((False, True), repeat=2)
]
HANDS = st.sets(st.sampled_from(DECK), min_size=1, max_size=8).map(sorted)
TRICKS = st.lists(st.sampled_from(DECK), max_size=3, unique=True)
TRUMPS = st.sampled_from([*range(4), NO_TRUMP])


def open_by_the_book(
    rules: TrickRules, hand: list[Card], trick: list[Card], trump: int, order: Order
) -> list[Card]:
    """Which cards may be played, sentence by sentence."""
    if not trick:
        return hand
    best = trick[order.best_place(trick, trump)]
    duties = [[c for c in hand if c.suit == trick[0].suit]]
    if rules.must_trump:
        duties.append([c for c in hand if c.suit == trump])
    for able in duties:
        if able:
            better = [c for c in able if order.beats(c, best, trump)]
            return better if rules.must_beat and better else able
    return hand


@pytest.mark.parametrize("rules", ALL_RULES)
@given(hand=HANDS, trick=TRICKS, trump=TRUMPS, order=st.sampled_from([HIGH, LOW]))
def test_open_cards_are_those_of_the_book(
    rules: TrickRules, hand: list[Card], trick: list[Card], trump: int, order: Order
) -> None:
    lying = Trick(0, tuple(trick))
    cards, duty = rules.open_cards(hand, lying, trump, order)
    assert list(cards) == open_by_the_book(rules, hand, trick, trump, order)
    for card in hand:
        refusal = rules.refusal(card, hand, lying, trump, order)
        assert (refusal is None) == (card in cards)
        if refusal is not None:
            owes_suit = duty is Duty.BEAT and card.suit != trick[0].suit
            assert refusal.rule == CLAUSES[Duty.FOLLOW if owes_suit else duty]
            assert refusal.sentence.endswith(".")


def test_a_card_that_is_not_held_is_refused() -> None:
    refusal = ALL_RULES[0].refusal(parse_card("SA"), parse_cards("H2"), Trick(0), NO_TRUMP)
    assert (
        refusal is not None and refusal.sentence == "SA is not in your hand." and not refusal.rule
    )


def test_a_floating_joker_follows_as_a_card_of_the_suit_led() -> None:
    hand = (*parse_cards("C2"), RED_JOKER)
    led = Trick(0, parse_cards("H5"))
    cards, duty = ALL_RULES[0].open_cards(hand, led, NO_TRUMP)
    assert [str(card) for card in cards] == ["H*"] and duty is Duty.FOLLOW
    away, free = ALL_RULES[0].open_cards(hand, Trick(0, parse_cards("S5")), NO_TRUMP)
    assert [str(card) for card in away] == ["C2", "R*"] and free is Duty.FREE


@pytest.mark.parametrize("rules", ALL_RULES)
@given(hand=HANDS, trick=TRICKS, trump=TRUMPS, pick=st.integers(0, 7))
def test_what_a_player_has_shown_to_lack_he_does_not_hold(
    rules: TrickRules, hand: list[Card], trick: list[Card], trump: int, pick: int
) -> None:
    """Whatever legal card he plays: none of the cards he is said to lack is among the others."""
    trick = [card for card in trick if card not in hand]
    cards, _duty = rules.open_cards(hand, Trick(0, tuple(trick)), trump)
    played = cards[pick % len(cards)]
    full = Trick(0, (*trick, played))
    lacking = shown_lacking([full], 4, rules, trump)[len(trick)]
    assert not any(lacking >> card & 1 for card in hand if card != played)


@pytest.mark.parametrize(
    ("rules", "trick", "trump", "lacks"),
    [
        (ALL_RULES[0], "H5C2", SPADES, {HEARTS}),
        (ALL_RULES[2], "H5C2", SPADES, {HEARTS, SPADES}),
        (ALL_RULES[2], "H5S2", SPADES, {HEARTS}),
        (ALL_RULES[0], "H5H2", SPADES, set()),
        (ALL_RULES[2], "H5C2", NO_TRUMP, {HEARTS}),
    ],
)
def test_who_does_not_follow_lacks_the_suit_and_who_need_trump_and_does_not_lacks_trumps(
    rules: TrickRules, trick: str, trump: int, lacks: set[int]
) -> None:
    shown = shown_lacking([Trick(0, parse_cards(trick))], 4, rules, trump)[1]
    assert {card.suit for card in DECK if shown >> card & 1} == lacks


def test_who_must_beat_and_does_not_lacks_what_would_have() -> None:
    rules = TrickRules(CLAUSES, must_trump=True, must_beat=True)
    shown = shown_lacking([Trick(0, parse_cards("HTH2"))], 4, rules, CLUBS)[1]
    assert [str(card) for card in DECK if shown >> card & 1] == ["HJ", "HQ", "HK", "HA"]
    ruffed = shown_lacking([Trick(0, parse_cards("HTC9C2"))], 4, rules, CLUBS)[2]
    assert {str(c) for c in DECK if ruffed >> c & 1 and c.suit == CLUBS} == {
        "CT", "CJ", "CQ", "CK", "CA"
    }  # fmt: skip


@pytest.mark.parametrize(("led", "faces"), [("", "H*, D*"), ("H2", "H*")])
def test_who_plays_a_floating_joker_is_told_to_say_of_which_suit(led: str, faces: str) -> None:
    trick = Trick(0, tuple(parse_cards(led)))
    refusal = ALL_RULES[0].refusal(RED_JOKER, [RED_JOKER, *parse_cards("S2")], trick, NO_TRUMP)
    assert refusal is not None and refusal.sentence.endswith(f"play it as {faces}.")
