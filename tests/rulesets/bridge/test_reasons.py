"""Every hint says why: in the auction by book or floor, in the play by what is in sight."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from game.core.meaning import Meaning, Thing
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.kit.cards import HEARTS, parse_cards
from game.kit.masks import mask_of
from game.kit.packs import JOKERS
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, PLAYS, parse_action
from game.rulesets.bridge.bidding.asking import ASKING
from game.rulesets.bridge.bidding.choice import system
from game.rulesets.bridge.bidding.floor import FLOOR_RULES, NO_BID
from game.rulesets.bridge.bidding.heard import rows_at
from game.rulesets.bridge.bidding.table import calls_of, conditions_of
from game.rulesets.bridge.bidding.why import FLOOR_WORDS
from game.rulesets.bridge.cardplay.sight import HONOUR, apart, sight
from game.rulesets.bridge.contract import SOUTH
from game.rulesets.bridge.jokers import high_card_points
from game.rulesets.bridge.naming import card_name
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.policy import policy
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import BridgeView, Phase
from game.rulesets.bridge.worlds import determinize
from tests.rulesets.bridge.deals import dealt, doing, opening
from tests.rulesets.saying import reason_in

reason = partial(reason_in, "bridge")

FORMS = [BridgeOptions(jokers=0), BridgeOptions(jokers=2, wild=True), BridgeOptions(jokers=4)]
SPADES = {"N": "SASKSQS7S4HAH5H2D9D8D3C6C2"}
"""An opening of one spade: 13 points, five spades."""


def why(deal: BridgeState, action: str) -> str:
    return reason(deal.view(deal.current_player()), parse_action(action))


def test_each_rule_of_the_floor_has_its_words() -> None:
    """Bids that ask are told by their conventions."""
    rules = {rule.__name__ for rule in FLOOR_RULES if rule not in ASKING}
    assert set(FLOOR_WORDS) == {*rules, NO_BID}


@pytest.mark.parametrize("options", FORMS, ids=lambda form: f"{form.jokers} Jokers")
def test_whatever_a_player_does_has_a_reason_that_his_view_tells(options: BridgeOptions) -> None:
    told: set[str] = set()
    for seed in range(6):
        deal, rng = BRIDGE.new_deal(BRIDGE.opening(options, 4, seed % 4)), Rng(seed)
        while not deal.is_terminal():
            if deal.current_player() == CHANCE:
                deal.apply_action(deal.chance_action(rng))
                continue
            view, legal = deal.view(deal.current_player()), deal.legal_actions()
            action = policy(view, legal, rng)
            told.add(reason(view, action))
            if len(view.table.tricks) % 4 == 0:
                other = determinize(view, rng.fork("other")).view(view.observer)
                assert reason(other, action) == reason(view, action), "no more than the view"
            deal.apply_action(action)
    assert "" not in told and len(told) > 60


@pytest.mark.parametrize(
    ("held", "calls", "call", "told"),
    [
        (SPADES, "", "1S", "In the system this call shows 12 to 21 points with at least 5 spades"),
        (
            {"N": "SAS7S4H9H5H2DTD8D3C9C6C2C3"},
            "",
            "P",
            "Any other call here shows 5 points or more.",
        ),
        (SPADES | {"S": "SJSTS2S3HKHQH9DADKD2CACKC4"}, "1S P", "2N", "Artificial raise to game"),
        ({"S": "SJSTS2S3HKHQH9H4DAD2C3C4C5"}, "1N P", "2C", "Stayman: asks for a major"),
    ],
)
def test_a_call_is_told_by_its_row(held: Any, calls: str, call: str, told: str) -> None:
    deal = doing(dealt(opening(jokers=0), held), calls)
    found = why(deal, call)
    assert told in found and found.startswith("You hold ")


def test_an_answer_to_blackwood_says_how_many_aces_it_shows() -> None:
    held = {"N": "SASKSQSJSTHKHQDADK", "S": "S9S8S7S6HAHJH5DQDJD2CKC3C2"}
    deal = doing(dealt(opening(jokers=0), held), "1S P 4S P 4N P")
    call = str(policy(deal.view(deal.current_player()), deal.legal_actions(), Rng(1)))
    assert why(deal, call).endswith("Answer to Blackwood: 1 ace.")


def test_what_short_suits_add_is_told_where_a_call_counts_it() -> None:
    held = SPADES | {"S": "SJSTS8S3DQD7D6D5D4CACQC5C4"}
    found = why(doing(dealt(opening(jokers=0), held), "1S P"), "2N")
    assert found.startswith("You hold 9 points, 4 spades. With what short suits add that is 14 ")


def test_off_the_book_the_rule_of_the_floor_is_told() -> None:
    held = {"S": "SKSQSJS9S8HAHKD2D3D4C2C3C4", "N": "SAST"}
    deal = doing(dealt(opening("W", jokers=0), held), "4C P")
    held_words = why(deal, "P").partition(".")[0]
    assert why(deal, "P") == f"{held_words}. No other call shows a hand like yours here."


def test_a_slam_far_out_of_reach_is_not_called_the_nearest_call_over_a_game() -> None:
    held = {"S": "SKS9S7HKHJH4C3DADQDJD6D5D2"}
    deal = doing(dealt(opening("E", jokers=0), held), "3C X P 4H P")
    assert why(deal, "P") == (
        "You hold 14 points, 6 diamonds. 4 Hearts is a game already, and a slam would take more "
        "points."
    )


def test_a_part_score_that_is_doubled_is_not_called_a_game() -> None:
    """Two clubs doubled come to 80 points below the line: no game."""
    held = {"S": "SJS7S6S5HTH5H3DJCKCQC7C4C3"}
    deal = doing(dealt(opening("W", jokers=0), held), "P 1C 1N 2C P P X")
    assert "a game already" not in why(deal, "P")


@pytest.mark.parametrize(
    ("held", "dealer", "calls", "game"),
    [
        ("STSQSKH5H7D7D8DJC6C8C9CJCK", "E", "P P P 1H P 1N 2D 2N P 3N P 4H P", "4 Hearts"),
        ("S4S9STSJH5H7H9HJHAD8DKC3C9", "N", "1D P 1H P 1S P 3S P 4S P", "4 Spades"),
    ],
)
def test_over_a_game_a_pass_is_told_by_the_slam_that_is_out_of_reach(
    held: str, dealer: str, calls: str, game: str
) -> None:
    found = why(doing(dealt(opening(dealer, jokers=0), {"S": held}), calls), "P")
    assert found.endswith(f"{game} is a game already, and a slam would take more points.")


def test_a_bid_of_their_suit_that_shows_two_others_says_so() -> None:
    held = {"S": "S3S7S8SJSQHQD3D4D5D7D8DACQ"}
    found = why(doing(dealt(opening("W", jokers=0), held), "P P 1H"), "2H")
    assert found.endswith("overcall: five cards or more in each of two suits not yet bid.")


def test_a_call_says_what_seldom_hands_for_it_have_so_that_a_pass_does_not_deny_it() -> None:
    """Two hearts may be bid on five of them, but not with a balanced hand."""
    held = {"S": "SKS8S7HAHQHTH3H2CKC9C3DAD4"}
    deal = doing(dealt(opening("E", jokers=1), held), "1N")
    assert "seldom 12 to 16 points, not balanced, 5 hearts, good hearts;" in meant(deal, "2H")
    told = "You hold 16 points, 5 hearts. The nearest call, double, shows 17 points or more."
    assert why(deal, "P") == told


def test_a_pass_says_what_a_call_asks_for_whose_words_the_hand_fits() -> None:
    """Two hearts show ten points with five of them, but more with four."""
    held = {"S": "S6S8S9STSJH7HTHQHKD3C4CJCK"}
    deal = doing(dealt(opening("N", jokers=0), held), "1D P 1S 1N P P")
    assert "2 Hearts shows: 10 points or more with at least 4 hearts;" in meant(deal, "2H")
    told = "You hold 10 points, 4 hearts. 2 Hearts comes close, but asks for 14 points or more "
    assert why(deal, "P") == f"{told}with at least 4 hearts."


def test_a_pass_says_which_suit_a_call_wants_longer() -> None:
    held = {"S": "S5S6S8S9SKH9D3D7D9DJDQDKCQ"}
    told = "You hold 11 points, 5 spades, 6 diamonds. 1 Spade comes close, but asks for Spades no "
    assert (
        why(doing(dealt(opening("E", jokers=0), held), "P"), "P") == f"{told}shorter than Diamonds."
    )


def test_a_pass_that_another_call_would_fit_too_says_which() -> None:
    deal, rng = BRIDGE.new_deal(BRIDGE.opening(FORMS[1], 4, 3)), Rng(55)
    told = []
    while not deal.is_terminal() and (deal.current_player() == CHANCE or not deal.table.contract):
        if deal.current_player() == CHANCE:
            deal.apply_action(deal.chance_action(rng))
            continue
        view = deal.view(deal.current_player())
        action = policy(view, deal.legal_actions(), rng)
        told.append(reason(view, action))
        deal.apply_action(action)
    assert any("2 Diamonds would fit too, but the system puts a pass first." in t for t in told)


def test_a_pass_is_told_by_the_points_that_any_other_call_shows() -> None:
    found: set[str] = set()
    for seed in range(12):
        deal, rng = BRIDGE.new_deal(BRIDGE.opening(FORMS[seed % 3], 4, seed % 4)), Rng(seed)
        while deal.current_player() == CHANCE:
            deal.apply_action(deal.chance_action(rng))
        while deal.view(deal.current_player()).table.is_bidding:
            view = deal.view(deal.current_player())
            action = policy(view, deal.legal_actions(), rng)
            told = re.search(
                r"Any other call here shows (\d+) points or more", reason(view, action)
            )
            if told:
                table, power = view.table, view.table.options.power
                assert str(action) == "P" and high_card_points(view.hand, power) < int(told[1])
                rows = rows_at(calls_of(table), system(), conditions_of(table))
                least = conditions_of(table).least
                made = [row for row in rows if row.call != "P" and row.is_made]
                shown = [least(row.box.points[0]) for row in made]
                assert min(shown) == int(told[1])
                found.add(told[1])
            deal.apply_action(action)
            if deal.is_terminal() or deal.current_player() == CHANCE:
                break
    assert len(found) > 3, "each auction has its own bar"


RUFFING = {
    "N": "SASKSQS7S4HAH5H2D9CKCQC8C7",
    "S": "SJSTS2S3HKHQH9DTCACJC6C5C4",
    "E": "S5S6S9H7DADKDQDJD8C9C3C2HJ",
    "W": "S8HTH8H6H4H3D7D6D5D4D3D2CT",
}
"""North plays four spades, with one diamond in each hand."""


def test_a_loser_that_both_hands_have_one_of_is_led_as_it_can_be_ruffed_from_then_on() -> None:
    drawn = "C3 C4 CT CK SA S5 S2 S8 SK S6 S3 D2 SQ S9 ST D3"
    deal = doing(dealt(opening(jokers=0), RUFFING), f"1S P 4S P P P {drawn}")
    told = "If they return Diamonds, you trump in one hand and throw a loser from the other."
    assert why(deal, "D9") == told


@pytest.mark.parametrize(("bid", "has_enough"), [("6S", True), ("7S", False)])
def test_a_contract_that_is_down_has_not_the_tricks_it_needs(bid: str, has_enough: bool) -> None:
    """There are twelve winners in both hands, and eleven tricks left."""
    deal = doing(dealt(opening(jokers=0), RUFFING), f"1S P {bid} P P P DA DT D4 D9 C3 C4 CT CK")
    found = BRIDGE.telling.reasons(deal.view(deal.current_player()), parse_action("SA"))
    assert ("take them" in [each.kind for each in found]) is has_enough


def test_cards_are_told_by_what_is_in_sight() -> None:
    """North plays four spades: a ruff, and trumps to be drawn."""
    held = {
        "N": "SASKSQS7S4HAH5H2D9D8D3C6C2",
        "S": "SJSTS2S3HKHQH9D2D4D5CACKC3",
        "E": "S5S6S9H7DADKDQDJDTC9C8C7C5",
        "W": "S8HJHTH8H6H4H3D7D6CQCJCTC4",
    }
    deal = doing(dealt(opening(jokers=0), held), "1S P 4S P P P")
    assert "you see dummy before you lead again" in why(deal, "DA")
    doing(deal, "DA")
    assert "You cannot win this trick" in why(deal, "D2")
    doing(deal, "D2 D6")
    assert why(deal, "D3").startswith("You cannot win this trick, so play")
    doing(deal, "D3 DK D4")
    assert "Your side is winning the trick" in why(deal, "D7")
    doing(deal, "D7 D8 DQ D5")
    assert "it trumps" in why(deal, "S8")
    doing(deal, "S8")
    assert "You cannot win this trick" in why(deal, "D9")
    doing(deal, "D9 H3")
    assert "Unless it is trumped it wins: no higher card of the suit" in why(deal, "HA")
    doing(deal, "HA H7 H9")
    assert "3 trumps are still out: draw them" in why(deal, "SA")
    assert CLAIM in deal.legal_actions() and "counted" in why(deal, "claim")


def decided(deals: int) -> Iterator[tuple[BridgeView, Any]]:
    """Yield what plain players decide in so many deals, each with what its player sees."""
    for seed in range(deals):
        deal, rng = BRIDGE.new_deal(BRIDGE.opening(FORMS[0], 4, seed % 4)), Rng(seed)
        while not deal.is_terminal():
            if deal.current_player() == CHANCE:
                deal.apply_action(deal.chance_action(rng))
                continue
            view = deal.view(deal.current_player())
            action = policy(view, deal.legal_actions(), rng)
            yield view, action
            deal.apply_action(action)


SAME = "No card that may be out lies between these, so they come to the same."


def test_cards_of_which_none_is_tried_out_are_said_to_come_to_the_same() -> None:
    found = set()
    for view, action in decided(26):
        if isinstance(action, PlayCard) and len(cards := open_cards(view.table)) > 1:
            is_same = len(apart(sight(view.table, cards), action.card)) == 1
            told = reason(view, action)
            assert told.endswith(SAME) is is_same
            assert not (is_same and ("No suit promises" in told or "risks the least" in told))
            found.add(is_same)
    assert found == {True, False}


def test_a_small_card_that_takes_a_trick_now_is_said_to_have_none_above_it() -> None:
    found = {
        (view.table.order.height[action.card] < HONOUR, "no higher card of the suit" in each.words)
        for view, action in decided(4)
        if isinstance(action, PlayCard)
        for each in BRIDGE.telling.reasons(view, action)
        if each.kind == "take them"
    }
    assert found == {(True, True), (False, False)}


def test_a_card_kept_is_not_named_beside_trials_of_another() -> None:
    found = {
        each.short
        for view, action in decided(4)
        if isinstance(action, PlayCard)
        for each in BRIDGE.telling.reasons(view, action)
        if each.kind == "keeps winners"
    }
    assert found == {"It would hardly win a trick."}


def test_a_suit_called_long_is_long_and_a_last_card_is_called_the_last() -> None:
    long, last = 0, 0
    for view, action in decided(12):
        table = view.table
        if isinstance(action, PlayCard) and table.tricks and not table.trick.cards:
            told, player = reason(view, action), table.hand_player
            hands = [table.held(player), table.held((player + 2) % 4)]
            for each in BRIDGE.telling.reasons(view, action):
                if each.kind == "long suit":
                    suits = [[card.suit for card in hand if card is not None] for hand in hands]
                    assert max(suit.count(action.card.suit) for suit in suits) >= 4
                    long += 1
            assert ("last card" in told) is (len(hands[0]) == 1)
            last += len(hands[0]) == 1
    assert long and last


def test_a_lead_goes_through_dummy_only_where_dummy_plays_next_with_such_cards() -> None:
    found: set[int] = set()
    for view, action in decided(40):
        table, told = view.table, reason(view, action)
        assert "partner to play last" not in told
        if isinstance(action, PlayCard) and "Through dummy" in told:
            assert table.contract is not None
            assert (table.contract.dummy - table.hand_player) % 4 == 1
            assert (table.contract.declarer - table.hand_player) % 4 == 3
            honours = [
                card
                for card in table.held(table.contract.dummy)
                if card.suit == action.card.suit and table.order.height[card] >= HONOUR
            ]
            assert ("honours" in told) is (len(honours) > 1)
            assert len(honours) > 1 or card_name(honours[0]) in told
            found.add(min(2, len(honours)))
    assert found == {1, 2}


@pytest.mark.parametrize(
    ("spades", "led", "told"),
    [
        ("S9S6S4", "S9", "The top of small cards tells partner that you hold nothing higher"),
        ("S9S6S4", "S6", "You hold no high card of Spades, so the lead costs you none."),
        ("S8S3", "S8", "The top of small cards tells partner"),
        ("S9S8S5S3", "S8", "The second highest of small cards tells partner that Spades is long"),
        ("S9S8S5S3", "S9", "You hold no high card of Spades"),
        ("S9", "S9", "Your only card of Spades: nothing of yours can be given away."),
    ],
)
def test_an_opening_lead_from_small_cards_says_what_that_card_tells(
    spades: str, led: str, told: str
) -> None:
    others = {*parse_cards("SASKSQSJSTS9S8S7S6S5S4S3S2")} - {*parse_cards(spades)}
    deal = dealt(opening(jokers=0), {"E": spades}, {"E": mask_of(others)})
    assert told in why(doing(deal, "1N P P P"), led)


OVERRUFF = {
    "N": "DADKDQD3DTH2H3H4H7H8C2C4C5",
    "E": "SQSTS9S3DJD9D7D8CACJC7C6CT",
    "S": "SKS8S7S6HAHQHTH5CKC9C3D5D2",
    "W": "SAS5S4S2SJH6HKHJH9CQC8D4D6",
}
"""East plays spades: neither South nor dummy, who plays after him, has a third diamond."""


def test_a_ruff_is_not_said_to_win_where_open_dummy_can_ruff_higher() -> None:
    deal = doing(dealt(opening("E", jokers=0), OVERRUFF), "2S P P P")
    doing(deal, "D2 D4 DA D7 DK D9 D5 D6 D3 DJ")
    told = "Dummy can beat it, but has to spend at least the Jack of Spades for that."
    assert why(deal, "S6") == told
    told = "Dummy can beat it, but has to spend the Ace of Spades for that."
    assert why(deal, "SK") == told


def test_what_is_said_to_win_is_beaten_by_no_card_of_open_dummy_that_plays_later() -> None:
    """Dummy on the left of a defender, or opposite declarer's card, is seen by everybody."""
    spent, winning = 0, 0
    for view, _action in decided(40):
        table = view.table
        if table.is_bidding or table.contract is None or table.phase != Phase.PLAY:
            continue
        seen = sight(table, open_cards(table))
        if not seen.trick.cards:
            continue
        for card in seen.legal:
            over = seen.dummys_over(card)
            for each in BRIDGE.telling.reasons(view, PLAYS[card]):
                if each.kind in ("cheapest", "wins"):
                    assert not over or "trumped" in each.words, (str(card), each)
                    winning += 1
                if each.kind == "dummy spends":
                    assert over and card_name(over[0]) in each.words
                    spent += 1
                if "Your side is winning" in each.words:
                    assert seen.best is not None and not seen.dummys_over(seen.best)
    assert spent and winning


def told_of(deal: BridgeState, action: str, *others: str) -> str:
    """Return what is said for an action beside lesser ones."""
    view = deal.view(deal.current_player())
    why = BRIDGE.telling.why(view, parse_action(action), [*map(parse_action, others)])
    return why.told(str)


def test_of_cards_of_one_suit_it_is_told_what_speaks_for_this_one() -> None:
    """East leads against four spades by North."""
    held = {"E": "S2HKHQHJH5D9D8D5C9C7C5C3", "N": "SASKSQSJSTHAH2DADKDQCACKCQ"}
    deal = doing(dealt(opening(jokers=0), held), "4S P P P")
    assert told_of(deal, "HK", "H5", "D9").startswith("The top of touching honours")
    assert told_of(deal, "H5", "HQ", "D9").startswith("The fourth best of a long suit")
    assert told_of(deal, "D5", "D8").startswith("You hold no high card of Diamonds")


def test_what_is_told_of_a_card_is_so() -> None:
    """Of all cards that may be played, in deals that plain players play."""
    found: dict[str, int] = {}
    for view, _action in decided(8):
        table = view.table
        if table.is_bidding or table.contract is None or table.phase != Phase.PLAY:
            continue
        seen = sight(table, open_cards(table))
        for card in seen.legal:
            suit, own = seen.order.suit[card], seen.of(seen.hand, seen.order.suit[card])
            for each in BRIDGE.telling.reasons(view, PLAYS[card]):
                is_true = {
                    "weak": seen.above(card, seen.against) == each.much,
                    "spare": len(own) == each.much,
                    "keeps": seen.height(own[0]) >= HONOUR > seen.height(card),
                    "best opposite": seen.is_master(seen.of(seen.mate or (), suit)[:1][0])
                    if seen.mate and seen.of(seen.mate, suit)
                    else False,
                    "wins": seen.is_master(card) or len(seen.trick.cards) == 3,
                    "no honour": seen.height(own[0]) < HONOUR,
                    "to ruff": len(own) == 1 and seen.trump != suit,
                    "ruff here": len(own) == 1 < len(seen.of(seen.mate or (), suit)),
                    "ruff and discard": len(own) == 1 and not seen.trumps_out(),
                    "through dummy": (seen.dummy_player - seen.me) % 4 == 1,
                    "up to dummy": (seen.dummy_player - seen.me) % 4 == 3,
                    "takes over": seen.mate_is_winning,
                    "draw": bool(seen.trumps_out()),
                    "cheapest": seen.best is not None
                    and seen.order.beats(card, seen.best, seen.trump),
                }.get(each.kind)
                if is_true is not None:
                    assert is_true, (str(card), each)
                    found[each.kind] = found.get(each.kind, 0) + 1
    assert len(found) == 14, found


STRONG = {"S": "SAS8S6S5H*CACKCQC7DADKDTD5"}
"""20 points and the Joker of Hearts, with no suit of five cards."""


def strong(calls: str) -> BridgeState:
    """Return a deal with these calls, South with a strong hand to call next."""
    return doing(dealt(opening("E", jokers=1), STRONG), calls)


def test_points_are_told_with_how_many_of_them_are_for_the_joker() -> None:
    assert why(strong("P"), "2C").startswith("You hold 25 points, 5 of them for the Joker, no long")
    asked = BRIDGE.telling.meaning(strong("P").view(SOUTH), Thing.QUESTION)
    assert asked is not None and "You hold 25 points, 5 of them for the Joker." in asked.words
    deal = doing(dealt(opening(jokers=1), SPADES), "")
    assert "Joker" not in why(deal, "1S")


def test_whoever_points_at_a_joker_is_told_what_it_counts_and_where_it_stands() -> None:
    deal = strong("P")
    said = BRIDGE.telling.meaning(deal.view(SOUTH), JOKERS[HEARTS])
    assert said == Meaning("The Joker counts 5 points in the bidding.", "BR-13")
    assert BRIDGE.telling.meaning(deal.view(SOUTH), parse_cards("SA")[0]) is None
    doing(deal, "2C P 2D P 2N P 3N P P P")
    said = BRIDGE.telling.meaning(deal.view(SOUTH), JOKERS[HEARTS])
    assert said is not None and "above the ace" in said.words


def test_an_artificial_bid_says_nothing_of_its_suit_and_is_no_contract() -> None:
    assert why(strong("P"), "2C").endswith("Strong and artificial: it says nothing of clubs.")
    shown = meant(strong("P"), "2C")
    assert "it says nothing of clubs; 25 points or more; partner must not pass" in shown
    assert "part-score" not in shown and "tricks" not in shown
    told = "7 tricks to take: a part-score (30); a trick short costs 50"
    assert told in meant(strong("P"), "1S")


def test_what_a_call_shows_that_is_left_for_other_hands_comes_from_its_row() -> None:
    deal = strong("P 2C P 2D P")
    assert why(deal, "2N").endswith(
        "The system also makes this call with 25 points or more with no suit of five cards."
    )
    assert "balanced; seldom 25 points or more with no suit of five cards; partner" in meant(
        deal, "2N"
    )


def test_a_pass_shows_fewer_points_than_any_other_call() -> None:
    deal = strong("P 2C P 2D P 2N P 3N P")
    assert why(deal, "P").endswith("Any other call here shows 28 points or more.")
    assert meant(deal, "P") == "Pass shows: nothing new", "he has shown 27 points at most"
    assert meant(strong(""), "P") == "Pass shows: up to 12 points"


def test_a_pass_shows_more_points_too_where_no_call_fits_them() -> None:
    held = {"S": "SKS8S7HAHQHTH3H2CKC9C3DAD4"}
    deal = doing(dealt(opening("E", jokers=1), held), "1N P 2H P 2S")
    assert meant(deal, "P") == "Pass shows: up to 14 points, or more without a better call"


def test_a_pass_after_more_points_shows_no_fewer_and_after_fewer_no_news() -> None:
    deal = doing(dealt(opening(jokers=0), SPADES), "P 1D P 1H P 2H P 4H")
    assert meant(deal, "P") == "Pass shows: nothing new"
    deal = doing(dealt(opening(jokers=0), SPADES), "P P 1H 1N 2H P P")
    assert meant(deal, "P") == "Pass shows: any hand without a better call"


def test_what_a_pass_shows_holds_of_the_hands_that_pass() -> None:
    told: set[str] = set()
    for view, action in decided(60):
        if not view.table.is_bidding or str(action) != "P":
            continue
        said = BRIDGE.telling.meaning(view, action)
        assert said is not None
        is_exact = "No call fits this hand exactly" not in reason(view, action)
        if (match := re.fullmatch(r"Pass shows: up to (\d+) points?", said.words)) and is_exact:
            assert high_card_points(view.hand, view.table.options.power) <= int(match[1])
        told.add(re.sub(r"\d+", "n", said.words))
    assert "Pass shows: up to n points, or more without a better call" in told


def meant(deal: BridgeState, action: str) -> str:
    """Return what pointing at a call tells whoever is to make it."""
    said = BRIDGE.telling.meaning(deal.view(deal.current_player()), parse_action(action))
    assert said is not None
    return said.words
