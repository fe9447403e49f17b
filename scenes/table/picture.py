"""What the table shows: a fold over events, so that pictures change with what happens.

Whoever looks may be ahead of what has been shown; when everything has been shown, the picture
equals the one made from the view, and a test holds it to that.
"""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any, Self, TypeVar

from game.core.protocols import Event, Player
from game.kit.cards import Card, Suit
from game.kit.facts import CardPlayed, HandDealt, TrickTaken
from game.kit.tricks import Trick

T = TypeVar("T")
Hand = tuple[Card | None, ...]
"""A hand as it is seen: None is a card's back."""


@dataclass(frozen=True)
class Picture:
    """A table of trick takers at one instant; tuples are in seat order.

    `aside` are cards that lie on the table beside the trick, such as a talon. `trump` is None
    where there is nothing to show yet. Each game adds what else it shows.
    """

    hands: tuple[Hand, ...]
    trick: Trick
    last_trick: Trick | None
    taken: tuple[int, ...]
    number: int
    trump: Suit | None
    dealer: Player | None
    scores: tuple[float, ...]
    aside: Hand = ()

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    def with_trick(self, winner: Player, trick: Trick) -> Self:
        """Return the picture with what a game counts in a trick added to its winner's."""
        return self


def bare(players: int) -> dict[str, Any]:
    """Return the fields of a picture before the first deal."""
    return {
        "hands": ((),) * players,
        "trick": Trick(0),
        "last_trick": None,
        "taken": (0,) * players,
        "number": 0,
        "trump": None,
        "dealer": None,
        "scores": (0,) * players,
    }


def seen_hands(view: Any) -> tuple[Hand, ...]:
    """Return the hands of a view: the cards that the observer sees, and backs."""
    sizes = view.table.hand_sizes if hasattr(view, "table") else view.hand_sizes
    own = [view.hand if player == view.observer else () for player in range(view.players)]
    return tuple(
        (*cards, *(None,) * (size - len(cards))) for cards, size in zip(own, sizes, strict=True)
    )


@singledispatch
def after(event: Event, picture: Any) -> Any:
    """Return the picture after an event; one that shows nothing leaves it as it is.

    A game registers its own events.
    """
    return picture


@after.register
def _(event: HandDealt, picture: Picture) -> Picture:
    """Add the cards to what the player holds: a hand may come in several packets."""
    dealt: Hand = (None,) * event.count if event.cards is None else event.cards
    held = picture.hands[event.player] + dealt
    if None not in held:
        held = tuple(sorted(card for card in held if card is not None))
    return replace(picture, hands=with_item(picture.hands, event.player, held))


@after.register
def _(event: CardPlayed, picture: Picture) -> Picture:
    hands = with_item(picture.hands, event.player, without(picture.hands[event.player], event.card))
    leader = picture.trick.leader if picture.trick.cards else event.player
    trick = Trick(leader, (*picture.trick.cards, event.card))
    return replace(picture, hands=hands, trick=trick)


@after.register
def _(event: TrickTaken, picture: Picture) -> Picture:
    taken = with_item(picture.taken, event.player, picture.taken[event.player] + 1)
    later = replace(picture, trick=Trick(event.player), last_trick=event.trick, taken=taken)
    return later.with_trick(event.player, event.trick)


def without(hand: Hand, card: Card) -> Hand:
    """Return the hand without the card, or without a back where it is not seen."""
    place = hand.index(card if card in hand else None)
    return (*hand[:place], *hand[place + 1 :])


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the tuple with one item in place of another."""
    return (*items[:place], item, *items[place + 1 :])
