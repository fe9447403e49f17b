"""What the guide of the lesson in bridge says to the play is so, whatever the pupil has led."""

import pytest

from game.core.rng import Rng
from game.kit.cards import HEARTS
from game.kit.double_dummy import tricks_by_card
from game.rulesets.bridge.actions import BIDS, STRAINS
from game.rulesets.bridge.contract import EAST, SOUTH, Contract
from game.rulesets.bridge.events import DealScored
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.scoring import contract_score
from game.rulesets.bridge.standing import DealResult, HiddenCard
from game.rulesets.catalogue import RULESETS
from scenes.show.lesson import LESSONS
from scenes.ui.text import plain

CALLS = "P 1H P 3H P 4H P P P"
OWN_FIRST = "SK SA S6 S2 H2 H8 HK H3 HQ H7 H4 HA ST S5 SQ S4 SJ S8 S9 S7 DT DJ D2 D4"
"""Two rounds of trumps led from the own hand, the two spades lost, and dummy on lead again."""


def asked_after(cards):
    """Return the table and what the guide says after these cards of the first deal."""
    lesson = LESSONS["bridge"]
    match = lesson.match("Ana", f"{CALLS} {cards}".split())
    assert match.actions, "all of it can be played"
    view = match.state.view(0)
    return lesson.asked(view, match.state.legal_actions())


def test_it_is_no_finesse_where_east_has_shown_out():
    remark = asked_after(f"{OWN_FIRST} HT D3")
    told = plain(remark.words)
    assert remark.title != "The finesse" and "has not played the ace" not in told
    assert told.startswith("East is out of trumps.")
    assert "wins unless West has the Joker" in told and "ace" not in told


def test_every_small_card_is_accepted_where_a_small_card_will_do():
    assert sorted(asked_after(f"{OWN_FIRST} HT D3").wants) == ["H5", "H6"]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (OWN_FIRST, "only the Joker {H} can still be out. No card of yours beats it: leave it."),
        ("SK SA S6 S2", "Your opponents hold four or five trumps"),
        (
            "SK SA S6 S2 H2 H8 HK H3",
            "Your opponents have 2 or 3 trumps left. Lead trumps until only the",
        ),
        (f"{OWN_FIRST} HT D3 H6 D9", "Your opponents have no trumps left."),
    ],
)
def test_how_many_trumps_they_may_have_is_what_has_been_shown(cards, said):
    assert said in asked_after(cards).words


def test_what_to_lead_is_named_with_its_reason_and_marked():
    remark = asked_after(OWN_FIRST)
    told = plain(remark.words)
    assert told.startswith("Dummy won the last trick, so lead from dummy.")
    assert told.endswith("Lead the K ♦: your opponents have no ♦ that beats it.")
    assert remark.wants == ("DK",)


def test_a_lead_to_the_hand_with_fewer_cards_is_told_with_what_it_keeps():
    said = [each for *_, each in played_by_the_guide(1) if each.title == "You lead"]
    told = {each.wants: plain(each.words) for each in said}
    lead = "Lead the 5 ♣ to the A ♣ in your own hand: the hand with fewer ♣"
    assert lead in told[("C5",)]
    assert "K ♣ stays for a later trick" in told[("C5",)]
    assert (
        "Lead the 6 ♣ to the K ♣ in dummy: your opponents have no ♣ that beats it." in told[("C6",)]
    )


def lowest(view, legal):
    """Return the lowest card that may be played, or all the tricks where some are claimed."""
    height, cards = view.table.order.height, [each for each in legal if hasattr(each, "card")]
    return min(cards, key=lambda each: height[each.card], default=legal[-1])


def played_by_the_guide(seed, free=None):
    """Yield the view, what is legal and what the guide says, with every choice of his taken; what
    he leaves open is as `free` says, else any."""
    lesson, rng, policy = LESSONS["bridge"], Rng(seed), RULESETS["bridge"].sense.policy
    match = lesson.match("Ana")
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        action = match.stack.told_to(match.to_act, legal) if match.stack else None
        if match.to_act == 0:
            remark = lesson.asked(view, legal)
            yield match, view, legal, remark
            wanted = [each for each in legal if str(each) in remark.wants]
            others = [each for each in legal if str(each) != "claim"]
            action = rng.choice(wanted) if wanted else None
            if action is None:
                action = rng.choice(others) if free is None else free(view, others)
        match.apply(match.to_act, action or policy(view, legal, rng))


@pytest.mark.parametrize("seed", range(4))
def test_each_deal_brings_the_tricks_that_its_plan_says_where_the_guide_is_followed(seed):
    made = {}
    for match, *_ in played_by_the_guide(seed, lowest):
        made.update({each.number: each.result.tricks for each in scored(match)})
    made.update({each.number: each.result.tricks for each in scored(match)})
    assert made == {0: 10, 1: 11}


def scored(match):
    """Return the tables at the end of the deals that are over."""
    return [each.after for each in match.events if isinstance(each, DealScored)]


def test_the_last_trump_is_drawn_where_one_of_the_pupil_s_beats_it():
    drawn = [
        (view, remark)
        for _match, view, _legal, remark in played_by_the_guide(1, lowest)
        if "Only the 5" in remark.words
    ]
    ((view, remark),) = drawn
    assert view.table.number == 1 and remark.title == "Draw trumps"
    assert "Only the 5 ♥ can still be out: draw it" in plain(remark.words)
    assert {*remark.wants} <= {"HK", "HQ", "HJ", "H6"} and "HK" in remark.wants


CLUBS = "C5 C2 CA C3 C6 C8"
"""A club to the ace, then the other club of the own hand: dummy has yet to play to it."""


def test_a_trump_is_not_wasted_on_a_winner_of_dummy_s_and_which_loser_goes_is_said():
    remark = asked_after("SK SA S6 S2 H2 H8 HK H3 CA C3 C5 C2 C6 C8 CJ C4 CK C7")
    told = plain(remark.words)
    assert "No ♣ of theirs beats the K ♣: a trump would be wasted." in told
    assert told.endswith("Throw away a loser: 5 ♠ or 7 ♠.") and remark.wants == ("S5", "S7")


def test_where_all_but_trumps_are_winners_the_lowest_of_these_is_thrown_away():
    remark = asked_after(f"{OWN_FIRST} {CLUBS} CJ C4 CK C7")
    told = plain(remark.words)
    assert told.endswith("Throw away the Q ♦.") and remark.wants == ("DQ",)


def test_a_hand_of_trumps_alone_is_not_told_to_throw_a_card_away():
    diamonds, clubs = "DK D3 DQ D9 D7 D5 DA D6", "CA C3 C5 C2 C6 C8 CJ C4 CK C7"
    remark = asked_after(f"{OWN_FIRST} {diamonds} {clubs}")
    assert plain(remark.words) == "Only trumps are left in this hand: the 5 ♥ will do."
    assert remark.wants == ("H5", "H6", "HJ")


def test_of_trumps_nothing_is_said_in_a_hand_that_has_none():
    said = [
        plain(remark.words)
        for _match, view, _legal, remark in played_by_the_guide(1, lambda _view, legal: legal[-1])
        if remark.title == "A free choice"
        and not view.table.order.of_suit(view.table.held(view.table.hand_player), HEARTS)
    ]
    assert said and not [told for told in said if "trump" in told]


def test_the_card_that_a_lead_goes_to_is_what_is_to_be_played():
    remark = asked_after(f"{OWN_FIRST} {CLUBS}")
    assert "Only a trump beats the K ♣: play it." in plain(remark.words)
    assert remark.wants == ("CK",)


def test_low_is_asked_for_under_a_winner_so_that_none_is_thrown_under_another():
    remark = asked_after("SK SA S6 S2 DK D3 DQ D9 DJ D2 DA D6 CA C3")
    assert plain(remark.words).endswith("Only a trump beats the A ♣: low will do.")
    assert remark.wants == ("C5",)


def test_of_a_hand_with_one_card_of_the_suit_only_that_is_said():
    remark = asked_after("SK SA S6 S2 DK D3 DQ D9 DJ D5 DA D6 D4 DT")
    assert plain(remark.words) == (
        "♦ were led, so follow suit. The 7 ♦ is the only one here: play it."
    )
    assert remark.wants == ("D7",)


@pytest.mark.parametrize("seed", range(8))
def test_the_lowest_card_comes_first_where_low_will_do_and_there_is_another(seed):
    said = 0
    for _match, view, _legal, remark in played_by_the_guide(seed):
        if remark.title == "Follow suit" and "low will do" in remark.words:
            table, order = view.table, view.table.order
            held = order.of_suit(table.held(table.hand_player), order.suit[table.trick.cards[0]])
            assert len(held) > 1
            assert remark.wants[0] == str(min(held, key=order.height.__getitem__))
            said += 1
    assert said


@pytest.mark.parametrize("seed", range(4))
def test_what_is_to_be_led_is_legal_and_wins_but_for_a_trump_that_is_out(seed):
    led = 0
    for match, view, legal, remark in played_by_the_guide(seed):
        if remark.title != "You lead":
            continue
        assert all(each in map(str, legal) for each in remark.wants)
        led += bool(remark.wants)
        if "Or claim" in remark.words:
            table = match.state.table
            hands = [list(table.held(player)) for player in range(4)]
            best = tricks_by_card(hands, table.trump, table.trick.leader, order=table.order)
            assert max(best.values()) == 13 - len(view.table.tricks)
    assert led > 4


def results_told(tricks):
    contract = Contract(BIDS[5 * 3 + STRAINS.index(HEARTS)], SOUTH)
    score = contract_score(BridgeOptions(), contract, tricks, False)
    paid = HiddenCard(SOUTH, 22 if tricks >= 10 else -22)
    result = DealResult(EAST, (False, False), contract, tricks, score, (paid,))
    said = LESSONS["bridge"].happened(DealScored(result, (0, 0, 0, 0)), 0, ("G", "M", "T", "L"))
    return [plain(each.words) for each in said]


def test_what_a_contract_that_is_not_made_costs_is_told_with_why():
    score, joker = results_told(8)
    assert score.startswith("2 tricks short") and "pays the other side 100." in score
    assert "costs you 22 points, as the contract was not made" in joker


def test_the_line_is_explained_where_it_is_spoken_of_first():
    score, above = results_told(11)
    assert "The score sheet has a line" in score and "100 of them are a game" in score
    assert above.startswith("All else stands above the line")


def test_the_joker_of_the_second_deal_finesses_against_the_ace():
    lesson = LESSONS["bridge"]
    match = lesson.match("Ana")
    rng, policy = Rng(1), RULESETS["bridge"].sense.policy
    told = {}
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        action = match.stack.told_to(match.to_act, legal) if match.stack else None
        if match.to_act == 0:
            remark = lesson.asked(view, legal)
            told.setdefault(remark.title, plain(remark.words))
            if "small card will do" in remark.words:
                told["small"] = plain(remark.words)
            wanted = [each for each in legal if str(each) in remark.wants]
            action = wanted[0] if wanted else None
        match.apply(match.to_act, action or policy(view, legal, rng))
    assert "East has not played the ace, so a small card will do." in told["small"]
    assert "wins unless West has the A" in told["small"]
