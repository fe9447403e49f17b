"""A tree over information sets (docs/how-it-thinks.md, section 6), whole decisions of whist inside
compiled code: worlds, the way down, playouts.

No level plays by it, since the race is stronger in the same time (docs/strength.md). It stays here
to be measured: `python -m tests.strength.speed` compares it with OpenSpiel's.
"""

from math import log, sqrt
from typing import Any

import numpy as np

from game.kernels.bits import count
from game.kernels.compiled import bare, inlined
from game.kernels.stream import below
from game.kernels.tricks import HANDS, PLAYERS, TURN, copy, legal, nth
from game.kernels.whist.bids import choose_bid
from game.kernels.whist.cards import choose_card
from game.kernels.whist.deal import BIDDING, CARDS, SIZE, act, forbidden
from game.kernels.whist.trials import play_out, utility
from game.kernels.whist.worth import new_chances
from game.kit.cards import numbers_in
from game.rulesets.whist import numbers
from game.rulesets.whist.player import knowledge
from game.rulesets.whist.table import WhistView

MOVE, PLAYER, FIRST, NEXT, VISITS, AVAILABLE = range(6)
"""Columns of a node: the move that led to it and who made it, its first child, the next child of
its parent, how often it was gone to and how often it could have been. Row 0 is the root."""
COLUMNS = 6
USED, LENGTH, WAY, MOST_WAY = 0, 1, 2, 66
"""Places of `head`: rows taken, how long the last way down was, its nodes."""
LOW, HIGH = 0, 1
"""Places of `span`: the least and the greatest return seen."""
EXPLORATION = 0.4


class Tree:
    """A tree of a seat's view of whist, in which nobody has shown yet to be out of a suit."""

    def __init__(self, view: WhistView, rows: int, seed: int = 1) -> None:
        self.nodes, self.totals = np.zeros((rows + 1, COLUMNS), np.int64), np.zeros(rows + 1)
        self.head, self.span = np.zeros(MOST_WAY, np.int64), np.zeros(2)
        self.head[USED] = 1
        facts, aside = knowledge(view), view.table.players
        owners = [place for place, room in enumerate(facts.room) for _ in range(room)]
        self._told = (
            np.array(numbers.position(view.table), np.int64),
            np.array(numbers_in(facts.hidden), np.int64),
            np.array([-1 if place == aside else place for place in owners], np.int64),
        )
        utilities, leans = map(np.array, numbers.terms(view.table.standing))
        self._terms = utilities, leans, new_chances(), np.zeros(16)
        self._written = np.zeros(SIZE, np.int64), np.zeros(6)
        self._stream = np.array([seed], np.int64)

    def grow(self, iterations: int, *, sensible: bool) -> None:
        """Grow by so many iterations; playouts are those of plain players, or at random."""
        now, returns = self._written
        tree = self.nodes, self.totals, self.head, self.span
        told = *self._told, iterations, sensible
        iterate(*told, now, *tree, returns, *self._terms, self._stream)

    def children(self, node: int = 0) -> list[int]:
        """Return the children of a node."""
        found, child = [], int(self.nodes[node, FIRST])
        while child:
            found.append(child)
            child = int(self.nodes[child, NEXT])
        return found

    def choice(self) -> int:
        """Return the move of the root that was made most often."""
        best = max(self.children(), key=lambda child: self.nodes[child, VISITS])
        return int(self.nodes[best, MOVE])


@inlined
def open_moves(at: Any) -> int:
    """Return the bids, or the cards, that the player to act may choose, as a mask."""
    if at[BIDDING] < at[PLAYERS]:
        banned = forbidden(at)
        every = (2 << int(at[CARDS])) - 1
        return every & ~(1 << banned) if banned >= 0 else every
    return legal(at)


@bare
def best_child(nodes: Any, totals: Any, node: int, moves: int, width: float) -> tuple[int, int]:
    """Return the child of the highest bound of those open (0: none), and the moves never tried.

    All children that are open were available once more.
    """
    best, most = 0, 0.0
    child = int(nodes[node, FIRST])
    while child:
        bit = 1 << int(nodes[child, MOVE])
        if moves & bit:
            moves ^= bit
            nodes[child, AVAILABLE] += 1
            visits = nodes[child, VISITS]
            bound = totals[child] / visits
            bound += width * sqrt(log(nodes[child, AVAILABLE]) / visits)
            if not best or bound > most:
                best, most = child, bound
        child = int(nodes[child, NEXT])
    return best, moves


@inlined
def _add(nodes: Any, head: Any, node: int, move: int, player: int) -> int:
    """Add a child; return it, 0 where there is no room."""
    new = int(head[USED])
    if new == len(nodes):
        return 0
    head[USED] = new + 1
    nodes[new, MOVE], nodes[new, PLAYER], nodes[new, AVAILABLE] = move, player, 1
    nodes[new, NEXT], nodes[node, FIRST] = nodes[node, FIRST], new
    return new


@inlined
def _deal(cards: Any, owners: Any, at: Any, stream: Any) -> None:
    """Deal the hidden cards anew: whose place each card comes to, has it."""
    for place in range(len(cards) - 1, 0, -1):
        other = below(stream, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    for place in range(len(cards)):
        if owners[place] >= 0:
            at[HANDS + owners[place]] |= 1 << cards[place]


@inlined
def _credit(nodes: Any, totals: Any, head: Any, span: Any, returns: Any, players: int) -> None:
    """Let every move of the way have what its own player got."""
    for player in range(players):
        span[LOW] = min(span[LOW], returns[player])
        span[HIGH] = max(span[HIGH], returns[player])
    for step in range(head[LENGTH]):
        node = head[WAY + step]
        nodes[node, VISITS] += 1
        totals[node] += returns[nodes[node, PLAYER]]


@bare
def iterate(
    start: Any,
    cards: Any,
    owners: Any,
    iterations: int,
    sensible: bool,
    now: Any,
    nodes: Any,
    totals: Any,
    head: Any,
    span: Any,
    returns: Any,
    utilities: Any,
    leans: Any,
    chances: Any,
    scratch: Any,
    stream: Any,
) -> None:
    """Grow the tree by so many iterations, each in a world of its own."""
    players = int(start[PLAYERS])
    for _ in range(iterations):
        copy(start, now)
        _deal(cards, owners, now, stream)
        width = EXPLORATION * (span[HIGH] - span[LOW])
        head[LENGTH], node, over, is_new = 0, 0, False, False
        while not over and not is_new:
            player, moves = int(now[TURN]), open_moves(now)
            child, untried = best_child(nodes, totals, node, moves, width)
            if untried:
                move = nth(untried, below(stream, count(untried)))
                if sensible:
                    plain = _plain(now, utilities, leans, chances, scratch)
                    move = plain if untried >> plain & 1 else move
                child, is_new = _add(nodes, head, node, move, player), True
            else:
                move = int(nodes[child, MOVE])
            if child:
                head[WAY + head[LENGTH]] = child
                head[LENGTH] += 1
            over = act(now, move)
            node = child
        if not over and sensible:
            play_out(now, utilities, leans, chances, scratch)
        while not over and not sensible:
            moves = open_moves(now)
            over = act(now, nth(moves, below(stream, count(moves))))
        for player in range(players):
            returns[player] = utility(now, player, utilities)
        _credit(nodes, totals, head, span, returns, players)


@inlined
def _plain(at: Any, utilities: Any, leans: Any, chances: Any, scratch: Any) -> int:
    if at[BIDDING] < at[PLAYERS]:
        return int(choose_bid(at, utilities, chances, scratch, 0.0))
    return int(choose_card(at, utilities, leans, chances, scratch))
