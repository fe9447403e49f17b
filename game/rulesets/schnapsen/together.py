"""Why two cards are put away together: what holds of both, or of each when the other is gone."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.core.reason import Reason, most_telling
from game.core.words import _
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.german import german_card_name
from game.rulesets.schnapsen.actions import PutAway
from game.rulesets.schnapsen.bettler import both_of_suit
from game.rulesets.schnapsen.contracts import ALL_TRICKS, Aim
from game.rulesets.schnapsen.holding import beatable, still_out
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.staying import staying
from game.rulesets.schnapsen.talon import put_card_away

Told = Callable[[SchnapsenView, Card], Sequence[Reason]]
"""(view, a card) -> what speaks for putting it away."""
OF_BOTH = "two together"
"""The kind of a reason that holds of two cards of a suit which both go."""
BESIDE, MARRIAGE = "beside a loser", "keeps a marriage"
"""The kind that holds of any card beside the one that must go, and that of a whole hand."""


def why_together(view: SchnapsenView, away: Sequence[Choice], why: Told) -> str:
    """Return what speaks for putting these two cards away, `why` telling it of one of them, ""
    where nothing does; in a Bettler, what stays in danger as well."""
    told = _why(view, away, why)
    if view.table.row.aim is not Aim.NO_TRICK:
        return told
    return f"{told} {staying(view, [each.card for each in away])}".strip()


def _why(view: SchnapsenView, away: Sequence[Choice], why: Told) -> str:
    """Return what speaks for two cards, "" for nothing."""
    if told := _of_both(view, away, why):
        return told
    (first, one), (second, other) = _of_each(view, [each.card for each in away], why)
    if one and one == other:
        return _("Either card: {words}").format(words=one)
    named = ((first, one), (second, other))
    return " ".join(f"{german_card_name(card)}: {words}" for card, words in named if words)


def _of_both(view: SchnapsenView, away: Sequence[Choice], why: Told) -> str:
    """Return what holds of two cards together, "" for nothing."""
    aim, cards = view.table.row.aim, [each.card for each in away]
    if aim in ALL_TRICKS and {*beatable(view.hand, still_out(view))} == {*cards}:
        return _("Led from the top, only these two can be beaten in their suits.")
    if away[0].suit != away[1].suit:
        return ""
    first, second = ({each.kind: each.words for each in why(view, card)} for card in cards)
    if OF_BOTH in first and OF_BOTH in second:
        return first[OF_BOTH]
    return both_of_suit(away[0], cards) if aim is Aim.NO_TRICK else ""


def _of_each(view: SchnapsenView, away: Sequence[Card], why: Told) -> list[tuple[Card, str]]:
    """Return what speaks for each card when the other is put away before it."""
    first, second = away
    one, other = _of_one(view, first, second, why), _of_one(view, second, first, why)
    return [(first, one.words if one else ""), (second, other.words if other else "")]


def _of_one(view: SchnapsenView, card: Card, other: Card, why: Told) -> Reason | None:
    """Return what speaks for a card when the other is put away before it: at best what tells it
    from all that are kept."""
    if [*beatable(view.hand, still_out(view))] == [other]:
        beside = (each for each in why(view, card) if each.kind == BESIDE)
        if found := next(beside, None):
            return found
    then = replace(view, table=put_card_away(view.table, PutAway(other), None))
    own = why(then, card)
    kept = [(each, why(then, each)) for each in then.hand if each != card]
    words = most_telling(own, kept).words
    told = next((each for each in own if each.words == words), None)
    by_itself = sorted(own, key=lambda each: each.kind == MARRIAGE)
    return told or next(iter(by_itself), None)
