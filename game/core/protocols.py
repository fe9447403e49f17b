"""The contract between a game and everything that plays, shows, stores or tests it.

What a deal is to whoever plays it; what computer players know of a game is in `sense.py`, its words
in `telling.py`, and all of it together, the game, in `ruleset.py`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from game.core.rng import Rng
from game.core.tally import Tally

Player = int
CHANCE: Player = -1
"""Nature is to act: a packet of the deal, a die."""
TERMINAL: Player = -4
"""Nobody is to act: the deal is over."""


class Action(Protocol):
    """A decision or an act of chance: a frozen value whose str() is its notation."""

    def __hash__(self) -> int: ...
    def __lt__(self, other: Any, /) -> bool: ...


class Event(Protocol):
    """A fact in the past tense, for whoever shows or tells it; no pixels, no seconds."""

    def redacted(self, observer: Player | None) -> "Event":
        """Return the event as this seat (None: a bystander) may know it."""
        ...


Emit = Callable[[Event], None]

A = TypeVar("A", bound=Action)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a sentence for the player, and the clause that says so."""

    sentence: str
    rule: str = ""

    @property
    def told(self) -> str:
        """The sentence with its clause, as `words.split_clause` reads it."""
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence


class IllegalAction(ValueError):
    """The action is not allowed here; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class State(Protocol[A, V_co]):
    """A full position of one deal; only the rules and the match may hold one.

    All fields hold immutable values, so a shallow copy is a whole copy.
    """

    history: tuple[A, ...]
    """All actions so far, those of chance included."""

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, or TERMINAL."""
        ...

    def legal_actions(self) -> Sequence[A]:
        """Return what the player to act may do, sorted and unique; empty iff no player is to."""
        ...

    def refusal(self, action: A) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        ...

    def chance_action(self, rng: Rng) -> A:
        """Draw nature's action; only when `current_player()` is CHANCE."""
        ...

    def apply_action(self, action: A, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and leave everything unchanged if it is not legal."""
        ...

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        ...

    def returns(self) -> Sequence[float]:
        """Return one utility per player; only of a terminal state."""
        ...

    def view(self, observer: Player | None) -> V_co:
        """Return all that this seat (None: a bystander) knows, as a frozen value."""
        ...

    def clone(self) -> Self:
        """Return an independent copy."""
        ...


class Standing(Protocol):
    """What survives a deal: scores, dealer, deals played and whatever else the match needs.

    It knows the options of its match, so nobody has to carry both.
    """

    @property
    def players(self) -> int:
        """The number of players."""
        ...

    @property
    def deals_played(self) -> int:
        """How many deals have been settled."""
        ...

    @property
    def deals_in_match(self) -> int | None:
        """How many deals a whole match has, None where that is not known beforehand."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the match has been played out."""
        ...

    @property
    def dealer(self) -> Player:
        """Who deals the next deal."""
        ...

    @property
    def scores(self) -> tuple[float, ...]:
        """The running totals; halves are exact."""
        ...

    @property
    def results(self) -> tuple[Any, ...]:
        """A line of the score sheet for every deal that has been settled."""
        ...

    def merit(self, player: Player) -> tuple[float, ...]:
        """Return what the player is placed by, the more the better: first the total, in a match
        where the least wins with its sign turned, then what breaks ties."""
        ...

    def winners(self) -> tuple[Player, ...]:
        """Return who leads the match (or has won it, when it is over); ties share."""
        ...


@dataclass(frozen=True)
class Candidate(Generic[A]):
    """One action a bot considered: its worth to the player, and how often it was tried.

    `tally` is what playouts have shown of it and others, where it is the one advised.
    """

    action: A
    value: float
    visits: int = 0
    tally: Tally | None = None


class Bot(Protocol[A, V_contra]):
    """A computer player, which is given a view and never a State."""

    def think(
        self, view: V_contra, legal: Sequence[A], rng: Rng
    ) -> Iterator[Sequence[Candidate[A]]]:
        """Yield ever better lists of candidates, the best first in each."""
        ...


Names = Sequence[str]
"""What the seats are called, in seat order."""


@dataclass(frozen=True)
class Whole:
    """The steps, in an order in which they can be made; it is weighed as one action would be."""

    steps: tuple[Any, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.steps))

    def is_same(self, other: "Whole") -> bool:
        """Tell whether it comes to the same, whichever step was made first."""
        return sorted(map(str, self.steps)) == sorted(map(str, other.steps))


def steps_of(move: Any) -> tuple[Any, ...]:
    """Return the steps of a whole, or the one action that a move is."""
    return move.steps if isinstance(move, Whole) else (move,)
