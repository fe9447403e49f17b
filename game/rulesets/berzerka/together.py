"""Why several cards are changed together, in words."""

from collections.abc import Collection, Sequence

from game.core.placing import listed
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.putting_away import only_card
from game.rulesets.berzerka.contracts import NEVER
from game.rulesets.berzerka.drawing import likely_better, others_better
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.position import BerzerkaTable


def why_changed_together(choices: Sequence[Choice], table: BerzerkaTable) -> str:
    """Return what speaks for changing some cards: the suits of which none is left, and that most
    that could be drawn are better than all of the cards."""
    if any(each.is_trump for each in choices):
        return ""
    better = likely_better(choices[0], table, [each.card for each in choices])
    return " ".join(filter(None, (_emptied(choices, table), better)))


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


def _emptied(choices: Sequence[Choice], table: BerzerkaTable) -> str:
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
    cards = {each.card for each in choices}
    gone = [each.suit for each in choices if cards >= {*each.held} and each.may_come_again]
    if not gone:
        return ""
    words = (
        _("All your {suits} go: unless you draw one, you can trump when they are led.")
        if can_ruff
        else _(
            "All your {suits} go: unless you draw one, you can throw what you like when they are "
            "led."
        )
    )
    return words.format(suits=listed(list(dict.fromkeys(gone))))
