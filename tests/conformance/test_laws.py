"""The laws over every ruleset, the usual options and each option moved once, at every table.

The chosen examples are always the same ones, as many as a ruleset's budget allows; `make test-long`
looks further. There a failure shrinks to the shortest deal with the smallest choices.
"""

from collections.abc import Callable
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
from tests.conformance.laws import LAWS

EVERY_LAW = pytest.mark.parametrize("law", LAWS.values(), ids=list(LAWS))
USUAL = [game for game in GAMES if game.is_usual]


@EVERY_LAW
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_under_every_house_rule(law: Callable[[Walk], None], game: Game) -> None:
    if game.is_usual:
        look(law, game, examples(game, 30))
        return
    for number in range(affordable(game, 4)):
        law(random_walk(game, Rng(crc32(str(game).encode())).fork(number)))


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
