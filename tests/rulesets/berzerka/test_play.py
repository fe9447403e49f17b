"""BZ-15 to BZ-20: the exchange, the tricks, and rankings that turn."""

import pytest

from game.core.protocols import IllegalAction
from game.core.rng import Rng
from game.kit.tricks import CardPlayed, HandDealt
from game.rulesets.berzerka.actions import Deal, Discard, parse_action
from game.rulesets.berzerka.events import CardDiscarded, CardsExchanged, RankingTurned
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.state import BerzerkaState
from tests.rulesets.berzerka.hands import (
    ALL,
    USUAL_NAMES,
    board_with,
    cards,
    contract_of,
    dealt,
    ending,
    may,
    play_with,
    say,
    suits_split,
)


def exchange(**options: str) -> BerzerkaState:
    """Seeing Red, declared by player 1, at the exchange."""
    return say(dealt(board_with("seeing_red", **options)), "pass seeing_red+0 pass")


def put_away(state: BerzerkaState, count: int) -> list[str]:
    """Put away the lowest cards of the player to act, and return them."""
    chosen = [f"-{card}" for card in state.table.hands[state.table.player][:count]]
    say(state, " ".join(chosen))
    return chosen


@pytest.mark.rule("BZ-15")
def test_declarer_first_then_clockwise_up_to_5_4_and_4_and_as_many_are_drawn() -> None:
    state = exchange()
    turns = []
    for most in (5, 4, 4):
        player = state.table.player
        turns.append(player)
        away = put_away(state, most)
        assert may(state) == {"done"}, "no more than that"
        before = state.table.talon
        say(state, "done")
        assert state.table.talon == before - most
        assert len(state.table.hands[player]) == 13 and len(state.table.discards[player]) == most
        assert not {text[1:] for text in away} & set(map(str, state.table.hands[player]))
    assert turns == [1, 2, 0] and state.table.talon == 0 and state.table.phase == Phase.PLAY


@pytest.mark.rule("BZ-15")
def test_nobody_has_to_change_cards() -> None:
    state = exchange()
    hands = state.table.hands
    table = say(state, "done done done").table
    assert table.hands == hands and table.talon == 13 and table.phase == Phase.PLAY


@pytest.mark.rule("BZ-15")
def test_one_card_too_many_is_refused() -> None:
    state = exchange()
    put_away(state, 5)
    with pytest.raises(IllegalAction, match="no more than 5 cards") as refused:
        state.apply_action(Discard(state.table.hands[1][0]))
    assert refused.value.refusal.rule == "BZ-15"


@pytest.mark.rule("BZ-15")
def test_cards_are_put_away_in_ascending_order_and_only_ones_own() -> None:
    state = exchange()
    hand = state.table.hands[1]
    say(state, f"-{hand[3]}")
    assert may(state) == {"done", *(f"-{card}" for card in hand[4:])}
    with pytest.raises(IllegalAction, match="in order"):
        state.apply_action(Discard(hand[0]))
    with pytest.raises(IllegalAction, match="not in your hand"):
        state.apply_action(Discard(state.table.hands[2][-1]))
    with pytest.raises(IllegalAction):
        state.apply_action(Discard(None))


@pytest.mark.rule("BZ-15")
def test_what_is_put_away_is_out_of_play_and_stays_secret() -> None:
    state = exchange()
    card = state.table.hands[1][0]
    told: list[object] = []
    state.apply_action(Discard(card), told.append)
    state.apply_action(parse_action("done"), told.append)
    assert told == [CardDiscarded(1, card), CardsExchanged(1, 1)]
    assert CardDiscarded(1, card).redacted(0) == CardDiscarded(1, None)
    for seed in range(60):
        drawn = state.chance_action(Rng(seed))
        assert isinstance(drawn, Deal) and len(drawn.cards) == 1
        assert card not in drawn.cards
        assert not any(set(drawn.cards) & set(hand) for hand in state.table.hands)
    assert state.view(1).table.discards[1] == (card,)
    for observer in (0, 2, None):
        view = state.view(observer)
        assert view.table.discards == ((), (None,), ())
        assert Discard(None) in view.history and Discard(card) not in view.history


@pytest.mark.rule("BZ-15")
def test_as_a_house_rule_any_number_is_changed_while_the_talon_lasts() -> None:
    state = exchange(exchange="open")
    put_away(state, 9)
    say(state, "done")
    assert state.table.talon == 4 and state.view(2).table.most_discards == 4
    put_away(state, 4)
    assert may(state) == {"done"}
    say(state, "done")
    assert may(state) == {"done"}, "the third seat starves"


@pytest.mark.rule("BZ-16")
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_the_declarer_leads_to_the_first_trick(declarer: int) -> None:
    calls = ["pass"] * declarer + ["seeing_red+0"] + ["pass"] * (2 - declarer)
    state = say(dealt(board_with("seeing_red")), " ".join([*calls, "done done done"]))
    assert state.table.phase == Phase.PLAY and state.current_player() == declarer


@pytest.mark.rule("BZ-16")
def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    state = ending("brute_strength", [cards("H2 S3"), cards("H9 S4"), cards("H4 S5")], 0)
    say(state, "H2 H9 H4")
    assert state.current_player() == 1 and state.table.winners[-1] == 1
    say(state, "S4")
    assert state.current_player() == 2


@pytest.mark.rule("BZ-17")
def test_suit_must_be_followed() -> None:
    state = ending("berzerka", [cards("H2 D3"), cards("H9 S4"), cards("C4 S5")], 0)
    say(state, "H2")
    assert may(state) == {"H9"}
    with pytest.raises(IllegalAction, match="follow suit: Hearts") as refused:
        say(state, "S4")
    assert refused.value.refusal.rule == "BZ-17"
    with pytest.raises(IllegalAction, match="not in your hand"):
        say(state, "H13")


@pytest.mark.rule("BZ-17")
def test_who_cannot_follow_plays_anything_and_need_neither_trump_nor_beat() -> None:
    state = ending("berzerka", [cards("H2 D3"), cards("H9 H1"), cards("C4 S5")], 0)
    say(state, "H2")
    assert may(state) == {"H1", "H9"}, "a lower card will do"
    say(state, "H1")
    assert may(state) == {"C4", "S5"}, "spades are trumps, but no duty"


@pytest.mark.rule("BZ-18")
@pytest.mark.parametrize(
    ("contract", "named", "trick", "winner"),
    [
        ("berzerka", "trump:S", "H2 H13 S1", 2),
        ("berzerka", "trump:S", "S2 S13 S1", 1),
        ("berzerka", "trump:C", "H2 D13 S13", 0),
        ("seeing_red", "", "S13 H1 H2", 2),
        ("brute_strength", "", "S2 H13 S3", 2),
        ("hidden_strength", "", "S2 H1 S3", 0),
        ("still_holding", "trump:H inverted", "S1 H13 H12", 2),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    contract: str, named: str, trick: str, winner: int
) -> None:
    hands = [(*cards(card), *cards(f"C{n + 9}")) for n, card in enumerate(trick.split())]
    state = say(ending(contract, hands, 0, named=named), trick)
    assert state.table.winners[-1] == winner


@pytest.mark.rule("BZ-18")
@pytest.mark.parametrize("contract", ALL)
def test_there_are_13_tricks(contract: str) -> None:
    state = say(dealt(board_with(contract)), f"{contract}+0 pass pass")
    say(state, f"{USUAL_NAMES.get(contract, '')} done done done")
    for _card in range(39):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and len(state.table.tricks) == 13
    assert sum(deal_result(state.table).tricks) == 13


@pytest.mark.rule("BZ-19")
def test_in_marathon_flex_seven_tricks_do_not_count_but_pass_the_lead() -> None:
    state = play_with("marathon_flex", *suits_split(), named="trump:S normal")
    for number in range(1, 14):
        assert state.current_player() == 0, "whoever won the last trick leads"
        say(state, f"S{number} H{number} D{number}")
        view = state.view(1)
        assert view.table.taken == (number, 0, 0)
        assert view.table.tally().counts == [max(0, number - 7), 0, 0]
    result = deal_result(state.table)
    assert result.counts == (6, 0, 0) and result.tricks == (13, 0, 0)


@pytest.mark.rule("BZ-20")
def test_in_changing_pace_the_ranking_turns_after_the_seventh_trick() -> None:
    for named, start in (("normal", False), ("inverted", True)):
        declared = contract_of("changing_pace", named=f"trump:S {named}")
        ranking = [declared.is_inverted(trick) for trick in range(13)]
        assert ranking == [start] * 7 + [not start] * 6


@pytest.mark.rule("BZ-20")
def test_in_raging_tides_the_ranking_turns_after_every_trick() -> None:
    for named, start in (("normal", False), ("inverted", True)):
        declared = contract_of("raging_tides", named=named)
        ranking = [declared.is_inverted(trick) for trick in range(13)]
        assert ranking == [start ^ (trick % 2 == 1) for trick in range(13)]


@pytest.mark.rule("BZ-20")
def test_elsewhere_the_ranking_stays() -> None:
    for contract in ALL:
        if contract not in ("changing_pace", "raging_tides"):
            declared = contract_of(contract, named=USUAL_NAMES.get(contract, ""))
            assert len({declared.is_inverted(trick) for trick in range(13)}) == 1


@pytest.mark.rule("BZ-20")
def test_the_turn_decides_real_tricks_and_is_told() -> None:
    hands = [cards("H5 D5"), cards("H9 D9"), cards("H2 D2")]
    state = ending("raging_tides", hands, 0, named="normal")
    assert state.view(0).table.inverted is not state.table.declared.is_inverted(12)
    told: list[object] = []
    for card in ("H5", "H9", "H2"):
        state.apply_action(parse_action(card), told.append)
    assert state.table.winners[-1] == 2, "trick 12 is inverted when trick 1 was normal"
    assert told[-1] == RankingTurned(12, False)
    assert sum(isinstance(event, CardPlayed | HandDealt) for event in told) == 3
    say(state, "D2 D5 D9")
    assert state.table.winners[-1] == 1
