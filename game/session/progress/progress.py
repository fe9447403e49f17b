"""How somebody gets on in a game: the share of good choices by day, by phase, and by theme."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from game.core.themes import PHASES, THEMES
from game.session.practice.drill import Drill
from game.session.review.judging import Mark
from game.session.store.attempts import Attempt
from game.session.store.choices import Choice

FEWEST = 3
"""With fewer attempts nothing is said of a theme."""
GOOD = Mark.SLIP.least
"""A choice in a match that costs less of what is at stake is a good one."""


@dataclass(frozen=True)
class Share:
    """How many of so many choices were good."""

    good: int = 0
    all: int = 0

    @property
    def part(self) -> float:
        """The share, 0 of none."""
        return self.good / self.all if self.all else 0.0

    def and_one(self, is_good: bool) -> "Share":
        """Return the share with one choice more."""
        return Share(self.good + is_good, self.all + 1)


@dataclass(frozen=True)
class Progress:
    """What is known of somebody's choices in a game.

    `played` are choices in matches that a coach or a review has judged, `drilled` those in drills,
    both by day as `date.toordinal` counts, in order; `phases` are of matches, `themes` of drills,
    by their ids.
    """

    game: str
    played: Mapping[int, Share]
    drilled: Mapping[int, Share]
    phases: Mapping[str, Share]
    themes: Mapping[str, Share]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to tell yet."""
        return not self.played and not self.drilled

    @property
    def weakest(self) -> str | None:
        """The theme that goes worst, None where too little is known of any, or all goes well."""
        known = {theme: each for theme, each in self.themes.items() if each.all >= FEWEST}
        worst = min(known, key=lambda theme: known[theme].part, default=None)
        return worst if worst is not None and known[worst].good < known[worst].all else None

    @property
    def days(self) -> Sequence[int]:
        """The days on which anything was chosen, in order."""
        return sorted({*self.played, *self.drilled})


def progress_of(
    game: str, choices: Iterable[Choice], attempts: Iterable[Attempt], drills: Iterable[Drill]
) -> Progress:
    """Return what choices in matches and attempts at drills say of somebody."""
    played, drilled = dict[int, Share](), dict[int, Share]()
    phases, themes = dict[str, Share](), dict[str, Share]()
    for choice in sorted(choices, key=attrgetter("day")):
        is_good = choice.loss < GOOD
        _count(played, choice.day, is_good)
        _count(phases, choice.phase, is_good)
    about = {drill.id: drill.themes for drill in drills}
    for attempt in sorted(attempts, key=attrgetter("day")):
        _count(drilled, attempt.day, attempt.is_right)
        for theme in about.get(attempt.drill, ()):
            _count(themes, theme, attempt.is_right)
    return Progress(game, played, drilled, _in_order(phases, PHASES), _in_order(themes, THEMES))


def _count(shares: dict[Any, Share], key: Any, is_good: bool) -> None:
    shares[key] = shares.get(key, Share()).and_one(is_good)


def _in_order(shares: Mapping[str, Share], order: Iterable[str]) -> Mapping[str, Share]:
    """Return those shares that have a name, in the order of the names."""
    return {name: shares[name] for name in order if name in shares}
