"""Drills asked and answered: the rating, what comes next, and that nothing hidden is told."""

import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from typing import Any

import pytest

from game.cli.text.hinting import look_lines, table_lines
from game.core.rng import Rng
from game.core.tally import WORTH
from game.core.words import ROOT
from game.session.asking import answered
from game.session.practice.answer import Answer, explaining, shown_lines, verdict
from game.session.practice.choosing import AGAIN, OFTEN, Wish, drill_for, due, next_drill, tiers
from game.session.practice.course import Course, Mode, score_words
from game.session.practice.drill import Asked, Drill, is_solved
from game.session.practice.drillfile import GAMES, drills_of
from game.session.practice.rating import Rating, Ratings, first_rating, ratings
from game.session.store import Store
from game.session.store.attempts import Attempt
from tests.session.practice.drilled import drill
from tests.session.test_review import by_sight


def explained(given: Answer) -> Answer:
    """Return an answer with what is counted of it at a glance."""
    asking = explaining(given)
    try:
        asking.send(by_sight(next(asking)))
    except StopIteration as done:
        found: Answer = done.value
        return found
    raise AssertionError("it asks twice")


def told(given: Answer, names: Sequence[str]) -> list[str]:
    """Return all that is said of an answer, line by line."""
    found = explained(given)
    why = found.explanation
    assert why is not None
    lines = [*look_lines(why, str), *table_lines(why, str)]
    return [verdict(found, str), *lines, *shown_lines(found, str, names)]


TODAY = date(2026, 11, 22).toordinal()


def many(count: int = 20) -> list[Drill]:
    """Drills of all kinds, the later the harder."""
    return [drill(seed=n, solved=1 - (n + 1) / (count + 1)) for n in range(count)]


def attempt(each: Drill, is_right: bool, day: int = TODAY) -> Attempt:
    return Attempt("whist", each.id, "0", is_right, "rated", 0, day)


def course(store: Store, mode: Mode = Mode.RATED, wish: Wish | None = None) -> Course:
    return Course(many(), store.attempts, mode, wish or Wish(), TODAY, Rng(1))


def answer(asked: Asked, text: str) -> Any:
    return asked.port.ruleset.parse_action(text)


# -- what is said


@pytest.mark.parametrize("game", GAMES)
def test_no_word_depends_on_what_the_player_could_not_see(game: str) -> None:
    """Exchange everything hidden, and the same is asked and said."""
    for each in drills_of(game)[:12]:
        asked = Asked.of(each, "Ana")
        port = asked.port
        names, rules = port.names, port.ruleset
        words = told(Answer.to(asked, port.legal_actions()[-1]), names)
        position = rules.telling.text_view(port.view(), names, 1)
        for number in range(8):
            world = Asked.of(each, "Ana")
            world.match.state = rules.sense.determinize(port.view(), Rng(number))
            again = Answer.to(world, world.port.legal_actions()[-1])
            assert rules.telling.text_view(world.port.view(), names, 1) == position
            assert told(again, names) == words


def test_an_answer_is_told_with_what_a_hint_counts_and_what_shows_it() -> None:
    worlds = ["S2 S3/S4 S5/S6 S7/S8 S9"]
    asked = Asked.of(drill(worlds=worlds, shows={"1": [0, 5.0, -2.0]}), "Ana")
    wrong, right = (explained(Answer.to(asked, answer(asked, text))) for text in "10")
    assert verdict(wrong, str) == "Better: 0. You chose: 1." and verdict(right, str) == "Right: 0."
    lines = list(shown_lines(wrong, str, asked.port.names))
    assert any("picked to show the difference" in line and "1: −2.0" in line for line in lines)
    assert any(line.endswith(": S2 S3") for line in lines)
    told = wrong.explanation
    assert told is not None and str(told.best) == "0"
    assert {"0", "1"} <= set(map(str, told.rows)), "yours is in the table"


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_to_every_drill_can_be_told(game: str) -> None:
    for each in drills_of(game):
        asked = Asked.of(each, "Ana")
        for text in each.worths:
            given = explained(Answer.to(asked, answer(asked, text)))
            told = verdict(given, str)
            assert told.startswith("Right" if given.is_right else "Better: ")
            assert given.explanation is not None and given.explanation.look


def test_the_figures_of_an_answer_are_those_of_a_hint() -> None:
    each = next(one for one in drills_of("whist") if len(one.worths) > 2)
    asked = Asked.of(each, "Ana")
    given = Answer.to(asked, answer(asked, each.plain))
    tally = answered(each.ruleset, explaining(given)).tally
    assert tally is not None
    for choice in tally.choices:
        assert tally.value(WORTH, choice) == pytest.approx(each.worths[str(choice)], abs=0.001)


def test_a_choice_that_nothing_shows_brings_no_world() -> None:
    asked = Asked.of(drill(), "Ana")
    assert not list(shown_lines(Answer.to(asked, answer(asked, "3")), str, asked.port.names))


def test_one_drill_is_solved_or_not() -> None:
    one = drill_for(many(), 5, Rng(1))
    assert tiers(many())[one.id] == 5
    asked = Asked.of(one, "Ana")
    assert is_solved(one, answer(asked, "0")) and not is_solved(one, answer(asked, "1"))
    assert asked.match.seats[asked.match.to_act].is_human


def test_a_window_compiles_nothing_to_ask_and_to_answer() -> None:
    code = """
import sys
from game import kernels
kernels.run_as_written = True  # as in the window
from game.session.practice.answer import Answer, shown_lines, verdict
from game.session.practice.drill import Asked
from game.session.practice.drillfile import GAMES, drills_of
for game in GAMES:
    for drill in drills_of(game)[:3]:
        asked = Asked.of(drill, "Ana")
        answer = Answer.to(asked, asked.port.legal_actions()[0])
        verdict(answer, str), list(shown_lines(answer, str, asked.port.names))
print("numba" in sys.modules)
"""
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout == "False\n"


# -- ratings


def test_solving_raises_the_rating_and_more_so_if_it_was_hard() -> None:
    easy, hard = drill(solved=0.9), drill(seed=6, solved=0.1)
    assert first_rating(easy).value < 1500 < first_rating(hard).value
    after_easy = ratings([easy, hard], [(easy.id, True)])
    after_hard = ratings([easy, hard], [(hard.id, True)])
    assert 1500 < after_easy.player.value < after_hard.player.value
    assert after_hard.drills[hard.id].value < first_rating(hard).value
    assert ratings([easy], [(easy.id, False)]).player.value < 1500
    assert after_hard.player.deviation < Rating().deviation


def test_one_attempt_more_is_the_same_as_all_of_them() -> None:
    drills, done = many(), [(each.id, n % 3 > 0) for n, each in enumerate(many())]
    step = ratings(drills, [])
    for each, is_right in done:
        step = step.after(each, is_right)
    assert step == ratings(drills, done)
    assert ratings(drills, [*done, ("gone", True)]) == step


# -- what comes next


def test_tiers_are_fifths_from_easy_to_hard() -> None:
    drills = many()
    fifths = tiers(drills)
    assert [fifths[each.id] for each in drills] == sorted(fifths.values())
    assert sorted(fifths.values()) == sorted([1, 2, 3, 4, 5] * 4)


def test_a_failure_comes_again_after_1_3_7_and_21_days() -> None:
    one, history = drill(), []
    history.append(attempt(one, False))
    day = TODAY
    for wait in AGAIN:
        assert due(history, day + wait - 1) == [] and due(history, day + wait) == [one.id]
        day += wait
        history.append(attempt(one, True, day))
    assert due(history, day + 1000) == []


def test_one_in_five_is_an_old_failure() -> None:
    drills = many()
    failed = attempt(drills[0], False, TODAY - 1)
    done = [failed, *(attempt(each, True) for each in drills[1 : OFTEN - 1])]
    got = next_drill(drills, Wish(), done, ratings(drills, []), TODAY, Rng(1))
    assert len(done) == OFTEN - 1 and got == drills[0]
    other = next_drill(drills, Wish(), done[:-1], ratings(drills, []), TODAY, Rng(1))
    assert other is not None and other != drills[0]


def test_only_what_is_wished_for_comes() -> None:
    drills = [*many(), drill(seed=99, themes=["duck"], solved=0.5)]
    ducks = Wish(themes=frozenset({"duck"}))
    assert next_drill(drills, ducks, [], ratings(drills, []), TODAY, Rng(1)) == drills[-1]
    none = Wish(themes=frozenset({"ruff"}))
    assert next_drill(drills, none, [], ratings(drills, []), TODAY, Rng(1)) is None
    for number in range(10):
        hard = next_drill(drills, Wish((5, 5)), [], ratings(drills, []), TODAY, Rng(number))
        assert hard is not None and tiers(drills)[hard.id] == 5


def test_the_first_drills_are_the_easiest_under_the_fewest_house_rules() -> None:
    plain = [drill(seed=n, solved=0.98, options={}) for n in range(30, 33)]
    drills = [*many(), drill(seed=40, solved=0.99), *plain]
    for number in range(20):
        first = next_drill(drills, Wish(), [], ratings(drills, []), TODAY, Rng(number))
        assert first in plain


def test_none_comes_twice_before_all_have_come() -> None:
    drills, done = many(), list[Attempt]()
    for _time in drills:
        one = next_drill(drills, Wish(), done, ratings(drills, []), TODAY, Rng(len(done)))
        assert one is not None
        done.append(attempt(one, True))
    assert {each.drill for each in done} == {each.id for each in drills}
    assert next_drill(drills, Wish(), done, ratings(drills, []), TODAY, Rng(1)) is not None


# -- courses


def test_a_rated_attempt_counts_and_is_kept() -> None:
    with Store.in_memory() as store:
        first = course(store)
        asked = first.next("Ana")
        assert asked is not None
        outcome = first.take(asked, answer(asked, "0"))
        assert outcome.after.value > outcome.before.value
        assert "Your rating: roughly" in score_words(first, outcome)
        assert course(store).ratings == first.ratings


def test_what_an_answer_changed_is_told_once_the_rating_is_no_guess() -> None:
    with Store.in_memory() as store:
        settled = course(store)
        settled.ratings = Ratings(Rating(1540, 80), settled.ratings.drills)
        assert score_words(settled) == "Your rating: 1540."
        asked = settled.next("Ana")
        assert asked is not None
        outcome = settled.take(asked, answer(asked, "0"))
        assert "(+" in score_words(settled, outcome)


def test_a_free_attempt_is_kept_and_does_not_count() -> None:
    with Store.in_memory() as store:
        free = course(store, Mode.FREE)
        asked = free.next("Ana")
        assert asked is not None
        free.take(asked, answer(asked, "1"))
        assert len(store.attempts.of("whist")) == 1
        assert course(store).ratings.player == Rating()


def test_a_streak_ends_with_the_first_wrong_answer_and_the_best_is_remembered() -> None:
    with Store.in_memory() as store:
        streak = course(store, Mode.STREAK)
        for text in "00":
            asked = streak.next("Ana")
            assert asked is not None and not streak.is_over
            streak.take(asked, answer(asked, text))
        assert not streak.is_over
        streak.take(asked, answer(asked, "1"))
        assert streak.is_over and streak.best_run() == 2
        another = course(store, Mode.STREAK)
        assert another.best_run() == 2 and another.run != streak.run
        assert "2" in score_words(another)
