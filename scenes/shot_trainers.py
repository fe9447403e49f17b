"""Trainers as pictures: a hand of each, and what is said of what was done with it."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.session.asking import answered
from game.session.practice.drillfile import GAMES
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
from scenes.practice.answered import AnsweredPage
from scenes.practice.exam import ExamScreen
from scenes.practice.questions import QuestionsPage
from scenes.practice.training import Training
from scenes.practice.turning import TurnBattle, TurnedPage
from scenes.show.replay import ReplayPage
from scenes.studio import Screen, Studio


def _trainers(studio: Studio) -> None:
    Training(studio.program, lambda: None).open("bridge")
    studio.wait(0.5)


def _trainer(studio: Studio, trainer: Trainer) -> None:
    """A hand of a trainer, when it is asked."""
    Training(studio.program, lambda: None).begin(trainer)
    waits_for = QuestionsPage if isinstance(trainer, Counting) else ExamScreen
    while not (isinstance(studio.app.top, waits_for) and _asks(studio.app.top)):
        studio.wait(0.1)
    studio.wait(0.5)


def _asks(page: Any) -> bool:
    return isinstance(page, QuestionsPage) or page.is_asking


def _counted(studio: Studio, game: str) -> None:
    """What is said when the questions of a deal have been answered, some of them wrongly."""
    _trainer(studio, next(each for each in TRAINERS[game] if isinstance(each, Counting | Guessing)))
    page: Any = studio.app.top
    if isinstance(page, QuestionsPage):
        page.done(tuple(count.right if n else 0 for n, count in enumerate(page.counts)))
    else:
        page.answers[:] = [count.right if n else 0 for n, count in enumerate(page.riddle.counts)]
        page.throw()
        while studio.app.top is page:
            studio.wait(0.1)
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
    battle = TurnBattle(trainer, 5, Score(), studio.program.thinker, studio.program.look)
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


TRAINER_SCREENS: Mapping[str, Screen] = {
    "trainers": _trainers,
    "weighed-army": _weighed_army,
    "turned": _weighed_turn,
    "best-line": _best_line,
    **{
        f"trainer-{game}-{each.id}": partial(_trainer, trainer=each)
        for game in GAMES
        for each in TRAINERS[game]
    },
    **{f"counted-{game}": partial(_counted, game=game) for game in GAMES},
}
