"""The quick play-out of Berzerka proposes only legal moves, and its returns are the State's."""

from collections.abc import Iterator

import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.kit.cards import Card
from game.rulesets.berzerka.actions import PlayCard
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.playout import play_out, playout, smoothed
from game.rulesets.berzerka.policy import decide, policy
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.state import BerzerkaState
from tests.conformance.games import GAMES, Game, random_walk

BERZERKA_GAMES = [game for game in GAMES if game.ruleset.id == "berzerka"]
EACH = pytest.mark.parametrize("game", BERZERKA_GAMES, ids=str)


def positions(game: Game, count: int) -> Iterator[BerzerkaState]:
    """Yield positions of the game in which somebody or chance is to act."""
    for number in range(count):
        state, _events = random_walk(game, Rng(number).fork("playout", str(game))).at_stop()
        if state.current_player() != TERMINAL:
            yield state


@EACH
def test_its_moves_are_legal_and_its_returns_are_those_of_the_state(game: Game) -> None:
    for state in positions(game, 150 if game.is_usual else 20):
        if state.table.phase != Phase.PLAY:
            continue
        replay = state.clone()
        moves: list[Card] = []
        tally = play_out(state.table, moves)
        for card in moves:
            assert PlayCard(card) in replay.legal_actions()
            replay.apply_action(PlayCard(card))
        assert replay.is_terminal()
        assert deal_result(replay.table).tricks == tuple(tally.tricks)
        result = deal_result(replay.table)
        badness = state.table.declaration.rules.objective.badness
        expected = smoothed(
            result.points, [badness(n, result.ranked) for n in result.ranked], result.value
        )
        assert playout(state.clone(), Rng(1)) == expected


@EACH
def test_from_anywhere_it_gives_one_utility_each_and_the_same_ones_again(game: Game) -> None:
    for state in positions(game, 20):
        returns = playout(state.clone(), Rng(1))
        assert len(returns) == 3 and sum(returns) == pytest.approx(0, abs=1e-9)
        assert playout(state.clone(), Rng(1)) == returns


@EACH
def test_the_plain_player_plays_as_the_playout_does(game: Game) -> None:
    for number in range(3):
        rng = Rng(number).fork(str(game))
        state = game.ruleset.new_deal(game.ruleset.opening(game.options, 3, 0))
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            legal = state.legal_actions()
            choice = policy(state.view(player), legal, rng)
            assert choice in legal
            if state.table.phase == Phase.PLAY:
                moves: list[Card] = []
                play_out(state.table, moves)
                assert choice == PlayCard(moves[0])
            elif state.table.phase != Phase.COPY:
                assert choice == decide(state.table)
            state.apply_action(choice)


def test_a_longer_lead_is_worth_a_little_more_and_never_as_much_as_a_place() -> None:
    near, far = smoothed((2, 0, -2), [-5, -4, -4], 2), smoothed((2, 0, -2), [-9, -2, -2], 2)
    assert far[0] > near[0] > 2
    assert sum(far) == pytest.approx(0)
    assert far[0] < 4, "less than twice the place"
