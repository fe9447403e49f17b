"""What happens in a battle of Berserk, units named by uid, cards by number; what is final."""

from dataclasses import dataclass
from typing import Any

from game.core.facts import Fact
from game.core.protocols import Event, Player
from game.rulesets.berserk.unit import UNSEEN, Spot

# -- raising an army


@dataclass(frozen=True)
class BattleStarted(Fact):
    """A battle begins; `number` counts from 0."""

    number: int
    field: str


@dataclass(frozen=True)
class FirstRolled(Fact):
    """Both rolled for the first turn; equal dice are rolled again (BW-08)."""

    dice: tuple[int, int]


@dataclass(frozen=True)
class FirstChosen(Fact):
    """It is settled who is first, and with how many gold and silver crystals each begins."""

    player: Player
    gold: tuple[int, int]
    silver: tuple[int, int]


@dataclass(frozen=True)
class CardsDrawn(Fact):
    """A player drew his cards; to the other `cards` is None."""

    player: Player
    count: int
    cards: tuple[int, ...] | None

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the cards from all but the player."""
        return {} if observer == self.player else {"cards": None}


@dataclass(frozen=True)
class Mulliganed(Fact):
    """A player put his cards back, for 1 gold (BW-05)."""

    player: Player


@dataclass(frozen=True)
class CardRecruited(Fact):
    """A card joined an army; to the other it is UNSEEN, and so is what it cost."""

    player: Player
    card: int

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the card from all but the player."""
        return {} if observer == self.player else {"card": UNSEEN}


@dataclass(frozen=True)
class ArmyRaised(Fact):
    """A player's army stands, and how many cards it has."""

    player: Player
    count: int


@dataclass(frozen=True)
class CardPlaced(Fact):
    """A card was put face down on a square (GRAVE: beside the board), as the unit `uid`.

    Equipment and terrain cards have no uid (None). To the other the card is UNSEEN.
    """

    player: Player
    uid: int | None
    card: int
    spot: Spot

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the card from all but the player."""
        return {} if observer == self.player else {"card": UNSEEN}


@dataclass(frozen=True)
class Revealed(Fact):
    """A unit turned face up, with the equipment it wears (BW-14, BW-15)."""

    uid: int
    card: int
    gear: tuple[int, ...]


@dataclass(frozen=True)
class TerrainRevealed(Fact):
    """A terrain card beside the board turned face up."""

    player: Player
    card: int


@dataclass(frozen=True)
class TookOff(Fact):
    """A flyer left its square for the side zone (BW-13)."""

    uid: int
    start: Spot
    spot: Spot


# -- the battle


@dataclass(frozen=True)
class TurnStarted(Fact):
    """A player's turn begins; `turn` counts every player's turns from 1."""

    player: Player
    turn: int


@dataclass(frozen=True)
class TurnEnded(Fact):
    """A player's turn is over."""

    player: Player


@dataclass(frozen=True)
class Alerted(Fact):
    """A unit became alert (BW-16)."""

    uid: int


@dataclass(frozen=True)
class Exhausted(Fact):
    """A unit is exhausted."""

    uid: int


@dataclass(frozen=True)
class Moved(Fact):
    """A unit walked the squares of `path`, its start first (BW-18)."""

    uid: int
    path: tuple[Spot, ...]


@dataclass(frozen=True)
class Leapt(Fact):
    """A unit jumped or teleported (BW-46, BW-47)."""

    uid: int
    start: Spot
    spot: Spot


@dataclass(frozen=True)
class Shifted(Fact):
    """A unit was pushed away from the source, or pulled towards it (BW-73)."""

    uid: int
    start: Spot
    spot: Spot
    source: int
    is_away: bool


@dataclass(frozen=True)
class AttackDeclared(Fact):
    """A unit attacks, or uses an ability (0: basic strike) on a target (BW-29)."""

    uid: int
    target: int
    ability: int


@dataclass(frozen=True)
class AttackCancelled(Fact):
    """A blind attack met a flyer, which took off; nothing was paid (BW-15)."""

    uid: int
    target: int


@dataclass(frozen=True)
class Guarded(Fact):
    """A unit steps in for the target (BW-28)."""

    uid: int
    target: int


@dataclass(frozen=True)
class Blocked(Fact):
    """A protection stopped what was aimed at a unit; it is paid all the same (BW-22, BW-61).

    `guard` is the protection's name, or "scale" (BW-56).
    """

    uid: int
    guard: str


@dataclass(frozen=True)
class DiceRolled(Fact):
    """The dice of an attack, the attacker's first, and each total with its modifiers.

    `reasons` name each modifier of each side: (0 attacker, 1 defender; keyword; amount).
    """

    uid: int
    fighter: int
    dice: tuple[int, ...]
    totals: tuple[int, ...]
    reasons: tuple[tuple[int, str, int], ...] = ()


@dataclass(frozen=True)
class RowChosen(Fact):
    """The side with the higher roll took the full row, or the weaker hit (BW-25)."""

    player: Player
    full: bool


@dataclass(frozen=True)
class Missed(Fact):
    """The exchange dealt nothing to anyone."""

    uid: int
    fighter: int


@dataclass(frozen=True)
class Wounded(Fact):
    """A unit took wounds: `amount` after armor took `soaked` off; `wounds` it has now.

    `source` is the uid of whoever dealt them, None for poison, lava and the like; `reason` one of
    "light", "medium", "strong", "fixed", "poison", "lava", "effect". `parts` say what the wounds
    dealt are made of: (what; amount), "strike" or the ability first, then what changed it.
    """

    uid: int
    amount: int
    soaked: int
    wounds: int
    source: int | None
    reason: str
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Healed(Fact):
    """A unit lost wounds, or gained extra life; `reason` "heal", "regeneration", "vampirism"."""

    uid: int
    amount: int
    extra: int
    reason: str


@dataclass(frozen=True)
class Affected(Fact):
    """An effect changed a unit: `effect` is the primitive's name, `x` its number; `source` is the
    uid of whose text did it, None where that has just been told, or was no unit's."""

    uid: int
    effect: str
    x: int
    source: int | None = None


@dataclass(frozen=True)
class Died(Fact):
    """A unit went to the graveyard (BW-31); `destroyed` without wounds."""

    uid: int
    destroyed: bool = False


@dataclass(frozen=True)
class TokenGained(Fact):
    """A card in the graveyard has one incarnation token more (BW-45)."""

    uid: int
    tokens: int


@dataclass(frozen=True)
class Returned(Fact):
    """A card came back from the graveyard, exhausted (BW-45)."""

    uid: int
    spot: Spot


@dataclass(frozen=True)
class Prepared(Fact):
    """A ground creature prepares to reach for a flyer (BW-65)."""

    uid: int


@dataclass(frozen=True)
class BattleEnded(Fact):
    """The battle is over: the winner, None for a draw; `reason` names the clause's case.

    One of "no creatures", "given up", "both fell", "no damage", "too long".
    """

    winner: Player | None
    reason: str


FINAL = (
    AttackCancelled,
    CardsDrawn,
    DiceRolled,
    FirstRolled,
    Revealed,
    TerrainRevealed,
    TurnEnded,
)


def is_final(event: Event) -> bool:
    """Tell whether a decision that led to this event stays made."""
    return isinstance(event, FINAL)
