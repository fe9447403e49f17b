"""What a player or chance can do in a hand of Berzerka, and the notation of each."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import SUIT_LETTERS, SUITS, Card, Suit, cards_text
from game.kit.number_cards import (
    NUMBER_DECK,
    parse_number_card,
    parse_number_cards,
)
from game.rulesets.berzerka.contracts import CONTRACTS, NUMBER_OF


class _Sorted:
    """Actions of all kinds sort together: by kind, then by what they say."""

    def _place(self) -> tuple[Any, ...]:
        """Return what the action is sorted by: the number of its kind, then its own parts."""
        return ()

    def __lt__(self, other: "_Sorted") -> bool:
        return self._place() < other._place()


@dataclass(frozen=True)
class LayBoard(_Sorted):
    """Chance adds contracts to the board; written "board:middling,raging_tides"."""

    contracts: tuple[str, ...]

    def _place(self) -> tuple[Any, ...]:
        return 0, self.contracts

    def __str__(self) -> str:
        return f"board:{','.join(self.contracts)}"


@dataclass(frozen=True)
class Copy(_Sorted):
    """The first dealer, or chance, says what Shapeshift copies; written "copy:middling"."""

    contract: str

    def _place(self) -> tuple[Any, ...]:
        return 1, NUMBER_OF[self.contract]

    def __str__(self) -> str:
        return f"copy:{self.contract}"


@dataclass(frozen=True)
class Deal(_Sorted):
    """Chance gives a player cards; written "2:S13H3", in a view of others "2:"."""

    player: Player
    cards: tuple[Card, ...]

    def _place(self) -> tuple[Any, ...]:
        return 2, self.player, self.cards

    def __str__(self) -> str:
        return f"{self.player}:{cards_text(self.cards)}"


@dataclass(frozen=True)
class Pass(_Sorted):
    """A player leaves the auction; written "pass"."""

    def _place(self) -> tuple[Any, ...]:
        return (3,)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Bid(_Sorted):
    """A player bids an open contract with an overbid; written "berzerka+2"."""

    contract: str
    overbid: int

    def _place(self) -> tuple[Any, ...]:
        return 4, NUMBER_OF[self.contract], self.overbid

    def __str__(self) -> str:
        return f"{self.contract}+{self.overbid}"


@dataclass(frozen=True)
class Pick(_Sorted):
    """Forehand picks a contract after three passes; written "pick:berzerka"."""

    contract: str

    def _place(self) -> tuple[Any, ...]:
        return 5, NUMBER_OF[self.contract]

    def __str__(self) -> str:
        return f"pick:{self.contract}"


@dataclass(frozen=True)
class NameTrump(_Sorted):
    """The declarer names the trump suit; written "trump:H"."""

    suit: Suit

    def _place(self) -> tuple[Any, ...]:
        return 6, self.suit

    def __str__(self) -> str:
        return f"trump:{SUIT_LETTERS[self.suit]}"


@dataclass(frozen=True)
class NameRanking(_Sorted):
    """The declarer names the ranking, of the first trick where it turns; "normal", "inverted"."""

    inverted: bool

    def _place(self) -> tuple[Any, ...]:
        return 7, self.inverted

    def __str__(self) -> str:
        return "inverted" if self.inverted else "normal"


@dataclass(frozen=True)
class NamePain(_Sorted):
    """The declarer names the pain suit; written "pain:S"."""

    suit: Suit

    def _place(self) -> tuple[Any, ...]:
        return 8, self.suit

    def __str__(self) -> str:
        return f"pain:{SUIT_LETTERS[self.suit]}"


@dataclass(frozen=True)
class Done(_Sorted):
    """A player has put away what he will; written "done"."""

    def _place(self) -> tuple[Any, ...]:
        return (9,)

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class Discard(_Sorted):
    """A player puts a card away, face down; written "-H7", in a view of others "-"."""

    card: Card | None

    def _place(self) -> tuple[Any, ...]:
        return 10, -1 if self.card is None else self.card

    def __str__(self) -> str:
        return f"-{'' if self.card is None else self.card}"


@dataclass(frozen=True)
class PlayCard(_Sorted):
    """A player plays a card; written as the card."""

    card: Card

    def _place(self) -> tuple[Any, ...]:
        return 11, self.card

    def __str__(self) -> str:
        return str(self.card)


Naming = NameTrump | NameRanking | NamePain
BerzerkaAction = LayBoard | Copy | Deal | Pass | Bid | Pick | Naming | Done | Discard | PlayCard

PASS, DONE = Pass(), Done()
BIDS: Mapping[str, tuple[Bid, ...]] = {
    contract: tuple(Bid(contract, overbid) for overbid in range(row.most_overbid + 1))
    for contract, row in CONTRACTS.items()
}
"""Every bid, by contract and overbid; a Shapeshift's limit is that of what it copies."""
DISCARDS = tuple(map(Discard, NUMBER_DECK))
PLAYS = tuple(map(PlayCard, NUMBER_DECK))


def _contract(text: str) -> str:
    if text not in CONTRACTS:
        raise ValueError(
            _("“{text}” is no contract; the contracts are {names}.").format(
                text=text, names=", ".join(CONTRACTS)
            )
        )
    return text


def _suit(text: str) -> Suit:
    suit = SUIT_LETTERS.find(text.upper())
    if len(text) != 1 or suit not in SUITS:
        raise ValueError(_("“{text}” is no suit; a suit is one of S, H, D, C.").format(text=text))
    return Suit(suit)


_WORDS: Mapping[str, BerzerkaAction] = {
    "pass": PASS,
    "done": DONE,
    "normal": NameRanking(False),
    "inverted": NameRanking(True),
    "-": Discard(None),
}
_NAMED: Mapping[str, Callable[[str], BerzerkaAction]] = {
    "board": lambda text: LayBoard(tuple(map(_contract, text.split(",")))),
    "copy": lambda text: Copy(_contract(text)),
    "pick": lambda text: Pick(_contract(text)),
    "trump": lambda text: NameTrump(_suit(text)),
    "pain": lambda text: NamePain(_suit(text)),
}
_BID = re.compile(r"([a-z_]+)\+([0-6])")
_DEAL = re.compile(r"([0-2]):(.*)", re.DOTALL)


def parse_action(text: str) -> BerzerkaAction:
    """Return the action that the notation names; raise ValueError if there is none such.

    Words may be written in either case of letter.
    """
    low = text.lower()
    if low in _WORDS:
        return _WORDS[low]
    if found := _DEAL.fullmatch(text):
        return Deal(int(found[1]), parse_number_cards(found[2]))
    if found := _BID.fullmatch(low):
        return Bid(_contract(found[1]), int(found[2]))
    word, colon, rest = low.partition(":")
    if colon and word in _NAMED:
        return _NAMED[word](rest)
    if text.startswith("-"):
        return DISCARDS[parse_number_card(text[1:])]
    return PLAYS[parse_number_card(text)]
