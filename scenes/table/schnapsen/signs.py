"""How the cards and suits of Dreierschnapsen are written, by the faces that the player sees."""

from game.kit.cards import SUIT_LETTERS, Card, Suit
from game.kit.german import faces
from scenes.table.reading import written

_FRENCH = str.maketrans("OU", "QJ")


def pack(own: str, faces: str) -> str:
    """Return the pack of pictures: the player's own, unless the faces are German."""
    return "german" if faces == "german" else own


def suit_code(letter: str) -> str:
    """Return the name of a suit's sign; its letter is the French one."""
    return f"G{letter}" if faces() == "german" and letter != "N" else letter


def suit_sign(suit: Suit) -> str:
    """Return a suit's sign in markup."""
    return f"{{{suit_code(SUIT_LETTERS[suit])}}}"


def write_card(notation: str) -> str:
    """Return a card, given in notation, as markup: its rank, then the sign of its suit."""
    suit, rank = notation[0], notation[1:]
    if faces() == "french":
        rank = rank.translate(_FRENCH)
    return written(suit + rank).replace(f"{{{suit}}}", f"{{{suit_code(suit)}}}")


def card_sign(card: Card) -> str:
    """Return a card as markup."""
    return write_card(str(card))
