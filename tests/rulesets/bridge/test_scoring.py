"""What a contract is worth."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.scoring import ContractScore, Outcome, contract_score, imps
from game.rulesets.bridge.standing import DealResult
from tests.rulesets.bridge.deals import contract, dealt, doing, opening, played_out


def score(bid: str, tricks: int, vulnerable: bool = False, **options: Any) -> ContractScore:
    """Return what a contract by North brings."""
    return contract_score(BridgeOptions(**options), contract(bid, "N"), tricks, vulnerable)


@pytest.mark.rule("BR-32")
@pytest.mark.parametrize(
    ("options", "required"),
    [
        ({"jokers": 0}, 10),
        ({"jokers": 1}, 10),
        ({"jokers": 2}, 10),
        ({"jokers": 4}, 10),
        ({"jokers": 4, "baseline": "nonparity"}, 11),
    ],
)
def test_tricks_required(options: dict[str, Any], required: int) -> None:
    assert score("4S", 13, **options).required == required
    assert score("4S", required, **options).outcome is Outcome.MADE
    assert score("4S", required - 1, **options).outcome is Outcome.DOWN


@pytest.mark.rule("BR-33")
@pytest.mark.parametrize(
    ("bid", "points"),
    [
        *(("1C", 20), ("2D", 40), ("3H", 90), ("4S", 120), ("1N", 40), ("3N", 100)),
        *(("3NX", 200), ("3NXX", 400), ("7CXX", 560), ("8N", 250), ("8S", 240), ("8D", 160)),
    ],
)
def test_trick_points(bid: str, points: int) -> None:
    assert score(bid, 14, jokers=4).below == points


@pytest.mark.rule("BR-34")
@pytest.mark.parametrize("jokers", [0, 4])
def test_game_is_a_hundred(jokers: int) -> None:
    games = {"3N", "4H", "4S", "5C", "5D", "2HX"}
    parts = {"2N", "3H", "3S", "4C", "4D", "2DX", "1NX"}
    for bid in games | parts:
        assert (score(bid, 12, jokers=jokers).bonus == 300) == (bid in games)


@pytest.mark.rule("BR-35")
@pytest.mark.parametrize(
    ("bid", "points", "vulnerable"),
    [("2C", 40, 40), ("2S", 60, 60), ("2N", 60, 60), ("2SX", 200, 400), ("2SXX", 400, 800)],
)
def test_overtricks(bid: str, points: int, vulnerable: int) -> None:
    assert score(bid, 10).overtricks == points
    assert score(bid, 10, True).overtricks == vulnerable


@pytest.mark.rule("BR-36")
def test_insult() -> None:
    assert [score(bid, 8).insult for bid in ("2S", "2SX", "2SXX")] == [0, 50, 100]
    assert score("2SX", 7).insult == 0


@pytest.mark.rule("BR-37")
@pytest.mark.parametrize(
    ("bid", "vulnerable", "penalties"),
    [
        ("4S", False, [50, 100, 150, 200, 250]),
        ("4S", True, [100, 200, 300, 400, 500]),
        ("4SX", False, [100, 300, 500, 800, 1100]),
        ("4SX", True, [200, 500, 800, 1100, 1400]),
        ("4SXX", False, [200, 600, 1000, 1600, 2200]),
        ("4SXX", True, [400, 1000, 1600, 2200, 2800]),
    ],
)
def test_undertricks(bid: str, vulnerable: bool, penalties: list[int]) -> None:
    assert [score(bid, 10 - down, vulnerable).penalty for down in range(1, 6)] == penalties


@pytest.mark.rule("BR-37")
def test_all_fourteen_tricks_short() -> None:
    assert score("8NX", 0, jokers=4).penalty == 3800


@pytest.mark.rule("BR-38")
def test_slams_of_thirteen_tricks() -> None:
    assert [score("6S", 12, vul).slam for vul in (False, True)] == [500, 750]
    assert [score("7S", 13, vul).slam for vul in (False, True)] == [1000, 1500]


@pytest.mark.rule("BR-39")
@pytest.mark.parametrize(
    ("options", "slams"),
    [
        ({}, {6: 0, 7: 500, 8: 1000}),
        ({"slam_basis": "level"}, {6: 500, 7: 1000, 8: 1500}),
        ({"baseline": "nonparity"}, {6: 500, 7: 1000}),
    ],
)
def test_slams_of_fourteen_tricks(options: dict[str, Any], slams: dict[int, int]) -> None:
    for level, points in slams.items():
        assert score(f"{level}S", 14, jokers=4, **options).slam == points
        assert score(f"{level}S", 14, True, jokers=4, **options).slam == points * 3 // 2


@pytest.mark.rule("BR-40")
def test_a_slam_that_was_not_bid_is_none() -> None:
    assert score("4S", 13).slam == 0 and score("6S", 13).slam == 500
    assert score("7S", 12).slam == 0


@pytest.mark.rule("BR-41")
@pytest.mark.parametrize("bid", ["1S", "4S", "4SX", "1NXX"])
@pytest.mark.parametrize("baseline", ["parity", "nonparity"])
def test_seven_tricks_each_are_a_draw(bid: str, baseline: str) -> None:
    drawn = score(bid, 7, True, jokers=4, baseline=baseline)
    assert drawn.outcome is Outcome.DRAW
    assert drawn.total == drawn.below == drawn.above == drawn.penalty == drawn.bonus == 0


@pytest.mark.rule("BR-41")
def test_a_draw_unless_made_and_honours_all_the_same() -> None:
    rule: dict[str, Any] = {"jokers": 4, "draw_rule": "unless_made"}
    assert score("1S", 7, **rule).below == 30
    assert score("2S", 7, **rule).outcome is Outcome.DRAW
    assert score("1S", 7, baseline="nonparity", **rule).outcome is Outcome.DRAW
    assert score("1S", 7, jokers=0).outcome is Outcome.MADE
    standing = opening("N", jokers=4)
    hands = {"E": "SASKSQSJST", "N": "S*"}
    for seed in range(200):
        state = played_out(doing(dealt(standing, hands), "1S P P P"), seed)
        if state.table.tricks_of(0) == 7:
            assert state.result().board == (0, 175)
            return
    raise AssertionError("no deal came out even")


@pytest.mark.rule("BR-42")
@pytest.mark.parametrize(
    ("bid", "tricks", "vulnerable", "total"),
    [
        *(("1N", 7, False, 90), ("2S", 9, False, 140), ("3N", 9, False, 400)),
        *(("4S", 10, True, 620), ("2HX", 8, False, 470), ("6N", 12, True, 1440)),
        *(("7NXX", 13, True, 2980), ("1CXX", 7, False, 230), ("4S", 9, False, -50)),
    ],
)
def test_the_score_of_a_board(bid: str, tricks: int, vulnerable: bool, total: int) -> None:
    found = score(bid, tricks, vulnerable)
    assert found.total == total
    result = DealResult(0, (vulnerable, False), contract(bid, "N"), tricks, found)
    assert result.board[0] - result.board[1] == total


TABLE = Path(__file__).parent / "duplicate_scores.json"
"""What endplay 0.5 scores for each contract of plain bridge: not vulnerable and vulnerable, by the
tricks won, from none to thirteen. Written with its `Contract.score`."""


def test_plain_bridge_scores_as_another_program_does() -> None:
    table: dict[str, list[list[int]]] = json.loads(TABLE.read_text("utf-8"))
    assert len(table) == 35 * 3
    for bid, rows in table.items():
        for vulnerable in (False, True):
            found = [score(bid, tricks, vulnerable, jokers=0).total for tricks in range(14)]
            assert found == rows[vulnerable], (bid, vulnerable)


@pytest.mark.parametrize(
    ("points", "matches"),
    [(0, 0), (10, 0), (20, 1), (40, 1), (50, 2), (429, 9), (430, 10), (3990, 23), (4000, 24)],
)
def test_imps_are_those_of_the_laws(points: int, matches: int) -> None:
    assert imps(points) == matches and imps(-points) == -matches
