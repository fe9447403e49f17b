"""Why it is all one what is done: the cards are alike, or the deal is won as often either way."""

from game.core.outlook import Outlook
from game.core.words import _
from game.kit.same import all_one, comes_to
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of


def all_the_same(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return why it is all one what is done, and how often the own side wins then; "" where nothing
    says so."""
    why = ""
    if view.table.phase is Phase.PLAY:
        legal = choice_of(view, view.hand[0]).legal
        why = all_one([choice_of(view, card) for card in legal])
    return " ".join(filter(None, (why, _won(outlook))))


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
