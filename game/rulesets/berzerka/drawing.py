"""What a card drawn unseen is likely to be beside one that is changed for it, in words."""

from collections.abc import Callable, Collection, Sequence

from game.core.points import points_text
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.choice import Choice
from game.rulesets.berzerka.contracts import NEVER, TRICKS
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.position import BerzerkaTable

Measure = Callable[[Card], float]
"""How good a card is for what the hand needs."""


def likely_winners(choice: Choice, hand: Sequence[Card]) -> list[Card]:
    """Return the trumps of a hand, and the cards with at most one higher card out against them."""
    suit = choice.order.suit
    return [card for card in hand if suit[card] == choice.trump or choice.higher_than(card) <= 1]


def likely_better(choice: Choice, table: BerzerkaTable, changed: Sequence[Card] = ()) -> str:
    """Return that most cards not seen are better than one that is changed, or than each of several
    that are, "" if they are not."""
    cards = changed or [choice.card]
    better = _better_than_all(choice, table, cards)
    if 2 * better <= len(choice.out):
        return ""
    words = (_BETTER if len(cards) == 1 else _BETTER_THAN_ALL)[needed(choice, table)]()
    told = words.format(n=better, m=len(choice.out))
    aim, likely = goal(table.declaration, table.player), likely_winners(choice, choice.legal)
    if aim is None or aim % 1 or len(likely) == aim:
        return told
    count = _("None of your cards is likely to win, and you want {aim} tricks.")
    if likely:
        count = many(
            "{n} of your cards is likely to win, and you want {aim} tricks.",
            "{n} of your cards are likely to win, and you want {aim} tricks.",
            len(likely),
        )
    return " ".join((count.format(n=len(likely), aim=points_text(aim)), told))


def others_better(choices: Sequence[Choice], table: BerzerkaTable) -> int:
    """Return how many cards not seen are better than each of several that are changed."""
    return _better_than_all(choices[0], table, [each.card for each in choices])


def _better_than_all(choice: Choice, table: BerzerkaTable, cards: Sequence[Card]) -> int:
    return min(_how_many_better(choice, table, card) for card in cards)


def kept_beside(choice: Choice, table: BerzerkaTable, gone: Collection[Card]) -> list[Card]:
    """Return the cards of a hand that stay where some are gone, and of these no trump where one
    is better than any other card."""
    is_weak, suit = needed(choice, table) == WEAK, choice.order.suit
    return [
        card
        for card in choice.legal
        if card not in gone and (is_weak or suit[card] != choice.trump)
    ]


def kept_worse(
    choice: Choice, table: BerzerkaTable, changed: Collection[Card], gone: Collection[Card]
) -> list[Card]:
    """Return the cards that stay where some are `gone`, and are worse than one of the changed."""
    worth = _worth(choice, table)
    most = max(map(worth, changed))
    return [card for card in kept_beside(choice, table, gone) if worth(card) < most]


def why_kept(choice: Choice, table: BerzerkaTable) -> str:
    """Return that about as many cards are likely to win as are wanted, or that even the least that
    could still be changed is better than most that could be drawn; "" where neither is so."""
    aim, likely = goal(table.declaration, table.player), likely_winners(choice, choice.legal)
    if aim is not None and abs(len(likely) - aim) < 1:
        words = many(
            "{n} of your cards is likely to win, which is about what you want.",
            "{n} of your cards are likely to win, which is about what you want.",
            len(likely),
        )
        return words.format(n=len(likely))
    worth, away = _worth(choice, table), table.put_away(table.player)
    left = [card for card in choice.legal if not away or card > away[-1]]
    if not left:
        return ""
    least = min(left, key=worth)
    better = _how_many_better(choice, table, least)
    if 2 * better >= len(choice.out):
        return ""
    words = many(
        "A change promises little: only {n} of the {m} cards not seen is better than your {card}.",
        "A change promises little: only {n} of the {m} cards not seen are better than your {card}.",
        better,
    )
    return words.format(n=better, m=len(choice.out), card=choice.card_name(least))


def _how_many_better(choice: Choice, table: BerzerkaTable, card: Card) -> int:
    worth = _worth(choice, table)
    return sum(worth(other) > worth(card) for other in choice.out)


STRONG, TRUMPS, WEAK, EXTREME, TURNING = "strong", "trumps", "weak", "extreme", "turning"
"""What is better than a card to be changed."""
_BETTER: dict[str, Callable[[], str]] = {
    STRONG: lambda: _("A drawn card is likely to be stronger: {n} of the {m} not seen are."),
    TRUMPS: lambda: _(
        "A drawn card is likely to help more: {n} of the {m} not seen are trumps or stronger."
    ),
    WEAK: lambda: _("A drawn card is likely to be weaker: {n} of the {m} not seen are."),
    EXTREME: lambda: _(
        "A drawn card is likely to be nearer to 1 or 13: {n} of the {m} not seen are."
    ),
    TURNING: lambda: _(
        "A drawn card is likely to help more: {n} of the {m} not seen are trumps, or nearer to 1 "
        "or 13."
    ),
}
_BETTER_THAN_ALL: dict[str, Callable[[], str]] = {
    STRONG: lambda: _("{n} of the {m} cards not seen are stronger than all of these."),
    TRUMPS: lambda: _("{n} of the {m} cards not seen are trumps, or stronger than all of these."),
    WEAK: lambda: _("{n} of the {m} cards not seen are weaker than all of these."),
    EXTREME: lambda: _("{n} of the {m} cards not seen are nearer to 1 or 13 than all of these."),
    TURNING: lambda: _(
        "{n} of the {m} cards not seen are trumps, or nearer to 1 or 13 than all of these."
    ),
}


def needed(choice: Choice, table: BerzerkaTable) -> str:
    """Return what is better than a card to be changed under this contract."""
    rules, aim = table.declaration.rules, goal(table.declaration, table.player)
    if rules.objective.avoids:
        return WEAK
    if aim is not None and len(likely_winners(choice, choice.legal)) > aim:
        return WEAK
    has_trumps = any(choice.order.suit[card] == choice.trump for card in choice.out)
    if rules.turns != NEVER:
        return TURNING if has_trumps else EXTREME
    return TRUMPS if has_trumps else STRONG


def _worth(choice: Choice, table: BerzerkaTable) -> Measure:
    what, suit, height = needed(choice, table), choice.order.suit, choice.order.height

    def worth(card: Card) -> float:
        high = float(height[card])
        if what in (EXTREME, TURNING):
            high = max(high, TRICKS - 1 - high)
        trump = TRICKS * (suit[card] == choice.trump)
        return -high - trump if what == WEAK else high + trump

    return worth
