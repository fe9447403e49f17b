"""A card that is lifted from the hand lies free: below a question that stands just above it."""

from math import cos, radians, sin

import pytest

from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from scenes.table.geometry import ASPECT
from scenes.table.places import card_key
from scenes.table.scene import TableScene
from tests.moments import play_to
from tests.scenes.looks import looks
from tests.scenes.table.test_layout import NAMES, room_of

__all__ = ["room_of"]


def top_of(place):
    """How high the highest corner of a card reaches, as it is turned."""
    turn = radians(abs(place.turn))
    return place.y - place.height / 2 * (cos(turn) + ASPECT * sin(turn))


@looks([(960, 540), (1280, 720), (3840, 2160)], [1.0, 1.6])
@pytest.mark.parametrize("game", ["berzerka", "schnapsen"])
def test_a_card_to_be_changed_comes_under_no_panel(room_of, game, size, text):
    room, ruleset = room_of(size, text, False), RULESETS[game]
    seats = [Seat(HUMAN, NAMES[0]), *(Seat("club", name) for name in NAMES[1:3])]
    match = Match(ruleset, ruleset.options(), seats, 5)
    play_to(match, lambda m: m.to_act == 0 and m.state.table.phase == "exchange", 1)
    table = TableScene(Sitting(match, room.program.thinker), room.program.look, room.program.ways)
    room.app.push(table)
    for _step in range(40):
        room.app.step([], 1 / 20)
    assert table.picks is not None and len(table.hand.cards) > 5
    foot = table.board.asking.rect.bottom / table.layout.scale
    for widget in table.hand.cards:
        lying = table.show.lay(table.show.picture, raised=(widget.card,))
        assert top_of(lying[card_key(widget.card)]) > foot
