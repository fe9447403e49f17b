"""A deal tried again: the same to whoever plays it, and nothing to anybody else."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.catalogue import ruleset
from game.session.match import Match, Seat
from game.session.port import Port
from game.session.review.moments import Moment, SeenDeal, outcome_words, seen_deals, tried_again
from tests.session.tables import play, whist

GAMES = ("whist", "schnapsen", "berzerka", "bridge")


def played(game: str) -> Match:
    rules = ruleset(game)
    others = [Seat("club", f"P{n}") for n in range(1, rules.players[0])]
    return play(Match(rules, rules.options(), [Seat("human", "Ana"), *others], 7, 1))


def some(deal: SeenDeal) -> Iterator[Moment]:
    """Yield a moment near the beginning of the deal, one in the middle, and one near its end."""
    free = [moment for moment in deal.moments if not moment.is_forced]
    yield from free[:: max(1, len(free) // 3)]


def view(match: Match) -> Any:
    return Port[Any, Any](match, match.to_act).view()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stream", [None, Rng(5)])
def test_it_stands_as_it_stood_and_ends_with_its_deal(game: str, stream: Rng | None) -> None:
    record = played(game).record()
    [deal] = seen_deals(record, 0)
    for moment in some(deal):
        match = tried_again(record, 0, moment, stream)
        assert view(match) == moment.view and match.to_act == 0 and match.seats[0].is_human
    play(match)
    assert match.is_over and len(match.deal_returns) == 1
    said = outcome_words(match, 0, deal.brought)
    assert "the first time" in said and "deal" not in said


def test_a_battle_tried_again_is_won_or_lost() -> None:
    match = Match(BERSERK, BERSERK.options(), [Seat("human", "Ana"), Seat("club", "Bo")], 2)
    match.deal_returns.append((1.0, -1.0))
    told = "This time: You won it. The first time: You lost it."
    assert outcome_words(match, 0, -1.0) == told


def test_the_same_cards_and_choices_bring_the_same_and_other_cards_differ() -> None:
    whole = play(whist(seed=3))
    record = whole.record()
    deal = list(seen_deals(record, 0))[5]
    moment = next(each for each in deal.moments if not each.is_forced)
    same = tried_again(record, 0, moment, None)
    for text in record.actions[moment.number :]:
        if not same.is_over:
            same.apply(same.to_act, same.ruleset.parse_action(text))
    assert same.is_over and same.deal_returns[-1][0] == deal.brought
    hands = {tried_again(record, 0, moment, Rng(n)).state.table.hands for n in range(8)}
    assert len(hands) > 1


def test_other_people_at_the_table_are_played_by_the_computer() -> None:
    two = [Seat("human", "Ana"), Seat("human", "Bo"), Seat("club", "Cy"), Seat("club", "Di")]
    record = play(whist(seed=3, seats=two)).record()
    deal = next(seen_deals(record, 1))
    match = tried_again(record, 1, deal.moments[0], None)
    assert [seat.is_human for seat in match.seats] == [False, True, False, False]
    assert match.names == ("Ana", "Bo", "Cy", "Di")
