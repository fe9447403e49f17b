"""What a card can do: a few primitives with numbers, targets and conditions.

A primitive is a frozen dataclass; its fields are its schema. A card file names it in snake case
(`{ is = "attack_skill", x = 1 }`), the card's text is written from it (texts.py), and so is its
price (prices.py). A card that needs something new gets a new primitive here, never a special case
in the rules. Whom and when they name is in aims.py, what they do to a card in effects.py; both are
at hand here, too.
"""

from dataclasses import dataclass

from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.cards.aims import (
    Condition as Condition,
)
from game.rulesets.berserk.cards.aims import (
    Guard as Guard,
)
from game.rulesets.berserk.cards.aims import (
    Moment as Moment,
)
from game.rulesets.berserk.cards.aims import (
    Near as Near,
)
from game.rulesets.berserk.cards.aims import (
    Side as Side,
)
from game.rulesets.berserk.cards.effects import (
    Binding as Binding,
)
from game.rulesets.berserk.cards.effects import (
    Cleansing as Cleansing,
)
from game.rulesets.berserk.cards.effects import (
    Destroying as Destroying,
)
from game.rulesets.berserk.cards.effects import (
    Effect as Effect,
)
from game.rulesets.berserk.cards.effects import (
    Exhausting as Exhausting,
)
from game.rulesets.berserk.cards.effects import (
    Festering as Festering,
)
from game.rulesets.berserk.cards.effects import (
    Healing as Healing,
)
from game.rulesets.berserk.cards.effects import (
    Hurrying as Hurrying,
)
from game.rulesets.berserk.cards.effects import (
    Offering as Offering,
)
from game.rulesets.berserk.cards.effects import (
    Poisoning as Poisoning,
)
from game.rulesets.berserk.cards.effects import (
    Pulling as Pulling,
)
from game.rulesets.berserk.cards.effects import (
    Pushing as Pushing,
)
from game.rulesets.berserk.cards.effects import (
    Rousing as Rousing,
)
from game.rulesets.berserk.cards.effects import (
    Strengthening as Strengthening,
)
from game.rulesets.berserk.cards.effects import (
    Stunning as Stunning,
)
from game.rulesets.berserk.cards.effects import (
    Warding as Warding,
)
from game.rulesets.berserk.cards.effects import (
    Weakening as Weakening,
)
from game.rulesets.berserk.cards.effects import (
    Wound as Wound,
)

Damage = tuple[int, ...]
"""Light, medium and strong; or one number, which is dealt without a roll (BW-27)."""


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
class Kin(Ability):
    """Beside another own card of its people it has what follows the word (BW-70)."""

    gives: tuple[Ability, ...]


@dataclass(frozen=True)
class Native(Ability):
    """It has what follows the word while it stands on such land (BW-71; house rule terrain)."""

    land: Terrain
    gives: tuple[Ability, ...]


@dataclass(frozen=True)
class Aura(Ability):
    """Other cards have abilities while this card is in the battle.

    `realm` and `people`, if not empty, name the only realm or people whose cards have them.
    """

    to: Near
    gives: tuple[Ability, ...]
    realm: str = ""
    people: str = ""


@dataclass(frozen=True)
class Tireless(Ability):
    """To protect another does not exhaust it (BW-28)."""


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
class Sweep(Ability):
    """Whom its basic strike wounds: cards of that side beside it suffer an effect (BW-72)."""

    does: Effect


@dataclass(frozen=True)
class When(Ability):
    """At a moment of the battle an effect befalls the cards it reaches.

    `people`, if not empty, names the only people whose deaths or strikes set it off.
    """

    moment: Moment
    does: Effect
    to: Near
    people: str = ""


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
