"""Practice as pictures: the pages of what there is to do, drills, and the review of a deal."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Any

from game.core.rng import Rng
from game.core.themes import PHASES
from game.rulesets.berserk import BERSERK
from game.rulesets.catalogue import ruleset
from game.rulesets.whist import WHIST
from game.session.coach.voice import Voice
from game.session.daily import daily_match, occasion_of
from game.session.match import HUMAN, Match, Seat
from game.session.practice.course import STORM, Mode
from game.session.practice.drillfile import GAMES, drills_of
from game.session.practice.trainers import (
    TRAINERS,
    Counting,
    Guessing,
    Raising,
    Trainer,
    Turning,
)
from game.session.practice.training import Score
from game.session.practice.turning import weighing
from game.session.review.asking import answered
from game.session.store.attempts import Attempt
from game.session.store.choices import Choice
from scenes.practice.answered import AnsweredPage
from scenes.practice.choosing import DrillsPage
from scenes.practice.drill import DrillScreen
from scenes.practice.drills import Drills
from scenes.practice.exam import ExamScreen
from scenes.practice.questions import QuestionsPage
from scenes.practice.training import Training
from scenes.practice.turning import TurnBattle, TurnedPage
from scenes.reviewing import ReviewPage
from scenes.show.replay import ReplayPage
from scenes.studio import Screen, Studio


def _review(studio: Studio) -> None:
    studio.match(60)
    _show_review(studio)


def _show_review(studio: Studio) -> None:
    kept = studio.program.ways.kept
    studio.store.barrier()
    assert kept is not None and kept.id is not None
    studio.program.reviews.open(kept.id)
    page = studio.app.top
    assert isinstance(page, ReviewPage)
    while page.reviewer.review is None and not page.reviewer.trouble:
        studio.wait(0.1)
    studio.wait(0.5)


def _review_of(studio: Studio, game: str) -> None:
    """The review of a deal that plain players have played."""
    rules, rng = ruleset(game), Rng(4)
    seats = [Seat(HUMAN, "Jovana"), *(Seat("club", f"P{n}") for n in range(1, rules.players[0]))]
    match = Match(rules, next(iter(rules.presets.values())), seats, 4, 1)
    studio.program.ways.kept = studio.store.matches.begin(match)
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        match.apply(match.to_act, rules.sense.policy(view, legal, rng))
    _show_review(studio)


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


def _drills(studio: Studio) -> None:
    Drills(studio.program, lambda: None).open("whist")
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


def _answered(studio: Studio, game: str) -> None:
    table = _drill(studio, game)
    table.port.submit(table.port.ruleset.parse_action(table.asked.drill.plain))
    studio.wait(0.8)


def _storm(studio: Studio) -> None:
    """What is said when the time of a storm is up; two of three drills are solved."""
    _drills(studio)
    page = studio.app.top
    assert isinstance(page, DrillsPage)
    page.begin(Mode.STORM)
    for is_solved in (True, False, True):
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


def _trainers(studio: Studio) -> None:
    Training(studio.program, lambda: None).open("bridge")
    studio.wait(0.5)


def _trainer(studio: Studio, trainer: Trainer) -> None:
    """A hand of a trainer, when it is asked."""
    Training(studio.program, lambda: None).begin(trainer)
    waits_for = QuestionsPage if isinstance(trainer, Counting | Guessing) else ExamScreen
    while not (isinstance(studio.app.top, waits_for) and _asks(studio.app.top)):
        studio.wait(0.1)
    studio.wait(0.5)


def _asks(page: Any) -> bool:
    return isinstance(page, QuestionsPage) or page.is_asking


def _counted(studio: Studio, game: str) -> None:
    """What is said when the questions of a deal have been answered, some of them wrongly."""
    _trainer(studio, next(each for each in TRAINERS[game] if isinstance(each, Counting | Guessing)))
    page = studio.app.top
    assert isinstance(page, QuestionsPage)
    page.done(tuple(count.right if n else 0 for n, count in enumerate(page.counts)))
    studio.wait(0.8)


def _weighed_army(studio: Studio) -> None:
    """What is said of an army that a plain player has recruited."""
    _trainer(studio, next(each for each in TRAINERS["berserk"] if isinstance(each, Raising)))
    table: Any = studio.app.top
    rng = Rng(4)
    while not isinstance(studio.app.top, AnsweredPage):
        if table.is_asking and not table.is_taken:
            port = table.port
            port.submit(BERSERK.sense.policy(port.view(), port.legal_actions(), rng))
        studio.wait(0.1)
    studio.wait(0.8)


def _turned(studio: Studio) -> TurnedPage:
    """What is said of a turn that was ended at once where there was something to do."""
    trainer = next(each for each in TRAINERS["berserk"] if isinstance(each, Turning))
    battle = TurnBattle(trainer, 4, Score(), studio.program.thinker, studio.program.look)
    studio.app.push(battle)
    while not battle.is_asking:
        studio.wait(0.1)
    end = next(each for each in battle.port.legal_actions() if str(each) == trainer.ends)
    battle.exam.deeds.note(battle.port, end)
    battle.is_taken = True
    asking = weighing(trainer, battle.exam.deeds.moments)
    battle.tell(answered(battle.port.ruleset, asking))
    studio.wait(0.5)
    page = studio.app.top
    assert isinstance(page, TurnedPage)
    return page


def _weighed_turn(studio: Studio) -> None:
    _turned(studio)


def _best_line(studio: Studio) -> None:
    """The best line of a turn on the board, when some of it has been shown."""
    page = _turned(studio)
    assert page.on_see is not None
    page.on_see()
    studio.wait(0.5)
    replay = studio.app.top
    assert isinstance(replay, ReplayPage)
    replay.go_to(len(replay.events) - 3)
    studio.wait(0.5)


WEIGHED = 8
"""So many choices are weighed to find one that the coach minds."""


def _coached(studio: Studio, game: str) -> None:
    """A costly choice, of which the coach warns before it is final."""
    program = studio.program
    program.prefer(replace(program.look.preferences, coach=Voice.TALKATIVE.value))
    studio.played(game, lambda match: match.to_act == 0 and _is_weighed(match))
    kept = program.ways.kept
    assert kept is not None
    program.sit_down(kept)
    while (costly := _costly(studio)) is None:
        pass
    table: Any = program.app.top
    table.decide(costly)
    studio.wait(0.8)


def _is_weighed(match: Match) -> bool:
    state = match.state
    return len(state.legal_actions()) > 1 and match.ruleset.sense.weighs(state.view(match.to_act))


def _costly(studio: Studio) -> Any:
    """Return the costliest of some choices of the person; None where the coach minds none of them,
    and the first of them has been made."""
    table: Any = studio.app.top
    while not table.is_asking:
        studio.wait(0.1)
    shares = {}
    for choice in table.port.legal_actions()[:WEIGHED]:
        while not table.coach.is_ready_for(choice):
            studio.wait(0.1)
        if (judged := table.coach.judgement(choice)) is not None:
            shares[choice] = judged.share
    worst = max(shares, key=lambda each: shares[each], default=None)
    if worst is not None and shares[worst] >= Voice.TALKATIVE.least:
        return worst
    table.port.submit(table.port.legal_actions()[0])
    table.stop_asking()
    return None


PRACTICE_SCREENS: Mapping[str, Screen] = {
    "practice": _practice,
    "review": _review,
    **{f"review-{game}": partial(_review_of, game=game) for game in GAMES if game != "whist"},
    "progress": _progress,
    "drills": _drills,
    "storm-end": _storm,
    "trainers": _trainers,
    "weighed-army": _weighed_army,
    "turned": _weighed_turn,
    "best-line": _best_line,
    **{
        f"trainer-{game}-{each.id}": partial(_trainer, trainer=each)
        for game in GAMES
        for each in TRAINERS[game]
    },
    **{f"coach-{game}": partial(_coached, game=game) for game in GAMES},
    **{f"counted-{game}": partial(_counted, game=game) for game in GAMES},
    **{f"drill-{game}": partial(_drilled, game=game) for game in GAMES},
    **{f"drill-{game}-answered": partial(_answered, game=game) for game in GAMES},
}
