"""A trainer of keeping count: tricks to watch, questions, and then all hands open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.themes import Count
from game.core.words import _
from game.rulesets.catalogue import ruleset
from game.session.match import Match
from game.session.port import Port
from game.session.practice.answer import NameAction
from game.session.practice.trainers import Counting
from game.session.practice.training import seats_with


class Watched:
    """A deal that somebody of this name watches from a seat, whoever decides for him; after a few
    tricks he is asked."""

    def __init__(self, trainer: Counting, seed: int, name: str) -> None:
        luck, rules = Rng(seed), ruleset(trainer.game)
        options, players = next(iter(rules.presets.values())), rules.players[0]
        self.seat: Player = luck.fork("seat").below(players)
        self.tricks = luck.fork("tricks").choice(trainer.tricks)
        """After how many he is asked."""
        options = replace(options, **dict(trainer.hides))
        self.match = Match(rules, options, seats_with(players, self.seat, name), seed, 1)
        self._luck = luck.fork("questions")

    @property
    def port(self) -> Port[Any, Any]:
        """The door of the seat."""
        return Port(self.match, self.seat)

    @property
    def is_due(self) -> bool:
        """Whether all has been watched, and it is time to ask."""
        return not self.match.is_over and len(self.match.state.table.tricks) >= self.tricks

    @property
    def is_useless(self) -> bool:
        """Whether nothing is to be asked: the deal was over before, or his own hand lies open, and
        he sees less than everybody."""
        return self.match.is_over or self.seat in self.match.state.table.face_up

    def questions(self) -> Sequence[Count]:
        """Return what is asked; it rests on what the seat has seen."""
        telling = self.match.ruleset.telling
        return telling.counts(self.port.view(), self.match.names, self._luck)

    def hands(self, name: NameAction) -> Iterator[tuple[str, str]]:
        """Yield who holds which cards, all hands open: the deal goes no further."""
        parse = self.match.ruleset.parse_action
        for player, hand in enumerate(self.match.state.table.hands):
            cards = [name(parse(str(card))) for card in hand if card is not None]
            yield self.match.names[player], ", ".join(cards)


@dataclass(frozen=True)
class Counted:
    """The answers to the questions of a deal, by place from 0."""

    counts: Sequence[Count]
    answers: Sequence[int]

    @property
    def right(self) -> int:
        """How many are right."""
        pairs = zip(self.counts, self.answers, strict=True)
        return sum(count.right == answer for count, answer in pairs)

    @property
    def is_right(self) -> bool:
        """Whether all are right."""
        return self.right == len(self.counts)

    def told(self) -> Iterator[tuple[bool, str]]:
        """Yield for each question whether it was answered rightly, and what there is to say."""
        for count, answer in zip(self.counts, self.answers, strict=True):
            is_right, right = answer == count.right, count.answers[count.right]
            words = (
                _("{question} Right: {right}.")
                if is_right
                else _("{question} Right: {right}. You said: {answer}.")
            )
            said = words.format(question=count.question, right=right, answer=count.answers[answer])
            yield is_right, f"{said} {count.why}"


@dataclass
class Score:
    """How a set has gone so far."""

    tried: int = 0
    asked: int = 0
    right: int = 0

    def add(self, counted: Counted) -> None:
        """Take in one more round of questions."""
        self.tried += 1
        self.asked += len(counted.counts)
        self.right += counted.right

    @property
    def is_over(self) -> bool:
        """Whether the set is done."""
        return self.tried >= Counting.length

    def told(self) -> str:
        """Return how the set stands, in a sentence."""
        return _("Right answers: {n} of {all}.").format(n=self.right, all=self.asked)
