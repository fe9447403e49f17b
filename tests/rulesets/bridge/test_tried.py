"""What trials have shown of a card is told where the difference is real."""

from itertools import islice
from typing import Any

import pytest

from game.core.outlook import Figure, Outlook
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.kit.double_dummy import tricks_by_card
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, PASS, PLAYS, parse_cards
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.outlook import MOST, outlook
from game.rulesets.bridge.policy import policy
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import BridgeView
from game.rulesets.bridge.worlds import worlds
from tests.rulesets.bridge.deals import dealt, doing, opening

HANDS = {
    "N": "SASKSQS7S4HAH5H2D9D8D3C6C2",
    "E": "SJSTDADKDQDJDTCAHKHQH9H8H7",
    "S": "S9S8S6HJHTH6D7D6CKCQCJC9C8",
    "W": "S5S3S2H4H3D5D4D2CTC7C5C4C3",
}
"""North bids, and East leads."""
QUEEN, FIVE = (PLAYS[each] for each in parse_cards("SQS5"))
SURE, OPEN = 0.005, 0.5
LEVEL = {"reached": Figure(0.40, 0.41, 0.005)}


def at(played: str) -> BridgeView:
    """Return what whoever is to play sees when North declares one spade."""
    deal = doing(dealt(opening(jokers=0), HANDS), f"1S P P P {played}")
    return deal.view(deal.current_player())


DECLARING, DEFENDING = at("DA"), at("DA D6")


def told(view: BridgeView, **figures: Figure) -> str:
    found = Outlook(QUEEN, FIVE, 48, figures)
    return BRIDGE.telling.tried(view, found) or BRIDGE.telling.level(view, found)


def test_how_often_the_contract_is_made_or_beaten_is_told_of_both_cards() -> None:
    reached = Figure(0.60, 0.42, SURE)
    assert told(DECLARING, reached=reached) == (
        "The contract is made in 60 of 100 deals, with the 5 of Spades in 42."
    )
    assert told(DEFENDING, reached=reached) == (
        "The contract is beaten in 60 of 100 deals, with the 5 of Spades in 42."
    )


def test_where_that_is_as_often_it_tells_what_tricks_a_card_brings() -> None:
    tricks = Figure(8.6, 8.1, SURE)
    assert told(DECLARING, **LEVEL, tricks=tricks) == (
        "The contract is made in about 40 of 100 deals either way. "
        "Your side takes 8.6 tricks on average, with the 5 of Spades 8.1."
    )
    assert told(DEFENDING, reached=Figure(0.0, 0.0, 0.0), tricks=tricks).startswith(
        "In all 48 deals played out the contract is made either way."
    )


def test_what_is_next_to_nothing_is_told_as_such_and_what_may_be_chance_not_at_all() -> None:
    assert told(DECLARING, **LEVEL, tricks=Figure(8.62, 8.60, SURE)) == (
        "Little hangs on it: with the 5 of Spades too your side takes about 8.6 tricks."
    )
    assert told(DECLARING, reached=Figure(0.6, 0.4, 0.2), tricks=Figure(8.6, 8.1, OPEN)) == ""


def test_what_speaks_against_the_best_card_is_not_told_for_it() -> None:
    worse = {"reached": Figure(0.42, 0.60, SURE), "tricks": Figure(8.1, 8.6, SURE)}
    assert told(DECLARING, **worse) == ""


@pytest.mark.parametrize(
    ("view", "reached", "words"),
    [
        (DECLARING, 1.0, "In all 48 deals played out the contract is made, whatever you play."),
        (DECLARING, 0.0, "In all 48 deals played out the contract is down, whatever you play."),
        (
            DEFENDING,
            0.3,
            "Played out, the contract is beaten in about 30 of 100 deals, whatever you play.",
        ),
        (DEFENDING, 0.0, "In all 48 deals played out the contract is made, whatever you play."),
    ],
)
def test_where_all_is_the_same_it_is_told_what_it_comes_to(
    view: BridgeView, reached: float, words: str
) -> None:
    found = Outlook(QUEEN, FIVE, 48, {"reached": Figure(reached, reached, 0.0)})
    assert BRIDGE.telling.all_the_same(view, found).endswith(words)


def test_of_cards_that_nothing_lies_between_that_is_why_they_are_the_same() -> None:
    view = at("DA D6 D2 D3 HK H6")
    assert BRIDGE.telling.all_the_same(view, None) == (
        "No card that may be out lies between these, so they come to the same."
    )
    assert BRIDGE.telling.all_the_same(at(""), None) == ""


def late() -> BridgeState:
    """Return the deal when four tricks are left and there is something to choose."""
    deal, rng = doing(dealt(opening(jokers=0), HANDS), "1S P P P"), Rng(1)
    while len(deal.table.tricks) < 9 or len(deal.legal_actions()) < 3:
        legal = [each for each in deal.legal_actions() if each != CLAIM]
        deal.apply_action(policy(deal.view(deal.current_player()), legal, rng))
    return deal


def tricks(deal: Any, card: PlayCard) -> int:
    """Return how many tricks the side to play takes in all, all hands open."""
    table = deal.table
    held = [table.held(player) for player in range(4)]
    found = tricks_by_card(held, table.trump, table.trick.leader, table.trick.cards, table.order)
    won: int = table.tricks_of(side_of(table.hand_player))
    return won + found[card.card]


def test_both_cards_are_solved_in_the_same_worlds() -> None:
    deal = late()
    view = deal.view(deal.current_player())
    best, *_, other = (each for each in deal.legal_actions() if isinstance(each, PlayCard))
    found = outlook(view, best, other, Rng(3), 4000)
    assert found is not None and found.worlds == MOST
    laid = list(islice((each for each in worlds(view, Rng(3)) if each is not None), MOST))
    one, another = ([tricks(world, card) for world in laid] for card in (best, other))
    aim = view.table.aim_of(side_of(view.table.hand_player))
    assert found.of("tricks").best == pytest.approx(sum(one) / MOST)
    assert found.of("tricks").other == pytest.approx(sum(another) / MOST)
    assert found.of("reached").best == pytest.approx(sum(each >= aim for each in one) / MOST)


def test_of_calls_and_opening_leads_nothing_is_tried() -> None:
    deal = dealt(opening(jokers=0), HANDS)
    bid, *_ = (each for each in deal.legal_actions() if each != PASS)
    assert outlook(deal.view(deal.current_player()), bid, PASS, Rng(1), 9) is None
    lead = doing(deal, "1S P P P")
    first, second, *_ = lead.legal_actions()
    assert outlook(lead.view(lead.current_player()), first, second, Rng(1), 9) is None


def test_third_in_hand_it_is_told_which_cards_would_still_beat_this_one() -> None:
    view = at("CA C8 C3 C2 SJ S9 S2 SQ H2 H7")
    jack = PLAYS[parse_cards("HJ")[0]]
    assert next(each.words for each in BRIDGE.telling.reasons(view, jack)) == (
        "It wins unless the player after you trumps, or has the Queen of Hearts or King of Hearts."
    )
