"""SW-01 to SW-09: the pack, the hands, the schedule, the way round."""

import pytest

from game.core.rng import Rng
from game.kit.cards import CLUBS, DECK, DIAMONDS, HEARTS, NO_TRUMP, SPADES
from game.kit.packs import HIGH
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.phases import settle
from game.rulesets.whist.standing import WhistStanding, hand_sizes, trump_of
from game.session.match import Match, Seat
from tests.rulesets.whist.deals import cards, chosen, deal_taking, dealt, play, table, with_bids

FULL_HAND = {4: 13, 5: 10, 6: 8}
DEALS = {4: 28, 5: 23, 6: 20}
TABLES = pytest.mark.parametrize("players", WHIST.players)


def opening(players: int, first_dealer: int = 0) -> WhistStanding:
    standing: WhistStanding = WHIST.opening(WhistOptions(), players, first_dealer)
    return standing


def standings(players: int, first_dealer: int = 0) -> list[WhistStanding]:
    """Every standing of a match before a deal, each deal really played."""
    found = [opening(players, first_dealer)]
    while not (latest := found[-1]).is_over:
        tricks = [latest.cards, *(0,) * (players - 1)]
        found.append(settle(latest, deal_taking(latest, [0] * players, tricks)))
    return found[:-1]


@pytest.mark.rule("SW-01")
def test_the_pack_is_52_cards_with_the_ace_high_and_everyone_plays_alone() -> None:
    assert len(set(DECK)) == 52
    assert [str(card) for card in cards("S2 S3 S9 ST SJ SQ SK SA")] == list(
        map(str, sorted(cards("SA SK SQ SJ ST S9 S3 S2")))
    )
    for low, high in zip("23456789TJQK", "3456789TJQKA", strict=True):
        assert HIGH.best_place(cards(f"H{low} H{high}"), SPADES) == 1
    taking_aces = settle(chosen(1, "N"), deal_taking(chosen(1, "N"), [1, 0, 0, 1], [1, 0, 0, 0]))
    assert taking_aces.scores == (11, 10, 10, -10), "each for himself; cards are worth nothing"


@pytest.mark.rule("SW-02")
def test_four_players_or_five_or_six() -> None:
    assert list(WHIST.players) == [4, 5, 6]


@TABLES
@pytest.mark.rule("SW-03")
def test_the_largest_hand_is_what_the_pack_can_give_to_all(players: int) -> None:
    state = dealt(opening(players))
    assert {len(hand) for hand in state.table.hands} == {FULL_HAND[players]} == {52 // players}
    held = {card for hand in state.table.hands for card in hand}
    assert 52 - len(held) == 52 % players, "what is left over belongs to nobody"
    seen = {card for seat in range(players) for card in state.view(seat).hand}
    assert seen == held, "and nobody sees it"


@pytest.mark.parametrize("largest", [7, 5, 3])
@pytest.mark.rule("SW-03")
def test_a_smaller_largest_hand_keeps_the_shape(largest: int) -> None:
    falling = list(range(largest, 1, -1))
    assert list(hand_sizes(5, largest)) == [*falling, 1, 1, 1, 1, 1, *reversed(falling)]


@TABLES
@pytest.mark.rule("SW-04")
def test_hands_shrink_to_one_card_stay_there_once_around_and_grow_again(players: int) -> None:
    falling = list(range(FULL_HAND[players], 1, -1))
    schedule = [standing.cards for standing in standings(players)]
    assert schedule == falling + [1] * players + falling[::-1]
    one_card_dealers = {s.dealer for s in standings(players) if s.cards == 1}
    assert one_card_dealers == set(range(players)), "everyone deals one of the one-card hands"


@TABLES
@pytest.mark.rule("SW-05")
def test_a_match_has_28_deals_for_four_23_for_five_20_for_six(players: int) -> None:
    assert opening(players).deals_in_match == DEALS[players] == len(standings(players))


@pytest.mark.rule("SW-06")
def test_trumps_go_round_by_the_number_of_the_deal_and_are_never_interrupted() -> None:
    cycle = (SPADES, DIAMONDS, HEARTS, CLUBS, NO_TRUMP)
    for players in WHIST.players:
        trumps = [standing.trump for standing in standings(players)]
        assert trumps == [cycle[number % 5] for number in range(len(trumps))]
    assert trump_of(27) == HEARTS == standings(4)[-1].trump, "the last deal of four is in Hearts"


@TABLES
@pytest.mark.rule("SW-07")
def test_chance_picks_the_first_dealer_and_the_deal_passes_to_the_right(players: int) -> None:
    seats = [Seat("random", str(seat)) for seat in range(players)]
    firsts = {Match(WHIST, WhistOptions(), seats, seed).standing.dealer for seed in range(60)}
    assert firsts == set(range(players))
    dealers = [standing.dealer for standing in standings(players, first_dealer=2)]
    assert dealers == [(2 + number) % players for number in range(DEALS[players])]


@pytest.mark.rule("SW-08")
def test_the_player_at_the_dealers_right_bids_and_leads_first_and_the_dealer_is_last() -> None:
    state = dealt(chosen(2, "S", dealer=2))
    bidders = []
    while state.table.is_bidding:
        bidders.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert bidders == [3, 0, 1, 2]
    assert state.current_player() == 3, "the first bidder is the first leader"
    players = []
    for _card in range(4):
        players.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert players == [3, 0, 1, 2]


@pytest.mark.rule("SW-09")
def test_undealt_cards_stay_out_of_the_deal_and_come_back_for_the_next() -> None:
    standing = chosen(1, "S")
    first = dealt(standing, [cards("SA"), cards("S2"), cards("H5"), cards("D9")])
    asleep = set(DECK) - {card for hand in first.table.hands for card in hand}
    with_bids(first)
    play(first, "SA S2 H5 D9")
    assert asleep.isdisjoint(card for trick in first.table.tricks for card in trick.cards)
    later = {
        card for n in range(300) for card in WHIST.new_deal(standing).chance_action(Rng(n)).cards
    }
    assert later == set(DECK), "any card may come in the next deal"


def test_the_table_is_set_for_play() -> None:
    """What the other rule tests stand on: player 0 leads, everyone holds what was written."""
    state = table("S", "SA H3", "SK H4", "D2 D3", "C2 C3")
    assert state.current_player() == 0 and not state.table.is_bidding
    assert state.table.hands[2] == cards("D2 D3")
