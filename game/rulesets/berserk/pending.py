"""What is waiting for an answer or a die: an attack under way, or a card on its way back.

A pending decision is data on the state, so a battle can be saved, searched and shown at any time.
"""

from dataclasses import dataclass

from game.rulesets.berserk.unit import Spot

BASIC = 0
"""The number of the basic strike; abilities that can be used count from 1."""


@dataclass(frozen=True)
class Attack:
    """An attack or a use that has been declared and paid for.

    `ability` is BASIC or the number of the ability used. `fighter` is who really faces it: the
    target, or the protector that stepped in (BW-28).
    """

    unit: int
    target: int
    ability: int
    fighter: int


@dataclass(frozen=True)
class AwaitGuard:
    """The defending side says whether one of `guards` (uids) protects (BW-28)."""

    attack: Attack
    guards: tuple[int, ...]


@dataclass(frozen=True)
class AwaitDice:
    """Chance rolls: two dice if the fighter defends itself, else one (BW-24, BW-26)."""

    attack: Attack
    dice: int


@dataclass(frozen=True)
class AwaitChoice:
    """The side with the higher roll takes the full row, or hits one level weaker (BW-25)."""

    attack: Attack
    dice: tuple[int, ...]
    difference: int


@dataclass(frozen=True)
class AwaitReturn:
    """The owner of an incarnated card chooses a free square of his Row 3 (BW-45)."""

    unit: int
    spots: tuple[Spot, ...]


Pending = AwaitGuard | AwaitDice | AwaitChoice | AwaitReturn
