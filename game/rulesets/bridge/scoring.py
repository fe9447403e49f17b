"""What a contract, a hidden card and honours are worth, as tables."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.core.protocols import Player
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, Card, Suit
from game.kit.packs import Order
from game.rulesets.bridge.contract import Contract, Doubling, side_of
from game.rulesets.bridge.jokers import is_high, is_joker, order_of
from game.rulesets.bridge.options import BridgeOptions

TRICK = {CLUBS: 20, DIAMONDS: 20, HEARTS: 30, SPADES: 30, NO_TRUMP: 30}
"""A trick over book; the first at no-trump is 10 more (BR-33)."""
GAME = 100
"""Trick points that make a game (BR-34)."""
OVERTRICK = {Doubling.DOUBLED: (100, 200), Doubling.REDOUBLED: (200, 400)}
"""A doubled trick beyond the contract, not vulnerable and vulnerable (BR-35)."""
INSULT = {Doubling.NONE: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}
"""For making a doubled contract (BR-36)."""
UNDERTRICK = (50, 100)
"""A trick short, undoubled; not vulnerable and vulnerable (BR-37)."""
DOUBLED_UNDERTRICKS = ((100, 200, 200, 300), (200, 300, 300, 300))
"""The first tricks short, doubled; all others are like the last (BR-37)."""
SMALL, GRAND, ALL_FOURTEEN = (500, 750), (1000, 1500), (1500, 2250)
"""Slams, not vulnerable and vulnerable (BR-38, BR-39)."""
SLAM_BY_TRICKS_LEFT = {1: SMALL, 0: GRAND}
SLAM_BY_LEVEL = {6: SMALL, 7: GRAND, 8: ALL_FOURTEEN}
PART_BONUS, GAME_BONUS = 50, (300, 500)
"""What is added to a made contract where deals are scored one by one (BR-42)."""


class Outcome(StrEnum):
    """How a contract ends."""

    MADE = "made"
    DOWN = "down"
    DRAW = "draw"


@dataclass(frozen=True)
class ContractScore:
    """What a contract brought: to declarer's side, but for `penalty`, which the defenders get."""

    outcome: Outcome
    required: int
    below: int = 0
    overtricks: int = 0
    slam: int = 0
    insult: int = 0
    penalty: int = 0
    bonus: int = 0
    """For a game or a part-score where deals are scored one by one; no part of a rubber."""

    @property
    def total(self) -> int:
        """What declarer's side scores where deals are scored one by one, less the penalty."""
        return self.below + self.above + self.bonus - self.penalty

    @property
    def above(self) -> int:
        """What declarer's side writes above the line."""
        return self.overtricks + self.slam + self.insult


def contract_score(
    options: BridgeOptions, contract: Contract, tricks: int, is_vulnerable: bool
) -> ContractScore:
    """Return what a contract brings with so many tricks won by declarer's side (BR-32 to 42)."""
    required, factor = options.book + contract.level, contract.doubling.factor
    is_drawn = options.tricks == 14 and tricks == 7
    if is_drawn and not (options.draw_rule == "unless_made" and tricks >= required):
        return ContractScore(Outcome.DRAW, required)
    if tricks < required:
        penalty = undertricks(required - tricks, contract.doubling, is_vulnerable)
        return ContractScore(Outcome.DOWN, required, penalty=penalty)
    value = TRICK[contract.strain]
    below = factor * trick_points(contract.level, contract.strain)
    each = OVERTRICK.get(contract.doubling, (value, value))[is_vulnerable]
    return ContractScore(
        Outcome.MADE,
        required,
        below=below,
        overtricks=(tricks - required) * each,
        slam=slam(options, contract, is_vulnerable),
        insult=INSULT[contract.doubling],
        bonus=GAME_BONUS[is_vulnerable] if below >= GAME else PART_BONUS,
    )


def trick_points(level: int, strain: Suit) -> int:
    """Return what the tricks of a bid are worth if it is made, undoubled (BR-33)."""
    return level * TRICK[strain] + 10 * (strain == NO_TRUMP)


def undertricks(count: int, doubling: Doubling, is_vulnerable: bool) -> int:
    """Return what so many tricks short bring the defenders (BR-37)."""
    if doubling is Doubling.NONE:
        return count * UNDERTRICK[is_vulnerable]
    row = DOUBLED_UNDERTRICKS[is_vulnerable]
    doubled = sum(row[: min(count, len(row))]) + max(0, count - len(row)) * row[-1]
    return doubled * doubling.value


def slam(options: BridgeOptions, contract: Contract, is_vulnerable: bool) -> int:
    """Return the bonus for a slam that was bid and made (BR-38 to BR-40)."""
    if options.tricks == 14 and options.slam_basis == "level":
        return SLAM_BY_LEVEL.get(contract.level, (0, 0))[is_vulnerable]
    left = options.tricks - options.book - contract.level
    return SLAM_BY_TRICKS_LEFT.get(left, (0, 0))[is_vulnerable]


HIDDEN_VALUES: Mapping[str, Sequence[int]] = {
    "standard": (2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 16, 18, 20),
    "enhanced": (5, 5, 5, 5, 5, 5, 10, 10, 10, 15, 20, 25, 30),
}
"""What a hidden card is worth, by rank from the two to the ace (BR-55)."""
HIDDEN_JOKER = {"standard": (12, 22), "enhanced": (10, 35)}
"""What a hidden Joker is worth, low and high (BR-56)."""
PAYS: Mapping[str, Mapping[tuple[bool, bool], int]] = {
    "literal": {(True, True): 1, (True, False): -1, (False, True): 1, (False, False): -1},
    "side": {(True, True): 1, (True, False): -1, (False, True): -1, (False, False): 1},
    "declarer_only": {(True, True): 1, (True, False): -1},
}
"""How often a hidden card pays, by (its owner is of declarer's side, the contract is made); no
row: nothing (BR-57)."""


def hidden_value(card: Card, table: str, power: str, strain: Suit) -> int:
    """Return what a hidden card is worth in a contract (BR-55, BR-56)."""
    if is_joker(card):
        return HIDDEN_JOKER[table][is_high(power, strain)]
    return HIDDEN_VALUES[table][card.rank]


def hidden_points(value: int, mode: str, *, is_declarers: bool, is_made: bool) -> int:
    """Return what a hidden card pays the side of its owner (BR-57)."""
    return value * PAYS[mode].get((is_declarers, is_made), 0)


HONOURS: Mapping[str, tuple[int, int, int]] = {
    "jokers": (150, 175, 200),
    "laws": (100, 150, 150),
    "off": (0, 0, 0),
}
"""What four, five and six honours in one hand are worth, where players have no own table."""
FOUR_ACES = 150
"""What four aces at no-trump are worth where honours are those of the laws (BR-49)."""
TEN, ACE = 8, 12


def honours_in(hand: Iterable[Card], power: str, strain: Suit) -> int:
    """Return how many honours a hand has, as it was dealt (BR-50, BR-51)."""
    order, has_high_jokers = order_of(power, strain), is_high(power, strain)
    return sum(_is_honour(card, order, strain, has_high_jokers) for card in hand)


def _is_honour(card: Card, order: Order, strain: Suit, has_high_jokers: bool) -> bool:
    if is_joker(card):
        return has_high_jokers and strain in (NO_TRUMP, order.suit[card])
    return card.rank == ACE if strain == NO_TRUMP else card.suit == strain and card.rank >= TEN


def honour_points(count: int, options: BridgeOptions, strain: Suit) -> int:
    """Return what so many honours in one hand are worth; more than six count as six (BR-52)."""
    if count < 4:
        return 0
    if options.honours == "laws" and strain == NO_TRUMP:
        return FOUR_ACES
    own = (options.four_honours, options.five_honours, options.six_honours)
    return HONOURS.get(options.honours, own)[min(count, 6) - 4]


IMPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least difference of two results of a board for 1, 2, ... international match points."""


def imps(difference: float) -> int:
    """Return the IMPs for so many points more at two tables together, below 0 for fewer (L78)."""
    found = bisect_right(IMPS, abs(difference))
    return found if difference > 0 else -found


@dataclass(frozen=True)
class Honours:
    """Honours that score: who held them, how many, and the points for his side."""

    player: Player
    count: int
    points: int


def honours(
    hands: Sequence[Iterable[Card]], options: BridgeOptions, strain: Suit
) -> tuple[Honours, ...]:
    """Return the honours that score: the most in one hand; an equal hand of the other side, too.

    Partners with as many each score once (BR-53).
    """
    counts = [honours_in(hand, options.power, strain) for hand in hands]
    points = honour_points(max(counts), options, strain)
    if not points:
        return ()
    best = [player for player, count in enumerate(counts) if count == max(counts)]
    first = {side_of(player): player for player in reversed(best)}
    return tuple(Honours(player, max(counts), points) for player in sorted(first.values()))
