"""Single-observer information-set Monte-Carlo tree search, for any number of players.

Each iteration samples a world that the observer cannot tell from the real one, walks down one
tree shared by all worlds, adds one node, plays the world out and credits every move with what
its player got (max^n). A move's confidence bound counts how often the move was *available*, not
how often its parent was visited, because a world may forbid it (Cowling, Powley and Whitehouse,
2012).
"""

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from typing import Any, Generic, TypeVar

from game.core.protocols import CHANCE, TERMINAL, Action, Candidate
from game.core.rng import Rng
from game.search.params import IsmctsParams

A = TypeVar("A", bound=Action)


class Node(Generic[A]):
    """A move in the tree: what it has earned its player so far."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[A, Node[A]] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The average return to the player who made the move."""
        return self.total / self.visits if self.visits else 0.0


def search(
    legal: Sequence[A],
    sample_world: Callable[[Rng], Any],
    playout: Callable[[Any, Rng], Sequence[float]],
    rng: Rng,
    params: IsmctsParams,
) -> Iterator[list[Candidate[A]]]:
    """Yield ever better candidates, the most visited first; the last list is after all iterations.

    `sample_world` returns a fresh State in which the searching player is to act.
    """
    root: Node[A] = Node()
    spread = _Spread()
    worlds, play = rng.fork("worlds"), rng.fork("play")
    for done in range(1, params.iterations + 1):
        _iterate(root, sample_world(worlds), playout, play, params.exploration, spread)
        if done % params.report_every == 0 and done < params.iterations:
            yield _candidates(root, legal)
    yield _candidates(root, legal)


class _Spread:
    """The span of returns seen, so that one exploration constant suits every scoring."""

    def __init__(self) -> None:
        self.low = self.high = 0.0

    def add(self, returns: Sequence[float]) -> None:
        low, high = min(returns), max(returns)
        if low < self.low:
            self.low = low
        if high > self.high:
            self.high = high


def _iterate(
    root: Node[A],
    state: Any,
    playout: Callable[[Any, Rng], Sequence[float]],
    rng: Rng,
    exploration: float,
    spread: _Spread,
) -> None:
    node = root
    path: list[tuple[Node[A], int]] = []
    width = exploration * (spread.high - spread.low)
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        legal = state.legal_actions()
        children = node.children
        untried = [action for action in legal if action not in children]
        for action in legal:
            if action in children:
                children[action].available += 1
        if untried:
            action = rng.choice(untried)
            child = children[action] = Node()
            child.available = 1
        else:
            action = _select(legal, children, width)
            child = children[action]
        path.append((child, player))
        state.apply_action(action)
        node = child
        if untried:
            break
    returns = playout(state, rng) if not state.is_terminal() else state.returns()
    spread.add(returns)
    for child, player in path:
        child.visits += 1
        child.total += returns[player]


def _select(legal: Sequence[A], children: dict[A, Node[A]], width: float) -> A:
    """Return the move with the highest upper confidence bound."""
    best, best_bound = legal[0], float("-inf")
    for action in legal:
        child = children[action]
        visits = child.visits or 1
        bound = child.total / visits + width * sqrt(log(child.available) / visits)
        if bound > best_bound:
            best, best_bound = action, bound
    return best


def _candidates(root: Node[A], legal: Sequence[A]) -> list[Candidate[A]]:
    found = [
        Candidate(action, root.children[action].mean, root.children[action].visits)
        if action in root.children
        else Candidate(action, 0.0, 0)
        for action in legal
    ]
    return sorted(found, key=lambda each: (-each.visits, -each.value, each.action))
