"""One hand of Berzerka in the whole truth, and what a seat knows of it."""

from dataclasses import dataclass, replace

from game.core.protocols import Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.state import Position
from game.core.words import _
from game.rulesets.berzerka import phases
from game.rulesets.berzerka.actions import BerzerkaAction, Deal, Discard, Done
from game.rulesets.berzerka.events import BoardLaid, DealStarted
from game.rulesets.berzerka.phases.laying import first_phase
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.standing import BerzerkaStanding, with_result

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


@dataclass
class BerzerkaState(Position):
    """A position of one hand: the table, and every action that led there."""

    table: BerzerkaTable
    history: History = ()

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, TERMINAL at the end."""
        return self.table.player

    def is_terminal(self) -> bool:
        """Tell whether every trick has been played."""
        return self.table.phase == Phase.OVER

    def legal_actions(self) -> list[BerzerkaAction]:
        """Return what the player to act may do, sorted; empty for chance and at the end."""
        return phases.legal(self.table) if self.table.player >= 0 else []

    def refusal(self, action: BerzerkaAction) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        if self.table.player < 0:
            return Refusal(_(phases.NOBODYS_TURN))
        return phases.refusal(self.table, action)

    def chance_action(self, rng: Rng) -> BerzerkaAction:
        """Draw what chance does now: contracts of the board, a copy, a packet of cards."""
        return phases.draw(self.table, rng)

    def apply_action(self, action: BerzerkaAction, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and change nothing if it is not legal."""
        refused = phases.refusal(self.table, action)
        if refused is not None:
            raise IllegalAction(refused)
        if emit and not self.history:
            _begin(self.table, emit)
        self.table = phases.apply(self.table, action, emit)
        self.history = (*self.history, action)

    def returns(self) -> tuple[float, ...]:
        """Return each player's game points of this hand; they add up to 0 (BZ-26)."""
        return tuple(map(float, deal_result(self.table).points))

    def view(self, observer: Player | None) -> BerzerkaView:
        """Return what this seat knows (None: a bystander)."""
        history = _redacted(self.history, observer, self.table)
        return BerzerkaView(self.table.seen_by(observer), observer, history)


def _begin(table: BerzerkaTable, emit: Emit) -> None:
    """Tell that a hand begins, and in the first one what is on the board."""
    number = table.standing.deals_played
    emit(DealStarted(number, table.dealer))
    if number == 0 and table.phase == Phase.DEAL:
        emit(BoardLaid(table.boxes))


def new_deal(standing: BerzerkaStanding) -> BerzerkaState:
    """Return the hand that follows the standing, with no card dealt yet."""
    phase, player = first_phase(standing)
    table = BerzerkaTable(standing, standing.boxes, standing.dealer, phase, player)
    return BerzerkaState(table)


def settle(standing: BerzerkaStanding, deal: BerzerkaState) -> BerzerkaStanding:
    """Return the standing after the hand."""
    return with_result(standing, deal.table.boxes, deal_result(deal.table))


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
