"""The pause menu offers what there is in the game that is played."""

import pytest

from game.rulesets.catalogue import RULESETS
from scenes.games import lesson_name
from scenes.pause import Pause


@pytest.mark.parametrize(("game", "lesson"), [("whist", "Learn whist"), ("berserk", None)])
def test_a_lesson_is_offered_where_there_is_one(game, lesson):
    labels = [widget.label for widget in Pause(lesson_name(RULESETS[game])).build().walk()]
    assert [label for label in labels if label.startswith("Learn")] == ([lesson] if lesson else [])
    assert "Settings" in labels and "Leave the table" in labels
