"""What a player or chance can do in a hand of Berzerka, and the notation of each."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import SUIT_LETTERS, SUITS, Card, Suit
from game.kit.packs import NUMBER_DECK, parse_number_card, parse_number_cards
from game.kit.tricks import Deal, PlayCard, Sorted, parse_deal
from game.rulesets.berzerka.contracts import CONTRACTS, NUMBER_OF


@dataclass(frozen=True)
class LayBoard(Sorted):
    """Chance adds contracts to the board; written "board:middling,raging_tides"."""

    kind = 1
    contracts: tuple[str, ...]

    def __str__(self) -> str:
        return f"board:{','.join(self.contracts)}"


@dataclass(frozen=True)
class _OfContract(Sorted):
    """An action that names a contract; sorted by the order of the table of contracts."""

    contract: str

    def named(self) -> tuple[Any, ...]:
        """Return what the action is sorted by among others of its kind."""
        return NUMBER_OF[self.contract], *super().named()


@dataclass(frozen=True)
class Copy(_OfContract):
    """The first dealer, or chance, says what Shapeshift copies; written "copy:middling"."""

    kind = 2

    def __str__(self) -> str:
        return f"copy:{self.contract}"


@dataclass(frozen=True)
class Pass(Sorted):
    """A player leaves the auction; written "pass"."""

    kind = 3
    word = "pass"


@dataclass(frozen=True)
class Bid(_OfContract):
    """A player bids an open contract with an overbid; written "berzerka+2"."""

    kind = 4
    overbid: int

    def __str__(self) -> str:
        return f"{self.contract}+{self.overbid}"


@dataclass(frozen=True)
class Pick(_OfContract):
    """Forehand picks a contract after three passes; written "pick:berzerka"."""

    kind = 5

    def __str__(self) -> str:
        return f"pick:{self.contract}"


@dataclass(frozen=True)
class NameTrump(Sorted):
    """The declarer names the trump suit; written "trump:H"."""

    kind = 6
    suit: Suit

    def __str__(self) -> str:
        return f"trump:{SUIT_LETTERS[self.suit]}"


@dataclass(frozen=True)
class NameRanking(Sorted):
    """The declarer names the ranking, of the first trick where it turns; "normal", "inverted"."""

    kind = 7
    inverted: bool

    def __str__(self) -> str:
        return "inverted" if self.inverted else "normal"


@dataclass(frozen=True)
class NamePain(Sorted):
    """The declarer names the pain suit; written "pain:S"."""

    kind = 8
    suit: Suit

    def __str__(self) -> str:
        return f"pain:{SUIT_LETTERS[self.suit]}"


@dataclass(frozen=True)
class Done(Sorted):
    """A player has put away what he will; written "done"."""

    kind = 9
    word = "done"


@dataclass(frozen=True)
class Discard(Sorted):
    """A player puts a card away, face down; written "-H7", in a view of others "-"."""

    kind = 10
    card: Card | None

    def __str__(self) -> str:
        return f"-{'' if self.card is None else self.card}"

    def seen_by(self, observer: Player | None, table: Any) -> Self:
        """Leave out the card if it is not one that the observer has put away himself."""
        if observer is not None and self.card in table.discards[observer]:
            return self
        return type(self)(None)


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
            _("“{text}” is not a contract; the contracts are {names}.").format(
                text=text, names=", ".join(CONTRACTS)
            )
        )
    return text


def _suit(text: str) -> Suit:
    suit = SUIT_LETTERS.find(text.upper())
    if len(text) != 1 or suit not in SUITS:
        raise ValueError(
            _("“{text}” is not a suit; a suit is one of S, H, D, C.").format(text=text)
        )
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


def parse_action(text: str) -> BerzerkaAction:
    """Return the action that the notation names; raise ValueError if there is none such.

    Words may be written in either case of letter.
    """
    low = text.lower()
    if low in _WORDS:
        return _WORDS[low]
    if found := _BID.fullmatch(low):
        return Bid(_contract(found[1]), int(found[2]))
    word, colon, rest = low.partition(":")
    if colon and word in _NAMED:
        return _NAMED[word](rest)
    if (deal := parse_deal(text, parse_number_cards)) is not None:
        return deal
    if text.startswith("-"):
        return DISCARDS[parse_number_card(text[1:])]
    return PLAYS[parse_number_card(text)]
