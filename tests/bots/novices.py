"""Deals of novices: what they do beside what plain players of the same cards would."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.core.ruleset import Ruleset


@dataclass(frozen=True)
class Decision:
    """What a novice sees and may do, what he does, and what a plain player would.

    `table` is how things lie in truth, for whoever judges him.
    """

    table: Any
    view: Any
    legal: Sequence[Any]
    done: Any
    would: Callable[[], Any]

    @cached_property
    def plain(self) -> Any:
        """What a plain player would do; asked only where somebody wants to know."""
        return self.would()

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
            would = partial(ruleset.sense.policy, view, legal, luck.fork("plain"))
            yield Decision(state.table, view, legal, done, would)
        state.apply_action(done)
