"""Tandem's hints: what a choice brings, and a card of the hand that wins."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from game.core.explain import Each, Feature, Guide, Role, Unit
from game.core.rng import Rng
from game.core.tally import WORTH
from tests.toys.tandem.sense import playout, worlds
from tests.toys.tandem.table import TandemAction, TandemView


def count(
    view: TandemView, choices: Sequence[TandemAction], rng: Rng, most: int
) -> Mapping[str, Any]:
    """Return what choices bring in the same worlds."""
    rows, player = [], view.table.player
    drawn = filter(None, worlds(view, rng.fork("worlds")))
    for number, world in enumerate(islice(drawn, most)):
        row = []
        for action in choices:
            state = world.clone()
            state.apply_action(action)
            row.append(float(playout(state, rng.fork(number))[player]))
        rows.append(row)
    return {WORTH: rows}


GUIDE: Guide[TandemView] = Guide(
    facts=(),
    features=lambda view: [Feature(WORTH, "points", "{n}, not {m}.", unit=Unit.POINTS, least=0.1)],
    each=Each(lambda view: (), str, lambda member, action: False, {Role.THIRD: "{member}"}),
    kind=lambda view, action: action,
    cost=lambda view, action: (str(action),),
    name=lambda view, action: str(action),
    wants=lambda view: 1,
    count=count,
    worlds=20,
)
