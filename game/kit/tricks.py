"""Tricks, and what is done and what happens at every table of a trick game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import Enum, auto
from typing import Any, ClassVar, Self, TypeVar

from game.core.facts import Fact
from game.core.protocols import Player, Refusal
from game.core.words import _
from game.kit.cards import Card, Suit, cards_text, suit_name
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


class Sorted:
    """Base of actions: they sort together, by `kind`, then by what they name."""

    kind: ClassVar[int] = 0
    word: ClassVar[str] = ""
    """How an action is written that names nothing."""

    def __str__(self) -> str:
        return self.word

    def named(self) -> tuple[Any, ...]:
        """Return what the action is sorted by among others of its kind: its fields."""
        return tuple([getattr(self, each.name) for each in fields(self)])  # type: ignore[arg-type]

    def __lt__(self, other: "Sorted") -> bool:
        if self.kind != other.kind:
            return self.kind < other.kind
        return self.named() < other.named()

    def seen_by(self, observer: Player | None, table: Any) -> Self:
        """Return the action as a seat may know it, given the table as it lies now."""
        return self


@dataclass(frozen=True)
class Deal(Sorted):
    """Chance gives a player cards, in order; written "2:SAH3", in a view of others "2:"."""

    player: Player
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"{self.player}:{cards_text(self.cards)}"

    def seen_by(self, observer: Player | None, table: Any) -> Self:
        """Leave out the cards of others, but of a hand that has come to lie open."""
        is_seen = self.player == observer or self.player in table.open_to(observer)
        return self if is_seen else replace(self, cards=())


@dataclass(frozen=True)
class PlayCard(Sorted):
    """A player plays a card; written as the card."""

    kind = 100
    card: Card

    def __str__(self) -> str:
        return str(self.card)


def parse_deal(text: str, parse_cards: Callable[[str], tuple[Card, ...]]) -> Deal | None:
    """Return the deal that the notation names, None where it has no colon; raise ValueError."""
    player, colon, cards = text.partition(":")
    if not colon:
        return None
    if not (player.isascii() and player.isdigit()):
        raise ValueError(_("“{text}” is not a deal.").format(text=text))
    return Deal(int(player), parse_cards(cards))


@dataclass(frozen=True)
class HandDealt(Fact):
    """A player was dealt cards; to the others, `cards` is None."""

    player: Player
    count: int
    cards: tuple[Card, ...] | None

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the cards from everyone else."""
        return {} if observer == self.player or self.cards is None else {"cards": None}


@dataclass(frozen=True)
class CardPlayed(Fact):
    """A player played a card to the trick, for all to see."""

    player: Player
    card: Card


@dataclass(frozen=True)
class TrickTaken(Fact):
    """A player won the trick."""

    player: Player
    trick: Trick
