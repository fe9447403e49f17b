"""Deals at several tables, and deals that come from elsewhere: what a game may offer of both."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Boards:
    """How a game compares the same deal played at several tables, where a mean tells too little.

    `options` are the house rules, as texts, under which every table has the deal under the same
    conditions; `refuses` says of an options value why it has not, "" where it has. `score` makes
    of what a player won at each of his tables what counts for him, in this `unit`.
    """

    options: Mapping[str, str]
    refuses: Callable[[Any], str]
    score: Callable[[Sequence[float]], float]
    unit: str


@dataclass(frozen=True)
class Laid:
    """How a match is set up from deals that come from elsewhere; both raise ValueError."""

    match: Callable[[str, str | None], tuple[Any, tuple[str, ...], tuple[str, ...]]]
    """(the text of a file, which of its deals, None for all) -> the house rules, the deals, and a
    sentence for each that is left out."""
    deal: Callable[[Any, str], tuple[Any, Sequence[Any]]]
    """(standing, one of the deals) -> the standing it is dealt from, and its cards in the order of
    dealing."""
