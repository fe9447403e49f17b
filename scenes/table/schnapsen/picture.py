"""What Dreierschnapsen shows beyond cards and tricks: calls, stakes, marriages, points."""

from dataclasses import dataclass, replace
from typing import Self

from game.core.protocols import TERMINAL, Event, Player
from game.kit.cards import Suit
from game.kit.german import GermanCard, points_in
from game.kit.tricks import Trick
from game.rulesets.schnapsen.events import (
    AuctionWon,
    CallMade,
    CardPutAway,
    ContractRaised,
    DealScored,
    DealStarted,
    MarriageShown,
    PacketTakenUp,
    StakesDoubled,
    TalonLaid,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    TrumpTurned,
)
from game.rulesets.schnapsen.scoring import Marriage, Side, Stakes
from game.rulesets.schnapsen.standing import PLAYERS, SchnapsenStanding
from game.rulesets.schnapsen.view import Phase, SchnapsenView, side_of, trump_in_force
from scenes.table.picture import Hand, Picture, after, bare, seen_hands, with_item, without

FULL_HAND = 6
PASSED = ""
"""What stands for a pass among the calls."""


def fold(event: Event, picture: "SchnapsenPicture | None") -> "SchnapsenPicture | None":
    """Return the picture after an event."""
    later: SchnapsenPicture | None = after(event, picture or empty_table(PLAYERS))
    return later


@dataclass(frozen=True, kw_only=True)
class SchnapsenPicture(Picture):
    """A table of Dreierschnapsen.

    `said` is everyone's latest call, None before there is one. `named` is the suit that Forehand
    named, `turned` the card turned up if that is how. `captured` are card points in tricks.
    """

    said: tuple[str | None, ...] = (None,) * PLAYERS
    named: Suit | None = None
    turned: GermanCard | None = None
    declarer: Player | None = None
    contract: str = ""
    stakes: Stakes = Stakes()  # noqa: RUF009 - a frozen value, the same for every picture
    marriages: tuple[Marriage, ...] = ()
    captured: tuple[int, ...] = (0,) * PLAYERS

    def with_trick(self, winner: Player, trick: Trick) -> Self:
        """Return the picture with the card points of a trick added to its winner's."""
        points = self.captured[winner] + points_in(trick.cards)
        return replace(self, captured=with_item(self.captured, winner, points))

    @property
    def player(self) -> Player:
        """Who is to play to the trick, nobody while there is none."""
        if len(self.trick.cards) in (0, PLAYERS):
            return TERMINAL
        return self.trick.player(len(self.trick.cards), PLAYERS)

    def side(self, player: Player) -> Side:
        """Return what the player's side has so far: the declarer's alone, or both opponents'."""
        if self.declarer is None or player == self.declarer:
            members: tuple[Player, ...] = (player,)
        else:
            members = tuple(p for p in range(PLAYERS) if p != self.declarer)
        return side_of(members, self.captured, self.taken, self.marriages)


def empty_table(players: int) -> SchnapsenPicture:
    """Return a table before the first deal."""
    return SchnapsenPicture(**bare(players))


def picture_of(view: SchnapsenView, standing: SchnapsenStanding) -> SchnapsenPicture:
    """Return the picture of what a seat knows now."""
    said: list[str | None] = [None] * PLAYERS
    for call in view.auction.calls:
        said[call.player] = call.contract or PASSED
    return SchnapsenPicture(
        hands=_hands(view),
        trick=view.trick if view.tricks or view.trick.cards else Trick(0),
        last_trick=view.tricks[-1] if view.tricks else None,
        taken=view.taken,
        number=view.standing.deals_played,
        trump=None if view.named is None else view.trump,
        dealer=view.dealer,
        scores=standing.scores,
        aside=(None,) * view.talon_count,
        said=tuple(said),
        named=view.named,
        turned=view.turned,
        declarer=view.declarer,
        contract=view.contract,
        stakes=view.stakes,
        marriages=view.marriages,
        captured=view.captured,
    )


def _hands(view: SchnapsenView) -> tuple[Hand, ...]:
    """Return the hands, with the second packets that lie before the players unseen."""
    if view.phase not in (Phase.TRUMPS, Phase.TURNING, Phase.TAKING_UP):
        return seen_hands(view)
    return tuple((*hand, *(None,) * (FULL_HAND - len(hand))) for hand in seen_hands(view))


@after.register
def _(event: DealStarted, picture: SchnapsenPicture) -> SchnapsenPicture:
    return replace(
        empty_table(PLAYERS), number=event.number, dealer=event.dealer, scores=picture.scores
    )


@after.register
def _(event: TalonLaid, picture: SchnapsenPicture) -> SchnapsenPicture:
    return replace(picture, aside=(None,) * event.count)


@after.register
def _(event: TrumpNamed, picture: SchnapsenPicture) -> SchnapsenPicture:
    return replace(picture, named=event.suit, trump=event.suit)


@after.register
def _(event: TrumpTurned, picture: SchnapsenPicture) -> SchnapsenPicture:
    suit = event.card.suit
    hands = _taken_up(picture, event.player, (event.card,))
    return replace(picture, hands=hands, named=suit, trump=suit, turned=event.card)


@after.register
def _(event: PacketTakenUp, picture: SchnapsenPicture) -> SchnapsenPicture:
    if event.cards is None:
        return picture
    return replace(picture, hands=_taken_up(picture, event.player, event.cards))


def _taken_up(
    picture: SchnapsenPicture, player: Player, cards: tuple[GermanCard, ...]
) -> tuple[Hand, ...]:
    """Return the hands after a player who sees his cards has taken up some that lay face down."""
    hand = picture.hands[player]
    seen = [card for card in hand if card is not None]
    if not seen:
        return picture.hands
    backs = len(hand) - len(seen) - len(cards)
    return with_item(picture.hands, player, (*sorted([*seen, *cards]), *(None,) * backs))


@after.register
def _(event: CallMade, picture: SchnapsenPicture) -> SchnapsenPicture:
    said = event.contract or PASSED
    return replace(picture, said=with_item(picture.said, event.player, said))


@after.register
def _(event: AuctionWon, picture: SchnapsenPicture) -> SchnapsenPicture:
    return _playing(picture, event.player, event.contract)


@after.register
def _(event: ContractRaised, picture: SchnapsenPicture) -> SchnapsenPicture:
    return _playing(picture, event.player, event.contract)


def _playing(picture: SchnapsenPicture, declarer: Player, contract: str) -> SchnapsenPicture:
    trump = trump_in_force(picture.named, contract)
    return replace(picture, declarer=declarer, contract=contract, trump=trump)


@after.register
def _(event: TalonTaken, picture: SchnapsenPicture) -> SchnapsenPicture:
    hand = picture.hands[event.player]
    drawn: Hand = (None,) * len(picture.aside) if event.cards is None else event.cards
    together: Hand = (*hand, *drawn)
    if None not in together:
        together = tuple(sorted(card for card in together if card is not None))
    return replace(picture, hands=with_item(picture.hands, event.player, together), aside=())


@after.register
def _(event: TalonLeft, picture: SchnapsenPicture) -> SchnapsenPicture:
    return replace(picture, stakes=replace(picture.stakes, unseen=True))


@after.register
def _(event: CardPutAway, picture: SchnapsenPicture) -> SchnapsenPicture:
    hand = picture.hands[event.player]
    left = hand[1:] if event.card is None else without(hand, event.card)
    return replace(picture, hands=with_item(picture.hands, event.player, left))


@after.register
def _(event: StakesDoubled, picture: SchnapsenPicture) -> SchnapsenPicture:
    return replace(picture, stakes=replace(picture.stakes, multiplier=event.multiplier))


@after.register
def _(event: MarriageShown, picture: SchnapsenPicture) -> SchnapsenPicture:
    return replace(picture, marriages=(*picture.marriages, event.marriage))


@after.register
def _(event: DealScored, picture: SchnapsenPicture) -> SchnapsenPicture:
    return replace(picture, scores=event.totals)
