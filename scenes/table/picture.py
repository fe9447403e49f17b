"""What the table shows: a fold over events, so that pictures change with what happens.

Whoever looks may be ahead of what has been shown; when everything has been shown, the picture
equals the one made from the view, and a test holds it to that.
"""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import TypeVar

from game.core.protocols import Event, Player, Standing
from game.kit.cards import NO_TRUMP, Card, Suit
from game.kit.tricks import CardPlayed, HandDealt, Trick, TrickTaken
from game.rulesets.whist.events import BidMade, DealScored, DealStarted
from game.rulesets.whist.view import WhistView

T = TypeVar("T")
Hand = tuple[Card | None, ...]
"""A hand as it is seen: None is a card's back."""


@dataclass(frozen=True)
class Picture:
    """A table of trick takers at one instant; tuples are in seat order."""

    hands: tuple[Hand, ...]
    trick: Trick
    last_trick: Trick | None
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    number: int
    cards: int
    trump: Suit
    dealer: Player
    scores: tuple[float, ...]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def bids_left(self) -> int:
        """How many players have not bid yet."""
        return self.bids.count(None)


def empty_table(players: int) -> Picture:
    """Return a table before the first deal."""
    return Picture(
        hands=((),) * players,
        trick=Trick(0),
        last_trick=None,
        bids=(None,) * players,
        taken=(0,) * players,
        number=0,
        cards=0,
        trump=NO_TRUMP,
        dealer=0,
        scores=(0,) * players,
    )


def picture_of(view: WhistView, standing: Standing) -> Picture:
    """Return the picture of what a seat knows now."""
    players = view.players
    backs: tuple[Hand, ...] = tuple((None,) * size for size in view.hand_sizes)
    hands = tuple(
        view.hand if player == view.observer else backs[player] for player in range(players)
    )
    return Picture(
        hands=hands,
        trick=view.trick,
        last_trick=view.tricks[-1] if view.tricks else None,
        bids=tuple(view.bid_of(player) for player in range(players)),
        taken=view.taken,
        number=view.standing.deals_played,
        cards=view.cards,
        trump=view.trump,
        dealer=view.dealer,
        scores=standing.scores,
    )


@singledispatch
def after(event: Event, picture: Picture) -> Picture:
    """Return the picture after an event; one that shows nothing leaves it as it is."""
    return picture


@after.register
def _(event: DealStarted, picture: Picture) -> Picture:
    players = picture.players
    return replace(
        empty_table(players),
        number=event.number,
        cards=event.cards,
        trump=event.trump,
        dealer=event.dealer,
        trick=Trick((event.dealer + 1) % players),
        scores=picture.scores,
    )


@after.register
def _(event: HandDealt, picture: Picture) -> Picture:
    dealt: Hand = (None,) * event.count if event.cards is None else event.cards
    return replace(picture, hands=_with(picture.hands, event.player, dealt))


@after.register
def _(event: BidMade, picture: Picture) -> Picture:
    return replace(picture, bids=_with(picture.bids, event.player, event.tricks))


@after.register
def _(event: CardPlayed, picture: Picture) -> Picture:
    held = picture.hands[event.player]
    gone = event.card if event.card in held else None
    place = held.index(gone)
    hands = _with(picture.hands, event.player, (*held[:place], *held[place + 1 :]))
    trick = replace(picture.trick, cards=(*picture.trick.cards, event.card))
    return replace(picture, hands=hands, trick=trick)


@after.register
def _(event: TrickTaken, picture: Picture) -> Picture:
    taken = _with(picture.taken, event.player, picture.taken[event.player] + 1)
    return replace(picture, trick=Trick(event.player), last_trick=event.trick, taken=taken)


@after.register
def _(event: DealScored, picture: Picture) -> Picture:
    return replace(picture, scores=event.totals)


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
