"""Numbers as people type them."""

from game.cli.refused import Refused
from game.core.words import _

LARGEST_SEED = 2**63 - 1


def whole_number(text: str, name: str, low: int, high: int) -> int:
    """Return the number that the text means; raise Refused that names it and its range."""
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= 19 and low <= int(digits) <= high:
        return int(digits)
    if low == high:
        raise Refused(
            _("{name} cannot be “{text}”; it can only be {number}.").format(
                name=name, text=text, number=low
            )
        )
    raise Refused(
        _("{name} cannot be “{text}”; it is a whole number from {low} to {high}.").format(
            name=name, text=text, low=low, high=high
        )
    )


def match_number(text: str) -> int:
    """Return the number of a stored match; raise Refused."""
    return whole_number(text, _("The number of a match"), 1, LARGEST_SEED)
