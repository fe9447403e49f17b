"""What a match of bridge is played for, in a few sentences before it begins."""

from game.core.options import specs
from game.core.words import _
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import BridgeStanding


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
        jokers = [_label(options, name) for name in ("jokers", "power")]
        if options.wild:
            jokers.append(_("wild"))
        told.append(f"{', '.join(jokers)}. [BR-04]")
    return " ".join(told)


def _label(options: BridgeOptions, name: str) -> str:
    spec = next(each for each in specs(options) if each.name == name)
    return spec.label(getattr(options, name))
