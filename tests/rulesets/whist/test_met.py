"""A bid that is met, or can no longer be: nobody is asked for what cannot be."""

from dataclasses import replace

from game.core.meaning import Seated, Thing
from game.core.protocols import Candidate
from game.kit.actions import PlayCard
from game.rulesets.whist import WHIST
from game.rulesets.whist.state import WhistState
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from scenes.table.whist.game import gem
from scenes.table.whist.lesson import asked
from tests.rulesets.whist.deals import cards, play, table

HANDS = ("S2 H4 C4", "S5 H9 C5", "S7 H8 C6", "SQ HQ C8")


def forced() -> WhistState:
    """A deal in which the last player, who wants no trick, has to win the first."""
    return play(table("D", *HANDS, bids=[1, 1, 0, 0]), "S2 S5 S7")


def stake(state: WhistState) -> str:
    told = WHIST.telling.meaning(state.view(state.current_player()), Thing.STAKE)
    return told.words if told else ""


def lesson(state: WhistState) -> str:
    return asked(state.view(state.current_player()), state.legal_actions()).words


def test_who_must_win_a_trick_too_many_is_not_asked_to_lose_it() -> None:
    state = forced()
    assert "you win this trick whatever you play" in lesson(state)
    assert stake(state) == "Your bid is met, but you win this trick whatever you play."


def test_who_can_lose_a_trick_is_asked_to() -> None:
    state = play(table("D", *HANDS, bids=[0, 0, 0, 0]), "S2")
    assert "try to lose the rest" in lesson(state)
    assert stake(state) == "Your bid is met: take no more."


def test_who_leads_nothing_but_sure_tricks_is_not_asked_to_lose_them() -> None:
    state = table("D", "SA HA DA", "S5 H9 C5", "S7 H8 C6", "SQ HQ C8", bids=[0, 1, 1, 0])
    assert stake(state) == "Your bid is met: take no more.", "a trump may beat one of them"
    state = table("D", "DA DK DQ", "S5 H9 C5", "S7 H8 C6", "SQ HQ C8", bids=[0, 1, 1, 0])
    assert "you win this trick whatever you play" in stake(state)


def test_a_bid_is_red_once_it_is_missed_either_way() -> None:
    state = forced()
    assert gem(state.table, 3).tone == "made" and gem(state.table, 0).tone == "wanting"
    play(state, "SQ HQ H4 H9 H8 C8")
    assert gem(state.view(3).table, 0).tone == "wanting", "its last card may win yet"
    play(state, "C4")
    assert gem(state.view(3).table, 0).tone == "over", "it lies there, beaten"
    play(state, "C5 C6")
    assert state.is_terminal() and state.table.taken[3] == 3
    assert [gem(state.table, seat).tone for seat in range(4)] == ["over", "over", "made", "over"]


def test_a_bid_is_red_once_the_trick_that_it_needs_cannot_be_won() -> None:
    state = table("D", "S4 H4", "S3 H5", "SQ C7", "S9 DA", bids=[1, 0, 0, 2])
    play(state, "S4 S3 SQ")
    own, others = state.view(3).table, state.view(0).table
    assert gem(own, 3).tone == "over" and gem(others, 3).tone == "wanting", "it is not seen"
    assert "can no longer be made" in lesson(state) and "can no longer be made" in stake(state)
    told = WHIST.telling.meaning(state.view(3), Seated(3))
    assert told is not None and "it cannot be made any more" in told.words
    trumping = table("D", "S4 H4", "S3 H5", "SQ C7", "C9 DA", bids=[1, 0, 0, 2])
    play(trumping, "S4 S3 SQ")
    assert gem(trumping.view(3).table, 3).tone == "wanting", "a trump may still take it"


def test_a_bid_is_red_once_the_card_that_it_needs_is_beaten_on_the_table() -> None:
    state = table("D", "S4 H4", "S3 H5", "SQ C7", "S9 DA", bids=[2, 0, 0, 1])
    play(state, "S4 S3")
    assert gem(state.view(1).table, 0).tone == "wanting"
    play(state, "SQ")
    assert gem(state.view(1).table, 0).tone == "over"


def test_a_plain_players_card_has_a_reason_where_nothing_tells_it_apart() -> None:
    state = table("H", "SA C8 C4", "S5 D9 C5", "S7 D8 C6", "SQ DQ D7", bids=[0, 1, 1, 0])
    play(state, "SA S5 S7 SQ")
    view, legal = state.view(0), state.legal_actions()
    telling = replace(WHIST.telling, kind=lambda view, action: action)
    turn = Turn(replace(WHIST, telling=telling), state, 0, len(state.history))
    eight = Candidate(PlayCard(cards("C8")[0]), 0.0)
    assert telling.why(view, eight.action, legal).words == ""
    assert "It will hardly win" in hint_reason(turn, [eight], str)
