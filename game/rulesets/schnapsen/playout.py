"""Fast play to the end of a deal, for search: the plain player's calls and cards, by kernels."""

from game.core.rng import Rng
from game.rulesets.schnapsen.phases import PHASES
from game.rulesets.schnapsen.position import Phase, SchnapsenTable
from game.rulesets.schnapsen.state import SchnapsenState


def playout(state: SchnapsenState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    table = state.table
    while table.phase != Phase.OVER and (draw := PHASES[table.phase].draw) is not None:
        table = PHASES[table.phase].apply(table, draw(table, rng), None)
    return played_out(table, rng)


def played_out(table: SchnapsenTable, rng: Rng) -> tuple[float, ...]:
    """Return the utilities of a deal in which somebody is to say or play something, or over."""
    from game.rulesets.schnapsen.numbers import calls_in_numbers, in_numbers

    if table.ending is not None:
        return table.returns()
    if table.phase in (Phase.CLAIM, Phase.PLAY):
        found = in_numbers(table)
    else:
        found = calls_in_numbers(table, rng.below(1 << 52))
    found.play_out()
    return found.returns()
