"""What a test may know of a game that the contract does not say: where its cards are."""

import gc
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import FunctionType, MethodType, ModuleType
from typing import Any

from game.core.protocols import Player
from game.kit.cards import DECK, Card, card_name
from game.kit.german import PACK, german_card_name
from game.kit.packs import FLOATS, JOKERS, NUMBER_DECK, as_dealt, number_card_name
from game.kit.tricks import Deal, PlayCard
from game.rulesets.berzerka import actions as berzerka
from game.rulesets.bridge.jokers import EVERY_CARD, as_held, is_joker
from game.rulesets.bridge.naming import card_name as bridge_card_name
from game.rulesets.schnapsen import actions as schnapsen
from tests.conformance import berserk_sight as berserk
from tests.toys.tandem import table as tandem


@dataclass(frozen=True)
class Sight:
    """Where the cards of a game are, told from the whole truth.

    `seen(state, observer)`: the cards an observer has had before his eyes. `places(state)`: the
    cards in every place of the table, one entry a place. `dealt(state)`: the cards that chance
    has brought into play so far. `name`: a card in words. `shown(found)`: the cards that one
    object shows by itself, not by what it leads to. Where a card comes in several copies, an
    entry of `places` and `dealt` is a card with its owner, who has `copies` of it at most.
    """

    pack: frozenset[Any]
    seen: Callable[[Any, Player | None], set[Any]]
    places: Callable[[Any], list[Any]]
    dealt: Callable[[Any], list[Any]]
    name: Callable[[Any], str] = card_name
    shown: Callable[[Any], Iterable[Any]] | None = None
    copies: int = 1

    def cards_in(self, found: Any) -> Iterator[Any]:
        """Yield every card in a value."""
        return cards_in(found, self.pack, self.shown)

    def cards_by(self, found: Any) -> Iterable[Any]:
        """Return the cards that one object shows by itself."""
        return self.shown(found) if self.shown else _shown(found, self.pack)

    def card_of(self, place: Any) -> Any:
        """Return the card of an entry of `places`."""
        return place if self.copies == 1 else place[1]


def _whist_seen(state: Any, observer: Player | None) -> set[Card]:
    seen: set[Card] = set()
    for action in state.history:
        if isinstance(action, Deal) and action.player == observer:
            seen.update(action.cards)
        if isinstance(action, PlayCard):
            seen.add(action.card)
    return seen


def _whist_places(state: Any) -> list[Card]:
    table = state.table
    held = [card for hand in table.hands for card in hand]
    return held + [card for trick in (*table.tricks, table.trick) for card in trick.cards]


def _whist_dealt(state: Any) -> list[Card]:
    deals = [action for action in state.history if isinstance(action, Deal)]
    return [card for deal in deals for card in deal.cards]


def _tandem_seen(state: Any, observer: Player | None) -> set[Card]:
    """Besides what he was dealt and what was played: the dummy's hand, once it lies open."""
    seen = _whist_seen(state, observer)
    for player in state.table.open_to(observer):
        seen |= _whist_seen(state, player)
    return seen


def _tandem_places(state: Any) -> list[Card]:
    return list(map(as_dealt, _whist_places(state)))


def _berzerka_seen(state: Any, observer: Player | None) -> set[Card]:
    seen: set[Card] = set()
    for action in state.history:
        if isinstance(action, berzerka.Deal) and action.player == observer:
            seen.update(action.cards)
        if isinstance(action, berzerka.PlayCard):
            seen.add(action.card)
    return seen


def _berzerka_places(state: Any) -> list[Card]:
    table = state.table
    held = [card for cards in (*table.hands, *table.discards) for card in cards]
    return held + [card for trick in (*table.tricks, table.trick) for card in trick.cards]


def _berzerka_dealt(state: Any) -> list[Card]:
    deals = [action for action in state.history if isinstance(action, berzerka.Deal)]
    return [card for deal in deals for card in deal.cards]


def _schnapsen_seen(state: Any, observer: Player | None) -> set[Card]:
    seen: set[Card] = set()
    for action in state.history:
        match action:
            case Deal(player, cards) if player == observer:
                seen.update(cards)
            case schnapsen.FillTalon(cards) if state.table.declarer == observer:
                seen.update(cards)
            case schnapsen.ShowCard(card) | PlayCard(card):
                seen.add(card)
            case schnapsen.Marry(led):
                seen.update((led, action.shown))
    return seen


def _schnapsen_places(state: Any) -> list[Card]:
    table = state.table
    held = [card for cards in (*table.hands, table.put_away) for card in cards if card is not None]
    return held + [card for trick in (*table.tricks, table.trick) for card in trick.cards]


def _schnapsen_dealt(state: Any) -> list[Card]:
    dealt: list[Card] = []
    for action in state.history:
        if isinstance(action, Deal | schnapsen.FillTalon):
            dealt.extend(action.cards)
        elif isinstance(action, schnapsen.ShowCard):
            dealt.append(action.shown)
    return dealt


def _bridge_seen(state: Any, observer: Player | None) -> set[Card]:
    """Besides what he was dealt and what was played: open hands, and hidden cards turned up."""
    seen = _tandem_seen(state, observer) | set(state.table.hidden)
    return {form for card in seen for form in _forms(card)}


def _bridge_shown(found: Any) -> Iterator[Card]:
    for card in _shown(found, frozenset(EVERY_CARD)):
        yield from _forms(card)


def _forms(card: Card) -> tuple[Card, ...]:
    """Return what a card may be in a hand and on the table: a Joker floats, and is then named."""
    if not is_joker(card):
        return (card,)
    floating = as_dealt(card)
    return (floating, *(JOKERS[suit] for suit in FLOATS[floating]))


def _bridge_places(state: Any) -> list[Card]:
    table = state.table
    return [*(as_held(card, table.options) for card in _whist_places(state)), *table.hidden]


def _bridge_dealt(state: Any) -> list[Card]:
    return [*_whist_dealt(state), *state.table.hidden]


SIGHT: Mapping[str, Sight] = {
    "whist": Sight(frozenset(DECK), _whist_seen, _whist_places, _whist_dealt),
    "berzerka": Sight(
        frozenset(NUMBER_DECK), _berzerka_seen, _berzerka_places, _berzerka_dealt, number_card_name
    ),
    "schnapsen": Sight(
        frozenset(PACK), _schnapsen_seen, _schnapsen_places, _schnapsen_dealt, german_card_name
    ),
    "tandem": Sight(
        frozenset((*tandem.PACK, *JOKERS)), _tandem_seen, _tandem_places, _whist_dealt, str
    ),
    "bridge": Sight(
        frozenset(EVERY_CARD),
        _bridge_seen,
        _bridge_places,
        _bridge_dealt,
        bridge_card_name,
        _bridge_shown,
    ),
    "berserk": Sight(
        berserk.PACK,
        berserk.seen,
        berserk.places,
        berserk.dealt,
        berserk.name,
        berserk.shown,
        berserk.MOST_COPIES,
    ),
}
"""By ruleset; a ruleset without a row here fails the laws about cards."""

_NOTATION = re.compile(r"\b[SHDC][0-9A-Z]{1,2}\b")


def cards_in(
    found: Any,
    pack: frozenset[Any] = frozenset(DECK),
    shown: Callable[[Any], Iterable[Any]] | None = None,
    met: dict[int, Any] | None = None,
) -> Iterator[Any]:
    """Yield every card in a value: in its fields, its items, and written in its texts.

    A part that is met again, such as a trick that lies on many tables, is looked through once.
    """
    met: dict[int, Any] = {}
    waiting = [found]
    while waiting:
        part = waiting.pop()
        if id(part) in met:
            continue
        met[id(part)] = part
        yield from shown(part) if shown else _shown(part, pack)
        if isinstance(part, Mapping):
            waiting += [*part.keys(), *part.values()]
        elif isinstance(part, tuple | list | set | frozenset):
            waiting += part
        elif is_dataclass(part) and not isinstance(part, type | Card):
            waiting += [getattr(part, each.name) for each in fields(part)]


def _shown(found: Any, pack: frozenset[Any]) -> Iterator[Card]:
    if isinstance(found, Card):
        yield found
    elif isinstance(found, str) and (written := _NOTATION.findall(found)):
        by_notation = {str(card): card for card in pack}
        yield from (by_notation[text] for text in written if text in by_notation)


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
