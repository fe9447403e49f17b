"""The rest of a deal played card by card: one loop for every trick game.

It knows whose turn it is and who takes a trick; which card is played is for its policy to say. It
is what the searches play worlds out with, and the reference for anything faster.
"""

from collections.abc import Callable, Iterable, Sequence

from game.core.protocols import Player
from game.kit.cards import WHOLE_SUIT, Card, Suit
from game.kit.packs import Order
from game.kit.tricks import Trick

Choose = Callable[[Player, Sequence[int], int, int], int]
"""(player, cards in the trick, the one that takes it so far (-1: none), number of the trick) ->
the card that he plays."""
Take = Callable[[Player, Sequence[int], int], bool | None]
"""(player, cards, number of the trick): he has taken it -> True where that decides all."""


def live_suits(tricks: Iterable[Trick]) -> list[int]:
    """Return the cards of the plain pack not played yet, by suit, wherever they lie."""
    live = [WHOLE_SUIT] * 4
    for trick in tricks:
        for card in trick.cards:
            live[card // 13] ^= 1 << card % 13
    return live


def noting(choose: Choose, moves: list[Card]) -> Choose:
    """Return the policy that chooses the same and notes each card that it chooses."""

    def noted(player: Player, cards: Sequence[int], best: int, number: int) -> int:
        card = choose(player, cards, best, number)
        moves.append(Card(card))
        return card

    return noted


def play_tricks(
    choose: Choose,
    take: Take,
    leader: Player,
    cards: Sequence[int],
    players: int,
    tricks: Sequence[tuple[int, Order, Suit]],
) -> None:
    """Play tricks to the end, or until all is decided; the first may have cards on it already.

    `tricks` gives number, order and trump of each.
    """
    lying = list(cards)
    for number, order, trump in tricks:
        suit, height = order.suit, order.height
        if not lying:
            lying.append(choose(leader, lying, -1, number))
        place = order.best_place(lying, trump) if len(lying) > 1 else 0
        best, best_player = lying[place], (leader + place) % players
        player = (leader + len(lying)) % players
        for _ in range(players - len(lying)):
            card = choose(player, lying, best, number)
            lying.append(card)
            if suit[card] == suit[best]:
                if height[card] > height[best]:
                    best, best_player = card, player
            elif suit[card] == trump:
                best, best_player = card, player
            player = player + 1 if player + 1 < players else 0
        if take(best_player, lying, number):
            return
        leader = best_player
        lying = []
