"""Why several cards are changed together, in words."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.core.placing import listed
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.choice import FEW, LOW, Choice
from game.kit.putting_away import only_card
from game.rulesets.berzerka.contracts import NEVER
from game.rulesets.berzerka.drawing import (
    EXTREME,
    STRONG,
    TRUMPS,
    TURNING,
    WEAK,
    kept_beside,
    kept_worse,
    likely_better,
    needed,
    others_better,
)
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.position import BerzerkaTable


def why_changed_together(
    choices: Sequence[Choice], table: BerzerkaTable, gone: Collection[Card]
) -> str:
    """Return what speaks for changing some cards of all that are `gone` then: the suits of which
    none is left, what the cards would do in the hand, and that most that could be drawn are better
    than all of them; nothing that is as true of a card that stays, unless it is said why it does.
    """
    if any(each.is_trump for each in choices):
        return ""
    cards = [each.card for each in choices]
    stay = _as_unwanted(choices, table, gone)
    ducking = _ducking(choices, stay, table, gone)
    better = ""
    if {*kept_worse(choices[0], table, cards, gone)} <= {each.card for each in stay if ducking}:
        better = likely_better(choices[0], table, cards)
    unwanted = _unwanted(choices, table, () if ducking else stay)
    return " ".join(filter(None, (_emptied(choices, table, gone), unwanted, ducking, better)))


def _unwanted(choices: Sequence[Choice], table: BerzerkaTable, stay: Sequence[Choice]) -> str:
    """Return what cards would do in the hand that nobody wants there: all of them or most; ""
    where fewer would more than those that `stay`."""
    row = _UNWANTED[needed(choices[0], table)]
    most = max(map(row.much, stay), default=0)
    so = [much for each in choices if (much := row.much(each)) >= row.least and much > most]
    if 2 * len(so) <= len(choices):
        return ""
    told = row.of_all(len(so)) if len(so) == len(choices) else row.of_some()
    return told.format(n=min(so))


def _as_unwanted(
    choices: Sequence[Choice], table: BerzerkaTable, gone: Collection[Card]
) -> Sequence[Choice]:
    """Return the cards that stay of which as much could be told as of some that are changed."""
    row = _UNWANTED[needed(choices[0], table)]
    least = min((much for each in choices if (much := row.much(each)) >= row.least), default=None)
    if least is None:
        return ()
    stay = (replace(choices[0], card=card) for card in kept_beside(choices[0], table, gone))
    return [each for each in stay if row.much(each) >= least]


def _ducking(
    choices: Sequence[Choice],
    stay: Sequence[Choice],
    table: BerzerkaTable,
    gone: Collection[Card],
) -> str:
    """Return that cards stay as more lower ones of their suits stay beside them than beside any
    that is changed, where no trick is wanted; "" where that does not set them apart."""
    if not stay or not table.declaration.rules.objective.avoids:
        return ""
    beside = max(len(_lower_kept(each, gone)) for each in choices)
    if min(len(_lower_kept(each, gone)) for each in stay) < max(ENOUGH_LOW, beside + 1):
        return ""
    words = many(
        "Your {cards} can stay: with your lower {suits} you can let others win.",
        "Your {cards} can stay: with your lower {suits} you can let others win.",
        len(stay),
    )
    return words.format(
        cards=listed([each.card_name(each.card) for each in stay]),
        suits=listed(list(dict.fromkeys(each.suit for each in stay))),
    )


class Unwanted(NamedTuple):
    """What nobody wants of a card: from how much of it on, how it is counted, and how it is told
    of some cards and of all."""

    least: int
    much: Callable[[Choice], int]
    of_some: Callable[[], str]
    of_all: Callable[[int], str]


def _from_either_end(choice: Choice) -> int:
    return min(choice.higher, choice.lower_than(choice.card))


def _all_weak(count: int) -> str:
    return many(
        "This card would hardly win a trick: {n} stronger ones may be out against it.",
        "These cards would hardly win a trick: against each, {n} or more stronger ones may be out.",
        count,
    )


def _all_strong(count: int) -> str:
    return many(
        "This card can win a trick that you do not want: {n} weaker ones may be out under it.",
        "These cards can win tricks that you do not want: under each, {n} or more weaker ones may "
        "be out.",
        count,
    )


def _all_middle(count: int) -> str:
    return many(
        "This card is strong in neither ranking: {n} or more higher ones of its suit may be out, "
        "and as many lower ones.",
        "These cards are strong in neither ranking: for each, {n} or more higher ones of its suit "
        "may be out, and as many lower ones.",
        count,
    )


def _some_weak() -> str:
    return _(
        "Most of these cards would hardly win a trick: against each, {n} or more stronger ones may "
        "be out."
    )


def _some_strong() -> str:
    return _(
        "Most of these cards can win tricks that you do not want: under each, {n} or more weaker "
        "ones may be out."
    )


def _some_middle() -> str:
    return _(
        "Most of these cards are strong in neither ranking: for each, {n} or more higher ones of "
        "its suit may be out, and as many lower ones."
    )


_LOW = Unwanted(LOW, lambda choice: choice.higher, _some_weak, _all_weak)
_HIGH = Unwanted(LOW, lambda choice: choice.lower_than(choice.card), _some_strong, _all_strong)
_BETWEEN = Unwanted(FEW + 1, _from_either_end, _some_middle, _all_middle)
_UNWANTED: Mapping[str, Unwanted] = {
    STRONG: _LOW,
    TRUMPS: _LOW,
    WEAK: _HIGH,
    EXTREME: _BETWEEN,
    TURNING: _BETWEEN,
}
"""By what is better than a card to be changed."""


def why_kept_together(choices: Sequence[Choice], table: BerzerkaTable) -> str:
    """Return how it comes that the hand is as good with these cards: that high ones need not win
    where lower ones of their suits stay and no trick is wanted, or that of those drawn one at least
    is likely to be as bad; else that it was found by trying."""
    if table.declaration.rules.objective.avoids:
        cards = {each.card for each in choices}
        under = [each for each in choices if len(_lower_kept(each, cards)) >= ENOUGH_LOW]
        if 2 * len(under) >= len(choices):
            words = many(
                "Kept, the high card need not hurt: with your lower {suits} you can let others "
                "win.",
                "Kept, the high cards need not hurt: with your lower {suits} you can let others "
                "win.",
                len(choices),
            )
            return words.format(suits=listed(list(dict.fromkeys(each.suit for each in under))))
    out = len(choices[0].out)
    bad = out - others_better(choices, table)
    if 2 * bad < out <= bad * len(choices) and not any(each.is_trump for each in choices):
        words = many(
            "The other one may be as bad, and what you draw is chance.",
            "The other {n} may be as bad, and what you draw is chance.",
            bad,
        )
        return words.format(n=bad)
    return _("Played out, keeping them all does as well.")


ENOUGH_LOW = 2
"""With so many lower cards of a suit a high one need not be played soon."""


def _lower_kept(choice: Choice, changed: Collection[Card]) -> Sequence[Card]:
    """Return the cards of its suit that are lower than a card and stay in hand."""
    lower = choice.held[: choice.held.index(choice.card)]
    return [card for card in lower if card not in changed]


def _emptied(choices: Sequence[Choice], table: BerzerkaTable, gone: Collection[Card]) -> str:
    """Return of which suits all cards go, and what one can do then, "" where no suit is emptied or
    nothing is gained by it."""
    rules, order, hand = table.declaration.rules, choices[0].order, choices[0].legal
    has_trumps = any(order.suit[card] == choices[0].trump for card in hand)
    wants_few = rules.objective.avoids or goal(table.declaration, table.player) is not None
    can_ruff = has_trumps and not wants_few
    if not (can_ruff or wants_few or rules.turns != NEVER):
        return ""
    if len(choices) == 1:
        return "".join(each.words for each in only_card(choices[0], can_ruff))
    empty = [each.suit for each in choices if {*gone} >= {*each.held} and each.may_come_again]
    if not empty:
        return ""
    words = (
        _("All your {suits} go: unless you draw one, you can trump when they are led.")
        if can_ruff
        else _(
            "All your {suits} go: unless you draw one, you can throw what you like when they are "
            "led."
        )
    )
    return words.format(suits=listed(list(dict.fromkeys(empty))))
