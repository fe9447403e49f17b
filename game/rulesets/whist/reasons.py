"""Why a bid or a card is a good one, in words."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from game.core.outlook import in_100
from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, decimal, many
from game.kit.actions import PlayCard
from game.kit.cards import DECK, NO_TRUMP, Card, card_name, suit_name
from game.kit.choice import Choice
from game.kit.packs import HIGH
from game.kit.reasons import card_reasons
from game.rulesets.whist.accounts import paid, unit
from game.rulesets.whist.actions import Bid, WhistAction
from game.rulesets.whist.holding import held_words, high_of, trumps_of
from game.rulesets.whist.play import RULES
from game.rulesets.whist.table import WhistView

CONTESTED = frozenset({"wins for now", "may win", "loses only now", "may lose"})
"""The kinds of reason that say what somebody after the player may do."""
LONG = 4
"""From so many cards on a suit is long."""


def reasons(view: WhistView, action: WhistAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it."""
    match action:
        case Bid(tricks):
            return list(_bid(view, tricks))
        case PlayCard(card):
            return list(_card(view, card))
    return []


def _card(view: WhistView, card: Card) -> Iterator[Reason]:
    """Yield what speaks for a card, after what is still needed; of one that others may beat also
    how many of them need tricks. Trials tell of the bid themselves."""
    need, rivals = need_words(view), _rivals(view)
    for each in card_reasons(choice_of(view, card), wants(view)):
        told = f"{each.words} {rivals if each.kind in CONTESTED else ''}".rstrip()
        yield replace(each, words=f"{need} {told}", short=told)


def _rivals(view: WhistView) -> str:
    """Return how many of those who play after the player still need tricks, "" where nobody plays
    after him, or several do who all need some."""
    table, me, left = view.table, _player(view), view.table.players - len(view.table.trick.cards)
    after = [(me + place) % table.players for place in range(1, left)]
    eager = sum((table.bid_of(each) or 0) > table.taken[each] for each in after)
    if after and not eager:
        return _("Nobody after you needs a trick.")
    if len(after) == 1:
        return _("The player after you needs a trick.")
    if eager == len(after):
        return ""
    return many(
        "Only {n} player after you still needs a trick.",
        "Only {n} players after you still need tricks.",
        eager,
    ).format(n=eager)


def choice_of(view: WhistView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    seen = {*view.hand, *(played for _player, played, _trick in table.played())}
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, table.trump)[0],
        table.trick,
        table.trump,
        HIGH,
        [each for each in DECK if each not in seen],
        len(table.trick.cards) == table.players - 1,
        suit_name,
        card_name,
    )


def _bid(view: WhistView, tricks: int) -> Iterator[Reason]:
    """Yield what the hand promises, and of a bid how near it is to that, how often it is made and
    what it brings so; of a zero how it is made; else that the cards alone do not tell."""
    table, (worth, bids) = view.table, _prospects(view)
    promising, told = _promising(view, worth)
    near = " ".join((told, _lower_ones(view))) if tricks > promising else told
    yield Reason(near, "near", -abs(tricks - round(worth, 1)))
    chance, brought = bids[tricks]
    brings = _("Made in {n} of 100 deals, for {points}.").format(
        n=in_100(chance), points=unit(table.standing).words(paid(table, tricks, tricks))
    )
    yield Reason(f"{told} {brings}", "made", round(chance, 2))
    yield Reason(f"{told} {brings}", "brings", round(brought, 1))
    if not tricks:
        under = _("At zero, high cards go under higher ones.")
        yield Reason(f"{told} {under}", "zero")
    trial = _("Only trial tells it from its neighbours.")
    yield Reason(f"{told} {trial}", f"bid {tricks}")


@lru_cache(maxsize=1)
def _prospects(view: WhistView) -> tuple[float, list[tuple[float, float]]]:
    from game.rulesets.whist.numbers import in_numbers

    return in_numbers(view.table).prospects()


def _promising(view: WhistView, worth: float) -> tuple[int, str]:
    """Return how many cards of the hand promise a trick at a glance; and in words which, and the
    tricks that the whole hand is worth."""
    words = (
        _("Worth about {n} tricks: {held}, no trumps.")
        if view.table.trump == NO_TRUMP
        else _("Worth about {n} tricks: {held}.")
    )
    told = words.format(n=decimal(worth), held=held_words(view))
    return trumps_of(view) + sum(high_of(view)), told


def _lower_ones(view: WhistView) -> str:
    """Return how more can be won than by aces, kings and trumps."""
    table, suits = view.table, [card.suit for card in view.hand]
    if max(map(suits.count, suits)) >= LONG:
        return _("Small cards of long suits can win as well, once the high ones are gone.")
    if table.cards * table.players < len(DECK):
        return _("Many high cards are not dealt, so lower ones can win as well.")
    return _("Queens and lower cards win a trick now and then as well.")


def are_alike(view: WhistView, one: WhistAction, other: WhistAction) -> bool:
    """Tell whether two cards come to the same, as no card between them is out."""
    if not (isinstance(one, PlayCard) and isinstance(other, PlayCard)):
        return False
    return choice_of(view, one.card).is_like(other.card)


def still_needed(view: WhistView) -> int:
    """Return how many tricks the player still needs, below 0 if he has too many."""
    table, player = view.table, _player(view)
    return (table.bid_of(player) or 0) - table.taken[player]


def wants(view: WhistView) -> bool:
    """Tell whether one more trick is good for the player: he needs it, or is past his bid where
    the scoring still pays for every trick."""
    left = still_needed(view)
    return left > 0 or (left < 0 and _pays_one_more(view))


def _pays_one_more(view: WhistView) -> bool:
    table, taken = view.table, view.table.taken[_player(view)]
    bid = taken + still_needed(view)
    now, then = (paid(table, bid, tricks) for tricks in (taken, taken + 1))
    return now > then if table.standing.scheme.counts_scratches else then > now


def wins_anyway(view: WhistView) -> bool:
    """Tell whether the player to act wins the trick whatever he plays."""
    choices = [choice_of(view, card) for card in choice_of(view, view.hand[0]).legal]
    return all(each.takes(each.card) and not each.beaters for each in choices)


def need_words(view: WhistView) -> str:
    """Return how many tricks are still to be taken, in words."""
    left = still_needed(view)
    if left > 0:
        return many("You need {n} more trick.", "You need {n} more tricks.", left).format(n=left)
    if not left:
        return _("You have what you bid.")
    if wants(view):
        return _("You have more than you bid, but a trick still brings points.")
    return _("You have more than you bid.")


def _player(view: WhistView) -> Player:
    return view.table.player if view.observer is None else view.observer
