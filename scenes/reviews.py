"""The ways to a review: of a stored match, and from there to the place that one wants to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from game.bots.thinker import Thinker
from game.core.fields import BadContent
from game.core.protocols import Player
from game.core.record import BadRecord
from game.core.rng import Rng
from game.core.words import _
from game.session.match import Match
from game.session.progress.progress import keep_judgement
from game.session.replay import Replay
from game.session.review.closed import reviewed_players, why_closed
from game.session.review.judging import Review
from game.session.review.moments import seen_deals, tried_again
from game.session.store import Store, UnknownMatch
from game.session.tournament import is_shared_duel, why_draft_is_closed
from scenes.games import namer_of, replay_of
from scenes.looks import PlayersLook
from scenes.reviewing import Cards, ReviewPage, Seen, Wanted
from scenes.scene import Scene
from scenes.show.look import Look
from scenes.ui.dialog import Message
from scenes.ui.text import escape


def replay_page(store: Store, look: Look, id: int, at: int) -> Scene[Any]:
    """Return the screen on which a stored match is seen again, from after `at` events on, or one
    that says why it cannot be."""
    try:
        is_shared = is_shared_duel(store, store.matches.occasion_of(id))
        replay = Replay(store.matches.record(id), is_shared_duel=is_shared)
    except (BadContent, BadRecord, UnknownMatch) as wrong:
        return Message(_("This match cannot be shown"), [escape(str(wrong))])
    return replay_of(replay, look, at)


class Host(Protocol):
    """The program that reviews are opened from."""

    store: Store
    thinker: Thinker
    look: PlayersLook

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""

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
        self, id: int, back: Callable[[], object], page: ReviewPage, wanted: Wanted | None
    ) -> None:
        if wanted is None:
            back()
            return
        again = partial(self.open, id, back, page.again())
        if wanted.tries is None:
            self.program.replay(id, again, wanted.moment.event)
        else:
            self._try(id, wanted, again)

    def _try(self, id: int, wanted: Wanted, back: Callable[[], object]) -> None:
        """Play a deal on from a moment, outside the match."""
        from scenes.again import trial_table  # The title does without it.

        program = self.program
        stream = None if wanted.tries is Cards.SAME else Rng(program.new_seed())
        record = program.store.matches.record(id)
        match = tried_again(record, wanted.player, wanted.moment, stream)
        program.thinker.cancel()
        table = trial_table(
            match, wanted.player, wanted.deal.brought, program.thinker, program.look
        )
        program.show(table, lambda _none: back())

    def _page(self, id: int) -> ReviewPage:
        store = self.program.store
        record = store.matches.record(id)
        if is_shared_duel(store, store.matches.occasion_of(id)):
            raise ValueError(why_draft_is_closed())
        match = Match.from_record(record)
        if why := why_closed(match):
            raise ValueError(why)
        deals = {player: list(seen_deals(record, player)) for player in reviewed_players(match)}
        game, thinker = match.ruleset, self.program.thinker
        seen = Seen(game, match.names, deals)
        keep = partial(self._keep, id, match)
        return ReviewPage(seen, namer_of(game), thinker, on_review=keep, look=self.program.look)

    def _keep(self, id: int, match: Match, player: Player, review: Review) -> None:
        """Keep what a person's choices were worth."""
        if match.seats[player].is_human:
            for judged in review.judgements:
                keep_judgement(self.program.store, id, match.ruleset, judged)
