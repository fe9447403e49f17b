"""Practice as pictures: the pages of what there is to do, and the drills."""

from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial

from game.core.rng import Rng
from game.core.themes import PHASES
from game.rulesets.catalogue import RULESETS
from game.rulesets.whist import WHIST
from game.session.daily import daily_match, occasion_of
from game.session.practice.course import STORM, Mode
from game.session.practice.drillfile import GAMES, drills_of
from game.session.store.attempts import Attempt
from game.session.store.choices import Choice
from scenes.practice.answered import AnsweredPage
from scenes.practice.choosing import DrillsPage
from scenes.practice.drill import DrillScreen
from scenes.practice.drills import Drills
from scenes.show.guided import Guided
from scenes.studio import Screen, Studio


def _practice(studio: Studio) -> None:
    for ago, seed in enumerate((3, 5, 9)):
        match = daily_match(WHIST, date.today() - timedelta(ago), "Jovana")
        kept = studio.store.matches.begin(
            match, occasion_of("whist", date.today() - timedelta(ago))
        )
        rng = Rng(seed)
        while not kept.match.is_over:
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            match.apply(match.to_act, WHIST.sense.policy(view, legal, rng))
    studio.store.barrier()
    studio.program.practice.open()
    studio.wait(0.5)


def _progress(studio: Studio) -> None:
    """How somebody gets on who has played and practised for three weeks."""
    today, rng = date.today().toordinal(), Rng(5)
    drills, number = drills_of("whist"), 0
    for ago in (20, 18, 17, 14, 12, 11, 9, 7, 6, 4, 3, 1, 0):
        for _choice in range(4 + rng.below(14)):
            number += 1
            phase = list(PHASES)[rng.below(len(PHASES))]
            loss = 0.2 if rng.below(100) < 16 + ago else 0.0
            studio.store.choices.add(1, number, Choice("whist", phase, loss, today - ago))
        for drill in drills[number % 60 :][: 2 + rng.below(6)]:
            is_right = rng.below(100) > 30 + ago
            studio.store.attempts.add(
                Attempt("whist", drill.id, drill.plain, is_right, "rated", 0, today - ago)
            )
    studio.program.practice.show_progress()
    studio.wait(0.5)


def _drills(studio: Studio) -> None:
    Drills(studio.program, lambda: None).open("whist")
    studio.wait(0.5)


def _drill(studio: Studio, game: str) -> DrillScreen:
    """A drill at the table, when it is asked."""
    Drills(studio.program, lambda: None).open(game)
    page = studio.app.top
    assert isinstance(page, DrillsPage)
    page.begin(Mode.RATED)
    table = _asked_drill(studio)
    studio.wait(1.0)
    return table


def _drilled(studio: Studio, game: str) -> None:
    _drill(studio, game)


def _answered(studio: Studio, game: str) -> AnsweredPage:
    table = _drill(studio, game)
    table.port.submit(table.port.ruleset.parse_action(table.asked.drill.plain))
    while not (isinstance(page := studio.app.top, AnsweredPage) and page.why is not None):
        studio.wait(0.1)
    return page


def _answered_table(studio: Studio, game: str) -> None:
    """The table that stands behind "More"."""
    _answered(studio, game).turn()
    studio.wait(0.5)


def _why(studio: Studio, game: str) -> None:
    _answered(studio, game)
    studio.wait(0.5)


def _storm(studio: Studio) -> None:
    """What is said when the time of a storm is up; most of the drills are solved, and more than in
    the only storm before."""
    for number, drill in enumerate(drills_of("whist")[:4]):
        day = date.today().toordinal() - 2
        studio.store.attempts.add(
            Attempt("whist", drill.id, drill.plain, number > 1, Mode.STORM.value, 1, day)
        )
    _drills(studio)
    page = studio.app.top
    assert isinstance(page, DrillsPage)
    page.begin(Mode.STORM)
    for is_solved in (True, True, False, True, True, True, False, True, True):
        table = _asked_drill(studio)
        legal, right = table.port.legal_actions(), table.asked.drill.answers
        fit = [each for each in legal if (str(each) in right) == is_solved]
        table.port.submit(fit[0])
        studio.wait(0.1)
    _asked_drill(studio).update(STORM)
    studio.wait(0.5)


def _asked_drill(studio: Studio) -> DrillScreen:
    """Return the drill on the table as soon as it is asked."""
    while not (isinstance(table := studio.app.top, DrillScreen) and table.is_asking):
        studio.wait(0.1)
    return table


PRACTICE_SCREENS: Mapping[str, Screen] = {
    "practice": _practice,
    "progress": _progress,
    "drills": _drills,
    "storm-end": _storm,
    **{f"drill-{game}": partial(_drilled, game=game) for game in GAMES},
    **{f"drill-{game}-answered": partial(_why, game=game) for game in GAMES},
    **{f"drill-{game}-table": partial(_answered_table, game=game) for game in GAMES},
}


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
