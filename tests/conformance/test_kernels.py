"""Law 12: a kernel and the State agree on who acts, what is legal and what it comes to."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.kernels import tricks
from game.kernels.berzerka import deal as berzerka_deal
from game.kernels.schnapsen import calls
from game.kernels.schnapsen import deal as schnapsen_deal
from game.kernels.whist import deal
from game.kit.cards import numbers_in
from game.rulesets.berzerka import numbers as berzerka
from game.rulesets.berzerka.actions import PLAYS as number_plays
from game.rulesets.berzerka.position import Phase
from game.rulesets.schnapsen import numbers as schnapsen
from game.rulesets.schnapsen.actions import BIDS as GERMAN_BIDS
from game.rulesets.schnapsen.actions import (
    CLAIM,
    KONTRA,
    LEAVE,
    MARRIAGES,
    PASS,
    PUTS,
    REKONTRA,
    TAKE,
)
from game.rulesets.schnapsen.actions import PLAYS as german_plays
from game.rulesets.schnapsen.contracts import RANKING
from game.rulesets.schnapsen.numbers import VALUES
from game.rulesets.schnapsen.position import Phase as SchnapsenPhase
from game.rulesets.whist import numbers as whist
from game.rulesets.whist.table import BIDS, PLAYS
from tests.conformance.games import GAMES, Game, affordable, random_walk

CONTRACTS = tuple(RANKING)


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
    """A deal of Dreierschnapsen that kernels go on with from the auction on, claims and all."""

    def __init__(self, state: Any) -> None:
        is_played = state.table.phase in (SchnapsenPhase.PLAY, SchnapsenPhase.CLAIM)
        told = schnapsen.in_numbers if is_played else schnapsen.calls_in_numbers
        self._deal = told(state.table)
        self.at = self._deal.at
        self._over = False
        self._luck = np.ones(1, np.int64)

    def player(self) -> int:
        return TERMINAL if self._over else int(self.at[tricks.TURN])

    def legal(self) -> list[Any]:
        at = self.at
        if at[schnapsen_deal.STAGE]:
            return self._calls(int(at[schnapsen_deal.STAGE]))
        if at[schnapsen_deal.ASKED]:
            return [PASS, CLAIM]
        cards = numbers_in(int(schnapsen_deal.legal(at)))
        found = [CLAIM] if schnapsen_deal.is_to_claim(at) else []
        found += [german_plays[card] for card in cards]
        return found + [MARRIAGES[card] for card in cards if self._may_marry(card)]

    def _calls(self, stage: int) -> list[Any]:
        words = {
            calls.CHOOSING: [TAKE, LEAVE],
            calls.DOUBLING: [PASS, KONTRA],
            calls.REDOUBLING: [PASS, REKONTRA],
        }
        if stage in words:
            return words[stage]
        if stage == calls.PUTTING:
            hand = int(self.at[tricks.HANDS + self.at[tricks.TURN]])
            return [PUTS[card] for card in numbers_in(hand)]
        may = calls.may_bid if stage == calls.BIDDING else calls.may_raise
        open_ = numbers_in(int(may(self.at, VALUES.tables[1])))
        is_opening = stage == calls.BIDDING and self.at[schnapsen_deal.HIGHEST] < 0
        return [*([] if is_opening else [PASS]), *[GERMAN_BIDS[CONTRACTS[row]] for row in open_]]

    def _may_marry(self, card: int) -> bool:
        at, player = self.at, int(self.at[tricks.TURN])
        side, hand = schnapsen_deal.side_of(at, player), int(at[tricks.HANDS + player])
        aim, trump = int(at[schnapsen_deal.AIM]), int(at[tricks.TRUMP])
        worth = schnapsen_deal.marriage_of(aim, trump, hand, card, side)
        return worth > 0 and not at[tricks.LYING]

    def apply(self, action: Any) -> None:
        move = schnapsen.move_number(action)
        if self.at[schnapsen_deal.STAGE]:
            self._over = calls.say(self.at, move, VALUES.tables[1], self._luck)
        else:
            self._over = schnapsen_deal.act(self.at, move)

    def returns(self) -> list[float]:
        return list(self._deal.returns())


def bid_for(state: Any) -> Any:
    """A deal of Dreierschnapsen in numbers, None before all six cards are taken up."""
    return None if state.table.phase == SchnapsenPhase.TRUMPS else SchnapsenInNumbers(state)


def in_play(state: Any) -> Any:
    """A hand of Berzerka in numbers, None before its cards are played."""
    return BerzerkaInNumbers(state) if state.table.phase == Phase.PLAY else None


IN_NUMBERS: Mapping[str, Callable[[Any], Any]] = {
    "whist": WhistInNumbers,
    "berzerka": in_play,
    "schnapsen": bid_for,
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
