"""The position of a battle: one value for the rules, the seats and the screen.

The rules hold the whole of it and write on it (`RunningBattle`); what a seat knows is the same
value with backs for cards (`Battle.seen_by`), and so is what an event leaves behind.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Self

from game.core.facts import Position
from game.core.protocols import CHANCE, Player
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battlefields import Battlefield
from game.rulesets.berserk.pending import Pending
from game.rulesets.berserk.purse import crystals
from game.rulesets.berserk.standing import BerserkStanding
from game.rulesets.berserk.unit import BOARD, GRAVE, SKY, UNSEEN, Spot, Unit

FREE = -1
"""What `Battle.board` holds for a square nobody stands on."""
EMPTY_BOARD = (FREE,) * len(BOARD.squares)

Pair = tuple[tuple[int, ...], tuple[int, ...]]
"""Cards of player 0, by number, and those of player 1."""


class Phase(StrEnum):
    """Where a battle stands."""

    FIRST = "first"
    """Rolling for, and choosing, who is first (BW-08)."""
    DRAW = "draw"
    RECRUIT = "recruit"
    PLACE = "place"
    BATTLE = "battle"
    OVER = "over"

    __hash__ = str.__hash__
    """Quicker than that of an Enum: phases are looked up at every step."""


@dataclass(frozen=True)
class Battle:
    """A battle as it stands; pairs are in seat order, cards are numbers, UNSEEN for a back."""

    BEYOND: ClassVar[tuple[str, ...]] = ()
    """The fields that a subclass adds to the position."""

    standing: BerserkStanding
    phase: Phase = Phase.FIRST
    to_act: Player = CHANCE
    """Who is to act: a player, CHANCE, or TERMINAL at the end."""
    first: Player | None = None
    """Who has the first turn, None until that is settled."""
    rolled: tuple[int, int] | None = None
    """What was last rolled for the first turn, None where nobody has."""
    drawing: Player = 0
    """Whose cards chance brings next."""
    mulligans: tuple[int, int] = (0, 0)
    hands: Pair = ((), ())
    """What was drawn and not recruited; empty once the army stands."""
    armies: Pair = ((), ())
    """As they were recruited, to the end."""
    waiting: Pair = ((), ())
    """What of the armies is left to place."""
    units: tuple[Unit, ...] = ()
    """By uid; the dead as well."""
    board: tuple[int, ...] = EMPTY_BOARD
    """The uid of whoever stands on each square, or FREE."""
    givers: tuple[int, ...] = ()
    """The uids of all cards with an aura, from the battle's beginning on."""
    grounds: tuple[tuple[Player, int], ...] = ()
    """Terrain cards beside the board: owner and card."""
    grounds_hidden: bool = True
    """Whether terrain cards lie face down."""
    pending: Pending | None = None
    turn: int = 0
    """0 before the battle; counts both players' turns from 1."""
    quiet: int = 0
    """Player turns without a wound, the one under way included (BW-68)."""
    winner: Player | None = None
    """None for a draw, and while nobody has won."""
    ending: str = ""
    mustered: int = 0
    """How many actions raised and placed the armies; 0 while that goes on."""

    # -- what is what

    @property
    def number(self) -> int:
        """Which battle of the match it is, from 0."""
        return self.standing.deals_played

    @property
    def land(self) -> Battlefield | None:
        """The battlefield if its terrain counts, else None."""
        return self.standing.field if self.standing.options.terrain else None

    @property
    def turn_player(self) -> Player | None:
        """Whose turn it is, whoever answers or rolls just now; None before the first turn."""
        if not self.turn or self.first is None:
            return None
        return self.first if self.turn % 2 else 1 - self.first

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

    def placed(self, player: Player) -> int:
        """Return how many cards of his army a player has placed so far."""
        return len(self.armies[player]) - len(self.waiting[player])

    # -- who is where

    def living(self, player: Player) -> tuple[Unit, ...]:
        """Return the player's units on the board and in the air, by uid."""
        return tuple([u for u in self.units if u.owner == player and u.spot != GRAVE])

    def fallen(self, player: Player) -> tuple[Unit, ...]:
        """Return the player's units in the graveyard."""
        return tuple([u for u in self.units if u.owner == player and u.spot == GRAVE])

    def flyers(self, player: Player) -> tuple[Unit, ...]:
        """Return the player's flyers in the side zone."""
        return tuple([u for u in self.units if u.owner == player and u.spot >= SKY])

    def at(self, spot: Spot) -> Unit | None:
        """Return the unit on a square, or in the air at this spot; None if there is none."""
        if spot < 0:
            return None
        uid = spot - SKY if spot >= SKY else self.board[spot]
        if 0 <= uid < len(self.units) and self.units[uid].spot == spot:
            return self.units[uid]
        return None

    # -- what others may have of it

    @classmethod
    def of(cls, battle: "Battle", **changes: Any) -> Self:
        """Return a value of this class with the position of a battle, but for these fields.

        What `battle` knows beyond the position is left behind; unlike `replace`, in no time.
        """
        made = object.__new__(cls)
        fields = made.__dict__
        fields.update(battle.__dict__)
        for name in battle.BEYOND:
            del fields[name]
        fields.update(changes)
        return made

    def seen_by(self, observer: Player | None) -> "Battle":
        """Return what this seat (None: a bystander) sees of it: the one redaction.

        A unit that is face down and not the observer's keeps its place alone; of the other's hand
        and army only the numbers of cards are told.
        """
        units, givers, grounds = self.units, self.givers, self.grounds
        if any(unit.hidden for unit in units):
            givers = tuple(g for g in givers if units[g].owner == observer or not units[g].hidden)
            units = tuple([_seen_unit(unit, observer) for unit in units])
        if self.grounds_hidden:
            grounds = tuple(
                (owner, card if owner == observer else UNSEEN) for owner, card in grounds
            )
        return Battle.of(
            self,
            hands=_backs(self.hands, observer),
            armies=_backs(self.armies, observer),
            waiting=_backs(self.waiting, observer),
            units=units,
            givers=givers,
            grounds=grounds,
        )


def _seen_unit(unit: Unit, observer: Player | None) -> Unit:
    if unit.hidden and unit.owner != observer:
        return unit._replace(card=UNSEEN, gear=())
    return unit


def _backs(pair: Pair, observer: Player | None) -> Pair:
    one, other = pair
    return (
        one if observer == 0 else (UNSEEN,) * len(one),
        other if observer == 1 else (UNSEEN,) * len(other),
    )


@dataclass(frozen=True)
class RunningBattle(Position, Battle):
    """A battle that goes on: the whole truth, on which the rules write by `set` alone."""

    BEYOND = ("history",)

    history: tuple[BerserkAction, ...] = ()
    """All actions so far, those of chance included."""

    def set(self, **changes: Any) -> None:
        """Let these fields be so from now on; quicker than to assign them to a frozen value."""
        self.__dict__.update(changes)
