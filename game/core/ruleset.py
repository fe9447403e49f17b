"""A game as one value: its rules, its sense and its telling."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.core.protocols import A, Event, Player, V
from game.core.sense import Sense
from game.core.telling import Telling
from game.core.terms import Boards, Laid
from game.core.words import _, language, many

O = TypeVar("O")  # noqa: E741 - the options type

Sides = tuple[tuple[Player, ...], ...]
"""Who scores together, in seat order."""


def each_alone(players: int) -> Sides:
    """Return the sides of a game in which everybody plays for himself."""
    return tuple((player,) for player in range(players))


def as_it_stands(standing: Any) -> Any:
    """Return the standing: what a game without a rule for matches broken off makes of it."""
    return standing


def as_agreed(options: Any, people: Sequence[Player]) -> Any:
    """Return the house rules: what a game makes of them that does not ask who sits there."""
    return options


@dataclass(frozen=True)
class Ruleset(Generic[A, V, O]):
    """Everything the program knows about one game: its rules, its sense and its telling.

    `players` are the player counts it allows. `returns_sum` is what every deal's returns add up to
    (None where it varies), `longest_deal` a bound on the actions of one deal.
    """

    id: str
    version: int
    title: str
    players: range
    options: type[O]
    presets: Mapping[str, O]
    folder: Path
    opening: Callable[[O, int, Player], Any]
    """(options, players, first dealer) -> the Standing before the first deal."""
    new_deal: Callable[[Any], Any]
    """(standing) -> the State of the next deal."""
    settle: Callable[[Any, Any], Any]
    """(standing, terminal state) -> the next Standing."""
    parse_action: Callable[[str], A]
    """The inverse of str(action); raise ValueError on a text that is no notation."""
    sense: Sense[A, V]
    telling: Telling[V]
    returns_sum: float | None
    longest_deal: int
    sides: Callable[[int], Sides] = each_alone
    """(players) -> who scores together; they win and lose as one."""
    boards: Boards | None = None
    """How the arena compares results; None where the mean lead over the others tells."""
    is_final: Callable[[Event], bool] | None = None
    """Whether a decision that led to the event cannot be taken back: a die or a hidden card was
    seen. None where a person who plays alone may take back anything."""
    book: Callable[[str], str] = str
    """(text of the rule book) -> the text to be read, where it follows what cards are called."""
    passed_out: tuple[A, ...] = ()
    """What is done in a deal that nobody wants to play, () where every deal is played."""
    unlisted: tuple[A, ...] = ()
    """Decisions that may be legal though no list of legal ones has them: nobody weighs them."""
    laid: Laid | None = None
    """How deals are laid out beforehand, None where they are always drawn."""
    broken_off: Callable[[Any], Any] = as_it_stands
    """(standing after the last deal of a match that was cut short) -> the same, settled."""
    seated: Callable[[Any, Sequence[Player]], Any] = as_agreed
    """(house rules, the seats of people) -> the same, with what depends on who sits there."""
    read_levels: Callable[[], None] | None = None
    """Reads the files that the game is made of, and raises BadContent if one is broken; None where
    it is made of none."""

    @property
    def usual(self) -> O:
        """The house rules of a first match: those that the game names first."""
        return next(iter(self.presets.values()), None) or self.options()

    def players_words(self) -> str:
        """Return how many can play: "2 players", "4 to 6 players"."""
        least, most = self.players[0], self.players[-1]
        if least == most:
            return many("{n} player", "{n} players", most).format(n=most)
        return _("{least} to {most} players").format(least=least, most=most)

    def rule_book(self) -> str:
        """Return the rule book, Markdown written for players, with the clause ids.

        It is in the language in use where there is one in that language, else in English.
        """
        book = self.folder / f"RULES.{language()}.md"
        if not book.exists():
            book = self.folder / "RULES.md"
        return self.book(book.read_text(encoding="utf-8"))
