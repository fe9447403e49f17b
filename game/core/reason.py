"""What speaks for a decision: a reason is given only where it speaks as much for no lesser one of
another kind."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from game.core.protocols import Candidate
from game.core.terms import Terms
from game.core.words import _, sentences

NAMED = 3
"""How many others are named for which as much can be said."""
NAMED_CLOSE = 2
"""How many are named that are too close to call."""
COMPARED = 16
"""With how many others a decision is compared; in a battle there can be a hundred."""


TRIED_AS_OFTEN = 0.5
"""What was tried less often than the best, by this share, is not as good by the same figure."""


@dataclass(frozen=True)
class Reason:
    """A sentence or two for a decision.

    Two reasons are of one `kind` where they speak of the same thing; `much` is how much of it
    there is, so that the one with more speaks louder. Without a kind the words stand for it.
    `short` is what is left of the words where trials are told after them, which say the rest.
    `level` is what is told instead beside a decision of another kind that is as good, as the words
    would speak against it. `kept` are cards that the words name as better kept.
    """

    words: str
    kind: str = ""
    much: float = 0.0
    short: str = ""
    level: "Reason | None" = None
    kept: Sequence[Any] = ()


@dataclass(frozen=True)
class Why:
    """What is said for a decision, "" where no reason speaks louder for it than for those of
    another kind.

    `alike` are lesser ones of its own kind of which as much can be said; `tried` is what trials
    have shown of it beside another, in sentences, "" where nobody has looked or nothing is to be
    told. Before that stands `short`, or else the words; after it `near`, what came to about as
    much. `equal` are those of its own kind with the same figure, where the words do not hold of
    all of them; `close` are those of any kind with a lower figure, but by no more than chance, and
    `unsure` says how it comes that they are, `none` that to do none of it is as good. Without words
    `does` says what it does all the same.
    """

    words: str
    alike: Sequence[Any] = ()
    tried: str = ""
    short: str = ""
    near: Any = None
    equal: Sequence[Any] = ()
    close: Sequence[Any] = ()
    unsure: str = ""
    does: str = ""
    none: str = ""

    def told(self, name: Callable[[Any], str]) -> str:
        """Return the words, and what trials have shown, and last what is too close to call.

        Without trials it is said which others the words hold for, by what these are called, or that
        there are no words and it was found by trying, where it leads by more than chance. Words
        that would set it apart from what is as good give way to trials.
        """
        return sentences(f"{self._all_told(name)} {self.none}".strip())

    def _all_told(self, name: Callable[[Any], str]) -> str:
        if not self.close:
            return self._told(name)
        came_near = [self.near] if self.tried and self.near is not None else []
        unsure = [*came_near, *self.close]
        *others, last = map(name, unsure[:NAMED_CLOSE])
        if len(unsure) > NAMED_CLOSE:
            words, others = _("Too close to call: this, {choices} and others."), [*others, last]
        elif others:
            words = _("Too close to call: this, {choices} or {last}.")
        else:
            words, others = _("Too close to call: this or {choices}."), [last]
        told = words.format(choices=", ".join(others), last=last)
        said = self._told(name) if self.words or self.tried else self.does
        return " ".join(filter(None, (said, told, self.unsure)))

    def _told(self, name: Callable[[Any], str]) -> str:
        if self.tried:
            before, after = self.short or self.words or self.does, ""
            if self.equal:
                before = self.does
            if self.near is not None and not self.close:
                after = _("Worth about as much: {choice}.").format(choice=name(self.near))
            return " ".join(filter(None, (before, self.tried, after)))
        if not self.words and self.does:
            return " ".join((self.does, _("Played out, it does best.")))
        if not self.words:
            return _("At a glance nothing sets it apart; played out, it does best.")
        if self.equal:
            named = ", ".join(map(name, self.equal[:NAMED]))
            words = _("Played out, just as good: {choices}.")
            return f"{self.words} {words.format(choices=named)}"
        if not self.alike:
            return self.words
        named = ", ".join(map(name, self.alike[:NAMED]))
        if len(self.alike) > NAMED:
            words = _("As much can be said of {choices} and others; played out, it does best.")
        else:
            words = _("As much can be said of {choices}; played out, it does best.")
        return f"{self.words} {words.format(choices=named)}"


def most_telling(
    own: Sequence[Reason],
    others: Sequence[tuple[Any, Sequence[Reason]]],
    kin: Collection[Any] = (),
) -> Why:
    """Return the first of the own reasons of which no other decision has as much; failing that,
    the first of which only `kin` have, those of its kind."""
    shared = None
    for reason in own:
        rivals = tuple(
            action
            for action, reasons in others
            if (most := _most(reason, reasons)) is not None and most >= reason.much
        )
        if not rivals:
            return Why(reason.words, short=reason.short)
        if shared is None and all(action in kin for action in rivals):
            shared = Why(reason.words, rivals, short=reason.short)
    return shared or Why("")


def fair(own: Sequence[Reason], equal: Sequence[Sequence[Reason]]) -> Sequence[Reason]:
    """Return the own reasons that hold of every choice with the same figure as well, by what speaks
    for each of these."""
    return [each for each in own if all(_most(each, reasons) is not None for reasons in equal)]


def _most(reason: Reason, others: Sequence[Reason]) -> float | None:
    """Return how much there is in others of what a reason speaks of, None for nothing."""
    kind = reason.kind or reason.words
    return max((each.much for each in others if (each.kind or each.words) == kind), default=None)


def lesser(candidates: Sequence[Candidate[Any]], terms: Terms) -> Sequence[Any]:
    """Return the decisions a search has found to be worth less than the best, by more than chance
    and by figures that differ where they are told."""
    best = candidates[0]
    return [each.action for each in _told_less(candidates, terms) if each.is_behind(best)]


def close(candidates: Sequence[Candidate[Any]], terms: Terms) -> Sequence[Any]:
    """Return the decisions that are told a lower figure than the best, but by no more than
    chance, the nearest first."""
    best = candidates[0]
    near = [each for each in _told_less(candidates, terms) if not each.is_behind(best)]
    return [each.action for each in sorted(near, key=lambda each: -each.value)]


def nearest(candidates: Sequence[Candidate[Any]], terms: Terms, level: Any = None) -> Sequence[Any]:
    """Return those of the close decisions before which none comes that is likely behind, nor has
    the same figure: what is further off, and from too few trials to be known, is not called close
    where it is not. `level` is one that is not behind, as has been found when it was tried again.
    """
    best, values = candidates[0], {each.action: each.value for each in candidates}
    behind = {*lesser(candidates, terms)} - {level}
    likely = {each.action for each in candidates if each.is_likely_behind(best)} - {level}
    near = dict.fromkeys([*close(candidates, terms), *([] if level is None else [level])])
    least = max((values[each] for each in behind | likely), default=-inf)
    figures = {terms.value(values[each]) for each in behind}
    return [
        each
        for each in sorted(near, key=lambda each: -values[each])
        if values[each] > least and terms.value(values[each]) not in figures
    ]


def _told_less(candidates: Sequence[Candidate[Any]], terms: Terms) -> Sequence[Candidate[Any]]:
    best = candidates[0]
    return [
        each
        for each in candidates
        if each.visits
        and each.value < best.value
        and terms.value(each.value) != terms.value(best.value)
    ]


def is_all_the_same(
    candidates: Sequence[Candidate[Any]], legal: Sequence[Any], terms: Terms
) -> bool:
    """Tell whether a search has tried all there is to choose from, and found the same figure for
    each."""
    tried = {each.action for each in candidates if each.visits}
    return 1 < len(tried) == len(legal) and not _told_less(candidates, terms)
