"""What lies on the road: matches, and places to stop at."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.core.options import specs
from game.core.words import _, marked, opening
from game.rulesets.catalogue import RULESETS

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


TARGET = "target"
"""The option that says how many points end a match."""

PLAIN: Mapping[tuple[str, str], str] = {
    ("largest_hand", "3"): marked("Nobody holds more than three cards."),
    ("largest_hand", "5"): marked("Nobody holds more than five cards."),
    ("scoring", "SA08a"): marked(
        "A bid made exactly counts ten and its tricks, a zero only five; one missed counts its "
        "tricks."
    ),
    ("form", "chicago"): marked("It is a Chicago: four deals, and their points are added up."),
    ("deals", "4"): "",
    ("takes_over", "alone"): marked("When your partner is declarer, you play both hands."),
    ("board", "starter"): marked("Five contracts to bid on, the simplest ones."),
    ("crystals", "small"): marked(
        "The armies are small: ten gold and ten silver crystals on each side."
    ),
    ("mulligans", "0"): marked("There are no mulligans."),
    ("first", "fixed"): marked("There are no dice for the first turn."),
    ("terrain", "on"): marked("The land counts: wood, marsh, rock, lava, hills and water."),
}
"""What rules say that many places have, by option and its text; "" where another says it."""
_UNSAID = frozenset({"field", TARGET})
"""Options that are no rules, or are told with the length."""


def length_of(round: Round) -> str:
    """Return how long a round is, "" where its rules say so."""
    if round.deals is None:
        return ""
    if TARGET in round.rules:
        told = _("To {target} points, {n} deals at most.")
        return told.format(target=round.rules[TARGET], n=round.deals)
    return opening(RULESETS[round.game].telling.terms.over(round.deals)) + "."


def other_rules(round: Round) -> str:
    """Return the other house rules of a round, "" for none; those that have no sentence of their
    own by title and value. How its cards are drawn (`lively`) is one of them."""
    told, named = [], []
    for spec in specs(RULESETS[round.game].options):
        text = round.rules.get(spec.name)
        if text is None or spec.open or spec.name in _UNSAID:
            continue
        if (plain := PLAIN.get((spec.name, text))) is not None:
            told += [_(plain)] if plain else []
        elif (value := spec.parse(text)) != spec.default:
            named.append(_("{title}: {value}").format(title=_(spec.title), value=spec.label(value)))
    if named:
        told.append(_("House rules: {rules}.").format(rules="; ".join(named)))
    if RULESETS[round.game].passed_out:
        told.append(_("The cards are dealt so that careful players would never all pass."))
    return " ".join(told)
