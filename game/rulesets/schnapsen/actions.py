"""What a player or chance can do in a deal of Dreierschnapsen, and the notation of each.

In one position actions of several kinds may be open; they sort by kind, then by card or contract.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import SUIT_LETTERS, SUITS, Card, Suit, cards_text
from game.kit.german import (
    KING,
    OBER,
    PACK,
    german_card,
    parse_german_card,
    parse_german_cards,
)
from game.kit.tricks import Deal, PlayCard, Sorted
from game.rulesets.schnapsen.contracts import CONTRACTS, RANKING

# -- chance, beside the packets that it deals


@dataclass(frozen=True)
class ShowCard(Sorted):
    """Chance brings to light the card that Forehand turns up; written "up:HT"."""

    kind = 1
    shown: Card

    def __str__(self) -> str:
        return f"up:{self.shown}"


@dataclass(frozen=True)
class FillTalon(Sorted):
    """Chance tells the declarer what lies in the talon; "talon:HADU", to others "talon:"."""

    kind = 2
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"talon:{cards_text(self.cards)}"

    def seen_by(self, observer: Player | None, table: Any) -> "FillTalon":
        """Leave out the cards for all but the declarer."""
        return self if table.declarer == observer else FillTalon(())


# -- before the play


@dataclass(frozen=True)
class NameTrump(Sorted):
    """Forehand announces trumps; written as the suit's letter."""

    kind = 3
    suit: Suit

    def __str__(self) -> str:
        return SUIT_LETTERS[self.suit]


@dataclass(frozen=True)
class TurnUp(Sorted):
    """Forehand has one of his unseen cards turned up, place 1 to 3; written "turn2"."""

    kind = 4
    place: int

    def __str__(self) -> str:
        return f"turn{self.place}"


class Said(Sorted):
    """Base of what is a word and nothing else."""

    word: ClassVar[str]

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True)
class Pass(Said):
    """A player says no more: no bid, no raise, no Kontra, no claim; written "pass"."""

    kind = 5
    word = "pass"


@dataclass(frozen=True)
class Bid(Sorted):
    """A player bids a contract, or raises to it; written as its id, such as "gang"."""

    kind = 6
    contract: str

    def named(self) -> tuple[int]:
        """Sort by contract, from low to high."""
        return (RANKING[self.contract],)

    def __str__(self) -> str:
        return self.contract


@dataclass(frozen=True)
class TakeTalon(Said):
    """The declarer takes up the talon; written "take"."""

    kind = 7
    word = "take"


@dataclass(frozen=True)
class LeaveTalon(Said):
    """The declarer leaves the talon unseen and plays as dealt; written "leave"."""

    kind = 8
    word = "leave"


@dataclass(frozen=True)
class PutAway(Sorted):
    """The declarer puts a card away; written "-HT", to others (who see no card) "-"."""

    kind = 9
    card: Card | None

    def __str__(self) -> str:
        return "-" if self.card is None else f"-{self.card}"

    def seen_by(self, observer: Player | None, table: Any) -> "PutAway":
        """Leave out the card for all but the declarer."""
        return self if table.declarer == observer else HIDDEN_PUT


@dataclass(frozen=True)
class SayKontra(Said):
    """An opponent doubles; written "kontra"."""

    kind = 10
    word = "kontra"


@dataclass(frozen=True)
class SayRekontra(Said):
    """The declarer doubles again; written "rekontra"."""

    kind = 11
    word = "rekontra"


# -- play, beside the cards


@dataclass(frozen=True)
class Claim(Said):
    """A player claims that the own side has 66; written "claim"."""

    kind = 12
    word = "claim"


@dataclass(frozen=True)
class Marry(Sorted):
    """A player declares a marriage and leads one of its cards; "HK+HO" leads the king."""

    kind = PlayCard.kind + 1
    led: Card

    @property
    def shown(self) -> Card:
        """The other card of the marriage, which stays in the hand."""
        return german_card(self.led.suit, OBER if self.led.rank == KING else KING)

    def __str__(self) -> str:
        return f"{self.led}+{self.shown}"


SchnapsenAction = (
    Deal
    | ShowCard
    | FillTalon
    | NameTrump
    | TurnUp
    | Pass
    | Bid
    | TakeTalon
    | LeaveTalon
    | PutAway
    | SayKontra
    | SayRekontra
    | Claim
    | PlayCard
    | Marry
)

# Made once, because search asks for them a million times.
PASS, TAKE, LEAVE, KONTRA, REKONTRA, CLAIM = (
    Pass(),
    TakeTalon(),
    LeaveTalon(),
    SayKontra(),
    SayRekontra(),
    Claim(),
)
BIDS: Mapping[str, Bid] = {name: Bid(name) for name in CONTRACTS}
TRUMPS = tuple(NameTrump(suit) for suit in SUITS)
TURNS = tuple(TurnUp(place) for place in (1, 2, 3))
PLAYS: Mapping[int, PlayCard] = {card: PlayCard(card) for card in PACK}
PUTS: Mapping[int, PutAway] = {card: PutAway(card) for card in PACK}
MARRIAGES: Mapping[int, Marry] = {card: Marry(card) for card in PACK if card.rank in (OBER, KING)}
HIDDEN_PUT = PutAway(None)

_WORDS: Mapping[str, Any] = {
    str(action): action
    for action in (
        *(PASS, TAKE, LEAVE, KONTRA, REKONTRA, CLAIM, HIDDEN_PUT),
        *(*BIDS.values(), *TRUMPS, *TURNS),
        *(*PLAYS.values(), *PUTS.values(), *MARRIAGES.values()),
    )
}


def parse_action(text: str) -> SchnapsenAction:
    """Return the action that the notation names; raise ValueError if there is none such.

    Capital letters may be used or not.
    """
    for spelling in (text, text.lower(), text.upper()):
        if spelling in _WORDS:
            found: SchnapsenAction = _WORDS[spelling]
            return found
    word, colon, cards = text.partition(":")
    if colon and word == "up":
        return ShowCard(parse_german_card(cards))
    if colon and word == "talon":
        return FillTalon(parse_german_cards(cards))
    if colon and word in ("0", "1", "2"):
        return Deal(int(word), parse_german_cards(cards))
    raise ValueError(_("“{text}” is not something that can be done.").format(text=text))
