"""What comes out of a port: never a State, and never a card that its seat has not seen."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from game.core.facts import Position
from game.core.protocols import TERMINAL, IllegalAction
from game.core.rng import Rng
from game.session.match import Match
from game.session.port import Port
from tests.conformance.games import GAMES, Game
from tests.conformance.matches import new_match, play_on, twin
from tests.conformance.sight import SIGHT, cards_in, reachable

MANY = pytest.mark.parametrize("game", [each for each in GAMES if not each.is_scoring], ids=str)
"""A scoring changes no position (`test_laws`), and what is said of points has its own test."""
AnyPort = Port[Any, Any]

ASK: Mapping[str, Callable[[AnyPort], Any]] = {
    "seat": lambda port: port.seat,
    "ruleset": lambda port: port.ruleset,
    "names": lambda port: port.names,
    "standing": lambda port: port.standing,
    "deals_in_match": lambda port: port.deals_in_match,
    "to_act": lambda port: port.to_act,
    "is_over": lambda port: port.is_over,
    "revision": lambda port: port.revision,
    "view": lambda port: port.view(),
    "legal_actions": lambda port: port.legal_actions(),
    "refusal": lambda port: [port.refusal(action) for action in _every_action(port)],
    "event_count": lambda port: port.event_count,
    "decision_count": lambda port: port.decision_count,
    "events": lambda port: (port.events(), port.events(3)),
    "submit": lambda port: _refused(port),
}
"""Everything a port can be asked, and how."""


def _every_action(port: AnyPort) -> list[Any]:
    texts = [*map(str, range(14)), "SA", "H2", "0:SA", "zz"]
    actions = []
    for text in texts:
        try:
            actions.append(port.ruleset.parse_action(text))
        except ValueError:
            continue
    return actions + list(port.legal_actions())


def _refused(port: AnyPort) -> list[str]:
    """What the port says to a decision out of turn, or to an illegal one."""
    said = []
    for action in _every_action(port):
        if action not in port.legal_actions():
            with pytest.raises(IllegalAction) as refused:
                port.submit(action)
            said.append(str(refused.value))
    return said


def _places(game: Game) -> Iterator[tuple[Match, int]]:
    """Yield a match at some places of its first deal, and the number of the place."""
    for place in range(3):
        rng = Rng(place).fork(str(game))
        yield play_on(new_match(game, place), rng, rng.below(8 + 12 * place)), place


def _in_first_deal(match: Match) -> bool:
    return bool(match.standing.deals_played == 0)


def test_everything_a_port_can_be_asked_is_asked_here() -> None:
    port: AnyPort = Port(new_match(GAMES[0], 0), 0)
    assert {name for name in dir(port) if not name.startswith("_")} == set(ASK)


@MANY
def test_no_answer_leads_to_a_state_or_a_match_or_a_card_not_seen(game: Game) -> None:
    for match, _place in _places(game):
        if not _in_first_deal(match):
            continue
        for seat in [*range(game.players), None]:
            port: AnyPort = Port(match, seat)
            sight = SIGHT[game.ruleset.id]
            seen = sight.seen(match.state, seat)
            for name, ask in ASK.items():
                for found in reachable(ask(port)):
                    assert not _is_truth(found), f"{name} leads to {type(found).__name__}"
                    if name not in ("refusal", "submit") and not isinstance(found, str):
                        hidden = set(sight.cards_by(found)) - seen
                        assert not hidden, f"{name} shows seat {seat} {hidden}"


def _is_truth(found: Any) -> bool:
    return isinstance(found, Position | Match | Port) or hasattr(found, "apply_action")


@dataclass(frozen=True)
class _Leak:
    """A view that carries more than it should, to see that the check above would notice."""

    inner: Any


def test_the_check_notices_a_state_however_deep_it_hides() -> None:
    match = new_match(GAMES[0], 0)
    for leak in (
        match.state,
        _Leak((1, [match.state])),
        lambda: match.state,
        {"of": _Leak(match.state.view)},
        Port(match, 0).view,
    ):
        assert any(map(_is_truth, reachable(leak)))
    assert set(cards_in(_Leak((match.state.table.hands[1],)))) == set(match.state.table.hands[1])
    assert list(cards_in(_Leak("he holds the SA"))) == [match.ruleset.parse_action("SA").card]


@MANY
def test_a_refusal_says_the_same_whatever_others_hold(game: Game) -> None:
    """A sentence may name cards, but only by what the seat knows."""
    for match, place in _places(game):
        if not _in_first_deal(match) or match.to_act == TERMINAL:
            continue
        for seat in range(game.players):
            other = twin(match, seat, Rng(place))
            assert ASK["refusal"](Port(match, seat)) == ASK["refusal"](Port(other, seat))
            assert ASK["submit"](Port(match, seat)) == ASK["submit"](Port(other, seat))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_log_in_words_says_the_same_whatever_others_hold(game: Game) -> None:
    for match, place in _places(game):
        if not _in_first_deal(match):
            continue
        told, names = game.ruleset.telling.told, match.names
        for seat in range(game.players):
            seen = SIGHT[game.ruleset.id].seen(match.state, seat)
            hidden = set(SIGHT[game.ruleset.id].pack) - seen
            port, other = (
                Port[Any, Any](match, seat),
                Port[Any, Any](twin(match, seat, Rng(place)), seat),
            )
            log = list(told(port.events(), names))
            assert log == list(told(other.events(), names))
            text = game.ruleset.telling.text_view(port.view(), names, None)
            assert text == game.ruleset.telling.text_view(other.view(), names, None)
            written = set(SIGHT[game.ruleset.id].cards_in([*log, text]))
            assert written <= seen
            named = [re.compile(rf"\b{SIGHT[game.ruleset.id].name(card)}\b") for card in hidden]
            assert not any(name.search(line) for name in named for line in log)


@MANY
def test_a_seat_may_act_only_in_its_turn_and_a_bystander_never(game: Game) -> None:
    match = new_match(game, 5)
    for seat in [*range(game.players), None]:
        port: AnyPort = Port(match, seat)
        legal = match.state.legal_actions()
        if seat == match.to_act:
            assert list(port.legal_actions()) == list(legal)
            continue
        assert list(port.legal_actions()) == []
        before = vars(match.state).copy()
        for action in legal:
            assert port.refusal(action) is not None
            with pytest.raises(IllegalAction):
                port.submit(action)
        assert vars(match.state) == before and match.actions == []


def test_events_are_told_from_any_number_on() -> None:
    match = play_on(new_match(GAMES[0], 1), Rng(1), 20)
    port: AnyPort = Port(match, 2)
    everything = port.events()
    for since in range(len(everything) + 2):
        assert port.events(since) == everything[since:]
