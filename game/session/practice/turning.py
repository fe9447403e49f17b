"""The trainer of whole turns: every deed is made on the board, and then each of them is weighed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.words import _, percent
from game.rulesets.catalogue import ruleset
from game.session.asking import Asking
from game.session.match import Match
from game.session.port import Port
from game.session.practice.bestline import BestLine, best_line
from game.session.practice.setups import setup
from game.session.practice.trainers import Turning
from game.session.practice.training import MOST_DEALS, seats_with
from game.session.review.judging import Judgement, Mark, judging
from game.session.review.moments import Moment
from game.session.review.told import reason, sentence


def new_turn(trainer: Turning, seed: int, name: str) -> Match:
    """Return the match of a new deal in which a turn of a person of this name begins; plain players
    have played up to it."""
    rules, luck = ruleset(trainer.game), Rng(seed)
    options, players = setup(rules, luck.fork("setup")), rules.players[0]
    turns = luck.fork("turns").below(trainer.skips)
    for number in range(MOST_DEALS):
        dealt = luck.fork("deal", number).below(1 << 32)
        match = Match(rules, options, seats_with(players, None, name), dealt, 1)
        if _played_on(trainer, match, turns):
            break
    match.seats = seats_with(players, match.to_act, name)
    return match


def _played_on(trainer: Turning, match: Match, turns: int) -> bool:
    """Let plain players play so many turns; return whether another one begins in which there is
    something to choose."""
    luck, last = Rng(match.seed).fork("played"), None
    begun: Player | None = None
    while not match.is_over:
        player = match.to_act
        view, legal = match.state.view(player), match.state.legal_actions()
        if match.ruleset.telling.phase(view, legal[0]) == trainer.phase and (
            begun is None or (last is not None and str(last) == trainer.ends)
        ):
            begun, turns = player, turns - 1
            if turns < 0 and len(legal) > trainer.fewest:
                return True
        last = match.ruleset.sense.policy(view, legal, luck)
        match.apply(player, last)
    return False


class Deeds:
    """What a person does in his turn, each deed as the position stood before it."""

    def __init__(self, trainer: Turning) -> None:
        self._trainer = trainer
        self.port: Port[Any, Any]
        """The door of whoever does them."""
        self.moments: list[Moment] = []

    def note(self, port: Port[Any, Any], action: Any) -> bool:
        """Note what is about to be done; return whether it ends the turn."""
        self.port, legal = port, tuple(port.legal_actions())
        number, event = port.decision_count, port.event_count
        self.moments.append(Moment(number, event, port.view(), legal, action))
        return str(action) == self._trainer.ends


@dataclass(frozen=True)
class Turned:
    """A turn weighed: what each of its deeds was worth, where there was a choice, and what was
    best in its place."""

    ruleset: Ruleset[Any, Any, Any]
    judgements: Sequence[Judgement]
    line: BestLine | None = None
    """How it would have gone best from the first deed on that was marked, None where none was."""

    @property
    def first_wrong(self) -> int:
        """The number, from 1, of the first deed that was marked."""
        return next(n for n, each in enumerate(self.judgements, start=1) if each.mark)

    @property
    def loss(self) -> float:
        """What the deeds gave away together, as a share of what is at stake."""
        return sum(each.share for each in self.judgements)

    @property
    def is_right(self) -> bool:
        """Whether no deed was so much as a slip."""
        return not any(each.mark for each in self.judgements)


def weighing(trainer: Turning, deeds: Sequence[Moment]) -> Asking[Turned]:
    """Ask what each deed of a turn was worth, and how it would have gone best; the generator
    returns the turn weighed.

    Each is judged as in a review, by what could be known before it: the dice of the deeds before
    it have fallen by then.
    """
    rules = ruleset(trainer.game)
    assert rules.sense.at_stake is not None
    judgements = []
    for deed in deeds:
        if not deed.is_forced:
            judgements.append((yield from judging(rules, deed, rules.sense.at_stake)))
    line = yield from best_line(trainer, rules, judgements)
    return Turned(rules, judgements, line)


def verdict(turned: Turned) -> str:
    """Return how good the turn was, in a sentence."""
    if not turned.loss:
        return _("No action of yours could have been bettered.")
    words = _("Every action was as good as the best in its place, or nearly so.")
    if not turned.is_right:
        words = _("The turn gives away {loss} of the battle.")
    return words.format(loss=percent(turned.loss))


def lines(turned: Turned, name: Callable[[Any], str]) -> Iterator[tuple[Mark | None, str, str]]:
    """Yield for each deed its mark, what it was worth and what would have been better, and why."""
    for each in turned.judgements:
        why = reason(turned.ruleset, each, name) if each.mark else ""
        yield each.mark, sentence(turned.ruleset, each, name), why


def told(turned: Turned, name: Callable[[Any], str]) -> Iterator[str]:
    """Yield all that is said of a turn, line by line."""
    yield verdict(turned)
    for number, (_mark, words, why) in enumerate(lines(turned, name), start=1):
        yield f"{number}. {words} {why}".rstrip()
    yield _(turned.ruleset.telling.terms.figures)
