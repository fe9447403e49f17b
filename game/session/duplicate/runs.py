"""A stored match that is over, and who has had its cards in one of its seats."""

from dataclasses import dataclass

from game.bots.catalogue import level_of
from game.core.words import _, marked
from game.session.duplicate.comparison import Comparison, compared
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import DUPLICATE, SHARED, Occasion, given_name, shown_name
from game.session.seats import BadSeats, check_names, own_seat
from game.session.setting import Made, Setting, made_in
from game.session.sharing.dealcode import read_code
from game.session.store import KeptMatch, Store
from game.session.tournament import is_shared_duel, why_draft_is_closed

FRIEND = marked("Your friend")
"""What whoever shared a deal is called."""


class ClosedDuplicate(ValueError):
    """A match whose cards are not for others (yet); the text says why."""


@dataclass(frozen=True)
class Run:
    """Somebody who has had the cards: who plays so, under which name, and whether to the end.

    `id` is the number of his match in the store, None for the friend whose code told his moves.
    """

    id: int | None
    spec: str
    name: str
    is_over: bool


class Duplicate:
    """The cards of a match, for others in the seat of the first person who played it.

    Raise ClosedDuplicate where they are not for others (yet), UnknownMatch, BadRecord or
    BadContent where the match cannot be played again.
    """

    def __init__(self, store: Store, id: int) -> None:
        self._store = store
        self.id = _first(store, id)
        occasion = store.matches.occasion_of(self.id)
        self.match = Match.from_record(store.matches.record(self.id))
        if not self.match.is_over:
            raise ClosedDuplicate(
                _("The match is not over; when it is, others can play the same cards.")
            )
        if is_shared_duel(store, occasion):
            raise ClosedDuplicate(why_draft_is_closed())
        is_shared = occasion is not None and occasion.kind == SHARED
        self._told = read_code(occasion.id) if is_shared and occasion is not None else None
        self.first = 0 if self._told is None else self._told.first
        """Where the cards begin that are compared: the deals before were played by a friend."""
        self.seat = own_seat(self.match)
        before = () if self._told is None else self._told.before
        self.setting = Setting.of(self.match, self.seat, before)

    @property
    def own_name(self) -> str:
        """Who sat in the seat."""
        return self.match.names[self.seat]

    @property
    def stand_ins(self) -> list[str]:
        """The names of other people whose seats computer players take."""
        others = [each for seat, each in enumerate(self.match.seats) if seat != self.seat]
        return [each.name for each in others if each.is_human]

    def runs(self) -> list[Run]:
        """Return who has had the cards, in the order in which they began."""
        found = [
            Run(each.id, each.seats[self.seat], each.names[self.seat], each.is_over)
            for each in sorted(self._store.matches.all(), key=lambda match: match.id)
            if each.occasion is not None
            and (each.occasion.kind, each.occasion.id) == (DUPLICATE, str(self.id))
            and self.seat < len(each.seats)
        ]
        if self._told is not None and self._told.moves:
            found.insert(0, Run(None, HUMAN, _(FRIEND), True))
        return found

    def match_of(self, run: Run) -> Match:
        """Return the match that somebody has played; raise BadRecord or UnknownMatch."""
        if run.id is not None:
            return Match.from_record(self._store.matches.record(run.id))
        assert self._told is not None, "only a code tells moves that are in no store"
        seats = list(self.match.seats)
        seats[self.seat] = Seat(HUMAN, run.name)
        return self._told.played(seats)

    def compare(self, other: Match) -> Comparison:
        """Compare the match with that of somebody who has had the cards."""
        return compared(self.match, other, self.seat, self.first)

    # -- others sit down

    def keep(self, spec: str, made: Made) -> int | None:
        """Store what a computer player has made of the cards; return the number of its match."""
        made_of = made.decisions[len(self.setting.before) :]
        match = made_in(self.setting.match(spec, self._name_of(spec)), made_of)
        kept = self._store.matches.begin(match, self._occasion())
        self._store.barrier()
        return kept.id

    def seat_friend(self, name: str) -> KeptMatch:
        """Store the match that a friend is to play at this screen; raise BadSeats for a name that
        somebody at the table has already, or that cannot be shown."""
        check_names([name])
        taken = {*self.match.names, *(each.name for each in self.runs())}
        if shown_name(name) in taken:
            raise BadSeats(_("{name} is taken; your friend needs another name.").format(name=name))
        match = self.setting.match(HUMAN, given_name(name.strip()))
        return self._store.matches.begin(match, self._occasion())

    def _occasion(self) -> Occasion:
        return Occasion(DUPLICATE, str(self.id), len(self.runs()))

    def _name_of(self, spec: str) -> str:
        """Return what a computer player is called in the seat: its level, if nobody else is."""
        level = level_of(spec)
        name = _(level.title) if level else spec
        others = [each.name for n, each in enumerate(self.match.seats) if n != self.seat]
        return name if name not in others else f"{name} 2"


def remove_with_runs(store: Store, id: int) -> None:
    """Remove a stored match, and those of computer players who have had its cards."""
    for match in store.matches.all():
        of = match.occasion
        is_run = of is not None and (of.kind, of.id) == (DUPLICATE, str(id))
        if is_run and HUMAN not in match.seats:
            store.matches.remove(match.id)
    store.matches.remove(id)


def _first(store: Store, id: int) -> int:
    """Return the match whose cards these are, where others have had them, too."""
    occasion = store.matches.occasion_of(id)
    if occasion is None or occasion.kind != DUPLICATE or not occasion.id.isdigit():
        return id
    return int(occasion.id)
