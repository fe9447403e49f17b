"""Matches to look at through their ports."""

from copy import copy
from typing import Any

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.session.match import Match, Seat
from tests.conformance.games import Game


def new_match(game: Game, seed: int, deals: int | None = None) -> Match:
    """Return a match that has just been dealt."""
    seats = [Seat("random", f"seat {number}") for number in range(game.players)]
    return Match(game.ruleset, game.options, seats, seed, deals)


def play_on(match: Match, rng: Rng, decisions: int | None = None) -> Match:
    """Make this many decisions at random, or all that are left."""
    while (player := match.to_act) != TERMINAL and decisions != 0:
        match.apply(player, rng.choice(match.state.legal_actions()))
        decisions = decisions and decisions - 1
    return match


def twin(match: Match, seat: int, rng: Rng) -> Match:
    """Return the match as it might be for all this seat knows: what it cannot see is drawn anew.

    Only for a match in its first deal, whose events are all of that deal.
    """
    assert match.standing.deals_played == 0
    world = match.ruleset.sense.determinize(match.state.view(seat), rng)
    other = copy(match)
    other.state = match.ruleset.new_deal(match.standing)
    events: list[Any] = []
    for action in world.history:
        other.state.apply_action(action, events.append)
    other.events = events
    assert vars(other.state) == vars(world)
    return other
