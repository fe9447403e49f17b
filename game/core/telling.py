"""How a game puts itself into words, for every place where it is told."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Generic

from game.core.explain import Guide
from game.core.points import POINTS, Unit
from game.core.protocols import Action, Event, Names, Player, V
from game.core.rng import Rng
from game.core.terms import DEALS, Terms
from game.core.themes import Count, Riddle


@dataclass(frozen=True)
class Meaning:
    """A line: what it is, what it is worth now, what loses it.

    `rule` is a clause of the rule book, or the first cell of a row of one of its tables.
    """

    words: str
    rule: str = ""

    def told(self) -> str:
        """Return the line with the place in the book; a row's name that it says already is not
        said twice."""
        return f"{self.words} [{self.rule}]" if self.rule not in self.words else self.words


class Thing(Enum):
    """What is on the table beside decisions and players."""

    QUESTION = auto()
    """What the person is asked now: what it is about, and what stands."""
    TRUMPS = auto()
    """The trump suit, or that there is none."""
    STAKE = auto()
    """What the deal hangs on for whoever looks: what he needs, or has to keep others from."""
    STORY = auto()
    """How the deal has gone so far: what was called, what stands, what is missing."""
    TALON = auto()
    """The cards that lie beside the trick: whose they are, and what they are for."""


@dataclass(frozen=True)
class Seated:
    """A player, with all that his plate shows: what he said, what he has, what he still needs."""

    player: int


@dataclass(frozen=True)
class Telling(Generic[V]):
    """How a game is told: in the log, in text mode, to screen readers and as JSON.

    `words` say in one sentence what it is.
    """

    words: str
    describe: Callable[[Event, Names], str]
    """One sentence for the log, "" for an event not worth one."""
    deal_summary: Callable[[Any, Any], Mapping[str, Any]]
    """(terminal state, standing after) -> what `play --json` tells of the deal."""
    text_view: Callable[[V, Names, int | None], str]
    """(view, names, how many deals the match has, None where nobody knows) -> the position in
    words, for text mode and screen readers."""
    guide: Guide[V]
    """What its hints, warnings and reviews are made of."""
    terms: Terms = DEALS
    """What the game calls its deals, where all games share a sentence."""
    unit: Callable[[Any], Unit] = lambda standing: POINTS
    """(standing) -> what the match is scored in."""
    aim: Callable[[Any], str] = lambda standing: ""
    """(standing) -> what a deal is about, in a sentence for somebody new, "" where the rules of the
    match say so."""
    scoring: Callable[[Any], str] = lambda standing: ""
    """(standing) -> what counts in this match and who wins it, in a sentence or two; "" where the
    rule book alone says so."""
    verdict: Callable[[Any, Names], str] = lambda standing, names: ""
    """(standing of a match that is over, names) -> why it was won, with the clause: by how much,
    or what broke a tie; "" where there is nothing to be told."""
    notation: Callable[[], str] = lambda: ""
    """() -> a sentence or two for text mode on how cards are written, "" for none."""
    spoken: Callable[[str], Action | None] = lambda text: None
    """(a line in everyday words) -> the decision that it names, None for none; for text mode."""
    written: Callable[[Any], str] = str
    """A decision -> how text mode writes it: its notation, or words that `spoken` reads."""
    ascending: tuple[type[Action], ...] = ()
    """Kinds of decision that are made one after another and in ascending order, nothing else in
    between: text mode is told them in any order."""
    together: tuple[type[Action], ...] = ()
    """Kinds of decision of which several are handed over at one press, with the one that ends them,
    and so taken back at once where they were; text mode takes them back one by one."""
    meaning: Callable[[V, Any], Meaning | None] = lambda view, subject: None
    """(view, a decision, a `Thing` or somebody `Seated`) -> what it means, what it is worth now and
    what loses it; None for what needs no words. It tells nothing that the view does not."""
    themes: Callable[[V, Any, Any], Sequence[str]] = lambda view, best, instead: ()
    """(view, the best decision, one that looks as good) -> what the choice between them is about
    (ids of `core.themes`), the most first; none where it is not practised by itself."""
    phase: Callable[[V, Any], str] = lambda view, action: ""
    """(view, a decision or a `Whole`) -> where in a deal it is made (an id of
    `core.themes.PHASES`); "" where the game knows no such parts. Steps that are made one after the
    other in one part, and cannot be judged by themselves, are judged together."""
    counts: Callable[[V, Names, Rng], Sequence[Count]] = lambda view, names, luck: ()
    """(view, names, chance) -> what can be asked of the tricks played so far, one question of a
    kind. It tells nothing that the view does not."""
    riddle: Callable[[V, Rng], Riddle | None] = lambda view, luck: None
    """(view of the player to act, chance) -> something that could be done, and what can be asked of
    how it ends; None where nothing is worth asking. It tells nothing that the view does not."""
    whole: Callable[[Sequence[Action]], str] = lambda steps: ", ".join(map(str, steps))
    """(the many small steps that make up a whole) -> what they come to, in words."""
    partners: Callable[[Player, Names], str] = lambda player, names: ""
    """(player, names) -> who plays with him and who against him, "" where each plays alone."""
    place: Callable[[Player, Names], str] = lambda player, names: ""
    """(player, names) -> what the seat is called and whose partner sits there; "" where each plays
    for himself."""
    turn: Callable[[V], str] = lambda view: ""
    """(view of the player to act) -> a sentence at the question on what is easily overlooked: that
    he plays from another hand than his own, that a choice is closed to him; else ""."""
    read_about: Callable[[V, str], Sequence[str]] | None = None
    """(view, a name or a place) -> lines that tell what is on the card; None where cards bear no
    words."""
    teller: Callable[[Names], Callable[[Event], str]] | None = None
    """Makes a `describe` that is told all events of a match in order, and remembers what it needs
    to name things by; None where each event can be described by itself."""

    def told(self, events: Iterable[Event], names: Names) -> Iterator[str]:
        """Yield a sentence for each event of a match from its beginning, "" where none is due."""
        if self.teller is None:
            return (self.describe(event, names) for event in events)
        return map(self.teller(names), events)
