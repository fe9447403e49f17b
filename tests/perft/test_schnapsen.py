"""Every line of fixed endings and auctions, on the State and on the plain generator."""

from collections import Counter
from collections.abc import Sequence

import pytest

from game.core.rng import Rng
from game.kit.cards import SUIT_LETTERS, Suit
from game.kit.german import PACK
from game.kit.tricks import Trick
from game.rulesets.schnapsen.auction import ContractAuction
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.phases import SchnapsenState, new_deal
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.scoring import Reason
from tests.loops import over
from tests.perft.schnapsen import Deal, leaves
from tests.rulesets.schnapsen.deals import cards, standing, suit, table

# contract | trumps | hands, the declarer's first | leader | tricks and points of both sides | lines
POSITIONS = """
game | S | SA HK HO, ST DA CU, SU HA DO | 0 | 2 30 1 20 | 20
game | S | SK SO HA, ST DA CU, SU HT DO | 0 | 1 10 2 40 | 21
game | H | SK SO, ST HA, SU HT | 1 | 2 50 2 40 | 4
game | C | SK SO DK DO, ST DA CU DT, SU HT CT HK | 0 | 1 24 1 30 | 1456
bettler | N | SU HO DU, SO HK DT, SK HT DA | 0 | 0 0 3 50 | 6
gang | N | SA ST HA, SO HK DT, SK HT DA | 0 | 3 50 0 0 | 12
schnapser | S | SA SK SO, ST HK DT, SU HT DA | 0 | 2 20 0 0 | 20
kontra_bauern | D | SA ST DA, SO DK DT, SK HT DU | 1 | 3 50 0 0 | 12
"""


def ending(
    contract: str, trump: str, hands: Sequence[str], leader: int, so_far: Sequence[int]
) -> SchnapsenState:
    """Return the State with these hands left, player 0 the declarer."""
    state = new_deal(standing())
    own, own_points, others, others_points = so_far
    state.table = state.table.but(
        declarer=0,
        contract=contract,
        named=Suit(0) if trump == "N" else suit(trump),
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        taken=(own, others, 0),
        captured=(own_points, others_points, 0),
        tricks=(Trick(0, PACK[:3]),) * (own + others),
        trick=Trick(leader),
        phase=Phase.PLAY,
        player=leader,
    )
    return state


def plain(
    contract: str, trump: str, hands: Sequence[str], leader: int, so_far: Sequence[int]
) -> Deal:
    deal = Deal(contract, trump, [hand.split() for hand in hands], leader)
    deal.tricks, deal.points = [so_far[0], so_far[2]], [so_far[1], so_far[3]]
    return deal


def lines(state: SchnapsenState, found: Counter[str]) -> Counter[str]:
    """Count every way the deal can go on, by who wins how much and why."""
    if state.table.ending is not None:
        side = 0 if state.table.ending.declarer_wins else 1
        reason = state.table.ending.reason
        if reason == Reason.CLAIM:
            found[f"{side} claims {state.table.ending.value}"] += 1
        elif reason == Reason.LAST_TRICK:
            found[f"{side} last"] += 1
        else:
            found["lost" if side else "made"] += 1
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        lines(after, found)
    return found


@pytest.mark.parametrize("position", POSITIONS.strip().splitlines())
def test_both_generators_count_the_same_lines(position: str) -> None:
    contract, trump, held, leader, numbers, expected = map(str.strip, position.split("|"))
    so_far = list(map(int, numbers.split()))
    hands = held.split(", ")
    counted = lines(ending(contract, trump, hands, int(leader), so_far), Counter())
    assert counted == leaves(plain(contract, trump, hands, int(leader), so_far), Counter())
    assert counted.total() == int(expected)


@over("contract", [name for name in CONTRACTS if "_gang" not in name][:8])
@over("number", range(12))
def test_both_generators_agree_on_endings_at_random(contract: str, number: int) -> None:
    if contract == "herren_schnapser":
        contract = "gang"
    rng = Rng(number).fork("perft", contract)
    size = 2 + number % 2
    drawn = rng.sample(PACK, 3 * size)
    hands = [" ".join(map(str, drawn[n * size : (n + 1) * size])) for n in range(3)]
    trump = SUIT_LETTERS[rng.below(4)] if CONTRACTS[contract].has_trumps else "N"
    played = 6 - size
    if contract in ("schnapser", "kontra_schnapser"):
        played = 3
    own = rng.below(played + 1) if contract == "game" else 0 if contract == "bettler" else played
    so_far = [own, 22 * own, played - own, 22 * (played - own)]
    leader = rng.below(3)
    counted = lines(ending(contract, trump, hands, leader, so_far), Counter())
    assert counted == leaves(plain(contract, trump, hands, leader, so_far), Counter())


WHO = ("forehand", "others", "others")
OPEN = {
    "forehand": ["game", "bettler", "schnapser", "gang", "bauern_schnapser", "herren_schnapser"],
    "others": ["bettler", "gang", "kontra_schnapser", "farben_gang", "kontra_bauern"],
}
VALUE = {
    "game": 1, "bettler": 4, "schnapser": 6, "gang": 9, "kontra_schnapser": 12,
    "bauern_schnapser": 12, "farben_gang": 18, "kontra_bauern": 24, "herren_schnapser": 24,
}  # fmt: skip


def auctions(calls: list[tuple[int, str]], found: Counter[str]) -> Counter[str]:
    """Count every auction by its end, told from lists of calls alone."""
    out = [seat for seat, call in calls if call == "pass"]
    bids = [(VALUE[call], -seat, seat, call) for seat, call in calls if call != "pass"]
    if len(out) == 2:
        found[f"{bids[-1][2]} {bids[-1][3]}"] += 1
        return found
    seat = 0
    if calls:
        seat = (calls[-1][0] + 1) % 3
        while seat in out:
            seat = (seat + 1) % 3
        auctions([*calls, (seat, "pass")], found)
    for call in OPEN[WHO[seat]]:
        if not bids or (VALUE[call], -seat) > bids[-1][:2]:
            auctions([*calls, (seat, call)], found)
    return found


def walked(auction: ContractAuction, found: Counter[str]) -> Counter[str]:
    """Count every auction by its end, as the rules have it."""
    if auction.is_over:
        assert auction.highest is not None
        found[f"{auction.highest.player} {auction.highest.bid}"] += 1
        return found
    seat = auction.to_call
    may: list[str | None] = [*auction.may_bid(seat)]
    for call in [None, *may] if auction.calls else may:
        walked(auction.with_call(call), found)
    return found


def test_both_count_the_same_auctions() -> None:
    counted = walked(ContractAuction(0, 3), Counter())
    assert counted == auctions([], Counter())
    assert counted.total() == 651


def test_a_whole_deal_of_few_choices() -> None:
    hands = ("SA ST SK SO SU HA", "HT HK HO HU DA DT", "DK CA CT CK CO CU")
    state = table("S", *hands, contract="herren_schnapser")
    deepest = 0
    while not state.is_terminal():
        deepest += len(state.legal_actions())
        state.apply_action(state.legal_actions()[-1])
    assert state.result().points == (24, 0, 0) and deepest > 18
