"""The tip of a plate, a badge or a pile lies nearer to it than to any other, and on no index."""

import pygame
import pytest

from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from scenes.table.free import indices
from scenes.table.scene import TableScene
from tests.moments import play_to
from tests.scenes.table.test_layout import room_of, show_hint

__all__ = ["room_of"]

NAMES = "Guest", "Mira", "Dragan", "Ana", "Joe", "Bo"
LOOKS = [((960, 540), 1.6), ((1280, 720), 1.0), ((1920, 1080), 1.0)]
TABLES = [("whist", 4), ("whist", 6), ("schnapsen", 3), ("berzerka", 3), ("bridge", 4)]


def is_in_play(match, played):
    """Tell whether the person is to play to a trick, the third or a later, of so many cards."""
    table = match.state.table
    kinds = {type(each).__name__ for each in match.state.legal_actions()}
    is_asked = match.to_act == 0 and "PlayCard" in kinds
    return is_asked and len(table.tricks) > 1 and len(table.trick.cards) == played


def playing(room, game, players, played):
    """Return the table of a match where the person is to play after `played` cards of a trick."""
    ruleset = RULESETS[game]
    seats = [Seat(HUMAN, NAMES[0]), *(Seat("club", name) for name in NAMES[1:players])]
    match = Match(ruleset, ruleset.options(), seats, 5)
    play_to(match, lambda m: is_in_play(m, played), 1)
    table = TableScene(Sitting(match, room.program.thinker), room.program.look, room.program.ways)
    room.app.push(table)
    for _step in range(40):
        room.app.step([], 1 / 20)
    return table


def apart(one, other):
    """Return the square of how far two rectangles are from each other."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return across**2 + max(one.top - other.bottom, other.top - one.bottom, 0) ** 2


@pytest.mark.parametrize("is_begun", [False, True])
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_a_tip_lies_nearest_to_its_own(room_of, size, text, game, players, is_begun):
    table = playing(room_of(size, text, False), game, players, int(is_begun))
    board, window = table.board, pygame.Rect((0, 0), size)
    for has_hint in (False, True):
        if has_hint:
            show_hint(table, "{}", "It wins the trick for certain.")
        alone = [*board.plates, board.badge, board.talon]
        told = [each for each in (*alone, board.stake, board.extra) if each and each.visible]
        told = [each for each in told if each.tip and each.takes_pointer]
        assert len(told) >= players
        for each in told:
            _words, tip = table._set_tip(each)
            own = apart(tip, each.rect)
            others = [other for other in alone if other and other.visible and other is not each]
            assert all(own < apart(tip, other.rect) for other in others), each.label
            assert tip.collidelist(list(indices(table.hand))) == -1, each.label
            assert not has_hint or not tip.colliderect(board.advice.rect), each.label
            assert window.contains(tip) and own <= table.style.px(50) ** 2, each.label
