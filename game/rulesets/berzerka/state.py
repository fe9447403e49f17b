"""One hand of Berzerka in the whole truth, told by its table and its history."""

from dataclasses import dataclass

from game.core.protocols import Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.state import Position
from game.core.words import _
from game.rulesets.berzerka import phases
from game.rulesets.berzerka.actions import BerzerkaAction
from game.rulesets.berzerka.events import BoardLaid, DealStarted
from game.rulesets.berzerka.phases.laying import first_phase
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.standing import BerzerkaStanding, with_result
from game.rulesets.berzerka.view import BerzerkaView, History, view_of


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
        return view_of(self.table, self.history, observer)


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
