"""Where everything lies: pure functions from a table to places.

Lengths are logical units; the table is at least 1280 x 720 of them.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from math import copysign

from game.core.protocols import Player
from game.core.ruleset import Sides, each_alone
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card
from game.kit.table import Hand, Table
from scenes.anim.timeline import Place
from scenes.table.geometry import (
    ASPECT,
    BACK_HEIGHT,
    HAND_HEIGHT,
    OPEN_HEIGHT,
    PILE_HEIGHT,
    PLATE,
    RAISED,
    TRICK_HEIGHT,
    Geometry,
)

OPEN_STEP = 26.0
"""From card to card of a suit in an open hand: their indices are in sight."""
TALON, TALON_ROOM = "talon#", 150.0
FAN_ORDER = (SPADES, HEARTS, CLUBS, DIAMONDS)
"""Suits in the hand from the left: the colours take turns."""
PILE_STEP = 11.0
"""From trick to trick of a pile."""
LEGAL_RISE = 20.0


def card_key(card: Card) -> str:
    """Return the name under which a card that is seen moves over the table."""
    return str(card)


def back_key(seat: Player, number: int) -> str:
    """Return the name under which a hidden card moves over the table."""
    return f"{seat}#{number}"


def pile_key(keeper: Player, number: int) -> str:
    """Return the name under which the back moves that stands for a trick won."""
    return f"won#{keeper} {number}"


def talon_key(number: int) -> str:
    """Return the name under which a hidden card beside the trick moves over the table."""
    return f"{TALON}{number}"


def fan(cards: Collection[Card]) -> list[Card]:
    """Return the cards in the order in which a player holds them."""
    return sorted(cards, key=lambda card: (FAN_ORDER.index(card.suit), -card.rank))


def places(
    geometry: Geometry,
    table: Table,
    talon: Hand = (),
    legal: Collection[Card] | None = None,
    raised: Collection[Card] = (),
    order: Callable[[Collection[Card]], Sequence[Card]] = fan,
    sides: Sides = (),
) -> dict[str, Place]:
    """Return where every card on the table lies.

    `talon` are those that lie beside the trick. Each of the `sides` has its tricks in one pile,
    everybody his own where there are none. `legal` are the cards of one hand that
    may be played (None: nobody is asked), which stand out, so that the own hand is dark while
    another is played from; `raised` are those that the player points at or has picked. `order` is
    that of the cards in a hand.
    """
    lying: dict[str, Place] = {}
    for seat, hand in enumerate(table.hands):
        seen = order([card for card in hand if card is not None])
        backs = [back_key(seat, number) for number in range(len(hand) - len(seen))]
        playable = legal if legal is not None and any(card in legal for card in seen) else None
        if geometry.turn_of(seat) == 0:
            lying.update(_own_hand(geometry, seen, backs, legal, raised))
        elif seat in table.open_to(geometry.bottom) and not backs:
            lying.update(_open_hand(geometry, seat, seen, playable, raised))
        elif backs:
            keys = [back_key(seat, number) for number in range(len(hand))]
            lying.update(_small_fan(geometry, seat, keys, face=0.0))
        else:
            lying.update(_small_fan(geometry, seat, [card_key(card) for card in seen], face=1.0))
    lying.update(_talon(geometry, talon))
    lying.update(_piles(geometry, table, sides))
    for place, card in enumerate(table.trick.cards):
        seat = table.trick.player(place, table.players)
        lying[card_key(card)] = trick_place(geometry, seat, card, place)
    return lying


def _own_hand(
    geometry: Geometry,
    cards: Sequence[Card],
    backs: list[str],
    legal: Collection[Card] | None,
    raised: Collection[Card],
) -> dict[str, Place]:
    """Hold the cards as a fan, at its right those that may not be looked at yet."""
    count = len(cards) + len(backs)
    room = geometry.width - 2 * (PLATE[0] + 40) - HAND_HEIGHT * ASPECT
    step = min(HAND_HEIGHT * 0.40, room / max(1, count - 1))
    lying = {}
    for number, card in enumerate([*cards, *backs]):
        off = number - (count - 1) / 2
        part = off / max(6.0, (count - 1) / 2)
        is_back = isinstance(card, str)
        is_out = legal is not None and not is_back and card not in legal
        rise = 0.0
        if legal is not None and not is_back and not is_out and len(legal) < count:
            rise = LEGAL_RISE
        if card in raised:
            rise = RAISED
        lying[str(card)] = Place(
            x=geometry.width / 2 + off * step,
            y=geometry.hand_y + 30 * part * part - rise,
            height=HAND_HEIGHT,
            turn=-11 * part,
            face=0.0 if is_back else 1.0,
            z=100 + number,
            dim=1.0 if is_out else 0.0,
        )
    return lying


def _small_fan(geometry: Geometry, seat: Player, keys: list[str], face: float) -> dict[str, Place]:
    """Lay out a hand under its plate."""
    count = len(keys)
    middle, y = geometry.plates[seat]
    high = BACK_HEIGHT
    level = y + geometry.plate_high / 2 + high * (0.36 + 0.24 * face)
    step = min(high * 0.3, (PLATE[0] - high * ASPECT) / max(1, count - 1))
    lying = {}
    for number, key in enumerate(keys):
        off = number - (count - 1) / 2
        lying[key] = Place(
            x=middle + off * step,
            y=level - 0.5 * abs(off),
            height=high,
            turn=-off * (18 / max(count, 5)) * face + off * (18 / max(count, 5)) * (1 - face),
            face=face,
            z=10 + number,
        )
    return lying


def _open_hand(
    geometry: Geometry,
    seat: Player,
    cards: Sequence[Card],
    legal: Collection[Card] | None,
    raised: Collection[Card],
) -> dict[str, Place]:
    """Lay a hand open before its player: opposite in a row, at a side in a column for each suit."""
    x, y = geometry.plates[seat]
    level = y + geometry.plate_high / 2 + 6 + OPEN_HEIGHT / 2
    is_row = geometry.turn_of(seat) * 2 == geometry.players
    spots = _row(x, level, cards) if is_row else _columns(x, level, cards, geometry.width)
    lying = {}
    for number, (card, (across, down)) in enumerate(zip(cards, spots, strict=True)):
        lying[card_key(card)] = Place(
            across,
            down + (RAISED / 3 if card in raised else 0.0),
            OPEN_HEIGHT,
            z=10 + number,
            dim=1.0 if legal is not None and card not in legal else 0.0,
        )
    return lying


def card_at(table: Table, lying: Mapping[str, Place], x: float, y: float) -> Card | None:
    """Return the card of a hand that is seen at a point, None where there is none."""
    seen = (card for hand in table.hands for card in hand if card is not None)
    hit = [
        card
        for card in seen
        if (place := lying.get(card_key(card))) is not None
        and abs(place.x - x) <= place.height * ASPECT / 2
        and abs(place.y - y) <= place.height / 2
    ]
    return max(hit, key=lambda card: lying[card_key(card)].z, default=None)


def open_edge(
    geometry: Geometry, table: Table, lay: Callable[[Table], Mapping[str, Place]]
) -> float:
    """Return how far a hand that lies open at the left side reaches, or cards that lie there beside
    the trick, face down, in units; 0 where none do.

    `lay` returns where every card of a table lies.
    """
    middle = geometry.middle[0]
    others = (seat for seat in table.face_up if seat != geometry.bottom)
    sides = [seat for seat in others if geometry.plates[seat][0] * 2 < middle]
    keys = [card_key(card) for seat in sides for card in table.hands[seat] if card is not None]
    lying = lay(table) if keys or geometry.players == 3 else {}
    if geometry.players == 3:
        keys.extend(key for key in lying if key.startswith(TALON))
    return max((lying[key].x + lying[key].height * ASPECT / 2 for key in keys), default=0.0)


def _row(middle: float, level: float, cards: Sequence[Card]) -> list[tuple[float, float]]:
    """Return the spots of cards in a row, with a little room between suits."""
    at, spots = 0.0, []
    for before, card in zip((None, *cards), cards, strict=False):
        if before is not None:
            at += OPEN_STEP * (1.3 if before.suit == card.suit else 1.9)
        spots.append((at, level))
    return [(middle - at / 2 + across, down) for across, down in spots]


def _columns(
    middle: float, level: float, cards: Sequence[Card], width: float
) -> list[tuple[float, float]]:
    """Return the spots of cards in columns, one for each suit, inside the table."""
    suits = list(dict.fromkeys(card.suit for card in cards))
    longest = max((sum(card.suit == suit for card in cards) for suit in suits), default=1)
    wide = OPEN_HEIGHT * ASPECT + 4
    reach = wide * (len(suits) - 1) / 2
    edge = reach + wide / 2 + 14
    middle = min(max(middle, edge), width - edge)
    step = min(OPEN_STEP, 7 * OPEN_STEP / max(1, longest - 1))
    place = dict.fromkeys(suits, 0)
    spots = []
    for card in cards:
        across = middle - reach + wide * suits.index(card.suit)
        spots.append((across, level + step * place[card.suit]))
        place[card.suit] += 1
    return spots


def _talon(geometry: Geometry, cards: Hand) -> dict[str, Place]:
    """Lay cards beside the trick, face down or open."""
    x, y, height = geometry.talon_spot
    step = min(34.0, TALON_ROOM / max(1, len(cards) - 1))
    return {
        talon_key(number) if card is None else card_key(card): Place(
            x + step * number, y, height, face=0.0 if card is None else 1.0, z=60 + number
        )
        for number, card in enumerate(cards)
    }


def _piles(geometry: Geometry, table: Table, sides: Sides) -> dict[str, Place]:
    """Lay a back for every trick won before whoever keeps it."""
    lying = {}
    for side in sides or each_alone(table.players):
        keeper = _keeper(geometry, table, side)
        count = sum(table.taken[seat] for seat in side)
        x, y, room = geometry.pile_spot(keeper)
        step = copysign(min(PILE_STEP, abs(room) / max(1, count - 1)), room)
        for number in range(count):
            askew = 3.0 if number % 2 else -3.0
            lying[pile_key(keeper, number)] = Place(
                x + step * number, y, PILE_HEIGHT, turn=askew, face=0.0, z=5 + number * 0.1
            )
    return lying


def _keeper(geometry: Geometry, table: Table, side: Sequence[Player]) -> Player:
    """Return who keeps the tricks of a side: who sits at the bottom, or whose hand is closed."""
    return min(side, key=lambda s: (geometry.turn_of(s) != 0, s in table.face_up, s))


def trick_place(geometry: Geometry, seat: Player, card: Card, order: int) -> Place:
    """Return where a played card lies: at its player's side of the trick, a little askew.

    Those nearer to the bottom lie over those farther away, whoever played first: so no card
    hides the index of another.
    """
    x, y = geometry.trick_spot(seat)
    askew = (int(card) * 37 % 11) - 5
    near = (y - geometry.middle[1] + TRICK_HEIGHT) / (2 * TRICK_HEIGHT)
    return Place(x, y, TRICK_HEIGHT, turn=float(askew), z=200 + 20 * near + order / 100)


def gathered(pile: Place, lying: Place) -> Place:
    """Return where a card of a won trick slides to: to the pile of whoever keeps it."""
    return lying._replace(x=pile.x, y=pile.y, turn=0.0, scale=pile.height / lying.height)
