"""Deals made to order, all of them played on the real State."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP, SPADES, SUIT_LETTERS, Card, Suit, parse_cards
from game.kit.deal import next_dealt
from game.kit.tricks import Deal, PlayCard
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.phases import WhistState, new_deal, settle
from game.rulesets.whist.standing import WhistStanding
from game.rulesets.whist.table import Bid

TRUMPS = {letter: Suit(number) for number, letter in enumerate(SUIT_LETTERS)}


@dataclass(frozen=True)
class ChosenDeal(WhistStanding):
    """A standing whose next deal has the cards and trumps of our choice, not the schedule's."""

    chosen_cards: int = 1
    chosen_trump: Suit = NO_TRUMP

    @property
    def cards(self) -> int:
        return self.chosen_cards

    @property
    def trump(self) -> Suit:
        return self.chosen_trump


def chosen(
    cards: int, trump: str, *, players: int = 4, dealer: int | None = None, **options: Any
) -> ChosenDeal:
    """Return the standing before a deal of our choice; player 0 bids and leads first."""
    return ChosenDeal(
        options=WhistOptions(**options),
        players=players,
        first_dealer=players - 1 if dealer is None else dealer,
        chosen_cards=cards,
        chosen_trump=TRUMPS[trump],
    )


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as "SA H3"."""
    return parse_cards(text.replace(" ", ""))


def dealt(standing: WhistStanding, hands: Sequence[Sequence[Card]] | None = None) -> WhistState:
    """Return the deal with these hands in seat order, or with any hands."""
    state = new_deal(standing)
    while state.table.is_dealing:
        player = next_dealt(state.table)
        if hands is None:
            state.apply_action(state.chance_action(Rng(1).fork(player)))
        else:
            state.apply_action(Deal(player, tuple(hands[player])))
    return state


def with_bids(state: WhistState, bids: Sequence[int] | None = None) -> WhistState:
    """Let everyone bid: these bids in seat order, or the lowest allowed ones."""
    while state.table.is_bidding:
        bid = state.legal_actions()[0] if bids is None else Bid(bids[state.current_player()])
        state.apply_action(bid)
    return state


def table(trump: str, *hands: str, bids: Sequence[int] | None = None) -> WhistState:
    """Return a deal that is ready for play: hands in seat order, player 0 to lead."""
    held = [cards(hand) for hand in hands]
    standing = chosen(len(held[0]), trump, players=len(hands))
    return with_bids(dealt(standing, held), bids)


def play(state: WhistState, text: str) -> WhistState:
    """Play the cards of the text, in turn."""
    for card in cards(text):
        state.apply_action(PlayCard(card))
    return state


def may_play(state: WhistState) -> set[str]:
    """Return the notations of what may be played."""
    return set(map(str, state.legal_actions()))


def deal_taking(standing: WhistStanding, bids: Sequence[int], tricks: Sequence[int]) -> WhistState:
    """Return a deal played out in which each player bids and takes what is asked.

    Most tricks are of one suit each, every player holding one card of it, the winner the best.
    The pack has not always enough of those; the tricks beyond go to whoever takes most, who
    leads a suit that the others have run out of.
    """
    players, asked = standing.players, standing.cards
    assert sum(tricks) == asked, "the tricks taken add up to the cards of a hand (SW-19)"
    most = max(range(players), key=lambda player: tricks[player])
    plain = min(asked, 13 // players * 4)
    winners = [player for player in range(players) if player != most for _ in range(tricks[player])]
    winners += [most] * (asked - len(winners))
    hands: list[list[Card]] = [[] for _ in range(players)]
    leader = (standing.dealer + 1) % players
    plays: list[Card] = []
    for number, winner in enumerate(winners[:plain]):
        suit, row = number % 4, number // 4
        low = [card for card in DECK if card.suit == suit][row * players : (row + 1) * players]
        given = {winner: low.pop()}
        for player in range(players):
            if player != winner:
                given[player] = low.pop()
            hands[player].append(given[player])
        plays += [given[(leader + place) % players] for place in range(players)]
        leader = winner
    plays += _tricks_beyond(standing, hands, leader, most, asked - plain)
    state = with_bids(dealt(standing, hands), bids)
    for card in plays:
        state.apply_action(PlayCard(card))
    assert state.is_terminal() and state.table.taken == tuple(tricks), "the deal went as asked"
    return state


def _tricks_beyond(
    standing: WhistStanding, hands: list[list[Card]], leader: int, most: int, count: int
) -> list[Card]:
    """Deal and return the plays of the last tricks, which `most` takes with one long suit."""
    players = standing.players
    held = {card for hand in hands for card in hand}
    long_suit = SPADES if standing.trump == NO_TRUMP else standing.trump
    left = [card for card in DECK if card not in held]
    long = [card for card in left if card.suit == long_suit]
    rest = [card for card in left if card.suit != long_suit]
    plays = []
    for _trick in range(count):
        given = {most: long.pop()}
        if leader != most:
            given[leader] = long.pop(0)
        for player in range(players):
            if player not in given:
                given[player] = rest.pop()
            hands[player].append(given[player])
        plays += [given[(leader + place) % players] for place in range(players)]
        leader = most
    return plays


def points(
    bid: int, tricks: int, *, hand: int = 7, trump: str = "D", players: int = 4, **options: Any
) -> float:
    """Return what player 0 scores for a bid and tricks, from a deal played out and settled."""
    standing = chosen(hand, trump, players=players, **options)
    dealers_bid = 1 if bid == hand else 0
    bids = (bid, *(0,) * (players - 2), dealers_bid)
    taken = (tricks, hand - tricks, *(0,) * (players - 2))
    return settle(standing, deal_taking(standing, bids, taken)).scores[0]
