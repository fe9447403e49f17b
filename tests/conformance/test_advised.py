"""What is advised never has a figure below that of a choice beside it, in any trick game."""

import pytest

from game.core.protocols import TERMINAL, Candidate
from game.core.rng import Rng
from game.session.arranging import arranged
from game.session.turn import Turn
from tests.conformance.games import GAMES, Game
from tests.conformance.matches import new_match, play_on

MATCHES = 4


@pytest.mark.parametrize("game", [each for each in GAMES if each.ruleset.id != "berserk"])
def test_what_is_advised_is_never_shown_as_worth_less_than_what_stands_beside_it(
    game: Game,
) -> None:
    looked_at = 0
    for seed in range(MATCHES):
        match, luck = new_match(game, seed, 1), Rng(seed)
        while match.to_act != TERMINAL:
            turn = Turn.of(match)
            legal = turn.legal_actions()
            if len(legal) > 1:
                looked_at += 1
                best = Candidate(legal[luck.below(len(legal))], 0.0, 90)
                others = [
                    Candidate(each, luck.random() - 0.7, luck.choice((9, 60, 90)), error=0.3)
                    for each in legal
                    if each != best.action
                ]
                found = [best, *sorted(others, key=lambda each: (-each.visits, -each.value))]
                told = arranged(turn, found)
                assert all(each.value <= told[0].value for each in told[1:])
                kept = {each.action for each in told}
                assert kept == {each.action for each in found}
            play_on(match, luck, 1)
    assert looked_at
