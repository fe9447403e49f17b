"""Why a card is changed for an unseen one, in words.

Several cards go at once. So the words tell what sets a card apart in the hand it is taken from, and
that another is taken for the same is nothing against it.
"""

from collections.abc import Callable, Iterator

from game.core.reason import Reason
from game.core.words import _
from game.kit.cards import Card
from game.kit.choice import FEW, LOW, Choice
from game.kit.putting_away import SPARE, hardly_beaten, only_card, putting_away
from game.rulesets.berzerka.contracts import NEVER
from game.rulesets.berzerka.drawing import likely_better, likely_winners
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.position import BerzerkaTable

PAIR = 2
"""A suit of so many cards can be got rid of."""


def why_changed(choice: Choice, table: BerzerkaTable, wants: bool | None) -> Iterator[Reason]:
    """Yield what speaks for changing a card, the most telling first, where somebody `wants` tricks,
    wants none, or is of two minds (None); in the end what can be said of it in every game, but not
    that a card can be spared which is among the best of its suit."""
    for words in _traits(choice, table):
        yield Reason(words, f"change {choice.card}")
    if not choice.is_trump and (words := likely_better(choice, table)):
        yield Reason(words, f"change {choice.card}")
    if not choice.is_trump:
        told = putting_away(choice, wants)
        yield from (each for each in told if each.kind != SPARE or choice.higher > FEW)


def _traits(choice: Choice, table: BerzerkaTable) -> Iterator[str]:
    rules = table.declaration.rules
    aim = goal(table.declaration, table.player)
    if rules.objective.avoids:
        yield from _short(choice, table, can_ruff=False)
        yield from _dangerous(choice)
    elif aim is not None:
        if not choice.is_trump:
            yield from _between(choice, table, turns=False)
            yield from _short(choice, table, can_ruff=False)
        yield from _one_of_too_many(choice, aim)
    elif choice.is_trump:
        return
    elif rules.turns != NEVER:
        yield from _between(choice, table, turns=True)
        yield from _short(choice, table, can_ruff=_has_trumps(choice))
    else:
        if _has_trumps(choice):
            yield from _short(choice, table, can_ruff=True)
        yield from _weak(choice, table)


def _has_trumps(choice: Choice) -> bool:
    return any(choice.order.suit[card] == choice.trump for card in choice.legal)


def _is_among(choice: Choice, table: BerzerkaTable, much: Callable[[Card], int]) -> bool:
    """Tell whether a card is among the cards, trumps aside, that have most of something: as many of
    the hand as it was before any were put away as may be changed."""
    suit, whole = choice.order.suit, (*choice.legal, *table.put_away(table.player))
    plain = [card for card in whole if suit[card] != choice.trump]
    return sum(much(card) > much(choice.card) for card in plain) < table.most_discards


def _short(choice: Choice, table: BerzerkaTable, can_ruff: bool) -> Iterator[str]:
    """Yield that a card is from a suit that can be got rid of, and what one can do without it."""
    yield from (each.words for each in only_card(choice, can_ruff))
    left = table.most_discards - len(table.put_away(table.player))
    is_weak = all(choice.higher_than(card) > FEW for card in choice.held)
    if len(choice.held) == PAIR <= left and is_weak:
        words = (
            _("One of only two cards of {suit}: without the two you can trump that suit.")
            if can_ruff
            else _("One of only two cards of {suit}: without the two you can throw what you like.")
        )
        yield words.format(suit=choice.suit)


def _weak(choice: Choice, table: BerzerkaTable) -> Iterator[str]:
    """Yield that a card will win no trick where tricks are wanted."""
    if choice.higher > FEW and _is_among(choice, table, choice.higher_than):
        words = _(
            "One of the weakest cards of your hand: {n} stronger cards of {suit} may be out "
            "against it."
        )
    elif choice.higher >= LOW:
        words = _("It will hardly win a trick: {n} stronger cards of {suit} may be out against it.")
    else:
        return
    yield words.format(n=choice.higher, suit=choice.suit)


def _between(choice: Choice, table: BerzerkaTable, turns: bool) -> Iterator[str]:
    """Yield that a card is neither high nor low, where the ranking turns, or where a number of
    tricks is wanted and each should be surely won or surely lost."""

    def nearer_end(card: Card) -> int:
        return min(choice.higher_than(card), choice.lower_than(card))

    below = choice.lower_than(choice.card)
    if nearer_end(choice.card) > FEW and _is_among(choice, table, nearer_end):
        words = (
            _(
                "Strong in neither ranking: of the {suit} that may be out, {low} are lower and "
                "{high} are higher."
            )
            if turns
            else _(
                "Neither a sure winner nor a sure loser: of the {suit} that may be out, {low} are "
                "weaker and {high} are stronger."
            )
        )
        yield words.format(suit=choice.suit, low=below, high=choice.higher)


def _one_of_too_many(choice: Choice, aim: float) -> Iterator[str]:
    """Yield that more cards of the hand may win than the number of tricks that is wanted."""
    likely = likely_winners(choice, choice.legal)
    if choice.card in likely and len(likely) > aim:
        words = (
            _(
                "{n} of your cards are trumps, or have at most one stronger card out against them: "
                "more than the tricks you want."
            )
            if _has_trumps(choice)
            else _(
                "{n} of your cards have at most one stronger card out against them: more than the "
                "tricks you want."
            )
        )
        yield words.format(n=len(likely))


def _dangerous(choice: Choice) -> Iterator[str]:
    """Yield why a card may take a trick that nobody wants."""
    under = choice.held.index(choice.card)
    below = choice.lower_than(choice.card)
    if told := hardly_beaten(choice):
        yield told
    elif below > FEW and under <= 1:
        words = (
            _("{n} cards of {suit} that may be out are weaker, and you hold only one weaker.")
            if under
            else _("{n} cards of {suit} that may be out are weaker, and you hold none weaker.")
        )
        yield words.format(n=below, suit=choice.suit)
    elif below > FEW:
        words = _("Up to {n} cards of {suit} can be played under it, and then you win the trick.")
        yield words.format(n=below, suit=choice.suit)
