"""Things loaded or made on demand: whoever needs one of them need not wait for the others."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

T = TypeVar("T")


class LoadedOnDemand(Mapping[str, T], Generic[T]):
    """Things by name; the module of each is loaded when it is first asked for.

    `where` says of each name "module:name of the thing in it".
    """

    def __init__(self, where: Mapping[str, str]) -> None:
        self._where = where

    def __getitem__(self, name: str) -> T:
        module, _colon, thing = self._where[name].partition(":")
        found: T = getattr(import_module(module), thing)
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._where

    def __iter__(self) -> Iterator[str]:
        return iter(self._where)

    def __len__(self) -> int:
        return len(self._where)


class MadeOnDemand(Mapping[str, T], Generic[T]):
    """Things by name; each is made when it is asked for, as `how` says of its name."""

    def __init__(self, how: Mapping[str, Callable[[], T]]) -> None:
        self._how = how

    def __getitem__(self, name: str) -> T:
        return self._how[name]()

    def __contains__(self, name: object) -> bool:
        return name in self._how

    def __iter__(self) -> Iterator[str]:
        return iter(self._how)

    def __len__(self) -> int:
        return len(self._how)
