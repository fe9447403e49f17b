"""Which card a plain player plays: the same sense at the table and in a playout."""

from collections.abc import Mapping, Sequence

from game.core.protocols import Player
from game.kit.cards import Card
from game.kit.masks import WHOLE_SUIT, suits_of
from game.kit.packs import HIGH
from game.rulesets.whist.bid_choice import utility_table
from game.rulesets.whist.sense import Setting, aim, best_card, lean
from game.rulesets.whist.table import WhistTable


class PlainPlay:
    """Plays the cards of the hands it is given, each player by what he himself can know.

    `hands` are those of all in a playout, of one player at the table. It proposes cards and never
    decides what is legal; `moves` are noted, where asked for.
    """

    def __init__(
        self,
        table: WhistTable,
        hands: Mapping[Player, list[int]],
        moves: list[Card] | None = None,
    ) -> None:
        self._hands = hands
        self._moves = moves
        self._players = table.players
        self._cards = table.cards
        self._setting = Setting(table.trump, table.players - 1, 52 - table.players * table.cards)
        self._live = live_suits(table)
        self._bids = table.seat_bids()
        self.taken = list(table.taken)
        self._needs = [bid - tricks for bid, tricks in zip(self._bids, self.taken, strict=True)]
        utilities = utility_table(table.standing)
        self._worths = [utilities[bid] for bid in self._bids]
        self._leans = [lean(utilities[bid], bid) for bid in self._bids]

    def choose(self, player: Player, cards: Sequence[int], best: int, number: int) -> int:
        """Return the card that serves the player's bid best."""
        after = self._players - 1 - len(cards)
        needs = self._needs
        eager = 0
        other = player
        for _ in range(after):
            other = other + 1 if other + 1 < self._players else 0
            if needs[other] > 0:
                eager += 1
        need, left = needs[player], self._cards - number
        direction = 0
        if not 0 <= need <= left:
            others = sum([max(0, each) for each in needs]) - max(0, need)
            bid, taken = self._bids[player], self.taken[player]
            direction = aim(self._worths[player], bid, taken, left, others)
        led = best_suit = best_rank = -1
        if cards:
            led = cards[0] // 13
            best_suit, best_rank = divmod(best, 13)
        hand, live = self._hands[player], self._live
        suit, rank = best_card(
            hand,
            live,
            self._setting,
            led,
            best_suit,
            best_rank,
            after,
            eager,
            need + self._leans[player],
            direction,
            left,
        )
        hand[suit] ^= 1 << rank
        live[suit] ^= 1 << rank
        card = 13 * suit + rank
        if self._moves is not None:
            self._moves.append(Card(card))
        return card

    def take(self, player: Player, cards: Sequence[int], number: int) -> None:
        """Count a trick."""
        self.taken[player] += 1
        self._needs[player] -= 1


def live_suits(table: WhistTable) -> list[int]:
    """Return the cards not yet played, those set aside included, by suit."""
    live = [WHOLE_SUIT] * 4
    for trick in (*table.tricks, table.trick):
        for card in trick.cards:
            live[card // 13] ^= 1 << card % 13
    return live


def choose_card(table: WhistTable, hand: Sequence[Card]) -> Card:
    """Return the card that the player to act plays from this hand by plain sense."""
    plain = PlainPlay(table, {table.player: suits_of(hand)})
    trick = table.trick.cards
    best = int(trick[HIGH.best_place(trick, table.trump)]) if trick else -1
    return Card(plain.choose(table.player, trick, best, len(table.tricks)))
