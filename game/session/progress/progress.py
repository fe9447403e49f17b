"""How somebody gets on in a game: the share of good choices by day, by phase, and by theme."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from operator import attrgetter
from typing import Any

from game.core.ruleset import Ruleset
from game.core.themes import PHASES, THEMES
from game.core.words import _, marked, percent
from game.session.match import Match
from game.session.practice.drill import Drill
from game.session.review.judging import Judgement, Mark
from game.session.store import Store
from game.session.store.attempts import Attempt
from game.session.store.choices import Choice
from game.session.taking_back import made_so_far

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


def keep_judgement(
    store: Store, match: int | None, ruleset: Ruleset[Any, Any, Any], judged: Judgement
) -> None:
    """Keep what a choice in a stored match was worth; None is a match that is not stored."""
    moment = judged.moment
    if match is not None and (phase := ruleset.telling.phase(moment.view, moment.chosen)):
        today = date.today().toordinal()
        store.choices.add(match, moment.number, Choice(ruleset.id, phase, judged.share, today))


def keep_help(store: Store, id: int | None, match: Match) -> None:
    """Keep that whoever is to decide was helped; None is a match that is not stored.

    It counts from the first of several decisions that are made, and judged, as one.
    """
    if id is not None:
        here = len(match.actions)
        for number in range(here - len(made_so_far(match, match.to_act)), here + 1):
            store.choices.note_help(id, number)


LATEST = 10
"""So many days are told of."""
MONTHS = (
    *(marked("Jan"), marked("Feb"), marked("Mar"), marked("Apr"), marked("May"), marked("Jun")),
    *(marked("Jul"), marked("Aug"), marked("Sep"), marked("Oct"), marked("Nov"), marked("Dec")),
)
"""In short, and to be translated."""


def explained() -> str:
    """Return what is counted as good."""
    return _(
        "100% means that every choice was good: in a match it cost less than 5% of what was at "
        "stake, as a review or the coach judged it; in a drill it was right."
    )


def day_name(day: int) -> str:
    """Return a day as a date: "2 Nov"."""
    there = date.fromordinal(day)
    return _("{day} {month}").format(day=there.day, month=_(MONTHS[there.month - 1]))


def share_words(share: Share) -> str:
    """Return "83% of 12"."""
    return _("{share} of {all}").format(share=percent(share.part), all=share.all)


def told(progress: Progress) -> Iterator[str]:
    """Yield all there is to tell, line by line."""
    if progress.is_empty:
        yield _("Nothing yet: solve drills, look at a review, or let the coach look on in a match.")
        return
    if progress.played:
        yield _("Good choices in matches: {days}.").format(days=_days(progress.played))
    if progress.drilled:
        yield _("Right answers in drills: {days}.").format(days=_days(progress.drilled))
    for phase, share in progress.phases.items():
        yield f"{_(PHASES[phase])}: {share_words(share)}"
    for theme, share in progress.themes.items():
        yield f"{_(THEMES[theme])}: {share_words(share)}"
    if (weakest := progress.weakest) is not None:
        yield _("Weakest: {theme}.").format(theme=_(THEMES[weakest]))
    yield explained()


def _days(shares: Mapping[int, Share]) -> str:
    latest = list(shares.items())[-LATEST:]
    return ", ".join(f"{day_name(day)} {share_words(share)}" for day, share in latest)
