"""Novices slip about as often as their level says, and never but by what they see."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.catalogue import LEVELS, parse_spec
from game.core.rng import Rng
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit, parse_cards
from game.kit.packs import HIGH, Order
from game.kit.slips import Turn
from game.kit.tricks import PlayCard
from game.rulesets.catalogue import RULESETS
from tests.bots.novices import decisions

PLAYERS = {"whist": 4, "schnapsen": 3, "berzerka": 3, "bridge": 4}
LEAST = {"whist": 0.9, "schnapsen": 0.6, "berzerka": 0.85, "bridge": 0.7}
"""How many slips are another choice than the plain player's, by game: many auctions leave none."""


@pytest.mark.parametrize("game", PLAYERS)
def test_novices_stray_about_as_often_as_they_slip(game: str) -> None:
    ruleset, players = RULESETS[game], PLAYERS[game]
    slips = parse_spec("novice", game)[1] / 100
    done = [
        each.is_slip
        for seed in range(12)
        for each in decisions(
            ruleset, ruleset.opening(ruleset.options(), players, seed % players), seed
        )
    ]
    assert len(done) > 100
    slack = 2.5 * (slips * (1 - slips) / len(done)) ** 0.5
    assert LEAST[game] * slips - slack < sum(done) / len(done) < slips + slack


@pytest.mark.parametrize("game", PLAYERS)
def test_a_slip_is_one_of_the_legal_actions_and_the_same_by_the_same_chance(game: str) -> None:
    ruleset, players = RULESETS[game], PLAYERS[game]
    opening = ruleset.opening(ruleset.options(), players, 0)
    for each in decisions(ruleset, opening, 3):
        for seed in range(3):
            slipped = ruleset.sense.slip(each.view, each.legal, Rng(seed))
            assert slipped in each.legal
            assert slipped == ruleset.sense.slip(each.view, each.legal, Rng(seed))


def test_every_level_of_novice_is_a_careless_plain_player() -> None:
    for game in RULESETS:
        assert parse_spec(LEVELS["novice"].spec_in(game))[0] == "careless"


SIDE = {
    "whist": lambda table: (table.player,),
    "schnapsen": lambda table: table.side_of(table.player),
    "berzerka": lambda table: (table.player,),
    "bridge": lambda table: (table.hand_player, (table.hand_player + 2) % 4),
}
"""Who wins and loses with whoever plays a card."""


def stands(game: str, table: Any) -> tuple[Order, Suit]:
    """Return how cards stand to each other in the trick on the table, and trumps."""
    if game == "berzerka":
        return table.declaration.order(len(table.tricks)), table.declaration.in_trump
    return getattr(table, "order", HIGH), table.trump


def thrown_away(game: str, table: Any, legal: Sequence[Any], card: Card) -> str:
    """Return why no beginner would give this card to the trick, "" where one might."""
    order, trump = stands(game, table)
    lying, cards = table.trick.cards, [act.card for act in legal if isinstance(act, PlayCard)]
    best = table.trick.winner(trump, table.players, order)
    is_ours = best in SIDE[game](table)
    if not is_ours and order.best_place([*lying, card], trump) == len(lying):
        return ""
    lower = [each for each in cards if order.height[each] < order.height[card]]
    suit = order.suit[card]
    if is_ours and any(order.suit[each] == suit for each in lower):
        return "a higher card than is needed on a trick of one's own side"
    above = [each for each in range(52) if order.suit[each] == suit]
    is_honour = sum(order.height[each] > order.height[card] for each in above) < 5
    if is_honour and any(order.suit[each] in (suit, *({*SUITS} - {trump})) for each in lower):
        return "an honour where a lower card is there"
    return ""


@pytest.mark.parametrize("game", PLAYERS)
def test_no_slip_is_a_card_that_no_beginner_would_waste(game: str) -> None:
    ruleset, players = RULESETS[game], PLAYERS[game]
    slips = 0
    for seed in range(25):
        opening = ruleset.opening(ruleset.options(), players, seed % players)
        for each in decisions(ruleset, opening, seed):
            table = each.view.table
            if not isinstance(each.legal[0], PlayCard) or not table.trick.cards:
                continue
            plain = ruleset.sense.policy(each.view, each.legal, Rng(0))
            for n in range(4):
                done = ruleset.sense.slip(each.view, each.legal, Rng(n))
                if isinstance(done, PlayCard) and done != plain:
                    slips += 1
                    assert not thrown_away(game, table, each.legal, done.card), (table, done)
    assert slips > 100


def test_nobody_throws_an_ace_under_the_king_of_his_own_side() -> None:
    """It was done, and lost a game of 27 points."""
    king, ace, low, ten = parse_cards("SKSAS2HT")
    for cards, ours in (((ace, low), True), ((ace, ten), True), ((ten, low), True)):
        turn = Turn(cards, (king,), NO_TRUMP, is_ours=ours)
        assert turn.is_wasted(cards[0]) and not turn.is_wasted(cards[1])
    queen, jack, three = parse_cards("SQSJS3")
    theirs = Turn((queen, jack, three), (king,), NO_TRUMP)
    assert [theirs.is_wasted(card) for card in theirs.cards] == [True, True, False]
    assert not Turn((ace, low), (king,), NO_TRUMP).is_wasted(ace), "it takes the trick"
