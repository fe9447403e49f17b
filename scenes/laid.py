"""Deals that come from the clipboard instead of being drawn, where a game knows any."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.words import _, many
from scenes import devices
from scenes.matchsetup import MatchSetup
from scenes.ui.button import Button
from scenes.ui.form import FormRow
from scenes.ui.text import escape
from scenes.ui.widget import Widget

Take = Callable[[Any, tuple[str, ...]], object]
"""Told of the house rules and the deals."""


def laid_row(setup: MatchSetup, take: Take, refuse: Callable[[str], object]) -> list[Widget]:
    """Return the row that takes deals from the clipboard or gives them up; none for most games."""
    if setup.ruleset.laid is None:
        return []
    words = _("PBN, LIN or our own text from the clipboard, played instead of shuffled deals.")
    button = Button(_("From the clipboard"), partial(_paste, setup, take, refuse))
    if setup.laid:
        count = len(setup.laid)
        words = many("{n} board from the clipboard.", "{n} boards from the clipboard.", count)
        button = Button(_("Shuffle instead"), partial(take, setup.options, ()))
    return [FormRow(_("Boards"), words.format(n=len(setup.laid)), button)]


def _paste(setup: MatchSetup, take: Take, refuse: Callable[[str], object]) -> None:
    assert setup.ruleset.laid is not None
    try:
        options, laid, left_out = setup.ruleset.laid.match(devices.paste(), None)
    except ValueError as wrong:
        refuse(_("The clipboard: {why}").format(why=escape(str(wrong))))
    else:
        take(options, laid)
        if left_out:
            refuse(_("The clipboard: {why}").format(why=escape(" ".join(left_out[:3]))))


def laid_fault(setup: MatchSetup) -> str:
    """Return why the deals cannot be played by these house rules, "" where they can."""
    if setup.ruleset.laid is None or not setup.laid:
        return ""
    standing = setup.ruleset.opening(setup.options, len(setup.seats), 0)
    try:
        for text in setup.laid:
            setup.ruleset.laid.deal(standing, text)
    except ValueError as wrong:
        return str(wrong)
    return ""
