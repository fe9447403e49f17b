"""What a card's text comes to, worked out once: keywords folded into numbers and flags.

The same keyword twice does not add, the larger counts (BW-60); different keywords add.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from game.rulesets.berserk.cards.abilities import (
    Ability,
    Aimed,
    Armor,
    AttackSkill,
    Aura,
    Blast,
    Bless,
    Condition,
    DefenseSkill,
    Effect,
    Guard,
    Heal,
    Incarnation,
    Jump,
    Kin,
    MagicalStrike,
    Might,
    Moment,
    Native,
    NoProtector,
    NoReturn,
    OnHit,
    Polearm,
    Power,
    Protection,
    Rank,
    Regeneration,
    Scale,
    Shot,
    SkyReach,
    SpecialStrike,
    Spell,
    Sweep,
    Teleportation,
    Throw,
    Tireless,
    Used,
    Vampirism,
    When,
)
from game.rulesets.berserk.cards.card import Card, CardKind, Realm

Skills = tuple[tuple[int, Condition], ...]
"""Amounts of one keyword, each with when it counts."""

USED = (Shot, Throw, Blast, MagicalStrike, SpecialStrike, Polearm, Heal, Spell, Power)


@dataclass(frozen=True, slots=True)
class Traits:
    """What a unit can do at this moment, everything that gives it something included.

    `jump` and `incarnation` are 0 without the keyword; `uses` are numbered from 1 in actions.
    """

    aimed: bool
    armor: int
    attack: Skills
    defense: Skills
    might: Skills
    bless: int
    regeneration: int
    scale: bool
    vampirism: bool
    guards: frozenset[Guard]
    jump: int
    teleports: bool
    incarnation: int
    sky_reach: bool
    no_protector: bool
    no_return: bool
    tireless: bool
    on_hit: tuple[Effect, ...]
    sweeps: tuple[Effect, ...]
    dies: tuple[When, ...]
    kills: tuple[When, ...]
    turn_starts: tuple[When, ...]
    turn_ends: tuple[When, ...]
    is_struck: tuple[When, ...]
    friend_dies: tuple[When, ...]
    friend_strikes: tuple[When, ...]
    uses: tuple[Used, ...]


def fold(abilities: Iterable[Ability]) -> Traits:
    """Return what these abilities come to together (BW-60)."""
    held = list(dict.fromkeys(abilities))
    kinds = {type(each) for each in held}
    whens = [each for each in held if isinstance(each, When)]
    return Traits(
        aimed=Aimed in kinds,
        armor=max((each.x for each in held if isinstance(each, Armor)), default=0),
        attack=tuple((each.x, each.when) for each in held if isinstance(each, AttackSkill)),
        defense=tuple((each.x, each.when) for each in held if isinstance(each, DefenseSkill)),
        might=tuple((each.x, each.when) for each in held if isinstance(each, Might)),
        bless=int(Bless in kinds),
        regeneration=max((each.x for each in held if isinstance(each, Regeneration)), default=0),
        scale=Scale in kinds,
        vampirism=Vampirism in kinds,
        guards=frozenset(each.against for each in held if isinstance(each, Protection)),
        jump=max((each.reach for each in held if isinstance(each, Jump)), default=0),
        teleports=Teleportation in kinds,
        incarnation=min((each.x for each in held if isinstance(each, Incarnation)), default=0),
        sky_reach=SkyReach in kinds,
        no_protector=NoProtector in kinds,
        no_return=NoReturn in kinds,
        tireless=Tireless in kinds,
        on_hit=_largest(each.does for each in held if isinstance(each, OnHit)),
        sweeps=_largest(each.does for each in held if isinstance(each, Sweep)),
        dies=_at(whens, Moment.DIES),
        kills=_at(whens, Moment.KILLS),
        turn_starts=_at(whens, Moment.TURN_STARTS),
        turn_ends=_at(whens, Moment.TURN_ENDS),
        is_struck=_at(whens, Moment.IS_STRUCK),
        friend_dies=_at(whens, Moment.FRIEND_DIES),
        friend_strikes=_at(whens, Moment.FRIEND_STRIKES),
        uses=tuple(each for each in held if isinstance(each, USED)),
    )


def _largest(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Return of each kind of effect the one with the largest number."""
    found: dict[type[Effect], Effect] = {}
    for each in effects:
        old = found.get(type(each))
        if old is None or getattr(each, "x", 0) > getattr(old, "x", 0):
            found[type(each)] = each
    return tuple(found.values())


def _at(whens: Iterable[When], moment: Moment) -> tuple[When, ...]:
    return tuple(each for each in whens if each.moment == moment)


class Profile:
    """A card as the battle needs it: its numbers, and `plain`, its own abilities folded."""

    __slots__ = (
        "abilities",
        "auras",
        "card",
        "is_creature",
        "is_elite",
        "is_flyer",
        "is_walker",
        "kin",
        "life",
        "movement",
        "natives",
        "people",
        "plain",
        "rank",
        "realms",
        "strike",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        self.card = card
        self.life = card.life
        self.movement = card.movement
        self.strike = card.strike
        self.is_flyer = card.kind == CardKind.FLYER
        self.is_creature = card.is_creature
        self.is_walker = card.kind == CardKind.CREATURE
        """A creature that stands on the ground."""
        self.is_elite = card.elite
        self.realms: tuple[Realm, ...] = card.realms
        self.people = card.people
        self.abilities = card.abilities
        self.rank: tuple[Ability, ...] = tuple(
            given for each in card.abilities if isinstance(each, Rank) for given in each.gives
        )
        """What it has beside another with rank (BW-54)."""
        self.kin: tuple[Ability, ...] = tuple(
            given for each in card.abilities if isinstance(each, Kin) for given in each.gives
        )
        """What it has beside another of its people (BW-70)."""
        self.natives = tuple(each for each in card.abilities if isinstance(each, Native))
        self.auras = tuple(each for each in card.abilities if isinstance(each, Aura))
        self.plain = fold(card.abilities)


class _Profiles(dict[int, Profile]):
    """Profiles by the card's number, each worked out when it is first asked for."""

    def __missing__(self, number: int) -> Profile:
        from game.rulesets.berserk.cards.box import card

        profile = self[number] = Profile(card(number))
        return profile


PROFILES: dict[int, Profile] = _Profiles()
"""The profile of every card by its number. Cards that are in no box can be put here by tests."""
