"""What a strong player would do: the candidates of a hint, with their worth."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.words import _, decimal
from scenes.ui.boxes import Column, Row
from scenes.ui.panel import Panel
from scenes.ui.widget import Widget
from scenes.ui.words import Ink, Words

SHOWN = 3
"""How many candidates are listed: six at a table leave no room for more."""


MOST_TEXT = 1.2
"""The text size beyond which the panel does not grow: it stands beside the cards."""


def advice_panel(
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    *,
    is_only: bool = False,
    text_scale: float = 1.0,
) -> Panel:
    """Return the panel that lists the best candidates, each by its name in markup.

    `is_only` says that nothing else is allowed. Without a search there is no worth to be told.
    """
    unit = min(1.0, MOST_TEXT / text_scale)
    tried = [each for each in candidates if each.visits] or list(candidates[:1])
    lines: list[Widget] = []
    for number, each in enumerate(tried[:SHOWN]):
        words, worth = name(each.action), decimal(each.value, signed=True)
        if number == 0:
            words, worth = f"**{words}**", f"**{worth}**"
        row: list[Widget] = [Words(words, size=17 * unit, grows=True)]
        if each.visits:
            ink: Ink = "muted" if number else "gold"
            row.append(Words(worth, size=17 * unit, ink=ink))
        lines.append(Row(*row, gap=8))
    if any(each.visits for each in tried):
        note = _("Points expected in this deal, against the table's average.")
        lines.append(Words(note, size=13 * unit, ink="muted"))
    else:
        note = _("The only choice.") if is_only else _("So a plain player would choose.")
        lines.append(Words(note, size=13 * unit, ink="muted"))
    return Panel(Column(*lines, gap=4), pad=12)
