"""The table of a trick game: one deal's cards and tricks, and the score sheet of the match."""

from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from game.core.points import first
from game.core.protocols import Player
from game.kit.cards import Card
from game.kit.tricks import Trick

T = TypeVar("T")
Hand = tuple[Card | None, ...]
"""Cards as they are seen: None is a card's back."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """The position of one deal, or what a seat sees of it; tuples over players are in seat order.

    `phase` is the game's own, `player` who is to decide (a player, CHANCE, TERMINAL). `standing`
    is that before the deal, `scores` are the totals as they stand on the sheet now. `face_up` are
    the players whose hands lie open to everybody.
    """

    standing: Any
    dealer: Player
    phase: str
    player: Player
    hands: tuple[Hand, ...]
    trick: Trick
    taken: tuple[int, ...]
    scores: tuple[float, ...]
    tricks: tuple[Trick, ...] = ()
    face_up: tuple[Player, ...] = ()

    def but(self, **changes: Any) -> Self:
        """Return the table with other values in some fields; unlike `replace`, in no time."""
        table = object.__new__(type(self))
        fields = table.__dict__
        fields.update(self.__dict__)
        fields.update(changes)
        return table

    def seen_by(self, observer: Player | None) -> Self:
        """Return the table as this seat (None: a bystander) sees it."""
        seen = self.open_to(observer)
        return self.but(
            hands=tuple(
                [
                    hand if player == observer or player in seen else backs(len(hand))
                    for player, hand in enumerate(self.hands)
                ]
            )
        )

    def open_to(self, _observer: Player | None) -> tuple[Player, ...]:
        """Return whose hands a seat (None: a bystander) sees besides its own."""
        return self.face_up

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each player holds."""
        return tuple(map(len, self.hands))

    @property
    def forehand(self) -> Player:
        """The player after the dealer, who is dealt to first."""
        return (self.dealer + 1) % len(self.hands)

    @property
    def hand_player(self) -> Player:
        """Whose hand the decision is about: the decider's own, or one that he plays for another."""
        return self.player

    @property
    def last_trick(self) -> Trick | None:
        """The trick taken last, None before the first."""
        return self.tricks[-1] if self.tricks else None

    @property
    def number(self) -> int:
        """Which deal of the match this is, from 0."""
        number: int = self.standing.deals_played
        return number

    def played(self) -> list[tuple[Player, Card, Trick]]:
        """Return every card played, with who played it and its trick, in order."""
        players = len(self.hands)
        return [
            (trick.player(place, players), card, trick)
            for trick in (*self.tricks, self.trick)
            for place, card in enumerate(trick.cards)
        ]

    def held(self, player: Player) -> tuple[Card, ...]:
        """Return the cards of a player whose hand is known to whoever looks."""
        hand: Any = self.hands[player]
        cards: tuple[Card, ...] = hand
        return cards

    def with_card(self, player: Player, card: Card, held: Card | None = None) -> Self:
        """Return the table after a card was played: it goes from the hand to the trick.

        `held` is the card that leaves the hand, where another one is seen in the trick.
        """
        rest = without(self.hands[player], card if held is None else held)
        trick = Trick(self.trick.leader, (*self.trick.cards, card))
        return self.but(hands=self.with_hand(player, rest), trick=trick)

    def with_trick_taken(self, winner: Player) -> Self:
        """Return the table after the trick was taken: its winner leads to the next."""
        return self.but(
            trick=Trick(winner),
            tricks=(*self.tricks, self.trick),
            taken=with_item(self.taken, winner, self.taken[winner] + 1),
        )

    def with_hand(self, player: Player, hand: Hand) -> tuple[Hand, ...]:
        """Return the hands with another one for a player."""
        return with_item(self.hands, player, hand)


_BACKS = tuple((None,) * count for count in range(60))


def backs(count: int) -> Hand:
    """Return so many cards that nobody sees."""
    return _BACKS[count]


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])


def without(hand: tuple[T, ...], card: object) -> tuple[T, ...]:
    """Return the hand without a card."""
    return tuple([held for held in hand if held != card])


@dataclass(frozen=True)
class Sheet:
    """The match between two deals: a line for every deal that was played, and who deals next.

    A game says what a line is, how many there will be, and from them totals and winners.
    """

    options: Any
    players: int
    first_dealer: Player
    results: tuple[Any, ...] = ()

    @property
    def deals_played(self) -> int:
        """How many deals have been settled."""
        return len(self.results)

    @property
    def deals_in_match(self) -> int | None:
        """How many deals a whole match has, None where that is not known beforehand."""
        return None

    @property
    def is_over(self) -> bool:
        """Whether every deal of the match has been played."""
        whole = self.deals_in_match
        return whole is not None and self.deals_played >= whole

    @property
    def dealer(self) -> Player:
        """Who deals next: the deal passes on by a seat."""
        return (self.first_dealer + self.deals_played) % self.players

    def merit(self, player: Player) -> tuple[float, ...]:
        """Return what the player is placed by, the more the better: the total."""
        scores: tuple[float, ...] = self.scores  # type: ignore[attr-defined]
        return (scores[player],)

    def winners(self) -> tuple[Player, ...]:
        """Return who is ahead by merit; those who are equal share."""
        return first(self)

    def with_result(self, result: Any) -> Self:
        """Return the sheet with one line more."""
        return replace(self, results=(*self.results, result))
