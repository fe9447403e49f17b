"""Law 12: the quick play-out proposes only legal moves, and its returns are the State's."""

from collections.abc import Iterator

import pytest

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.rulesets.whist.playout import play_out, playout
from game.rulesets.whist.state import WhistState
from tests.conformance.games import GAMES, Game, random_walk

WHIST_GAMES = [game for game in GAMES if game.ruleset.id == "whist"]


def positions(game: Game, count: int) -> Iterator[WhistState]:
    """Yield positions of the game in which somebody or chance is to act."""
    for number in range(count):
        state, _events = random_walk(game, Rng(number).fork("playout", str(game))).at_stop()
        if state.current_player() != TERMINAL:
            yield state


@pytest.mark.parametrize("game", WHIST_GAMES, ids=str)
def test_its_moves_are_legal_and_its_returns_are_those_of_the_state(game: Game) -> None:
    for state in positions(game, 100 if game.is_usual else 12):
        if state.table.is_dealing or state.table.is_bidding:
            continue
        replay = state.clone()
        moves: list[Card] = []
        taken = play_out(state.table, moves)
        for card in moves:
            assert PlayCard(card) in replay.legal_actions()
            replay.apply_action(PlayCard(card))
        assert replay.is_terminal()
        assert replay.table.taken == tuple(taken)
        assert playout(state.clone(), Rng(1)) == pytest.approx(replay.returns())


@pytest.mark.parametrize("game", WHIST_GAMES, ids=str)
def test_from_anywhere_it_gives_one_utility_each_and_the_same_ones_again(game: Game) -> None:
    for state in positions(game, 12):
        returns = playout(state.clone(), Rng(1))
        assert len(returns) == state.table.players
        assert sum(returns) == pytest.approx(0, abs=1e-9)
        assert playout(state.clone(), Rng(1)) == returns
