"""The trainer of odds in plain lines: what could be done, questions, and how it would end."""

from collections.abc import Callable

from game.cli.text.counting import ask_all
from game.cli.text.drilling import tell_of_lesson
from game.session.practice.counting import Score, score_words
from game.session.practice.guessing import new_riddle
from game.session.practice.trainers import Guessing, about


class GuessingOdds:
    """Somebody at the trainer. `new_seed` deals."""

    def __init__(self, trainer: Guessing, new_seed: Callable[[], int]) -> None:
        self.trainer, self._new_seed = trainer, new_seed
        self.score = Score()

    def play(self) -> None:
        """Say what is asked; ask one riddle after the other until the set is done or the player
        leaves."""
        print(about(self.trainer))
        tell_of_lesson(self.trainer.game)
        while not self.score.is_over:
            print(score_words(self.score))
            riddle = new_riddle(self.trainer, self._new_seed())
            for sentence in riddle.told:
                print(sentence)
            if (counted := ask_all(riddle.counts)) is None:
                break
            self.score.add(counted)
            for _is_right, words in counted.told():
                print(words)
        print(score_words(self.score))
