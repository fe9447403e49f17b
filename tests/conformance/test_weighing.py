"""The coach and a review can weigh whatever a person may choose, in every phase of a game."""

from collections import Counter
from itertools import islice

import pytest

from game.bots.catalogue import make_bot
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.rulesets.schnapsen.position import Phase
from game.session.match import Match, Seat

LOOKED_AT = 400
OF_A_PHASE = 8
"""So many of the decisions of a phase are weighed at most."""
NAMES = ("Ana", "Bo", "Cleo", "Dan")


def decisions(game):
    """Yield what may be chosen where, as plain players play who now and then do anything legal."""
    seed = 0
    while True:
        seed += 1
        seats = [Seat("human", each) for each in NAMES[: game.players[0]]]
        match, rng = Match(game, game.options(), seats, seed, 1), Rng(seed)
        while not match.is_over:
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            if len(legal) > 1:
                yield view, legal
            action = rng.choice(legal) if rng.below(4) == 0 else game.sense.policy(view, legal, rng)
            match.apply(match.to_act, action)


@pytest.mark.parametrize("name", ["whist", "schnapsen", "berzerka"])
def test_every_choice_of_every_phase_is_weighed(name):
    game = RULESETS[name]
    scales, seen = make_bot(game, "weigh:2"), Counter()
    for view, legal in islice(decisions(game), LOOKED_AT):
        phase = str(getattr(view.table, "phase", ""))
        if seen[phase] < OF_A_PHASE and game.sense.weighs(view):
            seen[phase] += 1
            *_, found = scales.think(view, legal, Rng(seen.total()))
            assert {str(each.action) for each in found} == {str(each) for each in legal}
    assert seen.total() >= OF_A_PHASE


def test_a_right_claim_is_never_worth_less_than_playing_on():
    game = RULESETS["schnapsen"]
    asked = [
        (view, legal)
        for view, legal in islice(decisions(game), LOOKED_AT)
        if view.table.phase == Phase.CLAIM
    ]
    for view, legal in asked:
        *_, found = make_bot(game, "weigh:20").think(view, legal, Rng(1))
        worths = {str(each.action): each.value for each in found}
        assert worths["claim"] >= worths["pass"]
    assert asked
