"""The cards as the rules see them; what they are is written in levels/berserk/cards/*.toml."""

from dataclasses import dataclass
from enum import StrEnum

from game.rulesets.berserk.cards.abilities import Ability


class Realm(StrEnum):
    """The six realms; a neutral card belongs to none (BW-03)."""

    PLAINS = "plains"
    MOUNTAINS = "mountains"
    FORESTS = "forests"
    SWAMP = "swamp"
    FIRE = "fire"
    DARK = "dark"


class CardKind(StrEnum):
    """The types of cards (BW-10)."""

    CREATURE = "creature"
    FLYER = "flyer"
    ARTIFACT = "artifact"
    TERRAIN = "terrain"
    EQUIPMENT = "equipment"


@dataclass(frozen=True)
class Card:
    """One card.

    `number` is its place in `CARDS`, by which units and actions name it; files and notation name it
    by `id`. `strike` is light, medium, strong; () for what has none. `copies` says how many are in
    the box, in the deck `deck` ("plains" ... "dark", or "custom").
    """

    number: int
    id: str
    name: str
    realms: tuple[Realm, ...]
    kind: CardKind
    people: str
    elite: bool
    unique: bool
    cost: int
    life: int
    movement: int
    strike: tuple[int, ...]
    abilities: tuple[Ability, ...]
    flavour: str
    deck: str
    copies: int
    was: str = ""
    """The id of the card whose place it took: by that, too, decks and drafts find it."""

    @property
    def is_creature(self) -> bool:
        """Whether it counts as a creature, on the ground or in the air (BW-67)."""
        return self.kind in (CardKind.CREATURE, CardKind.FLYER)
