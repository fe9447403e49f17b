"""What the mouse, and the focus of keys and pads, mean on the field: the mode says it."""

from collections.abc import Callable

import pygame

from game.core.telling import Meaning
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.telling.signs import PLAIN, signs_of, unit_sign
from game.rulesets.berserk.unit import Spot, is_square
from scenes.battle.board.squares import SpotPlace
from scenes.battle.counsel import Counsel
from scenes.battle.desk import Desk
from scenes.battle.faces.under import sign_under
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.tiles import HandTile


class Pointing:
    """Hands what is pointed at, pressed or dragged to the `mode` there is now."""

    def __init__(self, desk: Desk, counsel: Counsel, mode: Callable[[], Mode]) -> None:
        self._desk, self._counsel, self._mode = desk, counsel, mode
        self._wish: tuple[Spot, int] | None = None
        """The spot that was pressed while the person's own turn was shown, and which turn."""

    def point_out(self) -> None:
        """Let the mode know what is pointed at."""
        desk, mode = self._desk, self._mode()
        pointed = desk.pointed
        spot = pointed.spot if isinstance(pointed, SpotPlace) else None
        in_panel = pointed is not None and desk.board.side_panel in pointed.lineage()
        if spot != mode.pointed and not in_panel:
            mode.point_at(spot)
            self._counsel.look_elsewhere()
            desk.retell()
        if mode.watch(pointed):
            desk.retell()

    def moved_to(self, at: tuple[int, int]) -> bool:
        """Take where the mouse is now; return whether another sign is pointed at."""
        before, self._desk.at = self._tip(), at
        return self._tip() != before

    def _tip(self) -> str:
        pointed = self._desk.pointed
        return pointed.tip if isinstance(pointed, SpotPlace | HandTile) else ""

    def rule(self) -> str:
        """Return the clause that tells of what is pointed at: of a sign, of a control, or of what
        the panel tells of a spot."""
        pointed = self._desk.pointed
        if pointed is None:
            return ""
        told = self._mode().column() if isinstance(pointed, SpotPlace) else None
        named = [each.clause for each in told.walk()] if told else []
        return pointed.clause or next(filter(None, reversed(named)), "")

    def meaning(self, spot: Spot, rect: pygame.Rect) -> Meaning | None:
        """Return what the sign means that the mouse is on; by keys, the most pressing one."""
        desk = self._desk
        unit = self._mode().unit_at(spot)
        if unit is None:
            land = desk.land_words(spot) if is_square(spot) else ""
            return Meaning(land, "BW-01") if land else None
        if desk.pointer is None:
            sign = next((each for each in signs_of(unit) if each not in PLAIN), "")
        else:
            sign = sign_under(unit, rect, desk.pointer, desk.show.faces.text_scale)
        return unit_sign(unit, sign)

    def press(self, spot: Spot) -> None:
        """Put the hint away, unless it is still being followed, and let the mode do what a chosen
        spot means; while events are shown, hurry them."""
        mode = self._mode()
        follows = mode.grants(spot) and self._counsel.followed_by(mode.action_to(spot), spot)
        if not (follows or mode.follows_hint(spot)) and self._desk.show.director.is_idle:
            self._counsel.advice = None
        if self._desk.show.director.is_idle:
            self._mode().press(spot)
        else:
            self.hurry(spot)

    def hurry(self, wish: Spot | None = None) -> bool:
        """End the event on the stage; return whether there was one. While it is of the person's own
        turn, the spot wished for last is pressed as soon as that is possible."""
        director, picture = self._desk.show.director, self._desk.show.picture
        is_own = picture.phase is Phase.BATTLE and picture.turn_player == self._desk.port.seat
        self._wish = None
        if wish is not None and is_own and not director.is_stopped:
            self._wish = wish, picture.turn
        return director.skip()

    @property
    def is_wishing(self) -> bool:
        """Whether a spot waits to be pressed in the turn that is shown."""
        return self._wish is not None and self._wish[1] == self._desk.show.picture.turn

    def fulfil(self) -> None:
        """Press the spot that was wished for, if that means anything now."""
        wish = self._wish[0] if self._wish is not None and self.is_wishing else None
        self.forget()
        if wish is not None and self._mode().grants(wish):
            self._mode().press(wish)

    def forget(self) -> None:
        """Nothing is wished for any more."""
        self._wish = None

    def inspect(self, spot: Spot) -> bool:
        """Open the card on a spot; return whether there is one."""
        if (unit := self._mode().unit_at(spot)) is not None:
            self._desk.show.open_unit(unit)
        return unit is not None

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """Let the mode drag."""
        self._mode().drag(spot, at)

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """Let the mode drop; where nothing is carried, a press that slipped a little is one."""
        place = self._desk.board.spot(spot)
        if self._mode().carries:
            self._mode().drop(spot, at)
        elif place is not None and place.rect.collidepoint(at):
            self.press(spot)
