"""Tricks that a game calls sure: they come true, and what a seat cannot see does not move them."""

import pytest

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.core.sense import nothing_sure
from game.kit.tricks import TrickTaken
from tests.conformance.games import GAMES
from tests.conformance.matches import new_match, play_on, twin

PROVING = [game for game in GAMES if game.is_usual and game.ruleset.sense.rest is not nothing_sure]


def leads(count, game):
    """Yield matches whose next player leads and is sure of two tricks or more."""
    number = 0
    while count:
        number += 1
        rng = Rng(number).fork("sure", str(game))
        match = new_match(game, number, 1)
        while match.to_act != TERMINAL:
            view = match.state.view(match.to_act)
            if len(found := game.ruleset.sense.rest(view)) > 1:
                count -= 1
                yield match, found
                break
            play_on(match, rng, 1)


@pytest.mark.parametrize("game", PROVING, ids=str)
def test_sure_tricks_come_true_and_follow_from_what_the_player_sees(game):
    for match, found in leads(2, game):
        seat = match.to_act
        for number in range(3):
            rng = Rng(number)
            other = twin(match, seat, rng.fork("world"))
            assert game.ruleset.sense.rest(other.state.view(seat)) == found
            state, events, left = other.state, [], list(found)
            while not state.is_terminal():
                player, legal = state.current_player(), state.legal_actions()
                own = player == seat and left
                state.apply_action(left.pop(0) if own else rng.choice(legal), events.append)
            taken = [each.player for each in events if isinstance(each, TrickTaken)]
            assert taken == [seat] * len(found), (found, match.actions)


@pytest.mark.parametrize("game", PROVING, ids=str)
def test_nobody_else_is_told_that_tricks_are_sure(game):
    match, _found = next(leads(1, game))
    for seat in (*range(game.players), None):
        if seat != match.to_act:
            assert not game.ruleset.sense.rest(match.state.view(seat))
