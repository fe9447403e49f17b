"""The contract between a game and everything that plays, shows, stores or tests it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from game.core.elsewhere import Boards, Laid
from game.core.meaning import Meaning
from game.core.points import POINTS, Unit
from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.core.terms import DEALS, Terms
from game.core.words import _, language, many

Player = int
CHANCE: Player = -1
"""Nature is to act: a packet of the deal, a die."""
TERMINAL: Player = -4
"""Nobody is to act: the deal is over."""


class Action(Protocol):
    """A decision or an act of chance: a frozen value whose str() is its notation."""

    def __hash__(self) -> int: ...
    def __lt__(self, other: Any, /) -> bool: ...


class Event(Protocol):
    """A fact in the past tense, for whoever shows or tells it; no pixels, no seconds."""

    def redacted(self, observer: Player | None) -> "Event":
        """Return the event as this seat (None: a bystander) may know it."""
        ...


Emit = Callable[[Event], None]

A = TypeVar("A", bound=Action)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
O = TypeVar("O")  # noqa: E741 - the options type


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a sentence for the player, and the clause that says so."""

    sentence: str
    rule: str = ""


class IllegalAction(ValueError):
    """The action is not allowed here; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class State(Protocol[A, V_co]):
    """A full position of one deal; only the rules and the match may hold one.

    All fields hold immutable values, so a shallow copy is a whole copy.
    """

    history: tuple[A, ...]
    """All actions so far, those of chance included."""

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, or TERMINAL."""
        ...

    def legal_actions(self) -> Sequence[A]:
        """Return what the player to act may do, sorted and unique; empty iff no player is to."""
        ...

    def refusal(self, action: A) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        ...

    def chance_action(self, rng: Rng) -> A:
        """Draw nature's action; only when `current_player()` is CHANCE."""
        ...

    def apply_action(self, action: A, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and leave everything unchanged if it is not legal."""
        ...

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        ...

    def returns(self) -> Sequence[float]:
        """Return one utility per player; only of a terminal state."""
        ...

    def view(self, observer: Player | None) -> V_co:
        """Return all that this seat (None: a bystander) knows, as a frozen value."""
        ...

    def clone(self) -> Self:
        """Return an independent copy."""
        ...


class Standing(Protocol):
    """What survives a deal: scores, dealer, deals played and whatever else the match needs.

    It knows the options of its match, so nobody has to carry both.
    """

    @property
    def players(self) -> int:
        """The number of players."""
        ...

    @property
    def deals_played(self) -> int:
        """How many deals have been settled."""
        ...

    @property
    def deals_in_match(self) -> int | None:
        """How many deals a whole match has, None where that is not known beforehand."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the match has been played out."""
        ...

    @property
    def dealer(self) -> Player:
        """Who deals the next deal."""
        ...

    @property
    def scores(self) -> tuple[float, ...]:
        """The running totals; halves are exact."""
        ...

    @property
    def results(self) -> tuple[Any, ...]:
        """A line of the score sheet for every deal that has been settled."""
        ...

    def merit(self, player: Player) -> tuple[float, ...]:
        """Return what the player is placed by, the more the better: first the total, in a match
        where the least wins with its sign turned, then what breaks ties."""
        ...

    def winners(self) -> tuple[Player, ...]:
        """Return who leads the match (or has won it, when it is over); ties share."""
        ...


@dataclass(frozen=True)
class Candidate(Generic[A]):
    """One action a bot considered: its worth to the player, and how often it was tried."""

    action: A
    value: float
    visits: int = 0


class Bot(Protocol[A, V_contra]):
    """A computer player, which is given a view and never a State."""

    def think(
        self, view: V_contra, legal: Sequence[A], rng: Rng
    ) -> Iterator[Sequence[Candidate[A]]]:
        """Yield ever better lists of candidates, the best first in each."""
        ...


Names = Sequence[str]
"""What the seats are called, in seat order."""


def nothing_sure(view: Any) -> Sequence[Any]:
    """Return nothing: what a game without a proof of sure tricks knows of them."""
    return ()


def everything(view: Any, legal: Sequence[A], style: Style = STEADY) -> Sequence[A]:
    """Return all legal actions: what a search weighs in a game that has no shortlist."""
    return legal


class Shortlist(Protocol[A, V_contra]):
    """What a search is to weigh."""

    def __call__(self, view: V_contra, legal: Sequence[A], style: Style = STEADY, /) -> Sequence[A]:
        """Return the legal actions worth a search, at least one.

        Where the plain player's word stands, it is that of one of this style.
        """
        ...


class Policy(Protocol[A, V_contra]):
    """How a player chooses by plain sense."""

    def __call__(self, view: V_contra, legal: Sequence[A], rng: Rng, style: Style = STEADY, /) -> A:
        """Return one of the legal actions, as a player of this style would."""
        ...


@dataclass(frozen=True)
class Sense(Generic[A, V]):
    """What computer players know of a game. All of it starts from a view, never from the truth."""

    determinize: Callable[[V, Rng], Any]
    """A full State that the view's observer cannot tell from the real one."""
    worlds: Callable[[V, Rng], Iterator[Any]]
    """An endless stream of such States, those oftener that fit what players have said and done;
    None now and then while the next is being looked for, so that whoever waits can stop."""
    policy: Policy[A, V]
    """The plain player's choice."""
    playout: Callable[[Any, Rng], Sequence[float]]
    """Play a state out quickly and return the utilities; the state may be spent by it."""
    shortlist: Shortlist[A, V] = everything
    """The legal actions worth a search, where there are too many to weigh all."""
    taste: Callable[[V, Sequence[A], Rng, Style], A] | None = None
    """(view, moves about equally good, the best first) -> the one that suits the style; None where
    the game knows no styles."""
    guide: Callable[[V, Style], Any] | None = None
    """(view, style) -> what leads a tree search from there (`game.search.mcts.Guide`); None where
    the game knows no good moves."""
    trials: Callable[[V, Sequence[A], Rng, int], Any] | None = None
    """(view, moves, stream, playouts at most) -> trials of the moves for a race
    (`game.search.race.Trials`), where the game has quick ones; None where its worlds are played
    out one by one."""
    warm_up: Callable[[], None] | None = None
    """Loads and compiles what the quick trials need; the first time that may take half a minute."""
    rest: Callable[[V], Sequence[A]] = nothing_sure
    """(view) -> what the observer, who is to lead, does one after the other to take every trick
    that is left, proved from what he sees; nothing where it is not, or where he may not want to."""
    slip: Policy[A, V] | None = None
    """What a beginner does instead when he misses the point; None where that is anything legal."""
    trusts_plain: bool = False
    """Whether a race keeps to the plain player's move unless another is clearly better: right
    where a deal's return is a matter of few points and much luck."""


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
    terms: Terms = DEALS
    """What the game calls its deals, where all games share a sentence."""
    unit: Callable[[Any], Unit] = lambda standing: POINTS
    """(standing) -> what the match is scored in."""
    scoring: Callable[[Any], str] = lambda standing: ""
    """(standing) -> what counts in this match and who wins it, in a sentence or two; "" where the
    rule book alone says so."""
    verdict: Callable[[Any, Names], str] = lambda standing, names: ""
    """(standing of a match that is over, names) -> why it was won, with the clause: by how much,
    or what broke a tie; "" where there is nothing to be told."""
    notation: str = ""
    """A sentence for text mode on how cards are written, to be translated; "" for none."""
    spoken: Callable[[str], Action | None] = lambda text: None
    """(a line in everyday words) -> the decision that it names, None for none; for text mode."""
    ascending: tuple[type[Action], ...] = ()
    """Kinds of decision that are made one after another and in ascending order, nothing else in
    between: text mode is told them in any order."""
    meaning: Callable[[V, Any], Meaning | None] = lambda view, subject: None
    """(view, a decision, a `Thing` or somebody `Seated`) -> what it means, what it is worth now and
    what loses it; None for what needs no words. It tells nothing that the view does not."""
    reason: Callable[[V, Any], str] = lambda view, action: ""
    """(view, a decision that a strong player would make) -> one reason for it, with what tells it;
    "" where there is none in words. It tells nothing that the view does not."""
    caution: Callable[[V, Any, Any, Names], str] = lambda view, choice, better, names: ""
    """(view, a decision, one that is better, names) -> what speaks against the first, with what
    tells it; "" where there is nothing in words. It tells nothing that the view does not."""
    themes: Callable[[V, Any, Any], Sequence[str]] = lambda view, best, instead: ()
    """(view, the best decision, one that looks as good) -> what the choice between them is about
    (ids of `core.themes`), the most first; none where it is not practised by itself."""
    phase: Callable[[V, Any], str] = lambda view, action: ""
    """(view, a decision) -> where in a deal it is made (an id of `core.themes.PHASES`); "" where
    the game knows no such parts."""
    place: Callable[[Player, Names], str] = lambda player, names: ""
    """(player, names) -> what the seat is called and whose partner sits there; "" where each plays
    for himself."""
    turn: Callable[[V], str] = lambda view: ""
    """(view of the player to act) -> a sentence for text mode if he is to play from another hand
    than his own, else ""."""
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


Sides = tuple[tuple[Player, ...], ...]
"""Who scores together, in seat order."""


def each_alone(players: int) -> Sides:
    """Return the sides of a game in which everybody plays for himself."""
    return tuple((player,) for player in range(players))


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
    laid: Laid | None = None
    """How deals are laid out beforehand, None where they are always drawn."""
    read_levels: Callable[[], None] | None = None
    """Reads the files that the game is made of, and raises BadContent if one is broken; None where
    it is made of none."""

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
