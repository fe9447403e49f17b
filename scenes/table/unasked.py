"""What the table does for a person unasked: a forced card, and tricks that are his anyway."""

from collections.abc import Callable, Sequence
from typing import Any

from game.kit.cards import Card

MOMENT = 0.6
"""Seconds, at the usual speed, in which a card that will play itself can be seen in the hand."""
NEVER, LAST, ALWAYS = "never", "last", "always"
"""Which forced cards play themselves: none, only the last of a hand, or every one."""


def forced(
    view: Any,
    legal: Sequence[Any],
    card_of: Callable[[Any, Any], Card | None],
    which: str,
    besides: tuple[type, ...] = (),
) -> Any | None:
    """Return the card to be played where it is the only thing that may be done, else None;
    `besides` are the actions that are no choice instead of it."""
    choices = [action for action in legal if not isinstance(action, besides)]
    if which == NEVER or len(choices) != 1 or card_of(view, choices[0]) is None:
        return None
    is_last = view.table.hand_sizes[view.table.hand_player] == 1
    return choices[0] if is_last or which == ALWAYS else None


class Unasked:
    """What is to be done for the person, and when.

    `plays_rest` is set when he has said that the tricks which are sure shall be played out.
    Whoever has taken something back decides the next time himself: `is_held`.
    """

    def __init__(self) -> None:
        self.plays_rest = False
        self.is_held = False
        self.told = ""
        """What is to be said when it is done."""
        self._action: Any | None = None
        self._left = 0.0

    def put_off(self) -> None:
        """Do nothing for the present: something else is asked, or nothing."""
        self._action = None

    def stop(self) -> None:
        """Leave the tricks that are sure to the person again."""
        self.plays_rest = False
        self.put_off()

    def intend(self, action: Any, wait: float = 0.0, told: str = "") -> None:
        """Do the action in so many seconds, and say so."""
        self._action, self._left, self.told = action, wait, told

    def due(self, dt: float) -> Any | None:
        """Let time pass; return what is to be done now, None while there is nothing."""
        if self._action is None:
            return None
        self._left -= dt
        if self._left > 0:
            return None
        action, self._action = self._action, None
        return action
