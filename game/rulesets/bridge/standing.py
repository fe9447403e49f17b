"""What survives a deal: the score sheet of a rubber, a Chicago or a set of boards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from game.core.protocols import Player
from game.core.terms import Boards, Terms
from game.core.words import _, marked
from game.kit.table import Sheet
from game.rulesets.bridge.contract import COMPASS, NORTH, Contract, side_of
from game.rulesets.bridge.options import ALONE, BridgeOptions
from game.rulesets.bridge.rubber import Pair, Payment, Rubber
from game.rulesets.bridge.scoring import ContractScore, Honours, imps

NONE, NS, EW, ALL = (False, False), (True, False), (False, True), (True, True)
VULNERABILITIES = (
    *(NONE, NS, EW, ALL),
    *(NS, EW, ALL, NONE),
    *(EW, ALL, NONE, NS),
    *(ALL, NONE, NS, EW),
)
"""Who is vulnerable on the boards 1 to 16; then it begins anew (BR-43)."""


@dataclass(frozen=True)
class HiddenCard:
    """What a card left over brought the side of its owner."""

    owner: Player
    points: int


@dataclass(frozen=True)
class DealResult:
    """One line of the score sheet; `contract` is None where everybody passed (BR-20).

    `tricks` are those of declarer's side, `vulnerable` that of either side in the deal.
    """

    dealer: Player
    vulnerable: tuple[bool, bool]
    contract: Contract | None = None
    tricks: int = 0
    score: ContractScore | None = None
    hidden: tuple[HiddenCard, ...] = ()
    honours: tuple[Honours, ...] = ()

    @cached_property
    def extras(self) -> Pair:
        """What hidden cards and honours brought each side (BR-59)."""
        found = [0, 0]
        for card in self.hidden:
            found[side_of(card.owner)] += card.points
        for each in self.honours:
            found[side_of(each.player)] += each.points
        return found[0], found[1]

    @cached_property
    def board(self) -> Pair:
        """What the deal brought each side where deals are scored one by one (BR-42)."""
        found = list(self.extras)
        if self.contract and self.score:
            side, score = self.contract.side, self.score
            found[side] += score.below + score.above + score.bonus
            found[1 - side] += score.penalty
        return found[0], found[1]

    def on(self, rubber: Rubber) -> Rubber:
        """Return the rubber with this deal written down (BR-45, BR-61)."""
        after = rubber
        if self.contract and self.score:
            after = after.with_above(self.contract.side, self.score.above)
            after = after.with_above(1 - self.contract.side, self.score.penalty)
        for side, points in enumerate(self.extras):
            after = after.with_above(side, points)
        if self.contract and self.score:
            after = after.with_below(self.contract.side, self.score.below)
        return after


@dataclass(frozen=True)
class SetUp:
    """A board that was set up beforehand: its number, who deals, and who is vulnerable."""

    number: int
    dealer: Player
    vulnerable: tuple[bool, bool]


@dataclass(frozen=True)
class BridgeStanding(Sheet):
    """The match between two deals; the deal passes clockwise (BR-09).

    `next` is the next board where that was set up beforehand; `is_broken_off` tells that no more
    is played, though the rubber is not won.
    """

    options: BridgeOptions
    results: tuple[DealResult, ...] = ()
    next: SetUp | None = None
    is_broken_off: bool = False

    @property
    def dealer(self) -> Player:
        """Who deals next."""
        return super().dealer if self.next is None else self.next.dealer

    @property
    def board(self) -> int:
        """The number of the next board, from 1."""
        return self.deals_played + 1 if self.next is None else self.next.number

    @property
    def deals_in_match(self) -> int | None:
        """How many deals there will be, None in a rubber (BR-63)."""
        return None if self.options.form == "rubber" else self.options.deals

    @property
    def is_over(self) -> bool:
        """Whether the rubber is won or broken off, or all deals are played (BR-63)."""
        if self.rubber.is_won or self.is_broken_off:
            return True
        return self.deals_played >= self.options.deals

    @cached_property
    def rubber(self) -> Rubber:
        """The rubber as it is written; an empty one where none is played."""
        rubber = Rubber()
        if self.options.form == "rubber":
            for result in self.results:
                rubber = result.on(rubber)
        return rubber

    @property
    def vulnerable(self) -> tuple[bool, bool]:
        """Which sides are vulnerable in the next deal."""
        if self.next is not None:
            return self.next.vulnerable
        return VULNERABLE[self.options.form](self)

    @cached_property
    def columns(self) -> Pair:
        """The totals of North-South and East-West; a rubber broken off is settled (BR-48)."""
        if self.options.form != "rubber":
            boards = [result.board for result in self.results]
            return sum(board[0] for board in boards), sum(board[1] for board in boards)
        rubber = self.rubber
        return (rubber.broken_off(self.options.part_score) if self.is_over else rubber).totals

    @cached_property
    def payments(self) -> tuple[Payment, ...]:
        """What the end of a rubber has brought, won or broken off (BR-47, BR-48)."""
        is_over_rubber = self.is_over and self.options.form == "rubber"
        return tuple(self.rubber.payments(self.options.part_score)) if is_over_rubber else ()

    @property
    def scores(self) -> tuple[float, ...]:
        """The totals by player; partners have the same."""
        return tuple(self.columns[side_of(player)] for player in range(4))

    @cached_property
    def worth(self) -> int:
        """By how much North-South are ahead if the match were broken off now (BR-48)."""
        north_south, east_west = self.columns
        if not self.is_over and self.options.form == "rubber":
            north_south, east_west = self.rubber.broken_off(self.options.part_score).totals
        return north_south - east_west

    def winners(self) -> tuple[Player, ...]:
        """Return the side that is ahead; equal totals are a tie (BR-47, BR-63)."""
        best = max(self.columns)
        return tuple(player for player in range(4) if self.columns[side_of(player)] == best)


def _board(standing: BridgeStanding) -> tuple[bool, bool]:
    return VULNERABILITIES[standing.deals_played % len(VULNERABILITIES)]


def _chicago(standing: BridgeStanding) -> tuple[bool, bool]:
    """Return none in the first deal of four, dealer's side in two, all in the last (BR-44)."""
    dealers = (NS, EW)[side_of(standing.dealer)]
    return (NONE, dealers, dealers, ALL)[standing.deals_played % 4]


def _games(standing: BridgeStanding) -> tuple[bool, bool]:
    return standing.rubber.vulnerable


VULNERABLE: Mapping[str, Callable[[BridgeStanding], tuple[bool, bool]]] = {
    "rubber": _games,
    "chicago": _chicago,
    "duplicate": _board,
}
"""Who is vulnerable in the next deal, by the form of the match."""


def broken_off(standing: BridgeStanding) -> BridgeStanding:
    """Return the standing of a match that ends here: a rubber is settled (BR-48)."""
    is_rubber = standing.options.form == "rubber" and standing.next is None
    return replace(standing, is_broken_off=True) if is_rubber else standing


def seated(options: BridgeOptions, people: Sequence[Player]) -> BridgeOptions:
    """Return the house rules where people have these seats: the only one may take over (BR-65)."""
    if options.takes_over != ALONE:
        return options
    return replace(options, takes_over=COMPASS[people[0]] if len(people) == 1 else "nobody")


def opening(options: BridgeOptions, players: int, first_dealer: Player) -> BridgeStanding:
    """Return the standing before the first deal; North deals the first board (BR-09, BR-43)."""
    first = NORTH if options.form == "duplicate" else first_dealer
    return BridgeStanding(options, players, first)


TERMS = Terms(
    measured=marked("{game}, seed {seed}: {sets} boards, {deals} deals at two tables."),
    lead=marked("{first} against the others: {mean} IMPs a board (95%: {low} to {high})"),
    reviewed=marked(
        "Deal {n}: at your first choice your side could expect {expected} points against the "
        "other; in the end it was {brought}. Your choices cost {cost}."
    ),
    figures=marked(
        "The figures are points by which the deal puts your side ahead, with tricks, "
        "bonuses, honours and hidden cards all added up. In a rubber, a game or "
        "part-score counts as if play stopped here."
    ),
)


def _refuses(options: BridgeOptions) -> str:
    if options.form == "rubber":
        return _(
            "In a rubber the two tables of a board soon differ in who is vulnerable; set form to "
            "duplicate or chicago."
        )
    return ""


def _score(won: Sequence[float]) -> float:
    return imps(sum(won))


BOARDS = Boards({"form": "duplicate"}, _refuses, _score, marked("IMPs"))
