"""How many tricks a hand is worth before anything has been played."""

from functools import lru_cache
from math import exp

from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.kit.tricks import of_suit

PROTECTED = 0.35
"""How much of a loss a card is spared when smaller ones can be given up before it."""
LONG_TRUMP = 0.8
"""The chance of a trump to win when it outlasts the other players' trumps."""


@lru_cache(maxsize=1 << 16)
def win_chances(hand: tuple[Card, ...], players: int, trump: Suit) -> tuple[float, ...]:
    """Return, for each card of a sorted hand, a guess at its chance to win a trick."""
    cards = len(hand)
    unseen = 52 - cards
    density = (players - 1) * cards / unseen
    trumps_out = 0 if trump == NO_TRUMP else 13 - len(of_suit(hand, trump))
    can_ruff = 1 - (1 - trumps_out / unseen) ** cards if unseen else 0.0
    chances = dict.fromkeys(hand, 0.0)
    for suit in SUITS:
        held = of_suit(hand, suit)[::-1]
        outside = 13 - len(held)
        each_other = outside * density / (players - 1)
        for place, card in enumerate(held):
            higher = 12 - card.rank - place
            chance = (1 - density) ** higher
            if len(held) - 1 - place >= higher:
                chance += (1 - chance) * PROTECTED
            if suit == trump:
                if place >= each_other:
                    chance = max(chance, LONG_TRUMP)
            else:
                ruffed = _poisson_at_most(place, each_other) * can_ruff
                chance *= (1 - ruffed) ** (players - 1)
            chances[card] = chance
    return tuple(chances.values())


@lru_cache(maxsize=1 << 16)
def trick_distribution(hand: tuple[Card, ...], players: int, trump: Suit) -> tuple[float, ...]:
    """Return the chance of taking 0, 1, ... tricks, each card winning on its own."""
    spread = [1.0]
    for chance in win_chances(hand, players, trump):
        grown = [each * (1 - chance) for each in spread] + [0.0]
        for tricks, each in enumerate(spread):
            grown[tricks + 1] += each * chance
        spread = grown
    return tuple(spread)


def _poisson_at_most(count: int, mean: float) -> float:
    term = total = exp(-mean)
    for number in range(1, count + 1):
        term *= mean / number
        total += term
    return total
