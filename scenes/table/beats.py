"""The moments of a deal that are worth a picture, a sound, a face or a remark."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal
from zlib import crc32

from game.core.protocols import Event, Player
from game.core.words import _, marked
from game.kit.cards import NO_TRUMP, Suit
from game.kit.packs import Order
from game.kit.tricks import CardPlayed, Trick

BeatName = Literal[
    "ruff", "overruff", "last", "made", "missed", "slam", "kontra", "broken", "comeback"
]
WON: tuple[BeatName, ...] = ("made", "slam", "comeback")
LOST: tuple[BeatName, ...] = ("missed", "broken")
LONG_ENOUGH = 3
"""So many deals must have been played before anybody can come back."""


@dataclass(frozen=True)
class Beat:
    """A moment: what it is, and whose. That of a card played is seen at the card."""

    name: BeatName
    seats: tuple[Player, ...]
    is_of_card: bool = False


def beat_of_card(
    event: CardPlayed, table: Any, ranks: tuple[Suit, Order], trumps: int
) -> Sequence[Beat]:
    """Return what is remarkable of a card played: a ruff, one over another, the last of `trumps`.

    `table` is that after it; with 0 trumps it is not said which is the last.
    """
    trump, order = ranks
    trick: Trick = table.trick
    if trump == NO_TRUMP or order.suit[event.card] != trump or order.suit[trick.cards[0]] == trump:
        name: BeatName | None = None
    elif order.best_place(trick.cards, trump) != len(trick.cards) - 1:
        name = None
    else:
        is_first = all(order.suit[card] != trump for card in trick.cards[:-1])
        name = "ruff" if is_first else "overruff"
    if trump != NO_TRUMP and order.suit[event.card] == trump:
        gone = sum(order.suit[card] == trump for _player, card, _trick in table.played())
        name = "last" if gone == trumps else name
    return [Beat(name, (event.player,), is_of_card=True)] if name else []


def comeback(before: Any, after: Any) -> Sequence[Beat]:
    """Return who leads the match at the start of a deal and was last when the one before began."""
    old, new = before.standing, after.standing
    if new.deals_played <= LONG_ENOUGH or old.players != new.players:
        return []
    players = range(new.players)
    last = [p for p in players if all(old.merit(p) < old.merit(o) for o in players if o != p)]
    first = [p for p in players if all(new.merit(p) > new.merit(o) for o in players if o != p)]
    return [Beat("comeback", (p,)) for p in first if p in last]


def heard(beats: Sequence[Beat], seat: Player | None) -> str:
    """Return what of simultaneous beats is heard by a seat (None: a bystander), "" for nothing.

    It is the own one; of what only others have made or missed, how that is for the seat.
    """
    if not beats:
        return ""
    own = [beat.name for beat in beats if seat in beat.seats]
    if own:
        return own[0]
    if seat is None or beats[0].name not in (*WON, *LOST):
        return beats[0].name
    return "missed" if beats[0].name in WON else "made"


def no_beats(_event: Event, _before: Any) -> Sequence[Beat]:
    """Return nothing: for games with no moments of their own."""
    return ()


SELDOM = 3
"""One of so many chances to say something is taken."""

FACES: Mapping[BeatName, str] = {
    "ruff": "glad",
    "overruff": "glad",
    "last": "wary",
    "made": "glad",
    "missed": "sorry",
    "slam": "glad",
    "kontra": "wary",
    "broken": "sorry",
    "comeback": "glad",
}
"""What face is made by whom a beat befalls, by the moods of the portraits."""
BEATEN = "startled"
"""The face of whoever held the trick until it was trumped."""

LINES: Mapping[BeatName, Sequence[str]] = {
    "ruff": (
        marked("A little trump will do."),
        marked("Pardon me, that one is mine."),
        marked("Snip!"),
    ),
    "overruff": (marked("Mine is higher."), marked("Not so fast!")),
    "last": (marked("That was the last of them."), marked("No more trumps, my friends.")),
    "broken": (marked("And I was so careful!"), marked("There goes my bowl.")),
    "comeback": (marked("The evening is young."), marked("From the cellar to the roof!")),
}
"""What may be said at a beat."""


def line_at(beat: BeatName, seat: Player, deal: int, trick: int) -> str:
    """Return what a player says at a beat in a trick of a deal, "" for nothing; always the same."""
    said = LINES.get(beat, ())
    chance = crc32(f"{beat} {seat} {deal} {trick}".encode())
    if not said or chance % SELDOM:
        return ""
    return _(said[chance // SELDOM % len(said)])
