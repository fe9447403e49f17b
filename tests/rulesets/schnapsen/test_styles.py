"""Playing styles: what the bold bid that the careful do not, and what the tricky play."""

from collections.abc import Iterator

import pytest

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.core.sense import STYLES
from game.kit.german import points_in
from game.kit.tricks import PlayCard
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import KONTRA, PASS, Marry
from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.player import choice
from game.rulesets.schnapsen.position import Phase
from tests.rulesets.schnapsen.deals import cards, play, table


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


def done(level: str, style: str, state: SchnapsenState, seed: int = 0) -> object:
    """Return what a computer player of this level and style does now."""
    bot = make_bot(SCHNAPSEN, f"{level}+{style}")
    view = state.view(state.table.player)
    *_earlier, last = bot.think(view, state.legal_actions(), Rng(seed))
    return last[0].action


@pytest.mark.parametrize("level", ["heuristic", "race:40"])
def test_the_bold_bid_oftener_than_the_steady_and_they_oftener_than_the_careful(level: str) -> None:
    asked, bids = 0, dict.fromkeys(("careful", "steady", "bold"), 0)
    for seed in range(150):
        for state in decisions(seed, Phase.AUCTION):
            if len(state.legal_actions()) > 1 and PASS in state.legal_actions():
                asked += 1
                for style in bids:
                    bids[style] += done(level, style, state) != PASS
    assert bids["careful"] < bids["steady"] < bids["bold"]
    assert bids["bold"] - bids["careful"] < asked / 3, "a style is a leaning, not a folly"


def test_the_bold_say_kontra_oftener_than_the_careful() -> None:
    said = dict.fromkeys(("careful", "bold"), 0)
    for seed in range(24, 31):
        state = next(decisions(seed, Phase.KONTRA))
        for style in said:
            said[style] += done("race:40", style, state) == KONTRA
    assert said["careful"] < said["bold"]


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


def of_the_tricky(state: SchnapsenState) -> set[object]:
    """Return what the tricky player may do now."""
    return {done("heuristic", "tricky", state, seed) for seed in range(40)}


def test_of_a_marriage_that_is_led_either_card_will_do() -> None:
    state = table("S", "SK SO SU HA HT HU", "ST DA DT DK DO DU", "SA CA CT CK CO CU")
    assert of_the_tricky(state) == {Marry(card) for card in cards("SK SO")}


@pytest.mark.parametrize(("contract", "played"), [("game", "HU"), ("bettler", "HK HO")])
def test_the_tricky_keep_a_marriage_together_while_it_may_be_declared(
    contract: str, played: str
) -> None:
    """Middlehand cannot beat the ace; in a Game he gives the Unter, whatever touches it."""
    hands = ("HA HT SA ST DA DT", "HK HO HU CU CO CK", "SK SO SU DK DO DU")
    state = play(table("S", *hands, contract=contract), "HA")
    assert of_the_tricky(state) == {PlayCard(card) for card in cards(played)}
