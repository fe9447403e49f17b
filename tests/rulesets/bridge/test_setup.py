"""Seats, pack, house rules, the deal and the worth of a hand."""

from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from game.core.fields import BadContent
from game.core.options import BadOption, specs
from game.core.rng import Rng
from game.kit.cards import CLUBS, DECK, DIAMONDS, HEARTS, NO_TRUMP, SPADES
from game.kit.packs import BLACK_JOKER, JOKERS, RED_JOKER
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, parse_cards
from game.rulesets.bridge.bidding import choice
from game.rulesets.bridge.contract import COMPASS, partner_of, side_of
from game.rulesets.bridge.jokers import high_card_points, is_high, order_of, pack
from game.rulesets.bridge.options import POWERS, PRESETS, BridgeOptions
from game.rulesets.bridge.standing import DealResult
from game.rulesets.catalogue import ruleset
from tests.rulesets.bridge.deals import dealt, doing, legal, opening, played_out


@pytest.mark.rule("BR-01")
def test_four_players_of_two_sides_clockwise() -> None:
    assert list(BRIDGE.players) == [4]
    assert BRIDGE.sides(4) == ((0, 2), (1, 3))
    assert [COMPASS[partner_of(COMPASS.index(seat))] for seat in "NESW"] == [*"SWNE"]
    assert [side_of(COMPASS.index(seat)) for seat in "NSEW"] == [0, 0, 1, 1]
    clockwise = [COMPASS[(COMPASS.index("N") + step) % 4] for step in range(4)]
    assert clockwise == [*"NESW"]
    state = doing(dealt(opening("N")), "P")
    assert COMPASS[state.current_player()] == "E"


@pytest.mark.rule("BR-02")
def test_the_pack_has_as_many_jokers_as_agreed() -> None:
    for jokers in (0, 1, 2, 4):
        found = pack(BridgeOptions(jokers=jokers))
        assert len(set(found)) == len(found) == 52 + jokers and set(DECK) <= set(found)


@pytest.mark.rule("BR-03")
def test_the_house_rules_stand_before_the_first_call() -> None:
    options = BridgeOptions()
    with pytest.raises(FrozenInstanceError):
        options.power = "minor"  # type: ignore[misc]
    agreed = {spec.name for spec in specs(BridgeOptions)}
    assert agreed >= {"jokers", "power", "wild", "red_suit", "hidden_table", "baseline", "form"}
    state = played_out(dealt(opening()))
    assert state.table.options == options


@pytest.mark.rule("BR-04")
def test_power_is_one_of_four() -> None:
    found = {power: (is_high(power, SPADES), is_high(power, NO_TRUMP)) for power in POWERS}
    assert found == {
        "major": (True, True),
        "major_minor": (True, False),
        "minor_major": (False, True),
        "minor": (False, False),
    }
    with pytest.raises(BadOption, match="major_minor"):
        BridgeOptions(power="middling")


@pytest.mark.rule("BR-05")
def test_a_joker_of_a_side_suit_is_as_high_as_that_of_trumps() -> None:
    for trump in (SPADES, HEARTS, DIAMONDS, CLUBS):
        assert {order_of("major_minor", trump).height[joker] for joker in JOKERS} == {13}
        assert {order_of("minor_major", trump).height[joker] for joker in JOKERS} == {9}


@pytest.mark.rule("BR-06")
def test_which_jokers_there_are() -> None:
    assert BridgeOptions(jokers=1).joker_suits == (HEARTS,)
    assert BridgeOptions(jokers=1, single="black").joker_suits == (SPADES,)
    assert BridgeOptions(jokers=2, red_suit="D", black_suit="C").joker_suits == (CLUBS, DIAMONDS)
    assert BridgeOptions(jokers=4).joker_suits == (SPADES, HEARTS, DIAMONDS, CLUBS)
    assert set(pack(BridgeOptions(jokers=2, wild=True))) - set(DECK) == {RED_JOKER, BLACK_JOKER}
    assert set(pack(BridgeOptions(jokers=1, wild=True))) - set(DECK) == {RED_JOKER}
    assert BridgeOptions().single == "red"


@pytest.mark.rule("BR-07")
@pytest.mark.parametrize("wrong", [{"red_suit": "S"}, {"black_suit": "H"}, {"black_suit": "N"}])
def test_a_joker_is_of_a_suit_of_its_colour(wrong: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        BridgeOptions(**wrong)  # type: ignore[arg-type]


@pytest.mark.rule("BR-08")
def test_four_jokers_are_not_wild() -> None:
    for jokers in (1, 2):
        assert BridgeOptions(jokers=jokers, wild=True).are_wild
    with pytest.raises(BadOption, match="suit each"):
        BridgeOptions(jokers=4, wild=True)


@pytest.mark.rule("BR-09")
def test_the_dealers_left_is_dealt_to_first_and_the_deal_passes_clockwise() -> None:
    standing = opening("W")
    state = BRIDGE.new_deal(standing)
    order = []
    for _hand in range(4):
        deal = state.chance_action(Rng(3))
        order.append(COMPASS[deal.player])
        state.apply_action(deal)
    assert order == [*"NESW"] and COMPASS[state.current_player()] == "W"
    passed = standing.with_result(DealResult(standing.dealer, (False, False)))
    assert COMPASS[passed.dealer] == "N", "after a deal passed out as after any other"
    assert {BRIDGE.opening(BridgeOptions(), 4, lot).dealer for lot in range(4)} == {0, 1, 2, 3}


@pytest.mark.rule("BR-10")
def test_thirteen_cards_each_or_fourteen() -> None:
    for jokers, size, left in ((0, 13, 0), (1, 13, 1), (2, 13, 2), (4, 14, 0)):
        options = BridgeOptions(jokers=jokers)
        state = dealt(opening(jokers=jokers))
        assert state.table.hand_sizes == (size,) * 4 and options.tricks == size
        assert len(pack(options)) - 4 * size == left
        end = played_out(doing(state, "1N P P P"))
        assert len(end.table.tricks) == size


@pytest.mark.rule("BR-11")
@pytest.mark.parametrize(
    ("dealer", "jokers", "owners"),
    [("W", 1, "N"), ("W", 2, "NE"), ("N", 2, "ES"), ("S", 1, "W"), ("N", 4, ""), ("N", 0, "")],
)
def test_who_owns_the_hidden_cards(dealer: str, jokers: int, owners: str) -> None:
    table = dealt(opening(dealer, jokers=jokers)).table
    assert "".join(COMPASS[owner] for owner in table.hidden_owners) == owners
    assert len({side_of(owner) for owner in table.hidden_owners}) == len(owners)


@pytest.mark.rule("BR-12")
def test_a_hidden_card_is_seen_by_nobody_until_the_last_trick() -> None:
    state = doing(dealt(opening(jokers=2)), "1N P P P")
    rng = Rng(4)
    while not state.is_terminal():
        assert state.table.hidden == ()
        if state.current_player() < 0:
            assert len(state.table.tricks) == 13
            state.apply_action(state.chance_action(rng))
        else:
            state.apply_action(rng.choice([act for act in state.legal_actions() if act != CLAIM]))
    held = {card for player in range(4) for card in state.table.dealt(player)}
    assert len(state.table.hidden) == 2 and not held & set(state.table.hidden)
    assert held | set(state.table.hidden) == set(pack(state.table.options))


@pytest.mark.rule("BR-13")
def test_high_card_points() -> None:
    hand = parse_cards("SASKSQSJSTH*")
    assert [high_card_points(hand, power) for power in POWERS] == [15, 13, 13, 11]
    assert high_card_points(hand, "major_minor", SPADES) == 15
    assert high_card_points(hand, "major_minor", NO_TRUMP) == 11
    assert high_card_points(pack(BridgeOptions(jokers=0)), "major") == 40


def test_the_presets() -> None:
    assert [*PRESETS] == [
        *("Major", "Major/Minor", "Minor/Major", "Minor"),
        *("Party", "Fourteen tricks", "Plain"),
    ]
    assert [each.power for each in PRESETS.values()][:4] == [*POWERS]
    assert PRESETS["Party"].are_wild and PRESETS["Party"].jokers == 2
    assert PRESETS["Plain"].jokers == 0 and PRESETS["Fourteen tricks"].tricks == 14


def test_a_deal_can_be_played_under_every_preset() -> None:
    for options in PRESETS.values():
        names = {spec.name: getattr(options, spec.name) for spec in specs(options)}
        state = played_out(doing(dealt(opening(**names)), "1N P P P"))
        assert sum(state.table.taken) == options.tricks
        assert legal(state) == []


def test_a_broken_system_keeps_bridge_from_being_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "club.toml").write_text("rows = 3", encoding="utf-8")
    monkeypatch.setattr(choice, "FOLDER", tmp_path)
    choice.system.cache_clear()
    with pytest.raises(BadContent, match=r"club\.toml"):
        ruleset("bridge")
    monkeypatch.undo()
    assert ruleset("bridge") is BRIDGE
