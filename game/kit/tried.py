"""Which card of a hand makes the difference between two that could be played, as trials have shown.

A game counts for each card of the hand, by its notation, in how many worlds it wins a trick.
"""

from collections.abc import Callable, Iterable

from game.core.outlook import Figure, Outlook, in_100, of_100
from game.core.reason import Reason
from game.core.words import _, opening
from game.kit.actions import PlayCard
from game.kit.cards import Card

CLEAR, CLEARER, CLEARLY = 0.06, 0.1, 3.0
"""By so much, and so many standard errors, a card must win oftener or less often to be named, and
by more where it is none of the two: the one that stands out of a whole hand would else be the one
of which chance has made most."""
ENOUGH = 0.5
"""Of the two cards themselves one is named that makes so much of the greatest difference."""
MAY_WIN = frozenset({"wins for now", "may win", "may lose"})
"""The kinds of reason by which a card may win the trick."""
NEVER = 0.005
"""A card that wins no oftener, so that it is told as 0 of 100, never does."""

SELDOM = 0.05
"""A card that wins less often is not played to win."""


def is_moot(reason: Reason, outlook: Outlook) -> bool:
    """Tell whether a card is said to win unless somebody beats it, and hardly ever does."""
    return reason.kind in MAY_WIN and outlook.of(str(outlook.best.card)).best < SELDOM


def standing_out(
    outlook: Outlook, sign: int, cards: Iterable[Card] = tuple(map(Card, range(52)))
) -> tuple[Card, Figure] | None:
    """Return the card that wins so much oftener with the best choice (`sign` 1) or less often (-1)
    than with the other that it tells them apart: one of the two, where it does not fall far behind
    a third; None if no card stands out."""
    figures = {card: outlook.of(str(card)) for card in cards}
    most = max(sign * each.gap for each in figures.values())
    pair = [choice.card for choice in (outlook.best, outlook.other)]
    for card in (*pair, *figures):
        share, least = (ENOUGH, CLEAR) if card in pair else (1.0, CLEARER)
        figure = figures[card]
        if sign * figure.gap >= share * most > 0 and figure.is_real(least, CLEARLY):
            return card, figure
    return None


def wins_words(
    outlook: Outlook,
    card: Card,
    figure: Figure,
    card_name: Callable[[Card], str],
    *,
    is_first: bool = False,
) -> str:
    """Return how often a card wins with the best choice and with the other; `is_first` where no
    shares have been told before."""
    words = _words(outlook, card, figure)
    return share_words(words, outlook, card, figure, card_name, is_first=is_first)


def share_words(
    words: str,
    outlook: Outlook,
    card: Card,
    figure: Figure,
    card_name: Callable[[Card], str],
    *,
    is_first: bool,
) -> str:
    """Return words with how often something comes of a card; what the shares are of is told once,
    with the first of them."""
    n, m = figure.best, figure.other
    is_at_n = is_first and "{n}" in words
    told = words.format(
        card=card_name(card),
        other=card_name(outlook.other.card),
        n=of_100(n) if is_at_n else in_100(n),
        m=of_100(m) if is_first and not is_at_n else in_100(m),
    )
    return opening(told)


def _words(outlook: Outlook, card: Card, figure: Figure) -> str:
    if outlook.best == PlayCard(card):
        if figure.best <= NEVER:
            return _("Played now, the {card} never wins; kept, it wins in {m}.")
        if figure.other <= NEVER:
            return _("Played now, the {card} wins in {n}; kept, it never does.")
        return _("Played now, the {card} wins in {n}; kept, in {m}.")
    if outlook.other == PlayCard(card):
        if figure.other <= NEVER:
            return _("Kept, the {card} wins later in {n}; played now, it never does.")
        if figure.best <= NEVER:
            return _("Kept, the {card} never wins; played now, it does in {m}.")
        return _("Kept, the {card} wins later in {n}; played now, in {m}.")
    if figure.best <= NEVER:
        return _("Your {card} then never wins; after the {other} it does in {m}.")
    if figure.other <= NEVER:
        return _("Your {card} then wins in {n}; after the {other} it never does.")
    return _("Your {card} then wins in {n}, after the {other} in {m}.")
