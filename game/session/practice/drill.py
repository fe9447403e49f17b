"""A drill: a position of a deal in which one decision is clearly best, and the proof of that."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from game.bots.characters import CHARACTERS
from game.core import options as option_texts
from game.core.protocols import Player
from game.core.ruleset import Ruleset
from game.session.match import HUMAN, Match, Seat
from game.session.port import Port
from game.session.practice.worlds import Hands, Shown

CLEAR = 0.08
"""The best choice is worth so much more than the next, as a share of what is at stake."""


@dataclass(frozen=True)
class Drill:
    """A decision to be found.

    `seed`, `players` and `options` (texts, only those that differ from the usual) make the deal,
    `moves` are the decisions up to the point, in notation. `worths` say what each choice that was
    weighed brings on average, in utilities, as a hint there tells it; `plain` is what the plain
    player does instead. `at_stake` lies between a bad deal and a good one. `solved` is the share of
    computer players who find the answer. `worlds` are ways for the hidden cards to lie, `shows`
    tells of each choice in which of them it is seen to be worse than the best.
    """

    ruleset: Ruleset[Any, Any, Any]
    seed: int
    players: int
    options: Mapping[str, str]
    moves: tuple[str, ...]
    worths: Mapping[str, float]
    plain: str
    at_stake: float
    solved: float
    themes: tuple[str, ...]
    worlds: tuple[Hands, ...]
    shows: Mapping[str, Shown]

    @cached_property
    def id(self) -> str:
        """What it is called in the store: the same as long as the position is the same."""
        place = (self.ruleset.id, self.seed, self.players, sorted(self.options.items()), self.moves)
        return sha256(repr(place).encode()).hexdigest()[:12]

    @property
    def oddity(self) -> tuple[int, int]:
        """How far its game is from the plain form: how many house rules, then how many players."""
        return len(self.options), self.players

    @property
    def answers(self) -> frozenset[str]:
        """What is right, in notation: the best choice, and those that bring the very same."""
        most = max(self.worths.values())
        return frozenset(text for text, worth in self.worths.items() if worth == most)

    @property
    def lead(self) -> float:
        """By how much the answer is better than the next choice, as a share of what is at stake; 0
        where all choices are the same."""
        most = max(self.worths.values())
        others = [worth for worth in self.worths.values() if worth < most]
        return (most - max(others)) / self.at_stake if others else 0.0

    def match(self, name: str) -> Match:
        """Return its match at the point, for a person of this name; raise BadRecord or BadOption.

        Where a move cannot be, IllegalAction or another ValueError tells which.
        """
        options = option_texts.with_texts(self.ruleset.options(), self.options)
        match = Match(self.ruleset, options, self._seats(None, name), self.seed, 1)
        for text in self.moves:
            match.apply(match.to_act, self.ruleset.parse_action(text))
        match.seats = self._seats(match.to_act, name)
        return match

    def _seats(self, person: Player | None, name: str) -> tuple[Seat, ...]:
        others = iter(CHARACTERS.values())
        return tuple(
            Seat(HUMAN, name) if player == person else Seat("club", next(others).name)
            for player in range(self.players)
        )


@dataclass(frozen=True)
class Asked:
    """A drill as whoever is to solve it sees it: the person's door, and the choices."""

    drill: Drill
    match: Match

    @staticmethod
    def of(drill: Drill, name: str) -> "Asked":
        """Return the drill for a person of this name; raise as `Drill.match`."""
        return Asked(drill, drill.match(name))

    @property
    def port(self) -> Port[Any, Any]:
        """The door of whoever is asked."""
        return Port(self.match, self.match.to_act)


def is_solved(drill: Drill, answer: Any) -> bool:
    """Tell whether a decision is what the drill asks for."""
    return str(answer) in drill.answers
