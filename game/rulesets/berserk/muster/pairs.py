"""What a player holds while he raises his army: a pair of rows of cards, one for each player."""

from game.core.protocols import Player
from game.rulesets.berserk.position import Pair


def with_cards(pair: Pair, player: Player, cards: tuple[int, ...]) -> Pair:
    """Return the pair with other cards for this player."""
    return (cards, pair[1]) if player == 0 else (pair[0], cards)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards less one of this number."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
