"""The ways to a review: of a stored match, and from there to the place that one wants to see."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from game.bots.thinker import Thinker
from game.core.content import BadContent
from game.core.record import BadRecord
from game.core.words import _
from game.session.drafts import is_shared_duel, why_draft_is_closed
from game.session.match import Match
from game.session.review.closed import reviewed_players, why_closed
from game.session.review.moments import seen_deals
from game.session.store import Store, UnknownMatch
from scenes.games import namer_of
from scenes.reviewing import ReviewPage, Seen
from scenes.scene import Scene
from scenes.ui.dialog import Message
from scenes.ui.text import escape


class Host(Protocol):
    """The program that reviews are opened from."""

    store: Store
    thinker: Thinker

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def replay(self, id: int, back: Callable[[], object] = ..., at: int = 0) -> None:
        """Look at a stored match again, from a place in it."""


class Reviews:
    """Opens the reviews of a program's matches."""

    def __init__(self, program: Host) -> None:
        self.program = program

    def open(
        self, id: int, back: Callable[[], object] = lambda: None, page: ReviewPage | None = None
    ) -> None:
        """Review a stored match; `back` leads to where one came from, `page` is one to go on
        with."""
        try:
            page = page or self._page(id)
        except (BadContent, BadRecord, UnknownMatch, ValueError) as wrong:
            told = Message(_("This match cannot be reviewed"), [escape(str(wrong))])
            self.program.show(told, lambda _none: back())
            return
        self.program.show(page, partial(self._leave, id, back, page))

    def _leave(
        self, id: int, back: Callable[[], object], page: ReviewPage, event: int | None
    ) -> None:
        if event is None:
            back()
            return
        again = partial(self.open, id, back, page.again())
        self.program.replay(id, again, event)

    def _page(self, id: int) -> ReviewPage:
        store = self.program.store
        record = store.matches.record(id)
        if is_shared_duel(store, store.matches.occasion_of(id)):
            raise ValueError(why_draft_is_closed())
        match = Match.from_record(record)
        if why := why_closed(match):
            raise ValueError(why)
        deals = {player: list(seen_deals(record, player)) for player in reviewed_players(match)}
        game = match.ruleset
        return ReviewPage(Seen(game, match.names, deals), namer_of(game), self.program.thinker)
