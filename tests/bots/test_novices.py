"""Novices slip about as often as their level says, and never but by what they see."""

import pytest

from game.bots.catalogue import LEVELS, parse_spec
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from tests.bots.novices import decisions

PLAYERS = {"whist": 4, "schnapsen": 3, "berzerka": 3, "bridge": 4}
LEAST = {"whist": 0.9, "schnapsen": 0.6, "berzerka": 0.85, "bridge": 0.7}
"""How many slips are another choice than the plain player's, by game: many auctions leave none."""


@pytest.mark.parametrize("game", PLAYERS)
def test_novices_stray_about_as_often_as_they_slip(game: str) -> None:
    ruleset, players = RULESETS[game], PLAYERS[game]
    slips = parse_spec("novice", game)[1] / 100
    done = [
        each.is_slip
        for seed in range(12)
        for each in decisions(
            ruleset, ruleset.opening(ruleset.options(), players, seed % players), seed
        )
    ]
    assert len(done) > 100
    slack = 2.5 * (slips * (1 - slips) / len(done)) ** 0.5
    assert LEAST[game] * slips - slack < sum(done) / len(done) < slips + slack


@pytest.mark.parametrize("game", PLAYERS)
def test_a_slip_is_one_of_the_legal_actions_and_the_same_by_the_same_chance(game: str) -> None:
    ruleset, players = RULESETS[game], PLAYERS[game]
    opening = ruleset.opening(ruleset.options(), players, 0)
    for each in decisions(ruleset, opening, 3):
        for seed in range(3):
            slipped = ruleset.sense.slip(each.view, each.legal, Rng(seed))
            assert slipped in each.legal
            assert slipped == ruleset.sense.slip(each.view, each.legal, Rng(seed))


def test_every_level_of_novice_is_a_careless_plain_player() -> None:
    for game in RULESETS:
        assert parse_spec(LEVELS["novice"].spec_in(game))[0] == "careless"
