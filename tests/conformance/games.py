"""Which games the laws are run over, and walks through them that hypothesis can shrink."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Any

from hypothesis import strategies as st

from game.core.options import BadOption, as_texts, each_single_change
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.rulesets.catalogue import RULESETS


@dataclass(frozen=True)
class Game:
    """A ruleset under certain options with a number of players."""

    ruleset: Ruleset[Any, Any, Any]
    options: Any
    players: int

    def __str__(self) -> str:
        usual = as_texts(self.ruleset.options())
        moved = [f"{k}={v[:24]}" for k, v in as_texts(self.options).items() if v != usual[k]]
        return "-".join([self.ruleset.id, str(self.players), *moved])

    __repr__ = __str__

    def __hash__(self) -> int:
        return hash(str(self))

    @property
    def is_usual(self) -> bool:
        """Whether no option has been moved."""
        return bool(self.options == self.ruleset.options())

    @property
    def is_scoring(self) -> bool:
        """Whether options have been moved that only say what a deal is worth, and no others."""
        worth = dict.fromkeys(ONLY_WORTH.get(self.ruleset.id, ()))
        usual = vars(self.ruleset.options())
        return not self.is_usual and {**vars(self.options), **worth} == {**usual, **worth}


ONLY_WORTH = {"whist": ("scoring", "spades_double", "zero_five")}
"""By ruleset, the options that change no position: `test_laws` holds them to it. So what is true
of positions need not be asked again under each of them."""


GAMES = [
    Game(ruleset, options, players)
    for ruleset in RULESETS.values()
    for options in each_single_change(ruleset.options)
    for players in ruleset.players
]
"""Every ruleset, under its usual options and with each option moved once, at every table."""


LONG_DEAL = 1000
"""A game whose deals may have more actions than this is looked at less often."""


A_GAME = 120
"""Walks for one law through all the tables of one ruleset with an option moved; a ruleset with
many options looks at each of them less often, and `make test-long` at all of them as often."""


SLOW = frozenset({"bridge"})
"""Games whose worlds and playouts take several times as long as those of the others: their laws
are looked at a quarter as often."""


def examples(game: Game, count: int) -> int:
    """Return how many walks through the game stand for so many through a short one."""
    is_long = game.ruleset.longest_deal > LONG_DEAL or game.ruleset.id in SLOW
    return max(2, count // 4) if is_long else count


def decisions(game: Game, count: int) -> int:
    """Return at how many decisions its computer players are asked, where others are at so many."""
    return max(1, count // 4) if game.ruleset.id in SLOW else count


def affordable(game: Game, count: int) -> int:
    """Return how many of so many walks the ruleset's budget allows; at least one."""
    tables = sum(each.ruleset is game.ruleset for each in GAMES)
    return max(1, min(count, decisions(game, A_GAME) // tables))


@lru_cache(maxsize=256)
def standings(game: Game) -> tuple[Any, ...]:
    """Return the standing before every deal of one match, the shortest deals first."""
    found: list[tuple[int, int, Any]] = []
    standing = game.ruleset.opening(game.options, game.players, 0)
    while not standing.is_over:
        state = game.ruleset.new_deal(standing)
        rng = Rng(len(found))
        while (player := state.current_player()) != TERMINAL:
            chance = player == CHANCE
            state.apply_action(
                state.chance_action(rng) if chance else rng.choice(state.legal_actions())
            )
        found.append((len(state.history), len(found), standing))
        standing = game.ruleset.settle(standing, state)
    return tuple(standing for _length, _number, standing in sorted(found, key=lambda it: it[:2]))


@dataclass(frozen=True)
class Walk:
    """One deal played by a list of choices: each byte picks among the legal actions.

    After the last byte play goes on at random if the walk is `wild`, else with the first legal
    action, which is where hypothesis tries to get to when it makes a failure small. `stop` is
    the place in the deal that a law looks at closely. A `bent` walk at random leans to the first
    of the legal actions: in some games that leads to places where an even one hardly comes.
    """

    game: Game
    deal: int
    seed: int
    choices: bytes
    stop: int
    wild: bool
    bent: bool = False

    @property
    def ruleset(self) -> Ruleset[Any, Any, Any]:
        return self.game.ruleset

    @property
    def standing(self) -> Any:
        """The standing before the deal."""
        found = standings(self.game)
        return found[self.deal % len(found)]

    @property
    def rng(self) -> Rng:
        """A stream for what a law draws itself, apart from the deal's."""
        return Rng(self.seed).fork("law")

    @property
    def observers(self) -> list[int | None]:
        """Every seat, and a bystander."""
        return [*range(self.game.players), None]

    def positions(self, emit: Any = None) -> Iterator[Any]:
        """Yield the state before every action and at the end; always the same object."""
        state = self.ruleset.new_deal(self.standing)
        choices = iter(self.choices)
        play = Rng(self.seed).fork("play")

        def at_random() -> int:
            if self.bent:
                return play.below(1 + play.below(24))
            return play.below(256) if self.wild else 0

        while True:
            yield state
            player = state.current_player()
            if player == TERMINAL:
                return
            if player == CHANCE:
                action = state.chance_action(Rng(self.seed).fork(len(state.history)))
            else:
                legal = state.legal_actions()
                action = legal[next(choices, at_random()) % len(legal)]
            state.apply_action(action, emit)

    def at_stop(self) -> tuple[Any, list[Any]]:
        """Return the state at the place to look at, and all that has happened before."""
        events: list[Any] = []
        length = _length(self)
        for state in self.positions(events.append):
            if len(state.history) == self.stop % (length + 1):
                return state, events
        raise AssertionError("a walk passes through its stop")

    def at_end(self) -> Any:
        """Return the state at the end of the deal."""
        *_earlier, last = self.positions()
        return last


@lru_cache(maxsize=256)
def _length(walk: Walk) -> int:
    """Return how long the deal becomes; one law after the other looks at the same walks."""
    return len(walk.at_end().history)


def replayed(walk: Walk, history: tuple[Any, ...]) -> Iterator[tuple[Any, list[Any]]]:
    """Yield state and events while the history is played, each action checked for legality."""
    state = walk.ruleset.new_deal(walk.standing)
    events: list[Any] = []
    yield state, events
    for action in history:
        if state.current_player() != CHANCE:
            assert action in state.legal_actions(), f"{action} was not legal in the world"
        state.apply_action(action, events.append)
        yield state, events


def worlds_for(walk: Walk, view: Any, rng: Rng, count: int = 2) -> list[Any]:
    """Return some worlds for a view, from each of the ways in which the ruleset makes them."""
    found = [walk.ruleset.sense.determinize(view, rng.fork(number)) for number in range(count)]
    stream = walk.ruleset.sense.worlds(view, rng.fork("stream"))
    return found + list(islice((world for world in stream if world is not None), count))


def walks(game: Game) -> st.SearchStrategy[Walk]:
    """Return the walks through a game; a simpler one has fewer cards and smaller choices."""
    return st.builds(
        Walk,
        game=st.just(game),
        deal=st.integers(0, 63),
        seed=st.integers(0, 2**32),
        choices=st.binary(max_size=80),
        stop=st.integers(0, 1023),
        wild=st.booleans(),
        bent=st.booleans(),
    )


def random_walk(game: Game, rng: Rng) -> Walk:
    """Return a walk drawn evenly, unlike those of hypothesis, which dwells on simple ones."""
    deal, seed, stop = rng.below(64), rng.below(2**32), rng.below(1024)
    return Walk(game, deal, seed, b"", stop, wild=True, bent=rng.below(2) == 1)


def shuffled_options(game: Game, rng: Rng) -> Game:
    """Return the game with several options drawn at random, as far as they go together."""
    options = game.options
    for _try in range(3):
        other = rng.choice(GAMES)
        if other.ruleset is game.ruleset:
            moved = {
                name: value
                for name, value in other.options.__dict__.items()
                if value != getattr(game.ruleset.options(), name)
            }
            with suppress(BadOption):
                options = replace(options, **moved)
    return replace(game, options=options)
