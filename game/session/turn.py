"""A player's turn to decide, as it is or as it would be after some decisions of his own."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.protocols import Action, Player, State
from game.core.ruleset import Ruleset
from game.session.match import Match


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
