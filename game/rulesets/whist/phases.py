"""One deal of whist by its phases: the deal, the bidding and the play (SW-08 to SW-19)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from game.core.protocols import TERMINAL, Emit, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.cards import DECK
from game.kit.deal import (
    PhaseRules,
    TrickState,
    draw_hand,
    hand_refusal,
    nothing_legal,
    with_hand_dealt,
)
from game.kit.packs import HIGH
from game.kit.tricks import CardPlayed, Deal, Duty, PlayCard, TrickRules, TrickTaken
from game.rulesets.whist.scoring import SCHEMES
from game.rulesets.whist.standing import DealResult, WhistStanding, scored
from game.rulesets.whist.table import (
    BIDS,
    PLAYS,
    Bid,
    BidMade,
    DealScored,
    DealStarted,
    Phase,
    WhistAction,
    WhistTable,
    WhistView,
    laid,
)


def draw(table: WhistTable, rng: Rng) -> Deal:
    """Draw the next hand."""
    return draw_hand(table, DECK, table.cards, rng)


def deal_refusal(table: WhistTable, action: WhistAction) -> Refusal | None:
    """Return why chance cannot have dealt this, None where it can."""
    return hand_refusal(table, action, DECK, table.cards)


def deal(table: WhistTable, action: Deal, emit: Emit | None) -> WhistTable:
    """Give a player his hand; after the last the bidding begins."""
    if emit and not any(table.hands):
        number = table.standing.deals_played
        emit(DealStarted(number, table.cards, table.trump, table.dealer, after=table))
    return with_hand_dealt(table, action, emit, Phase.BID, table.forehand)


def forbidden_bid(cards: int, earlier: Sequence[int], players: int) -> int | None:
    """Return the one bid the dealer may not make, None where every bid is free (SW-11, SW-12)."""
    if len(earlier) < players - 1:
        return None
    rest = cards - sum(earlier)
    return rest if rest >= 0 else None


def barred(view: WhistView) -> str:
    """Return which bid is closed to the player to act, and why; "" where none is (SW-11)."""
    table = view.table
    if not table.is_bidding:
        return ""
    forbidden = forbidden_bid(table.cards, table.bids, table.players)
    if forbidden is None:
        return ""
    words = _("You deal, so {bid} is forbidden: the bids would add up to {cards}.")
    return f"{words.format(bid=forbidden, cards=table.cards)} [SW-11]"


def allowed_bids(cards: int, earlier: Sequence[int], players: int) -> list[int]:
    """Return the bids open to the next bidder, from low to high (SW-10)."""
    forbidden = forbidden_bid(cards, earlier, players)
    return [bid for bid in range(cards + 1) if bid != forbidden]


@lru_cache(maxsize=1)
def prospects(table: WhistTable) -> tuple[float, list[tuple[float, float]]]:
    """Return what whoever bids now can look for: the tricks his hand is worth, and for each bid the
    chance that it is made and what it brings on average."""
    from game.rulesets.whist.numbers import in_numbers

    return in_numbers(table).prospects()


def open_bids(table: WhistTable) -> list[WhistAction]:
    """Return the bids open to the player whose turn it is."""
    return [BIDS[bid] for bid in allowed_bids(table.cards, table.bids, table.players)]


def bid_refusal(table: WhistTable, action: WhistAction) -> Refusal | None:
    """Return why the next bidder may not do this, None where he may."""
    if not isinstance(action, Bid):
        return Refusal(_("Now is the time to bid, not to play."), "SW-10")
    if not 0 <= action.tricks <= table.cards:
        return Refusal(
            _("A bid is from 0 to {cards}, the cards of this deal.").format(cards=table.cards),
            "SW-10",
        )
    if action.tricks == forbidden_bid(table.cards, table.bids, table.players):
        return Refusal(
            _(
                "The dealer may not bid {bid}: the bids would add up to {cards}, "
                "and everyone could make theirs."
            ).format(bid=action.tricks, cards=table.cards),
            "SW-11",
        )
    return None


def bid(table: WhistTable, action: Bid, emit: Emit | None) -> WhistTable:
    """Make a bid; after the dealer's the play begins, led by the player at his right."""
    player = table.player
    is_last = len(table.bids) == table.players - 1
    after = table.but(
        bids=(*table.bids, action.tricks),
        phase=Phase.PLAY if is_last else Phase.BID,
        player=(player + 1) % table.players,
    )
    if emit:
        emit(BidMade(player, action.tricks, after=after))
    return after


RULES = TrickRules(
    {
        Duty.LEAD: "SW-14",
        Duty.FOLLOW: "SW-15",
        Duty.TRUMP: "SW-16",
        Duty.FREE: "SW-17",
    },
    must_trump=True,
)


def open_plays(table: WhistTable) -> list[WhistAction]:
    """Return the cards that the player whose turn it is may play."""
    cards, _duty = RULES.open_cards(table.held(table.player), table.trick, table.trump)
    return [PLAYS[card] for card in cards]


def play_refusal(table: WhistTable, action: WhistAction) -> Refusal | None:
    """Return why the player to act may not do this, None where he may."""
    if not isinstance(action, PlayCard):
        return Refusal(_("The bids have all been made and are final."), "SW-10")
    return RULES.refusal(action.card, table.held(table.player), table.trick, table.trump)


def play(table: WhistTable, action: PlayCard, emit: Emit | None) -> WhistTable:
    """Play a card; the fourth (fifth, sixth) ends the trick, the last trick the deal."""
    player, card = table.player, action.card
    after = table.with_card(player, card).but(player=(player + 1) % table.players)
    if emit:
        emit(CardPlayed(player, card, after=after))
    return after if len(after.trick.cards) < table.players else _end_trick(after, emit)


def _end_trick(table: WhistTable, emit: Emit | None) -> WhistTable:
    trick = table.trick
    winner = trick.winner(table.trump, table.players)
    is_last = not table.hands[winner]
    after = table.with_trick_taken(winner).but(
        phase=Phase.OVER if is_last else Phase.PLAY,
        player=TERMINAL if is_last else winner,
    )
    if emit:
        emit(TrickTaken(winner, trick, after=after))
    return _write_down(after, emit) if is_last else after


def _write_down(table: WhistTable, emit: Emit | None) -> WhistTable:
    found = result(table)
    after = table.but(scores=table.standing.with_result(found).scores)
    if emit:
        emit(DealScored(found, after.scores, after=after))
    return after


def result(table: WhistTable) -> DealResult:
    """Return the line for the score sheet, once every trick has been played."""
    return scored(table.standing, table.seat_bids(), table.taken)


def within_reach(table: WhistTable, player: Player) -> int:
    """Return how many tricks a player may still take: one for each card in hand, and that in which
    his card lies best; but not this one where no card that he may play to it can win."""
    trick, hand = table.trick, table.hands[player]
    place = (player - trick.leader) % table.players
    if place < len(trick.cards):
        return len(hand) + (HIGH.best_place(trick.cards, table.trump) == place)
    return len(hand) - (bool(trick.cards) and not _may_win(table, player))


def _may_win(table: WhistTable, player: Player) -> bool:
    """Tell whether a card of the player may take the trick as it lies: where his hand is not seen,
    any could."""
    cards, hand = table.trick.cards, [card for card in table.hands[player] if card is not None]
    if len(hand) < len(table.hands[player]):
        return True
    may_play, _duty = RULES.open_cards(hand, table.trick, table.trump)
    return any(HIGH.best_place((*cards, each), table.trump) == len(cards) for each in may_play)


def is_missed(table: WhistTable, player: Player) -> bool:
    """Tell whether a player has bid and can no longer make it: he has too many tricks, or there
    are too few left for him."""
    if (bid := table.bid_of(player)) is None:
        return False
    return not 0 <= bid - table.taken[player] <= within_reach(table, player)


@dataclass
class WhistState(TrickState[WhistTable, WhistAction]):
    """A position of one deal."""

    phases: ClassVar[Mapping[Any, PhaseRules[Any, Any]]] = {
        Phase.DEAL: PhaseRules(nothing_legal, deal_refusal, deal, draw),
        Phase.BID: PhaseRules(open_bids, bid_refusal, bid),
        Phase.PLAY: PhaseRules(open_plays, play_refusal, play),
    }

    def result(self) -> DealResult:
        """Return the line for the score sheet; only of a terminal state."""
        return result(self.table)

    def returns(self) -> tuple[float, ...]:
        """Return each player's points less the table's average: what moves the ranking.

        They add up to 0. Where the lowest total wins, the sign is turned.
        """
        return utilities(self.result().points, self.table.standing.options.scoring)


def new_deal(standing: WhistStanding) -> WhistState:
    """Return the deal that follows the standing, with no card dealt yet."""
    return WhistState(laid(standing))


def settle(standing: WhistStanding, deal: WhistState) -> WhistStanding:
    """Return the standing after the deal."""
    return standing.with_result(deal.result())


def utilities(points: tuple[float, ...], scoring: str) -> tuple[float, ...]:
    """Return points as utilities: less the average, and turned where the lowest total wins."""
    sign = -1 if SCHEMES[scoring].low_wins else 1
    average = sum(points) / len(points)
    return tuple(sign * (each - average) for each in points)
