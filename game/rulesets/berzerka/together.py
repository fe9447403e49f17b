"""Why several cards are changed together, in words."""

from collections.abc import Sequence

from game.core.placing import listed
from game.core.words import _
from game.kit.choice import Choice
from game.kit.putting_away import only_card
from game.rulesets.berzerka.contracts import NEVER
from game.rulesets.berzerka.drawing import likely_better
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.position import BerzerkaTable


def why_changed_together(choices: Sequence[Choice], table: BerzerkaTable) -> str:
    """Return what speaks for changing some cards: the suits of which none is left, and that most
    that could be drawn are better than all of the cards."""
    if any(each.is_trump for each in choices):
        return ""
    better = likely_better(choices[0], table, [each.card for each in choices])
    return " ".join(filter(None, (_emptied(choices, table), better)))


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
