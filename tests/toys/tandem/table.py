"""The table of Tandem: standing, pack, position."""

from dataclasses import dataclass
from functools import cached_property

from game.core import options as core
from game.core.options import option
from game.core.protocols import CHANCE, Player
from game.kit.auction import Auction
from game.kit.cards import DECK, NO_TRUMP, Card
from game.kit.deal import View
from game.kit.packs import BLACK_JOKER, JOKERS, RED_JOKER
from game.kit.table import Sheet, Table
from game.kit.tricks import Deal, Duty, PlayCard, Sorted, Trick, TrickRules

PACK: tuple[Card, ...] = (*(card for card in DECK if card.rank >= 8), RED_JOKER, BLACK_JOKER)
BY_NOTATION = {str(card): card for card in (*DECK, *JOKERS, RED_JOKER, BLACK_JOKER)}
HAND = 5
TRUMP = NO_TRUMP
RULES = TrickRules(dict.fromkeys(Duty, "TT-03"))


@dataclass(frozen=True)
class Call(Sorted):
    """A number of tricks, 0 for a pass; written "=3", "=0"."""

    kind = 1
    tricks: int

    def __str__(self) -> str:
        return f"={self.tricks}"


TandemAction = Deal | Call | PlayCard


@dataclass(frozen=True)
class TandemOptions:
    """How many deals a match has."""

    deals: int = option(2, title="Deals", help="", rule="TT-01", choices={2: "2", 4: "4"})

    def __post_init__(self) -> None:
        core.check(self)


@dataclass(frozen=True)
class TandemStanding(Sheet):
    """The match between two deals."""

    @property
    def deals_in_match(self) -> int:
        return int(self.options.deals)

    @cached_property
    def scores(self) -> tuple[float, ...]:
        return tuple(sum(each[player] for each in self.results) for player in range(4))


@dataclass(frozen=True, kw_only=True)
class TandemTable(Table):
    """The position of a deal; `declarer` and his `level` are set when the auction is over."""

    auction: Auction[int]
    declarer: Player | None = None
    level: int = 0

    @property
    def hand_player(self) -> Player:
        """The hand whose turn it is: declarer plays the dummy's as well as his own."""
        if self.phase != "play":
            return self.player
        return self.trick.player(len(self.trick.cards), 4)

    @property
    def dummy(self) -> Player:
        assert self.declarer is not None
        return (self.declarer + 2) % 4

    def decider(self, hand: Player) -> Player | None:
        """Return who decides for a hand."""
        return self.declarer if hand == self.dummy else hand

    def points(self) -> tuple[int, ...]:
        """Return what the deal brings each player."""
        if self.declarer is None:
            return (0, 0, 0, 0)
        mine = self.taken[self.declarer] + self.taken[self.dummy]
        won = self.level if mine >= self.level else -self.level
        return tuple(won if (player - self.declarer) % 2 == 0 else -won for player in range(4))


TandemView = View[TandemTable, TandemAction]


def laid(standing: TandemStanding) -> TandemTable:
    """Return the table before a deal."""
    dealer = standing.dealer
    return TandemTable(
        standing=standing,
        dealer=dealer,
        phase="deal",
        player=CHANCE,
        hands=((),) * 4,
        trick=Trick((dealer + 1) % 4),
        taken=(0,) * 4,
        scores=standing.scores,
        auction=Auction(dealer, 4, pass_is_final=False),
    )
