"""A hint for a change of cards comes of one search among whole changes, with their figures."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.outlook import WORTH, Figure, Outlook
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.whole import Whole
from game.kit.number_cards import number_card_name
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import Discard
from game.session.asking import Question, answered
from game.session.hint import Adviser, Hint, hinting
from game.session.match import Match
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.conformance.matches import twin
from tests.rulesets.berzerka.hands import board_with, dealt, say
from tests.session.test_several import exchange, puts

Worths = Sequence[tuple[Any, float]]
ADVISER = Adviser("", lambda number: Rng(1).fork(number))


def ways(match: Match) -> Sequence[Whole]:
    """Return the changes that are tried."""
    assert BERZERKA.sense.tries is not None
    return BERZERKA.sense.tries(Turn.of(match).view(), Rng(1))


def told(match: Match, chosen: Sequence[Any], *answers: Worths) -> tuple[Hint, list[Question]]:
    """Return the hint that comes of these answers, and what was asked for them."""
    asking = hinting(Turn.of(match), ADVISER, chosen, (type(puts(match)[0]),))
    asked = [next(asking)]
    for answer in answers:
        try:
            asked.append(asking.send([Candidate(what, worth, 50) for what, worth in answer]))
        except StopIteration as done:
            assert len(asked) == len(answers)
            return done.value, asked
    raise AssertionError("more is asked than was answered")


def wanted() -> tuple[Match, Whole, Whole, Any]:
    """Return a match before a change, the plain player's way, another, and what ends both."""
    match = exchange("berzerka")
    plain, other, *_rest = ways(match)
    assert len(plain.steps) > 2
    return match, plain, other, plain.steps[-1]


def test_whole_changes_are_searched_once_and_the_one_advised_is_weighed_beside_none() -> None:
    match, plain, other, done = wanted()
    hint, asked = told(match, [], [(plain, 1.0), (other, 0.5)], [(plain, 0.9), (done, 0.2)])
    assert hint.series == list(plain.steps[:-1])
    assert [(each.action, each.value) for each in hint.shown] == [
        (plain.steps[0], 0.9),
        (done, 0.2),
    ]
    assert asked[0].legal == tuple(ways(match)) and not asked[0].in_words
    assert asked[1].legal == (plain, done) and asked[1].in_words


def test_another_change_is_advised_where_it_is_better_twice() -> None:
    match, plain, other, done = wanted()
    ahead = [(other, 1.0), (plain, 0.5)]
    hint, asked = told(match, [], ahead, ahead, [(other, 0.9), (done, 0.2)])
    assert hint.series == list(other.steps[:-1]) and asked[1].legal == (other, plain)
    hint, _asked = told(match, [], ahead, ahead[::-1], [(plain, 0.9), (done, 0.2)])
    assert hint.series == list(plain.steps[:-1]), "once, by chance"


def test_what_is_chosen_of_it_counts_as_made() -> None:
    match, plain, _other, done = wanted()
    first, *rest = plain.steps[:-1]
    best = [(plain, 1.0), (ways(match)[-1], 0.5)]
    less = Whole((first, done))
    hint, asked = told(match, [first], best, [(plain, 0.9), (less, 0.2)])
    assert hint.series == rest and asked[1].legal == (plain, less)
    assert [each.action for each in hint.shown] == [rest[0], done]
    hint, _asked = told(match, plain.steps[:-1], best)
    assert hint.is_enough and not hint.candidates


def test_where_no_change_is_better_that_is_enough() -> None:
    match, plain, _other, done = wanted()
    hint, _asked = told(match, [], [(plain, 1.0)], [(done, 0.9), (plain, 0.2)])
    assert hint.is_enough and [each.action for each in hint.candidates] == [done]
    hint, _asked = told(match, [], [(plain, 1.0)], [(done, 0.4), (plain, 0.4)])
    assert hint.series == list(plain.steps[:-1]), "as good"


def test_that_no_card_is_changed_is_told_beside_the_best_change_by_its_cards() -> None:
    match, plain, _other, done = wanted()
    kept = ways(match)[-1]
    assert kept.steps == (done,)
    shown = Outlook(done, plain, 900, {"first": Figure(0.4, 0.3, 0.001)})
    asking = hinting(Turn.of(match), ADVISER, (), (Discard,))
    next(asking)
    asking.send([Candidate(kept, 1.0, 90), Candidate(plain, 0.0, 90)])
    asked = asking.send([Candidate(kept, 1.0, 90), Candidate(plain, 0.0, 90)])
    assert asked.legal == (done, plain) and asked.in_words
    with pytest.raises(StopIteration) as ended:
        asking.send([Candidate(done, 0.9, 90, outlook=shown), Candidate(plain, 0.1, 90)])
    hint: Hint = ended.value.value
    assert hint.is_enough and [each.action for each in hint.candidates] == [done]
    told = hint_reason(hint.turn, hint.candidates, str)
    assert "first in 40 of 100 hands, in 30 with the " in told and " put away." in told
    names = [number_card_name(each.card) for each in plain.steps[:-1]]
    assert names and all(each in told for each in names), "which change that is"


def test_no_change_has_a_figure_above_that_of_the_one_advised() -> None:
    match, plain, _other, done = wanted()
    asking = hinting(Turn.of(match), ADVISER, (), (Discard,))
    next(asking)
    asking.send([Candidate(plain, 1.0, 90)])
    with pytest.raises(StopIteration) as ended:
        asking.send([Candidate(done, 0.5, 90), Candidate(plain, 0.4, 90, error=0.3)])
    best, less = ended.value.value.shown
    assert (best.action, less.action) == (plain.steps[0], done) and less.value <= best.value


def test_a_card_chosen_that_is_in_no_such_change_is_kept_if_the_change_is_worse_with_it() -> None:
    match, plain, _other, done = wanted()
    alien = next(each for each in puts(match) if each not in plain.steps)
    own = Whole((*sorted([alien, *plain.steps[: len(plain.steps) - 2]]), done))
    best = [(plain, 1.0), (ways(match)[-1], 0.5)]
    hint, asked = told(match, [alien], best, [(plain, 0.9), (own, 0.1)])
    assert asked[1].legal == (plain, own) and asked[1].in_words
    assert hint.undone == alien and hint.candidates[0].action == plain
    less = Whole((alien, done))
    hint, asked = told(match, [alien], best, [(plain, 0.5), (own, 0.5)], [(own, 0.5), (less, 0.1)])
    assert asked[2].legal == (own, less)
    assert hint.undone is None and hint.series == [e for e in own.steps if e not in less.steps]
    chosen = [*plain.steps[:-2], alien]
    hint, _asked = told(match, chosen, best, [(plain, 0.5), (own, 0.5)])
    assert hint.is_enough and not hint.candidates, "as good"


def test_where_nothing_is_at_stake_no_change_is_looked_for() -> None:
    state = say(dealt(board_with("middling")), "middling+0 pass pass trump:S")
    turn = Turn(BERZERKA, state, state.current_player(), 9)
    assert not turn.view().table.declaration.box.value
    asked = next(hinting(turn, ADVISER, (), (Discard,)))
    assert asked.legal == tuple(turn.legal_actions()), "which is said of all of them"


def test_figures_and_words_are_of_the_change_advised_and_hide_what_is_hidden() -> None:
    match = exchange("berzerka")

    def hint(there: Match) -> Hint:
        kinds = (type(puts(there)[0]),)
        return answered(there.ruleset, hinting(Turn.of(there), ADVISER, (), kinds))

    found = hint(match)
    best, less = found.shown
    assert best.outlook is not None and (best.outlook.best, best.outlook.other) == (
        best.action,
        less.action,
    )
    worth = best.outlook.of(WORTH)
    least, _most = BERZERKA.telling.limits(Turn.of(match).view(), best.action)
    assert [round(each.value, 9) for each in (best, less)] == [
        round(max(each, least), 9) for each in (worth.best, worth.other)
    ]
    for world in range(2):
        again = hint(twin(match, match.to_act, Rng(world)))
        assert (again.candidates, again.series) == (found.candidates, found.series)
