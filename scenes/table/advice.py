"""What a strong player would do: the candidates of a hint, with their worth."""

from collections.abc import Sequence

from game.core.protocols import Candidate
from game.core.words import _
from game.kit.cards import RANK_LETTERS, SUIT_LETTERS
from game.rulesets.whist.actions import Bid, PlayCard
from scenes.ui.boxes import Column, Panel
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

SHOWN = 5
"""How many candidates are listed."""


def advice_panel(candidates: Sequence[Candidate[Bid | PlayCard]]) -> Panel:
    """Return the panel that lists the best candidates."""
    tried = [each for each in candidates if each.visits] or list(candidates[:1])
    lines: list[Widget] = [Heading(_("Hint"), 2)]
    for number, each in enumerate(tried[:SHOWN]):
        name = f"**{_name(each.action)}**" if number == 0 else _name(each.action)
        worth = f"{{gold}}{each.value:+.1f}{{/}}" if each.visits else ""
        lines.append(Words(f"{name}  {worth}".strip()))
    if any(each.visits for each in tried):
        note = _("Points expected in this deal, against the table's average.")
        lines.append(Words(note, size=13, ink="muted"))
    else:
        lines.append(Words(_("The only choice."), size=13, ink="muted"))
    return Panel(Column(*lines, gap=5), pad=16)


def _name(action: Bid | PlayCard) -> str:
    if isinstance(action, Bid):
        return _("Bid {tricks}").format(tricks=action.tricks)
    rank = RANK_LETTERS[action.card.rank]
    suit = SUIT_LETTERS[action.card.suit]
    return f"{'10' if rank == 'T' else rank} {{{suit}}}"
