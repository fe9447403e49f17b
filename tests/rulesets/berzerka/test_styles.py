"""Playing styles: what the bold bid that the careful do not, and what the tricky play."""

import pytest

from game.bots.catalogue import make_bot
from game.core.rng import Rng
from game.core.sense import STYLES
from game.kit.slips import touching
from game.kit.tricks import PlayCard
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import Bid
from game.rulesets.berzerka.position import Phase
from tests.rulesets.berzerka.hands import dealt, say, standing


def openings(spec: str, deals: int) -> int:
    """How often a player of this spec bids after a bid, in many deals."""
    bot = make_bot(BERZERKA, spec)
    bids = 0
    for seed in range(deals):
        state = say(dealt(standing(board="starter"), seed), "seeing_red+1")
        *_earlier, last = bot.think(state.view(1), state.legal_actions(), Rng(seed))
        bids += isinstance(last[0].action, Bid)
    return bids


@pytest.mark.parametrize(
    ("level", "deals"),
    [("heuristic", 300), pytest.param("race:120", 60, marks=pytest.mark.long)],
)
def test_the_bold_bid_oftener_than_the_steady_and_they_oftener_than_the_careful(
    level: str, deals: int
) -> None:
    careful, steady, bold = (
        openings(f"{level}+{style}", deals) for style in ("careful", "steady", "bold")
    )
    assert careful < steady < bold
    assert bold - careful < deals / 3, "a style is a leaning, not a folly"


def test_the_tricky_play_any_of_touching_cards() -> None:
    met = 0
    for seed in range(12):
        state = dealt(standing(board="starter"), seed)
        say(state, "seeing_red+0 pass pass done done done")
        assert state.table.phase == Phase.PLAY
        view, legal = state.view(0), state.legal_actions()
        plain = BERZERKA.sense.policy(view, legal, Rng(0))
        assert isinstance(plain, PlayCard)
        same = touching(plain.card, view.hand, ())
        played = {BERZERKA.sense.policy(view, legal, Rng(n), STYLES["tricky"]) for n in range(60)}
        assert played == set(map(PlayCard, same))
        met += len(same) > 1
    assert met, "some cards touch"
