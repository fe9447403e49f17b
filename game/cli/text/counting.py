"""The trainer of keeping count in plain lines: tricks told, questions, and all hands open."""

from collections.abc import Callable, Sequence

from game.cli.asking import typed
from game.cli.telling import rules_in_force, sentences
from game.cli.text.drilling import position_words
from game.cli.text.sets import TextSet
from game.core.themes import Count
from game.core.words import _
from game.session.practice.counting import Counted, Score, Watched
from game.session.practice.trainers import Counting
from game.session.practice.training import BOOK
from game.session.seats import think


class KeepingCount(TextSet[Counting]):
    """Somebody who keeps count."""

    def __init__(self, trainer: Counting, name: str, new_seed: Callable[[], int]) -> None:
        super().__init__(trainer, name, new_seed)
        self.score: Score = Score()

    def ask(self) -> bool:
        """Tell the tricks of a deal and ask; return whether to go on."""
        watched, lead, position = self._watched()
        if not self.score.tried:
            for line in rules_in_force(watched.match):
                print(line)
        print(position)
        for sentence in sentences(watched.match, watched.seat, lead):
            print(sentence)
        if (counted := ask_all(watched.questions())) is None:
            return False
        self.score.add(counted)
        for _is_right, words in counted.told():
            print(words)
        for player, cards in watched.hands(str):
            print(f"{player}: {cards}")
        return True

    def _watched(self) -> tuple[Watched, int, str]:
        """Return a deal that has been watched to where it is asked about, how many events there
        were before the first lead, and the position after it."""
        while True:
            watched = Watched(self.trainer, self.new_seed(), self.name)
            match, lead = watched.match, _led(watched)
            position = "" if watched.is_useless else position_words(watched.port)
            while not (watched.is_due or watched.is_useless):
                match.apply(match.to_act, think(match, BOOK)[0].action)
            if not watched.is_useless:
                return watched, lead, position


def _led(watched: Watched) -> int:
    """Let the deal go on to the end of its first lead; return how many events there were before."""
    match = watched.match
    before = len(match.events)
    while not match.is_over and not match.state.table.trick.cards:
        before = len(match.events)
        match.apply(match.to_act, think(match, BOOK)[0].action)
    return before


def ask_all(counts: Sequence[Count]) -> Counted | None:
    """Ask one question after the other; return the answers, None where the player leaves."""
    answers = []
    for count in counts:
        if (answer := _answer(count)) is None:
            return None
        answers.append(answer)
    return Counted(counts, answers)


def _answer(count: Count) -> int | None:
    """Ask until one of the answers is given; return its place, None where the player leaves.

    Answers of several words are numbered, and their numbers are taken.
    """
    question = _("{question} One of: {answers}; or help, quit > ")
    answers: Sequence[str] = count.answers
    numbers: Sequence[str] = ()
    if any(" " in answer for answer in answers):
        numbers = [str(number) for number, _answer in enumerate(answers, 1)]
        answers = [f"{number} {each}" for number, each in zip(numbers, answers, strict=True)]
        question = _("{question} Type a number: {answers}; or help, quit > ")
    elif all(map(str.isdigit, count.answers)) and len(count.answers) == 1 + int(count.answers[-1]):
        question = _("{question} A number from {first} to {last}; or help, quit > ")
    asked = question.format(
        question=count.question,
        answers=", ".join(answers),
        first=count.answers[0],
        last=count.answers[-1],
    )
    while True:
        try:
            line = typed(asked).lower()
        except EOFError:
            print()
            return None
        if line == "quit":
            return None
        if line == "help":
            print(_("Type your answer, its number if it has one, or its first letters."))
            print(_("quit: leave the drills or the trainer"))
            continue
        if line in numbers:
            return numbers.index(line)
        if (place := _meant(line, [answer.lower() for answer in count.answers])) is not None:
            return place
        print(_("Type one of the answers, or help."))


def _meant(line: str, answers: Sequence[str]) -> int | None:
    """Return the place of the answer that a line is, or is the only one to begin with it."""
    if line in answers:
        return answers.index(line)
    near = [place for place, answer in enumerate(answers) if line and answer.startswith(line)]
    return near[0] if len(near) == 1 else None
