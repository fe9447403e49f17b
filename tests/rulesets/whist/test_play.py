"""SW-14 to SW-19: following suit, trumping, who takes the trick."""

import pytest

from game.kit.tricks import PlayCard
from game.rulesets.whist.phases import WhistState
from tests.rulesets.whist.deals import cards, may_play, play, table


def refused_by(state: WhistState, card: str) -> str:
    refusal = state.refusal(PlayCard(cards(card)[0]))
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("SW-14")
def test_the_leader_may_lead_anything_trumps_included() -> None:
    state = table("S", "SA S2 H4", "H2 H3 D2", "C2 C3 C4", "D3 D4 D5")
    assert may_play(state) == {"SA", "S2", "H4"}


@pytest.mark.rule("SW-15")
def test_who_has_the_suit_led_must_follow_but_need_not_beat() -> None:
    state = play(table("S", "H5 D5 D6 D7", "SA H3 H9 D2", "C2 C3 C4 C5", "C6 C7 C8 C9"), "H5")
    assert may_play(state) == {"H3", "H9"}, "the three loses and is allowed"
    assert refused_by(state, "SA") == refused_by(state, "D2") == "SW-15"


@pytest.mark.rule("SW-15")
def test_when_trumps_are_led_any_trump_follows() -> None:
    state = play(table("S", "SK D2 D3", "SA S2 H4", "C2 C3 C4", "D4 D5 D6"), "SK")
    assert may_play(state) == {"SA", "S2"}


@pytest.mark.rule("SW-16")
def test_who_is_void_must_trump_with_any_trump() -> None:
    state = play(table("S", "H5 D3 D4", "S2 S9 D2", "C2 C3 C4", "C6 C7 C8"), "H5")
    assert may_play(state) == {"S2", "S9"}
    assert refused_by(state, "D2") == "SW-16"


@pytest.mark.rule("SW-16")
def test_there_is_no_duty_to_overtrump() -> None:
    state = play(table("S", "H5 D3 D4", "S8 D5 D6", "S2 S9 D2", "C6 C7 C8"), "H5 S8")
    assert may_play(state) == {"S2", "S9"}, "the two is under the eight and is allowed"


@pytest.mark.rule("SW-16")
def test_undertrumping_is_forced_when_the_only_trump_is_lower() -> None:
    state = play(table("S", "H5 D3 D4", "SK D5 D6", "S2 D2 C2", "C6 C7 C8"), "H5 SK")
    assert may_play(state) == {"S2"}


@pytest.mark.rule("SW-17")
def test_with_neither_suit_nor_trump_anything_goes() -> None:
    state = play(table("S", "H5 D3", "D2 C9", "C2 C3", "C6 C7"), "H5")
    assert may_play(state) == {"D2", "C9"}


@pytest.mark.rule("SW-17")
def test_in_sans_the_void_player_is_free() -> None:
    state = play(table("N", "H5 D3 D4", "S2 S9 D2", "C2 C3 C4", "C6 C7 C8"), "H5")
    assert may_play(state) == {"S2", "S9", "D2"}


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [
        ("S", "H5 HA HK H2", 1),
        ("S", "H5 S3 S2 HA", 1),
        ("S", "S5 S3 SA S2", 2),
        ("S", "H5 DA CA H6", 3),
        ("N", "H2 DA CA SA", 0),
        ("C", "H2 DA SA C2", 3),
    ],
)
@pytest.mark.rule("SW-18")
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    trump: str, trick: str, winner: int
) -> None:
    state = play(table(trump, *trick.split()), trick)
    assert state.table.taken == tuple(int(player == winner) for player in range(4))


@pytest.mark.rule("SW-18")
def test_the_winner_leads_to_the_next_trick() -> None:
    state = play(table("S", "H5 H6", "HA D2", "H2 C2", "H3 C3"), "H5 HA H2 H3")
    assert state.current_player() == 1
    assert may_play(state) == {"D2"}


@pytest.mark.rule("SW-19")
def test_the_deal_ends_with_the_last_card_and_the_tricks_add_up_to_the_hand() -> None:
    state = table("S", "H5 H6", "HA D2", "H2 C2", "H3 C3")
    play(state, "H5 HA H2 H3 D2 C2 C3")
    assert not state.is_terminal()
    play(state, "H6")
    assert state.is_terminal() and not state.legal_actions()
    assert all(hand == () for hand in state.table.hands)
    assert sum(state.table.taken) == state.table.cards == 2
