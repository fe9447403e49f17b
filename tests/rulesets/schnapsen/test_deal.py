"""DS-01 to DS-07 and DS-50: cards, packets, trumps, who is who."""

import pytest

from game.core.facts import TurnMoved
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import SUITS
from game.kit.german import PACK, points_in
from game.kit.packs import HIGH
from game.kit.tricks import Deal, HandDealt
from game.rulesets.schnapsen.actions import (
    TURNS,
    FillTalon,
    NameTrump,
    ShowCard,
    parse_action,
)
from game.rulesets.schnapsen.events import PacketTakenUp, TalonLaid, TrumpTurned
from game.rulesets.schnapsen.phases import SchnapsenState, new_deal, settle
from game.rulesets.schnapsen.position import Phase
from tests.loops import over
from tests.rulesets.schnapsen.deals import at_random, cards, may, refused_by, standing, turned

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")


def first_packets(**options: bool) -> SchnapsenState:
    state = new_deal(standing(**options))
    for player, packet in enumerate(("HA HT CU", "HK DO SA", "HO DA DT")):
        state.apply_action(Deal(player, cards(packet)))
    return state


@pytest.mark.rule("DS-01")
def test_twenty_cards_of_which_the_ten_beats_the_king() -> None:
    assert len(PACK) == 20
    for suit in SUITS:
        held = HIGH.of_suit(PACK, suit)
        assert "".join(str(card)[1] for card in sorted(held, reverse=True)) == "ATKOU"
        assert [points_in([card]) for card in sorted(held, reverse=True)] == [11, 10, 4, 3, 2]
    assert points_in(PACK) == 120


@pytest.mark.rule("DS-02")
def test_forehand_sits_at_the_dealers_left_and_the_game_runs_that_way() -> None:
    state = new_deal(standing())
    assert (state.table.dealer, state.table.forehand) == (2, 0)
    assert [state.table.auction.place(player) for player in range(3)] == [0, 1, 2]


@pytest.mark.rule("DS-03")
def test_packets_of_three_the_talon_then_three_more() -> None:
    state, told = new_deal(standing()), []
    while state.table.player == CHANCE:
        state.apply_action(state.chance_action(Rng(len(told))), told.append)
    dealt = [event for event in told if isinstance(event, HandDealt)]
    assert [(event.player, event.count) for event in dealt] == [(p, 3) for p in (0, 1, 2, 0, 1, 2)]
    assert [event.cards is None for event in dealt] == [False] * 3 + [True] * 3
    assert told[4] == TalonLaid(2), "between the packets"
    state.apply_action(state.legal_actions()[0])
    while state.table.player == CHANCE:
        state.apply_action(state.chance_action(Rng(9)))
    assert [len(hand) for hand in state.table.hands] == [6, 6, 6]
    assert len(state.table.unseen_stock()) == 2


@pytest.mark.rule("DS-04")
def test_forehand_announces_trumps_or_turns_one_of_three_cards_up() -> None:
    state = first_packets()
    assert may(state) == {"H", "C", "turn1", "turn2", "turn3"}
    told: list[object] = []
    state.apply_action(TURNS[1], told.append)
    assert state.table.phase == Phase.TURNING and state.table.named is None
    state.apply_action(ShowCard(cards("DK")[0]), told.append)
    assert told == [TurnMoved(), TrumpTurned(0, 2, cards("DK")[0])]
    assert state.table.named == cards("DK")[0].suit
    assert all(state.view(seat).table.turned == cards("DK")[0] for seat in (0, 1, 2, None))


@pytest.mark.rule("DS-04")
def test_the_card_turned_up_is_one_of_forehands_six() -> None:
    state = turned(HANDS, "SK")
    assert set(state.table.hands[0]) == set(cards(HANDS[0]))
    assert state.table.trump == cards("SK")[0].suit and state.table.phase == Phase.AUCTION


@pytest.mark.rule("DS-05")
def test_the_suit_announced_is_among_the_first_three_cards() -> None:
    state = first_packets()
    assert refused_by(state, "D") == "DS-05"
    free = first_packets(any_trump=True)
    assert {action for action in map(str, free.legal_actions()) if len(action) == 1} == set("SHDC")


@pytest.mark.rule("DS-06")
def test_nobody_has_more_than_three_cards_before_trumps_are_fixed() -> None:
    state = first_packets()
    assert [len(state.view(seat).hand) for seat in range(3)] == [3, 3, 3]
    state.apply_action(parse_action("H"))
    told: list[object] = []
    while state.table.player == CHANCE:
        state.apply_action(state.chance_action(Rng(4)), told.append)
    assert [type(event) for event in told] == [PacketTakenUp] * 3
    assert [len(state.view(seat).hand) for seat in range(3)] == [6, 6, 6]
    assert state.table.phase == Phase.AUCTION


@pytest.mark.rule("DS-07")
def test_this_deals_forehand_deals_next() -> None:
    begun = standing()
    *_earlier, state = at_random(new_deal(begun), 3)
    assert settle(begun, state).dealer == state.table.forehand == 0


@pytest.mark.rule("DS-50")
@over("seed", range(40))
def test_cards_and_points_add_up_and_one_or_two_players_score(seed: int) -> None:
    options = {"unseen_talon": seed % 3 == 0, "risky_claims": seed % 4 == 0}
    for state in at_random(new_deal(standing(**options)), seed):
        lying = [card for trick in (*state.table.tricks, state.table.trick) for card in trick.cards]
        held = [card for hand in state.table.hands for card in hand if card is not None]
        drawn = sum(
            len(action.cards) for action in state.history if isinstance(action, Deal | FillTalon)
        ) + sum(isinstance(action, ShowCard) for action in state.history)
        assert len({*lying, *held, *state.table.put_away}) == drawn
        if state.table.phase == Phase.PLAY:
            aside = state.table.put_away or state.table.unseen_stock()
            assert len(aside) == 2
            in_tricks = sum(state.table.captured) + points_in(state.table.trick.cards)
            assert in_tricks + points_in(aside) + points_in(held) == 120
    assert 1 <= sum(points > 0 for points in state.result().points) <= 2
    assert isinstance(state.history[3], NameTrump) or state.table.turned is not None
