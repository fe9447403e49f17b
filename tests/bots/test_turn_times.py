"""How long a computer player may think where a turn has many decisions."""

from dataclasses import replace
from math import inf

import pytest

from game.bots.catalogue import LEVELS, STAKES
from game.bots.worker import TURN, Question, TurnTimes
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal
from tests.rulesets.berserk.boards import battle, creature
from tests.rulesets.whist.deals import chosen, dealt

MASTER = LEVELS["master"].seconds


def asked(bot: str = "master", ruleset: str = "berserk", **changed) -> Question:
    rows = ("a . . . .", *[". . . . ."] * 4, "B . . . .")
    state = battle("\n".join(rows), a=creature(), B=creature()).state
    if ruleset == "whist":
        state = dealt(chosen(5, "S"))
    view = replace(state.view(state.current_player()), **changed)
    return Question(1, ruleset, bot, view, (), Rng(1))


def test_each_decision_gets_at_most_half_of_what_its_turn_has_left() -> None:
    times, question = TurnTimes(), asked()
    assert times.allowed(question) == TURN / 2
    times.took(question, 0.5)
    assert times.allowed(question) == (TURN - 0.5) / 2
    times.took(question, 1.0)
    assert times.allowed(question) == pytest.approx((TURN - 1.5) / 2)
    times.took(question, 1.0)
    assert times.allowed(question) == 0


def test_a_whole_turn_takes_no_longer_however_many_decisions_it_has() -> None:
    times, question, spent = TurnTimes(), asked(), 0.0
    for _decision in range(40):
        most = times.allowed(question)
        times.took(question, most)
        spent += most
    assert spent <= TURN


def test_the_next_turn_and_the_other_player_have_their_own_time() -> None:
    times, question = TurnTimes(), asked()
    times.took(question, 1.9)
    assert times.allowed(asked(turn=question.view.turn + 1)) == TURN / 2
    assert times.allowed(asked(observer=1)) == TURN / 2
    assert times.allowed(asked("expert")) == LEVELS["expert"].seconds, "never more than a level has"


def test_where_a_turn_is_one_decision_it_has_all_the_time_of_the_level() -> None:
    times, question = TurnTimes(), asked(ruleset="whist")
    times.took(question, 1.9)
    assert times.allowed(question) == MASTER
    state = new_deal(opening(BerserkOptions(), 2, 0))
    raising = replace(asked(), view=state.view(state.current_player()))
    assert BERSERK.sense.turn(raising.view) is None and times.allowed(raising) == MASTER


def test_who_is_no_level_thinks_to_the_end() -> None:
    assert TurnTimes().allowed(asked("mcts:96")) == inf


def test_who_is_shown_no_view_has_no_turn() -> None:
    """A review asks what is at stake after a standing, in Berserk as in every game."""
    times, standing = TurnTimes(), opening(BerserkOptions(), 2, 0)
    staked = Question(1, "berserk", STAKES, standing, (), Rng(1))
    assert times.allowed(staked) == inf
    times.took(staked, 1.0)
