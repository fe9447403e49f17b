"""What trials have shown of a card played or changed beside a lesser choice, in words."""

from collections.abc import Callable, Iterator, Mapping

from game.core.outlook import Figure, Outlook, in_100
from game.core.words import _, decimal
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.number_cards import NUMBER_DECK, number_card_name
from game.kit.tried import standing_out, wins_words
from game.rulesets.berzerka.actions import Discard
from game.rulesets.berzerka.contracts import (
    FEWEST,
    HALF,
    LATE,
    MOST,
    NEAR_FIVE,
    PAINS,
    Objective,
)
from game.rulesets.berzerka.position import BerzerkaView

NEVER = 0.005
"""A place that is reached less often is out of reach."""
LEAST = 0.1
"""Averages must differ by so much to be told."""
TOLD = 0.02
"""A share must differ by so much to be told: less is the same in a hundred hands."""
PLAYED, CHANGED, KEPT = "played", "changed", "kept"
"""The lesser choice: another card is played, another changed, or none any more."""


def tried(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what place the best choice leads to and what the other, and which card of the hand
    makes the difference; "" where nothing is to be told."""
    declared = view.table.declaration
    if not declared.box.value:
        return ""
    told = [_result(declared.rules.objective, outlook)]
    if isinstance(outlook.best, PlayCard):
        told += _made_by(view, outlook)
    return " ".join(filter(None, told))


def _result(aim: Objective, outlook: Outlook) -> str:
    """Return how often the hand is won; where that is the same, how often it is lost, or what is
    counted of it."""
    first, last = outlook.of("first"), outlook.of("last")
    if first.gap > 0 and first.is_real(TOLD):
        return _share(_MIDDLE if aim.only_first_wins else _FIRST, outlook, first)
    if last.gap < 0 and last.is_real(TOLD) and not aim.only_first_wins:
        return _share(_LAST, outlook, last)
    return _counted(aim, outlook) or _level(aim, outlook)


def _share(words: Mapping[str, Callable[[], str]], outlook: Outlook, figure: Figure) -> str:
    """Return of how many hands in a hundred something is so, with the best choice and the other."""
    kind, other = _named(outlook)
    return words[kind]().format(n=in_100(figure.best), other=other, m=in_100(figure.other))


def _named(outlook: Outlook) -> tuple[str, str]:
    """Return of what kind the lesser choice is, and the card it is about."""
    match outlook.other:
        case PlayCard(card):
            return PLAYED, number_card_name(card)
        case Discard(card) if card is not None:
            return CHANGED, number_card_name(card)
    return KEPT, ""


_FIRST: Mapping[str, Callable[[], str]] = {
    PLAYED: lambda: _("You come first in {n} of 100 hands, with the {other} in {m}."),
    CHANGED: lambda: _(
        "You come first in {n} of 100 hands, in {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("You come first in {n} of 100 hands, in {m} if you keep it and all the rest."),
}
_LAST: Mapping[str, Callable[[], str]] = {
    PLAYED: lambda: _("You come last in {n} of 100 hands, with the {other} in {m}."),
    CHANGED: lambda: _(
        "You come last in {n} of 100 hands, in {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("You come last in {n} of 100 hands, in {m} if you keep it and all the rest."),
}
_MIDDLE: Mapping[str, Callable[[], str]] = {
    PLAYED: lambda: _("The middle is yours in {n} of 100 hands, with the {other} in {m}."),
    CHANGED: lambda: _(
        "The middle is yours in {n} of 100 hands, in {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _(
        "The middle is yours in {n} of 100 hands, in {m} if you keep it and all the rest."
    ),
}


def _level(aim: Objective, outlook: Outlook) -> str:
    """Return that the hand is won as often with the other card, "" where it is not or never is; of
    a card changed it is not told, as too few hands are looked at."""
    first = outlook.of("first")
    kind, other = _named(outlook)
    if kind != PLAYED or first.is_real(TOLD) or max(first.best, first.other) < NEVER:
        return ""
    words = (
        _("With the {other} the middle is yours as often: in about {n} of 100 hands.")
        if aim.only_first_wins
        else _("With the {other} you come first as often: in about {n} of 100 hands.")
    )
    return words.format(other=other, n=in_100((first.best + first.other) / 2))


def _counted(aim: Objective, outlook: Outlook) -> str:
    """Return what the contract counts, on average, where it is better with the best card."""
    name, sign, words = _COUNTS.get(aim.id, ("", 0, None))
    figure = outlook.of(name)
    if words is None or sign * figure.gap <= 0 or not figure.is_real(LEAST):
        return ""
    _kind, other = _named(outlook)
    return words().format(n=decimal(figure.best), other=other, m=decimal(figure.other))


_COUNTS: Mapping[str, tuple[str, int, Callable[[], str]]] = {
    MOST.id: ("count", 1, lambda: _("You end with {n} tricks on average, with the {other} {m}.")),
    LATE.id: ("count", 1, lambda: _("You end with {n} tricks on average, with the {other} {m}.")),
    FEWEST.id: (
        "count",
        -1,
        lambda: _("You end with {n} tricks on average, with the {other} {m}."),
    ),
    NEAR_FIVE.id: (
        "off",
        -1,
        lambda: _("You miss five by {n} on average, with the {other} by {m}."),
    ),
    PAINS.id: (
        "count",
        -1,
        lambda: _("You end with {n} pain cards on average, with the {other} {m}."),
    ),
}
"""By objective: what is told of it, whether more or less is better, and how."""


def _made_by(view: BerzerkaView, outlook: Outlook) -> Iterator[str]:
    """Yield which card of the hand wins oftener, or less often, where fewer tricks are better."""
    table, aim = view.table, view.table.declaration.rules.objective
    tricks = outlook.of("tricks")
    if aim is LATE and len(table.tricks) < HALF:
        return
    if aim is PAINS:
        if found := standing_out(outlook, -1, NUMBER_DECK):
            yield _pain_words(outlook, *found)
    elif tricks.is_real() and _is_better(aim, tricks):
        sign = 1 if tricks.gap > 0 else -1
        if found := standing_out(outlook, sign, NUMBER_DECK):
            yield wins_words(outlook, *found, number_card_name)


def _is_better(aim: Objective, tricks: Figure) -> bool:
    """Tell whether more tricks, if there are more with the best card, or fewer are what is wanted;
    where a number of them is, it may be either."""
    return not ((aim in (MOST, LATE) and tricks.gap < 0) or (aim is FEWEST and tricks.gap > 0))


def _pain_words(outlook: Outlook, card: Card, figure: Figure) -> str:
    """Return how often a card wins pain cards with the best choice and with the other."""
    if outlook.best == PlayCard(card):
        words = _("Played now, the {card} wins pain cards in {n}; kept, in {m}.")
    elif outlook.other == PlayCard(card):
        words = _("Kept, the {card} wins pain cards in {n}; played now, in {m}.")
    else:
        words = _("Your {card} then wins pain cards in {n}, after the {other} in {m}.")
    return words.format(
        card=number_card_name(card),
        other=number_card_name(outlook.other.card),
        n=in_100(figure.best),
        m=in_100(figure.other),
    )
