"""What the guide of the lesson in Berzerka says where 1 is high."""

import re

from game.rulesets.berzerka.position import Phase
from scenes.table.berzerka.lesson import asked
from tests.rulesets.berzerka.hands import play_with

MISLEADING = re.compile(r"\b(lower|low ones|lowest card)\b")
"""A 1 is the lowest number there and the strongest card."""


def test_the_guide_speaks_of_numbers_not_of_low_cards() -> None:
    state, said = play_with("hidden_strength"), set()
    while state.table.phase is Phase.PLAY:
        view, legal = state.view(state.current_player()), state.legal_actions()
        said.add(asked(view, legal).words)
        state.apply_action(legal[0])
    for part in ("Keep those nearest to 1.", "the nearer to 1 it is", "lowest number of the suit"):
        assert any(part in each for each in said)
    assert not list(filter(MISLEADING.search, said))
