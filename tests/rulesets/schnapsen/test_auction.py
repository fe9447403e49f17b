"""DS-08 to DS-13: the contracts and the auction."""

from functools import partial

import pytest

from game.core.telling import Thing
from game.kit.german import PACK
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, PASS, FillTalon, parse_action
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.position import Phase
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import (
    bid,
    cards,
    dealt,
    declares,
    may,
    refused_by,
    standing,
    table,
)

reason = partial(reason_in, "schnapsen")

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")


def auction(*calls: str, **options: bool) -> SchnapsenState:
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True, **options))
    for call in calls:
        state.apply_action(parse_action(call))
    return state


@pytest.mark.rule("DS-08")
@pytest.mark.parametrize("contract", CONTRACTS)
def test_each_contract_has_its_bidder_its_trumps_and_its_leader(contract: str) -> None:
    row = CONTRACTS[contract]
    declarer = declares(contract)
    state = table("H", "HAHTHKHOHUSA", "CACTCKCOCUDA", "STSKSOSUDTDK", contract=contract,
                  declarer=declarer)  # fmt: skip
    assert state.table.trump == (1 if row.has_trumps else 4)
    assert state.table.player == (declarer if row.declarer_leads else 0)
    forehands, others = auction(), auction("game")
    assert (contract in may(forehands)) == row.by_forehand
    assert (contract in may(others)) == row.by_others


@pytest.mark.rule("DS-08")
def test_a_bid_of_somebody_elses_is_refused_by_the_table() -> None:
    assert refused_by(auction(), "farben_gang") == "DS-08"
    assert refused_by(auction("game"), "schnapser") == "DS-08"


def test_who_may_hold_a_bid_by_as_much_is_told_so() -> None:
    state, telling = auction("game", "bettler", "pass"), SCHNAPSEN.telling
    view = state.view(0)
    told, asked = telling.meaning(view, BIDS["bettler"]), telling.meaning(view, Thing.QUESTION)
    words = "It beats Bettler, too."
    assert told is not None and told.words.endswith(words)
    higher = telling.meaning(view, BIDS["gang"])
    assert higher is not None and words not in higher.words
    assert asked is not None and asked.words == (
        "You come before the highest bidder: the same worth is enough."
    )
    other = telling.meaning(auction("game", "bettler").view(2), Thing.QUESTION)
    assert other is not None and other.words.startswith("Only what beats the bid")


@pytest.mark.rule("DS-09")
def test_forehand_opens_and_cannot_pass() -> None:
    state = auction()
    assert state.table.player == 0 and "pass" not in may(state) and "game" in may(state)
    assert refused_by(state, "pass") == "DS-09"


@pytest.mark.rule("DS-10")
def test_a_passer_is_out_and_two_passes_end_it() -> None:
    state = auction("game", "pass", "bettler")
    assert state.table.player == 0, "Middlehand is out"
    state.apply_action(BIDS["bettler"])
    assert state.table.player == 2
    state.apply_action(BIDS["gang"])
    assert state.table.player == 0, "and stays out"
    state.apply_action(PASS)
    assert (state.table.declarer, state.table.contract, state.table.phase) == (
        2,
        "gang",
        Phase.DRAWING,
    )


@pytest.mark.rule("DS-10")
def test_two_passes_after_the_opening_leave_forehand_the_declarer() -> None:
    state = auction("schnapser", "pass", "pass")
    assert (state.table.declarer, state.table.contract) == (0, "schnapser")


@pytest.mark.rule("DS-11")
def test_an_equal_bid_is_for_those_who_come_earlier() -> None:
    assert "bettler" in may(auction("game", "bettler", "pass")), "Forehand holds"
    assert "bettler" not in may(auction("game", "bettler")), "Rearhand does not"
    held = auction("game", "bettler", "gang", "pass")
    assert held.table.player == 1 and "gang" in may(held), "Middlehand takes it from Rearhand"
    assert "bauern_schnapser" in may(auction("game", "kontra_schnapser", "pass"))
    assert "kontra_schnapser" not in may(auction("bauern_schnapser"))
    assert "herren_schnapser" in may(auction("game", "kontra_bauern", "pass"))
    assert may(auction("herren_schnapser")) == {"pass"}
    assert refused_by(auction("game", "bettler"), "bettler") == "DS-11"


@pytest.mark.rule("DS-12")
def test_bids_ask_for_no_cards_but_a_house_rule_wants_three_of_the_suit() -> None:
    # Rearhand holds three diamonds, Middlehand three clubs; Forehand three trumps, spades.
    assert "farben_gang" in may(auction("game")) and "herren_schnapser" in may(auction())
    strict = {"honest_suits": True}
    assert "farben_gang" in may(auction("game", **strict))
    assert "herren_schnapser" in may(auction(**strict))
    poor = dealt(
        [cards("HA HT SU ST CK CO"), cards("HK DO SA CA HU SO"), cards("HO DA DT SK CT CU")],
        "S",
        standing(any_trump=True, honest_suits=True),
    )
    assert refused_by(poor, "herren_schnapser") == "DS-12"
    poor.apply_action(BIDS["game"])
    assert refused_by(poor, "farben_gang") == "DS-12"


@pytest.mark.rule("DS-13")
def test_a_house_rule_lets_the_declarer_raise_once_the_talon_is_seen() -> None:
    talon = tuple(card for card in PACK if all(card not in cards(hand) for hand in HANDS))
    plain = bid(auction(), "schnapser")
    plain.apply_action(FillTalon(talon))
    assert plain.table.phase == Phase.EXCHANGE
    state = bid(auction(raising=True), "schnapser")
    state.apply_action(FillTalon(talon))
    assert state.table.phase == Phase.RAISE
    assert may(state) == {"pass", "gang", "bauern_schnapser", "herren_schnapser"}
    assert refused_by(state, "bettler") == "DS-13"
    state.apply_action(BIDS["gang"])
    assert (state.table.contract, state.table.phase) == ("gang", Phase.EXCHANGE)


@pytest.mark.rule("DS-12")
def test_where_three_of_the_suit_are_enough_to_bid_a_raise_asks_for_five() -> None:
    talon = tuple(card for card in PACK if all(card not in cards(hand) for hand in HANDS))
    state = auction(raising=True, honest_suits=True)
    assert "herren_schnapser" in may(state)
    state = bid(state, "schnapser")
    state.apply_action(FillTalon(talon))
    assert may(state) == {"pass", "gang", "bauern_schnapser"}
    assert refused_by(state, "herren_schnapser") == "DS-12"


@pytest.mark.rule("DS-13")
def test_a_bettler_without_the_talon_cannot_be_raised_to() -> None:
    talon = tuple(card for card in PACK if all(card not in cards(hand) for hand in HANDS))
    state = bid(auction(raising=True, bettler_exchange=False), "game")
    state.apply_action(FillTalon(talon))
    assert "bettler" not in may(state) and "gang" in may(state)
    assert refused_by(state, "bettler") == "DS-17"
