"""Auctions: turns, who is out, who spoke last, and when it is over."""

import pytest

from game.kit.auction import Auction


def after(first: int, players: int, is_final: bool, said: str) -> Auction[int]:
    """Return the auction after these calls: a digit is a bid, P a pass."""
    auction: Auction[int] = Auction(first, players, is_final)
    for letter in said:
        auction = auction.with_call(None if letter == "P" else int(letter))
    return auction


@pytest.mark.parametrize(
    ("said", "turn"),
    [
        ("", 1), ("1", 2), ("1P", 0), ("1P2", 1), ("1P2P", None), ("P", 2), ("PP", 0),
        ("PPP", None), ("PP1", None), ("P1P", None), ("P1", 0), ("P12", 2), ("12P3", 2),
        ("12P3P", None),
    ],
)  # fmt: skip
def test_a_final_pass_takes_its_player_out(said: str, turn: int | None) -> None:
    auction = after(1, 3, True, said)
    assert auction.to_call == turn and auction.is_over == (turn is None)


@pytest.mark.parametrize(
    ("said", "turn"),
    [
        ("", 2), ("P", 3), ("PPP", 1), ("PPPP", None), ("PPP1", 2), ("PPP1PPP", None), ("1PP", 1),
        ("1PPP", None), ("1P2PP", 3), ("1P2PPP", None), ("1PP2PPP", None),
    ],
)  # fmt: skip
def test_else_everyone_may_come_back_until_all_others_have_passed(
    said: str, turn: int | None
) -> None:
    auction = after(2, 4, False, said)
    assert auction.to_call == turn and auction.is_over == (turn is None)


def test_the_last_bid_stands_and_each_player_s_bids_are_known() -> None:
    auction = after(0, 4, False, "1P23P")
    assert auction.highest is not None
    assert (auction.highest.player, auction.highest.bid) == (3, 3)
    assert auction.passes == 1
    assert [auction.bids_of(player) for player in range(4)] == [[1], [], [2], [3]]
    assert after(0, 4, False, "PP").highest is None
    assert after(0, 3, True, "1P").out == {1} and after(0, 4, False, "1P").out == set()


def test_nobody_speaks_after_the_end() -> None:
    with pytest.raises(AssertionError):
        after(1, 3, True, "1PP").with_call(2)
