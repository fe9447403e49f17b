"""The reason of a bid speaks of what its contract depends on."""

import re
from dataclasses import replace
from functools import partial

import pytest

from game.core.outlook import Figure, Outlook
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.kit.cards import CLUBS, DIAMONDS, SPADES
from game.kit.deal import View
from game.kit.number_cards import parse_number_cards
from game.kit.table import with_item
from game.kit.tricks import Trick
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import PASS, Bid, Copy, Discard, NameRanking, NameTrump
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.declared import declare
from game.rulesets.berzerka.needs import wants
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.state import new_deal
from tests.rulesets.berzerka.hands import (
    USUAL_NAMES,
    cards,
    chance,
    dealt,
    on_board,
    play_with,
    say,
)
from tests.rulesets.berzerka.leading import leading, said
from tests.rulesets.saying import reason_in

reason = partial(reason_in, "berzerka")


@pytest.mark.parametrize(
    ("contract", "told"),
    [
        ("berzerka", "before you name anything"),
        ("one_weakness", "You name the pain suit with all 13 cards in hand"),
        ("seeing_red", "of your six cards"),
        ("bottle_it_up", "from 1 to 5"),
        ("hidden_strength", "from 1 to 5"),
    ],
)
def test_of_suits_where_one_counts_else_of_low_and_high_cards(contract: str, told: str) -> None:
    others = ("raging_tides", "still_holding")
    state = dealt(on_board(contract, *others))
    assert told in reason(state.view(state.current_player()), Bid(contract, 0))


def test_two_cards_of_a_suit_are_no_reason_for_a_bid() -> None:
    state = dealt(on_board("berzerka", "raging_tides", "still_holding"))
    view = state.view(state.current_player())
    for hand in ("S8S10H2H4D12C3", "S8S10S13H4D12C3"):
        held = parse_number_cards(hand)
        table = view.table.but(hands=with_item(view.table.hands, view.observer, held))
        told = reason(View(view.observer, table, ()), Bid("berzerka", 1))
        assert ("3 of your six cards are Spades" in told) == ("S13" in hand)
        assert ("changes the most cards" in told) == ("S13" not in hand)


@pytest.mark.parametrize(
    ("hand", "is_strong"), [("H13H12C12C11C3S2", True), ("H13H4C12C6C3S2", False)]
)
def test_the_two_highest_trumps_are_a_reason_for_a_bid(hand: str, is_strong: bool) -> None:
    told = reason(_seen("seeing_red", hand), Bid("seeing_red", 0))
    assert (
        "2 of your six cards are Hearts, the two highest trumps among them." in told
    ) == is_strong
    assert ("Not a strong hand" in told) != is_strong


def _seen(contract: str, hand: str) -> View:
    others = ("raging_tides", "still_holding", "middling")
    state = dealt(on_board(*dict.fromkeys((contract, *others))))
    view = state.view(state.current_player())
    held = parse_number_cards(hand)
    return View(
        view.observer, view.table.but(hands=with_item(view.table.hands, view.observer, held)), ()
    )


@pytest.mark.parametrize(
    ("contract", "weak", "able"),
    [
        ("hidden_strength", "S2S9H10D11C12C13", "S1S2H3D4C12C13"),
        ("brute_strength", "S2S9H2D3C4C13", "S2S9H10D11C4C13"),
        ("bottle_it_up", "S2S9H10D11C12C13", "S1S2H3D4C12C13"),
        ("seeing_red", "S2S9H10D11C12C13", "S2H2H9H10C12C13"),
    ],
)
def test_few_good_cards_are_not_called_a_reason(contract: str, weak: str, able: str) -> None:
    bid = Bid(contract, 0)
    assert "Not a strong hand for it, but the declarer leads" in reason(_seen(contract, weak), bid)
    assert "Not a strong hand" not in reason(_seen(contract, able), bid)


def test_a_hand_good_for_one_ranking_is_no_reason_for_the_opposite() -> None:
    for hand in ("S2S9H10D11C12C13", "S1S2H3D4C12C13", "S2S5S10D8C1C10"):
        for_high = reason(_seen("brute_strength", hand), Bid("brute_strength", 0))
        for_low = reason(_seen("hidden_strength", hand), Bid("hidden_strength", 0))
        assert for_high != for_low
        assert "Not a strong hand" in for_high or "Not a strong hand" in for_low


def test_who_passes_is_told_what_each_kind_of_contract_lacks() -> None:
    shape = "Your longest suit has 2 cards; of the six, {} from 9 to 13 and {} from 1 to 5. "
    told = reason(_seen("hidden_strength", "S2S3H7D9D10C9"), PASS)
    assert told == shape.format("3 are", 2) + (
        "That suits none of the contracts well: for Hidden Strength you are one good card short."
    )
    told = reason(_seen("hidden_strength", "S2S8H7D9D10C9"), PASS)
    assert told.endswith("That suits none of the contracts well."), "two short is not near"
    told = reason(_seen("berzerka", "S2S3H7D9D10C9"), PASS)
    assert told == shape.format("3 are", 2) + "That suits none of the contracts well."


def test_low_cards_are_not_told_to_suit_no_contract_where_one_wants_them() -> None:
    """The lesson had just said which contracts ask for low cards."""
    view = _seen("hidden_strength", "S3H8H2C12C1D3")
    words = "Hidden Strength wants cards like yours, but played out, a pass does better."
    assert reason(view, PASS).endswith(f"and 4 from 1 to 5. {words}")
    table = view.table
    closed = tuple(replace(box, is_open=box.id != "hidden_strength") for box in table.boxes)
    told = reason(View(view.observer, table.but(boxes=closed), ()), PASS)
    assert told.endswith("That suits none of the contracts well.")


def test_one_high_card_is_told_in_the_singular() -> None:
    told = reason(_seen("hidden_strength", "S2S3H4D7D10C6"), PASS)
    assert "of the six, 1 is from 9 to 13 and 3 from 1 to 5" in told


def test_too_few_cards_for_a_bid_are_not_told_as_its_reason() -> None:
    bid = Bid("berzerka", 0)
    assert "1 of the six" not in reason(_seen("berzerka", "S2S3S4D7D10C6"), bid)
    assert "2 of the six" in reason(_seen("berzerka", "S2S3S4D7D10C9"), bid)


def _to_name(contract: str, hand: str) -> View:
    view = _seen(contract, hand)
    declared = declare(view.observer or 0, box_of(view.table.boxes, contract), 0)
    return View(view.observer, view.table.but(declared=declared), ())


def test_trumps_are_named_for_their_length_beside_the_others() -> None:
    view = _to_name("berzerka", "S2S3S4D9D10C9")
    assert reason(view, NameTrump(SPADES)) == "Spades is your longest suit: 3 cards."
    assert "Not your longest suit" in reason(view, NameTrump(DIAMONDS))


def test_of_suits_as_long_the_higher_one_may_win_without_being_trumps() -> None:
    view = _to_name("berzerka", "S2S13H4D9D10C9")
    assert "No suit of yours is longer than Spades: 2 cards, headed by the 13" in (
        reason(view, NameTrump(SPADES))
    )
    assert reason(view, NameTrump(DIAMONDS)) == (
        "As long as your Spades, 2 cards; the 13 of Spades may win without being a trump."
    )
    unnamed = _to_name("marathon_flex", "S2S13H4D9D10C9")
    assert reason(unnamed, NameTrump(DIAMONDS)) == (
        "No suit of yours is longer than Diamonds: 2 cards."
    )


def test_beside_trials_a_call_says_its_reason_in_short() -> None:
    weak, able = "S2S9H10D11C12C13", "S1S2H3D4C12C13"
    seen = [
        BERZERKA.telling.reasons(_seen("hidden_strength", hand), Bid("hidden_strength", 0))[0]
        for hand in (weak, able)
    ]
    assert [each.short for each in seen] == [
        "Not a strong hand for it, but the declarer leads and changes the most cards.",
        "1 is high: 4 of your six cards are strong, from 1 to 5.",
    ]
    state = say(dealt(on_board("berzerka", "middling", "raging_tides")), "raging_tides+0")
    view = state.view(state.current_player())
    (passed,) = BERZERKA.telling.reasons(view, PASS)
    assert passed.short == "The next bid takes an overbid of 1 at least."
    assert passed.words.startswith("Your longest suit has")


def test_the_ranking_is_named_with_what_is_strong_both_ways() -> None:
    view = _seen("raging_tides", "S1S2S3D9D10C7")
    box = box_of(view.table.boxes, "raging_tides")
    declared = declare(view.observer or 0, box, 0)
    view = View(view.observer, view.table.but(declared=declared), ())
    assert "So 3 of your cards" in reason(view, NameRanking(True))
    assert "But it matters" in reason(view, NameRanking(False))


def _naming(hand: str) -> View:
    view = _seen("raging_tides", hand)
    declared = declare(view.observer or 0, box_of(view.table.boxes, "raging_tides"), 0)
    return View(view.observer, view.table.but(declared=declared), ())


@pytest.mark.parametrize(
    ("contract", "has_trumps"), [("raging_tides", False), ("still_holding", True)]
)
def test_a_ranking_is_told_of_trumps_where_there_are_any(contract: str, has_trumps: bool) -> None:
    """“13 beats 12 … in trumps as well” was said of a contract without trumps."""
    view = _seen(contract, "S1S2S3D9D10C7")
    declared = declare(view.observer or 0, box_of(view.table.boxes, contract), 0)
    view = View(view.observer, view.table.but(declared=declared), ())
    told = BERZERKA.telling.meaning(view, NameRanking(False))
    assert told is not None and ("trumps" in told.words) is has_trumps


def test_of_as_many_strong_cards_either_way_those_at_the_top_decide() -> None:
    why = BERZERKA.telling.why
    high, low = NameRanking(False), NameRanking(True)
    at_the_top = _naming("S1S5S4D9D12C13")
    assert why(at_the_top, high, [low]).words == (
        "Either way 3 of your cards are among the five highest ranks, but so 2 of them are among "
        "the two highest, the other way round 1."
    )
    alike = why(_naming("S1S5S4D9D10C13"), high, [low])
    assert alike.words == "Either way 3 of your cards are among the five highest ranks."
    assert list(alike.alike) == [low], "it is told that as much can be said of the other"


def test_a_contract_to_be_copied_is_told_apart_by_what_its_declarer_names() -> None:
    view, why = _seen("berzerka", "S1S5S4D9D12C13"), BERZERKA.telling.why
    named, fixed = Copy("berzerka"), Copy("bottle_it_up")
    assert "chooses with all 13 cards" in why(view, named, [fixed]).words
    assert why(view, fixed, [named, Copy("seeing_red")]).told(str) == (
        "No card has been dealt yet: any contract may suit you; figures are averages of many "
        "hands. As much can be said of copy:berzerka, copy:seeing_red; played out, it does best."
    )


@pytest.mark.parametrize(
    ("contract", "told"),
    [
        ("marathon_flex", "Only the last six tricks count"),
        ("changing_pace", "Trumps beat the rest in either ranking"),
        ("still_holding", "You name the ranking too"),
        ("one_weakness", "2 of the six are from 1 to 5"),
        ("berzerka", "3 of the six are from 9 to 13"),
    ],
)
def test_contracts_for_which_a_suit_is_named_are_told_apart(contract: str, told: str) -> None:
    assert told in reason(_seen(contract, "S8S10S13H4D12C3"), Bid(contract, 0))


def test_a_long_suit_does_not_speak_for_a_contract_of_pain_cards() -> None:
    view = _seen("one_weakness", "C1C2C3D9D12H8")
    assert reason(view, Bid("one_weakness", 0)) == (
        "You name the pain suit with all 13 cards in hand. 3 of the six are from 1 to 5."
    )
    assert "Clubs" in reason(_seen("berzerka", "C1C2C3D9D12H8"), Bid("berzerka", 0))


def test_a_defender_whom_the_standing_bid_suits_is_told_to_leave_it() -> None:
    for hand, is_suited in (("S1S2H3D4C1C10", True), ("S9S10H11D12C13C8", False)):
        state = say(dealt(on_board("bottle_it_up", "berzerka", "middling")), "bottle_it_up+1")
        view = state.view(state.current_player())
        table = view.table.but(hands=with_item(view.table.hands, view.observer, cards(hand)))
        told = reason(View(view.observer, table, ()), PASS)
        assert ("wants cards like yours" in told) == is_suited


def _changing(contract: str, hand: str, named: str = "") -> View:
    state = play_with(contract, named=named)
    table = state.table.but(
        phase=Phase.EXCHANGE,
        player=0,
        exchanged=0,
        talon=13,
        hands=with_item(state.table.hands, 0, cards(hand)),
        discards=((), (), ()),
    )
    return View(0, table.seen_by(0), ())


@pytest.mark.parametrize(
    ("contract", "named", "card", "told"),
    [
        ("berzerka", "trump:S", "H2", "One of only two cards of Hearts: without the two you can"),
        ("brute_strength", "", "D2", "One of the weakest cards of your hand: 8 stronger cards"),
        ("raging_tides", "normal", "C7", "Strong in neither ranking: of the Clubs"),
        ("hold_steady", "normal", "C7", "Neither a sure winner nor a sure loser"),
        ("bottle_it_up", "", "D13", "No stronger card of Diamonds is out"),
        ("bottle_it_up", "", "C8", "can be played under it"),
        ("bottle_it_up", "", "C7", "are weaker, and you hold only one weaker"),
    ],
)
def test_a_card_is_changed_for_what_the_contract_asks(
    contract: str, named: str, card: str, told: str
) -> None:
    view = _changing(contract, "S1 S9 S13 H2 H6 D1 D2 D3 D12 D13 C1 C7 C8", named)
    said = BERZERKA.telling.why(view, Discard(cards(card)[0]), list(map(Discard, view.hand)))
    assert told in said.words
    assert not said.alike, "that another is changed for the same is nothing against it"


def test_a_suit_of_two_is_got_rid_of_only_where_both_can_go_and_neither_wins() -> None:
    both = "One of only two cards of Hearts"
    for hand, is_so in (("H2 H6", True), ("H2 H12", False)):
        view = _changing("berzerka", f"{hand} S1 S9 S13 D1 D2 D3 D12 D13 C1 C7 C8", "trump:S")
        assert (both in reason(view, Discard(cards("H2")[0]))) == is_so
    table = view.table.but(
        hands=with_item(view.table.hands, 0, cards("H2 H6 S1 S9 S13 D1 D2 D12 D13")),
        discards=with_item(view.table.discards, 0, cards("D3 C1 C7 C8")),
    )
    assert both not in reason(View(0, table, ()), Discard(cards("H2")[0])), "one may go"


def test_in_a_strong_hand_a_fairly_high_card_is_among_the_weakest() -> None:
    view = _changing("berzerka", "S9 S13 H12 H13 D1 D2 D3 D4 D12 D13 C11 C12 C13", "trump:D")
    said = [each.words for each in BERZERKA.telling.reasons(view, Discard(cards("S9")[0]))]
    assert any("One of the weakest cards of your hand: 3 stronger" in each for each in said)


def test_where_five_are_wanted_one_of_many_likely_winners_is_changed() -> None:
    many, few = "D4 D5 D7 D10 S13 C12 H2 H3", "D4 D5 D7 D10 C5 C6 H2 H3"
    for hand, is_one in ((many, True), (few, False)):
        view = _changing("still_holding", hand, "trump:D normal")
        told = reason(view, Discard(cards("D4")[0]))
        assert ("more than the tricks you want" in told) == is_one


def test_a_weak_hand_bids_where_the_standing_bid_suits_it_no_better() -> None:
    state = say(dealt(on_board("bottle_it_up", "seeing_red", "berzerka")), "bottle_it_up+0")
    view = state.view(state.current_player())
    table = view.table.but(
        hands=with_item(view.table.hands, view.observer, cards("S9S10D11D12C13C8"))
    )
    told = reason(View(view.observer, table, ()), Bid("seeing_red", 1))
    assert "but not for Bottle It Up either, which is bid now" in told


def test_long_trumps_are_not_called_weak() -> None:
    view = _changing("berzerka", "S1 S9 S13 H2 H6 D1 D2 D3 D12 D13 C1 C7 C8", "trump:D")
    assert reason(view, Discard(cards("D1")[0])) == ""


def test_the_best_card_of_a_suit_is_not_called_one_to_spare() -> None:
    view = _changing("berzerka", "S1 S9 S13 H2 H6 D1 D2 D3 D12 D13 C5 C7 C13", "trump:S")
    for card, is_one in (("C13", False), ("C5", True)):
        told = BERZERKA.telling.reasons(view, Discard(cards(card)[0]))
        assert any("You can spare it" in each.words for each in told) == is_one


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("S8S10S13H4D12C3", "3 of your six cards are from 1 to 3 or from 11 to 13. Not a strong"),
        ("S2S10S13H4D12C3", "4 of your six cards are from 1 to 3 or from 11 to 13."),
    ],
)
def test_where_the_ranking_turns_both_ends_count(hand: str, words: str) -> None:
    told = reason(_seen("raging_tides", hand), Bid("raging_tides", 0))
    assert words in told and ("Not a strong" in told) == ("Not a strong" in words)


def test_before_the_tricks_count_it_is_told_what_stays_for_them() -> None:
    assert "Your 2 trumps stay for the tricks that count" in _said(
        "marathon_flex", "H6 S4 S5", "trump:S normal"
    )
    assert "Your" not in _said("marathon_flex", "S4 S5 H6", "trump:S normal")
    assert "You keep the 11 of Diamonds" in _said("marathon_flex", "H6 D11", "trump:S normal")
    assert "You keep" not in _said("marathon_flex", "D11 H6", "trump:S normal")
    assert "stay" not in _said("marathon_flex", "H6 S4 S5", "trump:S normal", gone=7)


def _said(contract: str, hand: str, named: str = "", gone: int = 0) -> str:
    """Return all that is said for leading the first card of a hand, after `gone` tricks."""
    state = play_with(contract, named=named)
    table = state.table.but(
        phase=Phase.PLAY,
        player=0,
        hands=with_item(state.table.hands, 0, cards(hand)),
        tricks=tuple(Trick(1) for _gone in range(gone)),
        taken=(0, gone, 0),
        trick=Trick(0),
    )
    view = View(0, table.seen_by(0), ())
    told = BERZERKA.telling.reasons(view, PlayCard(cards(hand)[0]))
    return " ".join(each.words for each in told)


SURER = "A middle card, of which little is sure; the 2 of Hearts is surer and stays for later."
"""Beside the number of tricks that are needed: to wait until it is known was odd."""


@pytest.mark.parametrize(
    ("contract", "named", "able", "other", "told"),
    [
        ("marathon_flex", "trump:S normal", "H6 H12 D9", "S2 H6", "hardly win one of those either"),
        ("raging_tides", "normal", "H7 D8 H2", "H2 D8 H7", "Strong in neither ranking"),
        ("hold_steady", "normal", "H7 H2 H6 H12", "H2 H7 H12", SURER),
        ("bottle_it_up", "", "H9 H6 D9", "H6 H9 D9", "You keep the 6 of Hearts, which more cards"),
        ("brute_strength", "", "H11 H13 D9", "H13 H11", "You keep the 13 of Hearts, which fewer"),
    ],
)
def test_a_card_is_played_for_what_stays(
    contract: str, named: str, able: str, other: str, told: str
) -> None:
    assert told in _said(contract, able, named)
    assert told not in _said(contract, other, named)


def test_to_win_a_trick_that_brings_nothing_is_told_as_no_reason() -> None:
    """Of the 12 on a 7, before any trick counted, it was told that it won for now."""
    state = play_with("marathon_flex", named="trump:S normal")
    strong, weak = map(PlayCard, cards("C12 C4"))

    def at(gone: int) -> View:
        table = state.table.but(
            player=0,
            hands=with_item(state.table.hands, 0, cards("C12 C4 H9")),
            tricks=tuple(Trick(2) for _gone in range(gone)),
            trick=Trick(2, cards("C7")),
        )
        return View(0, table.seen_by(0), ())

    idle = "This trick does not count; the last six do."
    for gone in (2, 5):
        why = BERZERKA.telling.why(at(gone), strong, [weak])
        assert why.told(str) == f"{idle} Played out, it does best."
        assert "lets the trick go" not in BERZERKA.telling.why(at(gone), weak, [strong]).told(str)
    places = Outlook(strong, weak, 500, {"first": Figure(0.26, 0.21, 0.01)})
    apart = "Only playing it out tells the two apart."
    assert BERZERKA.telling.why(at(2), strong, [weak], places).told(str) == (
        f"{idle} You come first in 26 of 100 hands, in 21 with the 4 of Clubs. {apart}"
    )
    count = {"count": Figure(2.0, 1.8, 0.01), "C4": Figure(0.4, 0.2, 0.01)}
    shown = replace(places, figures=places.figures | count)
    assert apart not in BERZERKA.telling.tried(at(2), shown), "a card does"
    assert apart not in BERZERKA.telling.tried(at(2), places.turned()), "nothing is told"
    for gone in (6, 7):
        assert apart not in BERZERKA.telling.tried(at(gone), places)
        assert "It wins for now." in BERZERKA.telling.why(at(gone), strong, [weak]).told(str)


def test_nothing_is_kept_for_after_the_last_trick() -> None:
    assert "You keep" in _said("brute_strength", "H11 H13", gone=11)
    assert "You keep" not in _said("brute_strength", "H11", gone=12)


def test_the_middle_wants_tricks_below_a_third_of_them_only() -> None:
    table = play_with("middling", named="trump:S").table
    assert [wants(table, count) for count in (0, 3, 4, 5, 6)] == [True, True, None, None, False]


def test_the_suit_that_is_named_is_told_by_its_own_head() -> None:
    view = _to_name("berzerka", "C12C11C4C2D12D9D4D3")
    for suit, head in ((CLUBS, "12 of Clubs"), (DIAMONDS, "12 of Diamonds")):
        assert f"4 cards, headed by the {head}." in reason(view, NameTrump(suit))


RANKED = re.compile(r"\b(low|lower|lowest|high|higher|highest)\b")


@pytest.mark.parametrize("contract", ["hidden_strength", "bottle_it_up", "brute_strength"])
def test_what_is_strong_is_never_called_high_or_low(contract: str) -> None:
    said = set()
    for seed in range(6):
        state, rng = play_with(contract), Rng(seed)
        while state.table.phase is Phase.PLAY:
            view, legal = state.view(state.current_player()), state.legal_actions()
            said |= {each.words for card in legal for each in BERZERKA.telling.reasons(view, card)}
            state.apply_action(rng.choice(legal))
    hand = "S1 S9 S13 H2 H6 D1 D2 D3 D12 D13 C1 C7 C8"
    view = _changing(contract, hand)
    for card in view.hand:
        said |= {each.words for each in BERZERKA.telling.reasons(view, Discard(card))}
    assert len(said) > 40
    assert not list(filter(RANKED.search, said))


def test_a_bid_beside_its_trials_says_nothing_that_fits_any_hand() -> None:
    view = _seen("berzerka", "S2S3H4D9D10C9")
    [why, *_rest] = BERZERKA.telling.reasons(view, Bid("berzerka", 2))
    assert why.short == "3 of the six are from 9 to 13."


@pytest.mark.parametrize("contract", ["brute_strength", "changing_pace", "hold_steady"])
def test_that_a_card_can_lose_later_is_a_reason_where_a_number_of_tricks_is_wanted(
    contract: str,
) -> None:
    lead = leading(contract, "S1 S4 S12", USUAL_NAMES.get(contract, ""), "1 C2 C3 C4")
    view = View(0, lead.table.but(trick=Trick(2, cards("S13"))), ())
    assert ("can lose" in said(view, "S4")) is (contract == "hold_steady")
    assert "keep your 12 of Spades for a later one" in said(view, "S4")


def test_of_two_contracts_played_alike_the_cheaper_one_has_less_at_stake() -> None:
    """“As much can be said of Shapeshift” stood above a figure below 0 for it."""
    state = say(
        new_deal(on_board("hidden_strength", "berzerka", "shapeshift")), "copy:hidden_strength"
    )
    view = chance(state).view(state.current_player())
    cheap, dear = Bid("hidden_strength", 1), Bid("shapeshift", 1)
    risk = "Shapeshift is played alike, but there a lost hand costs 5, here 1."
    for lesser in ([dear], [Bid("hidden_strength", 2), dear]):
        why = BERZERKA.telling.why(view, cheap, lesser)
        assert why.words.endswith(risk) and why.short.endswith(risk) and not why.alike
    assert risk not in BERZERKA.telling.why(view, cheap, [Bid("berzerka", 1)]).words
    assert BERZERKA.telling.why(view, dear, [cheap]).words.endswith("is worth more: 5 points.")


def test_what_a_lost_hand_costs_is_half_the_value_in_a_contract_of_the_middle() -> None:
    before = on_board("middling", "berzerka", "shapeshift")
    board = tuple(
        replace(each, value=2) if each.id == "middling" else each for each in before.boxes
    )
    state = say(new_deal(replace(before, boxes=board)), "copy:middling")
    view = chance(state).view(state.current_player())
    why = BERZERKA.telling.why(view, Bid("middling", 0), [Bid("shapeshift", 0)])
    assert "there a lost hand costs 3, here 1." in why.words
