"""The buttons of a trick table: those of the bar, and those at its side."""

from collections.abc import Callable
from functools import partial

from game.core.words import _
from scenes.scene import Action
from scenes.show.bar import BAR_BUTTONS, BAR_TYPE, button_words
from scenes.ui.button import Button, ButtonKind


def table_buttons(act: Callable[[Action], object]) -> dict[Action, Button]:
    """Return the buttons of the table, each asking for its action."""
    others = {Action.LAST_TRICK: _("Last trick"), Action.FAST: _("Faster")}
    words = {**button_words(), **others}  # in reading order
    buttons = {
        action: Button(
            label,
            partial(act, action),
            kind=ButtonKind.QUIET if action in BAR_BUTTONS else ButtonKind.SECONDARY,
            size=16,
            least=0,
            most=BAR_TYPE if action in BAR_BUTTONS else 24,
        )
        for action, label in words.items()
    }
    for action, button in buttons.items():
        button.asks = action
        button.keeps_key = action is Action.FAST  # Whoever waits learns the key at once.
    return buttons
