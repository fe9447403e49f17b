"""What Berzerka shows beyond cards and tricks: the board, the auction, contract and ranking."""

from dataclasses import dataclass, replace

from game.core.protocols import Player
from game.kit.tricks import Trick
from game.rulesets.berzerka.actions import Bid
from game.rulesets.berzerka.board import Board, box_of, with_copy
from game.rulesets.berzerka.declared import Declared, declare
from game.rulesets.berzerka.events import (
    BidMade,
    BoardLaid,
    CardDiscarded,
    CardsExchanged,
    ChoiceNamed,
    ContractCopied,
    ContractWon,
    DealScored,
    DealStarted,
    PlayerPassed,
    RankingTurned,
    TalonDealt,
)
from game.rulesets.berzerka.position import BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.standing import BerzerkaStanding
from scenes.table.picture import Picture, after, bare, with_item, without


@dataclass(frozen=True, kw_only=True)
class BerzerkaPicture(Picture):
    """A table of Berzerka.

    `bids` are everyone's latest bids, `passed` who is out of the auction. `inverted` is the
    ranking in force, None before it is known.
    """

    boxes: Board = ()
    bids: tuple[Bid | None, ...] = (None,) * PLAYERS
    passed: tuple[bool, ...] = (False,) * PLAYERS
    declared: Declared | None = None
    inverted: bool | None = None

    @property
    def best(self) -> Bid | None:
        """The bid to beat."""
        said = [bid for bid in self.bids if bid is not None]
        return max(said, key=self._rank) if said else None

    def _rank(self, bid: Bid) -> tuple[int, int]:
        return bid.overbid, box_of(self.boxes, bid.contract).value


def empty_table(players: int) -> BerzerkaPicture:
    """Return a table before the first hand."""
    return BerzerkaPicture(**bare(players))


def picture_of(view: BerzerkaView, standing: BerzerkaStanding) -> BerzerkaPicture:
    """Return the picture of what a seat knows now."""
    table = view.table
    declared = table.declared
    bids = [table.auction.bids_of(player) for player in range(PLAYERS)]
    is_begun = table.phase not in (Phase.BOARD, Phase.COPY)
    boxes = standing.boxes if table.phase is Phase.OVER else table.boxes
    is_known = declared is not None and declared.inverted is not None
    return BerzerkaPicture(
        hands=table.hands,
        trick=table.trick,
        last_trick=table.tricks[-1] if table.tricks else None,
        taken=table.taken,
        number=table.standing.deals_played,
        trump=table.trump,
        dealer=table.dealer if is_begun else None,
        scores=standing.scores,
        aside=(None,) * table.talon,
        boxes=boxes if is_begun else (),
        bids=tuple(said[-1] if said else None for said in bids),
        passed=tuple(player in table.auction.out for player in range(PLAYERS)),
        declared=declared,
        inverted=table.inverted if is_known else None,
    )


def turn(picture: BerzerkaPicture) -> Player | None:
    """Return who is to play in the picture, None while there is no trick."""
    if picture.declared is None or len(picture.trick.cards) in (0, PLAYERS):
        return None
    return picture.trick.player(len(picture.trick.cards), PLAYERS)


@after.register
def _(event: DealStarted, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(
        empty_table(PLAYERS),
        number=event.number,
        dealer=event.dealer,
        scores=picture.scores,
        boxes=picture.boxes,
    )


@after.register
def _(event: BoardLaid, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(picture, boxes=event.boxes)


@after.register
def _(event: ContractCopied, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(picture, boxes=with_copy(picture.boxes, event.contract))


@after.register
def _(event: TalonDealt, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(picture, aside=(None,) * event.size)


@after.register
def _(event: BidMade, picture: BerzerkaPicture) -> BerzerkaPicture:
    bid = Bid(event.contract, event.overbid)
    return replace(picture, bids=with_item(picture.bids, event.player, bid))


@after.register
def _(event: PlayerPassed, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(picture, passed=with_item(picture.passed, event.player, True))


@after.register
def _(event: ContractWon, picture: BerzerkaPicture) -> BerzerkaPicture:
    box = box_of(picture.boxes, event.contract)
    declared = declare(event.declarer, box, event.overbid)
    return _with_declared(replace(picture, trick=Trick(event.declarer)), declared)


@after.register
def _(event: ChoiceNamed, picture: BerzerkaPicture) -> BerzerkaPicture:
    assert picture.declared is not None
    return _with_declared(picture, picture.declared.with_choice(event.choice))


def _with_declared(picture: BerzerkaPicture, declared: Declared) -> BerzerkaPicture:
    inverted = None if declared.inverted is None else declared.is_inverted(0)
    return replace(picture, declared=declared, trump=declared.trump, inverted=inverted)


@after.register
def _(event: CardDiscarded, picture: BerzerkaPicture) -> BerzerkaPicture:
    hand = picture.hands[event.player]
    left = without(hand, event.card) if event.card is not None else hand[1:]
    return replace(picture, hands=with_item(picture.hands, event.player, left))


@after.register
def _(event: CardsExchanged, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(picture, aside=picture.aside[event.count :])


@after.register
def _(event: RankingTurned, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(picture, inverted=event.inverted)


@after.register
def _(event: DealScored, picture: BerzerkaPicture) -> BerzerkaPicture:
    return replace(picture, scores=event.totals, boxes=event.boxes)
