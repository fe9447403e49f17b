"""A card with all that bears on it, and what can be seen of it: the facts of all trick games."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.core.explain import Fact, Feature, Places, Role, Unit
from game.core.tally import WORTH
from game.core.words import _, many, marked
from game.kit.cards import Card, Suit
from game.kit.packs import Order
from game.kit.tricks import PlayCard, Trick

FEW = 2
"""So few cards that may be out are hardly any."""
LOW = 4
"""With so many higher cards that may be out a card is low: it hardly wins."""


@dataclass(frozen=True)
class Choice:
    """A card that may be played, and all that bears on it.

    `legal` are the cards that may be played, `out` those that somebody else may still hold, and
    `is_last` tells whether nobody plays to the trick after it.
    """

    card: Card
    legal: Sequence[Card]
    trick: Trick
    trump: Suit
    order: Order
    out: Sequence[Card]
    is_last: bool
    suit_name: Callable[[Suit], str]
    card_name: Callable[[Card], str]

    @property
    def is_free(self) -> bool:
        """Whether another card may be played in its place."""
        return len(self.legal) > 1

    @property
    def suit(self) -> str:
        """What the suit of the card is called."""
        return self.suit_name(self.order.suit[self.card])

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.order.suit[self.card] == self.trump

    @cached_property
    def held(self) -> Sequence[Card]:
        """The cards of its suit that may be played or put away, the lowest first."""
        suit, height = self.order.suit, self.order.height
        own = (card for card in self.legal if suit[card] == suit[self.card])
        return sorted(own, key=lambda card: height[card])

    @property
    def follows(self) -> bool:
        """Whether the card is of the suit led."""
        suit = self.order.suit
        return not self.trick.cards or suit[self.card] == suit[self.trick.cards[0]]

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps may still be out."""
        return sum(self.order.suit[card] == self.trump for card in self.out)

    def takes(self, card: Card) -> bool:
        """Tell whether a card takes the trick as it lies."""
        cards = (*self.trick.cards, card)
        return self.order.best_place(cards, self.trump) == len(self.trick.cards)

    @cached_property
    def takers(self) -> list[Card]:
        """The cards that may be played and take the trick as it lies, the cheapest first."""
        return sorted(filter(self.takes, self.legal), key=self._worth)

    def _worth(self, card: Card) -> tuple[bool, int]:
        return self.order.suit[card] == self.trump, self.order.height[card]

    def lies_between(self, cards: Sequence[Card]) -> tuple[bool, bool]:
        """Tell whether it is the cheapest of several cards, and whether the dearest."""
        ordered = sorted(cards, key=self._worth)
        several = len(ordered) > 1
        return several and self.card == ordered[0], several and self.card == ordered[-1]

    @cached_property
    def higher(self) -> int:
        """How many higher cards of its suit may still be out."""
        return self.higher_than(self.card)

    def higher_than(self, card: Card) -> int:
        """Return how many cards of the suit of a card, and higher than it, may still be out."""
        suit = self.order.suit[card]
        return sum(
            self.order.suit[other] == suit and self.order.beats(other, card, self.trump)
            for other in self.out
        )

    def lower_than(self, card: Card) -> int:
        """Return how many cards of the suit of a card, and lower than it, may still be out."""
        suit, height = self.order.suit, self.order.height
        return sum(suit[o] == suit[card] and height[o] < height[card] for o in self.out)

    @property
    def kind(self) -> tuple[bool, str, str]:
        """What is done by playing it, coarsely: whether with a trump; whether it wins the trick,
        may win it, loses it or is thrown on another suit; and of one thrown whether it is low."""
        if not self.takes(self.card):
            does = "loses" if self.follows else "is thrown"
        elif not self.beaters:
            does = "wins"
        else:
            does = "may win" if self.higher < LOW else "hardly wins"
        is_low = does == "is thrown" and self.higher >= LOW
        return self.is_trump, does, "low" if is_low else ""

    @cached_property
    def kept_higher(self) -> int:
        """How many higher cards of its suit may be played in its place."""
        return len(self.held) - 1 - self.held.index(self.card)

    @property
    def may_come_again(self) -> bool:
        """Whether somebody else may still lead its suit once the card is gone: nobody who must win
        the trick that it leads and has one card left, and none of a suit of which all that is out
        falls on that trick, as whoever holds one follows."""
        suit = self.order.suit
        out = sum(suit[other] == suit[self.card] for other in self.out)
        if self.trick.cards:
            return out > 0
        return out > 1 and (self.beaters > 0 or len(self.legal) > 2)

    @cached_property
    def beaters(self) -> int:
        """How many cards that may still be out beat it, trumps as well."""
        return self._beaters_of(self.card)

    def _beaters_of(self, card: Card) -> int:
        beats = (self.order.beats(other, card, self.trump) for other in self.out)
        return 0 if self.is_last else sum(beats)

    @property
    def wins_anyway(self) -> bool:
        """Whether every card that may be played takes the trick for certain."""
        return all(self.takes(each) and not self._beaters_of(each) for each in self.legal)


ChoiceOf = Callable[[Any, Any], Choice]
Much = bool | float
"""Whether a fact holds, or how much of it there is."""
Row = tuple[str, int, Callable[[Any], Much]]
"""The sentence; 1 where it speaks to somebody who wants tricks, -1 where to one who wants none, 0
where to both; when it holds."""

LONG = 4
"""From so many cards on a suit is long."""


def _cut(choice: Choice) -> bool:
    """Tell whether it is the last card of a side suit that may be led again, and trumps stay."""
    is_last = len(choice.held) == 1 and not choice.is_trump and choice.may_come_again
    return is_last and any(choice.order.suit[card] == choice.trump for card in choice.legal)


def _is_weakest(choice: Choice) -> bool:
    """Tell whether no other card that may be played is weaker, by what may be out above it."""
    most = max(map(choice.higher_than, choice.legal))
    return choice.lies_between(choice.legal)[0] and choice.higher == most


def _is_best_loser(choice: Choice) -> bool:
    """Tell whether it is the strongest of the cards that lose to the trick as it lies."""
    losers = [card for card in choice.legal if card not in choice.takers]
    return choice.card in losers and choice.follows and choice.lies_between(losers)[1]


WORTHS = Feature(
    WORTH,
    marked("points ahead"),
    marked("Points ahead of the table’s average: {n}; with {other}, {m}."),
    unit=Unit.POINTS,
    least=0.1,
)
"""The last feature of games that are paid against the others."""

LEADING: Sequence[Row] = [
    (
        marked("It draws trumps: {out} may still be out."),
        1,
        lambda c: c.is_trump and c.trumps_out > 0,
    ),
    (marked("A sure trick: nothing still out beats it."), 1, lambda c: not c.beaters),
    (
        marked("Only a trump beats it: nothing stronger in {suit} is out."),
        1,
        lambda c: c.beaters > 0 and not c.is_trump and c.higher == 0,
    ),
    (marked("Your only card of {suit}: without it you can trump that suit."), 0, _cut),
    (
        marked("Your long suit: the last of its {held} cards may win later."),
        1,
        lambda c: not c.is_trump and len(c.held) >= LONG and float(len(c.held)),
    ),
    (
        marked("It will hardly win, but costs you nothing strong."),
        1,
        lambda c: c.higher >= LOW and float(c.higher),
    ),
    (
        marked("Somebody else may win it: {n} higher cards of {suit} may be out."),
        -1,
        lambda c: c.higher > 1 and float(c.higher),
    ),
    (
        marked("Lead it while it can still lose: later it may have to win."),
        -1,
        lambda c: 0 < c.higher < LOW and -float(c.higher),
    ),
]
"""What can be said of a card that is led."""

FOLLOWING: Sequence[Row] = [
    (
        marked("It wins the trick, and your {top} stays for a later one."),
        1,
        lambda c: (
            c.takes(c.card)
            and not c.beaters
            and c.card != c.takers[-1]
            and -float(c.takers.index(c.card))
        ),
    ),
    (marked("It wins the trick for certain."), 1, lambda c: c.takes(c.card) and not c.beaters),
    (
        marked("It wins for now, and few cards still out beat it."),
        1,
        lambda c: c.takes(c.card) and c.higher < LOW and -float(c.beaters),
    ),
    (
        marked("You cannot win this trick, so play your weakest card."),
        1,
        lambda c: not c.takers and _is_weakest(c),
    ),
    (
        marked("Let this trick go: your {top} stays for a later one."),
        1,
        lambda c: bool(c.takers) and c.card not in c.takers,
    ),
    (marked("The strongest of your cards that still loses to the {winner}."), -1, _is_best_loser),
    (
        marked("Thrown here, it cannot win a trick for you later."),
        -1,
        lambda c: not c.follows and not c.takes(c.card) and c.higher < LOW and -float(c.higher),
    ),
    (
        marked("Your only card of {suit}: without it you can trump that suit."),
        1,
        lambda c: not c.follows and _cut(c),
    ),
    (
        marked("It loses to the {winner}, so you do not win the trick."),
        -1,
        lambda c: not c.takes(c.card),
    ),
]
"""What can be said of a card that is played to a trick."""

CARD_WINS: Mapping[Role, str] = {
    Role.BEST: marked("Played now, the {member} wins in {n} of 100; kept, in {m}."),
    Role.OTHER: marked("Kept, the {member} wins in {n} of 100; played now, in {m}."),
    Role.THIRD: marked("Your {member} then wins in {n} of 100; after {other}, in {m}."),
}
"""What is said of the card of which it depends most how many tricks are won."""


def card_facts(
    choice_of: ChoiceOf, first: Sequence[Row] = (), last: Sequence[Row] = ()
) -> Sequence[Fact[Any]]:
    """Return the rows, between those of a game's own, given how it makes a `Choice` of a view and a
    card."""

    def fact(row: Row, leads: bool | None = None) -> Fact[Any]:
        says, way, test = row

        def holds(view: Any, action: Any) -> Places | None:
            if (card := _played(action)) is None:
                return None
            choice = choice_of(view, card)
            fits = choice.is_free and leads in (None, not choice.trick.cards)
            much = fits and test(choice)
            return None if much is False else _places(choice, float(much))

        return Fact(says, holds, way)

    return [
        *map(fact, first),
        *(fact(row, leads=True) for row in LEADING),
        *(fact(row, leads=False) for row in FOLLOWING),
        *map(fact, last),
    ]


def _played(action: Any) -> Card | None:
    """Return the card that is played, alone or from a marriage."""
    return action.card if isinstance(action, PlayCard) else getattr(action, "led", None)


def _places(choice: Choice, much: float) -> Places:
    trick, name = choice.trick.cards, choice.card_name
    winner = trick[choice.order.best_place(trick, choice.trump)] if trick else None
    return {
        "much": much,
        "size": round(abs(much)),
        "suit": choice.suit,
        "n": choice.higher,
        "out": choice.trumps_out,
        "held": len(choice.held),
        "top": name(choice.takers[-1]) if choice.takers else "",
        "winner": "" if winner is None else name(winner),
    }


def held_words(trumps: int, high: str = "", *, aces: int, kings: int = 0, tens: int = 0) -> str:
    """Return what a hand holds: "3 trumps (Ace, Queen), 1 king", the `high` trumps by name."""
    held = [
        (trumps, many("{n} trump", "{n} trumps", trumps) + (f" ({high})" if high else "")),
        (aces, many("{n} ace", "{n} aces", aces)),
        (kings, many("{n} king", "{n} kings", kings)),
        (tens, many("{n} ten", "{n} tens", tens)),
    ]
    return ", ".join(words.format(n=n) for n, words in held if n) or _("no trump and nothing high")


def spent(choice: Choice, wants: int) -> tuple[bool | int, ...]:
    """Return what a card costs where several are level: who wants tricks keeps his strong cards,
    who wants none gets rid of those that lose now."""
    strength, card = choice.order.height[choice.card], int(choice.card)
    if wants > 0:
        return choice.is_trump, strength, card
    return choice.takes(choice.card), choice.is_trump, -strength, card


def card_kind(choice_of: ChoiceOf) -> Callable[[Any, Any], Hashable]:
    """Return what tells kinds of choices apart: a card by what it does, all else by itself."""

    def kind(view: Any, action: Any) -> Hashable:
        return choice_of(view, action.card).kind if isinstance(action, PlayCard) else action

    return kind


def is_about(card: Card, action: Any) -> bool:
    """Tell whether a choice is to play this card."""
    return _played(action) == card
