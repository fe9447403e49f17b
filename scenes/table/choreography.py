"""How each event of a trick game looks: from event to motion. What is not named here is a cut."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any

from game.core.protocols import Event
from game.kit.cards import Suit
from game.kit.packs import Order, leaves_hand
from game.kit.tricks import CardPlayed, HandDealt, Trick, TrickTaken
from scenes.anim.timeline import Cue, Motion, Move, Place, ease_in_out, ease_out
from scenes.table.geometry import Geometry
from scenes.table.places import back_key, card_key, gathered

FLIGHT = 0.30
"""Seconds a dealt card flies."""
DEAL_STEP = 0.032
"""Seconds from one dealt card to the next."""
PLAY = 0.26
SAID = 0.55
"""Seconds in which a bid or a call is read."""
SWEEP = 0.34


@dataclass(frozen=True)
class Scenery:
    """What a choreography may look at: where everyone sits, and the table before and after.

    `lay` tells where every card on a table lies. `trick_pause` is how many seconds a full trick
    stays to be seen. With `reduced_motion` nothing flies: cards are there, and only the pauses
    remain.
    """

    geometry: Geometry
    lay: Callable[[Any], Mapping[str, Place]]
    before: Any
    after: Any
    trick_pause: float
    reduced_motion: bool = False


def motion(event: Event, scenery: Scenery) -> Motion:
    """Return what an event looks like."""
    full = choreography(event, scenery)
    return _without_flight(full) if scenery.reduced_motion else full


def best_card(trick: Trick, trump: Suit, order: Order) -> frozenset[str]:
    """Return the key of the card that wins a trick as it stands, none while it is alone."""
    if len(trick.cards) < 2:
        return frozenset()
    return frozenset({card_key(trick.cards[order.best_place(trick.cards, trump)])})


def _without_flight(full: Motion) -> Motion:
    """Keep cues and pauses, and let what goes away stay till it goes."""
    stays = [
        replace(move, target=move.source, seconds=0.0) for move in full.moves if move.start > 0.5
    ]
    return Motion(tuple(stays), full.cues[:1], min(full.seconds, 1.2))


def pause(cue: str, seconds: float = SAID) -> Motion:
    """Return a motion without flight: a cue, and time to take in what was said."""
    return Motion((), (Cue(0.0, cue),), seconds)


@singledispatch
def choreography(event: Event, scenery: Scenery) -> Motion:
    """Return the whole motion of an event; what is not named here is a cut."""
    return Motion()


@choreography.register
def _(event: HandDealt, scenery: Scenery) -> Motion:
    """Deal one card to each in turn: this hand's cards, each a round after the one before."""
    players = scenery.after.players
    rest, lying = scenery.lay(scenery.after), scenery.lay(scenery.before)
    keys = sorted((key for key in rest if key not in lying), key=lambda key: rest[key].z)
    deck = scenery.geometry.deck_spot()
    moves = [
        Move(
            key,
            setting_out(deck, rest[key], z=400 - number),
            rest[key],
            start=number * players * DEAL_STEP,
            seconds=FLIGHT,
            ease=ease_out,
            appears=True,
        )
        for number, key in enumerate(keys)
    ]
    ends = max((move.end for move in moves), default=0.0)
    pack = deck._replace(z=380)
    moves.append(Move(f"pack {event.player}", pack, pack, 0.0, ends - FLIGHT))
    is_last = event.player == scenery.after.dealer
    cues = tuple(Cue(move.start, "deal") for move in moves[:-1])
    return Motion(tuple(moves), cues, ends + 0.1 if is_last else DEAL_STEP, told_at=ends)


@choreography.register
def _(event: CardPlayed, scenery: Scenery) -> Motion:
    before = scenery.lay(scenery.before)
    key = card_key(event.card)
    held = scenery.before.hands[event.player]
    if None in held:
        source = before[back_key(event.player, len(held) // 2)]
    else:
        source = before[card_key(leaves_hand(event.card, held))]
    target = scenery.lay(scenery.after)[key]
    source = setting_out(source, target, z=target.z)._replace(turn=target.turn)
    move = Move(key, source, target, 0.0, PLAY, ease_in_out, arc=18)
    return replace(Motion.of([move], [Cue(0.0, "play")], hold=0.12), told_at=PLAY)


def setting_out(source: Place, target: Place, z: float) -> Place:
    """Return where a card sets out from, as the card it will be: its picture is drawn once."""
    scale = source.height / target.height
    return source._replace(height=target.height, scale=scale, z=z, dim=target.dim)


def from_where_seen(full: Motion, seen: Mapping[str, Place]) -> Motion:
    """Let what was raised or pulled from its place set out from where it is seen."""
    moves = [
        replace(move, source=move.source._replace(x=seen[move.key].x, y=seen[move.key].y))
        if move.key in seen
        else move
        for move in full.moves
    ]
    return replace(full, moves=tuple(moves))


def with_cues(full: Motion, cues: Sequence[Cue]) -> Motion:
    """Let more be heard; the motion lasts at least until the first of it."""
    if not cues:
        return full
    every = sorted((*full.cues, *cues), key=lambda cue: cue.at)
    return replace(full, cues=tuple(every), seconds=max(full.seconds, cues[0].at + 0.01))


@choreography.register
def _(event: TrickTaken, scenery: Scenery) -> Motion:
    """Let the full trick be seen, the winner's card lit; then slide it to the winner's pile."""
    lying, later = scenery.lay(scenery.before), scenery.lay(scenery.after)
    pause = scenery.trick_pause
    (key, pile), *_rest = [(k, place) for k, place in later.items() if k not in lying and "#" in k]
    moves = [
        Move(
            card_key(card),
            lying[card_key(card)],
            gathered(pile, lying[card_key(card)]),
            pause,
            SWEEP,
            ease_in_out,
        )
        for card in event.trick.cards
    ]
    moves.append(Move(key, pile, pile, pause + SWEEP * 0.8, 0.0, appears=True))
    return Motion.of(moves, [Cue(pause, "trick")])
