"""Points as players write them."""

from game.core.words import many


def points_text(points: float) -> str:
    """Return points as players write them: 12, −4, ½, −1½."""
    whole, half = divmod(abs(points), 1)
    digits = f"{int(whole) if whole or not half else ''}{'½' if half else ''}"
    return f"−{digits}" if points < 0 else digits


def points_words(points: float) -> str:
    """Return points with their noun: "1 point", "12 points"; halves take the plural."""
    count = int(abs(points)) if points == int(points) else 2
    return many("{points} point", "{points} points", count).format(points=points_text(points))
