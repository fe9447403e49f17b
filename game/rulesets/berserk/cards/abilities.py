"""What a card can do: a few primitives with numbers, targets and conditions.

A primitive is a frozen dataclass; its fields are its schema. A card file names it in snake case
(`{ is = "attack_skill", x = 1 }`), the card's text is written from it (words.py), and so is its
price (prices.py). A card that needs something new gets a new primitive here, never a special case
in the rules.
"""

from dataclasses import dataclass
from enum import StrEnum

Damage = tuple[int, ...]
"""Light, medium and strong; or one number, which is dealt without a roll (BW-27)."""


class Side(StrEnum):
    """Whom something may be aimed at."""

    ENEMY = "enemy"
    OWN = "own"
    ANY = "any"
    ITSELF = "itself"


class Near(StrEnum):
    """Which cards something reaches that is aimed at none."""

    ADJACENT_OWN = "adjacent own"
    ADJACENT_ENEMY = "adjacent enemy"
    ADJACENT = "adjacent"
    ALL_OWN = "all own"
    ALL_ENEMY = "all enemy"
    ALL = "all"
    ITSELF = "itself"
    OTHER = "the other"
    """The card struck, killed or killing: whoever else took part in what happened."""


class Condition(StrEnum):
    """When a skill counts."""

    ALWAYS = "always"
    CHARGING = "charging"
    """Having moved two squares or more this turn."""
    AGAINST_FLYERS = "against flyers"
    AGAINST_WOUNDED = "against wounded"
    AGAINST_ELITE = "against elite"
    WHEN_WOUNDED = "when wounded"


class Moment(StrEnum):
    """What sets off a triggered text."""

    DIES = "dies"
    KILLS = "kills"
    TURN_STARTS = "turn starts"
    IS_STRUCK = "is struck"
    """It was wounded by a melee attack and lives."""


class Guard(StrEnum):
    """What a protection stops (BW-49 to BW-53)."""

    BLASTS = "blasts"
    SHOTS = "shots"
    MAGIC = "magic"
    SPELLS = "spells"
    POISON = "poison"


# -- effects: what is done to one card


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
    """Exhaust a card; it does not become alert when its owner's next turn starts (BW-58)."""


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
class Destroying(Effect):
    """To the graveyard without wounds (BW-31)."""


# -- abilities that are simply there


@dataclass(frozen=True)
class Ability:
    """One sentence of a card's text."""


@dataclass(frozen=True)
class Aimed(Ability):
    """No protector can be declared from its basic strike (BW-33)."""


@dataclass(frozen=True)
class Armor(Ability):
    """The first x wounds of non-magical attacks in every turn are prevented (BW-34)."""

    x: int


@dataclass(frozen=True)
class AttackSkill(Ability):
    """+x on its roll when it attacks with its basic strike (BW-35)."""

    x: int = 1
    when: Condition = Condition.ALWAYS


@dataclass(frozen=True)
class DefenseSkill(Ability):
    """+x on its roll when it is alert and defends against a basic strike (BW-36)."""

    x: int = 1
    when: Condition = Condition.ALWAYS


@dataclass(frozen=True)
class Might(Ability):
    """Its basic strike deals x more (x may be negative) when the condition holds."""

    x: int
    when: Condition = Condition.ALWAYS


@dataclass(frozen=True)
class Bless(Ability):
    """+1 on all its rolls (BW-37)."""


@dataclass(frozen=True)
class Regeneration(Ability):
    """Heals itself x when it becomes alert at its owner's turn start (BW-55)."""

    x: int


@dataclass(frozen=True)
class Scale(Ability):
    """With 5 or more wounds only basic strikes wound it (BW-56)."""


@dataclass(frozen=True)
class Vampirism(Ability):
    """Heals what its basic strike really took, above full life too (BW-57)."""


@dataclass(frozen=True)
class Protection(Ability):
    """Blocks what it names (BW-49 to BW-53)."""

    against: Guard


@dataclass(frozen=True)
class Jump(Ability):
    """Instead of moving: to a free square in range (BW-46)."""

    reach: int


@dataclass(frozen=True)
class Teleportation(Ability):
    """Instead of moving: to any free square (BW-47)."""


@dataclass(frozen=True)
class Incarnation(Ability):
    """Comes back from the graveyard with its x-th token, once a game (BW-45)."""

    x: int


@dataclass(frozen=True)
class Rank(Ability):
    """Beside another own creature with rank both have what follows the word (BW-54)."""

    gives: tuple[Ability, ...]


@dataclass(frozen=True)
class Aura(Ability):
    """Other cards have abilities while this card is in the battle.

    `realm`, if not empty, names the only realm whose cards have them.
    """

    to: Near
    gives: tuple[Ability, ...]
    realm: str = ""


@dataclass(frozen=True)
class SkyReach(Ability):
    """Its basic strike may be aimed at flyers."""


@dataclass(frozen=True)
class NoProtector(Ability):
    """It cannot be declared a protector: a drawback."""


@dataclass(frozen=True)
class NoReturn(Ability):
    """Who is hit by its basic strike deals nothing in return."""


# -- abilities that follow something


@dataclass(frozen=True)
class OnHit(Ability):
    """Whoever its basic strike wounds suffers an effect as well (BW-61: not when blocked)."""

    does: Effect


@dataclass(frozen=True)
class When(Ability):
    """At a moment of its own life an effect befalls the cards it reaches."""

    moment: Moment
    does: Effect
    to: Near


# -- abilities that are used: the card acts and exhausts


@dataclass(frozen=True)
class Shot(Ability):
    """Ranged, not magical (BW-39). `reach` None: unlimited (BW-20)."""

    damage: Damage
    reach: int | None = None
    does: Effect | None = None


@dataclass(frozen=True)
class Throw(Ability):
    """Ranged, not magical, not stopped by protection from shots (BW-40)."""

    damage: Damage
    reach: int | None = None
    does: Effect | None = None


@dataclass(frozen=True)
class Blast(Ability):
    """Ranged and magical (BW-38)."""

    damage: Damage
    reach: int | None = None
    does: Effect | None = None


@dataclass(frozen=True)
class MagicalStrike(Ability):
    """Melee and magical (BW-41)."""

    damage: Damage
    does: Effect | None = None


@dataclass(frozen=True)
class SpecialStrike(Ability):
    """Melee, not magical (BW-42)."""

    damage: Damage
    does: Effect | None = None


@dataclass(frozen=True)
class Polearm(Ability):
    """x wounds at two squares in a straight line, over one square (BW-43)."""

    x: int


@dataclass(frozen=True)
class Heal(Ability):
    """An effect: removes up to x wounds of a creature (BW-44)."""

    x: int
    reach: int | None = None
    to: Side = Side.OWN


@dataclass(frozen=True)
class Spell(Ability):
    """Magic that is no attack (BW-30, BW-59); may be cast at any distance within reach."""

    does: Effect
    to: Side = Side.ENEMY
    reach: int | None = None
    name: str = ""


@dataclass(frozen=True)
class Power(Ability):
    """What the rules call an effect: neither magic nor attack (BW-30, BW-59)."""

    does: Effect
    to: Side = Side.OWN
    reach: int | None = None
    name: str = ""


Attack = Shot | Throw | Blast | MagicalStrike | SpecialStrike | Polearm
RangedAttack = Shot | Throw | Blast
Used = Attack | Heal | Spell | Power
"""What a card acts with, beside its basic strike."""
