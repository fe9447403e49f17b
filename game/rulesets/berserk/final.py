"""What cannot be taken back: whatever has shown a die, or a card that was hidden."""

from game.core.protocols import Event
from game.rulesets.berserk.events import (
    AttackCancelled,
    CardsDrawn,
    DiceRolled,
    FirstRolled,
    Revealed,
    TerrainRevealed,
    TurnEnded,
)

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
