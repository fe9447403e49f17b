"""Law 12: a kernel and the State agree on who acts, what is legal and what it comes to."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.kernels import tricks
from game.kernels.berzerka import deal as berzerka_deal
from game.kernels.schnapsen import deal as schnapsen_deal
from game.kernels.whist import deal
from game.kit.masks import numbers_in
from game.rulesets.berzerka import numbers as berzerka
from game.rulesets.berzerka.actions import PLAYS as number_plays
from game.rulesets.berzerka.position import Phase
from game.rulesets.schnapsen import numbers as schnapsen
from game.rulesets.schnapsen.actions import CLAIM, MARRIAGES, PASS
from game.rulesets.schnapsen.actions import PLAYS as german_plays
from game.rulesets.schnapsen.position import Phase as SchnapsenPhase
from game.rulesets.whist import numbers as whist
from game.rulesets.whist.actions import BIDS, PLAYS
from tests.conformance.games import GAMES, Game, affordable, random_walk


class WhistInNumbers:
    """A deal of whist that is played on by kernels, from any position past dealing."""

    def __init__(self, state: Any) -> None:
        self._deal = whist.in_numbers(state.table)
        self.at = self._deal.at
        self._over = False

    def player(self) -> int:
        return TERMINAL if self._over else int(self.at[tricks.TURN])

    def legal(self) -> list[Any]:
        if self.at[deal.BIDDING] < self.at[tricks.PLAYERS]:
            bids = range(self.at[deal.CARDS] + 1)
            return [BIDS[bid] for bid in bids if bid != deal.forbidden(self.at)]
        return [PLAYS[card] for card in numbers_in(int(tricks.legal(self.at)))]

    def apply(self, action: Any) -> None:
        self._over = deal.act(self.at, whist.move_number(action))

    def returns(self) -> list[float]:
        return list(self._deal.returns())


class BerzerkaInNumbers:
    """A hand of Berzerka whose cards are played on by kernels."""

    def __init__(self, state: Any) -> None:
        self.at = berzerka.in_numbers(state.table).at
        self._over = False

    def player(self) -> int:
        return TERMINAL if self._over else int(self.at[tricks.TURN])

    def legal(self) -> list[Any]:
        return [number_plays[card] for card in numbers_in(int(tricks.legal(self.at)))]

    def apply(self, action: Any) -> None:
        self._over = berzerka_deal.act(self.at, int(action.card))

    def returns(self) -> list[float]:
        return [berzerka_deal.points(self.at, player) for player in range(3)]


class SchnapsenInNumbers:
    """A deal of Dreierschnapsen whose cards are played on by kernels, claims and all."""

    def __init__(self, state: Any) -> None:
        self._deal = schnapsen.in_numbers(state.table)
        self.at = self._deal.at
        self._over = False

    def player(self) -> int:
        return TERMINAL if self._over else int(self.at[tricks.TURN])

    def legal(self) -> list[Any]:
        at = self.at
        if at[schnapsen_deal.ASKED]:
            return [PASS, CLAIM]
        cards = numbers_in(int(schnapsen_deal.legal(at)))
        found = [CLAIM] if schnapsen_deal.is_to_claim(at) else []
        found += [german_plays[card] for card in cards]
        return found + [MARRIAGES[card] for card in cards if self._may_marry(card)]

    def _may_marry(self, card: int) -> bool:
        at, player = self.at, int(self.at[tricks.TURN])
        side, hand = schnapsen_deal.side_of(at, player), int(at[tricks.HANDS + player])
        aim, trump = int(at[schnapsen_deal.AIM]), int(at[tricks.TRUMP])
        worth = schnapsen_deal.marriage_of(aim, trump, hand, card, side)
        return worth > 0 and not at[tricks.LYING]

    def apply(self, action: Any) -> None:
        self._over = schnapsen_deal.act(self.at, schnapsen.move_number(action))

    def returns(self) -> list[float]:
        return list(self._deal.returns())


def cards_played(state: Any) -> Any:
    """A deal of Dreierschnapsen in numbers, None before its cards are played."""
    is_played = state.table.phase in (SchnapsenPhase.PLAY, SchnapsenPhase.CLAIM)
    return SchnapsenInNumbers(state) if is_played else None


def in_play(state: Any) -> Any:
    """A hand of Berzerka in numbers, None before its cards are played."""
    return BerzerkaInNumbers(state) if state.table.phase == Phase.PLAY else None


IN_NUMBERS: Mapping[str, Callable[[Any], Any]] = {
    "whist": WhistInNumbers,
    "berzerka": in_play,
    "schnapsen": cards_played,
}
"""By ruleset, what makes a State one in numbers; None of a State that the kernels do not know."""
COVERED = [game for game in GAMES if game.ruleset.id in IN_NUMBERS]


@pytest.mark.parametrize("game", COVERED, ids=str)
def test_the_kernel_agrees_with_the_state_at_every_step(game: Game) -> None:
    for number in range(40 if game.is_usual else affordable(game, 8)):
        rng = Rng(number).fork("kernel", str(game))
        state, _events = random_walk(game, rng).at_stop()
        quick = None
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            quick = quick or IN_NUMBERS[game.ruleset.id](state)
            legal = list(state.legal_actions())
            if quick is not None:
                assert quick.player() == player
                assert quick.legal() == legal
            action = rng.choice(legal)
            state.apply_action(action)
            if quick is not None:
                quick.apply(action)
        if quick is not None:
            assert quick.player() == TERMINAL
            assert quick.returns() == pytest.approx(list(state.returns()))
