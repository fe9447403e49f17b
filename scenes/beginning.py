"""The ways to a new match, and to a rule book: of which game first, if there are several."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from game.session.match import Match
from game.session.occasion import GUEST
from game.session.store import KeptMatch, Store
from scenes.games import makers_of
from scenes.lessons import Lessons
from scenes.matchsetup import GameChoice, MatchSetup, first_setup, keep_setup, last_setup
from scenes.rulebook import RuleBook
from scenes.scene import Scene
from scenes.setup import Setup


class FriendsDeals(Protocol):
    """Where deals are begun that friends have played."""

    def play_friends(self, back: Callable[[], object]) -> None:
        """Take a friend's code, and sit down to his deal."""


class Host(Protocol):
    """The program in which matches begin."""

    store: Store
    lessons: Lessons

    @property
    def shared_cards(self) -> FriendsDeals:
        """Where a friend's deal is begun."""

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def games(self) -> list[Any]:
        """Return the games of the window."""

    def can_be_played(self, game: Any) -> bool:
        """Tell whether the files of a game are sound; if one is not, say which and why."""

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""

    def sit_down(self, kept: KeptMatch, back: Callable[[], object] | None = None) -> None:
        """Go on with a match that the store keeps; `back` leads to where one came from."""


class Beginning:
    """Begins the matches of a program."""

    def __init__(self, program: Host) -> None:
        self.program = program

    def choose_game(self) -> None:
        """Begin a new match: which game first."""
        self.program.show(GameChoice(self.program.games()), self._chosen)

    def _chosen(self, game: Any) -> None:
        if game is not None:
            self.set_up(game, self.choose_game)

    def set_up(self, game: Any, back: Callable[[], object] = lambda: None) -> None:
        """Offer the lesson of a game to whoever is new to it, then its form; `back` leads to where
        one came from."""
        if self.program.can_be_played(game):
            self.program.lessons.offer(game, otherwise=partial(self._open_setup, game, back))

    def _open_setup(self, game: Any, back: Callable[[], object]) -> None:
        makers = makers_of(game, self.program.store)
        learn = partial(self.program.lessons.start, game)
        friends = partial(self.program.shared_cards.play_friends, lambda: None)
        form = Setup(self.usual(game), partial(self.open_book, game), makers, learn, friends)
        self.program.show(form, lambda setup: back() if setup is None else self.start(setup))

    def usual(self, game: Any) -> MatchSetup:
        """Return how the last match of a game was set up, or how its first one is."""
        return last_setup(self.program.store, game) or first_setup(game, GUEST)

    def start(self, setup: MatchSetup, back: Callable[[], object] | None = None) -> None:
        """Begin a match, and sit down to it; `back` leads to where one came from."""
        program = self.program
        keep_setup(program.store, setup)
        deals = setup.deals or len(setup.laid) or None
        seed, laid = program.new_seed(), setup.laid
        match = Match(setup.ruleset, setup.options, setup.seats, seed, deals, laid=laid)
        program.sit_down(program.store.matches.begin(match), back)

    def choose_rules(self) -> None:
        """Open a rule book: of which game first."""
        self.program.show(GameChoice(self.program.games()), self._chosen_to_read)

    def _chosen_to_read(self, game: Any) -> None:
        if game is not None:
            self.program.show(RuleBook(game.rule_book()), lambda _none: self.choose_rules())

    def open_book(self, game: Any, clause: str = "") -> None:
        """Open the rule book of a game at a clause ("" for its beginning), over what is shown."""
        self.program.show(RuleBook(game.rule_book(), clause))
