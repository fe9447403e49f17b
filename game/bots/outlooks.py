"""What the trials of the best choice and of another have shown, for whoever asks in words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.core.explain import Guide, advise
from game.core.outlook import WORTH, Outlook
from game.core.protocols import Candidate
from game.core.reason import TRIED_AS_OFTEN, close, lesser
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.terms import Terms
from game.core.whole import Whole

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
    where the game knows none, or where nobody waits for it any more.

    One that a search has not found to be less, and the longer look finds ahead of the best by more
    than chance, is the best; where the two say the opposite, it is as good.
    """
    if (guide := ruleset.telling.guide) is not None:
        is_weighed = ruleset.sense.weighs(view)
        return _advised(ruleset, guide, view, candidates, rng) if is_weighed else candidates
    if ruleset.sense.outlook is None or not candidates:
        return candidates
    told, seen = _looked_at(ruleset, view, candidates, rng, is_dropped)
    if seen is None or seen.other in lesser(candidates, ruleset.telling.terms):
        return told
    if turned := _turned(told, seen, ruleset.telling.terms):
        told, _seen = _looked_at(ruleset, view, turned, rng, is_dropped)
    return told


def _advised(
    ruleset: Ruleset[Any, Any, Any],
    guide: Guide[Any],
    view: Any,
    candidates: Sequence[Candidate[Any]],
    rng: Rng,
) -> Sequence[Candidate[Any]]:
    """Return the finalists with the figures of one tally, the plain player's choice among them."""

    def plain() -> Any:
        tried = [each.action for each in candidates]
        if not isinstance(tried[0], Whole):
            return ruleset.sense.policy(view, sorted(tried), rng.fork("plain"))
        ways = () if ruleset.sense.tries is None else ruleset.sense.tries(view, rng.fork("plain"))
        return next(iter(ways), tried[0])

    return advise(guide, view, candidates, plain, rng.fork("tally"))


def _looked_at(
    ruleset: Ruleset[Any, Any, Any],
    view: Any,
    candidates: Sequence[Candidate[Any]],
    rng: Rng,
    is_dropped: Callable[[], bool],
) -> tuple[Sequence[Candidate[Any]], Outlook | None]:
    """Return the candidates so, and the look that has given two of them their figures."""
    assert ruleset.sense.outlook is not None
    candidates = _worded_first(ruleset, view, candidates)
    asked_about = ruleset.telling.asked_about(view, candidates)
    best, values = candidates[0], {each.action: each.value for each in candidates}
    unclear = close(candidates, ruleset.telling.terms) if isinstance(best.action, Whole) else ()
    found = near = None
    for rival in (*asked_about, *_rivals(ruleset, view, candidates)):
        if is_dropped():
            return candidates, None
        seen = ruleset.sense.outlook(view, best.action, rival, rng.fork("outlook"), WORLDS)
        if seen is None:
            return candidates, None
        if ruleset.telling.tried(view, seen):
            found = seen
            break
        if rival in unclear:
            return _of_one_look(candidates, seen)
        if ruleset.telling.besides(view, rival) == "":
            continue  # That it is as good is told of none that is better not named.
        found = seen
        # One whose figures of both are still to become those of the outlook denies none.
        shown = found if WORTH in found.figures else found.beside_figures(values)
        near = rival if ruleset.telling.level(view, shown) else None
        if near in asked_about:
            break
    if found is None:
        return candidates, None
    if found.other != near:
        found = replace(found, near=near)
    (best, *others), look = _of_one_look(candidates, found)
    return [replace(best, outlook=found), *others], look


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
) -> tuple[Sequence[Candidate[Any]], Outlook | None]:
    """Return the candidates with what the outlook has found the best and the other to bring, so
    that figures and words are of the same worlds; what had the figure of the other keeps it, and
    the rest stay as far behind the best as they are. None is the look where they keep their own.

    A race ends as soon as one leads clearly: how clearly is known then, but not what it brings.
    Where all worlds were tried, or FIRM times as many as the outlook has, nothing is better known.
    """
    best, worth = candidates[0], outlook.figures.get(WORTH)
    rival = next(each for each in candidates if each.action == outlook.other)
    are_exact = not any(each.error for each in candidates)
    if worth is None or are_exact or rival.visits > FIRM * outlook.worlds:
        return candidates, None
    # One that the longer look finds ahead by chance is as good: no figure is above the best.
    follows, shift = min(worth.best, worth.other), worth.best - best.value
    moved = {each.action: replace(each, value=each.value + shift) for each in candidates}
    for each in candidates:
        if each is rival or (each.value != best.value and each.is_twin(rival)):
            moved[each.action] = replace(each, value=follows, error=worth.error)
    told = moved | {best.action: replace(best, value=worth.best, error=0.0)}
    return list(told.values()), outlook


def _turned(
    candidates: Sequence[Candidate[Any]], look: Outlook, terms: Terms
) -> Sequence[Candidate[Any]]:
    """Return the candidates with the other one of a look first, where that has found it ahead by
    more than chance; none elsewhere."""
    worth = look.of(WORTH)
    best = replace(candidates[0], value=worth.best, error=worth.error, outlook=None)
    ahead = next(each for each in candidates if each.action == look.other)
    ahead = replace(ahead, value=worth.other, error=0.0)
    if best.action not in lesser((ahead, best), terms):
        return ()
    return [ahead, best, *(e for e in candidates[1:] if e.action != ahead.action)]


def _rivals(
    ruleset: Ruleset[Any, Any, Any], view: Any, candidates: Sequence[Candidate[Any]]
) -> Iterator[Any]:
    """Yield the best choice that is worth less than the best, or, where none is, that is worth the
    same, but a pass before any; then, if it is of the same kind, the best of another. None is
    beside which it is too close to call, as to tell of a difference there would say the opposite;
    but where a game can tell how it comes that all are, the nearest. One step of a series has no
    rival but what ends it; all of one is looked at beside whatever it was weighed beside, so that
    it has the same figure beside any."""
    telling, best = ruleset.telling, candidates[0].action
    near = close(candidates, telling.terms)
    end = telling.series_end(view, best)
    if end is not None and isinstance(best, Whole):
        yield from (each.action for each in candidates[1:2])
        return
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
