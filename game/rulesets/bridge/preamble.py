"""What a match of bridge is played for, in a few sentences before it begins."""

from game.core.options import specs
from game.core.words import _, marked
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import BridgeStanding

POWER_WORDS = {
    "major": marked("above the ace (Major)"),
    "major_minor": marked("above the ace with trumps, below the jack without (Major/Minor)"),
    "minor_major": marked("below the jack with trumps, above the ace without (Minor/Major)"),
    "minor": marked("below the jack (Minor)"),
}
"""Where a Joker stands by its power: the names alone are a riddle to who has not read the rules."""


def aim(standing: BridgeStanding) -> str:
    """Return what the two sides of a deal are after."""
    return _(
        "The side that bids highest plays with the trumps it names, or without, and must win as "
        "many tricks as it bid, on top of {book}."
    ).format(book=standing.options.book)


def scoring(standing: BridgeStanding) -> str:
    """Return the form of the match and its Jokers, with their clauses."""
    options = standing.options
    told = [
        {
            "rubber": _("A rubber: two games win it. [BR-47]"),
            "chicago": _("Chicago: every deal is scored by itself. [BR-44]"),
            "duplicate": _("Duplicate boards: every deal is scored by itself. [BR-42]"),
        }[options.form]
    ]
    if options.jokers:
        jokers = [_jokers(options), _(POWER_WORDS[options.power])]
        if options.wild:
            jokers.append(_("wild"))
        told.append(f"{', '.join(jokers)}. [BR-04]")
    return " ".join(told)


def _jokers(options: BridgeOptions) -> str:
    spec = next(each for each in specs(options) if each.name == "jokers")
    return spec.label(options.jokers)
