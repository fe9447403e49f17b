"""What calls and trumps mean is told beside them, and covers no plate and no question."""

import pytest

from game.core.telling import Meaning
from scenes.ui.notices import tip_set
from tests.scenes.looks import looks
from tests.scenes.table.test_layout import room_of

__all__ = ["room_of"]

LONGEST = (
    "East shows: Take-out double: asks for partner’s best suit; 13 points or more with at most 2 "
    "spades, at least 3 in each other suit (seldom 12 points with at most 1 spade); or 20 points "
    "or more with any suits; partner must not pass"
)


@pytest.mark.parametrize("left_handed", [False, True])
@looks([(960, 540), (1280, 720), (1920, 1080)], [1.0, 1.6])
def test_a_call_is_told_where_there_is_room(room_of, size, text, left_handed):
    table = room_of(size, text, left_handed).table("bridge", 4, 4)
    board = table.board
    cells = [each for each in board.extra.children if each.visible]
    assert cells and board.asking is not None
    for cell in cells:
        cell.explain_by(lambda: Meaning(LONGEST, "BR-13"))
        avoided, room = table.tip_avoids(cell), table.tip_room(cell)
        window = table.room()
        told = window, table.style, cell.tip, cell.tip_beside, avoided, room
        _words, tip = tip_set(*told, table.tip_rivals(cell))
        assert window.contains(tip) and tip.top >= board.bar.rect.bottom
        plates = [plate.rect for plate in board.plates]
        assert tip.collidelist([*plates, board.asking.rect, board.extra.rect]) == -1


@pytest.mark.parametrize("game", ["whist", "schnapsen", "berzerka"])
@looks([(960, 540), (1280, 720), (3840, 2160)], [1.0, 1.6])
def test_the_trumps_are_told_beside_their_badge_or_just_below(room_of, size, text, game):
    players, decisions = {"whist": (4, 4), "schnapsen": (3, 8), "berzerka": (3, 12)}[game]
    table = room_of(size, text, False).table(game, players, decisions)
    badge, plates = table.board.badge, [plate.rect for plate in table.board.plates]
    assert badge.trump and badge.tip != badge.label
    avoided, room = table.tip_avoids(badge), table.tip_room(badge)
    window = table.room()
    told = window, table.style, badge.tip, badge.rect, avoided, room
    _words, tip = tip_set(*told, table.tip_rivals(badge))
    assert tip.collidelist([badge.rect, *plates]) == -1
    gap = table.style.px(10)
    over = [*plates, *([extra.rect] if (extra := table.board.extra) else [])]
    over = [each for each in over if each.left < tip.right and each.top < tip.top]
    foot = max(each.bottom for each in [badge.rect, *over])
    assert tip.left < badge.rect.right + 2 * gap and tip.top <= foot + gap
