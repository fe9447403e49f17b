"""What is waiting for an answer or a die: an attack under way, or a card on its way back.

A pending decision is data on the state, so a battle can be saved, searched and shown at any time.
"""

from typing import NamedTuple

from game.rulesets.berserk.unit import Spot

BASIC = 0
"""The number of the basic strike; abilities that can be used count from 1."""


class Attack(NamedTuple):
    """An attack or a use that has been declared and paid for.

    `ability` is BASIC or the number of the ability used. `fighter` is who really faces it: the
    target, or the protector that stepped in (BW-28).
    """

    unit: int
    target: int
    ability: int
    fighter: int


class AwaitGuard(NamedTuple):
    """The defending side says whether one of `guards` (uids) protects (BW-28).

    Face-down cards beside both are among them whatever they are, so that the question tells the
    attacker nothing; which of them really may protect is for the legal actions to say.
    """

    attack: Attack
    guards: tuple[int, ...]


class AwaitDice(NamedTuple):
    """Chance rolls: two dice if the fighter defends itself, else one (BW-24, BW-26)."""

    attack: Attack
    dice: int


class AwaitChoice(NamedTuple):
    """The side with the higher roll takes the full row, or hits one level weaker (BW-25)."""

    attack: Attack
    dice: tuple[int, ...]
    difference: int


class AwaitReturn(NamedTuple):
    """The owner of an incarnated card chooses a free square of his Row 3 (BW-45)."""

    unit: int
    spots: tuple[Spot, ...]


Pending = AwaitGuard | AwaitDice | AwaitChoice | AwaitReturn
