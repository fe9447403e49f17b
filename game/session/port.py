"""A seat's door to a match, all that scenes and bots are given; and a player's turn to decide."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from game.core.protocols import Action, Event, Player, Refusal, Standing, State
from game.core.ruleset import Ruleset
from game.core.words import _
from game.session.match import Match

A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Port(Generic[A, V]):
    """One seat's door (None: a bystander's). Nothing that comes out shows a card it may not."""

    def __init__(self, match: Match, seat: Player | None) -> None:
        self._match = match
        self.seat = seat

    @property
    def ruleset(self) -> Ruleset[Any, Any, Any]:
        """Which game is played."""
        return self._match.ruleset

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self._match.names

    @property
    def standing(self) -> Standing:
        """The match up to the last deal settled."""
        standing: Standing = self._match.standing
        return standing

    @property
    def deals_in_match(self) -> int | None:
        """How many deals the match has if nothing ends it before, None where nobody knows."""
        whole: int | None = self._match.standing.deals_in_match
        return self._match.deals or whole

    @property
    def to_act(self) -> Player:
        """Who is to decide, TERMINAL when the match is over."""
        return self._match.to_act

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._match.is_over

    @property
    def revision(self) -> int:
        """Grows when decisions were taken back: what was shown must be drawn afresh."""
        return self._match.revision

    def view(self) -> V:
        """Return what the seat knows of the deal."""
        view: V = self._match.state.view(self.seat)
        return view

    def legal_actions(self) -> Sequence[A]:
        """Return what the seat may do now; empty when it is not its turn."""
        if self.seat != self._match.to_act:
            return ()
        legal: Sequence[A] = self._match.state.legal_actions()
        return legal

    def refusal(self, action: A) -> Refusal | None:
        """Return why the seat may not do this now, None where it may.

        A reason rests on the seat's own cards and on what everyone sees.
        """
        if self.seat != self._match.to_act:
            return Refusal(_("It is not your turn."))
        refusal: Refusal | None = self._match.state.refusal(action)
        return refusal

    def submit(self, action: A) -> None:
        """Make the seat's decision; raise IllegalAction and change nothing if it is not legal."""
        self._match.apply(-2 if self.seat is None else self.seat, action)

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return len(self._match.events)

    @property
    def decision_count(self) -> int:
        """How many decisions have been made."""
        return len(self._match.actions)

    def events(self, since: int = 0) -> list[Event]:
        """Return what has happened from the given number on, as the seat may know it."""
        return [event.redacted(self.seat) for event in self._match.events[since:]]


class Turn:
    """What a player sees and may do when he is to decide. It never hands out a State."""

    def __init__(
        self,
        ruleset: Ruleset[Any, Any, Any],
        state: State[Any, Any],
        player: Player,
        number: int,
    ) -> None:
        self.ruleset = ruleset
        self.number = number
        """How many decisions the match has before it."""
        self._state, self._player = state, player

    @staticmethod
    def of(match: Match) -> "Turn":
        """Return the turn of whoever is to act."""
        return Turn(match.ruleset, match.state, match.to_act, len(match.actions))

    def view(self) -> Any:
        """Return what the player knows of the deal."""
        return self._state.view(self._player)

    def legal_actions(self) -> Sequence[Any]:
        """Return what he may do; empty where it is not his turn."""
        return self._state.legal_actions() if self._state.current_player() == self._player else ()

    def after(self, *actions: Action) -> "Turn":
        """Return the turn after these decisions of his, made one after the other."""
        state = self._state.clone()
        for action in actions:
            state.apply_action(action, lambda _event: None)
        return Turn(self.ruleset, state, self._player, self.number + len(actions))

    def allows(self, actions: Iterable[Action]) -> bool:
        """Tell whether he can make these decisions one after the other."""
        turn = self
        for action in actions:
            if action not in turn.legal_actions():
                return False
            turn = turn.after(action)
        return True
