"""Novices at Berzerka: their calls are nearly as good as the best, by plain sense."""

from itertools import takewhile

from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import Bid, Done
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.policy.auction import expected, value_of_passing
from game.rulesets.berzerka.policy.evaluation import had
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.slips import NEAR
from tests.bots.novices import Decision, decisions
from tests.rulesets.berzerka.hands import standing


def given_away(each: Decision) -> float:
    """Return the points that a call gives away beside the plain player's."""
    table, hand = each.view.table, had(each.view.table)

    def worth(call: object) -> float:
        if not isinstance(call, Bid):
            return value_of_passing(table)
        return expected(box_of(table.boxes, call.contract), hand, call.overbid)

    return worth(each.plain) - worth(each.done)


def test_no_call_of_a_novice_gives_much_away() -> None:
    calls = [
        each
        for seed in range(200)
        for each in takewhile(
            lambda each: each.table.phase == Phase.AUCTION,
            decisions(BERZERKA, standing(board="starter"), seed),
        )
    ]
    slips = [each for each in calls if each.is_slip]
    assert len(calls) > 500 and len(slips) > 80
    assert max(map(given_away, slips)) <= NEAR


def test_a_beginner_forgets_to_change_cards_or_changes_the_wrong_ones() -> None:
    slips = [
        each
        for seed in range(12)
        for each in decisions(BERZERKA, standing(board="starter"), seed)
        if each.table.phase == Phase.EXCHANGE and each.is_slip
    ]
    forgotten = [each for each in slips if isinstance(each.done, Done)]
    assert forgotten and len(forgotten) < len(slips)
