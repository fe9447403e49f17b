"""Moves tried in worlds: cards by the exact solver, which tells what all of them bring at once."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from game.core.rng import Rng
from game.core.tally import WORTH
from game.kit.cards import Card
from game.kit.double_dummy import looked_for_by_card, tricks_by_card
from game.kit.packs import leaves_hand
from game.kit.tricks import PlayCard
from game.rulesets.bridge.actions import BridgeAction
from game.rulesets.bridge.cardplay.defending import bid_by_all
from game.rulesets.bridge.cardplay.opening import tricks_of_lead
from game.rulesets.bridge.cardplay.sight import sight
from game.rulesets.bridge.contract import Contract, side_of
from game.rulesets.bridge.policy import MOST_SOLVED, playout
from game.rulesets.bridge.state import BridgeState, utilities
from game.rulesets.bridge.table import BridgeTable, BridgeView
from game.rulesets.bridge.worlds import worlds
from game.rulesets.bridge.writing import draw, result_with
from game.search.race import WorldTrials

COST = {13: 8, 12: 4, 11: 2}
"""How many playouts a card tried counts for by the tricks left, else one: to solve takes longer."""

COST_OF_LEADS = 7
"""The same for opening leads."""
FEWEST = 8
"""Worlds that are solved at least, as far as there are playouts for them."""
TABLE_COUNTS = 20
"""How many worlds the table of leads counts for: tricks differ from one to the next by so much more
than what it says of a lead is off (docs/strength.md)."""
DOWN, OVER = 3, 2
"""From so many tricks too few to so many over it is counted what a trick brings."""
APART = 3
"""Of worlds that leads are tried in one of so many is taken, as each is like the one before."""
SOLVED = {13: 10, 12: 24, 11: 48}
"""How many worlds are solved for a hint by the tricks left, where that takes long."""
FOLLOWED = 9
"""From so many tricks left on it is followed which cards win one: before that it takes too long."""


def trials(view: BridgeView, moves: Sequence[BridgeAction], rng: Rng, _most: int) -> WorldTrials:
    """Return trials of the moves in worlds, those oftener that fit the calls."""
    table = view.table
    left = table.options.tricks - len(table.tricks)
    found, stream = worlds(view, rng), rng.fork("play")
    if not are_solved(table):
        return WorldTrials(moves, found, playout, stream)
    if table.is_opening_lead:
        return Leads(view, moves, found, stream)
    return Solved(moves, found, playout, stream, COST.get(left, 1))


def are_solved(table: BridgeTable) -> bool:
    """Tell whether cards are weighed by the exact solver."""
    from game.kernels.compiled import is_compiled  # which brings numba: not for the window

    left = table.options.tricks - len(table.tricks)
    return table.is_playing and left <= MOST_SOLVED and is_compiled()


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
            self._looked_for = solving(world.table, self.legal)
        if self._worth is None:
            by_card = next(self._looked_for)
            if by_card is None:
                return None
            self._worth = self._worth_in(world.table, by_card)
        return self._worth[action.card]

    def _worth_in(self, table: BridgeTable, by_card: Mapping[Card, int]) -> Mapping[Card, float]:
        """Return what each card brings in a world, given the tricks that it brings."""
        return _worth(table, by_card, self.rng)


class Leads(Solved):
    """Opening leads tried in solved worlds, with the table of leads as what is believed before.

    A trick counts the same wherever it is won: whether a contract is made or beaten in a handful
    of worlds is mostly chance, how many tricks a lead brings much less so.
    """

    def __init__(
        self,
        view: BridgeView,
        moves: Sequence[BridgeAction],
        worlds: Iterator[BridgeState | None],
        rng: Rng,
    ) -> None:
        super().__init__(moves, _one_of(worlds, APART), playout, rng, COST_OF_LEADS)
        cards = [move.card for move in moves if isinstance(move, PlayCard)]
        self._believed = _believed(view.table, cards)

    def _worth_in(self, table: BridgeTable, by_card: Mapping[Card, int]) -> Mapping[Card, float]:
        """Return what each lead brings; in the first world also what the table says of it."""
        believed, self._believed = self._believed, {}
        more = {card: TABLE_COUNTS * tricks for card, tricks in believed.items()}
        return _worth_of_leads(table, by_card, more, self.rng)


def _believed(table: BridgeTable, cards: Sequence[Card]) -> Mapping[Card, float]:
    """Return what the table of leads says of cards, in tricks."""
    seen, bid = sight(table, cards), bid_by_all(table)
    return {card: tricks_of_lead(seen, card, bid) for card in cards}


def _worth_of_leads(
    table: BridgeTable, by_card: Mapping[Card, int], more: Mapping[Card, float], rng: Rng
) -> Mapping[Card, float]:
    """Return what each lead brings that makes so many tricks, and so many `more`."""
    contract = table.contract
    assert contract is not None, "there is a contract"
    aim, total = table.aim_of(contract.side), table.options.tricks
    few, many = max(0, aim - DOWN), min(total, aim + OVER)
    hidden = draw(table, rng).cards
    low, high = [_brought(table, contract, made, hidden) for made in (many, few)]
    of_trick = (high - low) / (many - few)
    return {
        card: low + of_trick * (tricks - total + many + more.get(card, 0.0))
        for card, tricks in by_card.items()
    }


def count(
    view: BridgeView, choices: Sequence[BridgeAction], rng: Rng, most: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]: cards are
    solved with all hands open, all else is played out."""
    from game.kernels.lanes import array_of  # which brings numba: not for the window
    from game.kit.trials import in_time

    table = view.table
    found = (world for world in worlds(view, rng.fork("worlds")) if world is not None)
    cards = [each.card for each in choices if isinstance(each, PlayCard)]
    counts: Mapping[str, Sequence[Sequence[float]]]
    if are_solved(table) and len(cards) == len(choices):
        left = table.options.tricks - len(table.tricks)
        tables = [world.table for world in islice(found, SOLVED.get(left, most))]
        counts = _solved_out(tables, table, choices, cards, rng.fork("drawn"))
        if left <= FOLLOWED:
            counts = {**counts, **_winners_in(tables, cards)}
    else:
        tried = enumerate(islice(found, in_time(most)))
        rows = [[_played_out(world, e, rng.fork(n)) for e in choices] for n, world in tried]
        counts = {WORTH: rows, "ahead": [[worth > 0 for worth in row] for row in rows]}
    return {name: array_of(rows) for name, rows in counts.items()}


def _solved_out(
    tables: Sequence[BridgeTable],
    table: BridgeTable,
    choices: Sequence[BridgeAction],
    cards: Sequence[Card],
    rng: Rng,
) -> Mapping[str, Sequence[Sequence[float]]]:
    """Return what comes of cards with all hands open, by name as [world, card]."""
    side = side_of(table.hand_player)
    solved = [list(solving(each, choices))[-1] or {} for each in tables]
    brought = _brought_in(tables, solved, table, cards, rng)
    tricks = [[table.tricks_of(side) + row[card] for card in cards] for row in solved]
    return {
        WORTH: [[row[card] for card in cards] for row in brought],
        "reached": [[each >= table.aim_of(side) for each in row] for row in tricks],
        "tricks": tricks,
    }


def _winners_in(
    tables: Sequence[BridgeTable], cards: Sequence[Card]
) -> Mapping[str, Sequence[Sequence[bool]]]:
    """Return by card whether it takes a trick, as [world, card that is played]."""
    winners = [[tricks_won(each, card, cards) for card in cards] for each in tables]
    return {str(own): [[own in each for each in row] for row in winners] for own in cards}


def _brought_in(
    tables: Sequence[BridgeTable],
    solved: Sequence[Mapping[Card, int]],
    table: BridgeTable,
    cards: Sequence[Card],
    rng: Rng,
) -> Sequence[Mapping[Card, float]]:
    """Return what each card brings in each world, where it makes as many tricks as are solved; of
    an opening lead the table of leads has its say as well."""
    drawn = [rng.fork(number) for number in range(len(tables))]
    rows = zip(tables, solved, drawn, strict=True)
    if not table.is_opening_lead:
        return [_worth(each, row, luck) for each, row, luck in rows]
    share = TABLE_COUNTS / len(tables)
    more = {card: share * tricks for card, tricks in _believed(table, cards).items()}
    return [_worth_of_leads(each, row, more, luck) for each, row, luck in rows]


def _played_out(world: BridgeState, action: BridgeAction, rng: Rng) -> float:
    """Return what an action brings in a world to whoever takes it."""
    me, state = world.table.player, world.clone()
    state.apply_action(action)
    return float(state.returns()[me] if state.is_terminal() else playout(state, rng)[me])


def _one_of(worlds: Iterator[BridgeState | None], number: int) -> Iterator[BridgeState | None]:
    """Yield one of so many worlds, and None where there is none yet."""
    passed = 0
    for world in worlds:
        passed += world is not None
        yield world if world is not None and passed % number == 0 else None


def solving(
    table: BridgeTable, moves: Sequence[BridgeAction]
) -> Iterator[Mapping[Card, int] | None]:
    """Yield the tricks that come of each card, all hands open; None until they are found."""
    hands = [table.held(player) for player in range(4)]
    trick, cards = table.trick, [move.card for move in moves if isinstance(move, PlayCard)]
    return looked_for_by_card(hands, table.trump, trick.leader, trick.cards, table.order, cards)


def tricks_won(table: BridgeTable, card: Card, wanted: Sequence[Card]) -> set[Card]:
    """Return the cards that win a trick once a card is played and all hands lie open, until none
    that is wanted is left in hand: everybody plays the lowest card that costs him no trick."""
    won = set()
    while True:
        player = table.hand_player
        table = table.with_card(player, card, leaves_hand(card, table.held(player)))
        if len(table.trick.cards) == 4:
            won.add(table.trick.cards[table.order.best_place(table.trick.cards, table.trump)])
            table = table.with_trick_taken(table.trick.winner(table.trump, 4, table.order))
        hands, trick = [table.held(each) for each in range(4)], table.trick
        if not trick.cards and not any(each in hand for hand in hands for each in wanted):
            return won
        found = tricks_by_card(hands, table.trump, trick.leader, trick.cards, table.order)
        most, height = max(found.values()), table.order.height
        card = min((e for e, tricks in found.items() if tricks == most), key=height.__getitem__)


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
        brought[tricks] = _brought(table, contract, made, hidden)
    return {card: brought[tricks] for card, tricks in by_card.items()}


def _brought(table: BridgeTable, contract: Contract, made: int, hidden: Sequence[Card]) -> float:
    """Return what it brings to the player to act if declarer makes so many tricks in all."""
    return utilities(table.standing, result_with(table, contract, made, hidden))[table.player]
