"""No absurd card: aces are not thrown under partner's, nor partner's winners ruffed."""

from collections.abc import Sequence

import pytest

from game.core.protocols import CHANCE, Player
from game.core.rng import Rng
from game.kit.cards import Card, Suit
from game.kit.tricks import PlayCard, Trick
from game.rulesets.bridge.actions import parse_action
from game.rulesets.bridge.cardplay.sight import apart, sight
from game.rulesets.bridge.contract import Bid, Contract
from game.rulesets.bridge.jokers import order_of
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.policy import policy
from game.rulesets.bridge.standing import opening
from game.rulesets.bridge.state import BridgeState, new_deal
from game.rulesets.bridge.table import BridgeTable, Phase
from tests.rulesets.bridge.auctions import cards
from tests.rulesets.bridge.deals import dealt, doing
from tests.rulesets.bridge.deals import opening as opening_of

FORMS = [
    BridgeOptions(jokers=0),
    BridgeOptions(),
    BridgeOptions(jokers=4),
    BridgeOptions(jokers=2, wild=True, power="minor_major"),
]


def best_so_far(table: BridgeTable) -> tuple[Player, Card]:
    trick = table.trick
    place = table.order.best_place(trick.cards, table.trump)
    return trick.player(place, 4), trick.cards[place]


def is_partners_for_sure(table: BridgeTable) -> bool:
    """Tell whether partner takes the trick, and who plays now can see that he does."""
    if not table.trick.cards:
        return False
    winner, best = best_so_far(table)
    me, contract = table.hand_player, table.contract
    assert contract is not None
    if (winner - me) % 4 != 2:
        return False
    if len(table.trick.cards) == 3:
        return True
    after = (me + 1) % 4
    if after == contract.dummy:
        could = table.order.of_suit(table.held(after), table.order.suit[table.trick.cards[0]])
        return not any(
            table.order.beats(card, best, table.trump) for card in could or table.held(after)
        )
    return False


def check_card(table: BridgeTable, legal: Sequence[Card], card: Card) -> None:
    if not is_partners_for_sure(table):
        return
    order, trump = table.order, table.trump
    _winner, best = best_so_far(table)
    is_ruff = order.suit[card] == trump and order.suit[best] != trump
    plain = [each for each in legal if order.suit[each] != trump]
    assert not (is_ruff and plain), f"{card} ruffs partner's {best}: {table.trick}"
    is_top = order.height[card] >= 12
    lower = [each for each in legal if order.height[each] < 9 and order.suit[each] != trump]
    assert not (is_top and lower), f"{card} is thrown under partner's {best}: {table.trick}"


@pytest.mark.parametrize("options", FORMS, ids=lambda form: f"{form.jokers} Jokers")
def test_fifty_deals_have_no_absurd_card(options: BridgeOptions) -> None:
    standing, rng = opening(options, 4, 0), Rng(5)
    for n in range(50):
        deal, stream = new_deal(standing), rng.fork(n)
        while not deal.is_terminal():
            if deal.current_player() == CHANCE:
                deal.apply_action(deal.chance_action(stream))
                continue
            legal, player = deal.legal_actions(), deal.current_player()
            action = policy(deal.view(player), legal, stream)
            if isinstance(action, PlayCard):
                plays = [each.card for each in legal if isinstance(each, PlayCard)]
                check_card(deal.table, plays, action.card)
            deal.apply_action(action)


@pytest.mark.parametrize("seat", ["S", "E"])
def test_whoever_leads_with_a_wild_joker_may_have_no_card_of_a_suit(seat: str) -> None:
    clubs = order_of("major", Suit(0)).whole(Suit(3))
    for seed in range(3):
        standing = opening_of("E", jokers=2, wild=True)
        deal = dealt(standing, {seat: "B*R*"}, {seat: clubs}, seed)
        doing(deal, "1S P P P")
        while deal.current_player() >= 0:
            legal, player = deal.legal_actions(), deal.current_player()
            deal.apply_action(policy(deal.view(player), legal, Rng(seed)))
        assert len(deal.table.tricks) == 13


def position(
    south: str, west: str, north: str, east: str, contract: Contract, lead: str = ""
) -> BridgeState:
    """Return a play of these hands after some cards, in seat order from the opening leader."""
    deal = new_deal(opening(BridgeOptions(jokers=0), 4, 0))
    hands = tuple(tuple(sorted(cards(text))) for text in (south, west, north, east))
    leader = (contract.declarer + 1) % 4
    deal.table = deal.table.but(
        hands=hands, phase=Phase.PLAY, player=leader, contract=contract, trick=Trick(leader)
    )
    for text in lead.split():
        deal.apply_action(parse_action(text))
    return deal


def chosen(deal: BridgeState) -> str:
    player = deal.current_player()
    return str(policy(deal.view(player), deal.legal_actions(), Rng(1)))


SOUTH, NORTH = 0, 2
SPADES, NO_TRUMP = 0, 4
DECLARER = ("AQ32.AK2.K32.AQ2", "KJ54.QJT98.54.43", "876.43.AQ76.K765", "T9.765.JT98.JT98")


def test_fourth_best_is_led_against_no_trump() -> None:
    deal = position(
        "AQ2.A32.AQ32.K32", "J84.K9764.87.T54", *DECLARER[2:], Contract(Bid(3, NO_TRUMP), SOUTH)
    )
    assert chosen(deal) == "H6"


def test_the_top_of_a_sequence_is_led() -> None:
    assert chosen(position(*DECLARER, Contract(Bid(3, NO_TRUMP), SOUTH))) == "HQ"


LEADS = [
    ("4S", "32.AK54.8765.876", "HA"),  # ace-king
    ("3N", "32.AK54.8765.876", "HA"),
    ("3N", "432.QJ5.8765.876", "HQ"),  # the top of touching honours with one card below them
    ("4S", "432.K976.98653.6", "C6"),  # a singleton, with trumps to ruff
    ("4S", "Q32.AQ76.KJ65.86", "C8"),  # away from honours that wait for others
    ("4S", "K2.AQ76.KJ65.Q76", "C6"),  # and not from broken trumps
    ("3N", "432.K2.98653.Q76", "D8"),  # a long suit, not a king with one card below it
]


@pytest.mark.parametrize(("contract", "west", "card"), LEADS)
def test_the_opening_lead_is_that_of_the_table(contract: str, west: str, card: str) -> None:
    deal = dealt(opening_of("S", jokers=0), {"W": held_as(west)})
    assert chosen(doing(deal, f"{contract} P P P")) == card


@pytest.mark.parametrize(
    ("calls", "card"), [("1N P 2C 2H 3N P P P", "H2"), ("1N P 3N P P P", "D5")]
)
def test_a_suit_that_partner_has_bid_is_led(calls: str, card: str) -> None:
    """Else the fourth best of a suit with the queen."""
    deal = dealt(opening_of("S", jokers=0), {"W": held_as("432.K72.Q865.T76")})
    assert chosen(doing(deal, calls)) == card


def held_as(hand: str) -> str:
    """Return a hand, spades first, as cards."""
    return "".join(map(str, cards(hand)))


def test_declarer_finesses() -> None:
    """Dummy has the ace and queen, and the king is out: the queen is played."""
    south, north = "432.A432.A32.432", "AQ5.K65.K654.765"
    west, east = "K876.QJT.QJ9.KQJ", "JT9.987.T87.AT98"
    deal = position(
        south, west, north, east, Contract(Bid(1, NO_TRUMP), SOUTH), "HQ H5 H7 HA S2 S6"
    )
    assert chosen(deal) == "SQ"


def test_third_hand_plays_high_and_fourth_hand_cheap() -> None:
    south, north = "A32.A432.A32.432", "54.K65.K654.A765"
    west, east = "Q8764.QJT.QJ9.K8", "KJT9.987.T87.JT9"
    deal = position(south, west, north, east, Contract(Bid(1, NO_TRUMP), SOUTH), "S6 S4")
    assert chosen(deal) == "SK"
    deal.apply_action(parse_action("SK"))
    assert chosen(deal) == "SA"


def test_dummy_takes_what_declarers_own_hand_cannot() -> None:
    """Ace and king are gone, and declarer has the eight at best: the ten is not left to hold."""
    south, north = "AKQJ2.A43.A3.843", "T54.K65.K65.QJ95"
    west, east = "876.QJT.QJ97.AT2", "93.9872.T842.K76"
    contract = Contract(Bid(4, SPADES), SOUTH)
    deal = position(south, west, north, east, contract, "CA C5 CK C3 CT")
    assert chosen(deal) == "CJ"


def test_declarer_draws_trumps() -> None:
    south, north = "AKQJ2.A43.A32.32", "T543.K65.K65.A65"
    west, east = "876.QJT.QJ97.KQJ", "9.9872.T84.T9874"
    deal = position(south, west, north, east, Contract(Bid(4, SPADES), SOUTH), "CK CA C4 C2")
    assert chosen(deal) in {"ST", "S3", "S4", "S5"}


def test_a_card_on_the_table_keeps_cards_apart_that_stand_on_either_side_of_it() -> None:
    """Under the king that was led, ace and jack are not worth the same; jack and ten are."""
    held = {"E": "HK", "S": "HAHJHTH2", "N": "HQ", "W": "H9H8H7H6H5H4H3"}
    deal = doing(dealt(opening_of("N", jokers=0), held), "1S P P P HK")
    legal = [each.card for each in deal.legal_actions() if isinstance(each, PlayCard)]
    found = apart(sight(deal.table, legal), min(legal))
    assert {str(card) for card in found} == {"HA", "HT", "H2"}
