"""What a player of whist keeps count of, where that is practised."""

from collections.abc import Sequence

from game.core.counting import Count
from game.core.protocols import Names
from game.core.rng import Rng
from game.kit.cards import DECK
from game.kit.counting import (
    Seen,
    highest_left,
    seen_cards,
    shown_out,
    trumps_or_led,
    unseen_of,
)
from game.rulesets.whist.play import RULES
from game.rulesets.whist.table import WhistView


def counts(view: WhistView, names: Names, luck: Rng) -> Sequence[Count]:
    """Ask for trumps, for who has shown out, and for the highest card of a suit that was led."""
    table, observer = view.table, view.observer
    assert observer is not None
    seen = Seen(table, DECK, seen_cards(view), table.trump, RULES)
    suit = trumps_or_led(seen)
    return (
        unseen_of(seen, suit),
        *shown_out(seen, observer, names, luck),
        highest_left(seen, seen.led(suit)),
    )
