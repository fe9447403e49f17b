"""The desk at which a person commands an army: what a mode may look at, and what it may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.protocols import Refusal
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.unit import Spot, is_square
from game.rulesets.berserk.view import BerserkView
from game.session.port import Port
from scenes.battle.board.board import BattleBoard
from scenes.battle.maps.signs import terrain_words
from scenes.battle.show import BattleShow
from scenes.scene import Host
from scenes.show.guided import Guided
from scenes.show.look import Pace
from scenes.ui.page import TOAST_FOR
from scenes.ui.widget import Widget


class Desk:
    """All that modes know of the screen they belong to.

    `submit` makes the person's decisions, one after the other; `retell` says anew what is to be
    seen of the mode.
    """

    def __init__(
        self,
        live: Guided,
        show: BattleShow,
        submit: Callable[..., object],
        retell: Callable[[], object],
    ) -> None:
        self._live = live
        self.show, self.submit, self.retell = show, submit, retell
        self.board: BattleBoard
        """The widgets around the field."""
        self.chosen_uid: int | None = None
        """The unit that stays chosen from one of its moves to the next."""
        self.at: tuple[int, int] = (0, 0)
        """Where the mouse was last."""
        self._foresight: Foresight | None = None

    # -- what there is to look at

    @property
    def port(self) -> Port[Any, Any]:
        """The seat's door to the match: what is legal, why something is not, who plays."""
        return self._live.port

    @property
    def view(self) -> BerserkView:
        """What the seat knows now."""
        view: BerserkView = self.port.view()
        return view

    @property
    def wanted(self) -> Sequence[str]:
        """What the guide of a lesson asks for now, in notation; nothing where nobody asks."""
        guide = self._live.guide
        return guide.wants if guide is not None else ()

    @property
    def foresight(self) -> Foresight:
        """What can be worked out from the view; made anew whenever something has happened."""
        view = self.view
        if self._foresight is None or self._foresight.view != view:
            self._foresight = Foresight(view)
        return self._foresight

    @property
    def host(self) -> Host:
        """What is heard, which keys mean what, and which device was used last."""
        return self._live.host

    @property
    def pace(self) -> Pace:
        """How much the person wants to be asked and warned."""
        return self._live.look.pace()

    @property
    def focused(self) -> Widget | None:
        """The control that has the focus."""
        return self._live.focused

    @property
    def pointed(self) -> Widget | None:
        """The control under the mouse or with the focus, whichever was moved last."""
        return self._live.pointed

    @property
    def pointer(self) -> tuple[int, int] | None:
        """Where the mouse is, None where the focus was moved last."""
        return self.at if self._live.is_mouse_last else None

    def land_words(self, spot: Spot | None) -> str:
        """Return what terrain a square has and what it does, "" for open ground or no square."""
        if spot is None or not is_square(spot):
            return ""
        standing: Any = self.port.standing
        terrain = standing.field.terrain[spot]
        return terrain_words(terrain, counts=self.show.picture.land is not None)

    # -- what there is to do

    def focus(self, widget: Widget | None) -> None:
        """Give a control the focus."""
        self._live.focus(widget)

    def toast(self, words: str, seconds: float = TOAST_FOR) -> None:
        """Show a short notice, for so long at least."""
        self._live.toast(words, seconds)

    def refuse(self, reason: str | Refusal | None) -> None:
        """Tell why something cannot be done, and which clause says so: what is read in the panel is
        not laid over it once more."""
        told = reason if isinstance(reason, str) else sentence(reason)
        if told and self.board.side_tells(told):
            self.host.cue("refuse")
        else:
            self._live.refuse(told)


def sentence(refusal: Refusal | None) -> str:
    """Return a refusal with its clause, "" for none."""
    return refusal.told if refusal else ""
