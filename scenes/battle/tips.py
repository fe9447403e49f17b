"""When a tip is shown beside the field, and what it may not cover."""

from collections.abc import Callable, Iterable, Iterator

import pygame

from scenes.battle.board.board import BattleBoard
from scenes.battle.board.squares import SpotPlace
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.tiles import HandTile
from scenes.bindings import DIRECTIONS, Action
from scenes.ui.notices import OWN
from scenes.ui.text import plain
from scenes.ui.widget import Widget

CARDS = SpotPlace, HandTile
"""What stands for a card on the board or over it."""
TIP_FOR = 10.0
"""Seconds after which a tip goes, though the mouse still rests there."""
STEPS = frozenset({*DIRECTIONS, Action.NEXT, Action.PREVIOUS, Action.NEXT_TAB, Action.PREVIOUS_TAB})
"""The keys that go from one thing to another."""


class Tips:
    """Lets a tip be seen where it tells more than the panel does, and for as long as it is so."""

    def __init__(self, board: Callable[[], BattleBoard], mode: Callable[[], Mode]) -> None:
        self._board, self._mode = board, mode
        self._is_led = False
        """Whether the last key went to what has the focus."""

    def led_by(self, action: Action) -> None:
        """A key was pressed: only one that goes somewhere asks what is there."""
        self._is_led = action in STEPS

    def may_tell(self, source: Widget, *, is_pointed: bool, rested: float) -> bool:
        """Return whether its tip may be seen, after it has been in use for so many seconds."""
        if not source.tip or rested > TIP_FOR or not (is_pointed or self._is_led):
            return False
        return plain(source.tip) not in self._told()

    def _told(self) -> str:
        """Return what the panel says."""
        return " ".join(plain(each.label) for each in self._board().side_panel.walk())

    def avoided(self, tipped: Widget, all_there: Iterable[Widget]) -> Iterator[pygame.Rect]:
        """Yield what the tip leaves free if it can: cards, controls, and the panels above all.

        An empty square may be covered, and so may those under what lies over the board. The tip of
        what is beside the board belongs close by: it may cover cards, and that of a button those
        that stand with it.
        """
        board = self._board()
        beside = board.at_foot if tipped in board.at_foot else ()
        is_of_card = isinstance(tipped, CARDS)
        for each in all_there:
            if each is tipped or not each.takes_focus or each in beside:
                continue
            if not isinstance(each, CARDS) or (is_of_card and self._bears_a_card(each, board)):
                yield each.rect
        for panel in (board.side_panel, board.guide or board.log_panel):
            if panel not in tipped.lineage():
                yield from [panel.rect] * OWN

    def room(self, tipped: Widget, window: pygame.Rect) -> pygame.Rect:
        """Return the window between the panels, where what the tip tells of stands there."""
        board = self._board()
        left, right = (board.guide or board.log_panel).rect.right, board.side_panel.rect.left
        if tipped.rect.left < left or tipped.rect.right > right:
            return window
        return pygame.Rect(left, window.top, right - left, window.height)

    def _bears_a_card(self, place: SpotPlace | HandTile, board: BattleBoard) -> bool:
        if isinstance(place, HandTile):
            return True
        return board.over is None and self._mode().unit_at(place.spot) is not None
