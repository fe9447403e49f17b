"""Fast play to the end of a deal, for search: the plain player's calls, then kernels."""

from game.core.rng import Rng
from game.rulesets.schnapsen.phases import PHASES
from game.rulesets.schnapsen.policy import choice
from game.rulesets.schnapsen.position import Phase, SchnapsenTable
from game.rulesets.schnapsen.state import SchnapsenState


def playout(state: SchnapsenState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    table = state.table
    while table.phase not in (Phase.CLAIM, Phase.PLAY, Phase.OVER):
        rules = PHASES[table.phase]
        if rules.draw is not None:
            action = rules.draw(table, rng)
        else:
            action = choice(table.seen_by(table.player), rules.legal(table))
        table = rules.apply(table, action, None)
    return played_out(table)


def played_out(table: SchnapsenTable) -> tuple[float, ...]:
    """Return the utilities of a deal whose cards are being played, or over."""
    from game.rulesets.schnapsen.numbers import in_numbers

    if table.ending is not None:
        return table.returns()
    found = in_numbers(table)
    found.play_out()
    return found.returns()
