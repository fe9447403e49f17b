"""Whist in words: the log, the position, the deal."""

from collections.abc import Mapping
from typing import Any

from game.core.points import points_text
from game.core.protocols import Event, Names
from game.core.words import _, many
from game.kit import telling
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, Suit, suit_name
from game.kit.telling import tricks_told
from game.rulesets.whist.accounts import arithmetic, unit
from game.rulesets.whist.events import BidMade, DealScored, DealStarted
from game.rulesets.whist.scoring import SCHEMES
from game.rulesets.whist.standing import WhistStanding
from game.rulesets.whist.state import WhistState
from game.rulesets.whist.table import WhistView


def trumps_of(suit: Suit) -> str:
    """Return what is trumps in a deal, in words: the suit, or that there are none."""
    return _("no trumps") if suit == NO_TRUMP else suit_name(suit)


def describe(event: Event, names: Names) -> str:
    """Return one sentence for the log, "" for an event not worth one."""
    match event:
        case DealStarted(number, cards, trump, dealer):
            return many(
                "Deal {number}: {cards} card each, trumps: {trumps}. {dealer} deals.",
                "Deal {number}: {cards} cards each, trumps: {trumps}. {dealer} deals.",
                cards,
            ).format(number=number + 1, cards=cards, trumps=trumps_of(trump), dealer=names[dealer])
        case BidMade(player, tricks):
            return _("{player} bids {tricks}.").format(player=names[player], tricks=tricks)
        case DealScored():
            return _scored(event, names)
    return telling.describe(event, names)


def _scored(event: DealScored, names: Names) -> str:
    options = event.after.standing.options
    parts = [
        _("{player} {arithmetic}, {total} in all").format(
            player=name,
            arithmetic=arithmetic(event.result, player, options),
            total=points_text(event.totals[player]),
        )
        for player, name in enumerate(names)
    ]
    return f"{'; '.join(parts)}. [{SCHEMES[options.scoring].rule}]"


def deal_summary(deal: WhistState, standing: WhistStanding) -> Mapping[str, Any]:
    """Return what `play --json` tells of a deal."""
    result = deal.result()
    return {
        "deal": standing.deals_played,
        "cards": result.cards,
        "trump": SUIT_LETTERS[result.trump],
        "dealer": result.dealer,
        "bids": list(result.bids),
        "tricks": list(result.tricks),
        "scores": [plain_number(points) for points in result.points],
        "totals": [plain_number(total) for total in standing.scores],
    }


def plain_number(points: float) -> float:
    """Return whole points as a whole number, halves as they are."""
    return int(points) if points == int(points) else points


def text_view(view: WhistView, names: Names, whole: int | None) -> str:
    """Return the position in words, for text mode and screen readers."""
    table = view.table
    standing = table.standing
    lines = [
        many(
            "Deal {number} of {all}, {cards} card each, trumps: {trumps}, dealer: {dealer}.",
            "Deal {number} of {all}, {cards} cards each, trumps: {trumps}, dealer: {dealer}.",
            table.cards,
        ).format(
            number=standing.deals_played + 1,
            all=whole,
            cards=table.cards,
            trumps=trumps_of(table.trump),
            dealer=names[table.dealer],
        )
    ]
    for player, name in enumerate(names):
        told = [unit(standing).words(standing.scores[player])]
        if (bid := table.bid_of(player)) is not None:
            told.append(_("bid {bid}, took {taken}").format(bid=bid, taken=table.taken[player]))
        lines.append(f"{name}: {', '.join(told)}.")
    lines += tricks_told(table, names)
    if view.observer is not None:
        lines.append(_("Your hand: {cards}.").format(cards=" ".join(map(str, view.hand))))
    return "\n".join(lines)
