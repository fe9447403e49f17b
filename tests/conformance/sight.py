"""What a test may know of a game that the contract does not say: where its cards are."""

import gc
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import FunctionType, MethodType, ModuleType
from typing import Any

from game.core.protocols import Player
from game.kit.cards import DECK, Card, parse_card
from game.rulesets.whist.actions import Deal, PlayCard


@dataclass(frozen=True)
class Sight:
    """Where the cards of a game are, told from the whole truth.

    `seen(state, observer)`: the cards an observer has had before his eyes. `places(state)`: the
    cards in every place of the table, one entry a place. `dealt(state)`: the cards that chance
    has brought into play so far.
    """

    pack: frozenset[Card]
    seen: Callable[[Any, Player | None], set[Card]]
    places: Callable[[Any], list[Card]]
    dealt: Callable[[Any], list[Card]]


def _whist_seen(state: Any, observer: Player | None) -> set[Card]:
    seen: set[Card] = set()
    for action in state.history:
        if isinstance(action, Deal) and action.player == observer:
            seen.update(action.cards)
        if isinstance(action, PlayCard):
            seen.add(action.card)
    return seen


def _whist_places(state: Any) -> list[Card]:
    held = [card for hand in state.hands for card in hand]
    return held + [card for trick in (*state.tricks, state.trick) for card in trick.cards]


def _whist_dealt(state: Any) -> list[Card]:
    deals = [action for action in state.history if isinstance(action, Deal)]
    return [card for deal in deals for card in deal.cards]


SIGHT: Mapping[str, Sight] = {
    "whist": Sight(frozenset(DECK), _whist_seen, _whist_places, _whist_dealt),
}
"""By ruleset; a ruleset without a row here fails the laws about cards."""

_NOTATION = re.compile(r"\b[SHDC][2-9TJQKA]\b")


def cards_in(found: Any) -> Iterator[Card]:
    """Yield every card in a value: in its fields, its items, and written in its texts."""
    if isinstance(found, Card):
        yield found
    elif isinstance(found, str):
        yield from map(parse_card, _NOTATION.findall(found))
    elif isinstance(found, Mapping):
        for key, value in found.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(found, tuple | list | set | frozenset):
        for each in found:
            yield from cards_in(each)
    elif is_dataclass(found) and not isinstance(found, type):
        for each in fields(found):
            yield from cards_in(getattr(found, each.name))


def reachable(root: Any) -> Iterator[Any]:
    """Yield every object that can be reached from this one without going through a module.

    Attributes of any kind, items, closures and the objects of bound methods are followed;
    classes, modules and the globals of functions are not.
    """
    waiting, met = [root], set()
    while waiting:
        found = waiting.pop()
        if id(found) in met or isinstance(found, type | ModuleType):
            continue
        met.add(id(found))
        yield found
        if isinstance(found, FunctionType):
            waiting += [found.__closure__, found.__defaults__, found.__kwdefaults__]
        elif isinstance(found, MethodType):
            waiting += [found.__self__, found.__func__]
        else:
            waiting += gc.get_referents(found)
