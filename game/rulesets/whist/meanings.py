"""What bids, plates and trumps mean, in a line for whoever points at them."""

from typing import Any

from game.core.meaning import Meaning, Seated, Thing
from game.core.protocols import Player
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, suit_name
from game.rulesets.whist.accounts import doubled_words, paid, unit
from game.rulesets.whist.actions import Bid
from game.rulesets.whist.bidding import refusal
from game.rulesets.whist.reach import is_missed
from game.rulesets.whist.scoring import is_doubled
from game.rulesets.whist.stake import stake, story
from game.rulesets.whist.table import WhistTable, WhistView


def meaning(view: WhistView, subject: Any) -> Meaning | None:
    """Return what a bid, the question, the trumps or a player's plate mean."""
    table = view.table
    match subject:
        case Bid(tricks):
            return _bid(table, tricks)
        case Thing.QUESTION if table.is_bidding:
            words = _("Only the exact number counts.")
            return _scored(table, words, doubled_words())
        case Thing.TRUMPS:
            return _trumps(table)
        case Seated(player):
            return _plate(table, player)
        case Thing.STAKE:
            return stake(view)
        case Thing.STORY:
            return story(table)
    return None


def _worth(table: WhistTable, bid: int, tricks: int) -> str:
    """Return what a bid with so many tricks brings in this deal."""
    return unit(table.standing).words(paid(table, bid, tricks))


def _bid(table: WhistTable, tricks: int) -> Meaning:
    if (refused := refusal(table, Bid(tricks))) is not None:
        return Meaning(refused.sentence, refused.rule)
    if not tricks:
        words = _("No trick at all: {made}. One trick: {more}.")
    elif tricks == table.cards:
        words = _("All {all} tricks: {made}. One fewer: {fewer}.")
    else:
        words = _("Exactly {n} of {all} tricks: {made}. One more: {more}. One fewer: {fewer}.")
    told = words.format(
        n=tricks,
        all=table.cards,
        made=_worth(table, tricks, tricks),
        more=_worth(table, tricks, tricks + 1),
        fewer=_worth(table, tricks, max(0, tricks - 1)),
    )
    return _scored(table, told, _("Already doubled."))


def _scored(table: WhistTable, told: str, doubled: str) -> Meaning:
    """Return what is told of scores, with what says that they are `doubled` where they are."""
    if _is_doubled(table):
        return Meaning(f"{told} {doubled}", "SW-45")
    return Meaning(told, table.standing.scheme.rule)


def _is_doubled(table: WhistTable) -> bool:
    standing = table.standing
    return is_doubled(standing.scheme, table.trump, spades_double=standing.options.spades_double)


def _trumps(table: WhistTable) -> Meaning:
    if table.trump == NO_TRUMP:
        words = _("No trumps in this deal: the highest card of the suit led takes the trick.")
        return Meaning(words, "SW-18")
    words = _("{suit} are trumps: without the suit led you must play one.")
    words = words.format(suit=suit_name(table.trump))
    if _is_doubled(table):
        return Meaning(" ".join([words, _("Every score counts twice.")]), "SW-45")
    return Meaning(words, "SW-16")


def _plate(table: WhistTable, player: Player) -> Meaning:
    bid, taken = table.bid_of(player), table.taken[player]
    rule = table.standing.scheme.rule
    if bid is None:
        if player == table.dealer:
            words = _("Deals, so bids last, and may not make the bids add up to the tricks.")
            return Meaning(words, "SW-11")
        return Meaning(_("Has not bid yet."), "SW-10")
    if taken > bid:
        words = _("Bid {bid}, took {taken}: too many. As it stands: {now}.")
    elif taken == bid:
        words = _("Bid {bid}, took {taken}: {made} if no more come. With one more: {more}.")
    elif is_missed(table, player):
        words = _("Bid {bid}, took {taken}: it cannot be made any more. As it stands: {now}.")
    else:
        words = many(
            "Bid {bid}, took {taken}: {left} trick still to take for {made}.",
            "Bid {bid}, took {taken}: {left} tricks still to take for {made}.",
            bid - taken,
        )
    told = words.format(
        bid=bid,
        taken=taken,
        left=bid - taken,
        made=_worth(table, bid, bid),
        more=_worth(table, bid, bid + 1),
        now=_worth(table, bid, taken),
    )
    return Meaning(told, rule)
