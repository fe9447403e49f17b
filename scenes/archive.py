"""The matches in the store, and what may be done with each: the ways from their list."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from game.core.words import _
from game.session.duplicate.runs import remove_with_runs
from game.session.occasion import is_round
from game.session.store import Store
from scenes.duplicate.room import SharedCards
from scenes.kept import Chosen, KeptMatches
from scenes.reviews import Reviews
from scenes.scene import Scene
from scenes.ui.dialog import Confirm, Message


class Host(Protocol):
    """The program whose matches they are."""

    store: Store

    @property
    def reviews(self) -> Reviews:
        """The ways to the reviews of matches."""

    @property
    def shared_cards(self) -> SharedCards:
        """The ways to duplicate."""

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def resume(self, id: int, back: Callable[[], object] | None = None) -> None:
        """Go on with a stored match; `back` leads to where one came from."""

    def replay(self, id: int, back: Callable[[], object] = ..., at: int = 0) -> None:
        """Look at a stored match again."""


class Archive:
    """Lists the matches of a program, and does what is chosen there."""

    def __init__(self, program: Host) -> None:
        self.program = program

    def open(self) -> None:
        """List the matches there are."""
        self.program.show(KeptMatches(self.program.store.matches.all()), self._chosen)

    def _chosen(self, chosen: Chosen | None) -> None:
        if chosen is None:
            return
        if chosen.what == "resume":
            self.program.resume(chosen.id, self.open)
        elif chosen.what == "replay":
            self.program.replay(chosen.id, self.open)
        elif chosen.what == "review":
            self.program.reviews.open(chosen.id, self.open)
        elif chosen.what == "duplicate":
            self.program.shared_cards.open(chosen.id, self.open)
        elif self._is_under_way(chosen.id):
            told = _("It is a round of a season under way, and would be dealt again as it was.")
            self.program.show(Message(_("The match stays"), [told]), lambda _none: self.open())
        else:
            sure = Confirm(
                _("Remove the match?"),
                [_("It cannot be brought back. Its result stays in the statistics.")],
                _("Remove"),
                loses=True,
            )
            self.program.show(sure, partial(self._remove, chosen.id))

    def _is_under_way(self, id: int) -> bool:
        """Tell whether a match is a round that is to be played on in a season."""
        occasion = self.program.store.matches.occasion_of(id)
        return any(
            is_round(occasion)
            and match.id == id
            and not match.is_over
            and occasion is not None
            and occasion.id in {str(season.id) for season in self.program.store.seasons.all()}
            for match in self.program.store.matches.all()
        )

    def _remove(self, id: int, sure: bool) -> None:
        if sure:
            remove_with_runs(self.program.store, id)
        self.open()
