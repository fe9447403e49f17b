"""What is shown never drifts from what is: folding the events gives the picture of the view."""

import pytest

from game.core.rng import Rng
from game.kit.tricks import HandDealt
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import Match, Seat
from game.session.port import Port
from scenes.table.picture import after
from scenes.table.whist.picture import empty_table, picture_of


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("observer", [0, 2, None])
def test_events_folded_are_the_picture_of_the_view(players, observer):
    match = Match(
        WHIST,
        WhistOptions(largest_hand=3),
        [Seat("random", str(n)) for n in range(players)],
        seed=players,
    )
    port = Port(match, observer)
    rng = Rng(players)
    picture = empty_table(players)
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


def test_a_picture_for_one_seat_shows_no_other_hand():
    match = Match(WHIST, WhistOptions(), [Seat("random", str(n)) for n in range(4)], seed=5)
    picture = empty_table(4)
    for event in Port(match, 1).events():
        picture = after(event, picture)
    for seat, hand in enumerate(picture.hands):
        assert all((card is not None) == (seat == 1) for card in hand)
    dealt = [event for event in Port(match, None).events() if isinstance(event, HandDealt)]
    assert dealt and all(event.cards is None for event in dealt)
