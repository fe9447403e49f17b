"""Jokers and the play of the cards."""

import pytest

from game.core.protocols import IllegalAction
from game.kit.cards import Suit
from game.rulesets.bridge.actions import parse_action, parse_cards
from game.rulesets.bridge.contract import COMPASS
from game.rulesets.bridge.jokers import order_of
from game.rulesets.bridge.state import BridgeState
from tests.rulesets.bridge.deals import dealt, doing, legal, opening, played_out

HIGHEST = {"major": "*AKQJT98765432", "minor": "AKQJ*T98765432"}


def lead_by_south(
    bid: str, hands: dict[str, str], void: str = "", **options: object
) -> BridgeState:
    """Return a deal that South leads to, East declarer; `void` are seats without spades."""
    order = order_of("major", Suit(0))
    lacking = dict.fromkeys(void, order.whole(Suit(0)))
    return doing(dealt(opening("E", **options), hands, lacking), f"{bid} P P P")


def refused(state: BridgeState, action: str) -> str:
    """Return by which clause an action is refused."""
    with pytest.raises(IllegalAction) as why:
        state.apply_action(parse_action(action))
    return why.value.refusal.rule


@pytest.mark.rule("BR-21", "BR-22")
@pytest.mark.parametrize("power", ["major", "minor"])
@pytest.mark.parametrize("trump", range(5))
def test_where_a_joker_stands_in_its_suit(power: str, trump: int) -> None:
    order = order_of(power, Suit(trump))
    for letter in "SHDC":
        cards = parse_cards("".join(letter + rank for rank in HIGHEST[power]))
        heights = [order.height[card] for card in cards]
        assert heights == sorted(heights, reverse=True) and len(set(heights)) == 14


@pytest.mark.rule("BR-23")
def test_a_joker_has_no_power_outside_its_suit() -> None:
    hands = {"S": "SA", "W": "H*", "N": "S2", "E": "S3"}
    state = lead_by_south("1N", hands, void="W", jokers=4)
    doing(state, "SA H* S2 S3")
    assert COMPASS[state.table.trick.leader] == "S"
    ruffed = doing(
        dealt(
            opening("E", jokers=4),
            {"S": "S*", "W": "D2", "N": "S2", "E": "S3"},
            {"W": order_of("major", Suit(0)).whole(Suit(0))},
        ),
        "1D P P P",
    )
    doing(ruffed, "S* D2 S2 S3")
    assert COMPASS[ruffed.table.trick.leader] == "W", "a trump beats a Joker of another suit"


@pytest.mark.rule("BR-24")
def test_a_wild_joker_becomes_a_trump_of_its_colour() -> None:
    hands = {"S": "SA", "W": "B*", "N": "S2", "E": "S3"}
    whole = order_of("minor", Suit(3)).whole(Suit(0))
    state = dealt(opening("E", jokers=2, wild=True), hands, {"W": whole})
    doing(state, "1C P P P SA B* S2 S3")
    assert COMPASS[state.table.trick.leader] == "W", "as a club it ruffs a spade"
    heights = order_of("minor", Suit(3)).height
    ten, joker, jack = parse_cards("CTB*CJ")
    assert heights[ten] < heights[joker] < heights[jack]


@pytest.mark.rule("BR-24", "BR-25")
def test_a_wild_joker_that_is_a_trump_is_led_as_one_beside_one_that_floats() -> None:
    state = lead_by_south("1C", {"S": "B*R*S4"}, jokers=2, wild=True)
    jokers = {action for action in legal(state) if "*" in action}
    assert jokers == {"B*", "H*", "D*"}
    with pytest.raises(IllegalAction):
        state.apply_action(parse_action("S*"))


@pytest.mark.rule("BR-25")
@pytest.mark.parametrize("bid", ["1N", "1H"])
def test_a_wild_joker_floats_until_it_is_played(bid: str) -> None:
    hands = {"S": "B*S4", "W": "S2", "N": "S3", "E": "SA"}
    state = doing(dealt(opening("E", jokers=2, wild=True), hands), f"{bid} P P P")
    assert {"S*", "C*"} <= set(legal(state)) and "B*" not in legal(state)
    assert refused(state, "B*") == "BR-25"
    doing(state, "S*")
    assert [str(card) for card in state.table.trick.cards] == ["S*"]
    doing(state, "S2 S3 SA")
    assert COMPASS[state.table.trick.leader] == "S", "as the high spade it beats the ace"


@pytest.mark.rule("BR-25")
def test_a_wild_joker_thrown_away_takes_nothing() -> None:
    hands = {"S": "S2", "W": "R*", "N": "S3", "E": "S4"}
    state = lead_by_south("1C", hands, void="W", jokers=2, wild=True)
    doing(state, "S2 R* S3 S4")
    assert COMPASS[state.table.trick.leader] == "E"


@pytest.mark.rule("BR-26")
@pytest.mark.parametrize("power", ["major", "minor"])
@pytest.mark.parametrize("trump", range(5))
def test_no_two_cards_of_a_suit_are_equal(power: str, trump: int) -> None:
    order = order_of(power, Suit(trump))
    for numbers in (range(56), [*range(52), 56, 57]):
        places = [(order.suit[n], order.height[n]) for n in numbers if order.suit[n] >= 0]
        assert len(set(places)) == len(places)


@pytest.mark.rule("BR-27")
def test_dummy_is_faced_after_the_lead_and_declarer_plays_it() -> None:
    state = doing(dealt(opening("N")), "1N P P P")
    assert COMPASS[state.current_player()] == "E" and state.table.face_up == ()
    assert state.table.is_opening_lead
    doing(state, legal(state)[0])
    dummy, declarer = COMPASS.index("S"), COMPASS.index("N")
    assert state.table.face_up == (dummy,) and not state.table.is_opening_lead
    assert state.table.hand_player == dummy and state.current_player() == declarer
    assert state.view(COMPASS.index("W")).table.hands[dummy] == state.table.hands[dummy]
    own = str(state.table.held(declarer)[0])
    assert refused(state, own) == "BR-27"
    assert refused(state, "P") == "BR-27"


@pytest.mark.rule("BR-28")
def test_a_joker_follows_suit_like_any_card() -> None:
    whole = order_of("major", Suit(0)).whole(Suit(1))
    hands = {"S": "H2", "W": "H*"}
    others = whole & ~(1 << 53)
    state = doing(dealt(opening("E", jokers=4), hands, {"W": others}), "1S P P P H2")
    assert legal(state) == ["H*"], "the only heart must be played"
    hands = {"S": "D2", "W": "H*D3"}
    state = doing(dealt(opening("E", jokers=4), hands), "1S P P P D2")
    assert "H*" not in legal(state) and refused(state, "H*") == "BR-28"


@pytest.mark.rule("BR-28")
@pytest.mark.parametrize(("led", "face"), [("H2", "H*"), ("D2", "D*")])
def test_a_floating_joker_follows_either_suit(led: str, face: str) -> None:
    order = order_of("major", Suit(4))
    void = order.whole(Suit(1)) | order.whole(Suit(2))
    hands = {"S": led, "W": "R*"}
    state = dealt(opening("E", jokers=2, wild=True), hands, {"W": void & ~(1 << 56)})
    doing(state, f"1N P P P {led}")
    assert legal(state) == [face] and refused(state, "R*") == "BR-28"


@pytest.mark.rule("BR-29")
def test_who_is_void_plays_what_he_likes() -> None:
    hands = {"S": "SA", "W": "H2D*C5"}
    state = lead_by_south("1H", hands, void="W", jokers=4)
    doing(state, "SA")
    assert legal(state) == [str(card) for card in state.table.held(COMPASS.index("W"))]


@pytest.mark.rule("BR-30")
@pytest.mark.parametrize(("bid", "winner"), [("1N", "N"), ("1S", "N"), ("1C", "W")])
def test_who_takes_a_trick_leads_to_the_next(bid: str, winner: str) -> None:
    hands = {"S": "SQ", "W": "C2", "N": "SA", "E": "SK"}
    state = lead_by_south(bid, hands, void="W", jokers=0)
    doing(state, "SQ C2 SA SK")
    assert COMPASS[state.table.trick.leader] == COMPASS[state.table.hand_player] == winner
    assert state.table.taken[COMPASS.index(winner)] == 1


@pytest.mark.rule("BR-31")
def test_declarer_and_dummy_win_together() -> None:
    for seed in range(5):
        state = played_out(doing(dealt(opening("N"), seed=seed), "1N P P P"), seed)
        taken = state.table.taken
        assert state.result().tricks == taken[COMPASS.index("N")] + taken[COMPASS.index("S")]
        assert state.table.tricks_of(1) == taken[COMPASS.index("E")] + taken[COMPASS.index("W")]
