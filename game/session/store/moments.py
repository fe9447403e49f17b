"""Moments as they are stored, and as the player's clock shows them."""

from datetime import UTC, date, datetime

IS_A_DAY = f"day BETWEEN 1 AND {date.max.toordinal()}"
"""That a column named `day` holds one, as `date.toordinal` counts; in SQL."""


def now() -> str:
    """Return the present, in UTC, as "2024-05-31T19:30:00+00:00"."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def local(moment: str | float) -> datetime:
    """Return a stored moment, or a file's, as the time of the place where the player is.

    Where the computer's zone is none, or the moment is off the calendar there, it is told in UTC or
    as it is stored. Raise ValueError for what is no moment at all.
    """
    if isinstance(moment, str):
        found = datetime.fromisoformat(moment)
    else:
        try:
            found = datetime.fromtimestamp(moment, UTC)
        except (ValueError, OverflowError, OSError):
            found = datetime.max.replace(tzinfo=UTC)
    try:
        return found.astimezone()
    except (ValueError, OverflowError, OSError):
        return found
