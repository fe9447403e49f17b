"""Moves tried in worlds: cards by the exact solver, which tells what all of them bring at once."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.double_dummy import looked_for_by_card
from game.rulesets.bridge.actions import BridgeAction
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.playout import playout
from game.rulesets.bridge.state import BridgeState, utilities
from game.rulesets.bridge.table import BridgeTable, BridgeView
from game.rulesets.bridge.worlds import worlds
from game.rulesets.bridge.writing import draw, result_with
from game.search.race import WorldTrials

MOST_SOLVED = 13
"""From so many tricks left on, worlds are solved from the card to be played. Before that, at the
first of fourteen tricks, they are played out to where they can be, as at the opening lead."""
COST = {13: 8, 12: 4, 11: 2}
"""How many playouts a card tried counts for by the tricks left, else one: to solve takes longer."""

FEWEST = 8
"""Worlds that are solved at least, as far as there are playouts for them."""


def trials(view: BridgeView, moves: Sequence[BridgeAction], rng: Rng, _most: int) -> WorldTrials:
    """Return trials of the moves in worlds, those oftener that fit the calls."""
    from game.kernels.compiled import is_compiled  # which brings numba: not for the window

    table = view.table
    left = table.options.tricks - len(table.tricks)
    found, stream = worlds(view, rng), rng.fork("play")
    if table.is_playing and not table.is_opening_lead and left <= MOST_SOLVED and is_compiled():
        return Solved(moves, found, playout, stream, COST.get(left, 1))
    return WorldTrials(moves, found, playout, stream)


class Solved(WorldTrials):
    """Cards tried by what they bring where everybody plays as if all hands lay open."""

    _of: BridgeState | None = None
    _looked_for: Iterator[Mapping[Card, int] | None]
    _worth: Mapping[Card, float] | None = None

    def affordable(self, trials: int) -> int:
        """Return how many there can be for so many playouts, at their cost, or for a few worlds."""
        return min(trials, max(super().affordable(trials), FEWEST * len(self.legal)))

    def tried(self, world: BridgeState, number: int) -> float | None:
        """Return what a card brings in a world, which is solved for all its cards at once."""
        action = self.legal[number]
        if not isinstance(action, PlayCard):
            return super().tried(world, number)
        if world is not self._of:
            self._of, self._worth = world, None
            self._looked_for = _solved(world.table, self.legal)
        if self._worth is None:
            by_card = next(self._looked_for)
            if by_card is None:
                return None
            self._worth = _worth(world.table, by_card, self.rng)
        return self._worth[action.card]


def _solved(
    table: BridgeTable, moves: Sequence[BridgeAction]
) -> Iterator[Mapping[Card, int] | None]:
    """Yield the tricks that come of each card, all hands open; None until they are found."""
    hands = [table.held(player) for player in range(4)]
    trick, cards = table.trick, [move.card for move in moves if isinstance(move, PlayCard)]
    return looked_for_by_card(hands, table.trump, trick.leader, trick.cards, table.order, cards)


def _worth(table: BridgeTable, by_card: Mapping[Card, int], rng: Rng) -> dict[Card, float]:
    """Return what each card brings to the player to act who makes so many tricks with it."""
    contract = table.contract
    assert contract is not None, "there is a contract"
    is_declarers = side_of(table.hand_player) == contract.side
    left, won = table.options.tricks - len(table.tricks), table.tricks_of(contract.side)
    hidden = draw(table, rng).cards
    brought = {}
    for tricks in {*by_card.values()}:
        made = won + (tricks if is_declarers else left - tricks)
        found = utilities(table.standing, result_with(table, contract, made, hidden))
        brought[tricks] = found[table.player]
    return {card: brought[tricks] for card, tricks in by_card.items()}
