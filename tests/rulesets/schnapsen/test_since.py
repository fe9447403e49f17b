"""What a player is told at the question for Kontra agrees with what he was told when he passed."""

from collections.abc import Iterator

from game.core.outlook import Figure, Outlook
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, KONTRA, PASS
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.since import PASSED
from game.rulesets.schnapsen.standing import opening
from game.rulesets.schnapsen.state import SchnapsenState, new_deal
from tests.rulesets.schnapsen.deals import bid, cards, dealt, exchanged, play, standing

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
TALON = cards("SU DU")
SURE = 0.01


def opened() -> SchnapsenState:
    return dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True))


def told(state: SchnapsenState, passed: float = 0.51) -> str:
    figures = {"won": Figure(0.72, 0.72, SURE), PASSED: Figure(passed, passed, 0.0)}
    found = Outlook(KONTRA, PASS, 2000, figures)
    return SCHNAPSEN.telling.tried(state.view(state.table.player), found)


def test_at_the_question_for_kontra_it_is_told_what_was_still_open_at_the_pass() -> None:
    state = exchanged(bid(opened(), "game"), TALON)
    assert told(state) == (
        "Game fails in 72 of 100 deals that fit. When you passed, you won about 50 of 100 deals: a "
        "higher contract than Game could still be bid. Now it is Game that is played."
    )
    assert "passed" not in told(state, 0.6), "about as often still"
    state.apply_action(PASS)
    assert "passed" not in told(state), "nobody could bid any more when the last one passed"


def test_another_contract_than_the_one_that_stood_is_named_and_whether_another_plays_it() -> None:
    state = opened()
    for call in (BIDS["game"], PASS, BIDS["bettler"], PASS):
        state.apply_action(call)
    state = exchanged(state, TALON)
    while state.table.player != 1:
        state.apply_action(PASS)
    assert told(state).endswith(
        "When you passed, you won about 50 of 100 deals: Game had been bid. Now another player "
        "plays Bettler."
    )
    state = opened()
    for call in (BIDS["game"], PASS, BIDS["bettler"], BIDS["schnapser"], PASS):
        state.apply_action(call)
    state = exchanged(state, TALON)
    assert told(state).endswith("Game had been bid. Now its bidder has gone on to Schnapser.")


def test_what_a_pass_promised_is_what_its_own_hint_told() -> None:
    state = opened()
    state.apply_action(BIDS["game"])
    sense = SCHNAPSEN.sense.outlook
    assert sense is not None
    then = sense(state.view(1), PASS, BIDS["bettler"], Rng(1), 1000)
    for _player in range(2):
        state.apply_action(PASS)
    state = exchanged(state, TALON)
    now = sense(state.view(1), PASS, KONTRA, Rng(2), 1000)
    assert then is not None and now is not None
    assert abs(now.of(PASSED).best - then.of("won").best) < 0.06
    for _player in range(2):
        state.apply_action(PASS)
    state = play(state, "HT")
    [card] = state.legal_actions()
    found = sense(state.view(1), card, card, Rng(2), 40)
    assert found is not None and PASSED in found.figures, "at the first card"


def kontras(seeds: range) -> Iterator[SchnapsenView]:
    """Yield what the last to pass sees of a Game when he is asked for Kontra."""
    for seed in seeds:
        state, rng = new_deal(opening(SCHNAPSEN.options(), 3, 2)), Rng(seed)
        while state.table.phase is not Phase.KONTRA:
            player, legal = state.table.player, state.legal_actions()
            if player == CHANCE:
                state.apply_action(state.chance_action(rng))
            else:
                state.apply_action(SCHNAPSEN.sense.policy(state.view(player), legal, rng))
        last = state.table.auction.calls[-1].player
        if state.table.contract == "game":
            while state.table.player != last:
                state.apply_action(PASS)
            yield state.view(last)


def test_that_a_talon_is_taken_and_two_cards_put_away_tells_nothing_on_the_average() -> None:
    """Where the cards put away were taken for all but random, a Game failed in 15 of 100 deals
    more at the question for Kontra than with the last pass a moment before."""
    sense = SCHNAPSEN.sense.outlook
    assert sense is not None
    gaps = []
    for view in kontras(range(100)):
        found = sense(view, PASS, KONTRA, Rng(1), 400)
        assert found is not None
        gaps.append(found.of("won").best - found.of(PASSED).best)
    assert len(gaps) > 20 and abs(sum(gaps) / len(gaps)) < 0.11, sum(gaps) / len(gaps)
