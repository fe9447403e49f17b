"""One deal of whist: dealing, bidding, play; the whole truth, hidden cards included."""

from dataclasses import dataclass, replace
from typing import NoReturn, TypeVar

from game.core.protocols import (
    CHANCE,
    TERMINAL,
    Emit,
    IllegalAction,
    Player,
    Refusal,
)
from game.core.rng import Rng
from game.core.state import Position
from game.core.words import _
from game.kit.cards import DECK, Card, Suit
from game.kit.tricks import CardPlayed, HandDealt, Trick, TrickTaken
from game.rulesets.whist.actions import BIDS, PLAYS, Bid, Deal, PlayCard, WhistAction
from game.rulesets.whist.bidding import allowed_bids, bid_refusal
from game.rulesets.whist.events import BidMade, DealScored, DealStarted
from game.rulesets.whist.play import card_refusal, playable
from game.rulesets.whist.scoring import SCHEMES
from game.rulesets.whist.standing import DealResult, WhistStanding, scored, with_result
from game.rulesets.whist.view import WhistView

T = TypeVar("T")


@dataclass
class WhistState(Position):
    """A position of one deal.

    Tuples over players are in seat order; seats count counter-clockwise, the way the game runs
    (SW-08). `bids` are in the order they were made, from the dealer's right.
    """

    standing: WhistStanding
    cards: int
    trump: Suit
    dealer: Player
    hands: tuple[tuple[Card, ...], ...]
    trick: Trick
    taken: tuple[int, ...]
    bids: tuple[int, ...] = ()
    tricks: tuple[Trick, ...] = ()
    history: tuple[WhistAction, ...] = ()

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def eldest(self) -> Player:
        """The player at the dealer's right, who is dealt to, bids and leads first (SW-08)."""
        return (self.dealer + 1) % self.players

    def bid_of(self, player: Player) -> int | None:
        """Return what the player has bid, None before he has."""
        turn = (player - self.eldest) % self.players
        return self.bids[turn] if turn < len(self.bids) else None

    def seat_bids(self) -> tuple[int, ...]:
        """Return the bids in seat order, once all have been made."""
        start = -self.eldest % self.players
        return self.bids[start:] + self.bids[:start]

    # -- who is to act, and what they may do

    @property
    def is_dealing(self) -> bool:
        """Whether hands are still to be dealt."""
        return len(self.history) < self.players

    @property
    def is_bidding(self) -> bool:
        """Whether all hands are dealt and a bid is still to be made."""
        return not self.is_dealing and len(self.bids) < self.players

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE while dealing, TERMINAL at the end."""
        players = len(self.hands)
        if len(self.history) < players:
            return CHANCE
        if len(self.bids) < players:
            return (self.dealer + 1 + len(self.bids)) % players
        if len(self.tricks) == self.cards:
            return TERMINAL
        return (self.trick.leader + len(self.trick.cards)) % players

    def is_terminal(self) -> bool:
        """Tell whether every trick has been played (SW-19)."""
        return len(self.tricks) == self.cards

    def legal_actions(self) -> list[WhistAction]:
        """Return what the player to act may do, sorted; empty while chance deals and at the end."""
        player = self.current_player()
        if player < 0:
            return []
        if len(self.bids) < len(self.hands):
            return [BIDS[bid] for bid in allowed_bids(self.cards, self.bids, self.players)]
        return [PLAYS[card] for card in playable(self.hands[player], self.trick, self.trump)[0]]

    def refusal(self, action: WhistAction) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        player = self.current_player()
        if player < 0:
            return Refusal(_("It is nobody's turn."))
        if isinstance(action, Bid) and self.is_bidding:
            return bid_refusal(action.tricks, self.cards, self.bids, self.players)
        if isinstance(action, PlayCard) and not self.is_bidding:
            return card_refusal(action.card, self.hands[player], self.trick, self.trump)
        if self.is_bidding:
            return Refusal(_("Now is the time to bid, not to play."), "SW-10")
        return Refusal(_("The bids have all been made and are final."), "SW-10")

    # -- chance

    def next_dealt(self) -> Player:
        """Return who gets the next hand: the dealer's right first, the dealer last."""
        return (self.dealer + 1 + len(self.history)) % self.players

    def chance_action(self, rng: Rng) -> Deal:
        """Draw the next hand from the cards nobody holds."""
        held = {card for hand in self.hands for card in hand}
        stock = [card for card in DECK if card not in held]
        return Deal(self.next_dealt(), tuple(sorted(rng.sample(stock, self.cards))))

    # -- acting

    def apply_action(self, action: WhistAction, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and change nothing if it is not legal."""
        if isinstance(action, Deal):
            self._deal(action, emit)
            return
        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Bid):
            self._bid(action, emit)
        else:
            self._play(action, emit)

    def _deal(self, deal: Deal, emit: Emit | None) -> None:
        held = {card for hand in self.hands for card in hand}
        if not self.is_dealing or deal.player != self.next_dealt():
            _refuse(_("No hand is to be dealt to that player now."))
        if len(set(deal.cards)) != self.cards or held.intersection(deal.cards):
            _refuse(_("A hand is {n} cards that nobody holds.").format(n=self.cards))
        cards = tuple(sorted(deal.cards))
        first = not self.history
        self.hands = _replaced(self.hands, deal.player, cards)
        self.history = (*self.history, Deal(deal.player, cards))
        if emit:
            if first:
                number = self.standing.deals_played
                emit(DealStarted(number, self.cards, self.trump, self.dealer))
            emit(HandDealt(deal.player, len(cards), cards))

    def _bid(self, bid: Bid, emit: Emit | None) -> None:
        player = self.current_player()
        self.bids = (*self.bids, bid.tricks)
        self.history = (*self.history, bid)
        if emit:
            emit(BidMade(player, bid.tricks))

    def _play(self, play: PlayCard, emit: Emit | None) -> None:
        player = self.current_player()
        card = play.card
        rest = tuple([held for held in self.hands[player] if held != card])
        self.hands = _replaced(self.hands, player, rest)
        trick = Trick(self.trick.leader, (*self.trick.cards, card))
        self.history = (*self.history, play)
        if emit:
            emit(CardPlayed(player, card))
        if len(trick.cards) < len(self.hands):
            self.trick = trick
        else:
            self._end_trick(trick, emit)

    def _end_trick(self, trick: Trick, emit: Emit | None) -> None:
        winner = trick.winner(self.trump, self.players)
        self.tricks = (*self.tricks, trick)
        self.taken = _replaced(self.taken, winner, self.taken[winner] + 1)
        self.trick = Trick(winner)
        if emit:
            emit(TrickTaken(winner, trick))
            if self.is_terminal():
                emit(DealScored(self.result(), with_result(self.standing, self.result()).scores))

    # -- the end

    def result(self) -> DealResult:
        """Return the line for the score sheet; only of a terminal state."""
        return scored(self.standing, self.seat_bids(), self.taken)

    def returns(self) -> tuple[float, ...]:
        """Return each player's points less the table's average: what moves the ranking.

        They add up to 0. Where the lowest total wins, the sign is turned.
        """
        return utilities(self.result().points, self.standing.options.scoring)

    # -- what others may have of it

    def view(self, observer: Player | None) -> WhistView:
        """Return what this seat knows (None: a bystander, who sees no hand)."""
        return WhistView(
            observer=observer,
            standing=self.standing,
            cards=self.cards,
            trump=self.trump,
            dealer=self.dealer,
            player=self.current_player(),
            hand=() if observer is None else self.hands[observer],
            hand_sizes=tuple(map(len, self.hands)),
            bids=self.bids,
            tricks=self.tricks,
            trick=self.trick,
            taken=self.taken,
            history=tuple(_redacted(action, observer) for action in self.history),
        )


def new_deal(standing: WhistStanding) -> WhistState:
    """Return the deal that follows the standing, with no card dealt yet."""
    players = standing.players
    return WhistState(
        standing=standing,
        cards=standing.cards,
        trump=standing.trump,
        dealer=standing.dealer,
        hands=((),) * players,
        trick=Trick((standing.dealer + 1) % players),
        taken=(0,) * players,
    )


def settle(standing: WhistStanding, deal: WhistState) -> WhistStanding:
    """Return the standing after the deal."""
    return with_result(standing, deal.result())


def utilities(points: tuple[float, ...], scoring: str) -> tuple[float, ...]:
    """Return points as utilities: less the average, and turned where the lowest total wins."""
    sign = -1 if SCHEMES[scoring].low_wins else 1
    average = sum(points) / len(points)
    return tuple(sign * (each - average) for each in points)


def _redacted(action: WhistAction, observer: Player | None) -> WhistAction:
    if isinstance(action, Deal) and action.player != observer:
        return replace(action, cards=())
    return action


def _replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _refuse(sentence: str) -> NoReturn:
    raise IllegalAction(Refusal(sentence))
