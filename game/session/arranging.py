"""In which order what a search has found is told: what a hint puts first, and what beside it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby
from typing import Any

from game.core.protocols import Candidate
from game.core.reason import TRIED_AS_OFTEN, close, lesser
from game.session.asking import Answer, judges_luck
from game.session.series import Kinds
from game.session.turn import Turn


def arranged(turn: Turn, found: Answer, kinds: Kinds = ()) -> Answer:
    """Return what was found with figures that do not go beyond what the deal can bring, and first
    of those as good what keeps closest to the plan, and of these one of which something is to be
    told, a plain player's if it is one, by the shortest way to what it does; before one that spends
    something for nothing, the one too close to call that spends least.

    Where several decisions of a kind are made one after another, the plain player's is the best if
    it is not behind by more than chance, as one of them after the other says little about the
    whole; and the best of each other kind comes before those that do the same as the best.
    """
    telling, view = turn.ruleset.telling, turn.view()
    if found and found[0].tally is not None:
        return found
    candidates = telling.within(view, found)
    if not candidates or not candidates[0].visits:
        return candidates
    beaten = lesser(candidates, telling.terms)
    less = {*beaten, *close(candidates, telling.terms), *_told_apart(turn, candidates[0])}
    as_good = [
        each
        for each in candidates
        if each.action not in less and each.visits >= candidates[0].visits * TRIED_AS_OFTEN
    ]
    plain = _plain(turn)
    # He does what lies nearest: a sure trick is taken before it is let go as well.
    level = sorted(telling.closest(view, as_good), key=lambda each: each.action != plain)
    best = next(chain(_telling(turn, level, beaten), level))
    best = telling.shortest(view, best, level)
    if kinds:
        best = next((e for e in candidates if e.action == plain and plain not in beaten), best)
    near = [
        each
        for each in candidates
        if each.action not in beaten and each.visits >= candidates[0].visits * TRIED_AS_OFTEN
    ]
    best = _spoken_for(turn, best, candidates)
    preferred = telling.thriftiest(view, best, near).action
    candidates = _level(candidates, preferred)
    best = next(each for each in candidates if each.action == preferred)
    others = _cheapest_first(turn, [each for each in candidates if each != best])
    if kinds:
        firsts = {telling.kind(view, each.action): each for each in reversed([best, *others])}
        others.sort(key=lambda each: firsts[telling.kind(view, each.action)] != each)
    return [best, *others]


def _spoken_for(turn: Turn, best: Candidate[Any], candidates: Answer) -> Candidate[Any]:
    """Return the one of the candidates that the best was tried beside, where both come to the same,
    and what is told of the two speaks for that one; else the best."""
    telling, view, told = turn.ruleset.telling, turn.view(), best.outlook
    if told is None or not (telling.is_level(view, told) and telling.other_speaks(view, told)):
        return best
    return next((each for each in candidates if each.action == told.other), best)


def _told_apart(turn: Turn, first: Candidate[Any]) -> Iterator[Any]:
    """Yield what trials tell from the first, however coarse the figures are: it is not as good."""
    if first.outlook is not None and turn.ruleset.telling.tried(turn.view(), first.outlook):
        yield first.outlook.other


def _cheapest_first(turn: Turn, candidates: Answer) -> list[Candidate[Any]]:
    """Return the candidates with those of one figure by what they spend, as few are listed."""
    telling, view = turn.ruleset.telling, turn.view()
    alike = groupby(candidates, key=lambda each: each.value)
    return [
        each
        for _value, group in alike
        for each in sorted(group, key=lambda each: telling.spends(view, each.action))
    ]


def _level(candidates: Answer, preferred: Any) -> Answer:
    """Return the candidates with the same figure for the first and for the one preferred to it,
    which is too close to call, with none above it, and with what trials of the two have shown told
    of that one. What they have shown of the first beside a third holds where all come to the same.
    """
    first = candidates[0]
    other = next(each for each in candidates if each.action == preferred)
    if other is first:
        return not_above(other.value, candidates)
    value, told = (max(first.value, other.value) + other.value) / 2, first.outlook
    if told is not None and told.other == preferred:
        told = told.turned().beside_figures({first.action: value, preferred: value})
    else:
        told = other.outlook
    level = {
        first.action: replace(
            first, error=other.error, outlook=first.outlook if told is None else None
        ),
        **{
            each.action: replace(each, value=value, error=0.0)
            for each in candidates
            if each.value != first.value and each.is_twin(other)
        },
        preferred: replace(other, value=value, error=0.0, outlook=told),
    }
    return not_above(value, [level.get(each.action, each) for each in candidates])


def with_reasons(turn: Turn, candidates: Answer, named: Sequence[Any]) -> Answer:
    """Return the candidates without those told the figure of the best for which nothing speaks, or
    of which the game could say what does, but the reason has `named` others, or that do the
    opposite, and without those told another that is hardly known: of these the one that the best
    was tried beside stays, and where all come to the same, all."""
    telling, view = turn.ruleset.telling, turn.view()
    if not candidates:
        return candidates
    best, most = candidates[0], telling.terms.value(candidates[0].value)
    is_moot = telling.come_to_the_same(view, candidates, turn.legal_actions())

    def is_told(action: Any) -> bool:
        own = telling.besides(view, action)
        if is_beside(best, action) or action in named:
            return own != ""
        return own is None and (is_moot or telling.does_alike(view, best.action, action))

    def is_listed(each: Candidate[Any]) -> bool:
        if telling.terms.value(each.value) == most:
            return is_told(each.action)
        return each.error <= telling.terms.known or is_beside(best, each.action)

    return [each for each in candidates if each is best or is_listed(each)]


def not_above(value: float, candidates: Answer) -> Answer:
    """Return the candidates with no figure above this, that of the one advised: what has one is
    ahead of it by chance alone."""
    return [replace(each, value=min(each.value, value)) for each in candidates]


def _plain(turn: Turn) -> Any:
    """Return what a plain player would decide."""
    luck = judges_luck(turn.number).fork("plain")
    return turn.ruleset.sense.policy(turn.view(), turn.decisions(), luck)


def _telling(turn: Turn, level: Answer, beaten: Sequence[Any]) -> Iterator[Candidate[Any]]:
    """Yield those of candidates as good for which something speaks by what they are, then those for
    which only trials do: that a card wins more often than another is no reason to prefer it to one
    that wins as often, and of which it can be said why."""
    view, why = turn.view(), turn.ruleset.telling.why
    # What trials of the one have shown to be moot may be so of the others, which were not tried.
    yield from (each for each in level if why(view, each.action, beaten).words)
    yield from (each for each in level if why(view, each.action, beaten, each.outlook).tried)


def listed(
    candidates: Sequence[Candidate[Any]], named: Sequence[Any], most: int, *, has_reason: bool
) -> Sequence[Candidate[Any]]:
    """Return at most so many candidates as a hint lists them: the best, then the others by their
    figures. The one that the best was tried out beside, then those whose decisions its reason has
    `named`, in the order in which it has, come before those with more trials.

    Where it `has_reason`, only those come that it speaks of, the next best if it speaks of none:
    whoever reads the figure of another asks what tells that one.
    """
    if not candidates:
        return ()
    best, *others = candidates
    told = [*([] if best.outlook is None else [best.outlook.other]), *named]
    places = {action: place for place, action in reversed([*enumerate(told)])}
    kept = sorted(others, key=lambda each: places.get(each.action, len(told)))
    if has_reason:
        kept = [each for each in kept if each.action in places] or kept[:1]
    return [best, *sorted(kept[: most - 1], key=lambda each: -each.value)]


def is_beside(best: Candidate[Any], action: Any) -> bool:
    """Tell whether this is the decision that the best was tried out beside."""
    return best.outlook is not None and best.outlook.other == action
