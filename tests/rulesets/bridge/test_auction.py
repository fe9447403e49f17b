"""The auction."""

import pytest

from game.core.protocols import IllegalAction
from game.rulesets.bridge.actions import BIDS, parse_action
from game.rulesets.bridge.contract import COMPASS
from tests.rulesets.bridge.deals import dealt, doing, legal, opening


def refused(state: object, action: str) -> str:
    """Return by which clause an action is refused."""
    with pytest.raises(IllegalAction) as why:
        state.apply_action(parse_action(action))  # type: ignore[attr-defined]
    return why.value.refusal.rule


@pytest.mark.rule("BR-14")
def test_the_dealer_calls_first_then_clockwise() -> None:
    state = dealt(opening("E"))
    for seat, call in zip("ESWNE", ("P", "1C", "X", "XX", "P"), strict=True):
        assert COMPASS[state.current_player()] == seat
        doing(state, call)
    assert refused(dealt(opening()), "SA") == "BR-14"


@pytest.mark.rule("BR-15")
def test_a_bid_is_higher_than_the_last() -> None:
    assert [str(bid) for bid in BIDS[:6]] == ["1C", "1D", "1H", "1S", "1N", "2C"]
    state = doing(dealt(opening()), "2H")
    assert legal(state)[:4] == ["P", "X", "2S", "2N"]
    for low in ("1N", "2D", "2H"):
        assert refused(state, low) == "BR-15"


@pytest.mark.rule("BR-16")
@pytest.mark.parametrize(
    ("options", "bids"),
    [
        ({"jokers": 1}, 35),
        ({"jokers": 0}, 35),
        ({"jokers": 4}, 40),
        ({"jokers": 4, "baseline": "nonparity"}, 35),
    ],
)
def test_the_levels(options: dict[str, object], bids: int) -> None:
    state = dealt(opening(**options))
    assert len(legal(state)) == 1 + bids
    if bids == 35:
        assert refused(state, "8C") == "BR-16"


@pytest.mark.rule("BR-17")
@pytest.mark.parametrize(
    ("calls", "double", "redouble"),
    [
        ("", False, False),
        ("1H", True, False),
        ("1H P", False, False),
        ("1H P P", True, False),
        ("1H X", False, True),
        ("1H X P", False, False),
        ("1H X P P", False, True),
        ("1H X XX", False, False),
        ("1H X 1S", True, False),
        ("1H X XX 1S", True, False),
        ("1H X P 1S", True, False),
    ],
)
def test_doubles_and_redoubles(calls: str, double: bool, redouble: bool) -> None:
    state = doing(dealt(opening()), calls)
    for call, may in (("X", double), ("XX", redouble)):
        assert (call in legal(state)) == may
        if not may:
            assert refused(state, call) == "BR-17"


@pytest.mark.rule("BR-18")
@pytest.mark.parametrize(
    ("calls", "is_over"),
    [
        ("P P P", False),
        ("P P P P", True),
        ("P P P 1C", False),
        ("1C P P", False),
        ("1C P P P", True),
        ("1C X P P", False),
        ("1C X P P P", True),
    ],
)
def test_when_the_auction_is_over(calls: str, is_over: bool) -> None:
    assert doing(dealt(opening()), calls).table.is_bidding != is_over


@pytest.mark.rule("BR-19")
@pytest.mark.parametrize(
    ("calls", "declarer", "leader"),
    [
        ("1S P 4S P P P", "N", "E"),
        ("1C 1H 1S 2H 4S P P P", "S", "W"),
        ("P 1D 1H 2D P P P", "E", "S"),
        ("1N P 2H P 2N P P P", "N", "E"),
        ("1H 1S P 2H X 2S P P P", "E", "S"),
    ],
)
def test_declarer_is_who_first_named_the_strain(calls: str, declarer: str, leader: str) -> None:
    state = doing(dealt(opening("N")), calls)
    contract = state.table.contract
    assert contract and COMPASS[contract.declarer] == declarer
    assert COMPASS[state.current_player()] == leader


@pytest.mark.rule("BR-20")
def test_passed_out_scores_nothing() -> None:
    standing = opening("N", jokers=2)
    state = doing(dealt(standing), "P P P P")
    assert state.is_terminal() and state.table.hidden == ()
    assert state.result().board == (0, 0) and state.returns() == (0, 0, 0, 0)
    after = standing.with_result(state.result())
    assert after.scores == (0, 0, 0, 0) and COMPASS[after.dealer] == "E"
    assert not after.is_over
