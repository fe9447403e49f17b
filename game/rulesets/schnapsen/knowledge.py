"""What a seat can conclude from its view about where the hidden cards lie."""

from dataclasses import dataclass

from game.core.protocols import Player
from game.kit.cards import Suit
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.masks import (
    HIGHER,
    SUIT_MASKS,
    WHOLE_PACK,
    bit_place,
    mask_of,
)
from game.rulesets.schnapsen.scoring import Reason
from game.rulesets.schnapsen.view import Phase, SchnapsenView

AWAY = 3
"""The place of the cards put away, beside the three players' hands."""
ASIDE = 4
"""The place of cards that have not come to light: talon, packets not taken up."""


@dataclass(frozen=True)
class Knowledge:
    """Where cards are and can be, as masks by place: the three hands, AWAY and ASIDE.

    `known` are cards whose place is certain, `possible` those that may lie there besides, `room`
    how many of these do. `played` are the cards each player has played.
    """

    known: tuple[int, ...]
    possible: tuple[int, ...]
    room: tuple[int, ...]
    played: tuple[int, ...]


def knowledge(view: SchnapsenView, long_suit: Suit | None = None) -> Knowledge:
    """Return what the observer knows.

    `long_suit` is the suit that the declarer is supposed to hold five cards of, in a contract that
    needs them, where the observer cannot tell yet which it is.
    """
    played = [0, 0, 0]
    for trick in (*view.tricks, view.trick):
        for turn, card in enumerate(trick.cards):
            played[(trick.leader + turn) % 3] |= 1 << bit_place(card)
    gone = played[0] | played[1] | played[2]
    sizes = [*view.hand_sizes, view.away_count, 0]
    known = [0] * 5
    if view.observer is not None:
        known[view.observer] = mask_of(view.hand)
    known[AWAY] = mask_of(view.put_away)
    cannot = _shown_lacking(view)
    for player, mask in _shown_holding(view, long_suit):
        known[player] |= mask & ~gone & ~known[AWAY]
    turned = 0 if view.turned is None else 1 << bit_place(view.turned)
    forehand = view.forehand
    if turned & ~gone and not turned & (known[forehand] | known[AWAY]):
        if view.declarer != forehand or not view.away_count:
            known[forehand] |= turned
        elif turned & cannot[forehand]:
            known[AWAY] |= turned
    certain = known[0] | known[1] | known[2] | known[AWAY] | gone
    hidden = WHOLE_PACK & ~certain
    sizes[ASIDE] = 20 - sum(sizes) - gone.bit_count()
    possible = [hidden & ~cannot[player] for player in range(3)]
    possible += [hidden, hidden & ~turned]
    if turned & hidden:  # Forehand's, who is declarer, or put away by him
        possible = [
            mask & ~turned if p not in (forehand, AWAY) else mask for p, mask in enumerate(possible)
        ]
    room = [size - mask.bit_count() for size, mask in zip(sizes, known, strict=True)]
    possible = [mask if space else 0 for mask, space in zip(possible, room, strict=True)]
    return Knowledge(tuple(known), tuple(possible), tuple(room), tuple(played))


def _shown_lacking(view: SchnapsenView) -> list[int]:
    """Return, for each player, the cards he has shown not to hold any more (DS-21 to DS-24)."""
    lacking = [0, 0, 0]
    trumps = SUIT_MASKS[view.trump]
    for trick in (*view.tricks, view.trick):
        if not trick.cards:
            continue
        best = bit_place(trick.cards[0])
        led = SUIT_MASKS[best // 5]
        for turn, card in enumerate(trick.cards[1:], start=1):
            place = bit_place(card)
            player = (trick.leader + turn) % 3
            is_trump = trumps >> place & 1
            ruffed = trumps >> best & 1 and not led >> best & 1
            if led >> place & 1:
                if not ruffed and not HIGHER[best] >> place & 1:
                    lacking[player] |= HIGHER[best]
            else:
                lacking[player] |= led
                if not is_trump:
                    lacking[player] |= trumps
                elif ruffed and not HIGHER[best] >> place & 1:
                    lacking[player] |= HIGHER[best]
            if HIGHER[best] >> place & 1 or (is_trump and not trumps >> best & 1):
                best = place
    return lacking


def _shown_holding(view: SchnapsenView, long_suit: Suit | None) -> list[tuple[Player, int]]:
    """Return cards that a player has shown to hold: married ones, the five of a long suit."""
    shown = [(marriage.player, mask_of(marriage.cards)) for marriage in view.marriages]
    if view.declarer is not None and has_long_suit(view):
        if view.tricks or view.trick.cards:
            first = (*view.tricks, view.trick)[0].cards[0]
            declarer_leads = CONTRACTS[view.contract].declarer_leads
            suit = first.suit if declarer_leads else view.trump
            shown.append((view.declarer, SUIT_MASKS[suit]))
        elif CONTRACTS[view.contract].has_trumps:
            shown.append((view.declarer, SUIT_MASKS[view.trump]))
        elif long_suit is not None:
            shown.append((view.declarer, SUIT_MASKS[long_suit]))
    return shown


def has_long_suit(view: SchnapsenView) -> bool:
    """Tell whether play has begun in a contract that needs five of a suit, and found them."""
    return (
        bool(view.contract)
        and CONTRACTS[view.contract].aim == Aim.LONG_SUIT
        and view.phase in (Phase.PLAY, Phase.OVER)
        and not lacks_long_suit(view)
    )


def lacks_long_suit(view: SchnapsenView) -> bool:
    """Tell whether the deal ended because the declarer did not hold the five (DS-43)."""
    return view.ending is not None and view.ending.reason == Reason.NO_LONG_SUIT


def open_long_suits(view: SchnapsenView) -> list[Suit | None]:
    """Return the suits that the declarer's five may be of, [None] where that is no question."""
    is_open = (
        has_long_suit(view)
        and not CONTRACTS[view.contract].has_trumps
        and not (view.tricks or view.trick.cards)
        and view.observer != view.declarer
    )
    if not is_open:
        return [None]
    own = mask_of(view.hand)
    if view.turned is not None and view.declarer != view.forehand:
        own |= 1 << bit_place(view.turned)
    return [Suit(suit) for suit in range(4) if not own & SUIT_MASKS[suit]]
