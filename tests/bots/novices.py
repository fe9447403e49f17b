"""Deals of novices: what they do beside what plain players of the same cards would."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.core.ruleset import Ruleset


class Decision(NamedTuple):
    """What a novice sees and may do, what he does, and what a plain player would.

    `table` is how things lie in truth, for whoever judges him.
    """

    table: Any
    view: Any
    legal: Sequence[Any]
    done: Any
    plain: Any

    @property
    def is_slip(self) -> bool:
        """Whether it is another choice than the plain player's."""
        return bool(self.done != self.plain)


def decisions(ruleset: Ruleset[Any, Any, Any], standing: Any, seed: int) -> Iterator[Decision]:
    """Yield what novices do in a deal wherever they have a choice."""
    novice, luck, state = make_bot(ruleset, "novice"), Rng(seed), ruleset.new_deal(standing)
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.chance_action(luck))
            continue
        view, legal = state.view(player), state.legal_actions()
        done = next(iter(novice.think(view, legal, luck)))[0].action
        if len(legal) > 1:
            plain = ruleset.sense.policy(view, legal, luck.fork("plain"))
            yield Decision(state.table, view, legal, done, plain)
        state.apply_action(done)
