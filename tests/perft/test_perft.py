"""Every line of fixed deals is played to the end, on the State and on the plain generator.

The number of lines, and how often each result comes out, must be the same in both; the numbers
stand here so that both cannot go wrong together unnoticed.
"""

from collections import Counter

import pytest

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.kit.cards import DECK
from game.rulesets.whist import WHIST
from game.rulesets.whist.phases import WhistState
from tests.loops import over
from tests.perft.generator import leaves
from tests.rulesets.whist.deals import cards, chosen, dealt, with_bids

# trumps: hands, in seat order | bids, "any" for all ways to bid | lines
POSITIONS = """
S: SA, H2, D3, S4 | any | 12
D: SA, H2, D3, S4, S5 | any | 27
N: SA, H2, D3, S4, S5, S6 | any | 58
H: SA H2, S3 H4, S5 D6, C7 H8 | any | 213
N: SA H2, S3 H4, S5 D6, C7 H8 | any | 284
S: SA H3, S4 D6, H8 S9, H7 D8, C2 C3, D3 ST | 1 1 1 0 0 0 | 6
C: SA S2 H2, S3 H4 C4, S5 D6 D7, C7 H8 CA | 1 1 0 2 | 48
N: S2 S3 S4, S5 S6 S7, S8 S9 ST, SJ SQ SK | 0 0 1 3 | 1296
N: S2 S3 S4, H5 H6 H7, D8 D9 DT, CJ CQ CK | 0 0 1 3 | 1296
D: S2 S3 S4, D5 D6 H7, D8 H9 HT, CJ DQ CK | 0 2 1 1 | 48
H: SA H3 D2, S4 D6 C9, H8 S9 S2, H7 D8 DA, C2 C3 HT | 1 1 0 0 2 | 80
S: SA H3 H9 D2, S4 H5 D6 C7, S8 S9 C2 C3, H7 D8 D9 CT | 2 1 1 1 | 432
N: SA S3 H9 D2, S4 S6 H5 C7, S8 S9 H2 C3, S7 D8 H3 HT | 2 1 1 1 | 2144
"""


def lines(state: WhistState, found: Counter[str]) -> Counter[str]:
    """Count every way the deal can go on, by bids and tricks taken."""
    if state.current_player() == TERMINAL:
        found[f"{list(state.table.seat_bids())} {list(state.table.taken)}"] += 1
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        lines(after, found)
    return found


@pytest.mark.parametrize("position", POSITIONS.strip().splitlines())
def test_both_generators_count_the_same_lines(position: str) -> None:
    deal, bidding, expected = position.split(" | ")
    trump, held = deal.split(": ")
    hands = [cards(hand) for hand in held.split(", ")]
    state = dealt(chosen(len(hands[0]), trump, players=len(hands)), hands)
    bids = None if bidding == "any" else list(map(int, bidding.split()))
    if bids is not None:
        with_bids(state, bids)
    counted = lines(state, Counter())
    assert counted == leaves([hand.split() for hand in held.split(", ")], trump, bids)
    assert counted.total() == int(expected)


@over("players", WHIST.players)
@over("number", range(12))
def test_both_generators_agree_on_deals_at_random(players: int, number: int) -> None:
    rng = Rng(number).fork("perft", players)
    size = 2 + number % 2
    trump = "SHDCN"[rng.below(5)]
    drawn = rng.sample(DECK, size * players)
    hands = [drawn[seat * size : (seat + 1) * size] for seat in range(players)]
    state = with_bids(dealt(chosen(size, trump, players=players), hands))
    texts = [list(map(str, hand)) for hand in hands]
    assert lines(state, Counter()) == leaves(texts, trump, list(state.table.seat_bids()))
