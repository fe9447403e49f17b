"""What a hand of whist holds that wins tricks, in words: "2 trumps with the ace; ..."."""

from game.core.words import _, marked
from game.kit.cards import NO_TRUMP
from game.kit.counted import aces_held, kings_held, trumps_held
from game.rulesets.whist.table import WhistView

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
