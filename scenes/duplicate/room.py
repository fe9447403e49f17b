"""The ways among pages of shared cards: a code, a friend's deal, and duplicate."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from game.bots.catalogue import LEVELS, offered_in
from game.core.fields import BadContent
from game.core.record import BadRecord
from game.core.words import _
from game.rulesets.catalogue import ruleset
from game.session.duplicate.others import Others
from game.session.duplicate.runs import ClosedDuplicate, Duplicate, Run
from game.session.duplicate.together import together, together_words
from game.session.duplicate.told import stand_in_words, summary
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import DUPLICATE, GUEST, SHARED, Occasion
from game.session.replay import Replay
from game.session.seats import BadSeats
from game.session.sharing.deal import SharedDeal, shared_from
from game.session.sharing.dealcode import code_of, read_code
from game.session.store import KeptMatch, Store, UnknownMatch
from scenes.beginning import Beginning
from scenes.duplicate.codepage import WHOLE, CodePage
from scenes.duplicate.compare import ComparePage, Tables
from scenes.duplicate.frienddeal import FriendDeal
from scenes.duplicate.players import PlayersPage, PlayerWish, Playing
from scenes.duplicate.tables import BothTables
from scenes.games import SHOWN_AGAIN, fault_of
from scenes.kept import Chosen, KeptMatches
from scenes.looks import PlayersLook
from scenes.matchsetup import newcomer
from scenes.scene import Scene
from scenes.ui.dialog import Message
from scenes.ui.text import escape

NOT_THERE = (BadContent, BadRecord, ClosedDuplicate, UnknownMatch, ValueError)
"""What is raised for a match that cannot be looked at so."""


class Host(Protocol):
    """The program whose matches they are."""

    store: Store
    look: PlayersLook

    @property
    def beginning(self) -> Beginning:
        """The ways to a new match."""

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def sit_down(self, kept: KeptMatch, back: Callable[[], object] | None = None) -> None:
        """Go on with a match that the store keeps; `back` leads to where one came from."""

    def resume(self, id: int, back: Callable[[], object] | None = None) -> None:
        """Go on with a stored match; `back` leads to where one came from."""


def compares(occasion: Occasion | None) -> bool:
    """Tell whether a match that is over leads to a comparison: a friend's, with his own cards or
    with somebody else's."""
    if occasion is None:
        return False
    if occasion.kind == SHARED:
        return bool(read_code(occasion.id).moves)
    return occasion.kind == DUPLICATE


class SharedCards:
    """Shares the cards of a program's matches, and gives them to others."""

    def __init__(self, program: Host) -> None:
        self.program = program
        self._others = Others()
        self._playing: dict[tuple[int, str], Duplicate] = {}

    def close(self) -> None:
        """Let nobody play any more."""
        self._others.close()

    # -- codes

    def share(self, id: int, back: Callable[[], object], at: int = WHOLE) -> None:
        """Show the code of a stored match, or of one of its deals."""
        store = self.program.store

        def told(deal: int | None, with_moves: bool) -> SharedDeal:
            return shared_from(store, id, deal, with_moves=with_moves)

        try:
            match = Match.from_record(store.matches.record(id))
        except NOT_THERE as wrong:
            self._refuse(wrong, back)
            return
        head = _(match.ruleset.telling.terms.deals)
        page = CodePage(told, head, match.standing.deals_played, at)
        self.program.show(page, lambda _none: back())

    def play_friends(self, back: Callable[[], object]) -> None:
        """Take a friend's code, and sit down to his deal."""
        self.program.show(FriendDeal(), partial(self._begin_friends, back))

    def _begin_friends(self, back: Callable[[], object], deal: SharedDeal | None) -> None:
        if deal is None:
            back()
            return
        game = ruleset(deal.game)
        if fault := fault_of(game, deal.options):
            self._refuse(ValueError(fault), back)
            return
        match = deal.match(self._seats_for(deal))
        occasion = Occasion(SHARED, code_of(deal), 0)
        self.program.sit_down(self.program.store.matches.begin(match, occasion), back)

    def _seats_for(self, deal: SharedDeal) -> list[Seat]:
        """Return who sits down to a friend's deal: as it was set up last, one person among
        computer players, where the friend sat."""
        last = self.program.beginning.usual(ruleset(deal.game)).seats
        person = next((seat for seat in last if seat.is_human), Seat(HUMAN, GUEST))
        seats = [seat for seat in last if not seat.is_human][: deal.players - 1]
        while len(seats) < deal.players - 1:
            seats.append(newcomer(seats, len(seats)))
        seats.insert(deal.seat, person)
        return seats

    # -- duplicate

    def choose(self, back: Callable[[], object]) -> None:
        """Choose one of the matches that are over, for others to have its cards."""
        matches = [
            match
            for match in self.program.store.matches.all()
            if match.is_over and (match.occasion is None or match.occasion.kind != DUPLICATE)
        ]

        def chosen(wish: Chosen | None) -> None:
            if wish is None:
                back()
            else:
                self.open(wish.id, partial(self.choose, back))

        page = KeptMatches(matches, is_for_duplicate=True)
        self.program.show(page, chosen)

    def open(self, id: int, back: Callable[[], object] = lambda: None) -> None:
        """Show who has had the cards of a match that is over."""
        try:
            duplicate = Duplicate(self.program.store, id)
        except NOT_THERE as wrong:
            self._refuse(wrong, back)
            return
        self._open(duplicate, back)

    def _open(self, duplicate: Duplicate, back: Callable[[], object]) -> None:
        told: dict[Run, str] = {}

        def runs() -> list[tuple[Run, str]]:
            for run in duplicate.runs():
                if run not in told:
                    told[run] = self._lead(duplicate, run)
            return [(run, told[run]) for run in duplicate.runs()]

        match = duplicate.match
        about = _("{game}: the cards of {name}. {played}").format(
            game=_(match.ruleset.title),
            name=duplicate.own_name,
            played=match.ruleset.telling.terms.played(match.standing.deals_played),
        )
        notes = [stand_in_words(duplicate.stand_ins)] if duplicate.stand_ins else []
        page = PlayersPage(about, runs, self._play(duplicate), notes)
        self.program.show(page, partial(self._wished, duplicate, back))

    def _lead(self, duplicate: Duplicate, run: Run) -> str:
        if not run.is_over:
            return _("The match is not over.")
        try:
            comparison = duplicate.compare(duplicate.match_of(run))
        except NOT_THERE as wrong:
            return str(wrong)
        return summary(comparison, (duplicate.own_name, run.name))[0]

    def _play(self, duplicate: Duplicate) -> Playing:
        own = max(1, len(duplicate.match.actions))

        def share(level: str) -> float | None:
            key = duplicate.id, level
            if key not in self._playing:
                return None
            return min(0.99, self._others.decisions(key) / own)

        def begin(level: str) -> None:
            self._playing[duplicate.id, level] = duplicate
            self._others.ask((duplicate.id, level), duplicate.setting, (level,))

        def cancel(level: str) -> None:
            self._playing.pop((duplicate.id, level), None)
            self._others.drop((duplicate.id, level))

        levels = offered_in(duplicate.match.ruleset.id)
        return Playing(levels, share, begin, cancel, self._look)

    def _look(self) -> bool:
        """Keep what computer players have made; return whether one has come to the end, or has
        been given up as its process died."""
        done = False
        for key, duplicate in list(self._playing.items()):
            made = self._others.look(key)
            if made is not None:
                duplicate.keep(key[1], made[0])
            if made is not None or not self._others.is_asked(key):
                del self._playing[key]
                self._others.drop(key)
                done = True
        return done

    def _wished(
        self, duplicate: Duplicate, back: Callable[[], object], wish: PlayerWish | None
    ) -> None:
        again = partial(self._open, duplicate, back)
        if wish is None:
            self._leave(duplicate)
            back()
        elif wish.what == "share":
            self.share(duplicate.id, again)
        elif wish.what == "friend":
            self._seat_friend(duplicate, wish.name, again)
        elif wish.run is not None and wish.what == "compare":
            self._compare(duplicate, wish.run, again)
        elif wish.run is not None and wish.run.id is not None:
            self.program.resume(wish.run.id, again)

    def _leave(self, duplicate: Duplicate) -> None:
        """Let those play no more who were asked from the page that is left."""
        for level in LEVELS:
            if self._playing.pop((duplicate.id, level), None) is not None:
                self._others.drop((duplicate.id, level))

    def _seat_friend(self, duplicate: Duplicate, name: str, again: Callable[[], object]) -> None:
        try:
            kept = duplicate.seat_friend(name)
        except BadSeats as wrong:
            self._refuse(wrong, again)
            return
        self.program.sit_down(kept, again)

    def _compare(self, duplicate: Duplicate, run: Run, back: Callable[[], object]) -> None:
        try:
            other = duplicate.match_of(run)
        except NOT_THERE as wrong:
            self._refuse(wrong, back)
            return
        names = duplicate.own_name, run.name
        both = together(self.program.store, duplicate, run)
        in_all = "" if both is None else together_words(both, names)
        page = ComparePage(duplicate.match.ruleset, duplicate.compare(other), names, in_all)
        self.program.show(page, partial(self._look_at, duplicate, run, other, back))

    def _look_at(
        self,
        duplicate: Duplicate,
        run: Run,
        other: Match,
        back: Callable[[], object],
        tables: Tables | None,
    ) -> None:
        if tables is None:
            back()
            return
        own = duplicate.match
        starts = own.deal_starts
        page = BothTables(
            (Replay(own.record()), Replay(other.record())),
            (duplicate.own_name, run.name),
            self.program.look,
            SHOWN_AGAIN[own.ruleset.id],
            duplicate.seat,
            starts[min(tables.deal, len(starts) - 1)],
        )
        again = partial(self._compare, duplicate, run, back)
        self.program.show(page, lambda _none: again())

    def _refuse(self, wrong: Exception, back: Callable[[], object]) -> None:
        title = _("These cards cannot be shared")
        self.program.show(Message(title, [escape(str(wrong))]), lambda _none: back())
