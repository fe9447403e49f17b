"""All that Berserk reads from `levels/berserk`, and what is wrong with it."""

from functools import cache

from game.core.fields import BadContent, name_of
from game.core.words import _
from game.rulesets.berserk.battlefields import FILE, read_battlefields
from game.rulesets.berserk.cards import box
from game.rulesets.berserk.options import FIELDS


@cache
def read_levels() -> None:
    """Read the cards and the battlefields, once; raise BadContent for the first fault."""
    box.cards()
    for fault in field_faults():
        raise fault


def level_faults() -> list[BadContent]:
    """Return the first fault of every file, [] if all is well."""
    return [*box.faults(box.FOLDER), *field_faults()]


def field_faults() -> list[BadContent]:
    """Return the first fault of the battlefields; every one that can be chosen must be there."""
    try:
        found = read_battlefields(FILE)
    except BadContent as wrong:
        return [wrong]
    missing = [f"[{id}]" for id in FIELDS if id not in found]
    if not missing:
        return []
    reason = _("It lacks a battlefield that can be chosen.")
    return [BadContent(name_of(FILE), missing[0], reason)]
