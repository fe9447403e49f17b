"""Monte-Carlo tree search with dice as chance nodes, led by what the game knows of good moves.

The first move is chosen by sequential halving (Karnin, Koren and Somekh, 2013): every candidate is
tried equally often, the worse half drops out, and the rest of the iterations goes to those that are
left. Who is clearly behind the leader drops out at once, and what that saves is saved: a plain
choice takes less time. Below it each player picks by the value found so far and the priors' opinion
(PUCT, Rosin 2011). Where nature acts, what is due goes next: the ways are tried in proportion to
their chances. All candidates are tried with the same luck, so that what counts is the difference
between them. A leaf is worth what the priors' rollout says.
"""

from collections.abc import Iterator, Sequence
from math import ceil, log2, sqrt
from typing import Any, Generic, Protocol, TypeVar

from game.core.protocols import CHANCE, TERMINAL, Action, Candidate, IllegalAction
from game.core.rng import Rng
from game.search.params import MctsParams

A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Priors(Protocol[A_co]):
    """What the search asks of a game; every state it is shown is a world, not the truth."""

    def promising(self, state: Any) -> Sequence[tuple[A_co, float]]:
        """Return the actions worth trying for the player to act, and how much each promises.

        There is at least one; the promises are positive and add up to 1.
        """
        ...

    def chances(self, state: Any) -> Sequence[tuple[A_co, float]]:
        """Return what nature may do and how likely that is; ways that come to the same are one.

        Empty where there are too many ways to list: then nature draws.
        """
        ...

    def plans(self, state: Any) -> Sequence[tuple[A_co, Any]]:
        """Return ways to go on as a whole: the first action of each, and the plan.

        Where there are any they alone are tried, each played out by its plan; () for none.
        """
        ...

    def effort(self, state: Any) -> float:
        """Return which part of the iterations a decision in this state is to have, above 0 to 1."""
        ...

    def rollout(self, state: Any, rng: Rng, plan: Any = None) -> Sequence[float]:
        """Return what the state, which may be spent, promises each player; it is not over.

        The searching player goes on by the plan, if there is one.
        """
        ...


class Node(Generic[A]):
    """A place in the tree: how often the search came there, and what that brought each player."""

    __slots__ = ("children", "totals", "visits", "ways")

    def __init__(self) -> None:
        self.children: dict[A, Node[A]] = {}
        self.totals: list[float] = []
        self.visits = 0
        self.ways: Sequence[tuple[A, float]] | None = None
        """Where a player acts: moves and promises; where nature does: ways and chances."""

    def mean(self, player: int) -> float:
        """Return the average return to a player."""
        return self.totals[player] / self.visits if self.visits else 0.0


def search(
    legal: Sequence[A],
    worlds: Iterator[Any],
    priors: Priors[A],
    rng: Rng,
    params: MctsParams,
) -> Iterator[list[Candidate[A]]]:
    """Yield ever better candidates, the best first: by the priors before any is tried, for whoever
    has no time; the last list is after all iterations.

    `worlds` are States in which the searching player is to act and may do what is `legal`.
    """
    world = next(worlds)
    me = world.current_player()
    allowed = set(legal)
    moves = [RootMove(action, 0.0, plan) for action, plan in priors.plans(world)]
    moves = moves or [RootMove(*way) for way in priors.promising(world)][: params.widest]
    moves = [move for move in moves if move.action in allowed] or [RootMove(legal[0], 1.0)]
    if len({move.action for move in moves}) == 1:
        yield [Candidate(moves[0].action, 0.0)]
        return
    yield _candidates(moves, me, moves)
    tree = _Tree(priors, params)
    running = list(moves)

    def rank(move: RootMove[A]) -> float:
        return -move.node.mean(me) - params.trust * tree.spread * move.promise

    rounds, left = ceil(log2(len(running))), len(running)
    iterations = ceil(params.iterations * priors.effort(world))
    if len(moves) < params.widest and moves[0].plan is not None:
        # A turn already begun: its few ways get as much as the last two where a turn begins.
        iterations = iterations * (params.widest + len(moves)) // (2 * params.widest)
    for number in range(rounds):
        each = max(1, iterations // (rounds * left))
        for repeat in range(each):
            luck = rng.fork(number, repeat)
            for move in running:
                state = world.clone()
                state.apply_action(move.action)
                move.brought.append(tree.grow(move, state, luck.fork("walk"))[me])
            world = next(worlds)
            running = _in_sight(running, params)
            if len({move.action for move in running}) == 1:
                break
        running = sorted(running, key=rank)
        left = (left + 1) // 2
        if number + 1 < rounds:
            running = running[:left]
            yield _candidates(moves, me, running)
            if len({move.action for move in running}) == 1:
                return  # however they go on: what to do first is settled
    yield _candidates(moves, me, running)


class RootMove(Generic[A]):
    """A first action, how it goes on in playouts, and what it has brought, each time."""

    __slots__ = ("action", "brought", "node", "plan", "promise")

    def __init__(self, action: A, promise: float, plan: Any = None) -> None:
        self.action, self.promise, self.plan = action, promise, plan
        self.node: Node[A] = Node()
        self.brought: list[float] = []


def _in_sight(running: Sequence[RootMove[A]], params: MctsParams) -> list[RootMove[A]]:
    """Return those of the moves that are not clearly behind the one that has brought most."""
    best = max(running, key=lambda move: sum(move.brought))
    return [move for move in running if move is best or not _is_behind(move, best, params)]


def _is_behind(move: RootMove[A], best: RootMove[A], params: MctsParams) -> bool:
    """Tell whether the best leads by more than the margin; both have run with the same luck."""
    gaps = [more - less for less, more in zip(move.brought, best.brought, strict=True)]
    trials = len(gaps)
    gap = sum(gaps) / trials
    variance = sum((each - gap) ** 2 for each in gaps) / trials + params.noise**2
    return trials >= params.fewest and gap * sqrt(trials) > params.margin * sqrt(variance)


def _candidates(
    moves: Sequence[RootMove[A]], me: int, running: Sequence[RootMove[A]]
) -> list[Candidate[A]]:
    """Return each action once: those still running in their order, then who ran longest first."""
    others = sorted(
        (move for move in moves if move not in running),
        key=lambda move: (-move.node.visits, -move.node.mean(me), move.action),
    )
    found: dict[A, Candidate[A]] = {}
    for move in (*running, *others):
        if move.action not in found:
            node = move.node
            found[move.action] = Candidate(move.action, node.mean(me), node.visits)
    return list(found.values())


class _Tree(Generic[A]):
    """How the tree grows below the first move."""

    def __init__(self, priors: Priors[A], params: MctsParams) -> None:
        self.priors, self.params = priors, params
        self.low = self.high = 0.0

    @property
    def spread(self) -> float:
        """The span of returns seen, so that the knobs suit every scoring."""
        return self.high - self.low

    def grow(self, move: RootMove[A], state: Any, rng: Rng) -> Sequence[float]:
        """Walk down from the move, add a node, and credit all with what the leaf promises, which is
        returned.

        With a plan only nature is walked through: all else is for the plan to say.
        """
        node = move.node
        path = [node]
        for _step in range(self.params.deepest):
            player = state.current_player()
            if player == TERMINAL:
                break
            if player != CHANCE and (node.visits == 0 or move.plan is not None):
                break
            action = (
                self._due(node, state, rng) if player == CHANCE else self._best(node, state, player)
            )
            try:
                state.apply_action(action)
            except IllegalAction:  # it was possible in another world that led here
                break
            node = node.children.setdefault(action, Node())
            path.append(node)
        ended = state.is_terminal()
        found = state.returns() if ended else self.priors.rollout(state, rng, move.plan)
        self._credit(path, found)
        return found

    def _credit(self, path: Sequence[Node[A]], returns: Sequence[float]) -> None:
        self.low, self.high = min(self.low, *returns), max(self.high, *returns)
        for node in path:
            node.visits += 1
            before = node.totals or [0.0] * len(returns)
            node.totals = [total + got for total, got in zip(before, returns, strict=True)]

    def _due(self, node: Node[A], state: Any, rng: Rng) -> A:
        """Return the way of nature that has been tried least for its chance."""
        if node.ways is None:
            node.ways = self.priors.chances(state)
        if not node.ways:
            action: A = state.chance_action(rng)
            return action
        children, tried = node.children, node.visits + 1
        return max(
            node.ways,
            key=lambda way: way[1] * tried - (children[way[0]].visits if way[0] in children else 0),
        )[0]

    def _best(self, node: Node[A], state: Any, player: int) -> A:
        """Return the move with the highest upper bound."""
        if node.ways is None:
            node.ways = self.priors.promising(state)[: self.params.widest]
        width = self.params.exploration * self.spread * sqrt(node.visits)
        usual = node.mean(player)
        best, highest = node.ways[0][0], float("-inf")
        for action, promise in node.ways:
            child = node.children.get(action)
            visits = child.visits if child else 0
            bound = (child.mean(player) if child else usual) + width * promise / (1 + visits)
            if bound > highest:
                best, highest = action, bound
        return best
