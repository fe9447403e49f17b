"""Every line of fixed endings and auctions, on the State and on the plain generator."""

from collections import Counter

import pytest

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.kit.cards import SUIT_LETTERS
from game.kit.packs import NUMBER_DECK
from game.rulesets.berzerka.actions import Bid
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.state import BerzerkaState
from tests.loops import over
from tests.perft.berzerka import auctions, leaves
from tests.rulesets.berzerka.hands import ALL, USUAL_NAMES, cards, dealt, ending, on_board

# contract | what is named | hands, in seat order | leader | lines
POSITIONS = """
berzerka | trump:S | S1 H2, S3 H4, S5 H6 | 0 | 2
berzerka | trump:C | S1 H2 D3, C4 H5 D6, S7 C8 D9 | 1 | 26
hidden_strength | | S1 S2 S3, S4 S5 S6, S7 S8 S9 | 2 | 216
hold_steady | inverted | S1 H13 D3, H4 H5 D6, S7 C8 D9 | 0 | 50
seeing_red | | S1 H2 D3 C4, H5 H6 D7 D8, S9 S10 C11 H12 | 1 | 456
changing_pace | trump:D normal | S1 H2 D13 C4, D5 H6 D7 S8, S9 D10 C11 H12 | 0 | 176
marathon_flex | trump:H inverted | S1 S2 H3, H4 C5 C6, D7 D8 S9 | 2 | 144
raging_tides | normal | S1 S13 H2 H12, S2 S12 H1 H13, S3 S11 H3 H11 | 0 | 384
raging_tides | inverted | S1 S13 H2 D4, S2 C12 H1 H13, S3 S11 D3 H11 | 1 | 812
"""


def lines(state: BerzerkaState, since: int, found: Counter[str]) -> Counter[str]:
    """Count every way the hand can go on, by who wins each trick."""
    if state.current_player() == TERMINAL:
        found["".join(map(str, state.table.winners[since:]))] += 1
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        lines(after, since, found)
    return found


def trump_of(state: BerzerkaState) -> str:
    assert state.table.declared is not None
    return SUIT_LETTERS[state.table.declared.in_trump]


@pytest.mark.parametrize("position", POSITIONS.strip().splitlines())
def test_both_generators_count_the_same_lines(position: str) -> None:
    contract, named, held, leader, expected = (part.strip() for part in position.split("|"))
    hands = [cards(hand) for hand in held.split(", ")]
    state = ending(contract, hands, int(leader), named=named)
    counted = lines(state, len(state.table.tricks), Counter())
    texts = [hand.split() for hand in held.split(", ")]
    ranking = named.split()[-1] if named else ""
    assert counted == leaves(contract, ranking, trump_of(state), texts, int(leader))
    assert counted.total() == int(expected)


@over("contract", ALL)
@over("number", range(4))
def test_both_generators_agree_on_endings_at_random(contract: str, number: int) -> None:
    rng = Rng(number).fork("perft", contract)
    size = 2 + number % 3
    drawn = rng.sample(NUMBER_DECK, 3 * size)
    hands = [sorted(drawn[size * seat : size * (seat + 1)]) for seat in range(3)]
    named = USUAL_NAMES.get(contract, "")
    if named.endswith("normal") and number % 2:
        named = named.replace("normal", "inverted")
    state = ending(contract, hands, rng.below(3), named=named)
    texts = [list(map(str, hand)) for hand in hands]
    ranking = named.split()[-1] if named else ""
    expected = leaves(contract, ranking, trump_of(state), texts, state.table.player)
    assert lines(state, len(state.table.tricks), Counter()) == expected


def auction_lines(state: BerzerkaState, most: int) -> int:
    """Count the ways the auction can go on with overbids up to this one."""
    if state.table.phase != Phase.AUCTION:
        return 1
    count = 0
    for action in state.legal_actions():
        if not isinstance(action, Bid) or action.overbid <= most:
            after = state.clone()
            after.apply_action(action)
            count += auction_lines(after, most)
    return count


@pytest.mark.parametrize(
    ("contracts", "most", "expected"),
    [
        (("berzerka", "seeing_red", "bottle_it_up"), 0, 23),
        (("berzerka", "seeing_red", "hold_steady"), 1, 126),
        (("berzerka", "hidden_strength", "middling", "raging_tides"), 0, 36),
    ],
)
def test_both_count_the_same_auctions(contracts: tuple[str, ...], most: int, expected: int) -> None:
    state = dealt(on_board(*contracts))
    values = {box.id: box.value for box in state.table.boxes}
    counted = auction_lines(state, most)
    assert counted == auctions(values, [], most)
    assert counted == expected
