"""What a strong player would do: the candidates of a hint, with their worth."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.words import _
from scenes.ui.boxes import Column
from scenes.ui.panel import Panel
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

SHOWN = 5
"""How many candidates are listed."""


def advice_panel(candidates: Sequence[Candidate[Any]], name: Callable[[Any], str]) -> Panel:
    """Return the panel that lists the best candidates, each by its name in markup."""
    tried = [each for each in candidates if each.visits] or list(candidates[:1])
    lines: list[Widget] = [Heading(_("Hint"), 2)]
    for number, each in enumerate(tried[:SHOWN]):
        words = f"**{name(each.action)}**" if number == 0 else name(each.action)
        worth = f"{each.value:+.1f}".replace("-", "−")
        worth = f"{{gold}}{worth}{{/}}" if each.visits else ""
        lines.append(Words(f"{words}  {worth}".strip()))
    if any(each.visits for each in tried):
        note = _("Points expected in this deal, against the table's average.")
        lines.append(Words(note, size=13, ink="muted"))
    else:
        lines.append(Words(_("The only choice."), size=13, ink="muted"))
    return Panel(Column(*lines, gap=5), pad=16)
