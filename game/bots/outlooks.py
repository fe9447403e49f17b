"""What the trials of the best choice and of another have shown, for whoever asks in words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.core.outlook import WORTH, Outlook
from game.core.protocols import Candidate
from game.core.reason import TRIED_AS_OFTEN, close, lesser
from game.core.rng import Rng
from game.core.ruleset import Ruleset

WORLDS = 4000
"""In so many worlds both are played out: a share is then known to one in a hundred, and it takes
about as long as the thought of an expert."""

FIRM = 2
"""What was tried in more than so many times the worlds of an outlook keeps its figure."""


def with_outlook(
    ruleset: Ruleset[Any, Any, Any],
    view: Any,
    candidates: Sequence[Candidate[Any]],
    rng: Rng,
    *,
    is_dropped: Callable[[], bool] = lambda: False,
) -> Sequence[Candidate[Any]]:
    """Return the candidates, the best of them with its outlook beside the next one, or, where that
    tells nothing, beside the next one of another kind, with the one that came near; as they are,
    where the game knows none, or where nobody waits for it any more."""
    if ruleset.sense.outlook is None or not candidates:
        return candidates
    candidates = _worded_first(ruleset, view, candidates)
    asked_about = ruleset.telling.asked_about(view, candidates)
    best, values = candidates[0], {each.action: each.value for each in candidates}
    found = near = None
    for rival in (*asked_about, *_rivals(ruleset, view, candidates)):
        if is_dropped():
            return candidates
        seen = ruleset.sense.outlook(view, best.action, rival, rng.fork("outlook"), WORLDS)
        if seen is None:
            return candidates
        if ruleset.telling.tried(view, seen):
            found = seen
            break
        if ruleset.telling.besides(view, rival) == "":
            continue  # That it is as good is told of none that is better not named.
        found = seen
        # One whose figures of both are still to become those of the outlook denies none.
        shown = found if WORTH in found.figures else found.beside_figures(values)
        near = rival if ruleset.telling.level(view, shown) else None
        if near in asked_about:
            break
    if found is None:
        return candidates
    if found.other != near:
        found = replace(found, near=near)
    best, *others = _of_one_look(candidates, found)
    return [replace(best, outlook=found), *others]


def _worded_first(
    ruleset: Ruleset[Any, Any, Any], view: Any, candidates: Sequence[Candidate[Any]]
) -> Sequence[Candidate[Any]]:
    """Return the candidates with that one first of those as good as the best that keeps closest to
    the plan, and for which something speaks in words, by the shortest way to what it does; or the
    one too close to call that spends less: it is the one that is advised, and so looked at."""
    telling, best = ruleset.telling, candidates[0]
    beaten = lesser(candidates, telling.terms)
    less = {*beaten, *close(candidates, telling.terms)}
    level = [
        each
        for each in candidates
        if each.action not in less and each.visits >= best.visits * TRIED_AS_OFTEN
    ]
    closest = telling.closest(view, level)
    first = next(
        (each for each in closest if telling.why(view, each.action, beaten).words), closest[0]
    )
    first = telling.shortest(view, first, closest)
    often = [each for each in candidates if each.visits >= best.visits * TRIED_AS_OFTEN]
    near = [each for each in often if each.action not in beaten]
    first = telling.thriftiest(view, first, near)
    return [first, *(each for each in candidates if each is not first)]


def _of_one_look(
    candidates: Sequence[Candidate[Any]], outlook: Outlook
) -> Sequence[Candidate[Any]]:
    """Return the candidates with what the outlook has found the best and the other to bring, so
    that figures and words are of the same worlds; what had the figure of the other keeps it, and
    the rest stay as far behind the best as they are.

    A race ends as soon as one leads clearly: how clearly is known then, but not what it brings.
    Where all worlds were tried, or FIRM times as many as the outlook has, nothing is better known.
    """
    best, worth = candidates[0], outlook.figures.get(WORTH)
    rival = next(each for each in candidates if each.action == outlook.other)
    if worth is None or not rival.error or rival.visits > FIRM * outlook.worlds:
        return candidates
    # One that the longer look finds ahead is as good: it does not come before the best.
    level = (worth.best + worth.other) / 2
    leads, follows = max(worth.best, level), min(worth.other, level)
    shift = leads - best.value
    moved = {each.action: replace(each, value=each.value + shift) for each in candidates}
    for each in candidates:
        if each is rival or (each.value != best.value and each.is_twin(rival)):
            moved[each.action] = replace(each, value=follows, error=worth.error)
    return list((moved | {best.action: replace(best, value=leads)}).values())


def _rivals(
    ruleset: Ruleset[Any, Any, Any], view: Any, candidates: Sequence[Candidate[Any]]
) -> Iterator[Any]:
    """Yield the best choice that is worth less than the best, or, where none is, that is worth the
    same, but a pass before any; then, if it is of the same kind, the best of another. None is
    beside which it is too close to call, as to tell of a difference there would say the opposite;
    but where a game can tell how it comes that all are, the nearest. One step of a series has no
    rival but what ends it."""
    telling, best = ruleset.telling, candidates[0].action
    near = close(candidates, telling.terms)
    end = telling.series_end(view, best)
    if any(each.action == end for each in candidates):
        yield from (each for each in lesser(candidates, telling.terms) if each == end)
        return
    rivals = lesser(candidates, telling.terms) or [
        each.action for each in candidates[1:] if each.visits and each.action not in near
    ]
    if not rivals:
        yield from near[:1] if telling.unsure is not None else ()
        return
    first = telling.passing if telling.passing in rivals else rivals[0]
    yield first
    kind = telling.kind(view, best)
    apart = next((each for each in rivals if telling.kind(view, each) != kind), None)
    if apart is not None and apart != first:
        yield apart
