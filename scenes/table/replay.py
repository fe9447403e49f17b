"""The show of a match of a trick game that is looked at again."""

from collections.abc import Iterator, Sequence

from game.core.protocols import Event
from game.core.words import marked
from scenes.show.replay import ReplayPage
from scenes.table.reading import with_suits
from scenes.table.tableshow import TableShow


class TableAgain(TableShow):
    """A table on which nothing is played, moved through from deal to deal."""

    leaps = (marked("Previous deal"), marked("Next deal"))
    opens = marked("Open hands")

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(
            page,
            page.port,
            page.replay.seats,
            page.look,
            bottom=page.bottom,
            shown=page.shown,
            say=page.say,
            cue=lambda name: page.host.cue(name),
            stops=False,
            foot=lambda: page.strip_height,
        )

    def starts(self, events: Sequence[Event]) -> list[int]:
        """Return after how many of the events each deal can be seen, every hand dealt."""
        begun = [n for n, event in enumerate(events) if isinstance(event, self.game.starts)]
        return [start + len(self.seats) + 1 for start in begun]

    def sentences(self, events: Sequence[Event]) -> Iterator[str]:
        """Yield what is said of each of the events, as markup."""
        for said in self.port.ruleset.telling.told(events, self.port.names):
            yield with_suits(said, self.game.write_card)
