"""What a contract promises to a hand of six cards, and which bid is worth most."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rulesets.berzerka.actions import BIDS, PASS, Bid, Pass, Pick
from game.rulesets.berzerka.board import Box, box_of, in_table_order, open_boxes
from game.rulesets.berzerka.phases.auction import least_overbid
from game.rulesets.berzerka.policy.evaluation import had, strength
from game.rulesets.berzerka.position import BerzerkaTable


class Promise(NamedTuple):
    """The declarer's expected points at value 1, as a formula of strength x and overbid n:

    base + by_strength x + by_overbid n + curve n² + mixed x n.
    """

    base: float
    by_strength: float
    by_overbid: float
    curve: float
    mixed: float

    def points(self, strength: float, overbid: int) -> float:
        """Return the points expected, from -1 to 1."""
        found = (
            self.base
            + self.by_strength * strength
            + (self.by_overbid + self.curve * overbid + self.mixed * strength) * overbid
        )
        return max(-1.0, min(1.0, found))


# Fitted to 4,000 hands of plain players each, by tests/strength/calibrate_berzerka.py.
PROMISES: Mapping[str, Promise] = {
    "berzerka": Promise(-0.139, 0.240, -0.250, 0.008, -0.006),
    "hidden_strength": Promise(-0.696, 0.379, -0.143, 0.014, -0.051),
    "hold_steady": Promise(-0.396, 0.079, -0.021, -0.020, 0.017),
    "seeing_red": Promise(-0.758, 0.339, -0.151, 0.016, -0.045),
    "bottle_it_up": Promise(0.395, 0.256, -0.196, 0.005, -0.027),
    "brute_strength": Promise(-0.700, 0.377, -0.140, 0.013, -0.047),
    "still_holding": Promise(-0.098, -0.005, -0.018, -0.043, 0.048),
    "changing_pace": Promise(-0.471, 0.382, -0.193, 0.003, -0.011),
    "marathon_flex": Promise(0.184, 0.128, -0.317, 0.001, 0.007),
    "one_weakness": Promise(0.501, 0.170, -0.272, 0.009, -0.027),
    "raging_tides": Promise(-1.281, 0.737, -0.075, 0.011, -0.071),
    "middling": Promise(-0.437, 0.043, 0.001, -0.002, -0.002),
}


AVERAGE: Mapping[str, float] = {
    "berzerka": 2.52,
    "hidden_strength": 1.67,
    "hold_steady": 2.16,
    "seeing_red": 2.14,
    "bottle_it_up": -1.69,
    "brute_strength": 1.69,
    "still_holding": 3.02,
    "changing_pace": 2.52,
    "marathon_flex": 3.02,
    "one_weakness": -1.94,
    "raging_tides": 1.68,
    "middling": 2.53,
}
"""The strength of an average hand, by contract."""
PICKED = 0.6
"""How much stronger the hand of one who bids is than the average, in its scale."""


def expected(box: Box, hand: Sequence[int], overbid: int, reach: float = 0.0) -> float:
    """Return the points that the declarer of this box may expect with the hand.

    `reach` are tricks by which it is taken for stronger than it is.
    """
    promise = PROMISES[box.rules.id]
    return box.value * promise.points(strength(hand, box.rules) + reach, overbid)


def sensible_bids(table: BerzerkaTable, reach: float = 0.0) -> list[tuple[float, Bid]]:
    """Return the least bid on each open contract that beats the standing one, with its worth."""
    hand = had(table)
    return [
        (expected(box, hand, overbid, reach), BIDS[box.id][overbid])
        for box in in_table_order(open_boxes(table.boxes))
        if (overbid := least_overbid(box, table)) <= box.rules.most_overbid
    ]


def call(table: BerzerkaTable, reach: float) -> Bid | Pass:
    """Return the bid that is worth most, or a pass where leaving it to others is worth more."""
    choice: Bid | Pass = PASS
    most = value_of_passing(table)
    for worth, bid in sensible_bids(table, reach):
        if worth > most:
            choice, most = bid, worth
    return choice


def value_of_passing(table: BerzerkaTable) -> float:
    """Return what a defender may expect against the standing bid."""
    best = table.standing_bid
    if best is None:
        return 0.0
    box = box_of(table.boxes, best.contract)
    rules = box.rules
    likely = PROMISES[rules.id].points(AVERAGE[rules.id] + PICKED, best.overbid)
    return -0.5 * box.value * likely


def pick(table: BerzerkaTable) -> Pick:
    """Return the open contract that is worth most without an overbid."""
    hand, boxes = had(table), in_table_order(open_boxes(table.boxes))
    return Pick(max(boxes, key=lambda box: expected(box, hand, 0)).id)


MOST_BIDS = 7


def promising_bids(table: BerzerkaTable) -> list[Bid | Pass]:
    """Return the pass and the bids that promise most, sorted: what is worth a closer look."""
    best_first = sorted(sensible_bids(table), key=lambda each: each[0], reverse=True)
    return [PASS, *sorted(bid for _worth, bid in best_first[:MOST_BIDS])]
