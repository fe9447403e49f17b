"""Hints as they are given in play: none has a fault, none depends on what its player cannot see."""

from itertools import islice
from zlib import crc32

import pytest

from game.core.explain import Explanation
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.asking import answered
from game.session.hint import Adviser, hinting
from game.session.match import Match
from game.session.port import Turn
from tests.conformance.matches import twin
from tests.hints.sample import faults_of, matches, sampled

READ, FULL, TWINS = 40, 500, 12


def check(game: str, count: int, seed: int) -> None:
    found = ruleset(game)
    for each in islice(sampled(found, seed), count):
        if (told := each.hint.explanation) is not None:
            faults = list(faults_of(told, each.turn, found))
            assert not faults, (each.seed, each.options, each.turn.number, faults)


@pytest.mark.parametrize("game", RULESETS)
def test_hints_have_no_fault(game: str) -> None:
    check(game, READ, 1)


@pytest.mark.long
@pytest.mark.parametrize("game", RULESETS)
def test_hints_of_many_matches_have_no_fault(game: str) -> None:
    check(game, FULL, 1000)


def explanation(match: Match) -> Explanation[object] | None:
    return answered(match.ruleset, hinting(Turn.of(match), Adviser())).explanation


def peeking(match: Match) -> str:
    return f"{crc32(repr(sorted(vars(match.state).items())).encode())}"


def differs(game: Ruleset, count: int, of: object) -> bool:  # type: ignore[type-arg]
    """Tell whether anything changes when what the player cannot see is dealt anew."""
    for match in islice(matches(game, 1), count):
        if of(match) != of(twin(match, match.to_act, Rng(1))):  # type: ignore[operator]
            return True
    return False


@pytest.mark.parametrize("game", RULESETS)
def test_an_explanation_does_not_change_with_hidden_cards(game: str) -> None:
    """Law 13."""
    assert not differs(ruleset(game), TWINS, explanation)


@pytest.mark.long
@pytest.mark.parametrize("game", RULESETS)
def test_two_hundred_explanations_do_not_change_with_hidden_cards(game: str) -> None:
    assert not differs(ruleset(game), 200, explanation)


@pytest.mark.parametrize("game", RULESETS)
def test_a_guide_that_peeks_is_caught(game: str) -> None:
    assert differs(ruleset(game), TWINS, peeking)
