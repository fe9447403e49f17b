"""A hint asked for in a match: what a strong player would do comes later, or why none comes."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game.core.protocols import Player
from game.core.words import _, marked
from game.session.hint import Hint
from game.session.port import Port
from game.session.sitting import NOTHING_BACK, Sitting
from scenes.bindings import Action
from scenes.show.guide import Guide
from scenes.ui.button import Button

NOBODY_HELPS = marked("This match counts: nobody helps.")
"""Why no hint is given at an earnest table."""
WAITED = 15.0
"""Seconds for which it is told at a time that a hint is on its way."""


class Asking(Protocol):
    """The screen of a match in which a hint may be asked for."""

    port: Port[Any, Any]
    seat: Player | None
    sitting: Sitting
    is_asking: bool
    guide: Guide | None
    waiting: str
    """What is told while the hint last asked for is thought about."""

    def toast(self, text: str, seconds: float = ...) -> None:
        """Show a short notice."""

    def refuse(self, reason: str) -> None:
        """Tell why something cannot be done."""

    def asked_by_guide(self) -> str:
        """Return what the guide asks for, in a sentence."""


def tell_help(
    buttons: Mapping[Action, Button], sitting: Sitting, *, hint: bool, undo: bool
) -> None:
    """Show where a hint is asked for, or a decision taken back, as far as that is to be seen here;
    on the road also where there is none of it, in grey with the reason."""
    on_road = sitting.goal is not None
    given = {
        Action.HINT: (sitting.gives_hints, hint, _(NOBODY_HELPS)),
        Action.UNDO: (not sitting.is_earnest, undo, _(NOTHING_BACK)),
    }
    for action, (is_given, is_seen, reason) in given.items():
        if (button := buttons.get(action)) is not None:
            button.visible = is_seen and (is_given or on_road)
            button.enabled, button.reason = is_given, "" if is_given else reason


def ask_hint(screen: Asking, advise: Callable[[Hint], None], waiting: str) -> None:
    """Ask what a strong player would do, and give it to `advise`; `waiting` is told meanwhile."""
    if screen.port.to_act != screen.seat or not screen.is_asking:
        screen.refuse(_("It is not your turn, so there is nothing to advise."))
    elif not screen.sitting.gives_hints:
        screen.refuse(_(NOBODY_HELPS))
    elif screen.guide is not None and screen.guide.is_asking:
        screen.toast(screen.asked_by_guide(), WAITED)
    else:
        screen.waiting = waiting
        screen.toast(waiting, WAITED)  # Before it is asked: the answer may be there at once.
        screen.sitting.ask_hint(lambda hint: _tell(screen, advise, hint))


def _tell(screen: Asking, advise: Callable[[Hint], None], hint: Hint) -> None:
    """Give a hint to be shown: a guide who leaves the choice to the person steps back for it."""
    if hint.candidates:
        if screen.guide is not None:
            screen.guide.fall_silent()
        advise(hint)
    else:
        screen.refuse(_("No computer player answered: there is no hint this time."))
