"""Fast play to the end of a deal, for search: each tries for his bid by a simple plan.

A hand is four masks of 13 bits, one a suit, because this runs thousands of times a second. It
proposes moves and never decides what is legal: a test replays its moves on the State.
"""

from game.core.rng import Rng
from game.kit.cards import SUITS, Card
from game.rulesets.whist.actions import Bid
from game.rulesets.whist.bidding import allowed_bids
from game.rulesets.whist.heuristic import choose_bid, utility_table
from game.rulesets.whist.state import WhistState

CARELESS = 0.08
"""How often a player of the playout plays against his plan, so that search sees other lines."""


def playout(state: WhistState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    while len(state.history) < state.players:
        state.apply_action(state.chance_action(rng))
    while state.is_bidding:
        hand = state.hands[state.current_player()]
        allowed = tuple(allowed_bids(state.cards, state.bids, state.players))
        state.apply_action(Bid(choose_bid(hand, allowed, state.standing)))
    taken = play_out(state, rng)
    bids = state.seat_bids()
    table = utility_table(state.standing)
    points = [table[bid][tricks] for bid, tricks in zip(bids, taken, strict=True)]
    average = sum(points) / len(points)
    return tuple([each - average for each in points])


def play_out(state: WhistState, rng: Rng, moves: list[Card] | None = None) -> list[int]:
    """Play the tricks that are left and return what each player took; note the moves if asked."""
    players = state.players
    trump = int(state.trump)
    random = rng.random
    hands = [[0, 0, 0, 0] for _ in range(players)]
    for player, hand in enumerate(state.hands):
        masks = hands[player]
        for card in hand:
            masks[card // 13] |= 1 << (card % 13)
    taken = list(state.taken)
    wants = _appetites(state)
    leader = state.trick.leader
    led = best_suit = best_rank = -1
    best_player = leader
    already = state.trick.cards
    for place, held in enumerate(already):
        suit, rank = divmod(int(held), 13)
        if place == 0:
            led = suit
        if place == 0 or (suit == best_suit and rank > best_rank) or (suit == trump != best_suit):
            best_suit, best_rank, best_player = suit, rank, (leader + place) % players
    place = len(already)
    for _trick in range(state.cards - len(state.tricks)):
        while place < players:
            player = (leader + place) % players
            masks = hands[player]
            want = wants[player][taken[player]]
            if random() < CARELESS:
                want = not want
            if place == 0:
                suit, rank = _lead(masks, want, trump, random())
                led = best_suit = suit
                best_rank, best_player = rank, player
            else:
                mask = masks[led]
                if mask:
                    suit = led
                    can_win = best_suit == led
                elif trump < 4 and masks[trump]:
                    suit = trump
                    mask = masks[trump]
                    can_win = True
                else:
                    suit = -1
                if suit < 0:
                    suit, rank = _throw_off(masks, want)
                else:
                    floor = best_rank if suit == best_suit else -1
                    above = mask >> (floor + 1) if can_win else 0
                    if want:
                        if not above:
                            rank = (mask & -mask).bit_length() - 1
                        elif place == players - 1 or suit != led:
                            rank = (above & -above).bit_length() + floor
                        else:
                            rank = mask.bit_length() - 1
                    else:
                        below = mask if not can_win else mask & ((1 << (floor + 1)) - 1)
                        if below:
                            rank = below.bit_length() - 1
                        elif place == players - 1:
                            rank = mask.bit_length() - 1
                        else:
                            rank = (mask & -mask).bit_length() - 1
                    if can_win and rank > floor:
                        best_suit, best_rank, best_player = suit, rank, player
            masks[suit] ^= 1 << rank
            if moves is not None:
                moves.append(Card(13 * suit + rank))
            place += 1
        taken[best_player] += 1
        leader = best_player
        place = 0
    return taken


def _appetites(state: WhistState) -> list[list[bool]]:
    """For each player and number of tricks taken, whether one more is welcome."""
    table = utility_table(state.standing)
    appetites = []
    for bid in state.seat_bids():
        worth = table[bid]
        appetites.append(
            [
                taken < bid or (taken > bid and worth[taken + 1] > worth[taken])
                for taken in range(state.cards)
            ]
            + [False]
        )
    return appetites


def _lead(masks: list[int], want: bool, trump: int, chance: float) -> tuple[int, int]:
    """Lead high to win, low not to; a trump only now and then."""
    suits = [suit for suit in SUITS if masks[suit]]
    if len(suits) > 1 and trump in suits and chance < 0.7:
        suits.remove(trump)  # type: ignore[arg-type]
    if want:
        suit = max(suits, key=masks.__getitem__)
        return suit, masks[suit].bit_length() - 1
    suit = min(suits, key=lambda s: masks[s] & -masks[s])
    return suit, (masks[suit] & -masks[suit]).bit_length() - 1


def _throw_off(masks: list[int], want: bool) -> tuple[int, int]:
    """Throw off the lowest card when tricks are wanted, the highest when they are not."""
    if want:
        suit = min((s for s in SUITS if masks[s]), key=lambda s: masks[s] & -masks[s])
        return suit, (masks[suit] & -masks[suit]).bit_length() - 1
    suit = max(SUITS, key=masks.__getitem__)
    return suit, masks[suit].bit_length() - 1
