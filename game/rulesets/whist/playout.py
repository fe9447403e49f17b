"""Fast play to the end of a deal, for search: everyone has the plain player's sense.

Hands are masks, because this runs thousands of times a second. A playout proposes moves and never
decides what is legal: a test replays its moves on the State.
"""

from game.core.rng import Rng
from game.kit.cards import Card
from game.rulesets.whist.actions import BIDS
from game.rulesets.whist.bidding import allowed_bids
from game.rulesets.whist.heuristic import choose_bid, utility_table
from game.rulesets.whist.sense import Setting, aim, best_card, lean
from game.rulesets.whist.state import WhistState
from game.rulesets.whist.strength import WHOLE_SUIT, masks_of


def playout(state: WhistState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    while len(state.history) < state.players:
        state.apply_action(state.chance_action(rng))
    while state.is_bidding:
        hand = state.hands[state.current_player()]
        allowed = tuple(allowed_bids(state.cards, state.bids, state.players))
        state.apply_action(BIDS[choose_bid(hand, allowed, state.bids, state.standing)])
    taken = play_out(state)
    table = utility_table(state.standing)
    points = [table[bid][tricks] for bid, tricks in zip(state.seat_bids(), taken, strict=True)]
    average = sum(points) / len(points)
    return tuple([each - average for each in points])


def play_out(state: WhistState, moves: list[Card] | None = None) -> list[int]:
    """Play the tricks that are left and return what each player took; note the moves if asked."""
    players = state.players
    trump = int(state.trump)
    setting = Setting(state.trump, players - 1, 52 - players * state.cards)
    hands = [masks_of(hand) for hand in state.hands]
    live = _live(state)
    bids = state.seat_bids()
    taken = list(state.taken)
    table = utility_table(state.standing)
    needs = [bid - tricks for bid, tricks in zip(bids, taken, strict=True)]
    leans = [lean(table[bid], bid) for bid in bids]
    leader = best_player = state.trick.leader
    led = best_suit = best_rank = -1
    on_table = state.trick.cards
    place = len(on_table)
    for at, card in enumerate(on_table):
        suit, rank = divmod(int(card), 13)
        if at == 0:
            led = suit
        if at == 0 or (suit == best_suit and rank > best_rank) or (suit == trump != best_suit):
            best_suit, best_rank, best_player = suit, rank, (leader + at) % players
    for left in range(state.cards - len(state.tricks), 0, -1):
        while place < players:
            player = (leader + place) % players
            place += 1
            after = players - place
            eager = 0
            for step in range(1, after + 1):
                if needs[(player + step) % players] > 0:
                    eager += 1
            need = needs[player]
            direction = 0
            if not 0 <= need <= left:
                others = sum([max(0, each) for each in needs]) - max(0, need)
                direction = aim(table[bids[player]], bids[player], taken[player], left, others)
            hand = hands[player]
            suit, rank = best_card(
                hand,
                live,
                setting,
                led,
                best_suit,
                best_rank,
                after,
                eager,
                need + leans[player],
                direction,
                left,
            )
            hand[suit] ^= 1 << rank
            live[suit] ^= 1 << rank
            if led < 0:
                led = best_suit = suit
                best_rank, best_player = rank, player
            elif (suit == best_suit and rank > best_rank) or (suit == trump != best_suit):
                best_suit, best_rank, best_player = suit, rank, player
            if moves is not None:
                moves.append(Card(13 * suit + rank))
        taken[best_player] += 1
        needs[best_player] -= 1
        leader = best_player
        led = -1
        place = 0
    return taken


def _live(state: WhistState) -> list[int]:
    """Return the cards not yet played, those set aside included."""
    live = [WHOLE_SUIT] * 4
    for trick in (*state.tricks, state.trick):
        for card in trick.cards:
            live[card // 13] ^= 1 << card % 13
    return live
