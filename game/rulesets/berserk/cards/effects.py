"""Effects: what the text of a card does to one card.

Each is a frozen dataclass whose fields are its schema, as with abilities (abilities.py).
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Effect:
    """Something that is done to one card."""


@dataclass(frozen=True)
class Wound(Effect):
    """Deal x wounds; an effect's, so armor does not help."""

    x: int


@dataclass(frozen=True)
class Poisoning(Effect):
    """Poison X (BW-48); the larger poison counts."""

    x: int


@dataclass(frozen=True)
class Healing(Effect):
    """Remove up to x wounds (BW-44)."""

    x: int


@dataclass(frozen=True)
class Cleansing(Effect):
    """Remove poison, negative modifiers and "can't attack"."""


@dataclass(frozen=True)
class Exhausting(Effect):
    """Exhaust an alert card (BW-58)."""


@dataclass(frozen=True)
class Stunning(Effect):
    """Exhaust a card; it does not become alert when its owner's next turn starts (BW-58).

    Whoever has just slept through a turn cannot be stunned before it is alert again.
    """


@dataclass(frozen=True)
class Binding(Effect):
    """Can't attack until the end of its owner's next turn (BW-58)."""


@dataclass(frozen=True)
class Strengthening(Effect):
    """A positive modifier: its basic strike deals x more, till its owner's next turn ends."""

    x: int


@dataclass(frozen=True)
class Weakening(Effect):
    """A negative modifier: its basic strike deals x less, till its owner's next turn ends."""

    x: int


@dataclass(frozen=True)
class Rousing(Effect):
    """An exhausted card becomes alert; its movement does not refill."""


@dataclass(frozen=True)
class Hurrying(Effect):
    """Its movement refills (BW-74)."""


@dataclass(frozen=True)
class Warding(Effect):
    """x extra life, which wounds take first (BW-57); the larger counts."""

    x: int


@dataclass(frozen=True)
class Festering(Effect):
    """The poison it has grows by x (BW-48)."""

    x: int


@dataclass(frozen=True)
class Pushing(Effect):
    """Away from whoever does it, up to x squares (BW-73)."""

    x: int


@dataclass(frozen=True)
class Pulling(Effect):
    """Towards whoever does it, up to x squares (BW-73)."""

    x: int


@dataclass(frozen=True)
class Destroying(Effect):
    """To the graveyard without wounds (BW-31)."""


@dataclass(frozen=True)
class Offering(Effect):
    """Destroy it, and whoever does so has something of it (BW-75)."""

    gives: Effect
