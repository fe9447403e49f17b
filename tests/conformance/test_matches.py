"""A thousand whole matches at random: none breaks, and no card is lost or comes twice.

The usual run plays the first of them, the long one the rest.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from game.core.options import spec_of
from game.core.protocols import Event
from game.core.rng import Rng
from game.kit.cards import Card
from game.kit.tricks import CardPlayed, HandDealt, TrickTaken
from game.rulesets.whist import WHIST
from game.rulesets.whist.table import DealScored
from game.session.match import MatchEnded
from tests.conformance.games import GAMES, Game
from tests.conformance.matches import new_match, play_on

MATCHES = 1000
IN_SUITE = 400
"""So many have every table with every scoring and every length."""
CHUNKS = 8

SCORINGS: Sequence[Any] = spec_of(WHIST.options, "scoring").choices
HANDS: Sequence[Any] = spec_of(WHIST.options, "largest_hand").choices


def game(number: int) -> Game:
    """Return the game of one match: tables change fastest, then hands, then scorings."""
    number, players = divmod(number, len(WHIST.players))
    row, largest = divmod(number, len(HANDS))
    turns, scoring = divmod(row, len(SCORINGS))
    options = WHIST.options(
        scoring=SCORINGS[scoring],
        largest_hand=HANDS[(largest + turns) % len(HANDS)],
        spades_double=row % 2 == 1,
    )
    return Game(WHIST, options, WHIST.players[players])


def check(number: int) -> None:
    match = play_on(new_match(game(number), seed=number), Rng(number).fork("players"))
    assert match.standing.is_over
    sizes = [check_deal(deal, len(match.seats)) for deal in deals(match.events)]
    assert sizes == [result.cards for result in match.standing.results]
    ended = match.events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.winners and ended.scores == match.standing.scores


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_four_hundred_matches(chunk: int) -> None:
    for number in range(chunk, IN_SUITE, CHUNKS):
        check(number)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_thousand_matches(chunk: int) -> None:
    for number in range(IN_SUITE + chunk, MATCHES, CHUNKS):
        check(number)


def test_those_of_the_suite_cover_every_table_with_every_scoring_and_every_length() -> None:
    games = [game(number) for number in range(IN_SUITE)]
    assert {(each.players, each.options.scoring) for each in games} == set(
        product(WHIST.players, SCORINGS)
    )
    assert {(each.players, each.options.largest_hand) for each in games} == set(
        product(WHIST.players, HANDS)
    )
    assert {each.options.spades_double for each in games} == {False, True}


def deals(events: list[Event]) -> Iterator[list[Event]]:
    """Yield the events of each deal, its score the last."""
    deal: list[Event] = []
    for event in events:
        deal.append(event)
        if isinstance(event, DealScored):
            yield deal
            deal = []


def check_deal(events: list[Event], players: int) -> int:
    """Check one deal by its events alone, and return the cards of a hand."""
    hands: dict[int, set[Card]] = {}
    taken = [0] * players
    table: list[Card] = []
    for event in events:
        match event:
            case HandDealt(player, count, cards) if cards is not None:
                assert len(set(cards)) == count and player not in hands
                assert not any(hand & set(cards) for hand in hands.values())
                hands[player] = set(cards)
            case CardPlayed(player, card):
                hands[player].remove(card)
                table.append(card)
            case TrickTaken(player, trick):
                assert list(trick.cards) == table and len(table) == players
                taken[player] += 1
                table = []
            case DealScored(result, _totals):
                assert list(result.tricks) == taken and sum(taken) == result.cards
                assert sum(result.bids) != result.cards
                assert not table and not any(hands.values())
                return result.cards
    raise AssertionError("a deal ends with its score")


def test_what_passes_a_deal_out_ends_it_and_scores_nothing() -> None:
    found = [each for each in GAMES if each.ruleset.passed_out]
    assert found
    for each in found:
        match = new_match(each, seed=4)
        for action in each.ruleset.passed_out:
            assert match.standing.deals_played == 0
            match.apply(match.to_act, action)
        assert match.standing.deals_played == 1 and not any(match.standing.scores)
