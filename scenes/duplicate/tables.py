"""Both tables of the same cards, one at a time, and each at the point where the other is."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from game.core.words import _
from game.session.duplicate.parting import Decisions, next_parting, same_point
from game.session.replay import Replay
from scenes.scene import Action, Point
from scenes.show.look import Look
from scenes.show.replay import ReplayPage
from scenes.show.show import ShowAgain
from scenes.ui.button import Button
from scenes.ui.text import escape

MOST_TYPE = 19.0
"""The largest type on the buttons, in units: the slider stands between them."""


class BothTables(ReplayPage):
    """Goes through two matches with the same cards, and from one table to the other at the same
    point: a whole table is seen at a time, so that its cards can be read in every window.

    NEXT_TAB and PREVIOUS_TAB go to the other table. `names` are of those who had the `seat`.
    """

    def __init__(
        self,
        tables: tuple[Replay, Replay],
        names: tuple[str, str],
        look: Look,
        make_show: Callable[[ReplayPage], ShowAgain],
        seat: int,
        begin_at: int,
    ) -> None:
        self.tables, self.names, self.side = tables, names, 0
        self._make_show = make_show
        super().__init__(tables[0], look, make_show, begin_at, seat)
        self.title = _("Both tables")

    def enter(self) -> None:
        """Begin where the hands of the deal can be seen."""
        super().enter()
        starts = self.show.starts(self.events)
        self.go_to(next((start for start in starts if start >= self.at), self.at))

    def beside_slider(self) -> Sequence[Button]:
        """Return the ways to the other table, and to where both part."""
        hint = _("The same point at {name}’s table.").format(name=escape(self.names[1 - self.side]))
        part = _("The next decision that differed at the other table.")
        return (
            Button(_("Other table"), self.switch, hint=hint, least=110, most=MOST_TYPE),
            Button(_("Where they part"), self.part, hint=part, least=110, most=MOST_TYPE),
        )

    def act(self, action: Action, at: Point | None = None) -> bool:
        """The keys between tabs go from table to table."""
        if action in (Action.NEXT_TAB, Action.PREVIOUS_TAB):
            self.switch()
            return True
        return super().act(action, at)

    def tell(self) -> None:
        """Say at which table one is, too."""
        super().tell()
        where = _("At {name}’s table:").format(name=escape(self.names[self.side]))
        self.strip.said.say(f"{{muted}}{where}{{/}} {self.strip.said.label}")

    def switch(self) -> None:
        """Show the other table at the same point."""
        other = self.tables[1 - self.side]
        theirs = self.seen(other)
        starts, begins = map(self.show.starts, (self.events, theirs))
        at = same_point(self.at, (self.events, starts), (theirs, begins))
        self.side = 1 - self.side
        self.show.release()
        self.replay, self.port = other, other.port
        self.events, self.is_playing = theirs, False
        self.forget_words()
        self.show = self._make_show(self)
        self.rebuild()
        self.go_to(at)

    def part(self) -> None:
        """Go to the next place where a deal takes another way at the other table."""
        other = self.tables[1 - self.side]
        tables = (self.replay, self.events), (other, self.seen(other))
        own, theirs = (
            (self._decisions(replay), self.show.starts(events)) for replay, events in tables
        )
        parted = next_parting(self.at, own, theirs)
        if parted is None:
            self.toast(_("From here on both tables went the same way."))
        else:
            self.go_to(parted)

    def _decisions(self, replay: Replay) -> Decisions:
        """Return the decisions of a match, each by the place among what is shown of it."""
        steps = (getattr(event, "in_digest", True) for event in replay.events(None))
        places = list(accumulate(steps, initial=0))
        return [(places[at], made) for at, made in replay.decisions()]
