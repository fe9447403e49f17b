"""What a seat knows of a hand: the table as it sees it, and what has been done."""

from dataclasses import dataclass, replace

from game.core.protocols import Player
from game.rulesets.berzerka.actions import BerzerkaAction, Deal, Discard, Done
from game.rulesets.berzerka.position import BerzerkaTable
from game.rulesets.berzerka.scoring import PLAYERS

History = tuple[BerzerkaAction, ...]


@dataclass(frozen=True)
class BerzerkaView:
    """A hand as the observer knows it (None: a bystander, who sees no cards in hands).

    `table` and `history`, which holds every action, are without the cards that he may not see.
    """

    table: BerzerkaTable
    observer: Player | None
    history: History

    def dealt(self, player: Player) -> list[Deal]:
        """Return the packets that the player was given, in order: six, seven, what he drew."""
        return [a for a in self.history if isinstance(a, Deal) and a.player == player]


def view_of(table: BerzerkaTable, history: History, observer: Player | None) -> BerzerkaView:
    """Return what the observer knows, from the whole truth."""
    return BerzerkaView(table.seen_by(observer), observer, _redacted(history, observer, table))


def _redacted(history: History, observer: Player | None, table: BerzerkaTable) -> History:
    """Return the history without the cards that the observer may not see.

    Whose a discard is follows from the turn: declarer first, each until he is done.
    """
    seen: list[BerzerkaAction] = []
    turn = 0 if table.declared is None else table.declared.declarer
    for action in history:
        if isinstance(action, Deal) and action.player != observer:
            action = replace(action, cards=())
        elif isinstance(action, Discard) and turn != observer:
            action = Discard(None)
        elif isinstance(action, Done):
            turn = (turn + 1) % PLAYERS
        seen.append(action)
    return tuple(seen)
