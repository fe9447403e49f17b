"""The words of whist: what happens, what each thing on the table means, what a deal hangs on."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.points import points_text
from game.core.protocols import Event, Names, Player
from game.core.rng import Rng
from game.core.telling import Meaning, Seated, Thing
from game.core.themes import Count
from game.core.words import _, many
from game.kit import telling
from game.kit.cards import DECK, NO_TRUMP, SUIT_LETTERS, Suit, suit_name
from game.kit.counting import (
    Seen,
    highest_left,
    seen_cards,
    shown_out,
    trumps_or_led,
    unseen_of,
)
from game.kit.telling import tricks_told
from game.rulesets.whist.accounts import arithmetic, doubled_words, paid, unit
from game.rulesets.whist.guide import choice_of
from game.rulesets.whist.phases import RULES, WhistState, bid_refusal, is_missed
from game.rulesets.whist.scoring import SCHEMES, is_doubled
from game.rulesets.whist.standing import WhistStanding
from game.rulesets.whist.table import Bid, BidMade, DealScored, DealStarted, WhistTable, WhistView


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


def meaning(view: WhistView, subject: Any) -> Meaning | None:
    """Return what a bid, the question, the trumps or a player's plate mean."""
    table = view.table
    match subject:
        case Bid(tricks):
            return _bid(table, tricks)
        case Thing.QUESTION if table.is_bidding:
            words = _("Only the exact number counts.")
            return _how_scored(table, words, doubled_words())
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
    if (refused := bid_refusal(table, Bid(tricks))) is not None:
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
    return _how_scored(table, told, _("Already doubled."))


def _how_scored(table: WhistTable, told: str, doubled: str) -> Meaning:
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


def stake(view: WhistView) -> Meaning | None:
    """Return what the observer's bid still asks of him, None where there is no play."""
    table, player = view.table, view.observer
    if player is None or not table.is_playing or (bid := table.bid_of(player)) is None:
        return None
    taken = table.taken[player]
    left = bid - taken
    if left < 0:
        words = many("Missed: {n} trick too many.", "Missed: {n} tricks too many.", -left)
    elif is_missed(table, player):
        words = _("Your bid can no longer be made.")
    elif left == 0:
        words = (
            _("Your bid is met, but you win this trick whatever you play.")
            if view.hand and table.player == player and choice_of(view, view.hand[0]).wins_anyway
            else _("Your bid is met: take no more.")
        )
    else:
        words = many("{n} trick still to take.", "{n} tricks still to take.", left)
    return Meaning(words.format(n=abs(left)), table.standing.scheme.rule)


def story(table: WhistTable) -> Meaning | None:
    """Return how many tricks are wanted and how many there are."""
    if table.is_bidding:
        words = _("{bid} of {all} tricks bid so far.")
        return Meaning(words.format(bid=sum(table.bids), all=table.cards), "SW-11")
    if not table.is_playing:
        return None
    wanted = sum(
        max(0, bid - taken) for bid, taken in zip(table.seat_bids(), table.taken, strict=True)
    )
    left = table.cards - sum(table.taken)
    words = many(
        "Players still want {wanted} of {n} trick.",
        "Players still want {wanted} of {n} tricks.",
        left,
    )
    return Meaning(words.format(wanted=wanted, n=left), "SW-11")


def counts(view: WhistView, names: Names, luck: Rng) -> Sequence[Count]:
    """Ask for trumps, for who has shown out, and for the highest card of a suit that was led."""
    table, observer = view.table, view.observer
    assert observer is not None
    seen = Seen(table, DECK, seen_cards(view), table.trump, RULES)
    suit = trumps_or_led(seen)
    return (
        unseen_of(seen, suit),
        *shown_out(seen, observer, names, luck),
        highest_left(seen, seen.led(suit)),
    )
