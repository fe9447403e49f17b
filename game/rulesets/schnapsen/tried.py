"""What trials have shown of a choice beside a lesser one, in words."""

from game.core.outlook import Outlook, in_100
from game.core.words import _, decimal
from game.kit.actions import PlayCard
from game.kit.german import german_card_name
from game.rulesets.schnapsen.actions import (
    Bid,
    Marry,
    Pass,
    PutAway,
    SayKontra,
    SayRekontra,
    SchnapsenAction,
)
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.words import action_words

TOLD = 0.02
"""A share must differ by so much to be told: less is the same in a hundred deals."""
LEAST = 0.1
"""By so many points a gain must differ to be told."""
OUTBID = 0.05
"""From such a share of deals on it is told that a bid is not the last one in them."""


def tried(view: SchnapsenView, outlook: Outlook) -> str:
    """Return how the deal ends with the best choice and with the other."""
    match view.table.phase, outlook.best:
        case Phase.AUCTION, Bid():
            return _bid(outlook)
        case Phase.AUCTION, Pass():
            return _passed(outlook)
        case ((Phase.KONTRA | Phase.REKONTRA), _action):
            return _doubled(view, outlook)
    return _played(view, outlook)


def _bid(outlook: Outlook) -> str:
    made, lost, won = map(outlook.of, ("made", "lost", "won"))
    if isinstance(outlook.other, Bid):
        words = _("You make it in {n} and lose it in {k} of 100 deals; {other} in {m} and {l}.")
        told = words.format(
            n=in_100(made.best),
            k=in_100(lost.best),
            other=_(CONTRACTS[outlook.other.contract].title),
            m=in_100(made.other),
            l=in_100(lost.other),
        )
        return _and_outbid(told, made.best + lost.best, made.other + lost.other)
    words = _("You make it in {n} and lose it in {k} of 100 deals; passing, you win {m}.")
    told = words.format(n=in_100(made.best), k=in_100(lost.best), m=in_100(won.other))
    return _and_outbid(told, made.best + lost.best)


def _passed(outlook: Outlook) -> str:
    made, lost, won = map(outlook.of, ("made", "lost", "won"))
    if not isinstance(outlook.other, Bid):
        return ""
    words = _("{contract} is made in {n} and lost in {k} of 100 deals; passing, you win {m}.")
    told = words.format(
        contract=_(CONTRACTS[outlook.other.contract].title),
        n=in_100(made.other),
        k=in_100(lost.other),
        m=in_100(won.best),
    )
    return _and_outbid(told, made.other + lost.other)


def _and_outbid(told: str, *played: float) -> str:
    """Return what is told of a bid, and that it is not always the last one, where it is not:
    `played` are the shares of deals in which it is."""
    if min(played) > 1 - OUTBID:
        return told
    return " ".join((told, _("In the others somebody bids higher.")))


def _doubled(view: SchnapsenView, outlook: Outlook) -> str:
    """Return how often the contract that is doubled, or not, goes the own way."""
    title = _(CONTRACTS[view.table.contract].title)
    doubles = isinstance(outlook.best, SayKontra | SayRekontra)
    won = outlook.of("won").best if doubles else outlook.of("won").other
    words = (
        _("{contract} fails in {n} of 100 deals that fit.")
        if view.table.phase is Phase.KONTRA
        else _("{contract} is made in {n} of 100 deals that fit.")
    )
    return words.format(contract=title, n=in_100(won))


def _played(view: SchnapsenView, outlook: Outlook) -> str:
    """Return how the deal ends with a card, or what else is not a call, and with the other."""
    won, worth, other = outlook.of("won"), outlook.of("worth"), _name(outlook.other)
    if won.gap > 0 and won.is_real(TOLD):
        words = _("You win {n} of 100 deals; with {other}, {m}.")
        return words.format(n=in_100(won.best), other=other, m=in_100(won.other))
    if worth.gap > 0 and worth.is_real(LEAST):
        words = _("A deal brings you {n} points more on average than with {other}.")
        return words.format(n=decimal(worth.gap), other=other)
    if won.is_real(TOLD) or worth.is_real(LEAST):
        return ""
    words = _("With {other} you win as often: in about {n} of 100 deals.")
    return words.format(other=other, n=in_100((won.best + won.other) / 2))


def _name(action: SchnapsenAction) -> str:
    if isinstance(action, PlayCard | PutAway) and action.card is not None:
        return german_card_name(action.card)
    if isinstance(action, Marry):
        return german_card_name(action.led)
    return action_words(action)
