"""How often a hand is won and how often it is lost with one choice and with another, in words."""

from collections.abc import Callable, Mapping, Sequence

from game.core.outlook import Outlook, in_100
from game.core.placing import listed
from game.core.whole import Whole
from game.core.words import _
from game.kit.actions import PlayCard
from game.kit.number_cards import number_card_name
from game.rulesets.berzerka.actions import (
    BerzerkaAction,
    Discard,
    Done,
    NamePain,
    NameRanking,
    NameTrump,
)
from game.rulesets.berzerka.contracts import Objective
from game.rulesets.berzerka.words import action_words

TOLD = 0.02
"""A share must differ by so much to be told: less is the same in a hundred hands."""
PLAYED, CHANGED, KEPT, NAMED = "played", "changed", "kept", "named"
"""The lesser choice: another card is played, another changed, or none any more, or something else
is named."""
Words = Mapping[str, Callable[[], str]]
"""A sentence by what the lesser choice is."""


def placed(aim: Objective, outlook: Outlook) -> str:
    """Return how often the hand is won and how often it is lost, as its figure comes of both: where
    it is won more often, or lost less often, by which the choice may be the safer way. What hardly
    ever happens with either is left out."""
    first, last = outlook.of("first"), outlook.of("last")
    is_more = first.gap > 0 and first.is_real(TOLD)
    if aim.only_first_wins:
        return _shares(_MIDDLE, outlook) if is_more else ""
    is_safer = last.gap < 0 and last.is_real(TOLD)
    if is_safer and first.gap <= -TOLD:
        return _shares(_SAFER, outlook)
    if not is_more and not is_safer:
        return ""
    if is_more and max(last.best, last.other) < TOLD:
        return _shares(_FIRST, outlook)
    if is_safer and max(first.best, first.other) < TOLD:
        return _shares(_LAST, outlook)
    return _shares(_PLACES, outlook)


def _shares(words: Words, outlook: Outlook) -> str:
    """Return how many hands in a hundred are won and how many lost, with the best choice and with
    the other."""
    kind, other = named(outlook)
    first, last = outlook.of("first"), outlook.of("last")
    return words[kind]().format(
        n=in_100(first.best),
        other=other,
        m=in_100(first.other),
        last=in_100(last.best),
        other_last=in_100(last.other),
    )


def named(outlook: Outlook) -> tuple[str, str]:
    """Return of what kind the lesser choice is, and what it is about."""
    match outlook.other:
        case PlayCard(card):
            return PLAYED, number_card_name(card)
        case Discard(card) if card is not None:
            return CHANGED, number_card_name(card)
        case NameRanking():
            return NAMED, _("the other ranking")
        case NameTrump() | NamePain():
            return NAMED, action_words(outlook.other)
        case Whole(steps) if len(steps) > 1:
            return NAMED, _changed(steps) if isinstance(outlook.best, Done) else _("your change")
    return KEPT, ""


def _changed(steps: Sequence[BerzerkaAction]) -> str:
    found = [each.card for each in steps if isinstance(each, Discard)]
    cards = [number_card_name(card) for card in found if card is not None]
    return _("the {cards} put away").format(cards=listed(cards))


_PLACES: Words = {
    PLAYED: lambda: _(
        "You come first in {n} of 100 hands and last in {last}; with the {other} in {m} and "
        "{other_last}."
    ),
    CHANGED: lambda: _(
        "You come first in {n} of 100 hands and last in {last}; in {m} and {other_last} if the "
        "{other} is changed instead."
    ),
    KEPT: lambda: _(
        "You come first in {n} of 100 hands and last in {last}; without this change in {m} and "
        "{other_last}."
    ),
    NAMED: lambda: _(
        "You come first in {n} of 100 hands and last in {last}; with {other} in {m} and "
        "{other_last}."
    ),
}
_SAFER: Words = {
    PLAYED: lambda: _(
        "The safer way: you come first in {n} of 100 hands and last in {last}; with the "
        "{other} first in {m}, but last in {other_last}."
    ),
    CHANGED: lambda: _(
        "The safer way: you come first in {n} of 100 hands and last in {last}; first in "
        "{m}, but last in {other_last} if the {other} is changed instead."
    ),
    KEPT: lambda: _(
        "The safer way: you come first in {n} of 100 hands and last in {last}; first in "
        "{m}, but last in {other_last} without this change."
    ),
    NAMED: lambda: _(
        "The safer way: you come first in {n} of 100 hands and last in {last}; with {other} "
        "first in {m}, but last in {other_last}."
    ),
}
_MIDDLE: Words = {
    PLAYED: lambda: _("The middle is yours in {n} of 100 hands, in {m} with the {other}."),
    CHANGED: lambda: _(
        "The middle is yours in {n} of 100 hands, in {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("The middle is yours in {n} of 100 hands, in {m} without this change."),
    NAMED: lambda: _("The middle is yours in {n} of 100 hands, in {m} with {other}."),
}
_FIRST: Words = {
    PLAYED: lambda: _("You come first in {n} of 100 hands, in {m} with the {other}."),
    CHANGED: lambda: _(
        "You come first in {n} of 100 hands, in {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("You come first in {n} of 100 hands, in {m} without this change."),
    NAMED: lambda: _("You come first in {n} of 100 hands, in {m} with {other}."),
}
_LAST: Words = {
    PLAYED: lambda: _("You come last in {last} of 100 hands, in {other_last} with the {other}."),
    CHANGED: lambda: _(
        "You come last in {last} of 100 hands, in {other_last} if the {other} is changed instead."
    ),
    KEPT: lambda: _("You come last in {last} of 100 hands, in {other_last} without this change."),
    NAMED: lambda: _("You come last in {last} of 100 hands, in {other_last} with {other}."),
}
