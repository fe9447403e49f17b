"""What trials show of a card beside another: the tricks that both bring, exactly solved.

What is counted is named so: `tricks`, those of the player's side in the whole deal, and `reached`,
whether they are enough: the contract made, or beaten where he defends.
"""

from collections.abc import Iterator
from itertools import islice

from game.core.outlook import Outlook, compared
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.bridge.actions import BridgeAction
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.playout import MOST_SOLVED
from game.rulesets.bridge.table import BridgeTable, BridgeView
from game.rulesets.bridge.trials import solving
from game.rulesets.bridge.worlds import worlds

SOLVED = {13: 12, 12: 16, 11: 24}
"""How many worlds are solved by the tricks left: the more, the longer it takes."""
MOST = 48
"""How many where fewer are left."""


def outlook(
    view: BridgeView, best: BridgeAction, other: BridgeAction, rng: Rng, count: int
) -> Outlook | None:
    """Return what comes of two cards in the same worlds, None of calls, claims and opening leads,
    of which the book knows more than a few worlds tell."""
    from game.kernels.compiled import is_compiled  # which brings numba: not for the window

    table = view.table
    left = table.options.tricks - len(table.tricks)
    if not (isinstance(best, PlayCard) and isinstance(other, PlayCard) and is_compiled()):
        return None
    if left > MOST_SOLVED or table.is_opening_lead:
        return None
    side = side_of(table.hand_player)
    won, aim = table.tricks_of(side), table.aim_of(side)
    both = [
        tuple(won + each for each in _tricks(world, best, other))
        for world in islice(_tables(view, rng), min(count, SOLVED.get(left, MOST)))
    ]
    with_best, with_other = zip(*both, strict=True)
    return compared(
        best,
        other,
        {
            "tricks": (with_best, with_other),
            "reached": ([each >= aim for each in with_best], [each >= aim for each in with_other]),
        },
    )


def _tables(view: BridgeView, rng: Rng) -> Iterator[BridgeTable]:
    """Yield tables without end on which all hands lie as they may, oftener where the calls fit."""
    return (world.table for world in worlds(view, rng) if world is not None)


def _tricks(table: BridgeTable, best: PlayCard, other: PlayCard) -> tuple[int, int]:
    """Return how many of the tricks left the side to play wins with either card."""
    *_, by_card = solving(table, (best, other))
    assert by_card is not None, "solving ends with what it has found"
    return by_card[best.card], by_card[other.card]
