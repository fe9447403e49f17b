"""What those who lead from one screen to the next ask of the program, whichever way they lead."""

from collections.abc import Callable
from typing import Any, Protocol

from game.session.store import KeptMatch, Store
from scenes.beginning import Beginning
from scenes.duplicate.room import SharedCards
from scenes.lessons import Lessons
from scenes.looks import PlayersLook
from scenes.reviews import Reviews
from scenes.scene import Scene


class Crossroads(Protocol):
    """The program, as a place from which every way can be taken."""

    store: Store
    look: PlayersLook
    lessons: Lessons

    @property
    def beginning(self) -> Beginning:
        """The ways to a new match."""

    @property
    def shared_cards(self) -> SharedCards:
        """The ways to codes, a friend's deal, and duplicate."""

    @property
    def reviews(self) -> Reviews:
        """The ways to the reviews of matches."""

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""

    def sit_down(self, kept: KeptMatch, back: Callable[[], object] | None = None) -> None:
        """Go on with a match that the store keeps; `back` leads to where one came from."""

    def replay(self, id: int, back: Callable[[], object] = ..., at: int = 0) -> None:
        """Look at a stored match again."""
