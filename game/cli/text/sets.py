"""A set at a trainer in plain lines: what is asked, question after question, and how it went."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from game.cli.text.drilling import tell_of_lesson
from game.cli.text.failing import told_when_failing
from game.cli.text.waiting import told_when_long
from game.core.words import _
from game.rulesets.catalogue import ruleset
from game.session.asking import Asking, answered
from game.session.practice.trainers import Trainer, about, set_words

T = TypeVar("T", bound=Trainer)
R = TypeVar("R")


class SetScore(Protocol):
    """How a set has gone so far."""

    @property
    def tried(self) -> int:
        """How much of it has been done."""

    @property
    def is_over(self) -> bool:
        """Whether it is done."""

    def told(self) -> str:
        """Return how it stands, once something has been done."""


class TextSet(Generic[T]):
    """Somebody of this name at a trainer; `new_seed` deals. Each kind of trainer asks in its own
    way."""

    score: SetScore

    def __init__(self, trainer: T, name: str, new_seed: Callable[[], int]) -> None:
        self.trainer, self.name, self.new_seed = trainer, name, new_seed

    def play(self) -> None:
        """Say what is asked, and ask until the set is done or the player leaves."""
        print(about(self.trainer))
        tell_of_lesson(self.trainer.game)
        if notation := ruleset(self.trainer.game).telling.notation():
            print(notation)
        print(set_words(self.trainer))
        while self.ask() and not self.score.is_over:
            if self.score.tried:
                print(self.score.told())
        if self.score.tried:
            print(self.score.told())

    def answered(self, asking: Asking[R]) -> R | None:
        """Return what is found, None where no computer player answered, which is told."""
        game = ruleset(self.trainer.game)
        with (
            told_when_failing(_("No computer player answered: this one does not count.")),
            told_when_long(_("Weighing.")),
        ):
            return answered(game, asking)
        return None

    @abstractmethod
    def ask(self) -> bool:
        """Put a question and say what the answer is worth; return whether to go on."""
