"""The laws over every ruleset, the usual options and each option moved once, at every table.

The chosen examples are always the same ones, as many as a ruleset's budget allows; `make test-long`
looks further. There a failure shrinks to the shortest deal with the smallest choices.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from game.core.rng import Rng
from tests.conformance.games import (
    GAMES,
    Game,
    Walk,
    affordable,
    examples,
    random_walk,
    shuffled_options,
    walks,
)
from tests.conformance.laws import LAWS, WORTH_LAWS

EVERY_LAW = pytest.mark.parametrize("law", LAWS.values(), ids=list(LAWS))
USUAL = [game for game in GAMES if game.is_usual]


@EVERY_LAW
@pytest.mark.parametrize("game", USUAL, ids=str)
def test_under_the_usual_rules(law: Callable[[Walk], None], game: Game) -> None:
    look(law, game, examples(game, 30))


@pytest.mark.parametrize("game", [each for each in GAMES if not each.is_usual], ids=str)
def test_under_every_house_rule(game: Game) -> None:
    for walk in few_walks(game):
        for law in WORTH_LAWS if game.is_scoring else LAWS.values():
            law(walk)


@pytest.mark.parametrize("game", [each for each in GAMES if each.is_scoring], ids=str)
def test_a_scoring_changes_no_position(game: Game) -> None:
    """So the other laws hold under each scoring as under the usual one."""
    for walk in few_walks(game):
        usual = replace(walk, game=replace(game, options=game.ruleset.options()))
        told: list[Any] = []
        told_usually: list[Any] = []
        pairs = zip(walk.positions(told.append), usual.positions(told_usually.append), strict=True)
        for state, other in pairs:
            assert without_points(state) == without_points(other)
            assert list(state.legal_actions()) == list(other.legal_actions())
            assert state.current_player() == other.current_player()
            for observer in walk.observers:
                seen, seen_usually = state.view(observer), other.view(observer)
                assert without_points(seen) == without_points(seen_usually)
            if not state.is_terminal():
                assert told == told_usually


def few_walks(game: Game) -> Iterator[Walk]:
    """Yield a few walks through the game, always the same."""
    for number in range(affordable(game, 4)):
        yield random_walk(game, Rng(crc32(str(game).encode())).fork(number))


def without_points(position: Any) -> dict[str, Any]:
    """Return all that a state or a view holds but the match before it and its scores."""
    table = {**vars(position.table), "standing": None, "scores": None}
    return {**vars(position), "table": table}


@pytest.mark.long
@EVERY_LAW
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_under_every_house_rule_for_long(law: Callable[[Walk], None], game: Game) -> None:
    look(law, game, examples(game, 80 if game.is_usual else 12))


@EVERY_LAW
@pytest.mark.parametrize("game", USUAL, ids=str)
def test_in_deals_drawn_evenly(law: Callable[[Walk], None], game: Game) -> None:
    for number in range(examples(game, 30)):
        rng = Rng(number)
        law(random_walk(shuffled_options(game, rng), rng))


@pytest.mark.long
@EVERY_LAW
@pytest.mark.parametrize("game", USUAL, ids=str)
def test_under_house_rules_mixed(law: Callable[[Walk], None], game: Game) -> None:
    @settings(max_examples=examples(game, 400))
    @given(st.integers(0, 2**32).flatmap(lambda n: walks(shuffled_options(game, Rng(n)))))
    def holds(walk: Walk) -> None:
        obey(law, walk)

    holds()


def look(law: Callable[[Walk], None], game: Game, count: int) -> None:
    """Run the law over so many walks through the game."""

    @settings(max_examples=count)
    @given(walks(game))
    def holds(walk: Walk) -> None:
        obey(law, walk)

    holds()


def obey(law: Callable[[Walk], None], walk: Walk) -> None:
    """Run the law; where it is broken, tell the deal in notation."""
    try:
        law(walk)
    except AssertionError:
        note("the deal: " + " ".join(map(str, walk.at_end().history)))
        raise


@pytest.mark.parametrize("game", USUAL, ids=str)
def test_any_text_is_notation_or_refused_with_a_value_error(game: Game) -> None:
    @settings(max_examples=200)
    @given(st.text(max_size=8) | st.text("0123456789:-+ SHDCNATKQJP", max_size=8))
    def holds(text: str) -> None:
        try:
            action = game.ruleset.parse_action(text)
        except ValueError:
            return
        assert game.ruleset.parse_action(str(action)) == action

    holds()
