"""The figure of a choice is what the hand pays on average: nothing in it is for the distance."""

import pytest

from game.bots.catalogue import make_bot
from game.bots.outlooks import with_outlook
from game.core.outlook import WORTH
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.berzerka import BERZERKA
from game.session.asking import last_thought
from tests.rulesets.berzerka.hands import board_with, dealt, say
from tests.rulesets.berzerka.leading import at_value, leading


def test_a_card_is_worth_what_the_shares_of_first_and_last_come_to() -> None:
    hand = "S1 S5 S13 H1 H5 H12 D2 D10 C1 C6"
    gone = "0 S12 S2 S3 / 0 D12 D1 D3 / 0 C12 C2 C3"
    view = at_value(leading("berzerka", hand, "trump:H", gone), 3)
    legal = [PlayCard(card) for card in view.hand]
    found = last_thought(make_bot(BERZERKA, "race:4000").think(view, legal, Rng(1)))
    best = with_outlook(BERZERKA, view, found, Rng(1))[0]
    assert best.outlook is not None
    first, last = best.outlook.of("first"), best.outlook.of("last")
    assert best.outlook.of(WORTH).best == pytest.approx(3 * (first.best - last.best))
    assert best.value == pytest.approx(3 * (first.best - last.best), abs=0.1)


@pytest.mark.parametrize("done", ["", "one_weakness+0 pass pass"])
def test_before_the_play_a_choice_is_worth_whole_points_in_every_world(done: str) -> None:
    state = say(dealt(board_with("one_weakness")), done)
    view, legal = state.view(state.current_player()), state.legal_actions()
    found = last_thought(make_bot(BERZERKA, "weigh:900").think(view, legal[:3], Rng(1)))
    for each in found:
        assert each.visits and each.value * each.visits == pytest.approx(
            round(each.value * each.visits)
        )
    if done:
        best, *others = with_outlook(BERZERKA, view, found, Rng(1))
        assert best.outlook is not None
        first, last, worth = map(best.outlook.of, ("first", "last", WORTH))
        assert worth.best == pytest.approx(3 * (first.best - last.best))
        rival = next(each for each in others if each.action == best.outlook.other)
        told = min(3 * (first.other - last.other), worth.best)
        assert rival.value == pytest.approx(told), "“19 first, 45 last” stood beside −2.2"
