"""Tricks that open hands are sure of: a proof that needs no layout and no solver.

It sees the hands of the side to lead that lie open, and of the other cards only who has shown out
of what. Whoever can follow suit must: of the cards of a suit that are out, one is gone after each
lead of it, if anybody holds them at all.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.kit.deal import View
from game.kit.double_dummy import tricks_by_card
from game.kit.knowledge import cards_of, layouts, ways
from game.kit.packs import FLOATS, JOKERS, NO_SUIT, Order
from game.rulesets.bridge.claims import tricks_left
from game.rulesets.bridge.contract import partner_of
from game.rulesets.bridge.table import BridgeTable, BridgeView
from game.rulesets.bridge.worlds import CARDS, knowledge

MOST_LOOKED_AT = 3000
"""Positions that are looked at before what has been found must do."""

Hands = tuple[frozenset[Card], frozenset[Card]]
"""The hand on lead at first, and its partner's, empty where it is closed."""


def cashed(table: BridgeTable) -> int:
    """Return how many tricks the side to lead is sure of, 0 where a Joker floats.

    They are cashed in a row, or taken by long trumps.
    """
    seen, leader = table.seen_by(None), table.trick.leader
    first, second = (
        frozenset(seen.held(player) if player in seen.face_up else ())
        for player in (leader, partner_of(leader))
    )
    out = cards_out(table)
    if any(table.order.suit[card] == NO_SUIT for card in (*out, *first, *second)):
        return 0
    row = _Proof(table.order, table.trump, out).most((first, second), 0, (0,) * len(SUITS))
    return max(row, _with_trumps(table, first, out))


def _with_trumps(table: BridgeTable, hand: Collection[Card], out: Collection[Card]) -> int:
    """Return how many tricks a hand on lead with long trumps takes, 0 where these may not do.

    It leads trumps until none are out. A trick is lost with a card that is neither a trump nor
    above all that is out, or to a trump that is out: those that fall on its top trumps take none.
    Each lost trick may cost it another trump, to come in again.
    """
    order, trump = table.order, table.trump
    if trump == NO_TRUMP:
        return 0
    own = [card for card in hand if order.suit[card] == trump]
    against = [card for card in out if order.suit[card] == trump]
    top = [card for card in own if not any(order.beats(each, card, trump) for each in against)]
    losers = [
        card
        for card in hand
        if card not in own and any(order.beats(each, card, NO_TRUMP) for each in out)
    ]
    lost = len(losers) + max(0, len(against) - len(top))
    return len(hand) - lost if len(own) >= len(against) + lost else 0


def laid_open(view: BridgeView) -> BridgeTable:
    """Return the table as it is once the hand of who is to claim lies open."""
    table = view.table
    return table.but(face_up=tuple(sorted({*table.face_up, table.closed_hand(table.player)})))


def cards_out(table: BridgeTable) -> list[Card]:
    """Return the cards that may lie against the open hands of the side to lead, as all can see."""
    seen, leader = table.seen_by(None), table.trick.leader
    own = [each for each in (leader, partner_of(leader)) if each in seen.face_up]
    return may_hold(View(None, seen, ()), [each for each in range(4) if each not in own])


def may_hold(view: BridgeView, players: Collection[Player]) -> list[Card]:
    """Return the cards that one of these players may hold, for all that the observer sees."""
    known = knowledge(view)
    mask = 0
    for player in players:
        mask |= known.possible[player] | known.known[player]
    return list(cards_of(mask, CARDS))


@dataclass
class _Proof:
    """The search for the longest row of tricks that no card out can break."""

    order: Order
    trump: Suit
    out: Collection[Card]
    _found: dict[tuple[Hands, int, tuple[int, ...]], int] = field(default_factory=dict)

    def most(self, hands: Hands, leads: int, led: tuple[int, ...]) -> int:
        """Return the tricks in a row from here on; `led` is how often each suit has been led."""
        key = hands, leads, led
        if key in self._found:
            return self._found[key]
        self._found[key] = best = 0
        for card, other in self._tricks(hands, leads):
            suit = self.order.suit[card]
            is_partners = other is not None and self.order.beats(other, card, self.trump)
            best_card = other if other is not None and is_partners else card
            if not self._takes(best_card, suit, led):
                continue
            played = {card, other}
            after = hands[0] - played, hands[1] - played
            count = tuple(n + (each == suit) for each, n in zip(SUITS, led, strict=True))
            best = max(best, 1 + self.most(after, leads ^ is_partners, count))
            if best == len(hands[leads]) or len(self._found) > MOST_LOOKED_AT:
                break
        self._found[key] = best
        return best

    def _tricks(self, hands: Hands, leads: int) -> Iterator[tuple[Card, Card | None]]:
        """Yield the cards worth playing to a trick: the ends of a suit, led and followed with."""
        for card in self._ends(hands[leads]):
            partners = hands[1 - leads]
            follow = [each for each in partners if self.order.suit[each] == self.order.suit[card]]
            for other in self._ends(follow or partners):
                yield card, other
            if not partners:
                yield card, None

    def _ends(self, cards: Collection[Card]) -> list[Card]:
        """Return the highest and the lowest card of each suit, the high ones first."""
        found: list[Card] = []
        for suit in SUITS:
            own = [card for card in cards if self.order.suit[card] == suit]
            if own:
                found += {max(own, key=self._height), min(own, key=self._height)}
        return sorted(found, key=self._height, reverse=True)

    def _takes(self, card: Card, suit: Suit, led: tuple[int, ...]) -> bool:
        """Tell whether a card takes the trick in which this suit was led, whatever is out."""
        suits = {suit, self.trump} - {NO_TRUMP}
        return all(self._is_above(card, each, led) for each in suits)

    def _is_above(self, card: Card, suit: Suit, led: tuple[int, ...]) -> bool:
        """Tell whether no card of a suit that may still be out beats a card."""
        out = [each for each in self.out if self.order.suit[each] == suit]
        return len(out) <= led[suit] or not any(
            self.order.beats(each, card, self.trump) for each in out
        )

    def _height(self, card: Card) -> int:
        return self.order.height[card]


LISTED = {6: 1000, 9: 40, 14: 6}
"""Up to so many cards in a hand, up to so many layouts are all looked at."""
UNCOMPILED = 4
"""Up to so many cards in a hand the solver is asked where it runs as plain Python."""


@dataclass(frozen=True)
class Proved:
    """So many tricks are proved; `no_more`: it is known that more cannot be."""

    tricks: int
    no_more: bool


def proved(table: BridgeTable) -> Proved:
    """Return how many of the tricks left the side to lead takes however the cards lie.

    Where all layouts can be listed that are possible to somebody who sees the hands that lie open
    and nothing else, that is after one and the same lead, by exact play, in each of them. Else it
    is what the open hands can cash and what their trumps are worth, which may be less than is sure.
    """
    from game.kernels.compiled import is_compiled  # It loads numba, which the window does without.

    most = max(table.hand_sizes)
    known = knowledge(View(None, table.seen_by(None), ()))
    listed = next(count for cards, count in LISTED.items() if most <= cards)
    if (not is_compiled() and most > UNCOMPILED) or ways(known) > listed:
        tricks = cashed(table)
        return Proved(tricks, tricks == tricks_left(table))
    worst: dict[Card, int] = {}
    for layout in layouts(known):
        hands = [[_to_solver(card, table) for card in cards_of(held, CARDS)] for held in layout[:4]]
        found = tricks_by_card(hands, table.trump, table.trick.leader, order=table.order)
        worst = {card: min(tricks, worst.get(card, tricks)) for card, tricks in found.items()}
    return Proved(max(worst.values()), no_more=True)


def _to_solver(card: Card, table: BridgeTable) -> Card:
    """Return a card as the solver knows it: a wild Joker that is a trump is the trumps' own."""
    is_trump = card in FLOATS and table.order.suit[card] == table.trump
    return JOKERS[table.trump] if is_trump else card
