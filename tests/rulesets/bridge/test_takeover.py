"""Partner's seat as dummy: who takes over sees declarer's hand, and plays both (BR-65)."""

from datetime import date

import pytest

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.kit.tricks import PlayCard
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, PLAYS, Accept, Claim, Tricks
from game.rulesets.bridge.options import ALONE, BridgeOptions
from game.rulesets.bridge.policy import policy
from game.rulesets.bridge.position import text_view
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.worlds import determinize
from game.session.daily import daily_match
from game.session.match import HUMAN, Match, Seat
from game.session.setting import Setting
from tests.rulesets.bridge.deals import dealt, doing, opening

SOUTH, WEST, NORTH, EAST = range(4)
NAMES = ("Ana", "Bo", "Cleo", "Dan")


def taken_over(**options: str) -> BridgeState:
    """Return a deal in which North plays three no-trump, and East is to lead."""
    return doing(dealt(opening("N", jokers=0, takes_over="S", **options)), "3N P P P")


def is_seen(state: BridgeState, observer: int | None, player: int) -> bool:
    return None not in state.view(observer).table.hands[player]


@pytest.mark.rule("BR-65")
def test_who_takes_over_sees_declarers_hand_from_the_lead_on_and_nobody_else_does() -> None:
    deal = taken_over()
    assert not is_seen(deal, SOUTH, NORTH)
    deal.apply_action(deal.legal_actions()[0])
    assert is_seen(deal, SOUTH, NORTH) and deal.table.face_up == (SOUTH,)
    assert not any(is_seen(deal, other, NORTH) for other in (WEST, EAST, None))
    assert not is_seen(deal, SOUTH, EAST) and not is_seen(deal, SOUTH, WEST)
    assert "The hand of Noor is open: " in text_view(
        deal.view(SOUTH), ["Sue", "Will", "Noor", "Eva"], None
    )


@pytest.mark.rule("BR-65")
def test_both_hands_are_played_by_who_takes_over() -> None:
    deal, rng, players = taken_over(), Rng(3), set()
    while deal.table.is_playing and deal.current_player() != TERMINAL:
        player, hand = deal.current_player(), deal.table.hand_player
        if hand in (NORTH, SOUTH):
            assert player == SOUTH
        players.add(player)
        legal = [act for act in deal.legal_actions() if isinstance(act, PlayCard)]
        view = deal.view(player)
        assert determinize(view, rng).view(player) == view
        assert policy(view, legal, rng) in legal
        deal.apply_action(rng.choice(legal))
    assert players == {SOUTH, WEST, EAST}


@pytest.mark.rule("BR-65")
def test_a_claim_lays_declarers_hand_open() -> None:
    deal, rng = taken_over(), Rng(5)
    while CLAIM not in deal.legal_actions() or deal.current_player() != SOUTH:
        plays = [act for act in deal.legal_actions() if isinstance(act, PlayCard)]
        deal.apply_action(rng.choice(plays))
    deal.apply_action(Claim())
    deal.apply_action(Tricks(0))
    assert deal.table.face_up == (SOUTH, NORTH) and is_seen(deal, EAST, NORTH)
    answered = []
    while deal.table.claim and deal.table.phase == "answer":
        answered.append(deal.current_player())
        deal.apply_action(Accept())
    assert sorted(answered) == [WEST, EAST]


def test_where_the_partner_of_another_declares_nothing_changes() -> None:
    deal = doing(dealt(opening("E", jokers=0, takes_over="S")), "3N P P P")
    deal.apply_action(deal.legal_actions()[0])
    assert deal.table.face_up == (WEST,) and not is_seen(deal, SOUTH, NORTH)
    assert not is_seen(deal, WEST, EAST)


def test_the_wrong_hand_is_told_by_name() -> None:
    deal = taken_over()
    for _card in range(2):
        deal.apply_action(deal.legal_actions()[0])
    while deal.table.hand_player != NORTH:
        deal.apply_action(deal.legal_actions()[0])
    own = deal.table.held(SOUTH)[0]
    refusal = deal.refusal(PLAYS[own])
    assert refusal is not None and refusal.rule == "BR-65"


# -- whoever is the only person


def seats(*people: int) -> list[Seat]:
    return [Seat(HUMAN if n in people else "club", name) for n, name in enumerate(NAMES)]


@pytest.mark.rule("BR-65")
@pytest.mark.parametrize(
    ("people", "who"), [((SOUTH,), "S"), ((EAST,), "E"), ((SOUTH, NORTH), "nobody"), ((), "nobody")]
)
def test_the_only_person_takes_over_unless_agreed_otherwise(
    people: tuple[int, ...], who: str
) -> None:
    assert BRIDGE.usual.takes_over == ALONE
    assert Match(BRIDGE, BRIDGE.usual, seats(*people), 3).options.takes_over == who
    alone = Match(BRIDGE, BridgeOptions(takes_over="nobody"), seats(*people), 3)
    assert alone.options.takes_over == "nobody"


def test_a_match_that_was_taken_over_replays_and_is_dealt_to_others_by_its_rules() -> None:
    match, rng, decided = Match(BRIDGE, BRIDGE.usual, seats(SOUTH), 5, 6), Rng(5), set()
    while not match.is_over:
        table = match.state.table
        if table.is_playing and table.takes_over and table.hand_player == NORTH:
            decided.add(match.to_act)
        view = match.state.view(match.to_act)
        match.apply(match.to_act, policy(view, match.state.legal_actions(), rng))
    assert decided == {SOUTH}, "North has declared, and South has played his cards"
    again = Match.from_record(match.record())
    assert again.events == match.events and again.options.takes_over == "S"
    other = Setting.of(match, SOUTH).match("club", "Club")
    assert other.options == match.options
    assert daily_match(BRIDGE, date(2026, 11, 28), "Ana").options.takes_over == "S"
