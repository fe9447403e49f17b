"""Why it is all one what is done: the cards are alike, or the deal is won as often either way."""

from collections.abc import Sequence

from game.core.outlook import Outlook
from game.core.words import _
from game.kit.choice import Choice
from game.kit.same import all_one, are_alike, comes_to
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of


def all_the_same(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return why it is all one what is done, and how often the own side wins then; "" where nothing
    says so."""
    why = ""
    if view.table.phase is Phase.PLAY:
        legal = choice_of(view, view.hand[0]).legal
        choices = [choice_of(view, card) for card in legal]
        why = _alike_in_tricks(view, choices) or all_one(choices)
    return " ".join(filter(None, (why, _won(outlook))))


def _alike_in_tricks(view: SchnapsenView, choices: Sequence[Choice]) -> str:
    """Return that the cards differ in card points alone, "" where they do not, or none count."""
    counts = view.table.row.aim in (Aim.POINTS, Aim.FOUR_TRICKS)
    if not counts or len(choices) == 1 or not are_alike(choices):
        return ""
    return _(
        "No card that may be out lies between these, and the card points by which they differ "
        "decide nothing here."
    )


def _won(outlook: Outlook | None) -> str:
    """Return whether the deal is won whatever is done, "" where nobody has looked."""
    if outlook is None:
        return ""
    return comes_to(
        outlook.of("won"),
        _("Played out, you win the deal whatever you choose."),
        _("Played out, you win about {n} of 100 deals, whatever you choose."),
        _("Played out, you lose the deal whatever you choose."),
    )
