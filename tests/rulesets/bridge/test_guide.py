"""What a hint of bridge counts: tricks of solved worlds, the same whatever is compared."""

from itertools import islice

import pytest

from game.core.explain import explained, seen
from game.core.rng import Rng
from game.core.tally import WORTH, Tally
from game.kernels import compiled
from game.kit.double_dummy import tricks_by_card
from game.kit.tricks import PlayCard
from game.rulesets.bridge.actions import parse_action
from game.rulesets.bridge.guide import GUIDE
from game.rulesets.bridge.trials import count, tricks_won
from game.rulesets.bridge.worlds import worlds
from tests.rulesets.bridge.deals import COMPASS, dealt, opening
from tests.rulesets.bridge.test_trials import at_the_end

WORLDS = 12


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_cards_are_counted_by_perfect_play_in_each_world(seed: int) -> None:
    deal = at_the_end(seed, 5, jokers=seed % 2 * 4)
    view, table = deal.view(deal.table.player), deal.table
    choices = [each for each in deal.legal_actions() if isinstance(each, PlayCard)]
    counted = count(view, choices, Rng(seed), WORLDS)
    side = table.hand_player % 2
    found = (each for each in worlds(view, Rng(seed).fork("worlds")) if each is not None)
    for number, world in enumerate(islice(found, WORLDS)):
        lies = world.table
        hands = [lies.held(player) for player in range(4)]
        trick = lies.trick
        by_card = tricks_by_card(hands, lies.trump, trick.leader, trick.cards, lies.order)
        for place, action in enumerate(choices):
            tricks = table.tricks_of(side) + by_card[action.card]
            assert counted["tricks"][number, place] == tricks
            assert counted["reached"][number, place] == (tricks >= table.aim_of(side))


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_cards_that_win_are_those_of_the_tricks_that_a_card_brings(seed: int) -> None:
    table = at_the_end(seed, 5, jokers=0).table
    hands = [table.held(player) for player in range(4)]
    trick, own = table.trick, {*hands[table.hand_player], *hands[(table.hand_player + 2) % 4]}
    brought = tricks_by_card(hands, table.trump, trick.leader, trick.cards, table.order)
    for card, tricks in brought.items():
        won = tricks_won(table, card, [each for hand in hands for each in hand])
        assert len(won) == 5 and len(won & own) == tricks


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_a_window_without_the_compiler_tells_what_the_solver_has_counted(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = at_the_end(seed, 5, jokers=0)
    view = deal.view(deal.table.player)
    choices = [each for each in deal.legal_actions() if isinstance(each, PlayCard)]
    tally = Tally.of(choices, count(view, choices, Rng(seed), WORLDS))
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    told = explained(GUIDE, view, tally)
    assert told.look and {each.name for each in told.columns} <= set(tally.means)


def test_a_choice_has_its_figure_whatever_it_is_compared_with() -> None:
    deal = at_the_end(4, 6, jokers=0)
    view = deal.view(deal.table.player)
    first, *others = [each for each in deal.legal_actions() if isinstance(each, PlayCard)]
    alone = count(view, [first], Rng(1), WORLDS)[WORTH][:, 0]
    assert list(alone) == list(count(view, [first, *others], Rng(1), WORLDS)[WORTH][:, 0])


@pytest.mark.parametrize(
    ("hand", "call", "words"),
    [
        ("SASKS5S4HKHQH3DKDQD4C5C4C3", "1N", "You hold 17 points. The call says: 15 to 17"),
        ("S9S8S5S4H9H8H3D9D8D4C5C4C3", "P", "You hold 0 points; the nearest call, "),
    ],
)
def test_a_call_is_told_by_what_it_shows(hand: str, call: str, words: str) -> None:
    view = dealt(opening("N", jokers=0), {"N": hand}).view(COMPASS.index("N"))
    assert seen(GUIDE, view, parse_action(call), None).startswith(words)
