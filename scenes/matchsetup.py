"""What a new match needs, and who sits down to it first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.characters import CHARACTERS, Character
from game.core.ruleset import Ruleset
from game.core.words import _
from game.session.match import HUMAN, Seat


@dataclass(frozen=True)
class MatchSetup:
    """All that a new match needs but the seed; `laid` are deals that come from elsewhere."""

    ruleset: Ruleset[Any, Any, Any]
    options: Any
    seats: tuple[Seat, ...]
    deals: int | None = None
    laid: tuple[str, ...] = ()


def first_setup(ruleset: Ruleset[Any, Any, Any], name: str) -> MatchSetup:
    """Return a match of one person against computer players of the middle level.

    It has the house rules that the game names first.
    """
    seats = [Seat(HUMAN, name)]
    others = list(CHARACTERS.values())[: ruleset.players[0] - 1]
    seats += [Seat(each.spec("club"), each.name) for each in others]
    return MatchSetup(ruleset, ruleset.usual, tuple(seats))


def newcomer(seats: Sequence[Seat], place: int) -> Seat:
    """Return a character of the middle level who does not sit at the table yet."""
    taken = {seat.name for seat in seats}
    free: Character | None = next((c for c in CHARACTERS.values() if c.name not in taken), None)
    if free is None:
        return Seat("club", _("Player {n}").format(n=place + 1))
    return Seat(free.spec("club"), free.name)
