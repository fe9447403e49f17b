"""Matches brought to a moment by plain players, who think about each decision only once."""

from collections.abc import Callable
from itertools import count
from typing import Any

from game.core.rng import Rng
from game.session.match import Match

_decided: dict[str, tuple[list[Any], Rng]] = {}
"""What plain players have decided in a match from some place on, and what luck they have left."""


def play_to(match: Match, is_there: Callable[[Match], bool], luck: int) -> Match:
    """Let plain players go on with a match to the moment, or to its end; return the match.

    The same match with the same `luck` takes the same way each time. What was decided there before
    is not thought about again.
    """
    actions, rng = _decided.setdefault(f"{match.record()} {luck}", ([], Rng(luck)))
    for number in count():
        if match.is_over or is_there(match):
            break
        if number == len(actions):
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            actions.append(match.ruleset.sense.policy(view, legal, rng))
        match.apply(match.to_act, actions[number])
    return match


def the_end(_match: Match) -> bool:
    """Return False, as no moment before the end is meant."""
    return False
