"""What a hand of whist holds and needs: what it is worth, whether it wants the next trick, and its
strength in words: "2 trumps with the ace; ..."."""

from functools import lru_cache

from game.core.protocols import Player
from game.core.words import _, marked
from game.kit.cards import DECK, NO_TRUMP, Card, card_name, suit_name
from game.kit.choice import Choice
from game.kit.counted import aces_held, kings_held, trumps_held
from game.kit.packs import HIGH
from game.rulesets.whist.accounts import paid
from game.rulesets.whist.play import RULES
from game.rulesets.whist.table import WhistTable, WhistView

Prospects = tuple[float, list[tuple[float, float]]]

JACK, QUEEN, KING, ACE = 9, 10, 11, 12

ALONE = {
    ACE: marked("the ace of trumps"),
    KING: marked("the king of trumps"),
    QUEEN: marked("the queen of trumps"),
}
"""What the only trump of a hand is called where it is a high one."""

AMONG = {
    (ACE,): marked("{trumps} with the ace"),
    (KING,): marked("{trumps} with the king"),
    (QUEEN,): marked("{trumps} with the queen"),
    (ACE, KING): marked("{trumps} with ace and king"),
    (ACE, QUEEN): marked("{trumps} with ace and queen"),
    (KING, QUEEN): marked("{trumps} with king and queen"),
    (ACE, KING, QUEEN): marked("{trumps} with ace, king and queen"),
}
"""How several trumps are told with the high ones among them."""


def trumps_of(view: WhistView) -> int:
    """Return how many trumps are held."""
    return sum(card.suit == view.table.trump for card in view.hand)


def high_of(view: WhistView) -> tuple[int, int]:
    """Return how many aces and kings are held besides the trumps."""
    others = [card for card in view.hand if card.suit != view.table.trump]
    aces, kings = (sum(card.rank == rank for card in others) for rank in (ACE, KING))
    return aces, kings


def held_words(view: WhistView) -> str:
    """Return the trumps of a hand, the high ones by name, and its aces and kings outside them."""
    aces, kings = high_of(view)
    high = ", ".join(
        [*([aces_held(aces)] if aces else ()), *([kings_held(kings)] if kings else ())]
    )
    if view.table.trump == NO_TRUMP:
        return high or _("no ace or king")
    if not trumps_of(view):
        return _("{high}, but no trump").format(high=high) if high else _("no trump, ace or king")
    words = _("{trumps}; elsewhere {high}") if high else _("{trumps}, nothing else high")
    return words.format(trumps=_trumps_words(view), high=high)


def _trumps_words(view: WhistView) -> str:
    ranks = [card.rank for card in view.hand if card.suit == view.table.trump]
    high = tuple(sorted((rank for rank in ranks if rank >= QUEEN), reverse=True))
    if high and len(ranks) == 1:
        return _(ALONE[high[0]])
    told = trumps_held(len(ranks))
    return _(AMONG[high]).format(trumps=told) if high else told


# -- what it is worth


def prospects(table: WhistTable) -> Prospects:
    """Return what whoever bids now can look for: the tricks his hand is worth, and for each bid the
    chance that it is made and what it brings on average."""
    return _prospects(table)


@lru_cache(maxsize=1)
def _prospects(table: WhistTable) -> Prospects:
    from game.rulesets.whist.numbers import in_numbers

    return in_numbers(table).prospects()


# -- what it needs


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


def _player(view: WhistView) -> Player:
    return view.table.player if view.observer is None else view.observer
