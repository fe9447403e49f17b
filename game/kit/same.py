"""Why it is all one which card is played, in words."""

from collections.abc import Sequence

from game.core.words import _
from game.kit.choice import Choice


def all_one(choices: Sequence[Choice]) -> str:
    """Return why all that may be played comes to the same, as a search has found, by what whoever
    plays can see; "" where that says nothing of it."""
    first = choices[0]
    if all(first.is_like(each.card) for each in choices):
        return _("No card that may be out lies between these, so they come to the same.")
    if first.trick.cards and not first.takers:
        return _("None of them can win this trick, and later it makes no difference.")
    return ""
