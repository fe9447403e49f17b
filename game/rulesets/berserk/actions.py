"""What a player or chance can do in a battle of Berserk, and the notation of each.

Actions sort by kind, then by what they name. The first half raises an army and places it, the
second half fights.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.core.protocols import Player
from game.rulesets.berserk.cards.box import card_text
from game.rulesets.berserk.unit import GRAVE, Spot, spot_name

Key = tuple[int, ...]


@dataclass(frozen=True)
class BerserkAction:
    """Something to do; `ORDER` is where its kind stands among the others."""

    ORDER: ClassVar[int] = -1

    @property
    def key(self) -> Key:
        """Where the action stands among others."""
        return (self.ORDER, *vars(self).values())

    def __lt__(self, other: "BerserkAction") -> bool:
        return self.key < other.key


# -- raising an army


@dataclass(frozen=True)
class RollForFirst(BerserkAction):
    """Chance: both roll a die, seat 0 first (BW-08); written "first 3-5"."""

    ORDER: ClassVar[int] = 0
    dice: tuple[int, int]

    def __str__(self) -> str:
        return f"first {self.dice[0]}-{self.dice[1]}"


@dataclass(frozen=True)
class GoFirst(BerserkAction):
    """The winner of the roll takes the first turn, or leaves it to the other (BW-08).

    Written "go first", "go second".
    """

    ORDER: ClassVar[int] = 1
    first: bool

    def __str__(self) -> str:
        return "go first" if self.first else "go second"


@dataclass(frozen=True)
class DrawCards(BerserkAction):
    """Chance: a player draws 15 (BW-05); "draw 0: id, id, ..." ascending, to others "draw 0:"."""

    ORDER: ClassVar[int] = 2
    player: Player
    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"draw {self.player}: {', '.join(map(card_text, self.cards))}".rstrip()


@dataclass(frozen=True)
class Mulligan(BerserkAction):
    """Put all 15 back and draw anew, for 1 gold (BW-05); written "mulligan"."""

    ORDER: ClassVar[int] = 3

    def __str__(self) -> str:
        return "mulligan"


@dataclass(frozen=True)
class Recruit(BerserkAction):
    """Take a card of the hand into the army (BW-06); "recruit plains-outrider".

    Cards are recruited in ascending order of their numbers, so that an army is one sequence.
    To others the card is UNSEEN: "recruit ?".
    """

    ORDER: ClassVar[int] = 4
    card: int

    def __str__(self) -> str:
        return f"recruit {card_text(self.card)}"


@dataclass(frozen=True)
class EndRecruiting(BerserkAction):
    """The army stands; the rest returns to the deck (BW-06); written "army"."""

    ORDER: ClassVar[int] = 5

    def __str__(self) -> str:
        return "army"


@dataclass(frozen=True)
class Place(BerserkAction):
    """Put a card of the army face down on a square (BW-12, BW-13); "place plains-outrider c3".

    Cards are placed in any order, so that the order tells nothing of them, but those that need no
    square come last: equipment goes to the square of the own creature that wears it; a terrain
    card has none, its spot is GRAVE, written "place id -". To others the card is UNSEEN:
    "place ? c3".
    """

    ORDER: ClassVar[int] = 6
    card: int
    spot: Spot

    def __str__(self) -> str:
        place = "-" if self.spot == GRAVE else spot_name(self.spot)
        return f"place {card_text(self.card)} {place}"


# -- the battle


@dataclass(frozen=True)
class Move(BerserkAction):
    """Walk to a square within reach (BW-18): "c3-c4". The cheapest way is paid."""

    ORDER: ClassVar[int] = 10
    unit: Spot
    to: Spot

    def __str__(self) -> str:
        return f"{spot_name(self.unit)}-{spot_name(self.to)}"


@dataclass(frozen=True)
class Leap(BerserkAction):
    """Jump or teleport instead of moving (BW-46, BW-47): "c3^e5"."""

    ORDER: ClassVar[int] = 11
    unit: Spot
    to: Spot

    def __str__(self) -> str:
        return f"{spot_name(self.unit)}^{spot_name(self.to)}"


@dataclass(frozen=True)
class Strike(BerserkAction):
    """A basic strike (BW-24): "c3xc4", a flyer "f7xc4"."""

    ORDER: ClassVar[int] = 12
    unit: Spot
    target: Spot

    def __str__(self) -> str:
        return f"{spot_name(self.unit)}x{spot_name(self.target)}"


@dataclass(frozen=True)
class Use(BerserkAction):
    """Act with the n-th ability that can be used, from 1: "c3:1 c5"; aimed at itself: "c3:1 c3"."""

    ORDER: ClassVar[int] = 13
    unit: Spot
    ability: int
    target: Spot

    def __str__(self) -> str:
        return f"{spot_name(self.unit)}:{self.ability} {spot_name(self.target)}"


@dataclass(frozen=True)
class Prepare(BerserkAction):
    """Spend the action to reach for a flyer next turn (BW-65): "c3!"."""

    ORDER: ClassVar[int] = 14
    unit: Spot

    def __str__(self) -> str:
        return f"{spot_name(self.unit)}!"


@dataclass(frozen=True)
class EndTurn(BerserkAction):
    """The turn is over: "end"."""

    ORDER: ClassVar[int] = 15

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True)
class GiveUp(BerserkAction):
    """The battle is given up for lost: "give up". No list of legal actions has it, as nobody
    weighs it; whoever is to act in a battle may."""

    ORDER: ClassVar[int] = 16

    def __str__(self) -> str:
        return "give up"


@dataclass(frozen=True)
class Protect(BerserkAction):
    """Answer: this unit fights instead (BW-28): "guard d4"."""

    ORDER: ClassVar[int] = 20
    unit: Spot

    def __str__(self) -> str:
        return f"guard {spot_name(self.unit)}"


@dataclass(frozen=True)
class NoGuard(BerserkAction):
    """Answer: no protector (BW-28): "no guard"."""

    ORDER: ClassVar[int] = 21

    def __str__(self) -> str:
        return "no guard"


@dataclass(frozen=True)
class Choose(BerserkAction):
    """Answer: the full row of the table, or the weaker hit (BW-25): "full", "weaker"."""

    ORDER: ClassVar[int] = 22
    full: bool

    def __str__(self) -> str:
        return "full" if self.full else "weaker"


@dataclass(frozen=True)
class Return(BerserkAction):
    """Answer: where the unit that waits to come back stands (BW-45): "return e1"."""

    ORDER: ClassVar[int] = 23
    spot: Spot

    def __str__(self) -> str:
        return f"return {spot_name(self.spot)}"


@dataclass(frozen=True)
class RollDice(BerserkAction):
    """Chance: the dice of an attack, the attacker's first (BW-24, BW-26): "roll 3-5", "roll 4"."""

    ORDER: ClassVar[int] = 24
    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"roll {'-'.join(map(str, self.dice))}"
