"""One battle of Berserk, from the roll for the first turn on: the whole truth."""

from dataclasses import dataclass

from game.core.protocols import TERMINAL, Emit, Event, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.rulesets.berserk.actions import BerserkAction, GiveUp
from game.rulesets.berserk.battle.effects import end
from game.rulesets.berserk.phases import PHASES
from game.rulesets.berserk.position import Battle, Phase, RunningBattle
from game.rulesets.berserk.standing import BattleResult, BerserkStanding, with_result
from game.rulesets.berserk.view import BerserkView, view_of


@dataclass(frozen=True)
class BerserkState(RunningBattle):
    """A battle under way, and what can be done with it. It changes by `apply_action` alone."""

    # -- who is to act, and what they may do

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, or TERMINAL at the end."""
        return self.to_act

    def is_terminal(self) -> bool:
        """Tell whether the battle is over."""
        return self.to_act == TERMINAL

    def legal_actions(self) -> list[BerserkAction]:
        """Return what the player to act may do, sorted; empty while chance acts and at the end."""
        return PHASES[self.phase].legal(self) if self.to_act >= 0 else []

    def refusal(self, action: BerserkAction) -> Refusal | None:
        """Return why this may not be done now, None where it may."""
        if isinstance(action, GiveUp) and self.phase is Phase.BATTLE and self.to_act >= 0:
            return None
        return PHASES[self.phase].refusal(self, action)

    def chance_action(self, rng: Rng) -> BerserkAction:
        """Draw what chance brings; raise ValueError in a phase where it never acts."""
        return PHASES[self.phase].chance(self, rng)

    def apply_action(self, action: BerserkAction, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and change nothing if it is not legal."""
        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        self.set(history=(*self.history, action))
        tells = self._with_position(emit) if emit else None
        if isinstance(action, GiveUp):
            end(self, 1 - self.to_act, "given up", tells)
        else:
            PHASES[self.phase].steps[type(action)](self, action, tells)

    def _with_position(self, emit: Emit) -> Emit:
        """Return what emits each event, which is new, with the position as it is at that moment."""

        def emit_with_position(event: Event) -> None:
            event.__dict__["after"] = Battle.of(self)
            emit(event)

        return emit_with_position

    # -- the end

    def result(self) -> BattleResult:
        """Return the line for the score sheet; only of a terminal state."""
        assert self.first is not None
        return BattleResult(self.first, self.winner, self.ending, self.turn)

    def returns(self) -> tuple[float, ...]:
        """Return 1 for the winner and -1 for the loser, 0 for both in a draw."""
        if self.winner is None:
            return (0.0, 0.0)
        return (1.0, -1.0) if self.winner == 0 else (-1.0, 1.0)

    def view(self, observer: Player | None) -> BerserkView:
        """Return what this seat knows (None: a bystander, who sees no hidden card)."""
        return view_of(self, observer)


def new_deal(standing: BerserkStanding) -> BerserkState:
    """Return the battle that follows the standing; nobody has drawn yet."""
    first = standing.settled_first
    if first is None:
        return BerserkState(standing)
    return BerserkState(standing, Phase.DRAW, first=first, drawing=first)


def settle(standing: BerserkStanding, battle: BerserkState) -> BerserkStanding:
    """Return the standing after the battle."""
    return with_result(standing, battle.result())
