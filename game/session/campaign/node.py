"""What lies on the road: matches, and places to stop at."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

ACTS = (1, 2, 3)
STAGES = 9
"""Of an act, before its boss: matches and stops in turn, a match first and last."""
BOSS = STAGES
"""The stage of the boss."""


class Kind(StrEnum):
    """What a place is for."""

    MATCH = "match"
    HARD = "hard"
    BOSS = "boss"
    TEACHER = "teacher"
    MARKET = "market"
    ENCOUNTER = "encounter"
    REST = "rest"

    @property
    def is_match(self) -> bool:
        """Whether one sits down to play there."""
        return self in (Kind.MATCH, Kind.HARD, Kind.BOSS)


def is_match_stage(stage: int) -> bool:
    """Tell whether matches are played on this stage of an act, stops being made on the others."""
    return stage == BOSS or stage % 2 == 0


class Reward(StrEnum):
    """What a match brings besides its coins."""

    PURSE = "purse"
    """As many coins again."""
    FAVOUR = "favour"
    """One favour of three."""
    CARDS = "cards"
    """One card of three, for the deck of the season."""


@dataclass(frozen=True)
class Twist:
    """A house rule of a place: the options it sets, as texts, and the clause that tells of it."""

    id: str
    game: str
    title: str
    words: str
    clause: str
    rules: Mapping[str, str]


@dataclass(frozen=True)
class Round:
    """A match of a place: the game, its rules as texts, and who else sits there.

    `deals` ends it after so many, None where the rules do; `others` are ids of characters in the
    order of the seats after the player's, `levels` theirs on the middle road; `aim` is the worst
    place that still wins it.
    """

    game: str
    rules: Mapping[str, str]
    deals: int | None
    others: tuple[str, ...]
    levels: tuple[str, ...]
    twist: str
    aim: int
    is_poor: bool = False
    """Whether the other fights with a poor deck of his realm, where decks are brought."""


@dataclass(frozen=True)
class Node:
    """One place on the road, with its words in English, marked for translation.

    `rounds` are empty for a stop; `needed` says how many of them win the match, `keepsake` what it
    brings for good.
    """

    id: str
    act: int
    stage: int
    kind: Kind
    title: str
    words: str
    reward: Reward = Reward.PURSE
    rounds: tuple[Round, ...] = ()
    needed: int = 1
    keepsake: str = ""

    @property
    def games(self) -> tuple[str, ...]:
        """What is played there, each game once."""
        return tuple(dict.fromkeys(each.game for each in self.rounds))

    @property
    def twists(self) -> tuple[str, ...]:
        """The twists that count there."""
        return tuple(dict.fromkeys(each.twist for each in self.rounds if each.twist))


@dataclass(frozen=True)
class Change:
    """What a choice brings: coins and hearts, gained or lost, a favour, and a companion ("" for
    none of these)."""

    coins: int = 0
    hearts: int = 0
    favour: str = ""
    companion: str = ""


@dataclass(frozen=True)
class Choice:
    """One way through an encounter: what one does, and what comes of it.

    `solved` comes on top where a teacher's drill is set, and solved.
    """

    title: str
    outcome: str
    change: Change
    solved: Change = Change()

    @property
    def sets_drill(self) -> bool:
        """Whether a drill goes with it."""
        return self.solved != Change()


@dataclass(frozen=True)
class Encounter:
    """Somebody met on the road: who (a character's id), what is said, and what one can do."""

    id: str
    who: str
    title: str
    words: str
    choices: tuple[Choice, ...]
    at: tuple[str, ...] = ()
    """The places where it fits, () for every one."""

    def fits(self, place: str) -> bool:
        """Tell whether it can happen at a place."""
        return not self.at or place in self.at
