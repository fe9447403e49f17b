"""Why a bid of whist is a good one, in words."""

from collections.abc import Iterator
from functools import lru_cache

from game.core.outlook import in_100
from game.core.points import points_text
from game.core.reason import Reason
from game.core.words import _, decimal
from game.kit.cards import DECK, NO_TRUMP
from game.rulesets.whist.accounts import paid, pays_more, unit
from game.rulesets.whist.bidding import allowed_bids
from game.rulesets.whist.holding import ACE, JACK, held_words, high_of, trumps_of
from game.rulesets.whist.table import WhistTable, WhistView

Prospects = tuple[float, list[tuple[float, float]]]

LONG = 4
"""From so many cards on a suit is long."""
UNEVEN = 1.0
"""So many tricks more, or fewer, than their share the others must have bid to be told of."""
RUFFED = 0.3
"""By so much of a trick fewer than its aces a hand must be worth for that to be told."""


def bid_reasons(view: WhistView, tricks: int) -> Iterator[Reason]:
    """Yield what the hand promises, and of a bid how near it is to that, how often it is made and
    what it brings so; of a zero how it is made; else that the cards alone do not tell."""
    table = view.table
    worth, bids = prospects(table)
    nearest = nearest_bid(table, tricks)
    told = _promised(view, worth, wins=tricks > 0 or not nearest)
    if (barred := round(worth)) not in allowed_bids(table.cards, table.bids, table.players):
        words = _("As the last to bid you may not bid {bid}.").format(bid=barred)
        told = f"{told} {words}"
    if tricks != nearest:
        yield from _elsewhere(view, tricks, nearest, told)
        return
    promising = trumps_of(view) + sum(high_of(view))
    near = " ".join((told, _lower_ones(view))) if tricks > promising else told
    yield Reason(near, "near", -_off(tricks, worth))
    chance, brought = bids[tricks]
    brings = _("Made in {n} of 100 deals, for {points}.").format(
        n=in_100(chance), points=_points(table, tricks)
    )
    yield Reason(f"{told} {brings}", "made", round(chance, 2), told)
    yield Reason(f"{told} {brings}", "brings", round(brought, 1), told)
    if not tricks:
        yield _going_under(view, told)
    trial = _("Only playing it out sets it apart from its neighbours.")
    yield Reason(f"{told} {trial}", f"bid {tricks}", short=told)


def _elsewhere(view: WhistView, tricks: int, nearest: int, told: str) -> Iterator[Reason]:
    """Yield what speaks for a bid though another is nearer to what the hand is worth: what the
    others have bid, how often each is made, what the scoring pays. What the hand is worth is told
    of a zero as what it would be if it were played to win, and not of less than that which only
    trials speak for: it would speak against them."""
    table = view.table
    worth, bids = prospects(table)
    above = tricks > nearest
    cause = _bid_before(table, above=above)
    promised = " ".join(filter(None, (told, cause)))
    if tricks and not (above or cause):
        told = _("Your hand: {held}.").format(held=held_words(view))
    short = " ".join(filter(None, (told, cause or (_lower_ones(view) if above else ""))))
    told = " ".join(filter(None, (told, cause)))
    (chance, brought), (chance_near, brought_near) = bids[tricks], bids[nearest]
    n, m = in_100(chance), in_100(chance_near)
    oftener = _("Playing for {bid}, you make it in {n} of 100 deals; playing for {near}, in {m}.")
    if chance > chance_near and n != m:
        words = oftener
    elif brought > brought_near and pays_more(table, tricks, nearest):
        words = " ".join((oftener, _("But made, {bid} pays {points}, {near} only {fewer}.")))
    else:
        words = _("{near} would be nearer; only playing it out speaks for {bid}.")
    points, fewer = _points(table, tricks), points_text(paid(table, nearest, nearest))
    tells = words.format(bid=tricks, n=n, near=nearest, m=m, points=points, fewer=fewer)
    tells = f"{told if oftener in words else promised} {tells}"
    yield Reason(tells, "near", -_off(tricks, worth), short)
    yield Reason(tells, "made", round(chance, 2), short)
    yield Reason(tells, "brings", round(brought, 1), short)
    if not tricks:
        yield _going_under(view, told)
    yield Reason(tells, f"bid {tricks}", short=short)


def _going_under(view: WhistView, told: str) -> Reason:
    """Return how high cards are lost: nothing lies above an ace, which can only be thrown."""
    plain = [card.rank for card in view.hand if card.suit != view.table.trump]
    if ACE not in plain:
        words = _("At zero, you can lose high cards under higher ones.")
    elif any(JACK <= rank < ACE for rank in plain):
        words = _("At zero, you can lose high cards under higher ones, or throw them away.")
    else:
        words = _("At zero, you can throw an ace away when you have none of the suit led.")
    return Reason(f"{told} {words}", "zero")


def _bid_before(table: WhistTable, *, above: bool) -> str:
    """Return that the others have bid little, where that speaks for bidding `above` what the hand
    is worth, or much, where it speaks for less; "" where it does neither."""
    share = table.cards * len(table.bids) / table.players
    if above and sum(table.bids) <= share - UNEVEN:
        return _("Little has been bid so far, so more tricks are left to take.")
    if not above and sum(table.bids) >= share + UNEVEN:
        return _("Much has been bid so far, so the others will fight for the tricks.")
    return ""


def nearest_bid(table: WhistTable, tricks: int) -> int:
    """Return the bid that is nearest to what the hand is worth, this one where it is one of two."""
    worth, _bids = prospects(table)
    allowed = allowed_bids(table.cards, table.bids, table.players)
    return min(allowed, key=lambda bid: (_off(bid, worth), bid != tricks))


def prospects(table: WhistTable) -> Prospects:
    """Return what whoever bids now can look for: the tricks his hand is worth, and for each bid the
    chance that it is made and what it brings on average."""
    return _prospects(table)


@lru_cache(maxsize=1)
def _prospects(table: WhistTable) -> Prospects:
    from game.rulesets.whist.numbers import in_numbers

    return in_numbers(table).prospects()


def _off(bid: int, worth: float) -> float:
    return abs(bid - round(worth, 1))


def _points(table: WhistTable, tricks: int) -> str:
    return unit(table.standing).words(paid(table, tricks, tricks))


def _promised(view: WhistView, worth: float, *, wins: bool) -> str:
    """Return the tricks that the hand is worth and which cards promise them, in words; where it is
    not played so that it `wins` some, what it would be worth."""
    has_trumps = view.table.trump != NO_TRUMP
    if not wins:
        words = _("Worth about {n} tricks if played to win: {held}.")
    elif has_trumps:
        words = _("Worth about {n} tricks: {held}.")
    else:
        words = _("Worth about {n} tricks: {held}, no trumps.")
    told = words.format(n=decimal(worth), held=held_words(view))
    if has_trumps and worth < high_of(view)[0] - RUFFED:
        told = " ".join((told, _("An ace is easily trumped here, or never gets to win.")))
    return told


def _lower_ones(view: WhistView) -> str:
    """Return how more can be won than by aces, kings and trumps."""
    table, suits = view.table, [card.suit for card in view.hand]
    if max(map(suits.count, suits)) >= LONG:
        return _("Small cards of long suits can win as well, once the high ones are gone.")
    if table.cards * table.players < len(DECK):
        return _("Many high cards are not dealt, so lower ones can win as well.")
    return _("Queens and lower cards win a trick now and then as well.")
