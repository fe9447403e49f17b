"""Why it is all one what is bid or played, and whether the bid is made so, in words."""

from game.core.outlook import Outlook
from game.core.words import _
from game.kit.same import all_one, comes_to
from game.kit.sure import cannot_lose
from game.rulesets.whist.reasons import choice_of, wins_anyway
from game.rulesets.whist.table import WhistView


def all_the_same(view: WhistView, outlook: Outlook | None) -> str:
    """Return why it is all one what is played, and how often the bid is made then; "" where nothing
    says so."""
    if not view.table.is_playing:
        return ""
    choices = [choice_of(view, card) for card in choice_of(view, view.hand[0]).legal]
    if cannot_lose(view.hand, choices[0].out, view.table.trump) and wins_anyway(view):
        return _("Every trick left is yours, whatever you play.")
    return " ".join(filter(None, (all_one(choices), _made(view, outlook))))


def _made(view: WhistView, outlook: Outlook | None) -> str:
    """Return whether the bid is made whatever is played, "" where nobody has looked."""
    if outlook is None:
        return ""
    return comes_to(
        outlook.of("made"),
        _("Played out, you make exactly {bid} whatever you play."),
        _("Played out, you make exactly {bid} in about {n} of 100 deals, whatever you play."),
        _("Played out, {bid} is missed whatever you play."),
        bid=view.table.bid_of(view.table.player),
    )
