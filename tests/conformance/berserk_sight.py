"""Where the cards of Berserk are, told from the whole truth.

A card is a number that may occur several times, in both decks; what makes it a card rather than
any number is the object that it stands in.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.core.protocols import Player
from game.rulesets.berserk import actions, events
from game.rulesets.berserk.cards.box import card, cards
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.position import Battle, Phase
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit

PACK = frozenset(range(len(cards())))
MOST_COPIES = 3
Held = tuple[Player, int]
"""A card in the hands of a player: both may have the same one."""


def seen(state: Any, observer: Player | None) -> set[int]:
    """Every card the observer has drawn himself, and all that lies face up."""
    found = {
        number
        for action in state.history
        if isinstance(action, actions.DrawCards) and action.player == observer
        for number in action.cards
    }
    found |= {unit.card for unit in state.units if not unit.hidden}
    for number, wearer in _gear(state):
        if not state.units[wearer].hidden:
            found.add(number)
    if state.phase in (Phase.BATTLE, Phase.OVER):
        found |= {number for _owner, number in state.grounds}
    return found


def _gear(state: Any) -> Iterator[tuple[int, int]]:
    """Yield the equipment placed so far, each with the uid of its wearer."""
    uids: dict[int, int] = {}
    for action in state.history:
        if isinstance(action, actions.Place) and action.spot != GRAVE:
            if card(action.card).kind is CardKind.EQUIPMENT:
                yield action.card, uids[action.spot]
            else:
                uids[action.spot] = len(uids)


def places(state: Any) -> list[Held]:
    """Every card in a hand, still to place, on the field or in a graveyard, worn or beside."""
    held = [(player, card) for player in (0, 1) for card in state.hands[player]]
    if state.phase == Phase.RECRUIT:
        held += [(state.to_act, card) for card in state.armies[state.to_act]]
    held += [(player, card) for player in (0, 1) for card in state.waiting[player]]
    held += [(unit.owner, unit.card) for unit in state.units]
    held += [(state.units[wearer].owner, number) for number, wearer in _gear(state)]
    return held + list(state.grounds)


def dealt(state: Any) -> list[Held]:
    """What chance last brought each player, or, once his army stands, what he kept of it."""
    hands: dict[Player, tuple[int, ...]] = {}
    armies: dict[Player, list[int]] = {0: [], 1: []}
    player = 0
    for action in state.history:
        if isinstance(action, actions.DrawCards):
            player = action.player
            hands[player] = action.cards
        elif isinstance(action, actions.Mulligan):
            del hands[player]
        elif isinstance(action, actions.Recruit):
            armies[player].append(action.card)
        elif isinstance(action, actions.EndRecruiting):
            hands[player] = tuple(armies[player])
    return [(player, number) for player, found in hands.items() for number in found]


def shown(found: Any) -> Iterator[int]:
    """Yield the cards that an object shows by itself, not by what it leads to."""
    if isinstance(found, Unit):
        yield from _known((found.card, *found.gear))
    elif isinstance(found, Battle):
        for pair in (found.hands, found.armies, found.waiting):
            yield from _known((*pair[0], *pair[1]))
        yield from _known(number for _owner, number in found.grounds)
    elif isinstance(found, actions.DrawCards | events.CardsDrawn):
        yield from found.cards or ()
    elif isinstance(found, events.Revealed):
        yield from (found.card, *found.gear)
    elif isinstance(
        found,
        actions.Recruit
        | actions.Place
        | events.CardRecruited
        | events.CardPlaced
        | events.TerrainRevealed,
    ):
        yield from _known((found.card,))
    elif isinstance(found, str):
        numbers, names = _names()
        yield from (numbers[name] for name in names.findall(found))


def _known(numbers: Any) -> Iterator[int]:
    return (number for number in numbers if number != UNSEEN)


@cache
def _names() -> tuple[dict[str, int], re.Pattern[str]]:
    numbers = {each.name: each.number for each in cards()}
    longest_first = sorted(map(re.escape, numbers), key=len, reverse=True)
    return numbers, re.compile(rf"\b(?:{'|'.join(longest_first)})\b")


def name(number: int) -> str:
    """Return what a card is called."""
    return card(number).name
