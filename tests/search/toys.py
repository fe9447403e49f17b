"""Tiny games whose best moves are known, to see that search finds them."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.facts import Position
from game.core.protocols import CHANCE, TERMINAL, Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng


@dataclass(frozen=True, order=True)
class Move:
    """A number; what it means is the game's."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


class Toy(Position):
    """What the toys share: moves are checked and remembered."""

    history: tuple[Move, ...] = ()

    def current_player(self) -> Player:
        raise NotImplementedError

    def legal_actions(self) -> Sequence[Move]:
        raise NotImplementedError

    def returns(self) -> Sequence[float]:
        raise NotImplementedError

    def chance_action(self, rng: Rng) -> Move:
        raise NotImplementedError

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def apply_action(self, action: Move, emit: Emit | None = None) -> None:
        if self.current_player() != CHANCE and action not in self.legal_actions():
            raise IllegalAction(Refusal("This move is not legal here."))
        self.history = (*self.history, action)


class Race(Toy):
    """Two players take one to three stones in turn; who takes the last one wins."""

    def __init__(self, stones: int) -> None:
        self.stones = stones

    @property
    def left(self) -> int:
        return self.stones - sum(move.number for move in self.history)

    def current_player(self) -> Player:
        return len(self.history) % 2 if self.left else TERMINAL

    def legal_actions(self) -> list[Move]:
        return [Move(number) for number in range(1, min(3, self.left) + 1)]

    def returns(self) -> tuple[float, float]:
        winner = (len(self.history) - 1) % 2
        return (1.0, -1.0) if winner == 0 else (-1.0, 1.0)


class Doors(Toy):
    """One player opens a door; behind the hidden one lies 1, behind the last there is always 0.8.

    The hidden door is 0 or 1, equally likely: opening either is worth 0.5, the last is better.
    A search that looked at the hidden door would open it.
    """

    def __init__(self, hidden: int) -> None:
        self.hidden = hidden

    def current_player(self) -> Player:
        return TERMINAL if self.history else 0

    def legal_actions(self) -> list[Move]:
        return [] if self.history else [Move(0), Move(1), Move(2)]

    def returns(self) -> tuple[float]:
        door = self.history[0].number
        return (0.8 if door == 2 else float(door == self.hidden),)


class Coin(Toy):
    """Take 0.2 for certain (move 0), or toss a coin for 1 or 0 (move 1)."""

    def current_player(self) -> Player:
        if not self.history:
            return 0
        return CHANCE if self.history == (Move(1),) else TERMINAL

    def legal_actions(self) -> list[Move]:
        return [] if self.history else [Move(0), Move(1)]

    def chance_action(self, rng: Rng) -> Move:
        return Move(rng.below(2))

    def returns(self) -> tuple[float]:
        return (0.2,) if self.history == (Move(0),) else (float(self.history[1].number),)


class Sometimes(Toy):
    """Move 2 wins but is legal in one world of eight; move 1 is worth a half in every world."""

    def __init__(self, is_open: bool) -> None:
        self.is_open = is_open

    def current_player(self) -> Player:
        return len(self.history) if len(self.history) < 2 else TERMINAL

    def legal_actions(self) -> list[Move]:
        if not self.history:
            return [Move(0)]
        if len(self.history) == 1:
            return [Move(1), Move(2)] if self.is_open else [Move(1)]
        return []

    def returns(self) -> tuple[float, float]:
        worth = 1.0 if self.history[1] == Move(2) else 0.5
        return (1 - worth, worth)


def play_at_random(state: Toy, rng: Rng) -> Sequence[float]:
    """Play the toy out with moves at random."""
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(state.chance_action(rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()
