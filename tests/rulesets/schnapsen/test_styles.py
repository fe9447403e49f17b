"""Playing styles: what the bold bid that the careful do not, and what the tricky play."""

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.core.styles import STYLES
from game.kit.actions import PlayCard
from game.kit.german import points_in
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PASS
from game.rulesets.schnapsen.position import Phase


def decisions(seed: int):  # type: ignore[no-untyped-def]
    """Yield view and legal actions at every decision of a deal of plain players."""
    state = SCHNAPSEN.new_deal(SCHNAPSEN.opening(SCHNAPSEN.options(), 3, seed % 3))
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.chance_action(Rng(seed).fork(len(state.history))))
            continue
        view, legal = state.view(player), state.legal_actions()
        yield view, legal
        state.apply_action(SCHNAPSEN.sense.policy(view, legal, Rng(seed)))


def test_the_bold_bid_oftener_than_the_steady_and_they_oftener_than_the_careful() -> None:
    bids = dict.fromkeys(("careful", "steady", "bold"), 0)
    asked = 0
    for seed in range(150):
        for view, legal in decisions(seed):
            if view.table.phase == Phase.AUCTION and PASS in legal:
                asked += 1
                for name in bids:
                    said = SCHNAPSEN.sense.policy(view, legal, Rng(seed), STYLES[name])
                    bids[name] += said != PASS
    assert bids["careful"] < bids["steady"] < bids["bold"]
    assert bids["bold"] - bids["careful"] < asked / 3, "a style is a leaning, not a folly"


def test_the_tricky_play_cards_that_touch_and_count_about_the_same() -> None:
    changed = 0
    for seed in range(40):
        for view, legal in decisions(seed):
            plain = SCHNAPSEN.sense.policy(view, legal, Rng(0))
            for number in range(8):
                tricky = SCHNAPSEN.sense.policy(view, legal, Rng(number), STYLES["tricky"])
                assert tricky in legal
                if isinstance(tricky, PlayCard) and isinstance(plain, PlayCard):
                    assert tricky.card.suit == plain.card.suit
                    assert abs(points_in([tricky.card]) - points_in([plain.card])) <= 1
                    changed += tricky != plain
    assert changed, "some cards touch"
