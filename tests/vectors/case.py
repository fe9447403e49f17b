"""What a runner of vectors yields, and how it insists that nothing in them is passed over."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

Fields = Mapping[str, Any]
LABELS = {"id", "name", "note"}
"""What tells people of a case, and claims nothing."""


class UnknownVectors(AssertionError):
    """The vectors hold a game, section, scheme or key that no runner here knows."""


@dataclass(frozen=True)
class Case:
    """One case of a vector file: its name, and what proves it (raises if it does not hold)."""

    name: str
    prove: Callable[[], None]


Runner = Callable[[Fields], Iterator[Case]]


class Watched(Mapping[str, Any]):
    """Fields that remember which of them have been read, those within them too."""

    def __init__(self, fields: Fields, where: str) -> None:
        self.where = where
        self._fields = {key: _watched(value, f"{where}/{key}") for key, value in fields.items()}
        self._unread = set(fields) - LABELS

    def __getitem__(self, key: str) -> Any:
        if key not in self._fields:
            raise UnknownVectors(f"{self.where}: the key {key} is missing")
        self._unread.discard(key)
        return self._fields[key]

    def __contains__(self, key: object) -> bool:
        return key in self._fields

    def get(self, key: str, default: Any = None) -> Any:
        """Return a field that may be missing."""
        return self[key] if key in self._fields else default

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def unread(self) -> list[str]:
        """Return the places of all fields that nobody has read."""
        found = [f"{self.where}/{key}" for key in sorted(self._unread)]
        read = [value for key, value in self._fields.items() if key not in self._unread]
        return found + [place for value in read for place in _unread(value)]


def _watched(value: Any, where: str) -> Any:
    if isinstance(value, Mapping):
        return Watched(value, where)
    if isinstance(value, list):
        return [_watched(each, f"{where}/{at}") for at, each in enumerate(value)]
    return value


def _unread(value: Any) -> list[str]:
    if isinstance(value, Watched):
        return value.unread()
    return [place for each in value for place in _unread(each)] if isinstance(value, list) else []


def proving(name: str, prove: Callable[..., None], fields: Fields, *more: Any) -> Case:
    """Return the case that these fields hold; it fails if any of them is missing or passed over."""
    return Case(name, partial(_prove, name, prove, fields, *more))


def _prove(name: str, prove: Callable[..., None], fields: Fields, *more: Any) -> None:
    watched = Watched(fields, name)
    prove(watched, *more)
    if unread := watched.unread():
        raise UnknownVectors(f"nobody here knows {', '.join(unread)}")


def failing(name: str, sentence: str) -> Case:
    """Return a case that fails with this sentence."""

    def fail() -> None:
        raise UnknownVectors(sentence)

    return Case(name, fail)
