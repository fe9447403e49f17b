"""Why a bid or a card is a good one, in words."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import DECK, Card, card_name, suit_name
from game.kit.choice import Choice
from game.kit.packs import HIGH
from game.kit.reasons import card_reasons, doing
from game.rulesets.whist.accounts import paid
from game.rulesets.whist.actions import Bid, WhistAction
from game.rulesets.whist.bid_reasons import bid_reasons
from game.rulesets.whist.play import RULES
from game.rulesets.whist.reach import within_reach
from game.rulesets.whist.table import WhistView

CONTESTED = frozenset({"wins for now", "may win", "loses only now", "may lose"})
"""The kinds of reason that say what somebody after the player may do."""


def reasons(view: WhistView, action: WhistAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it."""
    match action:
        case Bid(tricks):
            return list(bid_reasons(view, tricks))
        case PlayCard(card):
            return list(_card(view, card))
    return []


def does(view: WhistView, action: WhistAction, _own: Sequence[Reason]) -> str:
    """Return what becomes of the trick by a card, "" for a bid."""
    return doing(choice_of(view, action.card)) if isinstance(action, PlayCard) else ""


def _card(view: WhistView, card: Card) -> Iterator[Reason]:
    """Yield what speaks for a card, after what is still needed; of one that others may beat also
    how many of them need tricks. Trials tell of the bid themselves."""
    need, is_wanted = need_words(view), wants(view)
    rivals = _rivals(view) if is_wanted else _takers(view)
    for each in card_reasons(choice_of(view, card), is_wanted):
        told = f"{each.words} {rivals if each.kind in CONTESTED else ''}".rstrip()
        yield replace(each, words=f"{need} {told}", short=each.short or told)


def _eager(view: WhistView) -> tuple[int, int]:
    """Return how many play after the player, and how many of them still need tricks."""
    table, me, left = view.table, _player(view), view.table.players - len(view.table.trick.cards)
    after = [(me + place) % table.players for place in range(1, left)]
    return len(after), sum((table.bid_of(each) or 0) > table.taken[each] for each in after)


def _takers(view: WhistView) -> str:
    """Return who after the player needs the trick that he does not want, "" where nobody plays
    after him or nobody does, which speaks for no card."""
    after, eager = _eager(view)
    if not eager:
        return ""
    if after == 1:
        return _("The player after you needs a trick.")
    return many(
        "{n} player after you still needs a trick.",
        "{n} players after you still need tricks.",
        eager,
    ).format(n=eager)


def _rivals(view: WhistView) -> str:
    """Return how many of those who play after the player still need tricks, "" where nobody plays
    after him, or several do who all need some."""
    after, eager = _eager(view)
    if after and not eager:
        return _("Nobody after you needs a trick.")
    if after == 1:
        return _("The player after you needs a trick.")
    if eager == after:
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


def kind(view: WhistView, action: WhistAction) -> Hashable:
    """Return of what kind a decision is: a card by what it does, each bid by itself."""
    return choice_of(view, action.card).kind if isinstance(action, PlayCard) else action


def still_needed(view: WhistView) -> int:
    """Return how many tricks the player still needs, below 0 if he has too many."""
    table, player = view.table, _player(view)
    return (table.bid_of(player) or 0) - table.taken[player]


def wants(view: WhistView) -> bool:
    """Tell whether one more trick is good for the player: he needs it beside those that he is sure
    of, or is past his bid where the scoring still pays for every trick."""
    left = still_needed(view)
    return left > len(_sure_later(view)) or (left < 0 and _pays_one_more(view))


def _sure_later(view: WhistView) -> list[Card]:
    """Return the trumps that nothing unseen beats and that may not be played to this trick: each
    takes a later one."""
    table = view.table
    if not table.trick.cards or not (choices := _choices(view)):
        return []
    may, out = [each.card for each in choices], choices[0].out
    highest = max((each.rank for each in out if each.suit == table.trump), default=-1)
    trumps = (each for each in view.hand if each.suit == table.trump and each not in may)
    return [each for each in trumps if each.rank > highest]


def _pays_one_more(view: WhistView) -> bool:
    table, taken = view.table, view.table.taken[_player(view)]
    bid = taken + still_needed(view)
    now, then = (paid(table, bid, tricks) for tricks in (taken, taken + 1))
    return now > then if table.standing.scheme.counts_scratches else then > now


def wins_anyway(view: WhistView) -> bool:
    """Tell whether the player to act wins the trick whatever he plays; no longer once he has
    played his last card."""
    choices = _choices(view)
    return bool(choices) and all(each.takes(each.card) and not each.beaters for each in choices)


def _choices(view: WhistView) -> list[Choice]:
    """Return what there is to choose from, [] once the last card is played."""
    if not view.hand:
        return []
    return [choice_of(view, card) for card in choice_of(view, view.hand[0]).legal]


def need_words(view: WhistView) -> str:
    """Return how many tricks are still to be taken, in words."""
    left = still_needed(view)
    if left > within_reach(view.table, _player(view)):
        return _("Your bid can no longer be made.")
    if 0 < left <= len(sure := _sure_later(view)):
        if left == 1:
            words = _("Your {card} is sure to take the trick you still need.")
            return words.format(card=card_name(sure[-1]))
        return _("Your high trumps are sure to take the tricks you still need.")
    if left > 0:
        return many("You need {n} more trick.", "You need {n} more tricks.", left).format(n=left)
    if not left:
        return _("You have what you bid.")
    if wants(view):
        return _("You have more than you bid, but a trick still brings points.")
    return _("You have more than you bid.")


def _player(view: WhistView) -> Player:
    return view.table.player if view.observer is None else view.observer
