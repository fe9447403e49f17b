"""What a match belongs to, where it belongs to anything."""

from dataclasses import dataclass

DRAFT = "draft"
"""The kind of a duel: `id` is the number of its draft in the store, `number` counts its duels."""


@dataclass(frozen=True)
class Occasion:
    """The place of a match in something larger, which knows more of it than the match does.

    `kind` says what that is, `id` which one of them (a number in the store, or the name of a file
    in `levels/`), `number` which match of it, from 0. A kind that this program does not know does
    no harm: its matches are played as if they belonged to nothing.
    """

    kind: str
    id: str
    number: int
