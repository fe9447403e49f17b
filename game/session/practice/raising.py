"""Trainers of wholes that are made up of many small steps, such as an army raised or placed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.words import _, percent
from game.rulesets.catalogue import ruleset
from game.session.asking import Asking
from game.session.match import Match
from game.session.practice.setups import setup
from game.session.practice.trainers import Raising
from game.session.practice.training import seats_with
from game.session.review.judging import Mark
from game.session.review.wholes import CLOSELY, comparing


def new_draw(trainer: Raising, seed: int, name: str) -> Match:
    """Return the match of a new deal in which a person of this name is to make the first step."""
    rules, luck = ruleset(trainer.game), Rng(seed)
    options, players = setup(rules, luck.fork("setup")), rules.players[0]
    seat: Player = luck.fork("seat").below(players)
    match = Match(rules, options, seats_with(players, None, name), seed, 1)
    begun: set[Player] = set()
    while not (is_step(trainer, match) and _is_turn(trainer, match, seat, begun)):
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        match.apply(match.to_act, rules.sense.policy(view, legal, luck))
    match.seats = seats_with(players, match.to_act, name)
    return match


def _is_turn(trainer: Raising, match: Match, seat: Player, begun: set[Player]) -> bool:
    """Tell whether the steps that are due are the person's, and note who has begun with his."""
    begun.add(match.to_act)
    return len(begun) == len(match.seats) if trainer.played_out else match.to_act == seat


def is_step(trainer: Raising, match: Match) -> bool:
    """Tell whether the decision that is due is one of the steps."""
    legal = match.state.legal_actions()
    view = match.state.view(match.to_act)
    return trainer.theme in match.ruleset.telling.themes(view, legal[0], legal[-1])


def is_last(trainer: Raising, match: Match, action: Any) -> bool:
    """Tell whether this decision, which is due, ends the steps."""
    after = match.state.clone()
    after.apply_action(action)
    if after.to_act != match.to_act:
        return True
    view, legal = after.view(after.to_act), after.legal_actions()
    return trainer.theme not in match.ruleset.telling.themes(view, legal[0], legal[-1])


@dataclass(frozen=True)
class Raised:
    """A whole weighed: what its steps bring together, and what others would, best first; by how
    much that may be chance, as a share of what is at stake."""

    trainer: Raising
    ruleset: Ruleset[Any, Any, Any]
    own: tuple[Any, ...]
    worths: Sequence[tuple[tuple[Any, ...], float]]
    margin: float = 0.0

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
        """Whether it is no slip, or may be none."""
        return Mark.of(self.loss) is None or self.loss < self.margin

    def named(self) -> Sequence[tuple[str, float]]:
        """Return each whole in words, and what it brings."""
        return [(self.ruleset.telling.whole(steps), worth) for steps, worth in self.worths]

    def verdict(self) -> str:
        """Return how good it is, in a sentence."""
        if self.trainer.played_out:
            best = _("No placement that was tried wins more battles.")
            near = _("No placement that was tried is better by more than chance.")
        else:
            best = _("No army that was tried is stronger.")
            near = _("That is as good as the strongest army, or nearly so.")
        if not self.loss:
            return best
        if self.is_right:
            return near
        return _("It gives away {loss} of the battle.").format(loss=percent(self.loss))


def weighing(trainer: Raising, before: Any, steps: Sequence[Any]) -> Asking[Raised]:
    """Ask what the steps come to as a whole; `before` is the view before the first of them."""
    rules = ruleset(trainer.game)
    found = yield from comparing(rules, before, steps, EFFORT)
    assert rules.sense.at_stake is not None
    margin = found.margin / rules.sense.at_stake
    return Raised(trainer, rules, found.own, found.worths, margin)


EFFORT = CLOSELY
"""How long a whole is weighed at a trainer."""


def figures(raised: Raised) -> str:
    """Return what the figures are."""
    if raised.trainer.played_out:
        return _(
            "The figures are battles won in 100, played out by computer players with armies that "
            "the enemy could have there: with your placement, the plain player’s and the best that "
            "was found by trying. Up to {margin} between them may be chance."
        ).format(margin=percent(raised.margin))
    return _(
        "The figures are battles won in 100 against the strongest of these armies, by what "
        "each card has proved to be worth in thousands of battles between computer players. "
        "Where the cards stand, and beside whom, is left out of account."
    )


def told(raised: Raised) -> Iterator[str]:
    """Yield all that is said of a whole, line by line."""
    value = raised.ruleset.telling.terms.value
    yield raised.verdict()
    for words, worth in raised.named():
        yield f"{value(worth)}: {words}"
    yield figures(raised)
