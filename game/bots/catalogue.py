"""Who can sit at the table: named levels, and specs for those who want to measure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any

from game.core.on_demand import LoadedOnDemand
from game.core.protocols import Bot
from game.core.ruleset import Ruleset
from game.core.sense import STEADY, STYLES, Style
from game.core.words import _, marked

STAKES = "stakes"
"""Asks for what is at stake, not for a move: no seat can be taken by it."""
TALLY = "tally"
"""Asks for what comes of choices, as a hint tells it; no seat can be taken by it either."""


class UnknownBot(ValueError):
    """No level and no spec has this name; the text lists what there is."""


@dataclass(frozen=True)
class Level:
    """A strength that a player chooses by name.

    `special` has the spec of a game, by its id, where the usual one does not suit it. `seconds` is
    how long it thinks about a decision at most, on a machine that is slow or busy. `no_stronger_in`
    names the games in which nobody is offered it, since it was not seen to beat the next below.
    """

    id: str
    title: str
    spec: str
    words: str
    special: Mapping[str, str] = field(default_factory=dict)
    seconds: float = inf
    no_stronger_in: frozenset[str] = frozenset()

    def spec_in(self, ruleset: str) -> str:
        """Return what this strength is in a game."""
        return self.special.get(ruleset, self.spec)


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        # So many of a hundred choices are a beginner's mistakes, so that the club player is ahead
        # of a novice after seven short matches of ten, as in battle. They cost less in some games.
        Level(
            "novice",
            marked("Novice"),
            "careless:16",
            marked("Knows the rules, forgets plans"),
            {"schnapsen": "careless:33", "berzerka": "careless:28", "berserk": "careless:85"},
        ),
        # The plain player: sound bids, and tricks counted.
        Level("club", marked("Club"), "heuristic", marked("Plays soundly, without looking ahead")),
        # The others are named by the time they take for a card with much to weigh, on two cores
        # of 2026 (docs/strength.md). They think so many trials, in twice that time at most.
        Level(
            "expert",
            marked("Expert"),
            "race:15000",  # 0.15 s
            marked("Weighs what may come of each move"),
            {"berserk": "mcts:4", "bridge": "race:100"},
            seconds=0.4,
        ),
        Level(
            "master",
            marked("Master"),
            "race:70000",  # 0.7 s
            marked("Thinks longer and misses little"),
            {"berserk": "mcts:96", "bridge": "race:400"},
            seconds=2.0,
        ),
        Level(
            "grandmaster",
            marked("Grandmaster"),
            "race:300000",  # 3 s
            marked("Takes its time, for those who wait"),
            {"berserk": "mcts:300", "bridge": "race:1500"},
            seconds=4.0,
            # A longer search finds hardly more in a battle (docs/strength.md).
            no_stronger_in=frozenset({"berserk"}),
        ),
    )
}


FINDERS: Mapping[str, str] = {
    **dict.fromkeys(("whist", "berzerka", "schnapsen"), "race:40000"),
    "bridge": "race:200",
    "berserk": "mcts:96",
}
"""The spec of whoever looks for the best of all choices, by game: for a hint, a warning, a review.
"""


def finder_of(game: str) -> str:
    """Return who looks for the best choice in a game: where it names none, the one of most."""
    return FINDERS.get(game, "race:40000")


def is_judged(game: str) -> bool:
    """Tell whether there is anybody who judges the decisions of a game."""
    return game in FINDERS


GETTING_READY = marked(
    "The computer players are getting ready: please wait. The first time, this takes a minute "
    "or more."
)
"""Said where somebody waits for what they think with to be compiled."""

_KINDS: Mapping[str, Callable[[Ruleset[Any, Any, Any], int, Style], Bot[Any, Any]]] = (
    LoadedOnDemand(
        {
            kind: f"game.bots.kinds:{kind}"
            for kind in ("random", "heuristic", "careless", "ismcts", "mcts", "race", "weigh")
        }
    )
)
"""By the first word of a spec: what makes a player of a ruleset, the number and the style."""
_STYLED = frozenset({"heuristic", "careless", "race"})
"""The kinds that may have a style, and so all levels."""
_PLAIN = frozenset({"random", "heuristic", "careless"})
"""The kinds that do not look ahead, and so need nothing to get ready."""
_ANY = range(1, 10_000_001)
_NUMBERS = {"careless": range(1, 101), "ismcts": _ANY, "mcts": _ANY, "race": _ANY, "weigh": _ANY}
"""The kinds that take a number, and which numbers."""


def make_bot(ruleset: Ruleset[Any, Any, Any], name: str) -> Bot[Any, Any]:
    """Return the computer player of this level or spec, or who knows the stakes or plays choices
    out; raise UnknownBot."""
    if name == STAKES:
        from game.bots.stakes import StakesBot  # A list of levels does without it.

        return StakesBot(ruleset)
    if name == TALLY:
        from game.bots.tallies import TallyBot

        return TallyBot(ruleset)
    kind, number = parse_spec(name, ruleset.id)
    return _KINDS[kind](ruleset, number, style_of(name))


def offered_in(game: str) -> list[Level]:
    """Return the levels that a player may choose from in a game, the weakest first."""
    return [level for level in LEVELS.values() if game not in level.no_stronger_in]


def is_plain(name: str, game: str) -> bool:
    """Tell whether a level or spec plays a game without looking ahead; raise UnknownBot. Who tells
    what is at stake plays whole deals for that."""
    return name not in (STAKES, TALLY) and parse_spec(name, game)[0] in _PLAIN


def level_of(name: str) -> Level | None:
    """Return the level of a spec such as `club` or `club+bold`, None where it is no level."""
    return LEVELS.get(name.partition("+")[0])


def style_of(name: str) -> Style:
    """Return the style that follows the + in a spec; steady where there is none."""
    return STYLES.get(name.partition("+")[2], STEADY)


def kind_words(name: str) -> str:
    """Return level and style of a spec in words; the spec itself where it is no level."""
    level, style = level_of(name), style_of(name)
    if level is None:
        return name
    return _(level.title) if style == STEADY else f"{_(level.title)}, {_(style.title).lower()}"


def style_words(style: Style) -> str:
    """Return what a style means, as a sentence."""
    return f"{_(style.title)}: {_(style.words)}."


def spec_of(level: str, style: str) -> str:
    """Return the spec of a level in a style; the steady style is not named."""
    return level if style == STEADY.id else f"{level}+{style}"


def parse_spec(name: str, game: str = "") -> tuple[str, int]:
    """Return kind and number of a level (in this game) or spec; raise UnknownBot, which says what
    there is.
    """
    plain, plus, style = name.partition("+")
    spec = LEVELS[plain].spec_in(game) if plain in LEVELS else plain
    kind, colon, digits = spec.partition(":")
    is_whole = not plus or (style in STYLES and (kind in _STYLED or plain in LEVELS))
    if is_whole and kind in _KINDS and bool(colon) == (kind in _NUMBERS):
        if not colon:
            return kind, 0
        if digits.isascii() and digits.isdigit() and int(digits[:9]) in _NUMBERS[kind]:
            return kind, int(digits)
    raise UnknownBot(
        _(
            "There is no computer player “{name}”; there are {levels}, random, heuristic, "
            "careless:1 to careless:100, ismcts:N and mcts:N with N iterations, race:N and weigh:N "
            "with N trials; levels, heuristic, careless and race:N may have a style: {styles}."
        ).format(name=name, levels=", ".join(LEVELS), styles=", ".join(f"+{s}" for s in STYLES))
    )
