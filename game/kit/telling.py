"""Sentences and themes that all trick games share, and titles as one types them."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.protocols import Event, Names, Whole
from game.core.words import _
from game.kit.cards import Card, Suit, card_name
from game.kit.packs import HIGH, Order
from game.kit.table import Table
from game.kit.tricks import CardPlayed, HandDealt, PlayCard, Trick, TrickTaken


def describe(event: Event, names: Names, card_name: Callable[[Card], str] = card_name) -> str:
    """Return one sentence, "" for an event that is not common to trick games or tells nothing."""
    match event:
        case HandDealt(player, _count, cards) if cards is not None:
            held = " ".join(card.written for card in cards)
            return _("{player} holds {cards}.").format(player=names[player], cards=held)
        case CardPlayed(player, card):
            return _("{player} plays the {card}.").format(
                player=names[player], card=card_name(card)
            )
        case TrickTaken(player, _trick):
            return _("{player} takes the trick.").format(player=names[player])
    return ""


def trick_text(trick: Trick, names: Names) -> str:
    """Return who has played what to a trick."""
    return ", ".join(
        f"{names[trick.player(place, len(names))]} {card.written}"
        for place, card in enumerate(trick.cards)
    )


def tricks_told(
    table: Table, names: Names, told: Callable[[Trick, Names], str] = trick_text
) -> Iterator[str]:
    """Yield a sentence on the last trick, and one on the trick that lies on the table."""
    if table.tricks:
        yield _("Last trick: {trick}.").format(trick=told(table.tricks[-1], names))
    if table.trick.cards:
        yield _("On the table: {trick}.").format(trick=told(table.trick, names))


LAST = 4
"""So many cards in hand make an ending."""


def phase(view: Any, action: Any) -> str:
    """Return where in a deal a decision is made (an id of `core.themes.PHASES`); a whole is made
    of cards put away."""
    if isinstance(action, Whole):
        return "change"
    table: Table = view.table
    if not isinstance(action, PlayCard) and not hasattr(action, "led"):  # a marriage leads
        return "bid"
    if len(table.hands[table.hand_player]) <= LAST:
        return "end"
    return "follow" if table.trick.cards else "lead"


def card_themes(
    table: Table, best: Card, instead: Card, trump: Suit, order: Order = HIGH
) -> Sequence[str]:
    """Return what it is about to play one card and not another that looks as good (ids of
    `core.themes`), the first the one it is about most."""
    themes = [_theme(table, best, instead, trump, order)]
    if len(table.hands[table.hand_player]) <= LAST:
        themes.append("ending")
    return themes


def _theme(table: Table, best: Card, instead: Card, trump: Suit, order: Order) -> str:
    trick = table.trick.cards
    if not trick:
        return "draw_trumps" if order.suit[best] == trump else "lead"

    def takes(card: Card) -> bool:
        return order.best_place((*trick, card), trump) == len(trick)

    led = order.suit[trick[0]]
    if order.suit[best] != led:
        if order.suit[best] != trump:
            return "discard"
        return "ruff" if order.suit[instead] != trump else "which_card"
    if takes(best) == takes(instead):
        return "which_card"
    return "take" if takes(best) else "duck"


def typed_word(title: str) -> str:
    """Return a title as it is typed, without signs: "Farben-Gang" as "farben gang"."""
    return re.sub(r"[\W_]+", " ", title.strip().lower())


def plain(word: str) -> str:
    """Return a word without the signs above its letters, "ß" as "ss"."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in letters if not unicodedata.combining(each))
