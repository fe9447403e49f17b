"""A plate shows of a player what the contract counts, as its meaning and its value in words do."""

import re

import pytest

from game.core.rng import Rng
from game.core.telling import Seated
from game.rulesets.berzerka.meanings import meaning
from scenes.table.berzerka.game import gem
from tests.rulesets.berzerka.hands import USUAL_NAMES, play_with, suits_split

TRICKS = {"marathon_flex": "late trick", "one_weakness": "pain card"}
"""What is counted where that is not every trick."""


@pytest.mark.parametrize(
    "contract", ["berzerka", "hold_steady", "bottle_it_up", "middling", *TRICKS]
)
def test_a_gem_shows_what_counts_and_its_meaning_says_the_same(contract: str) -> None:
    state = play_with(contract, *suits_split(), named=USUAL_NAMES.get(contract, ""))
    rng, shown = Rng(1), list[str]()
    while not state.is_terminal():
        view = state.view(state.current_player())
        for seat in range(3):
            found, told = gem(view.table, seat), meaning(view, Seated(seat))
            assert told is not None
            counted = re.search(r"(\d+) (late tricks?|pain cards?|tricks?) so far", told.words)
            assert counted is not None and found.words == counted[1]
            assert TRICKS.get(contract, "trick") in counted[0]
            assert f"{counted[1]} {counted[2]}" in found.told
            shown.append(found.words)
        state.apply_action(rng.choice(state.legal_actions()))
    assert len({*shown}) > 2
