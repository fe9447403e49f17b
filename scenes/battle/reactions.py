"""The faces that players make at a battle, and the lines that computer players say now and then.

Both follow from what both sides have seen, and from nothing else: no hidden card comes in.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from game.core.protocols import Event, Player
from game.core.words import _, marked
from game.rulesets.berserk import events as e
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import UNSEEN

SELDOM = 3
"""One of so many chances to say something is taken."""
GREAT = 5
"""So many wounds by one hit make a great blow."""

MOODS: Mapping[str, str] = {
    "loses": "sorry",
    "kills": "glad",
    "loses a hero": "startled",
    "kills a hero": "glad",
    "is struck": "startled",
    "strikes": "glad",
    "wins": "glad",
    "is beaten": "sorry",
}
"""What face is made by whom something befalls, by the moods of the portraits."""

LINES: Mapping[str, Sequence[str]] = {
    "loses": (marked("He still owed me money."), marked("I liked that one.")),
    "kills": (marked("One fewer."), marked("Next!")),
    "loses a hero": (marked("No! Not you!"), marked("There goes the statue.")),
    "kills a hero": (marked("Even legends bleed."), marked("That will be a song.")),
    "is struck": (marked("Ouch!"), marked("That will leave a mark.")),
    "strikes": (marked("Felt that?"),),
    "wins": (marked("The field is mine."), marked("Well fought!")),
    "is beaten": (marked("Until next time."), marked("You will hear from my heirs.")),
}
"""What may be said at it."""


class Reaction(NamedTuple):
    """A player's face at what befalls him, and what he says, "" for nothing."""

    player: Player
    mood: str
    words: str


def reactions(event: Event, battle: Battle) -> Iterator[Reaction]:
    """Yield how both sides take an event; `battle` is the position as it is shown then."""
    match event:
        case e.Died(uid):
            unit = battle.units[uid]
            is_hero = unit.card != UNSEEN and card(unit.card).unique
            names = ("loses a hero", "kills a hero") if is_hero else ("loses", "kills")
            yield from _both(unit.owner, names, battle, uid)
        case e.Wounded(uid, amount) if amount >= GREAT:
            yield from _both(battle.units[uid].owner, ("is struck", "strikes"), battle, uid)
        case e.BattleEnded(winner) if winner is not None:
            yield from _both(1 - winner, ("is beaten", "wins"), battle, battle.turn)


def _both(sufferer: Player, names: tuple[str, str], battle: Battle, of: int) -> Iterator[Reaction]:
    for player, name in zip((sufferer, 1 - sufferer), names, strict=True):
        yield Reaction(player, MOODS[name], _line(name, player, battle.turn, of))


def _line(name: str, player: Player, turn: int, of: int) -> str:
    """Return what a player says, "" for nothing; at the same place always the same."""
    chance, said = crc32(f"{name} {player} {turn} {of}".encode()), LINES[name]
    return "" if chance % SELDOM else _(said[chance // SELDOM % len(said)])
