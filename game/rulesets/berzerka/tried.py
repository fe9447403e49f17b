"""What trials have shown of a choice beside a lesser one, in words."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from game.core.outlook import Figure, Outlook, in_100
from game.core.reason import most_telling
from game.core.whole import Whole
from game.core.words import _, decimal
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.number_cards import NUMBER_DECK, number_card_name
from game.kit.tried import share_words, standing_out, wins_words
from game.rulesets.berzerka.actions import (
    Bid,
    Discard,
    Done,
    NamePain,
    NameRanking,
    NameTrump,
    Pass,
    Pick,
)
from game.rulesets.berzerka.called import LITTLE, called, level_call, unsure_call
from game.rulesets.berzerka.contracts import (
    FEWEST,
    HALF,
    LATE,
    MOST,
    NEAR_FIVE,
    PAINS,
    Objective,
)
from game.rulesets.berzerka.keeping import is_moot
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.reasons import reasons
from game.rulesets.berzerka.words import action_words

NEVER = 0.005
"""A place that is reached less often is out of reach."""
LEAST = 0.1
"""Averages must differ by so much to be told."""
TOLD = 0.02
"""A share must differ by so much to be told: less is the same in a hundred hands."""
KNOWN = 0.03
"""A share whose error is larger is not told to be as large as another."""
PLAYED, CHANGED, KEPT, NAMED = "played", "changed", "kept", "named"
"""The lesser choice: another card is played, another changed, or none any more, or something else
is named."""
Words = Mapping[str, Callable[[], str]]
"""A sentence by what the lesser choice is."""


def tried(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what place the best choice leads to and what the other, and which card of the hand
    makes the difference; "" where nothing is to be told."""
    if isinstance(outlook.best, Bid | Pass | Pick):
        return called(view, outlook)
    declared = view.table.declaration
    if not declared.box.value:
        return ""
    aim = declared.rules.objective
    shares = _placed(aim, outlook)
    told = [shares]
    if not shares and not outlook.of("first").is_real(TOLD):
        counted = _counted(view, aim, outlook)
        told = [_nearly_settled(aim, outlook) if counted else "", counted]
    if isinstance(outlook.best, PlayCard):
        cards = list(_made_by(view, outlook, is_first=not shares))
        if any(told) and not cards and _is_only_tried(view, outlook):
            cards = [_("Only playing it out tells the two apart.")]
        told += cards
    return " ".join(filter(None, told))


def _is_only_tried(view: BerzerkaView, outlook: Outlook) -> bool:
    """Tell whether nothing in words says why this card and not the other."""
    own = [
        each
        for each in reasons(view, outlook.best)
        if not each.short and not is_moot(each, outlook)
    ]
    return not most_telling(own, [(outlook.other, reasons(view, outlook.other))]).words


def _placed(aim: Objective, outlook: Outlook) -> str:
    """Return how often the hand is won and how often it is lost, as its figure comes of both: where
    it is won more often, or lost less often, by which the choice may be the safer way."""
    first, last = outlook.of("first"), outlook.of("last")
    if aim.only_first_wins:
        return _shares(_MIDDLE, outlook) if first.gap > 0 and first.is_real(TOLD) else ""
    is_more, is_less = first.gap > 0 and first.is_real(TOLD), first.gap < 0 and first.is_real(TOLD)
    is_safer = last.gap < 0 and last.is_real(TOLD)
    if is_less and is_safer:
        return _shares(_SAFER, outlook)
    return _shares(_PLACES, outlook) if is_more or (is_safer and not is_less) else ""


def _nearly_settled(aim: Objective, outlook: Outlook) -> str:
    """Return that the hand is as good as lost, or won, with either choice: then no more hangs on it
    than what is won besides; "" where it is open."""
    first, last = outlook.of("first"), outlook.of("last")
    if not aim.only_first_wins and min(last.best, last.other) >= 1 - TOLD:
        return _("Played out, you come last in nearly every hand.")
    if not aim.only_first_wins and min(first.best, first.other) >= 1 - TOLD:
        return _("Played out, you come first in nearly every hand.")
    return ""


def _shares(words: Words, outlook: Outlook) -> str:
    """Return how many hands in a hundred are won and how many lost, with the best choice and with
    the other."""
    kind, other = _named(outlook)
    first, last = outlook.of("first"), outlook.of("last")
    return words[kind]().format(
        n=in_100(first.best),
        other=other,
        m=in_100(first.other),
        last=in_100(last.best),
        other_last=in_100(last.other),
    )


def _named(outlook: Outlook) -> tuple[str, str]:
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
            is_hint = isinstance(outlook.best, Done)
            return NAMED, _("the change that looks best") if is_hint else _("your change")
    return KEPT, ""


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


def unsure(_view: BerzerkaView, outlook: Outlook) -> str:
    """Return how it comes that a bid is not told apart from another, "" where nobody knows."""
    return unsure_call(outlook)


def level(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what both calls come to, or that the hand is won as often with the other choice, ""
    where it is not, never is, or too few hands were looked at to tell."""
    if isinstance(outlook.best, Bid | Pass | Pick):
        return level_call(outlook)
    first = outlook.of("first")
    worth = outlook.of("worth" if isinstance(outlook.best, PlayCard) else "points")
    if not view.table.declaration.box.value or worth.is_real(LITTLE):
        return ""
    if first.is_real(TOLD) or first.error > KNOWN or max(first.best, first.other) < NEVER:
        return ""
    kind, other = _named(outlook)
    is_middle = view.table.declaration.rules.objective.only_first_wins
    words = (_LEVEL_MIDDLE if is_middle else _LEVEL)[kind]()
    return words.format(other=other, n=in_100((first.best + first.other) / 2))


_LEVEL: Words = {
    PLAYED: lambda: _("With the {other} you come first as often: in about {n} of 100 hands."),
    CHANGED: lambda: _(
        "If the {other} is changed instead, you come first as often: in about {n} of 100 hands."
    ),
    KEPT: lambda: _("Without this change you come first as often: in about {n} of 100 hands."),
    NAMED: lambda: _("With {other} you come first as often: in about {n} of 100 hands."),
}
_LEVEL_MIDDLE: Words = {
    PLAYED: lambda: _("With the {other} the middle is yours as often: in about {n} of 100 hands."),
    CHANGED: lambda: _(
        "If the {other} is changed instead, the middle is yours as often: in about {n} of 100 "
        "hands."
    ),
    KEPT: lambda: _("Without this change the middle is yours as often: in about {n} of 100 hands."),
    NAMED: lambda: _("With {other} the middle is yours as often: in about {n} of 100 hands."),
}


def _counted(view: BerzerkaView, aim: Objective, outlook: Outlook) -> str:
    """Return how much of what the contract counts is won, on average, where that is better with
    the best choice."""
    name, sign, words = _COUNTS.get(aim.id, ("", 0, _TRICKS))
    figure = outlook.of(name)
    if sign * figure.gap <= 0 or not figure.is_real(LEAST):
        return ""
    kind, other = _named(outlook)
    taken = figure if aim is NEAR_FIVE else _before_overbid(view, aim, figure)
    return words[kind]().format(n=decimal(taken.best), other=other, m=decimal(taken.other))


def _before_overbid(view: BerzerkaView, aim: Objective, figure: Figure) -> Figure:
    """Return what is won of what counts, by what is ranked of it."""
    declared = view.table.declaration
    overbid = aim.overbid_sign * declared.overbid * (declared.declarer == view.table.player)
    return replace(figure, best=figure.best - overbid, other=figure.other - overbid)


_TRICKS: Words = {
    PLAYED: lambda: _("In all you win {n} tricks on average, {m} with the {other}."),
    CHANGED: lambda: _(
        "In all you win {n} tricks on average, {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("In all you win {n} tricks on average, {m} without this change."),
    NAMED: lambda: _("In all you win {n} tricks on average, {m} with {other}."),
}
_LATE_TRICKS: Words = {
    PLAYED: lambda: _("You win {n} of the last six tricks on average, {m} with the {other}."),
    CHANGED: lambda: _(
        "You win {n} of the last six tricks on average, {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("You win {n} of the last six tricks on average, {m} without this change."),
    NAMED: lambda: _("You win {n} of the last six tricks on average, {m} with {other}."),
}
_OFF_FIVE: Words = {
    PLAYED: lambda: _("You miss five by {n} on average, by {m} with the {other}."),
    CHANGED: lambda: _(
        "You miss five by {n} on average, by {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("You miss five by {n} on average, by {m} without this change."),
    NAMED: lambda: _("You miss five by {n} on average, by {m} with {other}."),
}
_PAIN_CARDS: Words = {
    PLAYED: lambda: _("In all you win {n} pain cards on average, {m} with the {other}."),
    CHANGED: lambda: _(
        "In all you win {n} pain cards on average, {m} if the {other} is changed instead."
    ),
    KEPT: lambda: _("In all you win {n} pain cards on average, {m} without this change."),
    NAMED: lambda: _("In all you win {n} pain cards on average, {m} with {other}."),
}
_COUNTS: Mapping[str, tuple[str, int, Words]] = {
    MOST.id: ("count", 1, _TRICKS),
    LATE.id: ("count", 1, _LATE_TRICKS),
    FEWEST.id: ("count", -1, _TRICKS),
    NEAR_FIVE.id: ("off", -1, _OFF_FIVE),
    PAINS.id: ("count", -1, _PAIN_CARDS),
}
"""By objective: what is told of it, whether more or less is better, and how."""


def _made_by(view: BerzerkaView, outlook: Outlook, *, is_first: bool) -> Iterator[str]:
    """Yield which card of the hand wins oftener, or less often, where fewer tricks are better;
    `is_first` where no shares have been told before."""
    table, aim = view.table, view.table.declaration.rules.objective
    tricks = outlook.of("tricks")
    if aim is LATE and len(table.tricks) < HALF:
        count = outlook.of("count")
        if count.gap > 0 and count.is_real() and (found := standing_out(outlook, 1, NUMBER_DECK)):
            yield _late_words(outlook, *found, is_first=is_first)
    elif aim is PAINS:
        if found := standing_out(outlook, -1, NUMBER_DECK):
            yield _pain_words(outlook, *found, is_first=is_first)
    elif tricks.is_real() and _is_better(aim, tricks):
        sign = 1 if tricks.gap > 0 else -1
        if sign < 0 and aim is not FEWEST:
            return  # that one of his cards wins less often is no comfort where some are to win
        if found := standing_out(outlook, sign, NUMBER_DECK):
            yield wins_words(outlook, *found, number_card_name, is_first=is_first)


def _is_better(aim: Objective, tricks: Figure) -> bool:
    """Tell whether more tricks, if there are more with the best card, or fewer are what is wanted;
    where a number of them is, it may be either."""
    return not ((aim in (MOST, LATE) and tricks.gap < 0) or (aim is FEWEST and tricks.gap > 0))


def _late_words(outlook: Outlook, card: Card, figure: Figure, *, is_first: bool) -> str:
    """Return how often a card wins one of the last six tricks with the best choice and with the
    other."""
    if outlook.other == PlayCard(card):
        words = _("Kept, the {card} wins one of the last six tricks in {n}.")
    else:
        words = _(
            "Your {card} then wins one of the last six tricks in {n}, after the {other} in {m}."
        )
    return share_words(words, outlook, card, figure, number_card_name, is_first=is_first)


def _pain_words(outlook: Outlook, card: Card, figure: Figure, *, is_first: bool) -> str:
    """Return how often a card wins pain cards with the best choice and with the other."""
    if outlook.best == PlayCard(card):
        words = _("Played now, the {card} wins pain cards in {n}; kept, in {m}.")
    elif outlook.other == PlayCard(card):
        words = _("Kept, the {card} wins pain cards in {n}; played now, in {m}.")
    else:
        words = _("Your {card} then wins pain cards in {n}, after the {other} in {m}.")
    return share_words(words, outlook, card, figure, number_card_name, is_first=is_first)
