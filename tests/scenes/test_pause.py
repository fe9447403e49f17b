"""The pause menu offers what there is in the game that is played."""

import pytest

from game.rulesets.catalogue import RULESETS
from scenes.games import lesson_name
from scenes.pause import Pause


@pytest.mark.parametrize(
    ("lesson", "told"),
    [
        (lesson_name(RULESETS["whist"]), ["Learn whist"]),
        (lesson_name(RULESETS["berserk"]), ["Learn Berserk"]),
        ("", []),
    ],
)
def test_a_lesson_is_offered_where_there_is_one(lesson, told):
    labels = [widget.label for widget in Pause(lesson).build().walk()]
    assert [label for label in labels if label.startswith("Learn")] == told
    assert "Settings" in labels and "Leave the table" in labels
