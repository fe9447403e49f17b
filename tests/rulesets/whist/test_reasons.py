"""Why a card is played: by what the scoring of the match still pays for."""

from dataclasses import replace
from functools import partial

import pytest

from game.kit.actions import PlayCard
from game.kit.tricks import Trick
from game.rulesets.whist.options import WhistOptions
from tests.rulesets.saying import reason_in
from tests.rulesets.whist.deals import cards, table

reason = partial(reason_in, "whist")


@pytest.mark.parametrize(
    ("scoring", "part"),
    [
        ("SB0", "but a trick still brings points. You cannot win this trick, so play your lowest"),
        ("SA03a", "You have more than you bid. It loses to the 9 of Spades"),
    ],
)
def test_past_the_bid_a_card_is_kept_where_tricks_still_pay(scoring: str, part: str) -> None:
    state = table("H", "C4 DA H3", "S9 D2 D3", "C2 C3 D4", "C5 C6 C7", bids=[0, 1, 1, 0])
    view = state.view(0)
    past = view.table.but(
        standing=replace(view.table.standing, options=WhistOptions(scoring=scoring)),
        trick=Trick(1, cards("S9")),
        taken=(1, 0, 0, 0),
        hands=(cards("C4 DA"), *view.table.hands[1:]),
    )
    assert part in reason(replace(view, table=past), PlayCard(cards("C4")[0]))
