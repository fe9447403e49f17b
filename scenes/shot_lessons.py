"""The lessons as pictures, after so many decisions."""

from collections.abc import Mapping

from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from scenes.show.guided import Guided
from scenes.studio import Screen, Studio


def lesson(studio: Studio, game: str, decisions: int) -> None:
    """A lesson after so many decisions, made as the guide asks for; -1 for its first words."""
    studio.program.lessons.start(RULESETS[game])
    table = studio.app.top
    assert isinstance(table, Guided) and table.guide is not None
    guide = table.guide
    for left in range(decisions, -1, -1):
        while not table.is_asking:
            studio.wait(0.1)
            if guide.is_waiting:
                guide.read()
        if left:
            view, legal = table.port.view(), table.port.legal_actions()
            wants = guide.remark.wants if guide.remark else ()
            asked_for = [each for each in legal if str(each) in wants]
            policy = RULESETS[game].sense.policy
            table.port.submit(asked_for[0] if asked_for else policy(view, legal, Rng(1)))
            table.stop_asking()
            studio.wait(0.1)
    while decisions < 0 and not guide.is_waiting:
        studio.wait(0.1)
    studio.wait(0.6)


LESSON_SCREENS: Mapping[str, Screen] = {
    "lesson-bid": lambda studio: lesson(studio, "whist", 0),
    "lesson-play": lambda studio: lesson(studio, "whist", 3),
    "lesson-schnapsen-aim": lambda studio: lesson(studio, "schnapsen", -1),
    "lesson-schnapsen-talon": lambda studio: lesson(studio, "schnapsen", 2),
    "lesson-schnapsen-play": lambda studio: lesson(studio, "schnapsen", 6),
    "lesson-berzerka-bid": lambda studio: lesson(studio, "berzerka", 0),
    "lesson-berzerka-play": lambda studio: lesson(studio, "berzerka", 9),
    "lesson-bridge-bid": lambda studio: lesson(studio, "bridge", 0),
    "lesson-bridge-play": lambda studio: lesson(studio, "bridge", 4),
    "lesson-berserk-recruit": lambda studio: lesson(studio, "berserk", 0),
    "lesson-berserk-place": lambda studio: lesson(studio, "berserk", 4),
    "lesson-berserk-strike": lambda studio: lesson(studio, "berserk", 8),
    "lesson-berserk-protect": lambda studio: lesson(studio, "berserk", 11),
    "lesson-berserk-hit": lambda studio: lesson(studio, "berserk", 12),
    "lesson-berserk-finish": lambda studio: lesson(studio, "berserk", 13),
}
"""By name: what puts the screen up."""
