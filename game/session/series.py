"""Several decisions of a kind that are made one after another, such as cards put away."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Action, Player
from game.session.asking import Answer
from game.session.match import Match
from game.session.turn import Turn

Kinds = tuple[type, ...]
"""The kinds of decision of which several are made one after another."""


def ends(action: Any, kinds: Kinds) -> bool:
    """Tell whether a decision ends several of such kinds."""
    return bool(kinds) and not isinstance(action, kinds)


def goes_on(turn: Turn, kinds: Kinds) -> bool:
    """Tell whether another decision of such kinds can be made."""
    return any(isinstance(each, kinds) for each in turn.legal_actions())


def in_the_way(turn: Turn, taken: Any, left: Sequence[Any], kinds: Kinds) -> Any | None:
    """Return what of the chosen is left could not be made, or would not, if this is `taken` next;
    None where nothing speaks against it."""
    others = [each for each in left if each != taken]
    if not others or ends(taken, kinds):
        return others[0] if others else None
    after = turn.after(taken)
    if isinstance(taken, turn.ruleset.telling.ascending):
        passed_over = next((each for each in others if not after.allows([each])), None)
        return passed_over or (None if after.allows(others) else others[0])
    return None if taken in left else others[0]


def beside_end(turn: Turn, candidates: Answer, series: Sequence[Any]) -> Answer:
    """Return the first of a series that is advised as a whole, and what ends it: to begin it with
    another says nothing of that other, as the rest would come after it. Without a series, all."""
    if not series:
        return candidates
    end = turn.ruleset.telling.series_end(turn.view(), series[0])
    return [each for each in candidates if each.action in (series[0], end)]


def made_so_far(match: Match, player: Player) -> list[Action]:
    """Return the player's decisions of such a kind that nothing has followed yet."""
    kinds, parse = match.ruleset.telling.ascending, match.ruleset.parse_action
    made: list[Action] = []
    for notation, decider in zip(reversed(match.actions), reversed(match.deciders), strict=True):
        if decider != player or not isinstance(action := parse(notation), kinds):
            break
        made.insert(0, action)
    return made
