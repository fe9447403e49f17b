"""What a runner of vectors yields, and how it insists on knowing every key."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Fields = Mapping[str, Any]


class UnknownVectors(AssertionError):
    """The vectors hold a game, section, scheme or key that no runner here knows."""


@dataclass(frozen=True)
class Case:
    """One case of a vector file: its name, and what proves it (raises if it does not hold)."""

    name: str
    prove: Callable[[], None]


Runner = Callable[[Fields], Iterator[Case]]


def known(found: Fields, where: str, must: str, may: str = "") -> Fields:
    """Return the fields if they are those this runner knows; raise UnknownVectors."""
    missing = sorted(set(must.split()) - set(found))
    strange = sorted(set(found) - set(must.split()) - set(may.split()))
    if missing or strange:
        raise UnknownVectors(f"{where}: unknown keys {strange}, missing keys {missing}")
    return found


def failing(name: str, sentence: str) -> Case:
    """Return a case that fails with this sentence."""

    def fail() -> None:
        raise UnknownVectors(sentence)

    return Case(name, fail)
