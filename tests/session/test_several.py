"""A hint where some of several cards are chosen already: they count as made, or should rather not
be."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.session.asking import Question, answered
from game.session.hint import Adviser, Hint, hinting
from game.session.match import Match, Seat
from game.session.taking_back import handed_over, last_own
from game.session.turn import Turn
from tests.conformance.matches import twin

KIND = {"schnapsen": "PutAway", "berzerka": "Discard"}


def adviser(bot: str = "race:200") -> Adviser:
    return Adviser(bot, lambda number: Rng(1).fork(number))


def exchange(game: str) -> Match:
    """Return a match in which a player is to put cards away, and has put none."""
    rules = RULESETS[game]
    seats = [Seat("club", name) for name in "ABC"]
    for seed in range(1, 40):
        match = Match(rules, rules.options(), seats, seed)
        while match.standing.deals_played == 0:
            turn = Turn.of(match)
            if any(type(each).__name__ == KIND[game] for each in turn.legal_actions()):
                return match
            match.apply(
                match.to_act, rules.sense.policy(turn.view(), turn.legal_actions(), Rng(seed))
            )
    raise AssertionError("no exchange in forty deals")


def puts(match: Match) -> list[Any]:
    """Return what can be put away, in order."""
    return [each for each in Turn.of(match).legal_actions() if type(each).__name__ in KIND.values()]


def told(
    match: Match, chosen: Sequence[Any], *answers: Sequence[tuple[Any, float, int]]
) -> tuple[Hint, list[Question]]:
    """Return the hint that comes of these answers, and what was asked for them: what else would go
    with it is asked last, and not answered."""
    kinds = (type(puts(match)[0]),)
    asking = hinting(Turn.of(match), adviser(), chosen, kinds)
    asked = [next(asking)]
    for answer in answers:
        try:
            asked.append(asking.send([Candidate(*each) for each in answer]))
        except StopIteration as done:
            assert len(asked) == len(answers), "everything that was answered has been asked"
            return done.value, asked
    try:
        asking.send([])
    except StopIteration as done:
        assert done.value.series, "all else is answered"
        return done.value, asked[:-1]
    raise AssertionError("more is asked than was answered")


def test_a_hint_with_nothing_chosen_is_asked_once() -> None:
    match = exchange("berzerka")
    first, second, *_rest = puts(match)
    hint, asked = told(match, [], [(second, 1.0, 50), (first, 0.5, 50)])
    assert [each.action for each in hint.candidates] == [second, first]
    assert len(asked) == 1 and asked[0].in_words


@pytest.mark.parametrize("game", KIND)
def test_a_hint_with_cards_chosen_does_not_change_with_hidden_ones(game: str) -> None:
    match = exchange(game)
    kinds = (type(puts(match)[0]),)

    def hint(there: Match) -> tuple[Any, ...]:
        asking = hinting(Turn.of(there), adviser(), puts(match)[1:3], kinds)
        found = answered(there.ruleset, asking)
        return found.candidates, found.undone, found.is_enough

    said = hint(match)
    assert any(said)
    for world in range(3):
        assert hint(twin(match, match.to_act, Rng(world))) == said


@pytest.mark.parametrize("game", KIND)
def test_cards_handed_over_together_are_taken_back_together(game: str) -> None:
    match = exchange(game)
    player, begun = match.to_act, len(match.actions)
    while match.to_act == player and (left := puts(match)):
        match.apply(player, left[0])
    if game == "berzerka" and match.to_act == player:
        match.apply(player, next(a for a in Turn.of(match).legal_actions() if str(a) == "done"))
    assert len(match.actions) > begun + 1
    last = last_own(match, [player])
    assert last is not None and handed_over(match, last) == begun
