"""What one seat knows of a hand."""

from dataclasses import dataclass

from game.core.protocols import Player
from game.kit.cards import Card, Suit
from game.kit.tricks import Trick
from game.rulesets.berzerka.actions import BerzerkaAction, Deal
from game.rulesets.berzerka.auction import Call, standing_call
from game.rulesets.berzerka.board import Board
from game.rulesets.berzerka.contracts import Taken
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.exchange import most_discards
from game.rulesets.berzerka.phase import Phase
from game.rulesets.berzerka.scoring import PLAYERS, taken_by
from game.rulesets.berzerka.standing import BerzerkaStanding


@dataclass(frozen=True)
class BerzerkaView:
    """A hand as the observer sees it (None: a bystander, who sees no cards in hands).

    Tuples by player are in seat order. `boxes` is the board of this hand, `talon` the number of
    its cards. `discards` are the observer's own, `discarded` the number of everyone's. `winners`
    are who took each trick. `history` holds every action, the cards of others left out.
    """

    observer: Player | None
    standing: BerzerkaStanding
    boxes: Board
    dealer: Player
    phase: Phase
    player: Player
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    talon: int
    calls: tuple[Call, ...]
    declared: Declared | None
    discards: tuple[Card, ...]
    discarded: tuple[int, ...]
    exchanged: int
    tricks: tuple[Trick, ...]
    winners: tuple[Player, ...]
    trick: Trick
    history: tuple[BerzerkaAction, ...]

    @property
    def players(self) -> int:
        """Three."""
        return PLAYERS

    @property
    def forehand(self) -> Player:
        """The player at the dealer's left, who speaks first."""
        return (self.dealer + 1) % PLAYERS

    @property
    def standing_call(self) -> Call | None:
        """The bid to beat and its bidder."""
        return standing_call(self.calls)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, NO_TRUMP where there is none, None before it is known."""
        return None if self.declared is None else self.declared.trump

    @property
    def inverted(self) -> bool:
        """Whether 1 is high in the trick that is being played."""
        return self.declared is not None and self.declared.is_inverted(len(self.tricks))

    @property
    def most_discards(self) -> int:
        """How many cards the player may change whose turn it is to exchange."""
        if self.exchanged >= PLAYERS:
            return 0
        talon = self.talon
        return most_discards(self.exchanged, talon, self.standing.options.exchange)

    @property
    def taken(self) -> tuple[int, ...]:
        """The tricks that each player has won so far, those that do not count included."""
        return tuple(self.winners.count(player) for player in range(PLAYERS))

    def counts(self) -> tuple[int, ...]:
        """Return what the contract counts, as it stands now, without the overbid."""
        if self.declared is None:
            return (0,) * PLAYERS
        count = self.declared.rules.objective.count
        return tuple(count(self.taken_by(player)) for player in range(PLAYERS))

    def taken_by(self, player: Player) -> Taken:
        """Return what the player has won so far."""
        pain = None if self.declared is None else self.declared.pain
        return taken_by(player, self.tricks, self.winners, pain)

    def dealt(self, player: Player) -> list[Deal]:
        """Return the packets that the player was given, in order: six, seven, what he drew."""
        return [a for a in self.history if isinstance(a, Deal) and a.player == player]

    def played(self) -> list[tuple[Player, Card, Trick]]:
        """Return every card played, with who played it and its trick, in order."""
        return [
            (trick.player(place, PLAYERS), card, trick)
            for trick in (*self.tricks, self.trick)
            for place, card in enumerate(trick.cards)
        ]
