"""The trainer of keeping count in plain lines: tricks told, questions, and all hands open."""

from collections.abc import Callable, Sequence

from game.cli.telling import rules_in_force, sentences
from game.cli.text.drilling import tell_question
from game.core.counting import Count
from game.core.words import _
from game.session.match import Match
from game.session.practice.counting import Counted, Score, Watched, score_words
from game.session.practice.trainers import Counting
from game.session.practice.training import BOOK
from game.session.seats import think


class KeepingCount:
    """Somebody at the trainer. `new_seed` deals."""

    def __init__(self, trainer: Counting, name: str, new_seed: Callable[[], int]) -> None:
        self.trainer, self.name, self._new_seed = trainer, name, new_seed
        self.score = Score()

    def play(self) -> None:
        """Tell and ask one deal after the other until the set is done or the player leaves."""
        begun = False
        while not self.score.is_over:
            watched = Watched(self.trainer, self._new_seed(), self.name)
            lead = _led(watched)
            if watched.is_useless:
                continue
            if not begun:
                begun = True
                self._greet(watched.match)
            if not self._ask(watched, lead):
                break
        print(score_words(self.score))

    def _greet(self, match: Match) -> None:
        if match.ruleset.telling.notation:
            print(_(match.ruleset.telling.notation))
        for line in rules_in_force(match):
            print(line)
        print(score_words(self.score))

    def _ask(self, watched: Watched, lead: int) -> bool:
        """Tell the tricks of a deal and ask; return whether to go on."""
        tell_question(watched.port)
        while not (watched.is_due or watched.is_useless):
            watched.match.apply(watched.match.to_act, think(watched.match, BOOK)[0].action)
        if watched.is_useless:
            return True
        for sentence in sentences(watched.match, watched.seat, lead):
            print(sentence)
        if (counted := ask_all(watched.questions())) is None:
            return False
        self.score.add(counted)
        for _is_right, words in counted.told():
            print(words)
        for player, cards in watched.hands(str):
            print(f"{player}: {cards}")
        print(score_words(self.score))
        return True


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
    question = _("{question} One of: {answers}; or quit > ")
    answers: Sequence[str] = count.answers
    numbers: Sequence[str] = ()
    if any(" " in answer for answer in answers):
        numbers = [str(number) for number, _answer in enumerate(answers, 1)]
        answers = [f"{number} {each}" for number, each in zip(numbers, answers, strict=True)]
        question = _("{question} Type a number: {answers}; or quit > ")
    elif all(map(str.isdigit, count.answers)) and len(count.answers) == 1 + int(count.answers[-1]):
        question = _("{question} A number from {first} to {last}; or quit > ")
    asked = question.format(
        question=count.question,
        answers=", ".join(answers),
        first=count.answers[0],
        last=count.answers[-1],
    )
    while True:
        try:
            line = input(asked).strip().lower()
        except EOFError:
            print()
            return None
        if line == "quit":
            return None
        if line in numbers:
            return numbers.index(line)
        if (place := _meant(line, [answer.lower() for answer in count.answers])) is not None:
            return place
        print(_("Type one of the answers."))


def _meant(line: str, answers: Sequence[str]) -> int | None:
    """Return the place of the answer that a line is, or is the only one to begin with it."""
    if line in answers:
        return answers.index(line)
    near = [place for place, answer in enumerate(answers) if line and answer.startswith(line)]
    return near[0] if len(near) == 1 else None
