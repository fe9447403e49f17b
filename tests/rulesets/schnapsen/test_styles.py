"""Playing styles: what the bold bid that the careful do not, and what the tricky play."""

from collections.abc import Iterator

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.core.styles import STYLES
from game.kit.actions import PlayCard
from game.kit.german import points_in
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PASS
from game.rulesets.schnapsen.policy import choice
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.state import SchnapsenState


def decisions(seed: int, phase: Phase) -> Iterator[SchnapsenState]:
    """Yield the state at every decision of this phase, in a deal of players who never say Kontra.

    The deal ends with the phase, if it is the auction.
    """
    state = SCHNAPSEN.new_deal(SCHNAPSEN.opening(SCHNAPSEN.options(), 3, seed % 3))
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.chance_action(Rng(seed).fork(len(state.history))))
            continue
        if state.table.phase == phase:
            yield state
        elif phase == Phase.AUCTION and state.table.declarer is not None:
            return
        state.apply_action(choice(state.table, state.legal_actions()))


def bids_of_styles(deals: int) -> tuple[int, dict[str, int]]:
    """Return how often a bid was to be weighed against a pass, and how often each style bid."""
    asked, bids = 0, dict.fromkeys(("careful", "steady", "bold"), 0)
    for seed in range(deals):
        for state in decisions(seed, Phase.AUCTION):
            legal = state.legal_actions()
            if PASS in legal and len(legal) > 1:
                asked += 1
                for name in bids:
                    view = state.view(state.table.player)
                    said = SCHNAPSEN.sense.policy(view, legal, Rng(seed), STYLES[name])
                    bids[name] += said != PASS
    return asked, bids


def test_the_bold_bid_oftener_than_the_steady_and_they_oftener_than_the_careful() -> None:
    asked, bids = bids_of_styles(deals=300)
    assert bids["careful"] < bids["steady"] < bids["bold"]
    assert bids["bold"] - bids["careful"] < asked / 3, "a style is a leaning, not a folly"


def test_the_tricky_play_cards_that_touch_and_count_about_the_same() -> None:
    changed = 0
    for seed in range(40):
        for state in decisions(seed, Phase.PLAY):
            view, legal = state.view(state.table.player), state.legal_actions()
            plain = SCHNAPSEN.sense.policy(view, legal, Rng(0))
            for number in range(8):
                tricky = SCHNAPSEN.sense.policy(view, legal, Rng(number), STYLES["tricky"])
                assert tricky in legal
                if isinstance(tricky, PlayCard) and isinstance(plain, PlayCard):
                    assert tricky.card.suit == plain.card.suit
                    assert abs(points_in([tricky.card]) - points_in([plain.card])) <= 1
                    changed += tricky != plain
    assert changed, "some cards touch"
