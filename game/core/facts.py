"""The common ground of every event and every position."""

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Protocol, Self

from game.core.protocols import Player


class Seen(Protocol):
    """A position that can be told to a seat: the same value with what it may not see left out."""

    def seen_by(self, observer: Player | None) -> Self:
        """Return what this seat (None: a bystander) sees of it."""
        ...


@dataclass(frozen=True)
class Fact:
    """Base of all events: a fact in the past tense.

    `after` is the position that resulted, so that nobody who shows an event need know what it
    does; None where an event stands by itself. It is no part of what happened: two events that
    say the same are equal, and the digest of a match leaves it out.
    """

    after: Any = field(default=None, kw_only=True, repr=False, compare=False)
    in_digest: ClassVar[bool] = True
    """Whether it belongs to what has happened; not where it tells only how things stand now."""

    def redacted(self, observer: Player | None) -> Self:
        """Return the fact as this seat (None: a bystander) may know it."""
        hidden = self.hidden_from(observer)
        if self.after is None:
            return replace(self, **hidden) if hidden else self
        return replace(self, **hidden, after=self.after.seen_by(observer))

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Return the fields to be put in place of those that this seat may not know."""
        return {}


@dataclass(frozen=True)
class TurnMoved(Fact):
    """Nothing was said or shown, but somebody else is to act, or something else is asked."""

    in_digest = False


class Position:
    """Base of a State whose fields all hold immutable values: a shallow copy is a whole copy."""

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy
