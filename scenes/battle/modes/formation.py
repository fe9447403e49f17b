"""An army while it is laid out: which card lies where, and where each may go. No pygame."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.core.protocols import Player, Refusal
from game.core.words import _
from game.rulesets.berserk.actions import Place
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.places import ROWS, open_squares, row_of, square_classes
from game.rulesets.berserk.purse import price_list
from game.rulesets.berserk.unit import GRAVE, Spot, Unit, is_square, spot_name
from game.rulesets.berserk.view import BerserkView

LAID = 1000
"""The uids of units that are laid out and not yet submitted begin here."""


@dataclass
class Formation:
    """The cards that wait, and where each lies.

    `spots` has a square for each card laid out; equipment the square of its wearer. `fixed` are
    the player's units that have been submitted before.
    """

    player: Player
    waiting: Sequence[int]
    fixed: Sequence[Unit]
    classes: Sequence[Sequence[Spot]]
    goes_first: bool
    spots: dict[int, Spot] = field(default_factory=dict)

    @staticmethod
    def of(view: BerserkView) -> "Formation":
        """Return the formation that a view asks for, with nothing laid out yet."""
        player = view.observer
        assert player is not None
        fixed = [unit for unit in view.units if unit.owner == player]
        goes_first = player == view.first
        classes = square_classes(player, goes_first, view.land)
        return Formation(player, view.to_place, fixed, classes, goes_first)

    # -- what is what

    def needs_square(self, place: int) -> bool:
        """Tell whether the card stands on a square of its own."""
        return bool(price_list()[self.waiting[place]].squares)

    def is_terrain(self, place: int) -> bool:
        """Tell whether the card lies beside the board, so that there is nothing to choose."""
        return bool(price_list()[self.waiting[place]].terrain)

    @property
    def loose(self) -> list[int]:
        """The places in the army of the cards that still have to be laid out."""
        return [
            place
            for place in range(len(self.waiting))
            if place not in self.spots and not self.is_terrain(place)
        ]

    @property
    def is_complete(self) -> bool:
        """Whether every card has its place."""
        return not self.loose

    def at(self, spot: Spot) -> int | None:
        """Return which card that needs a square lies on one."""
        return next(
            (p for p, each in self.spots.items() if each == spot and self.needs_square(p)), None
        )

    def units(self) -> list[Unit]:
        """Return the cards laid out as units, with the equipment they wear."""
        found = []
        for place, spot in self.spots.items():
            if self.needs_square(place):
                gear = tuple(self.waiting[g] for g in self._worn_at(spot))
                number = self.waiting[place]
                unit = Unit(LAID + place, number, self.player, spot, hidden=False, gear=gear)
                found.append(unit)
        return found

    def _worn_at(self, spot: Spot) -> list[int]:
        return [p for p, each in self.spots.items() if each == spot and not self.needs_square(p)]

    def open_for(self, place: int) -> list[Spot]:
        """Return where the card may go, squares taken by others left out."""
        if self.is_terrain(place):
            return [GRAVE]
        if not self.needs_square(place):
            return self._wearers()
        return self.open_squares(but=place)

    def open_squares(self, but: int | None = None) -> list[Spot]:
        """Return the free squares on which a card may stand now, as if one card were not there."""
        return open_squares(tuple(map(tuple, self.classes)), self._taken(but), self._count())

    def refusal(self, place: int, spot: Spot) -> Refusal:
        """Return why a card cannot lie on a spot, which squares come first included."""
        if not self.needs_square(place):
            return Refusal(_("Equipment is worn by a creature of your own."), "BW-10")
        return self.shut(spot, but=place)

    def shut(self, spot: Spot, but: int | None = None) -> Refusal:
        """Return why no card may be laid on a square now, as if one card were not there."""
        square = spot_name(spot)
        if not any(spot in squares for squares in self.classes):
            return Refusal(_("You cannot place a card on {square}.").format(square=square), "BW-12")
        if spot in self._taken(but):
            return Refusal(_("{square} is taken.").format(square=square), "BW-12")
        names = ", ".join(map(spot_name, self.open_squares(but)))
        words = (
            _(
                "Other squares are filled first: {squares}. No card of your army is left for "
                "{square}."
            )
            if names
            else _("Other squares are filled first. No card of your army is left for {square}.")
        )
        told = words.format(squares=names, square=square)
        if self.goes_first and spot in row_of(self.player, ROWS[0]):
            told += " " + _("The second player fills his front row first.")
        return Refusal(told, "BW-12")

    def _taken(self, but: int | None) -> list[Spot]:
        taken = [spot for p, spot in self.spots.items() if p != but and self.needs_square(p)]
        return taken + [unit.spot for unit in self.fixed if is_square(unit.spot)]

    def _count(self) -> int:
        waiting = sum(map(self.needs_square, range(len(self.waiting))))
        return waiting + sum(is_square(unit.spot) for unit in self.fixed)

    def _wearers(self) -> list[Spot]:
        found = [
            spot
            for p, spot in self.spots.items()
            if self.needs_square(p) and card(self.waiting[p]).is_creature
        ]
        found += [u.spot for u in self.fixed if card(u.card).is_creature]
        return sorted(found)

    # -- what is done

    def put(self, place: int, spot: Spot) -> bool:
        """Lay a card on a spot, or change places with the own card there; tell whether it went."""
        if not self.needs_square(place):
            if spot not in self._wearers():
                return False
            self.spots[place] = spot
            return True
        other = self.at(spot)
        if other is not None and other != place:
            return self._swap(place, other)
        if spot not in self.open_for(place):
            return False
        self._carry(place, spot)
        return True

    def _swap(self, place: int, other: int) -> bool:
        here, there = self.spots.get(place), self.spots[other]
        if here is None:
            self.lift(other)
            self.spots[place] = there
            return True
        gear, theirs = self._worn_at(here), self._worn_at(there)
        self.spots[place], self.spots[other] = there, here
        self.spots |= dict.fromkeys(gear, there) | dict.fromkeys(theirs, here)
        return True

    def _carry(self, place: int, spot: Spot) -> None:
        before = self.spots.get(place)
        worn = [] if before is None else self._worn_at(before)
        self.spots[place] = spot
        self.spots |= dict.fromkeys(worn, spot)

    def lift(self, place: int) -> None:
        """Take a card up again, and the equipment it wears."""
        spot = self.spots.pop(place, None)
        if spot is not None and self.needs_square(place):
            for worn in self._worn_at(spot):
                del self.spots[worn]

    def clear(self) -> None:
        """Take every card up again."""
        self.spots.clear()

    def laid(self) -> list[Place]:
        """Return how the cards that are laid out lie."""
        return [Place(self.waiting[place], spot) for place, spot in sorted(self.spots.items())]

    def add(self, proposed: Iterable[Place]) -> None:
        """Lay the other cards out as proposed; those laid out already stay where they are."""
        mine = self.laid()
        for action in proposed:
            if action in mine:
                mine.remove(action)
            elif action.spot != GRAVE:
                place = next(each for each in self.loose if self.waiting[each] == action.card)
                self.spots[place] = action.spot

    def actions(self) -> list[Place]:
        """Return what is to be submitted: square by square, which tells nothing of the cards."""
        places = sorted(
            range(len(self.waiting)),
            key=lambda place: (not self.needs_square(place), self.spots.get(place, GRAVE)),
        )
        return [Place(self.waiting[place], self.spots.get(place, GRAVE)) for place in places]
