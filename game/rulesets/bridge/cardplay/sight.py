"""What whoever chooses a card sees: his hand, dummy, the trick, and what is still out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.kit.packs import Order
from game.kit.tricks import Trick
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.jokers import as_held, pack
from game.rulesets.bridge.table import BridgeTable

HONOUR = 9
"""The height of a jack: what stands as high is an honour."""


@dataclass(frozen=True)
class Sight:
    """The table for the hand that is to play; players are seats.

    `legal` are the cards it may play, `mate` is the hand opposite where the chooser knows it (he
    is declarer), `dummy` the open hand where he defends. `against` are the cards that an opponent
    may hold, as far as the chooser knows: all that are neither played nor in hands of his.
    """

    me: Player
    hand: tuple[Card, ...]
    legal: Sequence[Card]
    mate: tuple[Card, ...] | None
    dummy: tuple[Card, ...] | None
    dummy_player: Player
    declarer: Player
    trick: Trick
    tricks: tuple[Trick, ...]
    order: Order
    trump: Suit
    against: tuple[Card, ...]
    needed: int
    """Tricks that the side of this hand still needs to make, or to beat, the contract."""

    @property
    def is_declaring(self) -> bool:
        """Whether the hand is declarer's or dummy's."""
        return (self.me - self.declarer) % 2 == 0

    @property
    def best(self) -> Card | None:
        """The card that takes the trick so far, None before the lead."""
        cards = self.trick.cards
        return cards[self.order.best_place(cards, self.trump)] if cards else None

    @property
    def mate_is_winning(self) -> bool:
        """Whether the trick is going to the hand opposite."""
        cards = self.trick.cards
        if not cards:
            return False
        return (self.trick.leader + self.order.best_place(cards, self.trump) - self.me) % 4 == 2

    def of(self, cards: Iterable[Card], suit: Suit) -> list[Card]:
        """Return the cards that count as a suit, the highest first; Jokers may float into it."""
        return sorted(
            self.order.of_suit(cards, suit), key=self.order.height.__getitem__, reverse=True
        )

    def suits_to_lead(self) -> list[Suit]:
        """Return the suits that may be led and of which the hand has a card of its own: a wild
        Joker may be led as any, but is no suit to choose."""
        held = [suit for suit in SUITS if self.of(self.hand, suit)]
        return [suit for suit in held if self.of(self.legal, suit)]

    def height(self, card: Card) -> int:
        """Return how high a card stands in its suit."""
        return self.order.height[card]

    def above(self, card: Card, cards: Iterable[Card]) -> int:
        """Count the cards of its suit among some that beat it."""
        suit, height = self.order.suit, self.order.height
        mine, high = suit[card], height[card]
        return sum([1 for each in cards if suit[each] == mine and height[each] > high])

    def is_master(self, card: Card) -> bool:
        """Tell whether no card of its suit that an opponent may hold beats it."""
        return not self.above(card, self.against)

    def touches(self, card: Card, cards: Iterable[Card]) -> bool:
        """Tell whether the next lower card of its suit is among some."""
        suit, height = self.order.suit, self.order.height
        return any(suit[each] == suit[card] and height[each] == height[card] - 1 for each in cards)

    def is_trump(self, card: Card) -> bool:
        """Tell whether a card is a trump."""
        return self.trump != NO_TRUMP and self.order.suit[card] == self.trump

    def trumps_out(self) -> list[Card]:
        """Return the trumps that opponents may hold, none in no trump."""
        return [] if self.trump == NO_TRUMP else self.of(self.against, self.trump)

    def last_to_play(self) -> tuple[Card, ...] | None:
        """Return the hand that plays after this one where only one does and it is open."""
        if len(self.trick.cards) != 2 or (self.me + 1) % 4 != self.dummy_player:
            return None
        return self.dummy

    def dummys_over(self, card: Card) -> list[Card]:
        """Return dummy's cards that beat one of a defender's and may be played to the trick after
        it, the lowest first; of a lead those of its suit."""
        cards = self.trick.cards
        if self.dummy is None or (self.dummy_player - self.me) % 4 > 3 - len(cards):
            return []
        led = self.order.suit[cards[0] if cards else card]
        playable = self.of(self.dummy, led) or (self.dummy if cards else ())
        over = [each for each in playable if self.order.beats(each, card, self.trump)]
        return sorted(over, key=self.height)


def sight(table: BridgeTable, legal: Sequence[Card]) -> Sight:
    """Return what whoever plays the hand in turn sees of a table, be it a view's or a world's."""
    contract = table.contract
    assert contract is not None
    me = table.hand_player
    side = side_of(me)
    declaring = side == contract.side
    mate = table.held((me + 2) % 4) if declaring else None
    faced = not declaring and contract.dummy in table.face_up
    hand = table.held(me)
    gone = {
        as_held(card, table.options)
        for trick in (*table.tricks, table.trick)
        for card in trick.cards
    }
    ours = {*hand, *(mate or ())}
    against = tuple([c for c in pack(table.options) if c not in gone and c not in ours])
    return Sight(
        me,
        hand,
        legal,
        mate,
        table.held(contract.dummy) if faced else None,
        contract.dummy,
        contract.declarer,
        table.trick,
        table.tricks,
        table.order,
        table.trump,
        against,
        table.aim_of(side) - table.tricks_of(side),
    )


def apart(seen: Sight, first: Card) -> list[Card]:
    """Return one card of each run of cards that are worth the same, `first` for its own run.

    Cards of a suit are, where neither a card of an opponent nor one on the table stands between
    them.
    """
    others = (*seen.against, *seen.trick.cards)
    runs: dict[tuple[int, int], Card] = {}
    for card in sorted(seen.legal, key=lambda each: (each != first, seen.height(each), each)):
        suit = seen.order.suit[card]
        key = (suit, seen.above(card, others)) if suit in SUITS else (suit, card)
        runs.setdefault(key, card)
    return list(runs.values())
