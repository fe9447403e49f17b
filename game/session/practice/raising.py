"""A trainer of wholes that are made up of many small steps, such as an army that is raised."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.words import _, percent
from game.rulesets.catalogue import ruleset
from game.session.match import Match
from game.session.practice.setups import setup
from game.session.practice.trainers import Raising
from game.session.practice.training import seats_with
from game.session.review.judging import Mark


def new_draw(trainer: Raising, seed: int, name: str) -> Match:
    """Return the match of a new deal in which a person of this name is to make the first step."""
    rules, luck = ruleset(trainer.game), Rng(seed)
    options, players = setup(rules, luck.fork("setup")), rules.players[0]
    seat: Player = luck.fork("seat").below(players)
    match = Match(rules, options, seats_with(players, seat, name), seed, 1)
    while match.to_act != seat or not is_step(trainer, match):
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        match.apply(match.to_act, rules.sense.policy(view, legal, luck))
    return match


def is_step(trainer: Raising, match: Match) -> bool:
    """Tell whether the decision that is due is one of the steps."""
    legal = match.state.legal_actions()
    view = match.state.view(match.to_act)
    return trainer.theme in match.ruleset.telling.themes(view, legal[0], legal[-1])


def is_last(rules: Ruleset[Any, Any, Any], action: Any) -> bool:
    """Tell whether a decision ends the steps, of which all others are in ascending order."""
    return not isinstance(action, rules.telling.ascending)


@dataclass(frozen=True)
class Raised:
    """A whole weighed: what its steps bring together, and what others would, best first."""

    ruleset: Ruleset[Any, Any, Any]
    own: tuple[Any, ...]
    worths: Sequence[tuple[tuple[Any, ...], float]]

    @staticmethod
    def of(rules: Ruleset[Any, Any, Any], before: Any, steps: Sequence[Any]) -> "Raised":
        """Return what these steps come to; `before` is the view before the first."""
        assert rules.sense.wholes is not None
        own = tuple(step for step in steps if not is_last(rules, step))
        return Raised(rules, own, rules.sense.wholes(before, own))

    @property
    def at_stake(self) -> float:
        """What a deal is about, in utilities."""
        assert self.ruleset.sense.at_stake is not None
        return self.ruleset.sense.at_stake

    @property
    def loss(self) -> float:
        """What it brings less than the best, as a share of what is at stake."""
        return (self.worths[0][1] - dict(self.worths)[self.own]) / self.at_stake

    @property
    def is_right(self) -> bool:
        """Whether it is no slip."""
        return Mark.of(self.loss) is None

    def named(self) -> Sequence[tuple[str, float]]:
        """Return each whole in words, and what it brings."""
        return [(self.ruleset.telling.whole(steps), worth) for steps, worth in self.worths]

    def verdict(self) -> str:
        """Return how good it is, in a sentence."""
        if not self.loss:
            return _("No army that was tried is stronger.")
        if self.is_right:
            return _("That is as good as the strongest army, or nearly so.")
        return _("It gives away {loss} of the battle.").format(loss=percent(self.loss))


def figures() -> str:
    """Return what the figures are."""
    return _(
        "The figures are battles won in 100 against the strongest of these armies, by what every "
        "card has proved to be worth in thousands of battles between computer players. Where the "
        "cards stand, and beside whom, is left aside."
    )


def told(raised: Raised) -> Iterator[str]:
    """Yield all that is said of a whole, line by line."""
    value = raised.ruleset.telling.terms.value
    yield raised.verdict()
    for words, worth in raised.named():
        yield f"{value(worth)}: {words}"
    yield figures()
