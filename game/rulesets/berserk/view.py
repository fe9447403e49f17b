"""What one seat knows of a battle."""

from dataclasses import dataclass
from enum import StrEnum

from game.core.protocols import Player
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.pending import Pending
from game.rulesets.berserk.standing import BerserkStanding
from game.rulesets.berserk.unit import Unit


class Phase(StrEnum):
    """Where a battle stands."""

    FIRST = "first"
    """Rolling for, and choosing, who is first (BW-08)."""
    DRAW = "draw"
    RECRUIT = "recruit"
    PLACE = "place"
    BATTLE = "battle"
    OVER = "over"


@dataclass(frozen=True)
class BerserkView:
    """The observer's information state.

    Pairs are in seat order. A unit that is face down and not the observer's has the card UNSEEN and
    no gear. `hand`, `army` and `waiting` (what is left to place) are the observer's own; of the
    other the counts are told, `waiting_counts` included.
    """

    observer: Player | None
    standing: BerserkStanding
    phase: Phase
    player: Player
    first: Player | None
    gold: tuple[int, int]
    silver: tuple[int, int]
    """Crystals each began with, mulligans paid; what recruiting took is the player's secret."""
    mulligans: tuple[int, int]
    hand: tuple[int, ...]
    hand_counts: tuple[int, int]
    army: tuple[int, ...]
    army_counts: tuple[int, int]
    waiting: tuple[int, ...]
    waiting_counts: tuple[int, int]
    units: tuple[Unit, ...]
    grounds: tuple[tuple[Player, int], ...]
    """Terrain cards beside the board: owner and card (UNSEEN while face down)."""
    pending: Pending | None
    turn: int
    quiet: int
    """Player turns without a wound, the one under way included (BW-68)."""
    winner: Player | None
    ending: str
    history: tuple[BerserkAction, ...]
