"""Which card a plain player plays: the same sense at the table and in a playout."""

from collections.abc import Mapping, Sequence

from game.core.protocols import Player
from game.kit.cards import Card, suits_of
from game.kit.packs import HIGH
from game.rulesets.whist.table import WhistTable
from tests.kernels.before.tricks import Choose, live_suits
from tests.kernels.before.whist.bid_choice import utility_table
from tests.kernels.before.whist.sense import Setting, aim, best_card, lean


def plain_play(table: WhistTable, hands: Mapping[Player, list[int]]) -> tuple[Choose, list[int]]:
    """Return how plain players choose cards from here on, and the tricks they have taken.

    `hands` are those of all in a playout, of one player at the table; each is played by what its
    player himself can know. The caller counts the tricks. Cards are proposed, and it is never
    decided here what is legal.
    """
    players, dealt = table.players, table.cards
    setting = Setting(table.trump, players - 1, 52 - players * dealt)
    live = live_suits((*table.tricks, table.trick))
    bids, taken = table.seat_bids(), list(table.taken)
    utilities = utility_table(table.standing)
    leans = [lean(utilities[bid], bid) for bid in bids]

    def best(player: Player, cards: Sequence[int], standing: int, number: int) -> int:
        after = players - 1 - len(cards)
        eager, other = 0, player
        for _ in range(after):
            other = other + 1 if other + 1 < players else 0
            if bids[other] > taken[other]:
                eager += 1
        bid, left = bids[player], dealt - number
        need = bid - taken[player]
        direction = 0
        if not 0 <= need <= left:
            needs = [each - got for each, got in zip(bids, taken, strict=True)]
            others = sum([max(0, each) for each in needs]) - max(0, need)
            direction = aim(utilities[bid], bid, taken[player], left, others)
        led = best_suit = best_rank = -1
        if cards:
            led, best_suit, best_rank = cards[0] // 13, standing // 13, standing % 13
        suit, rank = best_card(
            hands[player],
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
            all_needed=not cards and bid - taken[player] == left,
        )
        return 13 * suit + rank

    def choose(player: Player, cards: Sequence[int], standing: int, number: int) -> int:
        hand = hands[player]
        if cards and (held := hand[cards[0] // 13]) and not held & held - 1:
            card = cards[0] // 13 * 13 + held.bit_length() - 1  # the only one that follows
        else:
            card = best(player, cards, standing, number)
        suit, bit = card // 13, 1 << card % 13
        hand[suit] ^= bit
        live[suit] ^= bit
        return card

    return choose, taken


def choose_card(table: WhistTable, hand: Sequence[Card]) -> Card:
    """Return the card that the player to act plays from this hand by plain sense."""
    choose, _taken = plain_play(table, {table.player: suits_of(hand)})
    trick = table.trick.cards
    best = int(trick[HIGH.best_place(trick, table.trump)]) if trick else -1
    return Card(choose(table.player, trick, best, len(table.tricks)))
