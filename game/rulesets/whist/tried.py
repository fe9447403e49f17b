"""What trials have shown of a card beside a lesser one, in words."""

from collections.abc import Iterator

from game.core.outlook import Outlook, in_100
from game.core.words import _, decimal
from game.kit.actions import PlayCard
from game.kit.cards import card_name
from game.kit.tried import standing_out, wins_words
from game.rulesets.whist.reasons import still_needed
from game.rulesets.whist.table import WhistView

TOLD = 0.02
"""A share must differ by so much to be told: less is the same in a hundred deals."""
NEVER = 0.005
"""A bid made less often is lost."""


def tried(view: WhistView, outlook: Outlook) -> str:
    """Return how the bid fares with the best card and with the other, and which card of the hand
    makes the difference."""
    result = _result(view, outlook)
    if not result:
        return ""
    return " ".join((result, *_made_by(outlook)))


def _result(view: WhistView, outlook: Outlook) -> str:
    """Return how the bid fares; where that is the same, what the others' do; "" for nothing that
    is to be told."""
    made, others, miss = map(outlook.of, ("made", "others", "miss"))
    bid, other = view.table.bid_of(view.table.player), _name(outlook.other)
    if made.gap > 0 and made.is_real(TOLD):
        words = (
            _("You make exactly {bid} in {n} of 100 deals, with the {other} in {m}.")
            if still_needed(view)
            else _("You take no more than {bid} in {n} of 100 deals, with the {other} in {m}.")
        )
        return words.format(bid=bid, n=in_100(made.best), other=other, m=in_100(made.other))
    if miss.gap < 0 and miss.is_real(TOLD):
        words = _("You miss your bid by {n} tricks on average, with the {other} by {m}.")
        return words.format(n=decimal(miss.best), other=other, m=decimal(miss.other))
    if others.gap < 0 and others.is_real(TOLD):
        words = _("The others make {n} of 100 bids, with the {other} {m}.")
        return words.format(n=in_100(others.best), other=other, m=in_100(others.other))
    if made.is_real(TOLD) or max(made.best, made.other) < NEVER:
        return ""
    words = _("With the {other} you make exactly {bid} as often: in about {n} of 100 deals.")
    return words.format(other=other, bid=bid, n=in_100((made.best + made.other) / 2))


def _made_by(outlook: Outlook) -> Iterator[str]:
    """Yield which card of the hand wins oftener, or less often, where fewer tricks are better."""
    tricks = outlook.of("tricks")
    if tricks.is_real() and (found := standing_out(outlook, 1 if tricks.gap > 0 else -1)):
        yield wins_words(outlook, *found, card_name)


def _name(action: PlayCard) -> str:
    return card_name(action.card)
