"""Computer players that are asked here and now are held to their time."""

from collections.abc import Sequence
from math import inf
from typing import Any

from game.core.protocols import Candidate
from game.session.asking import Asking, Question, answered, last_thought
from game.session.match import Match
from game.session.port import Port
from game.session.seats import bot_stream
from tests.session.tables import whist


def test_thinking_ends_in_time_with_what_has_been_found() -> None:
    match: Match = whist(largest_hand="5")
    port: Port[Any, Any] = Port(match, match.to_act)

    def asking() -> Asking[Sequence[Candidate[Any]]]:
        stream = bot_stream(match.seed, match.to_act, 0)
        return (yield Question("ismcts:1500", port.view(), tuple(port.legal_actions()), stream))

    cut, whole = (answered(match.ruleset, asking(), most=most) for most in (0.0, inf))
    assert 0 < sum(each.visits for each in cut) < sum(each.visits for each in whole)


def test_thoughts_without_a_move_neither_end_it_nor_take_the_answer_away() -> None:
    card = Candidate("first", 1.0)
    thoughts: list[list[Candidate[Any]]] = [[], [], [card], []]
    assert list(last_thought(thoughts, 0.0)) == [card]
    assert list(last_thought(thoughts)) == [card]
