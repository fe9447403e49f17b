"""Several cards that are put away, one after the other: they are one choice."""

from typing import Any

import pytest

from game.core.protocols import Whole
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.session.hint import Adviser, hinting
from game.session.match import Match, Seat
from game.session.port import Turn
from game.session.taking_back import handed_over, last_own

KIND = {"schnapsen": "PutAway", "berzerka": "Discard"}


def exchange(game: str) -> Match:
    """Return a match in which a player is to put cards away, and has put none."""
    rules = RULESETS[game]
    seats = [Seat("club", name) for name in "ABC"]
    for seed in range(1, 40):
        match = Match(rules, rules.options(), seats, seed)
        while match.standing.deals_played == 0:
            turn = Turn.of(match)
            if any(type(each).__name__ == KIND[game] for each in turn.legal_actions()):
                return match
            match.apply(
                match.to_act, rules.sense.policy(turn.view(), turn.legal_actions(), Rng(seed))
            )
    raise AssertionError("no exchange in forty deals")


def puts(match: Match) -> list[Any]:
    """Return what can be put away, in order."""
    return [each for each in Turn.of(match).legal_actions() if type(each).__name__ in KIND.values()]


@pytest.mark.parametrize("game", KIND)
def test_a_hint_asks_which_cards_as_one_choice(game: str) -> None:
    asked = next(hinting(Turn.of(exchange(game)), Adviser()))
    assert asked.in_words and all(isinstance(each, Whole) for each in asked.legal)


@pytest.mark.parametrize("game", KIND)
def test_cards_handed_over_together_are_taken_back_together(game: str) -> None:
    match = exchange(game)
    player, begun = match.to_act, len(match.actions)
    while match.to_act == player and (left := puts(match)):
        match.apply(player, left[0])
    if game == "berzerka" and match.to_act == player:
        match.apply(player, next(a for a in Turn.of(match).legal_actions() if str(a) == "done"))
    assert len(match.actions) > begun + 1
    last = last_own(match, [player])
    assert last is not None and handed_over(match, last) == begun
