"""Who stands where in a match, ties broken, and how it came to that."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.protocols import Player
from game.core.words import _


def places(standing: Any) -> tuple[int, ...]:
    """Return each player's place by merit, from 1; those who are equal share one."""
    merits = [standing.merit(player) for player in range(standing.players)]
    return tuple(1 + sum(other > own for other in merits) for own in merits)


def first(standing: Any) -> tuple[Player, ...]:
    """Return who is ahead by merit; those who are equal share."""
    found = places(standing)
    return tuple(player for player, place in enumerate(found) if place == 1)


def course(standing: Any) -> list[tuple[float, ...]]:
    """Return the totals before the first deal and after each that was settled."""
    played = range(len(standing.results) + 1)
    return [replace(standing, results=standing.results[:count]).scores for count in played]


def least_wins(standing: Any) -> bool:
    """Tell whether the least total is the best, as far as the totals show it."""
    players = range(standing.players)
    return any(standing.merit(player)[0] != standing.scores[player] for player in players)


def tied(standing: Any) -> tuple[Player, ...]:
    """Return the players whose total is that of the winners, so that a tie-break decided or none.

    One player alone where nobody was tied for the win.
    """
    best = standing.scores[standing.winners()[0]]
    return tuple(p for p in range(standing.players) if standing.scores[p] == best)


def listed(names: Sequence[str]) -> str:
    """Return names one after the other, "and" before the last."""
    if len(names) == 1:
        return names[0]
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
