"""What the table of Dreierschnapsen shows never drifts from what is."""

import pytest

from game.core.rng import Rng
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.options import PRESETS
from game.session.match import Match, Seat
from game.session.port import Port
from scenes.table.picture import after
from scenes.table.schnapsen.picture import empty_table, picture_of


@pytest.mark.parametrize("preset", ["Plain", "With every freedom", "At a real table"])
@pytest.mark.parametrize("observer", [0, 2, None])
def test_events_folded_are_the_picture_of_the_view(preset, observer):
    seats = [Seat("random", str(n)) for n in range(3)]
    match = Match(SCHNAPSEN, PRESETS[preset], seats, seed=len(preset))
    port = Port(match, observer)
    rng = Rng(4)
    picture = empty_table(3)
    shown = 0
    while True:
        events = port.events(shown)
        shown += len(events)
        for event in events:
            picture = after(event, picture)
        assert picture == picture_of(port.view(), port.standing)
        if match.is_over:
            break
        match.apply(match.to_act, rng.choice(match.state.legal_actions()))
