"""What a seat can conclude from its view about where the hidden cards lie."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.kit.cards import Card, Suit, mask_of
from game.kit.german import PACK
from game.kit.knowledge import Knowledge, shown_lacking, unseen_by
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.masks import SUIT_MASKS, WHOLE_PACK
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView, known
from game.rulesets.schnapsen.scoring import Reason
from game.rulesets.schnapsen.standing import PLAYERS

AWAY = 3
"""The place of the cards put away, beside the three players' hands."""
ASIDE = 4
"""The place of cards that have not come to light: talon, packets not taken up."""


def still_out(view: SchnapsenView) -> list[Card]:
    """Return the cards that somebody else may hold, for whoever looks."""
    return unseen_by(view, PACK, view.table.put_away)


def beside(card: Card, out: Sequence[Card]) -> tuple[int, int]:
    """Return how many lower and how many higher cards of its suit may be out."""
    of_suit = [other.rank > card.rank for other in out if other.suit == card.suit]
    return of_suit.count(False), of_suit.count(True)


def knowledge(view: SchnapsenView, long_suit: Suit | None = None) -> Knowledge:
    """Return what the observer knows of the three hands, AWAY and ASIDE.

    `long_suit` is the suit that the declarer is supposed to hold five cards of, in a contract that
    needs them, where the observer cannot tell yet which it is.
    """
    table = view.table
    tricks = (*table.tricks, table.trick)
    gone = mask_of([card for trick in tricks for card in trick.cards])
    lacking = shown_lacking(tricks, PLAYERS, RULES, table.trump)
    certain = [0] * 5
    if view.observer is not None:
        certain[view.observer] = mask_of(view.hand)
    certain[AWAY] = mask_of(known(table.put_away))
    for player, mask in _shown_holding(table, long_suit):
        certain[player] |= mask & ~gone & ~certain[AWAY]
    forehand = table.forehand
    turned = 0 if table.turned is None else 1 << table.turned
    if turned & ~gone and not turned & (certain[forehand] | certain[AWAY]):
        if table.declarer != forehand or not table.put_away:
            certain[forehand] |= turned
        elif turned & lacking[forehand]:
            certain[AWAY] |= turned
    hidden = WHOLE_PACK & ~gone
    for mask in certain:
        hidden &= ~mask
    possible = [*[hidden & ~lacks for lacks in lacking], hidden, hidden & ~turned]
    if turned & hidden:  # Forehand's, who is declarer, or put away by him
        possible = [
            mask if place in (forehand, AWAY) else mask & ~turned
            for place, mask in enumerate(possible)
        ]
    sizes = [*table.taken_up, len(table.put_away)]
    sizes.append(WHOLE_PACK.bit_count() - gone.bit_count() - sum(sizes))
    room = [size - mask.bit_count() for size, mask in zip(sizes, certain, strict=True)]
    possible = [mask if space else 0 for mask, space in zip(possible, room, strict=True)]
    return Knowledge(tuple(certain), tuple(possible), tuple(room))


def _shown_holding(table: SchnapsenTable, long_suit: Suit | None) -> list[tuple[Player, int]]:
    """Return cards that a player has shown to hold: married ones, the five of a long suit."""
    shown = [(marriage.player, mask_of(marriage.cards)) for marriage in table.marriages]
    if _has_long_suit(table):
        if table.row.has_trumps:
            long_suit = table.trump
        elif table.tricks or table.trick.cards:
            long_suit = (*table.tricks, table.trick)[0].cards[0].suit
        if long_suit is not None:
            shown.append((table.maker, SUIT_MASKS[long_suit]))
    return shown


def _has_long_suit(table: SchnapsenTable) -> bool:
    """Tell whether play has begun in a contract that needs five of a suit, and found them."""
    return (
        table.phase in (Phase.PLAY, Phase.OVER)
        and table.row.aim == Aim.LONG_SUIT
        and not lacks_long_suit(table)
    )


def lacks_long_suit(table: SchnapsenTable) -> bool:
    """Tell whether the deal ended because the declarer did not hold the five (DS-43)."""
    return table.ending is not None and table.ending.reason == Reason.NO_LONG_SUIT


def open_long_suits(view: SchnapsenView) -> list[Suit | None]:
    """Return the suits that the declarer's five may be of, [None] where that is no question."""
    table = view.table
    is_open = (
        _has_long_suit(table)
        and not table.row.has_trumps
        and not (table.tricks or table.trick.cards)
        and view.observer != table.declarer
    )
    if not is_open:
        return [None]
    elsewhere = mask_of(view.hand)
    if table.turned is not None and table.declarer != table.forehand:
        elsewhere |= 1 << table.turned
    return [Suit(suit) for suit in range(4) if not elsewhere & SUIT_MASKS[suit]]
