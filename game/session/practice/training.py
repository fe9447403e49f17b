"""A trainer: new deals without end, in each of which a decision is weighed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.bots.catalogue import STAKES, TALLY
from game.bots.characters import CHARACTERS
from game.core.explain import Explanation
from game.core.explain import told as compared
from game.core.protocols import Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.tally import WORTH, Tally
from game.core.words import _, percent
from game.rulesets.catalogue import ruleset
from game.session.asking import Asking, Question, judges_luck
from game.session.hint import Adviser
from game.session.match import HUMAN, Match, Seat
from game.session.port import Port
from game.session.practice.answer import NameAction
from game.session.practice.setups import setup
from game.session.practice.trainers import Deciding, Trainer
from game.session.review.judging import Mark

BOOK = "club"
"""Who calls by the book, and looks at nothing but the hand."""


def new_hand(trainer: Deciding, seed: int, name: str) -> Match:
    """Return the match of a new deal in which a person of this name sits somewhere."""
    rules, luck = ruleset(trainer.game), Rng(seed)
    options, players = setup(rules, luck.fork("setup")), rules.players[0]
    seat: Player = luck.fork("seat").below(players)
    if not trainer.skips:
        return Match(rules, options, seats_with(players, seat, name), seed, 1)
    for number in range(MOST_DEALS):
        dealt = luck.fork("deal", number).below(1 << 32)
        skipped = luck.fork("skipped", number).below(trainer.skips)
        match = Match(rules, options, seats_with(players, None, name), dealt, 1)
        if _played_on(trainer, match, skipped):
            match.seats = seats_with(players, match.to_act, name)
            return match
    raise LookupError(f"No deal comes to a decision of the trainer {trainer.id}.")


MOST_DEALS = 100
"""So many deals are looked through at most. Most of them hold a decision that is trained."""


def seats_with(players: int, person: Player | None, name: str) -> tuple[Seat, ...]:
    """Return seats of plain players, and of a person of this name (None: nowhere)."""
    others = iter(CHARACTERS.values())
    return tuple(
        Seat(HUMAN, name) if player == person else Seat("club", next(others).name)
        for player in range(players)
    )


def _played_on(trainer: Deciding, match: Match, skipped: int) -> bool:
    """Let plain players play to a decision that is trained, the so manieth of them; return
    whether it comes to that."""
    luck = Rng(match.seed).fork("played")
    while not match.is_over:
        player = match.to_act
        view, legal = match.state.view(player), match.state.legal_actions()
        if is_trained(trainer, match.ruleset, view, legal):
            if not skipped:
                return True
            skipped -= 1
        match.apply(player, match.ruleset.sense.policy(view, legal, luck))
    return False


def is_trained(
    trainer: Deciding, ruleset: Ruleset[Any, Any, Any], view: Any, legal: Sequence[Any]
) -> bool:
    """Tell whether a decision is one of those that are trained."""
    if len(legal) < 2:
        return False
    themes = ruleset.telling.themes(view, legal[0], legal[-1])
    return not trainer.themes.isdisjoint(themes)


@dataclass(frozen=True)
class Weighed:
    """A decision weighed: what choices have come to, and what the book says."""

    trainer: Deciding
    ruleset: Ruleset[Any, Any, Any]
    view: Any
    choice: Any
    tally: Tally
    at_stake: float
    book: Any

    @property
    def worths(self) -> Sequence[tuple[Any, float]]:
        """What each choice brings, the best first."""
        return [(each, self.tally.value(WORTH, each)) for each in self.tally.by_worth]

    @property
    def best(self) -> Any:
        """What is best: the book's call, or what brings most."""
        return self.book if self.trainer.by_book else self.worths[0][0]

    @property
    def loss(self) -> float:
        """What the choice brings less than the best, as a share of the stakes; nothing where it
        brings more than the book's call."""
        return max(0.0, self._less(self.choice, self.best))

    @property
    def is_right(self) -> bool:
        """Whether it is what the book says, or brings as much; elsewhere whether it is no slip."""
        if self.trainer.by_book:
            return bool(self.choice == self.book) or not self.loss
        return Mark.of(self.loss) is None

    @property
    def rival(self) -> Any | None:
        """What brings more than the book's call, so that it would be a slip to call by the book;
        None where nothing does, or it was chosen."""
        most = self.worths[0][0]
        is_slip = Mark.of(self._less(self.best, most)) is not None
        return most if is_slip and most != self.choice else None

    @property
    def explanation(self) -> Explanation[Any]:
        """What a hint says of the best, beside the choice or the next that is behind it."""
        guide, tally, best = self.ruleset.telling.guide, self.tally, self.best
        least, others = guide.least(self.view), [self.choice, *tally.by_worth]
        behind = (each for each in others if tally.is_behind(each, best, least))
        return compared(guide, self.view, tally, best, next(behind, None))

    def _less(self, choice: Any, other: Any) -> float:
        """Return what one choice brings less than another, as a share of the stakes."""
        worths: dict[Any, float] = dict(self.worths)
        return (worths[other] - worths[choice]) / self.at_stake


def weighing(trainer: Deciding, port: Port[Any, Any], choice: Any) -> Asking[Weighed]:
    """Ask what a decision was worth, by the playouts of a hint; the generator returns it weighed.

    It rests on the view alone: a hand is judged by what could be known of it.
    """
    ruleset, view, legal = port.ruleset, port.view(), tuple(port.legal_actions())
    stream, number = Rng(0).fork("training"), port.decision_count
    [known] = yield Question(STAKES, port.standing, legal, stream.fork("stakes"))
    booked = yield Question(BOOK, view, legal, stream.fork("book"))
    found = yield Adviser().asked(ruleset, view, legal, number)
    book, tally = booked[0].action, found[0].tally
    if tally is None or not {book, choice} <= {*tally.choices}:
        moves = dict.fromkeys((*(each.action for each in found), book, choice))
        played = yield Question(TALLY, view, tuple(moves), judges_luck(number))
        tally = played[0].tally
        assert tally is not None
    return Weighed(trainer, ruleset, view, choice, tally, known.value, book)


class Graded(Protocol):
    """What has been judged: what it gives away, as a share of the stakes, and whether it passes."""

    @property
    def loss(self) -> float:
        """What it brings less than the best, as a share of what is at stake."""

    @property
    def is_right(self) -> bool:
        """Whether it is good enough."""


@dataclass
class Score:
    """How a set has gone so far."""

    losses: list[float] = field(default_factory=list)
    right: int = 0

    def add(self, weighed: Graded) -> None:
        """Take in one more."""
        self.losses.append(weighed.loss)
        self.right += weighed.is_right

    @property
    def tried(self) -> int:
        """How many decisions have been made."""
        return len(self.losses)

    @property
    def is_over(self) -> bool:
        """Whether the set is done."""
        return self.tried >= Trainer.length

    def told(self) -> str:
        """Return how the set stands once something has been tried, in two sentences."""
        told = _("Right answers: {n} of {all}.").format(n=self.right, all=self.tried)
        lost = _("On average {loss} of what is at stake was given away.").format(
            loss=percent(sum(self.losses) / self.tried, 1)
        )
        return f"{told} {lost}"


def verdict(weighed: Weighed, name: NameAction) -> str:
    """Return how good a decision was, in a sentence."""
    choice, best = name(weighed.choice), name(weighed.best)
    if weighed.trainer.by_book:
        if choice == best:
            words = _("The system says so too: {choice}.")
        elif weighed.is_right:
            words = _(
                "The system says {best}, but {choice} brings at least as much on average: "
                "either will do."
            )
        else:
            words = _("The system says {best}, not {choice}.")
    elif weighed.choice == weighed.best:
        words = _("Nothing is better: {choice}.")
    elif weighed.is_right:
        words = _("{choice}: as good as the best, or nearly so ({best}).")
    else:
        words = _("{choice} gives away {loss} of what is at stake. Best: {best}.")
    return words.format(choice=choice, best=best, loss=percent(weighed.loss))


def rival_words(weighed: Weighed, name: NameAction) -> str:
    """Return that something brings more than the book's call, "" where nothing does."""
    if weighed.rival is None:
        return ""
    words = _("On average {rival} brings more with this hand; it would be right too.")
    return words.format(rival=name(weighed.rival))
