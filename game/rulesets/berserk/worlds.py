"""Worlds: full battles that an observer cannot tell from the real one.

All that can be hidden is what a player drew, recruited and placed face down; dice are open. So a
world is the observer's own knowledge and, for each player he does not see, a muster that could
have led to what lies on the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.protocols import Player
from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    BerserkAction,
    DrawCards,
    EndRecruiting,
    GoFirst,
    Mulligan,
    Place,
    Recruit,
    RollForFirst,
)
from game.rulesets.berserk.battle.traits import givers
from game.rulesets.berserk.places import room, square_classes
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import DRAWN, price_list
from game.rulesets.berserk.sampling import Evidence, draw_hand, placing_order, sample_army
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit
from game.rulesets.berserk.view import BerserkView

MUSTER = frozenset((RollForFirst, GoFirst, DrawCards, Mulligan, Recruit, EndRecruiting, Place))
"""What is done before the battle."""


@dataclass
class Muster:
    """How a player's army came about, as far as it has.

    `hands` are those he drew, one after the other; `placed` are his placings so far. `army` and
    `hand` are worked out for a player who is not seen.
    """

    hands: list[tuple[int, ...]]
    placed: list[Place]
    stands: bool = False
    army: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    placing: tuple[int, ...] = ()
    """The army in the order of placing, once it stands: what is placed, then what waits."""


def determinize(view: BerserkView, rng: Rng) -> BerserkState:
    """Return a world: what the observer has not seen, drawn at random where it can be."""
    length, (one, other) = _read(view)
    for player, muster in enumerate((one, other)):
        if player == view.observer:
            muster.army, muster.hand = view.army, view.hand
            muster.placing = (*[place.card for place in muster.placed], *view.to_place)
        else:
            _imagine(view, player, muster, rng)
    units = _units(view, one, other)
    return BerserkState.of(
        view,
        hands=(one.hand, other.hand),
        armies=(one.army, other.army),
        waiting=(one.placing[len(one.placed) :], other.placing[len(other.placed) :]),
        units=units,
        givers=givers(units) if view.mustered else (),
        grounds=_grounds(view, one, other),
        history=(*_history(view, length, one, other), *view.history[length:]),
    )


def _read(view: BerserkView) -> tuple[int, tuple[Muster, Muster]]:
    """Return how many actions raised the armies, and what each player did, as it is known."""
    musters = (Muster([], []), Muster([], []))
    player: Player = 0
    length = 0
    for action in view.history:
        if type(action) not in MUSTER:
            break
        length += 1
        if isinstance(action, DrawCards):
            player = action.player
            musters[player].hands.append(action.cards)
        elif isinstance(action, EndRecruiting):
            musters[player].stands = True
        elif isinstance(action, Place):
            musters[_placer(view, musters)].placed.append(action)
    return length, musters


def _placer(view: BerserkView, musters: tuple[Muster, Muster]) -> Player:
    """Return whose card is placed next: the first player's till all of his lie."""
    assert view.first is not None
    left = len(view.armies[view.first]) - len(musters[view.first].placed)
    return view.first if left else 1 - view.first


def _imagine(view: BerserkView, player: Player, muster: Muster, rng: Rng) -> None:
    """Draw the hands and the army of a player who is not seen; a hand put back is gone."""
    if not muster.hands:
        return
    deck = view.standing.decks[player]
    earlier = [tuple(sorted(rng.sample(deck, DRAWN))) for _hand in muster.hands]
    if view.phase == Phase.DRAW and not muster.stands:
        muster.hands = earlier
        return
    evidence = Evidence(
        deck=deck,
        count=len(view.armies[player]),
        stands=muster.stands,
        placed=tuple(muster.placed),
        gold=view.gold(player),
        silver=view.silver(player),
        room=room(player, player == view.first, view.land),
        classes=square_classes(player, player == view.first, view.land),
        needs_creature=_needs_creature(view, player),
    )
    placing = sample_army(evidence, rng)
    muster.army = tuple(sorted(placing))
    if muster.stands:
        placed = len(muster.placed)
        muster.placing = (*placing[:placed], *placing_order(placing[placed:]))
    hand = draw_hand(evidence, muster.army, rng)
    muster.hands = [*earlier[1:], tuple(sorted((*muster.army, *hand)))]
    muster.hand = () if muster.stands else hand


def _needs_creature(view: BerserkView, player: Player) -> bool | None:
    """Tell whether a creature must lie face down: True, False, or None where it may.

    A player whose creatures have all fallen fights on only while another lies face down (BW-67).
    """
    if view.phase not in (Phase.BATTLE, Phase.OVER):
        return None
    prices = price_list()
    own = [unit for unit in view.units if unit.owner == player and unit.spot != GRAVE]
    if any(prices[unit.card].creatures for unit in own if unit.card != UNSEEN):
        return None
    return view.phase == Phase.BATTLE or view.winner == player


def _units(view: BerserkView, one: Muster, other: Muster) -> tuple[Unit, ...]:
    """Return the units with every card known, and what those face down wear."""
    if all(unit.card != UNSEEN for unit in view.units):
        return view.units
    units = list(view.units)
    prices = price_list()
    for player, muster in enumerate((one, other)):
        own = iter([unit.uid for unit in view.units if unit.owner == player])
        uids: dict[int, int] = {}
        for card, place in zip(muster.placing, muster.placed, strict=False):
            if prices[card].squares:
                uid = uids[place.spot] = next(own)
                if units[uid].card == UNSEEN:
                    units[uid] = units[uid]._replace(card=card)
            elif place.card == UNSEEN and place.spot != GRAVE:
                wearer = units[uids[place.spot]]
                units[wearer.uid] = wearer._replace(gear=(*wearer.gear, card))
    return tuple(units)


def _grounds(view: BerserkView, one: Muster, other: Muster) -> tuple[tuple[Player, int], ...]:
    """Return the terrain cards beside the board, those face down as imagined."""
    found = []
    for owner, card in view.grounds:
        if card == UNSEEN:
            army = (one, other)[owner].army
            card = next(each for each in army if price_list()[each].terrain)
        found.append((owner, card))
    return tuple(found)


def _history(view: BerserkView, length: int, one: Muster, other: Muster) -> Iterator[BerserkAction]:
    """Yield what raised the armies, every card named."""
    musters = (one, other)
    hands = tuple(iter(muster.hands) for muster in musters)
    armies = tuple(iter(muster.army) for muster in musters)
    placing = [
        (iter(musters[player].placing), len(musters[player].placed))
        for player in ((view.first or 0), 1 - (view.first or 0))
    ]
    cards = iter(
        [card for found, count in placing for card, _n in zip(found, range(count), strict=False)]
    )
    player: Player = 0
    for action in view.history[:length]:
        if isinstance(action, DrawCards):
            player = action.player
            yield DrawCards(player, next(hands[player]))
        elif isinstance(action, Recruit):
            yield Recruit(next(armies[player]))
        elif isinstance(action, Place):
            yield Place(next(cards), action.spot)
        else:
            yield action
