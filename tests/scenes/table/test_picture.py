"""What is shown never drifts from what is: folding the events gives the picture of the view."""

import pytest

from game.core.rng import Rng
from game.kit.facts import HandDealt
from game.rulesets.catalogue import RULESETS
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import Match, Seat
from game.session.port import Port
from scenes.games import SCREENS
from scenes.table.catalogue import TABLES
from scenes.table.picture import after

CASES = [
    ("whist", "Quick match", 4),
    ("whist", "Quick match", 5),
    ("whist", "Quick match", 6),
    ("schnapsen", "Plain", 3),
    ("schnapsen", "With every freedom", 3),
    ("schnapsen", "At a real table", 3),
    ("berzerka", "Standard", 3),
    ("berzerka", "Turning tides", 3),
    ("berzerka", "Every contract", 3),
]


@pytest.mark.parametrize("observer", [0, 2, None])
@pytest.mark.parametrize(("game", "preset", "players"), CASES)
def test_events_folded_are_the_picture_of_the_view(game, preset, players, observer):
    ruleset, table = RULESETS[game], TABLES[game]
    seats = [Seat("random", str(n)) for n in range(players)]
    match = Match(ruleset, ruleset.presets[preset], seats, seed=players + len(preset))
    port = Port(match, observer)
    rng = Rng(players)
    picture = table.empty(players)
    shown = 0
    while True:
        events = port.events(shown)
        shown += len(events)
        for event in events:
            picture = after(event, picture)
        assert picture == table.picture_of(port.view(), port.standing)
        if match.is_over:
            break
        match.apply(match.to_act, rng.choice(match.state.legal_actions()))


def test_every_game_has_a_screen_and_every_table_is_tried():
    assert set(SCREENS) == set(RULESETS)
    assert set(TABLES) == {game for game, _preset, _players in CASES}


def test_a_picture_for_one_seat_shows_no_other_hand():
    match = Match(WHIST, WhistOptions(), [Seat("random", str(n)) for n in range(4)], seed=5)
    picture = TABLES["whist"].empty(4)
    for event in Port(match, 1).events():
        picture = after(event, picture)
    for seat, hand in enumerate(picture.hands):
        assert all((card is not None) == (seat == 1) for card in hand)
    dealt = [event for event in Port(match, None).events() if isinstance(event, HandDealt)]
    assert dealt and all(event.cards is None for event in dealt)
