"""What the mouse, and the focus of keys and pads, mean on the field: the mode says it."""

from collections.abc import Callable

from game.rulesets.berserk.unit import Spot
from scenes.battle.board.squares import SpotPlace
from scenes.battle.counsel import Counsel
from scenes.battle.desk import Desk
from scenes.battle.modes.mode import Mode


class Pointing:
    """Hands what is pointed at, pressed or dragged to the `mode` there is now."""

    def __init__(self, desk: Desk, counsel: Counsel, mode: Callable[[], Mode]) -> None:
        self._desk, self._counsel, self._mode = desk, counsel, mode

    def point_out(self) -> None:
        """Let the mode know what is pointed at."""
        desk, mode = self._desk, self._mode()
        pointed = desk.pointed
        spot = pointed.spot if isinstance(pointed, SpotPlace) else None
        in_panel = pointed is not None and desk.board.side_panel in pointed.lineage()
        if spot != mode.pointed and not in_panel:
            mode.point_at(spot)
            desk.retell()
        if mode.watch(pointed):
            desk.retell()

    def press(self, spot: Spot) -> None:
        """Put the hint away, and let the mode do what a chosen spot means; while events are
        shown, hurry them."""
        self._counsel.advice = None
        director = self._desk.show.director
        if director.is_idle:
            self._mode().press(spot)
        else:
            director.skip()

    def inspect(self, spot: Spot) -> bool:
        """Open the card on a spot; return whether there is one."""
        if (unit := self._mode().unit_at(spot)) is not None:
            self._desk.show.open_unit(unit)
        return unit is not None

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """Let the mode drag."""
        self._mode().drag(spot, at)

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """Let the mode drop."""
        self._mode().drop(spot, at)
