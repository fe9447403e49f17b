"""The kernels of Berzerka choose what the Python before them chose."""

from collections.abc import Iterator
from functools import partial

import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.kernels.berzerka import deal
from game.kernels.berzerka.cards import sure_tricks
from game.kit.cards import NO_TRUMP, SPADES, mask_of, suits_of
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.numbers import in_numbers
from game.rulesets.berzerka.policy import decide, policy
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.state import BerzerkaState
from tests.conformance.games import GAMES, Game, random_walk
from tests.kernels.before.berzerka import play as before
from tests.kernels.before.berzerka import playout
from tests.rulesets.berzerka.hands import cards, ending

EACH = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.ruleset.id == "berzerka"], ids=str
)


def positions(game: Game, count: int) -> Iterator[BerzerkaState]:
    """Yield positions of the game in which somebody or chance is to act."""
    for number in range(count):
        state, _events = random_walk(game, Rng(number).fork("playout", str(game))).at_stop()
        if state.current_player() != TERMINAL:
            yield state


def chosen_before(state: BerzerkaState) -> int:
    choose, _tally = before.plain_play(
        state.table, {state.table.player: suits_of(state.table.held(state.table.player))}
    )
    table = state.table
    number, trick, declared = len(table.tricks), table.trick.cards, table.declaration
    best = -1
    if trick:
        best = int(trick[declared.order(number).best_place(trick, declared.in_trump)])
    return choose(table.player, trick, best, number)


@EACH
def test_every_card_and_every_outcome_is_that_of_the_python_before(game: Game) -> None:
    for state in positions(game, 300 if game.is_usual else 20):
        if state.table.phase == Phase.PLAY:
            assert in_numbers(state.table).choose_card() == chosen_before(state)
            found = in_numbers(state.table)
            found.play_out()
            assert found.returns() == pytest.approx(playout.playout(state.clone(), Rng(1)))


@EACH
def test_from_anywhere_a_playout_gives_one_utility_each_and_the_same_again(game: Game) -> None:
    for state in positions(game, 20):
        returns = BERZERKA.sense.playout(state.clone(), Rng(1))
        assert len(returns) == 3 and sum(returns) == pytest.approx(0, abs=1e-9)
        assert BERZERKA.sense.playout(state.clone(), Rng(1)) == returns


@EACH
def test_the_plain_player_is_asked_alike_in_a_view_and_in_a_playout(game: Game) -> None:
    rng = Rng(1).fork(str(game))
    state = game.ruleset.new_deal(game.ruleset.opening(game.options, 3, 0))
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        legal = state.legal_actions()
        choice = policy(state.view(player), legal, rng)
        assert choice in legal
        if state.table.phase != Phase.COPY:
            assert choice == decide(state.table)
        state.apply_action(choice)


def test_who_leads_plays_the_sure_cards_that_he_needs_while_he_has_the_lead() -> None:
    """They were kept until nobody led to them any more, so that a search threw a sure card away."""
    at = partial(ending, "hold_steady", leader=0)
    others = [cards("S2 S3 H2 H3 D3"), cards("S4 S5 H4 H5 D4")]
    needed, beside = in_numbers(at([cards("S12 S13 H12 D12 C2"), *others]).table), cards("S12 S13")
    assert needed.at[deal.tricks.TAKEN] == 3, "two more, which are sure, and two that may win"
    assert needed.choose_card() in beside
    surplus = in_numbers(at([cards("S11 S12 S13 D12 C2"), *others]).table)
    assert surplus.choose_card() not in cards("S11 S12 S13")


def test_no_card_beside_trumps_is_sure_while_one_is_out() -> None:
    hand, out = mask_of(cards("S13 H13")), mask_of(cards("S2 H2"))
    assert sure_tricks(hand, out, NO_TRUMP, 0) == 2
    assert sure_tricks(hand, out, SPADES, 0) == 1
    assert sure_tricks(hand, mask_of(cards("H2")), SPADES, 0) == 2


def test_a_longer_lead_is_worth_a_little_more_and_never_as_much_as_a_place() -> None:
    def worth(*taken: int) -> list[float]:
        state = next(each for each in positions(EASY, 99) if each.table.phase == Phase.PLAY)
        at = in_numbers(state.table).at
        at[deal.tricks.TAKEN : deal.tricks.TAKEN + 3] = taken
        at[deal.COUNTED], at[deal.BADNESS], at[deal.OVERBID] = deal.ALL, deal.MOST, 0
        at[deal.VALUE] = 2
        return [deal.utility(at, player) for player in range(3)]

    near, far = worth(5, 4, 4), worth(9, 2, 2)
    assert far[0] > near[0] > 2
    assert sum(far) == pytest.approx(0)
    assert far[0] < 4, "less than twice the place"


EASY = next(game for game in GAMES if game.ruleset.id == "berzerka")
