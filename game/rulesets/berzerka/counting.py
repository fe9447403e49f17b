"""What a player of Berzerka keeps count of, where that is practised."""

from collections.abc import Sequence

from game.core.counting import Count
from game.core.protocols import Names
from game.core.rng import Rng
from game.kit.counting import Seen, seen_cards, shown_out, trumps_or_led, unseen_of
from game.kit.packs import NUMBER_DECK, number_card_name
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.position import BerzerkaView


def counts(view: BerzerkaView, names: Names, luck: Rng) -> Sequence[Count]:
    """Ask for trumps, for who has shown out, and for the pain suit or another that was led."""
    table, observer = view.table, view.observer
    assert observer is not None
    declared = table.declaration
    seen = Seen(
        table,
        NUMBER_DECK,
        seen_cards(view, table.put_away(observer)),
        declared.in_trump,
        RULES,
        order_of=declared.order,
        card_name=number_card_name,
    )
    suit = trumps_or_led(seen)
    other = declared.pain if declared.pain not in (None, suit) else seen.led(suit)
    assert other is not None
    return (
        unseen_of(seen, suit),
        *shown_out(seen, observer, names, luck),
        unseen_of(seen, other),
    )
