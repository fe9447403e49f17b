"""The trainer of odds in plain lines: what could be done, questions, and how it would end."""

from collections.abc import Callable

from game.cli.text.counting import ask_all
from game.cli.text.sets import TextSet
from game.session.practice.counting import Score
from game.session.practice.guessing import new_riddle
from game.session.practice.trainers import Guessing


class GuessingOdds(TextSet[Guessing]):
    """Somebody who guesses."""

    def __init__(self, trainer: Guessing, name: str, new_seed: Callable[[], int]) -> None:
        super().__init__(trainer, name, new_seed)
        self.score: Score = Score()

    def ask(self) -> bool:
        """Put a riddle; return whether to go on."""
        _match, riddle = new_riddle(self.trainer, self.new_seed(), self.name)
        for sentence in riddle.told:
            print(sentence)
        if (counted := ask_all(riddle.counts)) is None:
            return False
        self.score.add(counted)
        for _is_right, words in counted.told():
            print(words)
        return True
