"""What one seat knows of a deal."""

from dataclasses import dataclass

from game.core.protocols import Player
from game.kit.cards import Card, Suit
from game.kit.tricks import Trick
from game.rulesets.whist.actions import Deal, WhistAction
from game.rulesets.whist.bidding import forbidden_bid
from game.rulesets.whist.standing import WhistStanding


@dataclass(frozen=True)
class WhistView:
    """A deal as the observer sees it (None: a bystander, who sees no hand).

    `bids` are in bidding order, from the dealer's right; the other tuples are in seat order.
    `history` holds every action, hands dealt to others without their cards. `player` is who is
    to act, or CHANCE or TERMINAL.
    """

    observer: Player | None
    standing: WhistStanding
    cards: int
    trump: Suit
    dealer: Player
    player: Player
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    bids: tuple[int, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    taken: tuple[int, ...]
    history: tuple[WhistAction, ...]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hand_sizes)

    @property
    def is_dealing(self) -> bool:
        """Whether hands are still to be dealt."""
        return len(self.history) < self.players

    @property
    def is_bidding(self) -> bool:
        """Whether all hands are dealt and a bid is still to be made."""
        return not self.is_dealing and len(self.bids) < self.players

    @property
    def is_playing(self) -> bool:
        """Whether the bids are made and a trick is still to be played."""
        return len(self.bids) == self.players and len(self.tricks) < self.cards

    def bid_of(self, player: Player) -> int | None:
        """Return what the player has bid, None before he has."""
        turn = (player - self.dealer - 1) % self.players
        return self.bids[turn] if turn < len(self.bids) else None

    @property
    def forbidden_bid(self) -> int | None:
        """The bid that the dealer may not make, when he is the one to bid (SW-11)."""
        if not self.is_bidding:
            return None
        return forbidden_bid(self.cards, self.bids, self.players)

    @property
    def dealt_hand(self) -> tuple[Card, ...]:
        """The observer's whole hand as it was dealt, played cards included."""
        for action in self.history:
            if isinstance(action, Deal) and action.player == self.observer:
                return action.cards
        return ()

    def played(self) -> list[tuple[Player, Card, Trick]]:
        """Return every card played, with who played it and its trick, in order."""
        return [
            (trick.player(place, self.players), card, trick)
            for trick in (*self.tricks, self.trick)
            for place, card in enumerate(trick.cards)
        ]
