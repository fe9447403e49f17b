"""Why it is all one which card is played, and what it comes to, in words."""

from collections.abc import Sequence
from typing import Any

from game.core.outlook import Figure, in_100
from game.core.words import _
from game.kit.choice import Choice

NEVER = 0.005
"""What happens less often is told as never, and what fails to as always."""
SAME = 0.02
"""Shares that differ by more are not the same."""


def all_one(choices: Sequence[Choice], *, is_exact: bool = True) -> str:
    """Return why all that may be played comes to the same, as a search has found, by what whoever
    plays can see; "" where that says nothing of it. It does not always come to quite the same
    where that is not exact."""
    first = choices[0]
    if are_alike(choices):
        return _("No card that may be out lies between these, so they come to the same.")
    if first.trick.cards and not first.takers:
        if not is_exact:
            return _("None of them can win this trick, and later it makes hardly a difference.")
        return _("None of them can win this trick, and later it makes no difference.")
    return ""


def are_alike(choices: Sequence[Choice]) -> bool:
    """Tell whether all that may be played is of one suit and takes the same tricks."""
    return all(choices[0].is_like(each.card) for each in choices)


def comes_to(figure: Figure, always: str, at_times: str, never: str, **places: Any) -> str:
    """Return which of three sentences holds of something that happens as often with each of two
    choices, with what stands in its `places` and, as `n`, how often; "" where it does not happen as
    often."""
    if figure.is_real(SAME):
        return ""
    share = (figure.best + figure.other) / 2
    words = always if share >= 1 - NEVER else at_times if share >= NEVER else never
    return words.format(n=in_100(share), **places)
