"""Why a card wins more or less often after one choice than after another: what becomes of it in
the trials, in words."""

from collections.abc import Mapping

from game.core.outlook import Figure, Outlook
from game.core.words import _, marked
from game.kit.actions import PlayCard
from game.kit.cards import Card, card_name, suit_name
from game.rulesets.whist.outlook import FATES
from game.rulesets.whist.table import WhistView

NEVER = 0.005
"""A card that wins less often cannot win: why is plain."""
MOST = 0.5
"""What makes so much of the difference is its cause."""

NOW: Mapping[str, str] = {
    "trumped": marked("Now it is trumped more often."),
    "beaten": marked("Now a higher card beats it more often."),
}
LATER: Mapping[str, str] = {
    "ruffed": marked("Later it trumps another suit more often."),
    "trumped": marked("Later it is trumped more often."),
    "beaten": marked("Later a higher card beats it more often."),
    "thrown": marked("Later you must throw it on another suit more often."),
}
KEPT: Mapping[str, str] = {
    **LATER,
    "thrown": marked("Later you can more often throw it on another suit, where it cannot win."),
}
"""Of a card that is kept: one thrown then wins less often, which is wanted where its bid is met."""


def cause(view: WhistView, outlook: Outlook, card: Card, figure: Figure) -> str:
    """Return what makes most of the difference in how often a card wins, "" where nothing does, or
    it is one of the two and cannot win where it is played now; or it is a third, and nothing that
    can be seen tells why one of the two should change what becomes of it."""
    is_best, is_other = (each == PlayCard(card) for each in (outlook.best, outlook.other))
    if (is_best and figure.best < NEVER) or (is_other and figure.other < NEVER):
        return ""
    fate = max(FATES, key=lambda each: _part(outlook, each, card, figure))
    found = outlook.of(f"{fate} {card}")
    if _part(outlook, fate, card, figure) < MOST or not found.is_real():
        return ""
    more_with_best = found.gap > 0
    if is_best or is_other:
        is_now = more_with_best == is_best
        words = NOW if is_now else LATER if is_best else KEPT
        return _(words[fate]) if fate in words else ""
    return _by_the_two(view, outlook, card, fate, more_with_best=more_with_best)


def _part(outlook: Outlook, fate: str, card: Card, figure: Figure) -> float:
    """Return what part of the difference a fate makes; below 0 where it makes for the contrary."""
    sign = 1 if fate == "ruffed" else -1
    return sign * outlook.of(f"{fate} {card}").gap / figure.gap


def _by_the_two(
    view: WhistView, outlook: Outlook, card: Card, fate: str, *, more_with_best: bool
) -> str:
    """Return how one of the two cards brings about the fate of a third: it makes the hand void, or,
    led, draws trumps or brings out higher cards; "" where it does none of that."""
    best: Card = outlook.best.card
    maker: Card = best if more_with_best else outlook.other.card
    is_only = sum(each.suit == maker.suit for each in view.hand) == 1
    if fate == "ruffed" and is_only:
        words = _(
            "The {card} is your only card of {suit}: without it the {trump} can trump that suit."
        )
        return words.format(
            card=card_name(maker), suit=suit_name(maker.suit), trump=card_name(card)
        )
    if fate == "thrown" and is_only:
        words = (
            _(
                "The {card} is your only card of {suit}: without it you can throw the {thrown} on "
                "that suit, where it cannot win."
            )
            if more_with_best
            else _(
                "The {card} is your only card of {suit}: without it you may have to throw the "
                "{thrown} on that suit."
            )
        )
        return words.format(
            card=card_name(maker), suit=suit_name(maker.suit), thrown=card_name(card)
        )
    if view.table.trick.cards or more_with_best:
        return ""
    if fate == "trumped" and best.suit == view.table.trump:
        words = _("The {card} draws trumps, so that one is trumped less often.")
    elif fate == "beaten" and best.suit == card.suit:
        words = _("The {card} brings out higher ones, so they beat it less often.")
    else:
        return ""
    return words.format(card=card_name(best))
