"""Why a drill has one answer: all choices weighed in the same honest worlds, twice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from game.bots.players import trials_of
from game.bots.stakes import stakes
from game.bots.tallies import tallied
from game.core.protocols import Standing
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.tally import WORTH
from game.search.race import weigh
from game.session.asking import judges_luck
from game.session.practice.drill import CLEAR, Drill

SURE = 2.326
"""So many standard errors below what was found, one time in a hundred at most."""

TRIALS: Mapping[str, int] = {
    "whist": 8000,
    "schnapsen": 20000,
    "berzerka": 40000,
    "bridge": 1500,
    "berserk": 800,
}
"""Playouts of the first proof, by game; the second, from another seed, has twice as many."""

SEEDS = ("first", "second")

DIGITS, SHOWN = 2, 4
"""So many of what a choice brings are kept in a proof, and in a drill."""

FEWEST_WORLDS = 100
"""Of fewer worlds no figures of a drill are made."""
SLACK = CLEAR / 4
"""So far, as a share of what is at stake, a drill's figures may be from those of a hint."""


@dataclass(frozen=True)
class Proof:
    """What was found: what each choice brings, best first, and by how much the best leads the rest,
    `sure` at 99 %.

    Choices that bring the very same, such as two cards of which one is as high as the other, are
    one answer.
    """

    worths: Mapping[Any, float]
    sure: float

    @property
    def best(self) -> frozenset[Any]:
        """The choices that bring most."""
        most = max(self.worths.values())
        return frozenset(each for each, worth in self.worths.items() if worth == most)


def choices(ruleset: Ruleset[Any, Any, Any], view: Any, legal: Sequence[Any]) -> Sequence[Any]:
    """Return what is weighed: of the kinds that a search weighs here everything, or where that is
    too much, as in an auction, what it weighs itself."""
    short = ruleset.sense.shortlist(view, legal)
    kinds = {type(action) for action in short}
    whole = [action for action in legal if type(action) in kinds]
    return whole if len(whole) <= MOST_WEIGHED else short


MOST_WEIGHED = 14
"""Where there are more choices there is no drill."""


def weighed(
    ruleset: Ruleset[Any, Any, Any], view: Any, moves: Sequence[Any], stream: Rng, trials: int
) -> Proof:
    """Weigh these choices by what the view tells."""
    found = weigh(len(moves), trials_of(ruleset, view, moves, stream, trials), trials)
    order = sorted(range(len(moves)), key=lambda n: -found.mean(n))
    worths = {n: round(found.mean(n), DIGITS) for n in order}
    second = next((n for n in order if worths[n] < worths[order[0]]), None)
    gap, error = (0.0, 0.0) if second is None else found.lead(order[0], second)
    return Proof({moves[n]: worths[n] for n in order}, gap - SURE * error)


def proved(
    ruleset: Ruleset[Any, Any, Any], view: Any, moves: Sequence[Any], at_stake: float
) -> Proof | None:
    """Return the proof that one of the choices is clearly best, None where there is none.

    Two seeds, and for the second double the worlds, have to agree.
    """
    proof = None
    for times, seed in enumerate(SEEDS, start=1):
        stream, trials = Rng(0).fork("proof", seed), times * TRIALS[ruleset.id]
        before, proof = proof, weighed(ruleset, view, moves, stream, trials)
        if proof.sure < CLEAR * at_stake or (before and before.best != proof.best):
            return None
    return proof


def figures(
    ruleset: Ruleset[Any, Any, Any], view: Any, proof: Proof, number: int
) -> Mapping[str, float]:
    """Return what each choice brings, as a hint at this decision tells it; as the proof does where
    a hint plays out too few worlds to tell choices apart for good."""
    if ruleset.telling.guide.worlds < FEWEST_WORLDS:
        return {str(action): worth for action, worth in proof.worths.items()}
    tally = tallied(ruleset, view, tuple(proof.worths), judges_luck(number))[0].tally
    assert tally is not None
    return {str(each): round(tally.value(WORTH, each), SHOWN) for each in tally.by_worth}


def stakes_of(ruleset: Ruleset[Any, Any, Any], standing: Standing) -> float:
    """Return what a deal after this standing is about, in utilities, as a review has it."""
    *_before, known = stakes(ruleset, standing, Rng(0).fork("stakes", ruleset.id))
    return known


def why_unproved(drill: Drill) -> str:
    """Return why a drill does not hold when it is solved again by its own proof, "" where it does;
    raise ValueError where its moves cannot be.

    The words are for whoever makes drills.
    """
    match = drill.match("")
    player, legal = match.to_act, match.state.legal_actions()
    if player < 0:
        return "its deal is over before the decision"
    view, by_notation = match.state.view(player), {str(each): each for each in legal}
    if missing := [text for text in (*drill.worths, drill.plain) if text not in by_notation]:
        return f"{missing[0]} cannot be chosen there"
    at_stake = stakes_of(drill.ruleset, match.standing)
    proof = proved(drill.ruleset, view, choices(drill.ruleset, view, legal), at_stake)
    if proof is None:
        return "no choice is clearly best"
    if (best := frozenset(map(str, proof.best))) != drill.answers:
        return f"{', '.join(sorted(best))} is best, not {', '.join(sorted(drill.answers))}"
    told = figures(drill.ruleset, view, proof, len(drill.moves))
    if max(abs(told.get(text, inf) - worth) for text, worth in drill.worths.items()) > (
        SLACK * at_stake
    ):
        return "its figures are not those of a hint"
    return ""
