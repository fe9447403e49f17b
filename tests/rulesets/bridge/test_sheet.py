"""The score sheet: boards, Chicago, rubber, honours and hidden cards."""

from typing import Any

import pytest

from game.core.options import BadOption
from game.core.rng import Rng
from game.kit.cards import NO_TRUMP, SPADES
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import parse_card, parse_cards
from game.rulesets.bridge.contract import COMPASS
from game.rulesets.bridge.events import AuctionEnded, DealScored, HiddenRevealed
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.scoring import (
    Honours,
    contract_score,
    hidden_points,
    hidden_value,
    honour_points,
    honours,
    honours_in,
)
from game.rulesets.bridge.standing import BridgeStanding, DealResult, HiddenCard
from tests.rulesets.bridge.deals import contract, dealt, doing, opening, played_out

PASSED = DealResult(0, (False, False))


def after(standing: BridgeStanding, *deals: str) -> BridgeStanding:
    """Return the standing after deals such as "4SX-10-N": contract, tricks, declarer."""
    for text in deals:
        bid, tricks, declarer = text.split("-")
        found = contract(bid, declarer)
        vulnerable = standing.vulnerable
        points = contract_score(standing.options, found, int(tricks), vulnerable[found.side])
        result = DealResult(standing.dealer, vulnerable, found, int(tricks), points)
        standing = standing.with_result(result)
    return standing


# -- boards and Chicago


@pytest.mark.rule("BR-43")
def test_the_cycle_of_boards() -> None:
    standing = opening("W", form="duplicate", deals=32)
    cycle = [
        *("none", "NS", "EW", "all"),
        *("NS", "EW", "all", "none"),
        *("EW", "all", "none", "NS"),
        *("all", "none", "NS", "EW"),
    ]
    sides = {"none": (False, False), "NS": (True, False), "EW": (False, True), "all": (True, True)}
    for number in range(32):
        assert COMPASS[standing.dealer] == "NESW"[number % 4]
        assert standing.vulnerable == sides[cycle[number % 16]]
        assert not standing.is_over
        standing = standing.with_result(PASSED)
    assert standing.is_over


@pytest.mark.rule("BR-44")
@pytest.mark.parametrize("dealer", COMPASS)
def test_vulnerability_in_chicago(dealer: str) -> None:
    standing, found = opening(dealer, form="chicago", deals=4), []
    for _deal in range(4):
        dealers = standing.dealer % 2
        found.append((standing.vulnerable[dealers], standing.vulnerable[1 - dealers]))
        standing = standing.with_result(PASSED)
    assert found == [(False, False), (True, False), (True, False), (True, True)]
    assert standing.is_over


# -- rubber


@pytest.mark.rule("BR-45")
def test_below_and_above_the_line() -> None:
    rubber = after(opening(), "2S-9-N", "3H-9-E", "1N-7-N").rubber
    assert rubber.games == (1, 0), "60 and 40 are a game"
    assert rubber.below == (0, 0), "the part-score of the others counts no more"
    assert rubber.tricks == (100, 90) and rubber.above == (30, 0)
    assert after(opening(), "2S-9-N").rubber.below == (60, 0), "overtricks are written above"


@pytest.mark.rule("BR-46")
def test_a_side_with_a_game_is_vulnerable() -> None:
    standing = after(opening(), "4S-10-N")
    assert standing.vulnerable == (True, False)
    assert after(standing, "4S-9-N").rubber.above == (0, 100)
    assert after(standing, "4S-9-E").rubber.above == (50, 0)


@pytest.mark.rule("BR-47")
def test_two_games_win_the_rubber() -> None:
    short = after(opening(), "4S-10-N", "4S-10-N")
    assert short.is_over and short.columns == (240 + 700, 0) and short.winners() == (0, 2)
    long = after(opening(), "4S-10-N", "4S-10-E", "3N-9-N")
    assert long.is_over and long.columns == (220 + 500, 120)
    lost = after(opening(), "4S-10-N", "1CX-0-N", "7NXX-13-E", "2C-8-N", "3N-9-N")
    assert lost.is_over and lost.rubber.games == (2, 1) and lost.winners() == (1, 3)


@pytest.mark.rule("BR-48")
@pytest.mark.parametrize(
    ("deals", "columns"),
    [
        (["4S-10-N"], (120 + 300, 0)),
        (["2S-8-E"], (0, 60 + 100)),
        (["4S-10-N", "2S-8-E"], (120 + 300, 60 + 100)),
        (["4S-10-N", "4S-10-E", "2S-8-N"], (120 + 60 + 100, 120)),
        (["2S-8-N", "2S-8-E"], (60, 60)),
    ],
)
def test_an_unfinished_rubber(deals: list[str], columns: tuple[int, int]) -> None:
    standing = after(opening(deals=4), *deals)
    while not standing.is_over:
        assert standing.columns == standing.rubber.totals
        standing = standing.with_result(PASSED)
    assert standing.deals_played == 4 and standing.columns == columns
    assert standing.worth == columns[0] - columns[1]


@pytest.mark.rule("BR-48")
def test_what_is_paid_for_an_unfinished_rubber_is_told_by_what_it_is_for() -> None:
    def cut_short(*deals: str) -> BridgeStanding:
        played = after(opening(deals=4), *deals)
        return played.with_result(PASSED).with_result(PASSED)

    standing = cut_short("4S-10-N", "2S-8-E")
    assert BRIDGE.telling.verdict(standing, []) == (
        "The rubber ended before a side had won two games. [BR-48] "
        "North-South: the only game of an unfinished rubber, 300 points. "
        "East-West: the only part-score of an unfinished game, 100 points. "
        "North-South win by 260 points: the higher total wins. [BR-47]"
    )
    level = cut_short("2S-8-N", "2S-8-E")
    assert BRIDGE.telling.verdict(level, []) == (
        "The rubber ended before a side had won two games. [BR-48] "
        "Both sides have 60 points: nobody wins. [BR-63]"
    )
    won = after(opening(), "4S-10-N", "4S-10-N")
    assert BRIDGE.telling.verdict(won, []) == (
        "North-South win by 940 points: the higher total wins. [BR-47]"
    )


@pytest.mark.rule("BR-48")
def test_the_older_figure_for_a_part_score() -> None:
    standing = after(opening(deals=4, part_score=50), "2S-8-N", *["1N-6-E"] * 3)
    assert standing.is_over and standing.columns == (60 + 150 + 50, 0)


# -- honours


@pytest.mark.rule("BR-49")
def test_four_five_and_six_honours_in_one_hand() -> None:
    usual, laws = BridgeOptions(), BridgeOptions(honours="laws")
    assert [honour_points(n, usual, SPADES) for n in range(3, 7)] == [0, 150, 175, 200]
    assert [honour_points(n, laws, SPADES) for n in range(3, 6)] == [0, 100, 150]
    assert [honour_points(n, laws, NO_TRUMP) for n in (3, 4)] == [0, 150]
    hand = {"W": "SASKSQSJST"}
    for calls in ("1S P P P", "7S P P P", "1S X P P P"):
        state = played_out(doing(dealt(opening("N", form="duplicate"), hand), calls))
        assert state.result().honours == (Honours(COMPASS.index("W"), 5, 175),)


@pytest.mark.rule("BR-49")
def test_honours_by_the_players_own_numbers() -> None:
    own = {"honours": "own", "four_honours": 60, "five_honours": 170, "six_honours": 490}
    for strain in (SPADES, NO_TRUMP):
        found = [honour_points(n, BridgeOptions(**own), strain) for n in range(3, 8)]  # type: ignore[arg-type]
        assert found == [0, 60, 170, 490, 490]
    standing = opening("N", form="duplicate", **own)
    state = played_out(doing(dealt(standing, {"W": "SASKSQSJST"}), "1S P P P"))
    assert state.result().honours == (Honours(COMPASS.index("W"), 5, 170),)


@pytest.mark.rule("BR-49")
@pytest.mark.parametrize("points", [-10, 5, 175, 510])
def test_own_numbers_of_honours_are_tens_up_to_500(points: int) -> None:
    with pytest.raises(BadOption, match="from 0 to 500 in steps of 10"):
        BridgeOptions(honours="own", five_honours=points)


@pytest.mark.rule("BR-50")
@pytest.mark.parametrize(
    ("hand", "power", "strain", "count"),
    [
        ("SASKSQSJSTS*", "major", SPADES, 6),
        ("SASKSQSJSTS*", "minor_major", SPADES, 5),
        ("SASKSQSJH*", "major", SPADES, 4),
        ("SAHADACAH*", "major", NO_TRUMP, 5),
        ("SAHADACAH*", "major_minor", NO_TRUMP, 4),
        ("SAHADACAH*", "minor_major", NO_TRUMP, 5),
        ("SASKSQSJST", "major", NO_TRUMP, 1),
        ("HAHKHQHJHT", "major", SPADES, 0),
    ],
)
def test_which_cards_are_honours(hand: str, power: str, strain: Any, count: int) -> None:
    assert honours_in(parse_cards(hand), power, strain) == count


@pytest.mark.rule("BR-51")
def test_honours_count_on_the_hand_as_dealt() -> None:
    state = doing(dealt(opening("N", jokers=0, form="duplicate"), {"E": "SASKSQSJST"}), "1S P P P")
    end = played_out(state)
    assert end.table.hand_sizes == (0,) * 4
    assert end.result().honours == (Honours(COMPASS.index("E"), 5, 175),)
    assert honours_in(parse_cards("SASKSQSTB*"), "major", SPADES) == 5
    assert honours_in(parse_cards("SASKSQSTR*"), "major", SPADES) == 4


@pytest.mark.rule("BR-52")
def test_more_than_six_honours_pay_as_six() -> None:
    hand = parse_cards("SAHADACAS*H*D*C*")
    assert honours_in(hand, "major", NO_TRUMP) == 8
    assert honour_points(8, BridgeOptions(), NO_TRUMP) == 200


@pytest.mark.rule("BR-53")
def test_only_the_most_in_one_hand_score() -> None:
    options = BridgeOptions(jokers=4)
    hands = [parse_cards(hand) for hand in ("SAHADACA", "S2", "S*H*D*C*", "S3")]
    assert honours(hands, options, NO_TRUMP) == (Honours(0, 4, 150),), "partners score once"
    apart = [hands[0], hands[2], hands[1], hands[3]]
    assert honours(apart, options, NO_TRUMP) == (Honours(0, 4, 150), Honours(1, 4, 150))
    most = [parse_cards(hand) for hand in ("SAHADACAS*", "H*D*C*", "S2", "S3")]
    assert honours(most, options, NO_TRUMP) == (Honours(0, 5, 175),)


@pytest.mark.rule("BR-54")
@pytest.mark.parametrize("form", ["rubber", "chicago", "duplicate"])
def test_honours_count_in_every_form_unless_they_are_off(form: str) -> None:
    for table, points in (("jokers", 175), ("off", 0)):
        standing = opening("N", jokers=0, form=form, honours=table)
        state = played_out(doing(dealt(standing, {"W": "SASKSQSJST"}), "1S P P P"))
        assert state.result().extras == (0, points)


# -- hidden cards


@pytest.mark.rule("BR-55")
def test_what_hidden_cards_are_worth() -> None:
    cards = [parse_card(f"S{rank}") for rank in "AKQJT98765432"]
    found = {
        table: [hidden_value(card, table, "major", SPADES) for card in cards]
        for table in ("standard", "enhanced")
    }
    assert found["standard"] == [20, 18, 16, 14, 10, 9, 8, 7, 6, 5, 4, 3, 2]
    assert found["enhanced"] == [30, 25, 20, 15, 10, 10, 10, 5, 5, 5, 5, 5, 5]


@pytest.mark.rule("BR-56")
@pytest.mark.parametrize("joker", ["H*", "R*"])
def test_what_a_hidden_joker_is_worth(joker: str) -> None:
    card = parse_card(joker)
    assert [hidden_value(card, "standard", "major_minor", s) for s in (SPADES, NO_TRUMP)] == [
        22,
        12,
    ]
    assert [hidden_value(card, "enhanced", "minor_major", s) for s in (SPADES, NO_TRUMP)] == [
        10,
        35,
    ]


@pytest.mark.rule("BR-57")
@pytest.mark.parametrize(
    ("mode", "paid"),
    [("literal", [1, -1, 1, -1]), ("side", [1, -1, -1, 1]), ("declarer_only", [1, -1, 0, 0])],
)
def test_whom_a_hidden_card_pays(mode: str, paid: list[int]) -> None:
    found = [
        hidden_points(18, mode, is_declarers=declares, is_made=made)
        for declares in (True, False)
        for made in (True, False)
    ]
    assert found == [18 * sign for sign in paid]


def _with_hidden(**options: Any) -> list[DealResult]:
    results = []
    for seed in range(20):
        state = doing(dealt(opening("N", jokers=2, **options), seed=seed), "1N P P P")
        results.append(played_out(state, seed).result())
    return results


@pytest.mark.rule("BR-58")
def test_two_hidden_cards_are_settled_each_for_itself() -> None:
    for result in _with_hidden(hidden_mode="side"):
        owners = [card.owner for card in result.hidden]
        assert [COMPASS[owner] for owner in owners] == ["E", "S"]
        east, south = (card.points for card in result.hidden)
        assert east * south < 0, "one side has succeeded, the other has not"


@pytest.mark.rule("BR-59")
def test_hidden_points_count_neither_towards_game_nor_more_when_doubled() -> None:
    standing = after(opening("N", jokers=2), "3S-9-N")
    for double in ("", " X P P"):
        state = doing(dealt(standing), f"1C{double} P P P".replace("P P P P P", "P P P"))
        end = played_out(state)
        assert all(2 <= abs(card.points) <= 22 for card in end.result().hidden)
    made = contract("1C", "N")
    score = contract_score(standing.options, made, 7, True)
    hidden = (HiddenCard(COMPASS.index("N"), 20), HiddenCard(COMPASS.index("E"), -22))
    result = DealResult(0, (False, False), made, 7, score, hidden)
    rubber = result.on(opening().rubber)
    assert rubber.below == (20, 0) and rubber.above == (20, -22)
    assert result.board == (20 + 50 + 20, -22)


@pytest.mark.rule("BR-60")
def test_no_hidden_cards_with_four_jokers() -> None:
    state = played_out(doing(dealt(opening(jokers=4)), "1N P P P"))
    assert state.table.hidden_owners == () and state.result().hidden == ()


@pytest.mark.rule("BR-61")
def test_what_is_told_at_the_end_of_a_deal() -> None:
    state, told = doing(dealt(opening("N", jokers=2)), "1N P P P"), []
    rng = Rng(5)
    while not state.is_terminal():
        chance = state.current_player() < 0
        action = state.chance_action(rng) if chance else state.legal_actions()[0]
        state.apply_action(action, told.append)
    assert [type(event) for event in told[-2:]] == [HiddenRevealed, DealScored]
    assert not any(isinstance(event, AuctionEnded) for event in told)
    scored = told[-1]
    assert scored.totals == state.table.standing.with_result(scored.result).scores


@pytest.mark.rule("BR-62")
@pytest.mark.parametrize("jokers", [0, 1, 2, 4])
def test_nothing_is_lost_and_one_side_scores(jokers: int) -> None:
    for seed in range(12):
        state = doing(dealt(opening("N", jokers=jokers), seed=seed), "2S X P P P")
        end = played_out(state, seed)
        table, score = end.table, end.result().score
        assert score and not (score.penalty and score.below + score.above + score.bonus)
        assert table.tricks_of(0) + table.tricks_of(1) == table.options.tricks
        hands = [card for player in range(4) for card in table.dealt(player)]
        assert sorted([*hands, *table.hidden]) == sorted(pack(table.options))


@pytest.mark.rule("BR-63")
def test_when_a_match_ends_and_who_has_won() -> None:
    for form in ("chicago", "duplicate"):
        standing = opening(form=form, deals=8)
        assert standing.deals_in_match == 8
        for number in range(8):
            assert standing.is_over == (number == 8)
            standing = standing.with_result(PASSED)
        assert standing.is_over and standing.winners() == (0, 1, 2, 3), "equal totals are a tie"
    assert opening().deals_in_match is None
    assert after(opening(form="chicago"), "1N-7-E").winners() == (1, 3)
