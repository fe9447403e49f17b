"""What trials have shown of a choice beside a lesser one, in words."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.core.outlook import Figure, Outlook, in_100
from game.core.reason import most_telling
from game.core.words import _, decimal
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.number_cards import number_card_name
from game.kit.tried import share_words, standing_out, wins_words
from game.rulesets.berzerka.actions import (
    Bid,
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
from game.rulesets.berzerka.placed import CHANGED, KEPT, NAMED, PLAYED, TOLD, Words, named, placed
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.reasons import reasons

NEVER = 0.005
"""A place that is reached less often is out of reach."""
LEAST = 0.1
"""Averages must differ by so much to be told."""
KNOWN = 0.03
"""A share whose error is larger is not told to be as large as another."""


def tried(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what place the best choice leads to and what the other, and which card of the hand
    makes the difference; "" where nothing is to be told."""
    if isinstance(outlook.best, Bid | Pass | Pick):
        return called(view, outlook)
    declared = view.table.declaration
    if not declared.box.value:
        return ""
    aim = declared.rules.objective
    shares = placed(aim, outlook)
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


def _nearly_settled(aim: Objective, outlook: Outlook) -> str:
    """Return that the hand is as good as lost, or won, with either choice: then no more hangs on it
    than what is won besides; "" where it is open."""
    first, last = outlook.of("first"), outlook.of("last")
    if not aim.only_first_wins and min(last.best, last.other) >= 1 - TOLD:
        return _("Played out, you come last in nearly every hand.")
    if not aim.only_first_wins and min(first.best, first.other) >= 1 - TOLD:
        return _("Played out, you come first in nearly every hand.")
    return ""


def unsure(_view: BerzerkaView, outlook: Outlook) -> str:
    """Return how it comes that a bid is not told apart from another, "" where nobody knows."""
    return unsure_call(outlook)


def level(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what both calls come to, or that the hand is won as often with the other choice, ""
    where it is not, never is, or too few hands were looked at to tell."""
    if isinstance(outlook.best, Bid | Pass | Pick):
        return level_call(view, outlook)
    first = outlook.of("first")
    worth = outlook.of("worth" if isinstance(outlook.best, PlayCard) else "points")
    if not view.table.declaration.box.value or worth.is_real(LITTLE):
        return ""
    if first.is_real(TOLD) or first.error > KNOWN or max(first.best, first.other) < NEVER:
        return ""
    kind, other = named(outlook)
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
    kind, other = named(outlook)
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
    """Yield which of the two cards wins oftener, or less often, where fewer tricks are better;
    `is_first` where no shares have been told before. Why a third card of the hand does nobody can
    see."""
    table, aim = view.table, view.table.declaration.rules.objective
    tricks, pair = outlook.of("tricks"), (outlook.best.card, outlook.other.card)
    if aim is LATE and len(table.tricks) < HALF:
        count = outlook.of("count")
        if count.gap > 0 and count.is_real() and (found := standing_out(outlook, 1, pair)):
            yield _late_words(outlook, *found, is_first=is_first)
    elif aim is PAINS:
        if found := standing_out(outlook, -1, pair):
            yield _pain_words(outlook, *found, is_first=is_first)
    elif tricks.is_real() and _is_better(aim, tricks):
        sign = 1 if tricks.gap > 0 else -1
        if sign < 0 and aim is not FEWEST:
            return  # that one of his cards wins less often is no comfort where some are to win
        if found := standing_out(outlook, sign, pair):
            yield wins_words(outlook, *found, number_card_name, is_first=is_first)


def _is_better(aim: Objective, tricks: Figure) -> bool:
    """Tell whether more tricks, if there are more with the best card, or fewer are what is wanted;
    where a number of them is, it may be either."""
    return not ((aim in (MOST, LATE) and tricks.gap < 0) or (aim is FEWEST and tricks.gap > 0))


def _late_words(outlook: Outlook, card: Card, figure: Figure, *, is_first: bool) -> str:
    """Return how often a card that is kept wins one of the last six tricks."""
    words = _("Kept, the {card} wins one of the last six tricks in {n}.")
    return share_words(words, outlook, card, figure, number_card_name, is_first=is_first)


def _pain_words(outlook: Outlook, card: Card, figure: Figure, *, is_first: bool) -> str:
    """Return how often a card wins pain cards with the best choice and with the other."""
    if outlook.best == PlayCard(card):
        words = _("Played now, the {card} wins pain cards in {n}; kept, in {m}.")
    else:
        words = _("Kept, the {card} wins pain cards in {n}; played now, in {m}.")
    return share_words(words, outlook, card, figure, number_card_name, is_first=is_first)
