"""What a player or chance can do in a deal of Dreierschnapsen, and the notation of each.

In one position actions of several kinds may be open; they sort by kind, then by card or contract.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import SUIT_LETTERS, SUITS, Suit, cards_text
from game.kit.german import (
    KING,
    OBER,
    PACK,
    GermanCard,
    german_card,
    parse_german_card,
    parse_german_cards,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, RANKING

Key = tuple[int, ...]


class _Sorted:
    """Something to do that sorts by its kind, then by what it names."""

    @property
    def key(self) -> Key:
        """Where the action stands among others."""
        raise NotImplementedError

    def __lt__(self, other: "_Sorted") -> bool:
        return self.key < other.key


# -- chance


@dataclass(frozen=True)
class DealPacket(_Sorted):
    """Chance gives a player a packet; written "2:SAHTHU", in a view of others "2:"."""

    player: Player
    cards: tuple[GermanCard, ...]

    @property
    def key(self) -> Key:
        """By player, then cards."""
        return (0, self.player, *self.cards)

    def __str__(self) -> str:
        return f"{self.player}:{cards_text(self.cards)}"


@dataclass(frozen=True)
class ShowCard(_Sorted):
    """Chance brings to light the card that Forehand turns up; written "up:HT"."""

    shown: GermanCard

    @property
    def key(self) -> Key:
        """By card."""
        return (1, self.shown)

    def __str__(self) -> str:
        return f"up:{self.shown}"


@dataclass(frozen=True)
class FillTalon(_Sorted):
    """Chance tells the declarer what lies in the talon; "talon:HADU", to others "talon:"."""

    cards: tuple[GermanCard, ...]

    @property
    def key(self) -> Key:
        """By cards."""
        return (2, *self.cards)

    def __str__(self) -> str:
        return f"talon:{cards_text(self.cards)}"


# -- before the play


@dataclass(frozen=True)
class NameTrump(_Sorted):
    """Forehand announces trumps; written as the suit's letter."""

    suit: Suit

    @property
    def key(self) -> Key:
        """By suit."""
        return (3, self.suit)

    def __str__(self) -> str:
        return SUIT_LETTERS[self.suit]


@dataclass(frozen=True)
class TurnUp(_Sorted):
    """Forehand has one of his unseen cards turned up, place 1 to 3; written "turn2"."""

    place: int

    @property
    def key(self) -> Key:
        """By place."""
        return (4, self.place)

    def __str__(self) -> str:
        return f"turn{self.place}"


@dataclass(frozen=True)
class Pass(_Sorted):
    """A player says no more: no bid, no raise, no Kontra, no claim; written "pass"."""

    @property
    def key(self) -> Key:
        """The first of what may be said."""
        return (5,)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Bid(_Sorted):
    """A player bids a contract, or raises to it; written as its id, such as "gang"."""

    contract: str

    @property
    def key(self) -> Key:
        """By contract, from low to high."""
        return (6, RANKING[self.contract])

    def __str__(self) -> str:
        return self.contract


@dataclass(frozen=True)
class TakeTalon(_Sorted):
    """The declarer takes up the talon; written "take"."""

    @property
    def key(self) -> Key:
        """Alone of its kind."""
        return (7,)

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True)
class LeaveTalon(_Sorted):
    """The declarer leaves the talon unseen and plays as dealt; written "leave"."""

    @property
    def key(self) -> Key:
        """Alone of its kind."""
        return (8,)

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True)
class PutAway(_Sorted):
    """The declarer puts a card away; written "-HT", to others (who see no card) "-"."""

    card: GermanCard | None

    @property
    def key(self) -> Key:
        """By card."""
        return (9, -1 if self.card is None else self.card)

    def __str__(self) -> str:
        return "-" if self.card is None else f"-{self.card}"


@dataclass(frozen=True)
class SayKontra(_Sorted):
    """An opponent doubles; written "kontra"."""

    @property
    def key(self) -> Key:
        """Alone of its kind."""
        return (10,)

    def __str__(self) -> str:
        return "kontra"


@dataclass(frozen=True)
class SayRekontra(_Sorted):
    """The declarer doubles again; written "rekontra"."""

    @property
    def key(self) -> Key:
        """Alone of its kind."""
        return (11,)

    def __str__(self) -> str:
        return "rekontra"


# -- play


@dataclass(frozen=True)
class Claim(_Sorted):
    """A player claims that the own side has 66; written "claim"."""

    @property
    def key(self) -> Key:
        """Before any card."""
        return (12,)

    def __str__(self) -> str:
        return "claim"


@dataclass(frozen=True)
class PlayCard(_Sorted):
    """A player plays a card; written as the card."""

    card: GermanCard

    @property
    def key(self) -> Key:
        """By card."""
        return (13, self.card)

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True)
class Marry(_Sorted):
    """A player declares a marriage and leads one of its cards; "HK+HO" leads the king."""

    led: GermanCard

    @property
    def shown(self) -> GermanCard:
        """The other card of the marriage, which stays in the hand."""
        return german_card(self.led.suit, OBER if self.led.rank == KING else KING)

    @property
    def key(self) -> Key:
        """By the card led."""
        return (14, self.led)

    def __str__(self) -> str:
        return f"{self.led}+{self.shown}"


SchnapsenAction = (
    DealPacket
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
PLAYS: Mapping[GermanCard, PlayCard] = {card: PlayCard(card) for card in PACK}
PUTS: Mapping[GermanCard, PutAway] = {card: PutAway(card) for card in PACK}
MARRIAGES: Mapping[GermanCard, Marry] = {
    card: Marry(card) for card in PACK if card.rank in (OBER, KING)
}
HIDDEN_PUT = PutAway(None)

_DECISIONS: tuple[SchnapsenAction, ...] = (
    *(PASS, TAKE, LEAVE, KONTRA, REKONTRA, CLAIM),
    *BIDS.values(),
    *TRUMPS,
    *TURNS,
    *PLAYS.values(),
    *PUTS.values(),
    *MARRIAGES.values(),
    HIDDEN_PUT,
)
_WORDS: Mapping[str, SchnapsenAction] = {str(action): action for action in _DECISIONS}


def parse_action(text: str) -> SchnapsenAction:
    """Return the action that the notation names; raise ValueError if there is none such.

    Capital letters may be used or not.
    """
    if found := _WORDS.get(text) or _WORDS.get(text.lower()) or _WORDS.get(text.upper()):
        return found
    word, colon, cards = text.partition(":")
    if colon and word in _CHANCE:
        return _CHANCE[word](cards)
    raise ValueError(_("“{text}” is nothing that can be done.").format(text=text))


_CHANCE: Mapping[str, Callable[[str], SchnapsenAction]] = {
    "0": lambda cards: DealPacket(0, parse_german_cards(cards)),
    "1": lambda cards: DealPacket(1, parse_german_cards(cards)),
    "2": lambda cards: DealPacket(2, parse_german_cards(cards)),
    "talon": lambda cards: FillTalon(parse_german_cards(cards)),
    "up": lambda card: ShowCard(parse_german_card(card)),
}
