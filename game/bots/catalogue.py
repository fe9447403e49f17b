"""Who can sit at the table: named levels, and specs for those who want to measure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.bots.players import HeuristicBot, RaceBot, RandomBot, SearchBot
from game.core.protocols import Bot, Ruleset
from game.core.styles import STEADY, STYLES, Style
from game.core.words import _, marked
from game.search.params import IsmctsParams, RaceParams


class UnknownBot(ValueError):
    """No level and no spec has this name; the text lists what there is."""


@dataclass(frozen=True)
class Level:
    """A strength that a player chooses by name."""

    id: str
    title: str
    spec: str
    words: str


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        # One move in three is anything legal: a player who is still learning the rules.
        Level("novice", marked("Novice"), "careless:33", marked("Knows the rules, forgets plans")),
        # The plain player: sound bids, and tricks counted.
        Level("club", marked("Club"), "heuristic", marked("Bids soundly and counts tricks")),
        # 0.1 s a move on average, 0.4 s where there is most to weigh (docs/strength.md).
        Level("expert", marked("Expert"), "race:500", marked("Weighs what you may hold")),
        # Three times that: still well within what the watch allows, also on a slower machine.
        Level("master", marked("Master"), "race:1500", marked("Thinks longer and misses little")),
    )
}

_KINDS: Mapping[str, Callable[[Ruleset[Any, Any, Any], int, Style], Bot[Any, Any]]] = {
    "random": lambda ruleset, _n, _style: RandomBot(ruleset),
    "heuristic": lambda ruleset, _n, style: HeuristicBot(ruleset, style=style),
    "careless": lambda ruleset, n, style: HeuristicBot(ruleset, careless=n, style=style),
    "ismcts": lambda ruleset, n, _style: SearchBot(ruleset, IsmctsParams(iterations=n)),
    "race": lambda ruleset, n, style: RaceBot(ruleset, RaceParams(trials=n), style),
}
_STYLED = frozenset({"heuristic", "careless", "race"})
"""The kinds that may have a style, and so all levels."""
_NUMBERS = {"careless": range(1, 101), "ismcts": range(1, 10_000_001), "race": range(1, 10_000_001)}
"""The kinds that take a number, and which numbers."""


def make_bot(ruleset: Ruleset[Any, Any, Any], name: str) -> Bot[Any, Any]:
    """Return the computer player of this level or spec; raise UnknownBot."""
    kind, number = parse_spec(name)
    return _KINDS[kind](ruleset, number, style_of(name))


def level_of(name: str) -> Level | None:
    """Return the level of a spec such as `club` or `club+bold`, None where it is no level."""
    return LEVELS.get(name.partition("+")[0])


def style_of(name: str) -> Style:
    """Return the style that follows the + in a spec; steady where there is none."""
    return STYLES.get(name.partition("+")[2], STEADY)


def spec_of(level: str, style: str) -> str:
    """Return the spec of a level in a style; the steady style is not named."""
    return level if style == STEADY.id else f"{level}+{style}"


def parse_spec(name: str) -> tuple[str, int]:
    """Return kind and number of a level or spec; raise UnknownBot that says what there is."""
    plain, plus, style = name.partition("+")
    spec = LEVELS[plain].spec if plain in LEVELS else plain
    kind, colon, digits = spec.partition(":")
    is_whole = not plus or (style in STYLES and kind in _STYLED)
    if is_whole and kind in _KINDS and bool(colon) == (kind in _NUMBERS):
        if not colon:
            return kind, 0
        if digits.isascii() and digits.isdigit() and int(digits[:9]) in _NUMBERS[kind]:
            return kind, int(digits)
    raise UnknownBot(
        _(
            "There is no computer player “{name}”; there are {levels}, random, heuristic, "
            "careless:1 to careless:100, ismcts:N with N iterations and race:N with N trials; "
            "all but random and ismcts:N may have a style: {styles}."
        ).format(name=name, levels=", ".join(LEVELS), styles=", ".join(f"+{s}" for s in STYLES))
    )
