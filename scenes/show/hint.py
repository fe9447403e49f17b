"""A hint asked for in a match: what a strong player would do comes later, or why none comes."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.core.protocols import Candidate, Player
from game.core.words import _
from game.session.port import Port
from game.session.sitting import Sitting
from scenes.show.guide import Guide


class Asking(Protocol):
    """The screen of a match in which a hint may be asked for."""

    port: Port[Any, Any]
    seat: Player | None
    sitting: Sitting
    is_asking: bool
    guide: Guide | None

    def toast(self, text: str, seconds: float = ...) -> None:
        """Show a short notice."""

    def refuse(self, reason: str) -> None:
        """Tell why something cannot be done."""


def ask_hint(
    screen: Asking, advise: Callable[[Sequence[Candidate[Any]]], None], waiting: str
) -> None:
    """Ask what a strong player would do and give it to `advise`; `waiting` is told meanwhile."""
    if screen.port.to_act != screen.seat or not screen.is_asking:
        screen.refuse(_("It is not your turn, so there is nothing to advise."))
    elif screen.sitting.is_earnest:
        screen.refuse(_("This match counts: nobody helps."))
    elif screen.guide is not None and screen.guide.is_asking:
        screen.toast(_("The guide says what to do here."))
    elif screen.sitting.ask_hint(advise):
        screen.toast(waiting)
