"""Whom a card's text is aimed at, whom it reaches, when it counts and what it stops."""

from enum import StrEnum


class Side(StrEnum):
    """Whom something may be aimed at."""

    ENEMY = "enemy"
    OWN = "own"
    OTHER_OWN = "other own"
    """Own, but not the card itself."""
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
    AGAINST_POISONED = "against poisoned"
    AGAINST_EXHAUSTED = "against exhausted"
    """Whoever strikes does not count as exhausted by that."""
    WHEN_WOUNDED = "when wounded"
    AT_HOME = "at home"
    """Standing in its own back row."""
    ACROSS = "across"
    """Standing in the enemy's half."""


class Moment(StrEnum):
    """What sets off a triggered text."""

    DIES = "dies"
    KILLS = "kills"
    TURN_STARTS = "turn starts"
    TURN_ENDS = "turn ends"
    IS_STRUCK = "is struck"
    """It was wounded by a melee attack and lives."""
    FRIEND_DIES = "friend dies"
    """Another own card dies, anywhere."""
    FRIEND_STRIKES = "friend strikes"
    """The basic strike of another own card, adjacent to it, wounds."""


class Guard(StrEnum):
    """What a protection stops (BW-49 to BW-53)."""

    BLASTS = "blasts"
    SHOTS = "shots"
    MAGIC = "magic"
    SPELLS = "spells"
    POISON = "poison"
    EXHAUSTING = "exhausting"
