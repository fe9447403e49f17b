"""A deal in progress and what a seat knows of it, for every trick game.

A game gives a table of its phases; each row says what may be done in a phase, why not something
else, and what it does. Everything else about a State is the same in all games.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from game.core.facts import Position, TurnMoved
from game.core.protocols import TERMINAL, Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.cards import Card
from game.kit.table import Table
from game.kit.tricks import Deal, HandDealt

T = TypeVar("T", bound=Table)
A = TypeVar("A")


@dataclass(frozen=True)
class PhaseRules(Generic[T, A]):
    """One phase of a deal.

    `legal` lists what the player to act may do, sorted, nothing where chance acts. `refusal` says
    why not something else (of chance as well), None where it may be done. `apply` returns the
    table after a legal action and emits what has happened, each event with the table `after` it.
    `draw` is chance's.
    """

    legal: Callable[[T], Sequence[A]]
    refusal: Callable[[T, A], Refusal | None]
    apply: Callable[[T, A, Emit | None], T]
    draw: Callable[[T, Rng], A] | None = None


def decision(
    legal: Callable[[T], Sequence[Any]],
    apply: Callable[[T, Any, Emit | None], T],
    asked: str,
    clause: str,
    why_not: Callable[[T, Any], Refusal | None] = lambda _table, _action: None,
    draw: Callable[[T, Rng], Any] | None = None,
) -> PhaseRules[T, Any]:
    """Return a phase in which a player decides; `draw` where chance may do so in his place.

    Of anything but what is legal `why_not` tells the reason, or, where it knows none, `asked` says
    what is to be done now, by this clause.
    """

    def refusal(table: T, action: Any) -> Refusal | None:
        if action in legal(table):
            return None
        return why_not(table, action) or Refusal(_(asked), clause)

    return PhaseRules(legal, refusal, apply, draw)


def chance(
    kind: type,
    draw: Callable[[T, Rng], Any],
    why_not: Callable[[T, Any], Refusal | None],
    apply: Callable[[T, Any, Emit | None], T],
) -> PhaseRules[T, Any]:
    """Return a phase in which chance draws something of this kind."""

    def refusal(table: T, action: Any) -> Refusal | None:
        return why_not(table, action) if isinstance(action, kind) else nobodys_turn()

    return PhaseRules(nothing_legal, refusal, apply, draw)


def nobodys_turn() -> Refusal:
    """Return what is said to whoever acts when no player is to."""
    return Refusal(_("It is nobody’s turn."))


def nothing_legal(_table: Any) -> Sequence[Any]:
    """Return nothing: chance acts, or nobody."""
    return []


@dataclass(frozen=True)
class View(Generic[T, A]):
    """What a seat (None: a bystander) knows: the table as it sees it, and all that was done.

    `history` holds every action, without what was hidden from the seat.
    """

    observer: Player | None
    table: T
    history: tuple[A, ...]

    @property
    def players(self) -> int:
        """The number of players."""
        return self.table.players

    @property
    def hand(self) -> tuple[Card, ...]:
        """The observer's own cards; none for a bystander."""
        hand: Any = () if self.observer is None else self.table.hands[self.observer]
        return tuple([card for card in hand if card is not None])


@dataclass
class TrickState(Position, Generic[T, A]):
    """A position of one deal: the table with every card on it, and how it came about."""

    table: T
    history: tuple[A, ...] = ()

    phases: ClassVar[Mapping[Any, PhaseRules[Any, Any]]]
    """The game's phases; a phase that is not in it is the end."""

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, or TERMINAL at the end."""
        return self.table.player

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return self.table.player == TERMINAL

    def legal_actions(self) -> Sequence[A]:
        """Return what the player to act may do, sorted; empty for chance and at the end."""
        table = self.table
        return self.phases[table.phase].legal(table) if table.player >= 0 else []

    def refusal(self, action: A) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        table = self.table
        if table.player < 0:
            return nobodys_turn()
        return self.phases[table.phase].refusal(table, action)

    def chance_action(self, rng: Rng) -> A:
        """Draw what chance does now."""
        draw = self.phases[self.table.phase].draw
        assert draw is not None, "chance is not to act"
        action: A = draw(self.table, rng)
        return action

    def apply_action(self, action: A, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and change nothing if it is not legal."""
        table = self.table
        phase = self.phases.get(table.phase)
        if phase is None or table.player == TERMINAL:
            raise IllegalAction(nobodys_turn())
        refusal = phase.refusal(table, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if emit is None:
            self.table = phase.apply(table, action, None)
        else:
            self._tell(phase, action, emit)
        self.history = (*self.history, action)

    def _tell(self, phase: PhaseRules[T, A], action: A, emit: Emit) -> None:
        """Do the action and tell what happens; the last event carries the table as it is then."""
        if not self.history:
            self.begin(emit)
        told: list[Any] = []
        self.table = phase.apply(self.table, action, told.append)
        if not told or told[-1].after is not self.table:
            told.append(TurnMoved(after=self.table))
        for event in told:
            emit(event)

    def begin(self, emit: Emit) -> None:
        """Tell what there is to tell before the first action of the deal."""

    def view(self, observer: Player | None) -> View[T, A]:
        """Return what this seat knows (None: a bystander, who sees no hand)."""
        return View(observer, self.table.seen_by(observer), self.history_seen_by(observer))

    def history_seen_by(self, observer: Player | None) -> tuple[A, ...]:
        """Return what was done, as this seat may know it."""
        table = self.table
        return tuple([action.seen_by(observer, table) for action in self.history])  # type: ignore[attr-defined]


Laid = TypeVar("Laid", bound=Table)


def next_dealt(table: Table) -> Player:
    """Return who gets the next hand; the dealer is the last."""
    return (table.forehand + sum(map(bool, table.hands))) % table.players


def stock(table: Table, pack: Iterable[Card]) -> list[Card]:
    """Return the cards that nobody holds."""
    held = {card for hand in table.hands for card in hand}
    return [card for card in pack if card not in held]


def draw_hand(table: Table, pack: Iterable[Card], size: int, rng: Rng) -> Deal:
    """Draw the next hand."""
    return Deal(next_dealt(table), tuple(rng.sample(stock(table, pack), size)))


def with_hand_dealt(
    table: Laid, action: Deal, emit: Emit | None, phase: str, player: Player
) -> Laid:
    """Return the table after a hand was dealt; after the last the player begins the phase."""
    done = {"phase": phase, "player": player} if action.player == table.dealer else {}
    after = table.but(hands=table.with_hand(action.player, action.cards), **done)
    if emit:
        emit(HandDealt(action.player, len(action.cards), action.cards, after=after))
    return after


def hand_refusal(table: Table, action: object, pack: Iterable[Card], size: int) -> Refusal | None:
    """Return why chance cannot have dealt this, None where it can."""
    if not isinstance(action, Deal) or action.player != next_dealt(table):
        return Refusal(_("No hand is to be dealt to that player now."))
    if len(set(action.cards)) != size or not set(action.cards) <= set(stock(table, pack)):
        return Refusal(_("A hand is {n} cards that nobody holds.").format(n=size))
    return None
