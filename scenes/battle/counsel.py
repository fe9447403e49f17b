"""What a person may ask to be told in his turn: a hint, and where the enemy threatens."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Candidate
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import BOARD, Spot
from scenes.battle.desk import Desk
from scenes.battle.modes.mode import Mode
from scenes.battle.overlays.advice import advice_panel
from scenes.battle.overlays.menacing import Threats
from scenes.battle.show import Lights
from scenes.ui.widget import Widget


class Counsel:
    """The latest hint, and the threats while the person wants to see them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.advice: Widget | None = None
        self.shows_threats = False
        self._threats: tuple[object, Threats] | None = None

    def advise(self, candidates: Sequence[Candidate[Any]]) -> None:
        """Take what a strong player would do, the best first."""
        desk = self.desk
        is_only = len(desk.port.legal_actions()) == 1
        self.advice = advice_panel(candidates, desk.show.picture, desk.foresight, is_only=is_only)

    def threats(self, mode: Mode) -> Threats | None:
        """Return where the enemy threatens, if the person is asked and wants to see it."""
        seat, phase = self.desk.port.seat, self.desk.show.picture.phase
        if not (self.shows_threats and mode.asks) or seat is None or phase is not Phase.BATTLE:
            return None
        foresight = self.desk.foresight
        if self._threats is None or self._threats[0] is not foresight:
            threats = Threats(foresight.menaces(seat), self.desk.view.units)
            self._threats = foresight, threats
        return self._threats[1]

    def lights(self, mode: Mode) -> Lights:
        """Return what the mode lights, over what the enemy threatens."""
        threats = self.threats(mode)
        return Lights({**(threats.tones() if threats else {}), **mode.tones()}, threats)

    def panels(self, mode: Mode) -> list[Widget]:
        """Return the hint, and the legend of the threats."""
        panels = [] if self.advice is None else [self.advice]
        if (threats := self.threats(mode)) is not None:
            panels.append(threats.legend(mode.pointed))
        return panels

    def glowing(self, mode: Mode) -> frozenset[str]:
        """Return the keys of the tokens that threaten the square pointed at."""
        threats = self.threats(mode)
        return frozenset() if threats is None else threats.glowing(mode.pointed)

    def words_at(self, spot: Spot, mode: Mode) -> str:
        """Return who threatens a square, "" where that is not asked for."""
        threats = self.threats(mode)
        return "" if threats is None or spot not in BOARD.squares else threats.words_at(spot)
