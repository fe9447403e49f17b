"""What a player of Dreierschnapsen knows of the cards: where they lie, which to put away."""

from collections.abc import Sequence
from itertools import combinations

from game.core.protocols import Player, Whole
from game.core.rng import Rng
from game.kit.cards import SUITS, Card, Suit, mask_of, numbers_in
from game.kit.german import KING, OBER, PACK
from game.kit.knowledge import Knowledge, shown_lacking, takes_all, unseen_by
from game.rulesets.schnapsen.actions import PLAYS, PUTS, PutAway, SchnapsenAction
from game.rulesets.schnapsen.contracts import COUNTING, TALON, Aim
from game.rulesets.schnapsen.play import RULES, plays_open
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView, known
from game.rulesets.schnapsen.scoring import Reason
from game.rulesets.schnapsen.standing import PLAYERS

WHOLE_PACK = mask_of(PACK)
WHOLE_SUIT = 31
SUIT_MASKS = (*(WHOLE_SUIT << 13 * suit for suit in SUITS), 0)
"""The cards of each suit; none where there is no trump."""
MARRIAGE_MASKS = tuple((1 << OBER | 1 << KING) << 13 * suit for suit in SUITS)
"""Ober and king of each suit."""
_CARDS = {int(card): card for card in PACK}


def cards_in(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, in the order of the pack."""
    return tuple([_CARDS[number] for number in numbers_in(mask)])


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


def is_first_away(view: SchnapsenView) -> bool:
    """Tell whether the declarer is to put the first of two cards away."""
    return view.table.phase is Phase.EXCHANGE and not view.table.put_away


def exchanges(view: SchnapsenView, _rng: Rng | None = None) -> Sequence[Whole]:
    """Return the pairs of cards worth putting away, one of those that come to the same; none where
    no pair is to be chosen."""
    if not is_first_away(view):
        return ()
    out, counts = still_out(view), view.table.row.aim in COUNTING
    pairs = {
        frozenset(pair) if counts else tuple(sorted(sort_of(card, out) for card in pair)): pair
        for pair in combinations(_by_use(view), TALON)
    }
    return [Whole(tuple(PUTS[card] for card in sorted(pair))) for pair in pairs.values()]


def one_of_those_alike(
    view: SchnapsenView, legal: Sequence[SchnapsenAction]
) -> Sequence[SchnapsenAction]:
    """Return the actions with one for all cards to be put away that come to the same, where no card
    points count."""
    out = still_out(view)
    one = {sort_of(card, out): PUTS[card] for card in _by_use(view) if PUTS[card] in legal}
    return [act for act in legal if not isinstance(act, PutAway) or act in one.values()]


def sort_of(card: Card, out: Sequence[Card]) -> tuple[int, int, int]:
    """Return what cards have in common between which none lies that may be out."""
    return (card.suit, *beside(card, out))


def _by_use(view: SchnapsenView) -> Sequence[Card]:
    """Return the cards in hand, of those alike the one last that goes first: in a Bettler the
    highest, else the lowest."""
    is_lowest = view.table.row.aim is not Aim.NO_TRICK
    return sorted(view.hand, key=lambda card: card.rank, reverse=is_lowest)


def rest(view: SchnapsenView) -> Sequence[SchnapsenAction]:
    """Return the leads that take every trick left, in a contract to take them all.

    In a Game and in a Schnapser points and marriages decide, so there everybody plays himself.
    """
    table, player = view.table, view.observer
    if player is None or table.phase != Phase.PLAY or table.player != player or table.trick.cards:
        return ()
    if player != table.declarer or table.row.aim not in (Aim.EVERY_TRICK, Aim.LONG_SUIT):
        return ()
    hidden = unseen_by(view, PACK, table.put_away)
    leads = [PLAYS[card] for card in takes_all(view.hand, hidden, table.trump)]
    return leads if leads and leads[0] in plays_open(table) else ()
