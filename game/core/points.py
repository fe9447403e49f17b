"""Points as players write them, and what else a game may score in."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.words import many, marked


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
