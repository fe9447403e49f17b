"""Why a choice is advised: one comparison with another choice, told by a table.

A game declares a `Guide`: facts that can be seen, features that are counted in playouts, and the
one tie-break. `advise` plays at most four finalists out in the same worlds. Order, figures and
words are all read off that one `Tally`. Words never move the advice, and no figure is changed on
its way to the eye: whoever shows a hint, warns, reviews or drills prints what stands in the tally.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import takewhile
from typing import Any, Generic, Literal

from game.core.protocols import Candidate, V
from game.core.rng import Rng
from game.core.tally import WORTH, Figure, Tally, in_100
from game.core.words import _, decimal, marked, opening

FINALISTS = 4
"""How many choices are played out and shown at most."""

MOST_WORDS = 18
"""So many words at most are in what is said at a first look."""

LEVEL = marked("About as good: {choices}.")
ALONE = marked("There is no other sensible choice.")
FORCED = marked("This is your only legal choice.")
ALL_LEVEL = marked("All your choices come to the same here.")

ON_AVERAGE = marked("{heading} on average: {n}; with {other}, {m}.")
"""What is said of a feature that its heading names well enough."""

Places = Mapping[str, Any]
"""The places of a fact's sentence; "much" is how much of it there is, 0 where that says nothing."""


@dataclass(frozen=True)
class Fact(Generic[V]):
    """Something that can be seen of a choice at the table, without a playout.

    `holds` returns the places of the sentence `says`, or None where the fact does not hold. `way`
    is 1 where it speaks to somebody who wants more (`Guide.way`), -1 where to one who wants less.
    """

    says: str
    holds: Callable[[V, Any], Places | None]
    way: int = 0


class Unit(Enum):
    """How a figure is written."""

    SHARE = "of 100"
    CHANCE = "won of 100"
    """Of a battle that is worth from -1, lost, to 1, won."""
    POINTS = "points"
    PARTS = "parts of a point"
    """Where a deal is about a point or two."""
    SCORE = "whole points"
    NUMBER = "number"

    def share(self, value: float) -> float | None:
        """Return which part of 100 a figure is, None for one that is no share."""
        if self is Unit.CHANCE:
            return (1 + value) / 2
        return value if self is Unit.SHARE else None

    def write(self, value: float) -> str:
        """Return a figure as every place prints it: "58", "+0.6", "−0.06", "+120", "4.2"."""
        if (share := self.share(value)) is not None:
            return in_100(share)
        places = {Unit.SCORE: 0, Unit.PARTS: 2}.get(self, 1)
        return decimal(value, places, signed=self is not Unit.NUMBER)


@dataclass(frozen=True)
class Feature:
    """Something counted in each playout.

    `says` compares two choices: {best} has {n} of it, {other} {m}. `heading` stands above its bars
    and its column, and in the place {heading}. `good` is 1 where more of it is better, -1 where
    less is. A difference below `least` is never told; by the feature that decides, the last, such
    choices are level.
    """

    name: str
    heading: str
    says: str
    good: int = 1
    unit: Unit = Unit.SHARE
    least: float = 0.02


class Role(Enum):
    """Whose card or unit a cause is about: that of the best choice, of the other, or a third."""

    BEST = "best"
    OTHER = "other"
    THIRD = "third"


@dataclass(frozen=True)
class Each(Generic[V]):
    """A feature of each card or unit; only the one that differs most is told.

    `members` lists them, each counted under its `str`; `is_of` tells whether a choice is about one.
    """

    members: Callable[[V], Sequence[Any]]
    name: Callable[[Any], str]
    is_of: Callable[[Any, Any], bool]
    says: Mapping[Role, str]
    least: float = 0.06


@dataclass(frozen=True)
class Guide(Generic[V]):
    """What one game has to say of its choices."""

    facts: Sequence[Fact[V]]
    features: Callable[[V], Sequence[Feature]]
    """(view) -> what is compared, in order: the first real difference is the outcome."""
    kind: Callable[[V, Any], Hashable]
    """(view, choice) -> what it does, coarsely: cards of one kind do the same."""
    cost: Callable[[V, Any], tuple[Any, ...]]
    """(view, choice) -> the one tie-break: of choices that are level the least is advised."""
    name: Callable[[V, Any], str]
    wants: Callable[[V], int]
    """(view) -> 1 where it is good to win more (tricks, as a rule), -1 where less, 0 where that is
    not for this player to say."""
    count: Callable[[V, Sequence[Any], Rng, int], Mapping[str, Any]]
    """(view, choices, stream, worlds) -> by name an array [world, choice]; WORTH among them."""
    way: Callable[[V, Tally, Any, Any], int] | None = None
    """(view, tally, best, other) -> the same as playouts tell it, 0 where they do not; None where
    what looks good is good."""
    each: Each[V] | None = None
    worlds: int = 4000
    """In so many worlds each is played out; of 4000 a share is known to one in a hundred."""
    note: str = marked("Played out in {n} deals that fit what you have seen.")
    """What the figures are of, below the table."""

    def least(self, view: V) -> float:
        """Return by how much choices must differ in worth not to be level, however sure it is."""
        return self.features(view)[-1].least

    def counted(self, view: V, tally: Tally) -> Sequence[Feature]:
        """Return the features that a tally holds, in order: whoever tells it need not count as
        whoever made it did, as a window loads no compiler."""
        return [each for each in self.features(view) if each.name in tally.means]


@dataclass(frozen=True)
class Explanation(Generic[V]):
    """A hint as a value: panels and text mode print it, and add nothing.

    `look` is the one sentence of the first look. `outcome` is the feature of the bars, None where
    nothing was played out. `lines` belong to the table of the second look, `as_good` are choices
    that are level with the best, and `note` says what the figures are of.
    """

    best: Any
    other: Any | None
    standing: Literal["ahead", "level", "only"]
    look: str
    outcome: Feature | None = None
    columns: Sequence[Feature] = ()
    lines: Sequence[str] = ()
    as_good: Sequence[Any] = ()
    tally: Tally | None = None
    note: str = ""

    @property
    def bars(self) -> Sequence[tuple[Any, float]]:
        """The choices of the first look with the figure of the outcome: the best and another."""
        if self.tally is None or self.outcome is None:
            return ()
        shown = [self.best, *([self.other] if self.standing == "ahead" else [])]
        return [(each, self.tally.value(self.outcome.name, each)) for each in shown]

    @property
    def heading(self) -> str:
        """What the bars are of; that it decides, where another figure is asked about first."""
        if self.outcome is None:
            return ""
        heading = _(self.outcome.heading)
        if self.standing != "ahead" or self.outcome == self.columns[0]:
            return heading
        return _("{heading} (this decides)").format(heading=heading)

    @property
    def rows(self) -> Sequence[Any]:
        """The choices of the table: the best, then the others by what they are worth."""
        if self.tally is None:
            return [self.best]
        return [self.best, *(each for each in self.tally.by_worth if each != self.best)]


def finalists(
    guide: Guide[V], view: V, found: Sequence[Candidate[Any]], plain: Any
) -> Sequence[Any]:
    """Return what is worth a playout: the leader of a search, the best of other kinds, the plain
    player's choice, then the next best."""
    ranked = [each.action for each in found]
    kinds: dict[Hashable, Any] = {}
    for action in ranked:
        kinds.setdefault(guide.kind(view, action), action)
    first = [ranked[0], *list(kinds.values())[1 : FINALISTS - 1]]
    wanted = [*first, *([plain] if plain in ranked else []), *ranked]
    return list(dict.fromkeys(wanted))[:FINALISTS]


def counted(guide: Guide[V], view: V, choices: Sequence[Any], rng: Rng) -> Tally:
    """Play choices out in the same worlds; the same stream gives the same worlds whatever they
    are, so that a figure is one wherever it is shown."""
    return Tally.of(choices, guide.count(view, choices, rng, guide.worlds))


def best_of(guide: Guide[V], view: V, tally: Tally) -> Any:
    """Return the choice advised: of those whose figure is written as the highest the one of the
    least cost."""
    write = guide.features(view)[-1].unit.write
    worths = {each: write(tally.value(WORTH, each)) for each in tally.by_worth}
    highest = next(iter(worths.values()))
    tied = [each for each, worth in worths.items() if worth == highest]
    return min(tied, key=lambda each: guide.cost(view, each))


def explained(guide: Guide[V], view: V, tally: Tally) -> Explanation[V]:
    """Return the advice of a tally in words, beside the next choice of another kind that is
    behind it."""
    best = best_of(guide, view, tally)
    behind = [e for e in tally.by_worth if tally.is_behind(e, best, guide.least(view))]
    kind = guide.kind(view, best)
    unlike = [each for each in behind if guide.kind(view, each) != kind]
    return told(guide, view, tally, best, next(iter([*unlike, *behind]), None))


def told(guide: Guide[V], view: V, tally: Tally, best: Any, other: Any | None) -> Explanation[V]:
    """Return what speaks for a choice, compared with another one that is behind it; None where
    none is."""
    columns = [each for each in guide.counted(view, tally) if each.heading]
    as_good = [
        each
        for each in tally.by_worth
        if each not in (best, other) and not tally.is_behind(each, best, guide.least(view))
    ]
    if other is None:
        first = columns[0] if columns else None
        found = _told_level(guide, view, best, as_good, first, is_alone=len(tally.choices) == 1)
    else:
        found = _told_ahead(guide, view, tally, best, other)
    note = _(guide.note).format(n=tally.worlds)
    return replace(found, columns=columns, as_good=as_good, tally=tally, note=note)


def _told_level(
    guide: Guide[V],
    view: V,
    best: Any,
    as_good: Sequence[Any],
    outcome: Feature | None,
    is_alone: bool,
) -> Explanation[V]:
    """Return what speaks for a choice that none is behind."""
    shown = as_good[0] if as_good else None
    level = _(ALONE) if is_alone else _level(guide, view, as_good)
    look = _fact(guide, view, guide.wants(view), best, shown) or level
    lines = [] if is_alone or look == level else [level]
    standing: Literal["level", "only"] = "only" if is_alone else "level"
    return Explanation(best, shown, standing, look, outcome, lines=lines)


def _told_ahead(guide: Guide[V], view: V, tally: Tally, best: Any, other: Any) -> Explanation[V]:
    """Return what speaks for a choice, compared with another one that is behind it."""
    outcome = _outcome(guide, view, tally, best, other)
    says = _says(guide, view, tally, outcome, best, other)
    way = guide.way(view, tally, best, other) if guide.way else guide.wants(view)
    although = _although(guide, view, tally, outcome, best, other)
    cause = _cause(guide, view, tally, way, best, other)
    look = _fact(guide, view, way or guide.wants(view), best, other)
    if not look:  # The bars show the outcome already.
        look = cause if cause and len(cause.split()) <= MOST_WORDS else says
    lines = [each for each in (says, although, cause) if each and each != look]
    return Explanation(best, other, "ahead", look, outcome, lines=lines)


def only(guide: Guide[V], view: V, best: Any, *, is_forced: bool) -> Explanation[V]:
    """Return what speaks for the one choice that is worth weighing, or that there is no other."""
    look = _(FORCED) if is_forced else seen(guide, view, best, None) or _(ALONE)
    return Explanation(best, None, "only", look)


def seen(guide: Guide[V], view: V, best: Any, other: Any | None) -> str:
    """Return what can be seen of a choice and not, or less, of another, "" for nothing: what is
    said where nothing has been played out."""
    return _fact(guide, view, guide.wants(view), best, other)


def _level(guide: Guide[V], view: V, as_good: Sequence[Any]) -> str:
    if not as_good:
        return _(ALL_LEVEL)
    named = list(dict.fromkeys(guide.name(view, each) for each in as_good))
    while len(named) > 1 and len(" ".join(named).split()) > MOST_WORDS - len(_(LEVEL).split()):
        named.pop()
    return _(LEVEL).format(choices=", ".join(named))


def _fact(guide: Guide[V], view: V, way: int, best: Any, other: Any | None) -> str:
    """Return the first fact that holds of the best and not, or less, of the other, and speaks to
    somebody who wants what the best is good for."""
    for fact in guide.facts:
        own = fact.holds(view, best) if fact.way in (0, way) else None
        if own is None:
            continue
        theirs = None if other is None else fact.holds(view, other)
        if theirs is None or theirs.get("much", 0) < own.get("much", 0):
            return _(fact.says).format(**own)
    return ""


def _outcome(guide: Guide[V], view: V, tally: Tally, best: Any, other: Any) -> Feature:
    """Return the first feature with a real difference that speaks for the best; failing that, the
    last, which decides."""
    features = guide.counted(view, tally)
    for each in features:
        figure = tally.figure(each.name, best, other)
        if each.good * figure.gap > 0 and figure.is_real(each.least) and _differs(each, figure):
            return each
    return features[-1]


def _differs(feature: Feature, figure: Figure) -> bool:
    """Tell whether two figures are still two when they are written."""
    return feature.unit.write(figure.best) != feature.unit.write(figure.other)


def _says(guide: Guide[V], view: V, tally: Tally, feature: Feature, best: Any, other: Any) -> str:
    figure, write = tally.figure(feature.name, best, other), feature.unit.write
    return _(feature.says).format(
        best=guide.name(view, best),
        other=guide.name(view, other),
        heading=opening(_(feature.heading)),
        n=write(figure.best),
        m=write(figure.other),
    )


def _although(
    guide: Guide[V], view: V, tally: Tally, outcome: Feature, best: Any, other: Any
) -> str:
    """Return what speaks for the other all the same, though it is asked about first."""
    for each in takewhile(lambda feature: feature is not outcome, guide.counted(view, tally)):
        figure = tally.figure(each.name, best, other)
        if each.good * figure.gap < 0 and figure.is_real(each.least) and _differs(each, figure):
            says = _says(guide, view, tally, each, best, other)
            return _("One figure speaks against it. {sentence}").format(sentence=says)
    return ""


def _cause(guide: Guide[V], view: V, tally: Tally, way: int, best: Any, other: Any) -> str:
    """Return the card or unit that differs most in the direction of the outcome."""
    if (each := guide.each) is None:
        return ""
    found = [
        (abs(figure.gap), member)
        for member in each.members(view)
        if str(member) in tally.means
        and way * (figure := tally.figure(str(member), best, other)).gap > 0
        and figure.is_real(each.least, 3.0)
    ]
    if not found:
        return ""
    _gap, member = max(found, key=lambda pair: pair[0])
    role = Role.BEST if each.is_of(member, best) else Role.THIRD
    role = Role.OTHER if role is Role.THIRD and each.is_of(member, other) else role
    figure = tally.figure(str(member), best, other)
    return _(each.says[role]).format(
        member=each.name(member),
        other=guide.name(view, other),
        best=guide.name(view, best),
        n=in_100(figure.best),
        m=in_100(figure.other),
    )


def advise(guide: Guide[V], view: V, choices: Sequence[Any], rng: Rng) -> Sequence[Candidate[Any]]:
    """Return choices with the figures of one tally, the one advised first and with that tally."""
    tally = counted(guide, view, choices, rng)
    best = best_of(guide, view, tally)
    order = [best, *(each for each in tally.by_worth if each != best)]
    return [
        Candidate(each, tally.value(WORTH, each), tally.worlds, tally if each == best else None)
        for each in order
    ]
