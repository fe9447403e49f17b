"""A trainer at the table: new deals, a decision before the play in each, and what it was worth."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from game.bots.thinker import Thinker
from game.core.on_demand import LoadedOnDemand
from game.core.words import _, marked
from game.rulesets.catalogue import RULESETS
from game.session.occasion import GUEST
from game.session.practice import counting
from game.session.practice.trainers import TRAINERS, Counting, Deciding, Guessing, Trainer, about
from game.session.practice.training import (
    BOOK,
    Score,
    Weighed,
    is_trained,
    new_hand,
    rival_words,
    verdict,
    weighing,
)
from scenes.looks import PlayersLook
from scenes.practice.answered import AnsweredPage, why
from scenes.practice.weighed import WeighedScreen
from scenes.scene import Scene
from scenes.show.look import Look
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button
from scenes.ui.listing import Item, Listing
from scenes.ui.page import Page
from scenes.ui.widget import Widget


class Host(Protocol):
    """The program that a trainer is begun from."""

    thinker: Thinker
    look: PlayersLook

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""


class TrainingScreen(WeighedScreen[Weighed]):
    """One decision of a set."""

    way_on = marked("Next hand")
    """What the button says that leads to the next."""

    def __init__(
        self, trainer: Deciding, seed: int, score: Score, thinker: Thinker, look: Look
    ) -> None:
        self.trainer, self.score, self.thinker = trainer, score, thinker
        super().__init__(new_hand(trainer, seed, GUEST), _(trainer.title), thinker, look)

    def question(self) -> str:
        """Return what the trainer asks."""
        return about(self.trainer)

    def ask(self) -> None:
        """Ask what is trained; what is not is decided for the person."""
        port = self.port
        legal = port.legal_actions()
        if self.is_taken or not legal:
            return
        if is_trained(self.trainer, port.ruleset, port.view(), legal):
            super().ask()
        else:
            self.exam.decide_plainly(BOOK)

    def is_hurrying(self) -> bool:
        """Everything goes by fast that comes before the question."""
        return not self.is_asking and self.exam.choice is None

    def taken(self, choice: Any) -> None:
        """Have the decision weighed."""
        self.weigh(weighing(self.trainer, self.port, choice))

    def tell(self, weighed: Weighed) -> None:
        """Say what the decision was worth, and what the others are."""
        self.score.add(weighed)
        self.cue("made" if weighed.is_right else "refuse")
        way_on = "" if self.score.is_over else _(self.way_on)
        rival = rival_words(weighed, self.row_name)
        page = AnsweredPage(
            weighed.is_right,
            verdict(weighed, self.name_choice),
            self.score.told(),
            way_on,
            self.pictured(weighed.best, weighed.choice),
            why(weighed.explanation, self.row_name, [rival] if rival else ()),
        )
        self.host.push(page, self.close)


TRAINED: Mapping[str, Callable[..., Any]] = LoadedOnDemand(
    {
        "deciding": "scenes.practice.table:TrainingTable",
        "deciding in battle": "scenes.practice.battle:TrainingBattle",
        "counting": "scenes.practice.counting:CountingTable",
        "guessing": "scenes.practice.guessing:GuessingBattle",
        "raising": "scenes.practice.raising:RaisingBattle",
        "turning": "scenes.practice.turning:TurnBattle",
    }
)
"""By the kind of trainer, what makes the screen of a deal."""


def screen_of_trainer(trainer: Trainer) -> Callable[..., Any]:
    """Return what makes the screens of a trainer."""
    in_battle = trainer.kind == "deciding" and trainer.game == "berserk"
    return TRAINED["deciding in battle" if in_battle else trainer.kind]


class TrainerChoice(Page[Trainer | None]):
    """Which trainer of a game is wanted."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.title = _("Trainers: {game}").format(game=_(RULESETS[game].title))
        self.trainers = TRAINERS[game]

    def build(self) -> Widget:
        """Return a row for each."""
        items = [
            Item(f"**{_(each.title)}**", partial(self.done, each), detail=about(each), ticks=False)
            for each in self.trainers
        ]
        back = Button(_("Back"), self.cancel)
        column = Column(Listing(*items), Row(back, align="right"), gap=18)
        return Frame(Panel(column, title=self.title), most=640, full=False)

    def cancel(self) -> None:
        """Go back."""
        self.done(None)


class Training:
    """Begins a set at a trainer; `back` leads to where one came from."""

    def __init__(self, program: Host, back: Callable[[], object]) -> None:
        self.program, self.back = program, back

    def open(self, game: str) -> None:
        """Ask which trainer of a game is wanted, where there are several, and begin."""
        if len(TRAINERS[game]) == 1:
            self.begin(TRAINERS[game][0])
        else:
            self.program.show(TrainerChoice(game), self.begin)

    def begin(self, trainer: Trainer | None) -> None:
        """Put the first hand on the table; None leads back."""
        if trainer is None:
            self.back()
        else:
            is_counted = isinstance(trainer, Counting | Guessing)
            score = counting.Score() if is_counted else Score()
            self._go_on(trainer, score)

    def _go_on(self, trainer: Trainer, score: Score | counting.Score) -> None:
        """Put one deal after the other on the table, until the set is done."""
        program = self.program
        table = screen_of_trainer(trainer)(
            trainer, program.new_seed(), score, program.thinker, program.look
        )

        def after(_none: object) -> None:
            if table.wants_next and not score.is_over:
                self._go_on(trainer, score)
            else:
                self.back()

        self.program.show(table, after)
