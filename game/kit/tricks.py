"""Tricks: what players owe to one, who takes it, and why a card may not be played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeVar

from game.core.protocols import Player, Refusal
from game.core.words import _
from game.kit.cards import Card, Suit, suit_name
from game.kit.packs import HIGH, Order, leaves_hand

C = TypeVar("C", bound=Card)


@dataclass(frozen=True)
class Trick:
    """The cards played to one trick, in order from its leader."""

    leader: Player
    cards: tuple[Card, ...] = ()

    def player(self, place: int, players: int) -> Player:
        """Return who played the card at this place of the trick."""
        return (self.leader + place) % players

    def winner(self, trump: Suit, players: int, order: Order = HIGH) -> Player:
        """Return who has the best card so far."""
        return self.player(order.best_place(self.cards, trump), players)


class Duty(Enum):
    """What decides which cards a player may play."""

    LEAD = auto()
    """He leads what he likes."""
    FOLLOW = auto()
    """He has the suit led."""
    BEAT = auto()
    """He has the suit led, and in it a card that takes the trick."""
    TRUMP = auto()
    """He has none of the suit led, but trumps."""
    FREE = auto()
    """He has neither."""


@dataclass(frozen=True)
class TrickRules:
    """What a game asks of those who follow: suit always, trumps and better cards where it says so.

    `clauses` are the rules that lay down each duty, `suit_name` is how the game calls suits.
    """

    clauses: Mapping[Duty, str]
    must_trump: bool = False
    must_beat: bool = False
    suit_name: Callable[[Suit], str] = field(default=suit_name)

    def open_cards(
        self, hand: Sequence[C], trick: Trick, trump: Suit, order: Order = HIGH
    ) -> tuple[Sequence[C | Card], Duty]:
        """Return the cards of the hand that may be played to a trick, and the duty behind it."""
        if not trick.cards:
            return order.to_lead(hand), Duty.LEAD
        led = order.suit[trick.cards[0]]
        if following := order.of_suit(hand, led):
            better = self._better(following, trick, trump, order)
            return (better, Duty.BEAT) if better else (following, Duty.FOLLOW)
        if self.must_trump and (trumps := order.of_suit(hand, trump)):
            return self._better(trumps, trick, trump, order) or trumps, Duty.TRUMP
        return hand, Duty.FREE

    def _better(self, cards: Sequence[C], trick: Trick, trump: Suit, order: Order) -> Sequence[C]:
        """Return the cards that take the trick, where they have to be played; else none."""
        if not self.must_beat:
            return ()
        best = trick.cards[order.best_place(trick.cards, trump)]
        return [card for card in cards if order.beats(card, best, trump)]

    def refusal(
        self, card: C, hand: Sequence[C], trick: Trick, trump: Suit, order: Order = HIGH
    ) -> Refusal | None:
        """Return why the card may not be played from the hand, None where it may."""
        cards, duty = self.open_cards(hand, trick, trump, order)
        if card in cards:
            return None
        if card not in hand:
            return Refusal(_("{card} is not in your hand.").format(card=card.written))
        if faces := [
            each for each in cards if each not in hand and leaves_hand(each, hand) == card
        ]:
            return Refusal(
                _("Say which suit the Joker is of: play it as {cards}.").format(
                    cards=", ".join(face.written for face in faces)
                ),
                self.clauses[duty],
            )
        led = order.suit[trick.cards[0]]
        if duty is Duty.BEAT and order.suit[card] != led:
            duty = Duty.FOLLOW
        return Refusal(self._reason(duty, trick, trump, order), self.clauses[duty])

    def _reason(self, duty: Duty, trick: Trick, trump: Suit, order: Order) -> str:
        if duty is Duty.BEAT:
            return _(
                "You can beat the {card}, so you must: play a higher card of the suit."
            ).format(card=trick.cards[order.best_place(trick.cards, trump)].written)
        if duty is Duty.FOLLOW:
            return _("You must follow suit: {suit} were led.").format(
                suit=self.suit_name(order.suit[trick.cards[0]])
            )
        sentence = (
            _(
                "You have none of the suit led, so you must play a trump, and overtrump if you "
                "can: {suit}."
            )
            if self.must_beat
            else _("You have none of the suit led, so you must play a trump: {suit}.")
        )
        return sentence.format(suit=self.suit_name(trump))
