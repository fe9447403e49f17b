"""Small positions of whist in which one card is plainly right: the searching player finds it."""

import pytest

from game.bots.catalogue import make_bot
from game.core.rng import Rng
from game.rulesets.whist import WHIST
from game.rulesets.whist.phases import WhistState
from tests.rulesets.whist.deals import cards, chosen, dealt, play, table

# Player 3 is last to a trick with two cards left: trumps, bids, what the others lead and play,
# player 3's hand, the right card.
LAST_OF_TWO = [
    pytest.param("S", (0, 0, 1, 2), "C5 C9 CT", "SA S2", "S2", id="both tricks: keep the ace"),
    pytest.param("S", (0, 1, 1, 1), "C5 C9 CT", "SA S2", "SA", id="one trick: spend the ace"),
    pytest.param("N", (1, 1, 1, 0), "H5 H9 HT", "HA H2", "H2", id="none: lie low"),
    pytest.param("N", (1, 0, 0, 2), "H5 H9 HT", "HA H2", "HA", id="both: win while it can"),
]


def last_of_two(trump: str, bids: tuple[int, ...], trick: str, hand: str) -> WhistState:
    """The second hand of the others is of no account: the search does not see it."""
    spare = iter(["C6", "D5", "D6"])
    hands = [f"{card} {next(spare)}" for card in trick.split()]
    return play(table(trump, *hands, hand, bids=bids), trick)


@pytest.mark.parametrize(("trump", "bids", "trick", "hand", "right"), LAST_OF_TWO)
@pytest.mark.parametrize("seed", range(3))
def test_the_right_card_is_found(
    trump: str, bids: tuple[int, ...], trick: str, hand: str, right: str, seed: int
) -> None:
    state = last_of_two(trump, bids, trick, hand)
    legal = state.legal_actions()
    assert len(legal) == 2
    bot = make_bot(WHIST, "ismcts:600")
    *_earlier, last = bot.think(state.view(3), legal, Rng(seed))
    assert str(last[0].action) == right


@pytest.mark.parametrize(
    ("hand", "trump", "right"), [("SA", "S", "1"), ("SK", "S", "1"), ("H2", "S", "0")]
)
def test_the_leader_of_a_one_card_deal_bids_what_the_card_is_worth(
    hand: str, trump: str, right: str
) -> None:
    state = dealt(chosen(1, trump), list(map(cards, (hand, "C5", "C6", "C7"))))
    *_earlier, last = make_bot(WHIST, "ismcts:800").think(
        state.view(0), state.legal_actions(), Rng(1)
    )
    assert str(last[0].action) == right
