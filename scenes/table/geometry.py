"""Where everyone sits at a table, and the measures of what lies on it.

Lengths are logical units; the table is at least 1280 x 720 of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.core.protocols import Player
from scenes.anim.timeline import Place
from scenes.show.bar import TOP_BAR

HAND_HEIGHT = 190.0
RAISED, ABOVE_RAISED = 34.0, 8.0
"""How far a card of the hand is lifted; and what is free above it, for its rim and the lean of its
neighbours."""
BACK_HEIGHT = 78.0
PACK_HEIGHT = 120.0
OPEN_HEIGHT = 96.0
"""Of a hand that lies open on the table."""
TALON_HEIGHT = 118.0
TRICK_HEIGHT, ASKEW = 150.0, 8.0
"""Of a card in a trick; and how far its corner comes out of its place where it lies askew."""
ASPECT = 5 / 7
"""A card's width as a part of its height."""
PLATE = (212.0, 62.0)
"""A name plate's width, and its height in words of the usual size."""
MOST_GROWN = 1.25
"""How much higher a plate becomes where words are large."""
PILE_HEIGHT = 46.0
"""Of the backs that stand for tricks won."""
PILE_ROOM, NARROW_ROOM = 132.0, 62.0
"""How far a pile reaches; and where many sit side by side."""

# Where the others sit, as parts of the table's width and of the height between bar and hand:
# counter-clockwise from the bottom seat's right hand, the way the game runs.
_SEATS: Mapping[int, tuple[tuple[float, float], ...]] = {
    3: ((1.0, 0.19), (0.0, 0.19)),
    4: ((1.0, 0.40), (0.5, 0.0), (0.0, 0.40)),
    5: ((1.0, 0.44), (0.71, 0.0), (0.29, 0.0), (0.0, 0.44)),
    6: ((1.0, 0.44), (0.80, 0.0), (0.5, 0.0), (0.20, 0.0), (0.0, 0.44)),
}

# Where cards lie in the trick, from its middle, for the same seats; the bottom seat's is first.
_TRICK: Mapping[int, tuple[tuple[float, float], ...]] = {
    3: ((0, 66), (118, -20), (-118, -20)),
    4: ((0, 76), (130, -2), (0, -46), (-130, -2)),
    5: ((0, 70), (176, 12), (62, -60), (-62, -60), (-176, 12)),
    6: ((0, 72), (236, 18), (122, -46), (0, -66), (-122, -46), (-236, 18)),
}


@dataclass(frozen=True)
class Geometry:
    """The geometry for a number of players, seen from the `bottom` seat.

    The next player sits at the right hand, at the left where the game runs clockwise.
    """

    width: float
    height: float
    players: int
    bottom: Player
    is_clockwise: bool = False
    is_left_handed: bool = False
    """Whether the own plate stands at the right, and the buttons at the left."""
    text_scale: float = 1.0
    """The size of words, with which plates become higher."""

    @property
    def plate_high(self) -> float:
        """How high a name plate is."""
        return PLATE[1] * min(MOST_GROWN, max(1.0, self.text_scale))

    @property
    def middle(self) -> tuple[float, float]:
        """Where tricks are played."""
        return self.width / 2, TOP_BAR + (self.height - TOP_BAR) * 0.455

    @property
    def hand_y(self) -> float:
        """The middle of the bottom hand's highest card."""
        return self.height - HAND_HEIGHT * 0.44

    @property
    def low(self) -> float:
        """Where a question ends that stands low: above a lifted card of the bottom hand."""
        return self.hand_y - HAND_HEIGHT / 2 - RAISED - ABOVE_RAISED

    def turn_of(self, seat: Player) -> int:
        """Return how many places counter-clockwise from the bottom a seat is."""
        return (seat - self.bottom) * (-1 if self.is_clockwise else 1) % self.players

    @cached_property
    def plates(self) -> tuple[tuple[float, float], ...]:
        """The middles of the name plates, in seat order."""
        return tuple(self._plate(seat) for seat in range(self.players))

    def _plate(self, seat: Player) -> tuple[float, float]:
        wide, high = PLATE[0], self.plate_high
        turn = self.turn_of(seat)
        if turn == 0:
            x = wide / 2 + 20
            return self.width - x if self.is_left_handed else x, self.height - high / 2 - 20
        across, down = _SEATS[self.players][turn - 1]
        left, right = wide / 2 + 20, self.width - wide / 2 - 20
        top = TOP_BAR + 12 + high / 2
        bottom = self.height - HAND_HEIGHT - 60
        return left + across * (right - left), top + down * (bottom - top)

    def trick_spot(self, seat: Player) -> tuple[float, float]:
        """Return where a seat's card lies in the trick: towards its player, its index in sight."""
        x, y = self.middle
        dx, dy = _TRICK[self.players][self.turn_of(seat)]
        return x + dx, y + dy

    @property
    def trick_left(self) -> float:
        """Where the cards of a trick end at the left, askew as they lie."""
        farthest = min(dx for dx, _dy in _TRICK[self.players])
        return self.middle[0] + farthest - TRICK_HEIGHT * ASPECT / 2 - ASKEW

    @property
    def talon_spot(self) -> tuple[float, float, float]:
        """Where the first card beside the trick lies, and how high it is.

        It lies at the left side, or before it where somebody sits there.
        """
        x, y = self.middle
        if self.players == 3:
            return 66.0, y + 24 + self.plate_high - PLATE[1], TALON_HEIGHT
        return x - 340, TOP_BAR + 148, OPEN_HEIGHT

    def beside(self, seat: Player) -> tuple[float, float]:
        """Return a spot before a seat's plate, towards the middle of the table."""
        x, y = self.plates[seat]
        across, down = self.middle
        far = max(1.0, ((across - x) ** 2 + (down - y) ** 2) ** 0.5)
        return x + (across - x) * 150 / far, y + (down - y) * 150 / far

    def pile_spot(self, seat: Player) -> tuple[float, float, float]:
        """Return where the first trick of a seat's pile lies, and how far the pile may reach.

        At the right side of the table it reaches to the left: less than 0.

        It is above the own plate, below the cards of those at the sides, beside the plates at
        the head.
        """
        x, y = self.plates[seat]
        half = PILE_HEIGHT * ASPECT / 2
        turn = self.turn_of(seat)
        if turn == 0:
            return x - PLATE[0] / 2 + half, y - (self.plate_high + PILE_HEIGHT) / 2 - 12, PILE_ROOM
        if _SEATS[self.players][turn - 1][0] in (0.0, 1.0):
            below = self.plate_high / 2 + BACK_HEIGHT * 0.86 + 8 + PILE_HEIGHT / 2
            inward = 1 if x < self.width / 2 else -1
            return x - inward * (PLATE[0] / 2 - half), y + below, inward * PILE_ROOM
        room = PILE_ROOM if self.players < 6 else NARROW_ROOM
        return x + PLATE[0] / 2 + 14 + half, y, room

    def deck_spot(self) -> Place:
        """Return where the pack is dealt from."""
        x, y = self.middle
        return Place(x, y, PACK_HEIGHT, face=0.0, z=400)
