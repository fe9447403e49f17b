"""What whist shows beyond cards and tricks: bids and how they stand."""

from dataclasses import dataclass, replace

from game.core.protocols import Player, Standing
from game.kit.tricks import Trick
from game.rulesets.whist.events import BidMade, DealScored, DealStarted
from game.rulesets.whist.table import WhistView
from scenes.table.picture import Picture, after, bare, seen_hands, with_item


@dataclass(frozen=True, kw_only=True)
class WhistPicture(Picture):
    """A table of whist; `cards` is the size of a full hand, 0 before the first deal."""

    bids: tuple[int | None, ...]
    cards: int

    @property
    def bids_left(self) -> int:
        """How many players have not bid yet."""
        return self.bids.count(None)


def empty_table(players: int) -> WhistPicture:
    """Return a table before the first deal."""
    return WhistPicture(**bare(players), bids=(None,) * players, cards=0)


def picture_of(view: WhistView, standing: Standing) -> WhistPicture:
    """Return the picture of what a seat knows now."""
    return WhistPicture(
        hands=seen_hands(view),
        trick=view.table.trick,
        last_trick=view.table.tricks[-1] if view.table.tricks else None,
        taken=view.table.taken,
        number=view.table.standing.deals_played,
        trump=view.table.trump,
        dealer=view.table.dealer,
        scores=standing.scores,
        bids=tuple(view.table.bid_of(player) for player in range(view.players)),
        cards=view.table.cards,
    )


def turn(picture: WhistPicture) -> Player | None:
    """Return who is to act in the picture, None while nobody is."""
    players = picture.players
    if picture.dealer is None or not any(picture.hands):
        return None
    if picture.bids_left:
        return (picture.dealer + 1 + players - picture.bids_left) % players
    if len(picture.trick.cards) == players:
        return None
    return picture.trick.player(len(picture.trick.cards), players)


@after.register
def _(event: DealStarted, picture: WhistPicture) -> WhistPicture:
    return replace(
        empty_table(picture.players),
        number=event.number,
        cards=event.cards,
        trump=event.trump,
        dealer=event.dealer,
        trick=Trick((event.dealer + 1) % picture.players),
        scores=picture.scores,
    )


@after.register
def _(event: BidMade, picture: WhistPicture) -> WhistPicture:
    return replace(picture, bids=with_item(picture.bids, event.player, event.tricks))


@after.register
def _(event: DealScored, picture: WhistPicture) -> WhistPicture:
    return replace(picture, scores=event.totals)
