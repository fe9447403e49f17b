"""What a player or chance can do in a deal of bridge, and the notation of each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.words import _
from game.kit.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_TRUMP,
    SPADES,
    SUIT_LETTERS,
    Card,
    Suit,
    cards_text,
)
from game.kit.tricks import Deal, PlayCard, Sorted, parse_deal
from game.rulesets.bridge.jokers import EVERY_CARD

STRAINS = (CLUBS, DIAMONDS, HEARTS, SPADES, NO_TRUMP)
"""What a bid may name, from low to high (BR-15)."""
_HEIGHT = {strain: height for height, strain in enumerate(STRAINS)}


class Call(Sorted):
    """What a player may say in the auction (BR-14)."""


@dataclass(frozen=True)
class Pass(Call):
    """A player makes no bid; written "P"."""

    kind = 1
    word = "P"


@dataclass(frozen=True)
class Double(Call):
    """A player doubles the opponents' bid; written "X"."""

    kind = 2
    word = "X"


@dataclass(frozen=True)
class Redouble(Call):
    """A player answers a double; written "XX"."""

    kind = 3
    word = "XX"


@dataclass(frozen=True)
class Bid(Call):
    """A player undertakes to win so many tricks over book; written "4S", no-trump "3N"."""

    kind = 4
    level: int
    strain: Suit

    @property
    def height(self) -> int:
        """Where the bid stands among all, 0 for one club (BR-15)."""
        return 5 * (self.level - 1) + _HEIGHT[self.strain]

    def named(self) -> tuple[int]:
        """Sort by height."""
        return (self.height,)

    def __str__(self) -> str:
        return f"{self.level}{SUIT_LETTERS[self.strain]}"


@dataclass(frozen=True)
class Tricks(Sorted):
    """A player says how many of the tricks left he claims; written as the number (BR-64)."""

    kind = 5
    count: int

    def __str__(self) -> str:
        return str(self.count)


@dataclass(frozen=True)
class Accept(Sorted):
    """A player agrees to a claim; written "accept"."""

    kind = 6
    word = "accept"


@dataclass(frozen=True)
class Contest(Sorted):
    """A player does not agree to a claim, and play goes on; written "contest"."""

    kind = 7
    word = "contest"


@dataclass(frozen=True)
class Claim(Sorted):
    """Who is to lead will claim tricks instead; written "claim"."""

    kind = 101
    word = "claim"


@dataclass(frozen=True)
class Reveal(Sorted):
    """Chance turns the hidden cards up, in order of their owners; written "=S2H*" (BR-61)."""

    kind = 9
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"={cards_text(self.cards)}"


BridgeAction = Deal | Call | PlayCard | Claim | Tricks | Accept | Contest | Reveal

PASS, DOUBLE, REDOUBLE = Pass(), Double(), Redouble()
BIDS = tuple(Bid(level, strain) for level in range(1, 9) for strain in STRAINS)
"""Every bid, by height."""
PLAYS = tuple(map(PlayCard, EVERY_CARD))
"""Every play, by card: made once, because search asks for them a million times."""
CALLS: Sequence[Call] = (PASS, DOUBLE, REDOUBLE, *BIDS)
CLAIM, ACCEPT, CONTEST = Claim(), Accept(), Contest()
_CALLS = {str(call): call for call in CALLS}
_NO_TRUMP = {f"{bid.level}NT": bid for bid in BIDS if bid.strain == NO_TRUMP}
"""Bids without trumps as the rule book and most players write them: "3NT"."""
_WORDS: Mapping[str, BridgeAction] = {
    **_CALLS,
    **_NO_TRUMP,
    **{str(word): word for word in (CLAIM, ACCEPT, CONTEST)},
    **{str(count): Tricks(count) for count in range(15)},
}
_CARDS = {str(card): card for card in EVERY_CARD}


def parse_action(text: str) -> BridgeAction:
    """Return the action that the notation names; raise ValueError if there is none such."""
    if (deal := parse_deal(text, parse_cards)) is not None:
        return deal
    if text in _WORDS:
        return _WORDS[text]
    if text.startswith("="):
        return Reveal(parse_cards(text[1:]))
    return PLAYS[parse_card(text)]


def parse_call(text: str) -> Call:
    """Return the call that the notation names; raise ValueError if there is none such."""
    if text not in _CALLS:
        raise ValueError(
            _("“{text}” is not a call; calls are P, X, XX and bids such as 1C or 3N.").format(
                text=text
            )
        )
    return _CALLS[text]


def parse_card(text: str) -> Card:
    """Return the card that the notation names; raise ValueError if there is none such."""
    if text not in _CARDS:
        raise ValueError(
            _(
                "“{text}” is neither a call nor a card; a call is P, X, XX or a bid such as 3N, "
                "a card is a suit and a rank such as ST, a Joker S* or R*."
            ).format(text=text)
        )
    return _CARDS[text]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a run of notations, such as "SAH*"."""
    return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))
