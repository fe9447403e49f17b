"""What a player of bridge keeps count of, where that is practised."""

from collections.abc import Sequence

from game.core.counting import Count
from game.core.protocols import Names
from game.core.rng import Rng
from game.core.words import _
from game.kit.counting import (
    Seen,
    played_of,
    seen_cards,
    shown_out,
    trumps_or_led,
    unseen_of,
)
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.naming import card_name
from game.rulesets.bridge.play import RULES
from game.rulesets.bridge.table import BridgeView

HONOURS = (12, 11, 10, 9)
"""The ranks of ace, king, queen and jack."""


def counts(view: BridgeView, names: Names, luck: Rng) -> Sequence[Count]:
    """Ask for trumps, for who has shown out, and for the honours of a suit."""
    table, observer = view.table, view.observer
    assert observer is not None
    order = table.order
    seen = Seen(
        table,
        pack(table.options),
        seen_cards(view, table.hidden),
        table.trump,
        RULES,
        order,
        lambda _trick: order,
        card_name=card_name,
    )
    suit = trumps_or_led(seen)
    asked = _("How many of the ace, king, queen and jack of {suit} have been played?")
    return (
        unseen_of(seen, suit),
        *shown_out(seen, observer, names, luck),
        played_of(seen, seen.led(suit), HONOURS, asked),
    )
