"""What a hand is good for by its cards: which can be forced to win, which beaten, which stand."""

from collections.abc import Sequence

from game.kit.cards import Card, Suit
from game.kit.german import KING, OBER, PACK
from game.rulesets.schnapsen.position import SchnapsenView, known
from game.rulesets.schnapsen.scoring import marriage_value


def still_out(view: SchnapsenView) -> list[Card]:
    """Return the cards that whoever looks has not seen: those that somebody else may hold."""
    table = view.table
    player = table.player if view.observer is None else view.observer
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


def any_beaten(cards: Sequence[Card], out: Sequence[Card]) -> bool:
    """Tell whether there is a higher card for one of these: with that a Bettler can be begun."""
    return any(beside(card, out)[1] for card in cards)


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
