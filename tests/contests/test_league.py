"""The league between decks: every seat and either first, the same luck, shares that add up."""

import pytest

from game.cli.balance import lines
from game.contests.league import (
    ROUND,
    League,
    RoundResult,
    play_round,
    rounds,
    run_league,
    table,
    whole,
)
from game.core.options import specs
from game.rulesets.berserk.options import BerserkOptions

IN_TURN = {"first": "fixed"}
TWO = League("berserk", IN_TURN, ("plains", "fire"), "heuristic", 4, 1)


def test_every_pair_plays_as_often() -> None:
    league = League("berserk", IN_TURN, ("plains", "fire", "dark"), "heuristic", 25, 1)
    pairs = [each.pair for each in rounds(league)]
    assert len(pairs) * ROUND == whole(league) == 36, "whole rounds, at least what was asked for"
    assert {pairs.count(pair) for pair in pairs} == {3}


def test_a_round_is_played_from_both_seats_with_either_first() -> None:
    (only,) = rounds(TWO)
    result = play_round(only)
    assert len(result.points) == len(result.first) == ROUND
    assert play_round(only) == result, "the same luck, the same battles"
    for won, first in zip(result.points, result.first, strict=True):
        assert won in (0, 0.5, 1) and first in (won, 1 - won)


def test_the_table_adds_up() -> None:
    league = League("berserk", IN_TURN, ("a", "b"), "heuristic", 8, 1)
    one, other = rounds(league)
    found = table(
        league,
        [
            RoundResult(one, (1, 1, 0.5, 0), (1, 0, 0.5, 1), (20, 20, 40, 10)),
            RoundResult(other, (1, 1, 1, 0), (1, 0, 0, 1), (20, 20, 20, 20)),
        ],
    )
    assert found.realms["a"].mean == pytest.approx(5.5 / 8)
    assert found.realms["a"].mean + found.realms["b"].mean == pytest.approx(1)
    assert found.against["a", "b"] == pytest.approx(5.5 / 8)
    assert found.first.mean == pytest.approx(4.5 / 8)
    assert 0 <= found.realms["a"].low < found.realms["a"].high <= 1, "a share is never over 100%"
    assert (found.draws, found.turns, found.battles) == (1 / 8, 21.25, 8)


def test_it_is_told_in_words_with_a_row_for_each_deck() -> None:
    found = run_league(League("berserk", IN_TURN, ("plains", "fire"), "heuristic", 8, 1))
    told = lines(found)
    assert [line.split()[0] for line in told[2:4]] == ["plains", "fire"]
    assert "%" in told[-2]


@pytest.mark.long
def test_every_realm_wins_its_share() -> None:
    deck = next(each for each in specs(BerserkOptions) if each.name == "deck_0")
    found = run_league(
        League("berserk", IN_TURN, tuple(map(str, deck.choices)), "heuristic", 900, 7)
    )
    for name, share in found.realms.items():
        assert 0.40 < share.mean < 0.60, (name, share)
