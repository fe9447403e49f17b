"""Points as players write them, and places with ties broken."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.protocols import Player
from game.core.words import _, many, marked


def points_text(points: float) -> str:
    """Return points as players write them: 12, −4, ½, −1½."""
    whole, half = divmod(abs(points), 1)
    digits = f"{int(whole) if whole or not half else ''}{'½' if half else ''}"
    return f"−{digits}" if points < 0 else digits


def points_words(points: float) -> str:
    """Return points with their noun: "1 point", "12 points"."""
    return many("{points} point", "{points} points", _count(points)).format(
        points=points_text(points)
    )


def points_in_short(points: float) -> str:
    """Return points with their noun where there is little room: "1 pt", "12 pts"."""
    return many("{points} pt", "{points} pts", _count(points)).format(points=points_text(points))


def _count(points: float) -> int:
    """Return the number that decides the form of the noun; halves take the plural."""
    return int(abs(points)) if points == int(points) else 2


@dataclass(frozen=True)
class Unit:
    """What a match is scored in: its heading, and a score in words, in full and in short."""

    head: str = marked("Points")
    words: Callable[[float], str] = points_words
    short: Callable[[float], str] = points_in_short


POINTS = Unit()


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
