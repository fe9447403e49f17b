"""A hint has a reason in words, which rests on nothing that the seat cannot see (law 13)."""

import pytest

from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.session.match import Match, Seat
from game.session.port import Port
from tests.conformance.matches import twin

POSITIONS = 24
STEP = 5
"""Every so many decisions one is looked at."""
MOST_WITHOUT = 0.1


def positions(game):
    """Yield matches at choices, and what the plain player would choose."""
    names = ("Ana", "Bo", "Cleo", "Dan")[: game.players[0]]
    found, seed = 0, 0
    while found < POSITIONS:
        seed += 1
        match = Match(game, game.options(), [Seat("human", each) for each in names], seed, 1)
        rng, made = Rng(seed), 0
        while not match.is_over and found < POSITIONS:
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            action = game.sense.policy(view, legal, rng)
            made += 1
            if len(legal) > 1 and made % STEP == 0:
                found += 1
                yield match, action
            match.apply(match.to_act, action)


OLDER = {name: game for name, game in RULESETS.items() if game.telling.guide is None}
"""The games without a guide; `tests/hints` reads the hints of the others."""


@pytest.mark.parametrize("game", OLDER.values(), ids=OLDER)
def test_a_hint_says_why_and_knows_no_hidden_card(game):
    without = 0
    for match, action in positions(game):
        seat, reasons = match.to_act, game.telling.reasons
        told = reasons(Port(match, seat).view(), action)
        other = Port(twin(match, seat, Rng(3).fork("world")), seat)
        assert reasons(other.view(), action) == told, "the reason knows what the seat cannot see"
        without += not told
    assert without / POSITIONS < MOST_WITHOUT
