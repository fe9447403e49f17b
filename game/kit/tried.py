"""Which card of a hand makes the difference between two that could be played, as trials have shown.

A game counts for each card of the hand, by its notation, in how many worlds it wins a trick.
"""

from collections.abc import Callable, Iterable

from game.core.outlook import Figure, Outlook, in_100
from game.core.words import _
from game.kit.actions import PlayCard
from game.kit.cards import Card

CLEAR, CLEARLY = 0.06, 3.0
"""By so much, and so many standard errors, a card must win oftener or less often to be named: the
one that stands out of a whole hand would else be the one of which chance has made most."""


def standing_out(
    outlook: Outlook, sign: int, cards: Iterable[Card] = tuple(map(Card, range(52)))
) -> tuple[Card, Figure] | None:
    """Return the card that wins so much oftener with the best choice (`sign` 1) or less often (-1)
    than with the other, None if no card stands out."""
    figures = [(card, outlook.of(str(card))) for card in cards]
    card, figure = max(figures, key=lambda each: sign * each[1].gap)
    is_clear = sign * figure.gap > 0 and figure.is_real(CLEAR, CLEARLY)
    return (card, figure) if is_clear else None


def wins_words(
    outlook: Outlook, card: Card, figure: Figure, card_name: Callable[[Card], str]
) -> str:
    """Return how often a card wins with the best choice and with the other."""
    if outlook.best == PlayCard(card):
        words = _("Played now, the {card} wins in {n}; kept, in {m}.")
    elif outlook.other == PlayCard(card):
        words = _("Kept, the {card} wins later in {n}; played now, in {m}.")
    else:
        words = _("Your {card} then wins in {n}, after the {other} in {m}.")
    return words.format(
        card=card_name(card),
        other=card_name(outlook.other.card),
        n=in_100(figure.best),
        m=in_100(figure.other),
    )
