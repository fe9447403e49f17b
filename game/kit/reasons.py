"""Why a card is a good one to play: one reason in words, with what at the table tells it.

It says only what whoever holds the cards can see: which cards may still be out is reckoned from
the own hand and from what has been played.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.core.words import _, many
from game.kit.cards import Card, Suit
from game.kit.packs import Order
from game.kit.tricks import Trick

LOW = 4
"""Of how many higher cards that may be out a card is led to give the trick away."""
FEW = 2
"""Of so few higher cards that may be out a card is led by whoever wants no trick, before it would
take one."""


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

    @cached_property
    def keeps_higher(self) -> bool:
        """Whether a higher card of its suit may be played in its place."""
        suit, height = self.order.suit, self.order.height
        return any(
            suit[card] == suit[self.card] and height[card] > height[self.card]
            for card in self.legal
        )

    @cached_property
    def beaters(self) -> int:
        """How many cards that may still be out beat it, trumps as well."""
        if self.is_last:
            return 0
        return sum(self.order.beats(other, self.card, self.trump) for other in self.out)


def card_reason(choice: Choice, wants: bool | None) -> str:
    """Return why the card is played by somebody who `wants` the trick, does not, or is of two
    minds (None)."""
    if not choice.trick.cards:
        return _lead(choice, wants)
    if wants is None:
        return _("It wins the trick.") if choice.takes(choice.card) else _("It lets the trick go.")
    return _taking(choice) if wants else _avoiding(choice)


def _lead(choice: Choice, wants: bool | None) -> str:
    suit = choice.suit_name(choice.order.suit[choice.card])
    if not choice.beaters:
        return _("A sure trick: nothing that may be out beats it.")
    if not choice.higher:
        return _above(choice)
    best = [card for card in choice.legal if not choice.higher_than(card)]
    if wants and best and choice.higher >= LOW:
        kept = choice.card_name(best[-1])
        return _("Let this trick go and keep the {card} for a later one.").format(card=kept)
    if wants and choice.higher >= LOW and choice.keeps_higher:
        return _("A low card gives this trick away; your higher ones of {suit} stay.").format(
            suit=suit
        )
    if wants and choice.higher >= LOW:
        return many(
            "It will hardly win, but costs you no high card: {n} higher card of {suit} may be out.",
            "It will hardly win, but costs you no high card: {n} higher cards of {suit} may be "
            "out.",
            choice.higher,
        ).format(n=choice.higher, suit=suit)
    if wants and choice.beaters > choice.higher:
        return " ".join((_("It wins unless somebody beats it."), _above(choice)))
    if wants:
        return many(
            "It wins unless somebody plays the one card that beats it.",
            "It wins unless somebody plays one of the {n} cards that beat it.",
            choice.beaters,
        ).format(n=choice.beaters)
    if wants is False and choice.higher <= FEW:
        return many(
            "{n} higher card of {suit} may still take this trick; once it is gone, nobody else "
            "has one.",
            "{n} higher cards of {suit} may still take this trick; once they are gone, nobody else "
            "has one.",
            choice.higher,
        ).format(n=choice.higher, suit=suit)
    told = many(
        "Somebody else may win it: {n} higher card of {suit} may be out.",
        "Somebody else may win it: {n} higher cards of {suit} may be out.",
        choice.higher,
    ).format(n=choice.higher, suit=suit)
    surer = max(choice.legal, key=choice.higher_than)
    if wants is None or choice.higher_than(surer) <= choice.higher:
        return told
    words = _("The {card} is surer to lose, and can do that later as well.")
    return f"{told} {words.format(card=choice.card_name(surer))}"


def _taking(choice: Choice) -> str:
    if choice.card not in choice.takers:
        if choice.takers:
            best = choice.takers[-1]
            above = 0 if choice.is_last else choice.higher_than(best)
            words = (
                _("Let this trick go and keep the {card} for a later one.")
                if above < LOW
                else _("Let this trick go: even the {card} would hardly hold it.")
            )
            return words.format(card=choice.card_name(best))
        return _losing(choice)
    cheapest = choice.lies_between(choice.takers)[0]
    if choice.is_last:
        return (
            _("You play last, and this is the lowest card that wins.")
            if cheapest
            else _("You play last, and it wins the trick.")
        )
    if not choice.beaters:
        return _("It wins the trick: nothing that may be out beats it.")
    return " ".join((_("It wins for now."), _above(choice)))


def _above(choice: Choice) -> str:
    """Return what may still beat a card: higher ones of its suit, and trumps told apart from them,
    as a trump falls only from whoever has none of the suit led."""
    suit = choice.suit_name(choice.order.suit[choice.card])
    if not choice.higher:
        return _("Nobody else can hold a higher card of {suit}: only a trump beats it.").format(
            suit=suit
        )
    told = (
        many(
            "{n} higher card of {suit} may be out, and trumps.",
            "{n} higher cards of {suit} may be out, and trumps.",
            choice.higher,
        )
        if choice.beaters > choice.higher
        else many(
            "{n} higher card of {suit} may be out.",
            "{n} higher cards of {suit} may be out.",
            choice.higher,
        )
    )
    return told.format(n=choice.higher, suit=suit)


def _losing(choice: Choice) -> str:
    """Return why the card is given to a trick that cannot be won."""
    lowest, highest = choice.lies_between(choice.legal)
    if lowest:
        return _("You cannot win this trick, so play your lowest card.")
    if choice.order.suit[choice.card] == choice.order.suit[choice.trick.cards[0]]:
        if highest:
            return _(
                "You cannot win this trick; this is the highest card you can get rid of on it."
            )
        if len(choice.legal) == 1:
            return _("You cannot win this trick.")
        low, *_between, high = sorted(choice.legal, key=lambda card: choice.order.height[card])
        words = _("You cannot win this trick; the {low} can lose and the {high} win a later one.")
        return words.format(low=choice.card_name(low), high=choice.card_name(high))
    kept = min((c for c in choice.legal if c != choice.card), key=choice.higher_than, default=None)
    above = 0 if kept is None else choice.higher_than(kept)
    if kept is None or above > choice.higher == 0:
        return _("You cannot win this trick.")
    if not above:
        words = _("You cannot win this trick; keep the {card}, the highest left of its suit.")
    elif above < choice.higher:
        words = _("You cannot win this trick; fewer cards can beat the {card} that you keep.")
    else:
        return many(
            "You cannot win this trick, and {n} higher card of this suit may still be out.",
            "You cannot win this trick, and {n} higher cards of this suit may still be out.",
            choice.higher,
        ).format(n=choice.higher)
    return words.format(card=choice.card_name(kept))


def _avoiding(choice: Choice) -> str:
    best = choice.trick.cards[choice.order.best_place(choice.trick.cards, choice.trump)]
    under = [card for card in choice.legal if card not in choice.takers]
    if choice.card in under:
        sentence = (
            _("The highest of your cards that still loses to the {best}.")
            if choice.lies_between(under)[1]
            else _("It loses to the {best}, so you do not win the trick.")
        )
        return sentence.format(best=choice.card_name(best))
    if under:
        return _("Spent here, it cannot win a trick that would hurt more.")
    if not choice.beaters:
        return (
            _("You win this trick anyway, so play your highest card and keep the low ones.")
            if choice.lies_between(choice.legal)[1]
            else _("You win this trick anyway.")
        )
    return " ".join((_("All your cards win for now."), _above(choice)))
