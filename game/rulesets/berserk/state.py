"""One battle of Berserk, from the roll for the first turn on: the whole truth."""

from dataclasses import dataclass, field

from game.core.protocols import CHANCE, TERMINAL, Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.state import Position
from game.core.words import _
from game.rulesets.berserk import muster
from game.rulesets.berserk.actions import BerserkAction, RollDice
from game.rulesets.berserk.battle import BATTLE_STEPS, battle_chance, battle_legal, battle_refusal
from game.rulesets.berserk.battle import begin_battle as begin_fighting
from game.rulesets.berserk.battle.units import FREE
from game.rulesets.berserk.battlefields import Battlefield
from game.rulesets.berserk.pending import AwaitDice, Pending
from game.rulesets.berserk.purse import crystals
from game.rulesets.berserk.sight import seen_history, seen_unit
from game.rulesets.berserk.standing import BattleResult, BerserkStanding, with_result
from game.rulesets.berserk.unit import BOARD, UNSEEN, Unit
from game.rulesets.berserk.view import BerserkView, Phase

EMPTY_BOARD = (FREE,) * len(BOARD.squares)

Pair = tuple[tuple[int, ...], tuple[int, ...]]


def nothing(_event: object) -> None:
    """Tell nobody."""


@dataclass
class BerserkState(Position):
    """A position of one battle; pairs are in seat order, cards are numbers.

    `first` is who has the first turn, None until that is settled; `drawing` whose cards chance
    brings next. A hand is what was drawn and not recruited; it is empty once the army stands.
    `armies` stay as they were recruited, `waiting` is what of them is left to place.
    """

    standing: BerserkStanding
    phase: Phase = Phase.FIRST
    to_act: Player = CHANCE
    first: Player | None = None
    drawing: Player = 0
    mulligans: tuple[int, int] = (0, 0)
    hands: Pair = ((), ())
    armies: Pair = ((), ())
    waiting: Pair = ((), ())
    units: tuple[Unit, ...] = ()
    board: tuple[int, ...] = EMPTY_BOARD
    """The uid of whoever stands on each square, or FREE."""
    givers: tuple[int, ...] = ()
    """The uids of all cards with an aura, from the battle's beginning on."""
    grounds: tuple[tuple[Player, int], ...] = ()
    """Terrain cards beside the board: owner and card."""
    pending: Pending | None = None
    turn: int = 0
    """0 before the battle; counts both players' turns from 1."""
    quiet: int = 0
    """Player turns without a wound, the one under way included (BW-68)."""
    winner: Player | None = None
    ending: str = ""
    mustered: int = 0
    """How many actions raised and placed the armies; 0 while that goes on."""
    history: tuple[BerserkAction, ...] = field(default=())

    # -- what is what

    @property
    def land(self) -> Battlefield | None:
        """The battlefield if its terrain counts, else None."""
        return self.standing.field if self.standing.options.terrain else None

    def gold(self, player: Player) -> int:
        """Return the gold crystals a player begins with, mulligans paid (BW-03, BW-05)."""
        if self.first is None:
            return 0
        gold, _silver = crystals(self.standing.options, player == self.first)
        return gold - self.mulligans[player]

    def silver(self, player: Player) -> int:
        """Return the silver crystals a player begins with (BW-03)."""
        if self.first is None:
            return 0
        return crystals(self.standing.options, player == self.first)[1]

    # -- who is to act, and what they may do

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, or TERMINAL at the end."""
        return self.to_act

    def is_terminal(self) -> bool:
        """Tell whether the battle is over."""
        return self.to_act == TERMINAL

    def legal_actions(self) -> list[BerserkAction]:
        """Return what the player to act may do, sorted; empty while chance acts and at the end."""
        if self.to_act < 0:
            return []
        return battle_legal(self) if self.phase == Phase.BATTLE else muster.muster_legal(self)

    def refusal(self, action: BerserkAction) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        if self.phase == Phase.BATTLE:
            return battle_refusal(self, action)
        return muster.muster_refusal(self, action)

    def chance_action(self, rng: Rng) -> BerserkAction:
        """Draw what chance brings: who is first, a hand, the dice of an attack."""
        if self.phase == Phase.BATTLE:
            return battle_chance(self, rng)
        return muster.muster_chance(self, rng)

    def apply_action(self, action: BerserkAction, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and change nothing if it is not legal."""
        if step := muster.MUSTER_CHANCE.get(type(action)):
            step(self, action, emit or nothing)
            return
        if isinstance(action, RollDice):
            self._check_roll(action)
        elif (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        self.history = (*self.history, action)
        if self.phase == Phase.BATTLE:
            BATTLE_STEPS[type(action)](self, action, emit)
        else:
            muster.MUSTER_STEPS[type(action)](self, action, emit or nothing)

    def _check_roll(self, action: RollDice) -> None:
        """Raise IllegalAction unless chance is to roll so many dice now."""
        if not isinstance(self.pending, AwaitDice) or self.pending.dice != len(action.dice):
            raise IllegalAction(Refusal(_("No such dice are to be rolled now.")))
        if not all(1 <= die <= 6 for die in action.dice):
            raise IllegalAction(Refusal(_("A die shows 1 to 6.")))

    def start_battle(self, emit: Emit) -> None:
        """Go on to the battle: both armies stand."""
        self.phase = Phase.BATTLE
        self.mustered = len(self.history)
        begin_fighting(self, emit)

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

    # -- what others may have of it

    def view(self, observer: Player | None) -> BerserkView:
        """Return what this seat knows (None: a bystander, who sees no hidden card)."""
        faces_down = self.phase == Phase.PLACE
        return BerserkView(
            observer=observer,
            standing=self.standing,
            phase=self.phase,
            player=self.to_act,
            first=self.first,
            gold=(self.gold(0), self.gold(1)),
            silver=(self.silver(0), self.silver(1)),
            mulligans=self.mulligans,
            hand=() if observer is None else self.hands[observer],
            hand_counts=(len(self.hands[0]), len(self.hands[1])),
            army=() if observer is None else self.armies[observer],
            army_counts=(len(self.armies[0]), len(self.armies[1])),
            waiting=() if observer is None else self.waiting[observer],
            waiting_counts=(len(self.waiting[0]), len(self.waiting[1])),
            units=tuple([seen_unit(unit, observer) for unit in self.units]),
            grounds=tuple(
                (owner, UNSEEN if faces_down and owner != observer else card)
                for owner, card in self.grounds
            ),
            pending=self.pending,
            turn=self.turn,
            quiet=self.quiet,
            winner=self.winner,
            ending=self.ending,
            history=seen_history(self, observer),
        )


def new_deal(standing: BerserkStanding) -> BerserkState:
    """Return the battle that follows the standing; nobody has drawn yet."""
    if standing.options.first == "fixed":
        first = standing.dealer
        return BerserkState(standing, Phase.DRAW, first=first, drawing=first)
    return BerserkState(standing)


def settle(standing: BerserkStanding, battle: BerserkState) -> BerserkStanding:
    """Return the standing after the battle."""
    return with_result(standing, battle.result())
