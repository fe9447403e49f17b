"""The call to make: the rows that a hand fits, the weightiest first."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from game.core.words import ROOT
from game.kit.cards import Card
from game.rulesets.bridge.bidding.bookfile import read_system
from game.rulesets.bridge.bidding.calls import PASS, Calls
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.hand import Hand, weighed
from game.rulesets.bridge.bidding.heard import rows_at
from game.rulesets.bridge.bidding.rows import Row, System

FOLDER = ROOT / "levels" / "bridge"
SYSTEMS = ("club", "natural")
"""The systems by their ids: that of a sound club pair, and a small one for beginners."""
UNLIKELY = 0.03
"""How likely a call is that the plain player would not have made with the hand."""
UNDERSTOOD = 0.2
"""How likely it is if the hand fits what partner would take it for."""


@cache
def system(name: str = "club") -> System:
    """Return a system by its id; raise BadContent if its file is broken."""
    return read_system(Path(FOLDER, f"{name}.toml"))


def read_systems() -> None:
    """Read all systems; raise BadContent if the file of one is broken."""
    system()  # as all ask for it: by its name it would be another entry
    for name in SYSTEMS[1:]:
        system(name)


def fitting(calls: Calls, hand: Hand, played: System, conditions: Conditions) -> list[Row]:
    """Return the rows for the next call that the hand fits, the plain player's first."""
    rows = [row for row in rows_at(calls, played, conditions) if row.box.fits(hand)]
    rows = [row for row in rows if row.is_made] or rows
    return sorted(rows, key=lambda row: -row.weight)


def plain_call(calls: Calls, hand: Hand, played: System, conditions: Conditions) -> str:
    """Return the call of the plain player; where nothing fits, what fits least badly."""
    rows = rows_at(calls, played, conditions)
    best = None
    for row in rows:
        if (best is None or row.weight > best.weight) and row.box.fits(hand):
            best = row
    if best is None:
        best = min(rows, key=lambda row: (row.box.distance(hand), -row.weight), default=None)
    return PASS if best is None else best.call


def likelihood(
    cards: Iterable[Card], player: int, calls: Calls, played: System, conditions: Conditions
) -> float:
    """Return how likely a player's calls are with the cards he was dealt.

    `player` counts from the dealer. Each call that the plain player would not have made makes the
    hand UNLIKELY, but not impossible, and less so where it fits what the call shows.
    """
    hand, found = weighed(cards, conditions), 1.0
    for place in range(player, len(calls), 4):
        before, call = calls[:place], calls[place]
        if plain_call(before, hand, played, conditions) != call:
            rows = [row for row in rows_at(before, played, conditions) if row.call == call]
            is_understood = any(not row.is_made and row.box.fits(hand) for row in rows)
            found *= UNDERSTOOD if is_understood else UNLIKELY
    return found
