"""Law 13: what a seat cannot see does not move its computer player, not by one bit."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any
from zlib import crc32

import pytest

from game.bots import catalogue
from game.bots.catalogue import make_bot
from game.core.protocols import TERMINAL, Bot, Candidate, State
from game.core.rng import Rng
from game.core.sense import STYLES
from game.session.match import Match
from game.session.port import Port
from tests.conformance.games import GAMES, Game, decisions
from tests.conformance.matches import new_match, play_on, twin
from tests.conformance.sight import reachable

BrainFor = Callable[[Port[Any, Any]], Bot[Any, Any]]
"""Makes the computer player of a seat, and puts the seat's port into its hands."""

SPECS = [f"{kind}:24" if kind in catalogue._NUMBERS else kind for kind in catalogue._KINDS]
"""Every kind of computer player there is, with little to think."""
USUAL = [game for game in GAMES if game.is_usual]


def assert_no_interference(brain_for: BrainFor, match: Match, worlds: int = 3) -> None:
    """Raise AssertionError if the player to act answers otherwise when hidden cards differ."""
    seat = match.to_act
    real = _answer(brain_for, Port(match, seat))
    for number in range(worlds):
        other: Port[Any, Any] = Port(twin(match, seat, Rng(number).fork("world")), seat)
        assert _answer(brain_for, other) == real, "the player knows what it cannot see"


def _answer(brain_for: BrainFor, port: Port[Any, Any]) -> list[list[tuple[str, float, int]]]:
    """Everything a computer player says, down to the last bit of each value."""
    thoughts = brain_for(port).think(port.view(), port.legal_actions(), Rng(99).fork("bot"))
    return [
        [(str(each.action), each.value, each.visits) for each in candidates]
        for candidates in thoughts
    ]


def honest(spec: str) -> BrainFor:
    """A computer player of the catalogue, which does nothing with the port."""
    return lambda port: make_bot(port.ruleset, spec)


class Cheat:
    """Digs through the private parts of its port for the truth, and weighs moves by it.

    Where they bring the same it goes by the very position that they lead to.
    """

    def __init__(self, port: Port[Any, Any]) -> None:
        self.port = port

    def think(
        self, view: Any, legal: Sequence[Any], rng: Rng
    ) -> Iterator[Sequence[Candidate[Any]]]:
        truth: State[Any, Any] = next(
            found for found in reachable(self.port) if hasattr(found, "apply_action")
        )
        found = []
        for action in legal:
            tried = truth.clone()
            tried.apply_action(action)
            returns = self.port.ruleset.sense.playout(tried, rng.fork(str(action)))
            end = crc32(repr(sorted(vars(tried).items())).encode()) / 2**32
            found.append(Candidate(action, returns[view.observer] + end / 100, 1))
        yield found


def _asked(game: Game, spec: str, count: int) -> int:
    """Return at how many decisions a computer player is asked, where others are at so many.

    Of every deed of a battle, who lets them race looks for the best way on first: a second each.
    Most that is hidden is so at the beginning.
    """
    is_costly = game.ruleset.id == "berserk" and spec.startswith(("race", "weigh"))
    return max(1, count // 2) if is_costly else decisions(game, count)


def _decisions(game: Game, count: int) -> Iterator[Match]:
    """Yield a match of the game at some decisions of its first deal."""
    for number in range(count):
        rng = Rng(number).fork(str(game))
        match = play_on(new_match(game, number), rng, rng.below(4 + 16 * number))
        if match.standing.deals_played == 0 and match.to_act != TERMINAL:
            yield match


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", USUAL, ids=str)
def test_no_computer_player_is_moved_by_what_it_cannot_see(game: Game, spec: str) -> None:
    for match in _decisions(game, _asked(game, spec, 8)):
        assert_no_interference(honest(spec), match, _asked(game, spec, 3))


@pytest.mark.long
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", USUAL, ids=str)
def test_nor_by_what_it_cannot_see_at_many_decisions(game: Game, spec: str) -> None:
    for match in _decisions(game, 16):
        assert_no_interference(honest(spec), match)


@pytest.mark.parametrize("game", [game for game in GAMES if not game.is_usual], ids=str)
def test_nor_is_it_under_any_house_rule(game: Game) -> None:
    """Kinds of players take turns: what they are given is the same under whatever rules.

    That this shows nothing hidden under any of them is law 9 and 11; a scoring changes none of it.
    """
    turn = crc32(str(game).encode())
    for number in range(1 if game.is_scoring else 2):
        spec = SPECS[(turn + number) % len(SPECS)]
        for match in _decisions(game, _asked(game, spec, 2)):
            assert_no_interference(honest(spec), match, worlds=1)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", USUAL, ids=str)
def test_nor_is_it_in_any_style(game: Game, style: str) -> None:
    for match in _decisions(game, 3):
        assert_no_interference(honest(f"race:24+{style}"), match, worlds=1)


def _blind_decisions(game: Game, count: int) -> Iterator[Match]:
    """Yield a match at decisions between several moves while something is hidden from the seat.

    Berserk hides little: in most places of a battle nothing, so that nothing can show there.
    """
    number = 0
    while count:
        number += 1
        rng = Rng(number).fork("blind", str(game))
        match = play_on(new_match(game, number), rng, rng.below(32))
        if (
            match.standing.deals_played
            or match.to_act == TERMINAL
            or len(match.state.legal_actions()) < 2
        ):
            continue
        if vars(twin(match, match.to_act, rng).state) != vars(match.state):
            count -= 1
            yield match


@pytest.mark.parametrize("game", USUAL, ids=str)
def test_a_cheat_is_caught_by_the_same_check(game: Game) -> None:
    for match in _blind_decisions(game, 3):
        port = Port(match, match.to_act)
        assert _answer(Cheat, port) == _answer(Cheat, port)
        with pytest.raises(AssertionError, match="cannot see"):
            assert_no_interference(Cheat, match)
