"""What the trials of the best choice and of a lesser one have shown, for whoever asks in words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.protocols import Candidate
from game.core.reason import lesser
from game.core.rng import Rng
from game.core.ruleset import Ruleset

WORLDS = 4000
"""In so many worlds both are played out: a share is then known to one in a hundred, and it takes
about as long as the thought of an expert."""


def with_outlook(
    ruleset: Ruleset[Any, Any, Any], view: Any, candidates: Sequence[Candidate[Any]], rng: Rng
) -> Sequence[Candidate[Any]]:
    """Return the candidates, the best of them with its outlook beside the best lesser one; as they
    are, where the game knows none or nothing is less."""
    if ruleset.sense.outlook is None or not candidates:
        return candidates
    best, *others = candidates
    rival = next(
        (
            each
            for each in lesser(candidates, ruleset.telling.terms)
            if not ruleset.telling.are_alike(view, best.action, each)
        ),
        None,
    )
    if rival is None:
        return candidates
    found = ruleset.sense.outlook(view, best.action, rival, rng.fork("outlook"), WORLDS)
    return [replace(best, outlook=found), *others]
