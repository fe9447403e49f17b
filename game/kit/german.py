"""The German pack of twenty: four suits of ace, ten, king, Ober and Unter.

People may hold it with German or with French faces, and call the cards by what they see; the
rules and the records know one notation.
"""

import re
from collections.abc import Iterable

from game.core.words import _, marked
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, SUITS, Card, Suit, suit_name

RANKS = "UOKTA"
UNTER, OBER, KING, TEN, ACE = range(5)
POINTS = (2, 3, 4, 10, 11)
"""What each rank counts, from the Unter to the ace: 30 a suit."""
_RANK_NAMES = (marked("Unter"), marked("Ober"), marked("King"), marked("Ten"), marked("Ace"))
_FRENCH_RANK_NAMES = (marked("Jack"), marked("Queen"), *_RANK_NAMES[KING:])
_GERMAN_SUIT_NAMES = (marked("Leaves"), marked("Hearts"), marked("Bells"), marked("Acorns"))

FACES = ("", "french", "german")
"""What the cards are called by: the rules' own words, a French pack's, a German pack's."""
USUAL_FACES = "french"
"""What most people hold, as long as nobody says otherwise."""
_faces = FACES[0]


class GermanCard(Card):
    """One card of the German pack; its rank runs from 0 for the Unter to 4 for the ace.

    The suits go by the letters of the French ones that they answer to: S leaves, H hearts,
    D bells, C acorns. `str()` is its notation, suit then rank: "HO" is the Ober of Hearts.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return SUIT_LETTERS[self // 13] + RANKS[self % 13]

    __repr__ = __str__

    @property
    def written(self) -> str:
        """Its notation with the letters of the faces in use: "HQ" for the Ober of French ones."""
        return in_use(str(self))

    @property
    def points(self) -> int:
        """What the card counts in a trick."""
        return POINTS[self % 13]


PACK = tuple(GermanCard(13 * suit + rank) for suit in SUITS for rank in range(5))
_BY_NOTATION = {str(card): card for card in PACK}


def german_card(suit: Suit, rank: int) -> GermanCard:
    """Return the card of this suit and rank (0..4)."""
    return PACK[5 * suit + rank]


def parse_german_card(text: str) -> GermanCard:
    """Return the card that the notation names; raise ValueError if there is none such."""
    try:
        return _BY_NOTATION[text]
    except KeyError:
        raise ValueError(
            _("“{text}” is not a card; a card is a suit of SHDC and a rank of {ranks}.").format(
                text=text, ranks=RANKS
            )
        ) from None


def parse_german_cards(text: str) -> tuple[GermanCard, ...]:
    """Return the cards of a run of notations, such as "HASU"."""
    return tuple(parse_german_card(text[at : at + 2]) for at in range(0, len(text), 2))


def points_in(cards: Iterable[Card]) -> int:
    """Return what the cards count together."""
    return sum(POINTS[card % 13] for card in cards)


def use_faces(name: str) -> bool:
    """Call the cards by these faces, one of FACES; return whether they are others than before."""
    global _faces
    if name not in FACES:
        raise ValueError(f"There are no faces {name!r}; there are {', '.join(FACES[1:])}.")
    before, _faces = _faces, name
    return name != before


def faces() -> str:
    """Return the faces that the cards are called by."""
    return _faces


_OFFICER = re.compile(r"\b[SHDC][UO]\b")
_FRENCH_OFFICER = re.compile(r"\b[SHDC][JQ]\b")
_TO_FRENCH, _FROM_FRENCH = str.maketrans("UO", "JQ"), str.maketrans("JQ", "UO")


def in_use(notation: str) -> str:
    """Return a notation with the cards in it written by the faces in use: "HK+HQ"."""
    if _faces != "french":
        return notation
    return _OFFICER.sub(lambda found: found[0].translate(_TO_FRENCH), notation)


def as_recorded(line: str) -> str:
    """Return a line with the officers of French faces in it as records write them: "HK+HO"."""
    return _FRENCH_OFFICER.sub(lambda found: found[0].translate(_FROM_FRENCH), line.upper())


def german_suit_name(suit: Suit) -> str:
    """Return the suit's name in words, by the faces in use ("Sans" for no trump)."""
    if _faces == "german" and suit != NO_TRUMP:
        return _(_GERMAN_SUIT_NAMES[suit])
    return suit_name(suit)


def german_card_name(card: Card) -> str:
    """Return the card's name in words, by the faces in use."""
    ranks = _FRENCH_RANK_NAMES if _faces == "french" else _RANK_NAMES
    return _("{rank} of {suit}").format(rank=_(ranks[card.rank]), suit=german_suit_name(card.suit))
