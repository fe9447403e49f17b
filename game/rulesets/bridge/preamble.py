"""What a match of bridge is played for, in a few sentences before it begins."""

from game.core.options import specs
from game.core.words import _, many
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import BridgeStanding

SUIT_CARDS = 52


def scoring(standing: BridgeStanding) -> str:
    """Return the form of the match, its Jokers, and what cards left over pay; with clauses."""
    options = standing.options
    told = [
        {
            "rubber": _("A rubber: the side that first makes two games wins it. [BR-47]"),
            "chicago": _("Chicago: every deal is scored by itself. [BR-44]"),
            "duplicate": _("Duplicate boards: every deal is scored by itself. [BR-42]"),
        }[options.form]
    ]
    if options.jokers:
        jokers = [_label(options, name) for name in ("jokers", "power")]
        if options.wild:
            jokers.append(_("wild"))
        told.append(f"{', '.join(jokers)}. [BR-02] [BR-04]")
    if left := (SUIT_CARDS + options.jokers) % 4:
        words = many(
            "{n} card is left over, face down.", "{n} cards are left over, face down.", left
        )
        told.append(f"{words.format(n=left)} {hidden_pays(options)} [BR-57]")
    return " ".join(told)


def hidden_pays(options: BridgeOptions) -> str:
    """Return what a hidden card brings the side of its owner, and when (BR-57)."""
    return {
        "literal": _(
            "Turned up at the end, a hidden card brings its owner’s side its value if the contract "
            "is made, and costs as much if it fails."
        ),
        "side": _(
            "Turned up at the end, a hidden card brings its owner’s side its value if that side "
            "succeeds, and costs as much if it does not."
        ),
        "declarer_only": _(
            "Turned up at the end, a hidden card of declarer’s side brings its value if the "
            "contract is made, and costs as much if it fails; one of the defenders pays nothing."
        ),
    }[options.hidden_mode]


def _label(options: BridgeOptions, name: str) -> str:
    spec = next(each for each in specs(options) if each.name == name)
    return spec.label(getattr(options, name))
