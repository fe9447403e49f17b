"""Play to the end of a deal, for search: everyone has the plain player's sense."""

from game.core.rng import Rng
from game.rulesets.whist.state import WhistState


def playout(state: WhistState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    from game.rulesets.whist.numbers import in_numbers

    while state.table.is_dealing:
        state.apply_action(state.chance_action(rng))
    if state.is_terminal():
        return state.returns()
    found = in_numbers(state.table)
    found.play_out()
    return found.returns()
