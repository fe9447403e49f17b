"""What a hand is good for by its cards: which can be forced to win, which beaten, which stand."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import Card, Suit
from game.kit.choice import Choice
from game.kit.counted import aces_held, tens_held, trumps_held
from game.kit.german import (
    ACE,
    KING,
    OBER,
    PACK,
    TEN,
    german_card_name,
    german_suit_name,
)
from game.kit.packs import HIGH
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import SchnapsenView, known
from game.rulesets.schnapsen.scoring import marriage_value
from game.rulesets.schnapsen.standing import PLAYERS


def player_of(view: SchnapsenView) -> Player:
    """Return who looks; for a bystander whoever is to act."""
    return view.table.player if view.observer is None else view.observer


def choice_of(view: SchnapsenView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, table.trump)[0],
        table.trick,
        table.trump,
        HIGH,
        still_out(view),
        len(table.trick.cards) == PLAYERS - 1,
        german_suit_name,
        german_card_name,
    )


def still_out(view: SchnapsenView) -> list[Card]:
    """Return the cards that whoever looks has not seen: those that somebody else may hold."""
    table, player = view.table, player_of(view)
    own = known((*table.found, *table.put_away)) if player == table.declarer else ()
    seen = {*view.hand, *own, *(played for _player, played, _trick in table.played())}
    return [each for each in PACK if each not in seen]


def beside(card: Card, out: Sequence[Card]) -> tuple[int, int]:
    """Return how many lower and how many higher cards of its suit may be out."""
    of_suit = [other.rank > card.rank for other in out if other.suit == card.suit]
    return of_suit.count(False), of_suit.count(True)


def forced(hand: Sequence[Card], out: Sequence[Card]) -> list[Card]:
    """Return the cards that a lower one led may force to win (DS-25), first those that the fewest
    others can take the trick from."""

    def safety(card: Card) -> tuple[int, int, int]:
        lower, higher = beside(card, out)
        return higher, -lower, -card.rank

    return sorted([card for card in hand if beside(card, out)[0]], key=safety)


def beatable(hand: Sequence[Card], out: Sequence[Card]) -> list[Card]:
    """Return the cards that may be beaten even if each suit is led from the top, the weakest first;
    what may be ruffed is not asked."""
    found: list[Card] = []
    for suit in {card.suit for card in hand}:
        own = sorted((card for card in hand if card.suit == suit), key=lambda card: -card.rank)
        others = [card for card in out if card.suit == suit]
        tops = [card for card in own if not beside(card, out)[1]]
        if len(tops) < len(others):
            found += own[len(tops) :]
    return sorted(found, key=lambda card: (-beside(card, out)[1], card.rank))


def sure_trumps(hand: Sequence[Card], out: Sequence[Card], trump: Suit) -> list[Card]:
    """Return the trumps that nothing can beat, the highest first."""
    held = [card for card in hand if card.suit == trump and not beside(card, out)[1]]
    return sorted(held, key=lambda card: -card.rank)


def lower_than_king(hand: Sequence[Card]) -> int:
    """Return how many cards of a hand are good ones for a Bettler, or to be led against one."""
    return sum(card.rank < KING for card in hand)


def marriages(hand: Sequence[Card], trump: Suit) -> dict[Suit, int]:
    """Return the suits of which the hand has king and Ober, with what they are worth (DS-28)."""
    kings, obers = ({each.suit for each in hand if each.rank == rank} for rank in (KING, OBER))
    return {suit: marriage_value(suit, trump) for suit in sorted(kings & obers)}


def stoppers(hand: Sequence[Card]) -> list[Card]:
    """Return the cards of a hand that take a trick where its suit is led out: with each that is
    higher and somewhere else goes a lower one of the own."""
    found = []
    for card in hand:
        own = [other.rank for other in hand if other.suit == card.suit]
        lower = sum(rank < card.rank for rank in own)
        if card.rank == max(own) and ACE - card.rank <= lower:
            found.append(card)
    return found


def held_words(view: SchnapsenView) -> str:
    """Return how many trumps, aces and tens a hand has."""
    aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
    trumps = sum(card.suit == view.table.named_trump for card in view.hand)
    words = _("{trumps}, {aces}, {tens}")
    return words.format(trumps=trumps_held(trumps), aces=aces_held(aces), tens=tens_held(tens))
