"""What can be asked of the tricks played so far: cards left, who has shown out, what is high."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Names, Player
from game.core.rng import Rng
from game.core.themes import Count
from game.core.words import _
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit, card_name, mask_of, suit_name
from game.kit.knowledge import high_always, shown_lacking
from game.kit.packs import HIGH, Order
from game.kit.table import Table
from game.kit.tricks import Trick, TrickRules

LISTED = 8
"""So many cards to choose from, or more where that would tell too much."""
OFTENER = 3
"""Where somebody has shown out, so many times in four it is of him that is asked."""


@dataclass(frozen=True)
class Seen:
    """What a seat has seen of a deal, and how the game calls and ranks its cards.

    `pack` are the cards that are dealt, `own` those that the seat sees or knows of besides the
    tricks. `order_of` gives the order of each trick.
    """

    table: Table
    pack: Sequence[Card]
    own: Iterable[Card]
    trump: Suit
    rules: TrickRules
    order: Order = HIGH
    order_of: Callable[[int], Order] = high_always
    suit_name: Callable[[Suit], str] = suit_name
    card_name: Callable[[Card], str] = card_name

    def of(self, suit: Suit) -> int:
        """Return the cards of the pack that count as a suit, as a mask."""
        return self.order.whole(suit) & mask_of(self.pack)

    @property
    def gone(self) -> int:
        """The cards that have been played, as a mask."""
        return mask_of(card for trick in self.table.tricks for card in trick.cards)

    def led(self, *but: Suit) -> Suit:
        """Return the suit led most often, of those that are not named and not played out."""
        led = Counter(self.order.suit[trick.cards[0]] for trick in self.table.tricks if trick.cards)
        left = [suit for suit in SUITS if suit not in but and self.of(suit) & ~self.gone]
        return max(left, key=lambda suit: led[suit])


def unseen_of(seen: Seen, suit: Suit) -> Count:
    """Ask how many cards of a suit the seat has not seen yet."""
    whole, own = seen.of(suit), mask_of(seen.own)
    gone = whole & seen.gone
    held = whole & own & ~gone
    left = (whole & ~gone & ~held).bit_count()
    question = (
        _("{suit} are trumps. How many of them have you not seen yet?")
        if suit == seen.trump
        else _("How many {suit} have you not seen yet?")
    )
    why = _("{all} in the pack, {gone} of them played, {held} in sight: {left} left.")
    return Count(
        question.format(suit=seen.suit_name(suit)),
        tuple(map(str, range((whole & ~held).bit_count() + 1))),
        left,
        why.format(all=whole.bit_count(), gone=gone.bit_count(), held=held.bit_count(), left=left),
    )


def trumps_or_led(seen: Seen) -> Suit:
    """Return trumps, where there are none the suit led most often."""
    return seen.led() if seen.trump == NO_TRUMP else seen.trump


def shown_out(seen: Seen, observer: Player, names: Names, luck: Rng) -> Iterator[Count]:
    """Ask what one of those whose cards are hidden has shown to be out of, where there is one who
    has shown out of one suit at most."""
    table = seen.table
    lacks = {player: _out_of(seen, table.tricks, player) for player in range(table.players)}
    hidden = [p for p in lacks if p != observer and None in table.hands[p] and len(lacks[p]) <= 1]
    telling = [player for player in hidden if lacks[player]]
    if telling and luck.below(OFTENER + 1):
        hidden = telling
    if not hidden:
        return
    player = luck.choice(hidden)
    answers = (_("nothing"), *map(seen.suit_name, SUITS))
    if not lacks[player]:
        right, why = 0, _("{player} has not shown out of any suit.").format(player=names[player])
    else:
        [suit] = lacks[player]
        number = next(
            n for n in range(1, len(table.tricks) + 1) if _out_of(seen, table.tricks[:n], player)
        )
        trick = table.tricks[number - 1]
        card = trick.cards[(player - trick.leader) % table.players]
        words = _("{player} played the {card} to trick {n}, where the {led} was led.")
        right, why = (
            1 + suit,
            words.format(
                player=names[player],
                card=seen.card_name(card),
                n=number,
                led=seen.card_name(trick.cards[0]),
            ),
        )
    question = _("What is {player} known to be out of?").format(player=names[player])
    yield Count(question, answers, right, why)


def _out_of(seen: Seen, tricks: Sequence[Trick], player: Player) -> list[Suit]:
    """Return the suits that a player has shown to have none of."""
    table = seen.table
    lacking = shown_lacking(tricks, table.players, seen.rules, seen.trump, seen.order_of)[player]
    return [suit for suit in SUITS if not seen.of(suit) & ~lacking]


def highest_left(seen: Seen, suit: Suit) -> Count:
    """Ask which card of a suit, one that has not been played out, is the highest left."""
    cards = sorted(
        (card for card in seen.pack if seen.order.suit[card] == suit),
        key=lambda card: -seen.order.height[card],
    )
    gone = seen.gone
    right = next(place for place, card in enumerate(cards) if not gone >> card & 1)
    played = ", ".join(seen.card_name(card) for card in cards[:right])
    return Count(
        _("Which is the highest of the {suit} not yet played?").format(suit=seen.suit_name(suit)),
        tuple(map(seen.card_name, cards[: max(LISTED, right + 2)])),
        right,
        _("Higher, but already played: {cards}.").format(cards=played)
        if played
        else _("No higher one has been played."),
    )


def played_of(seen: Seen, suit: Suit, ranks: Sequence[int], question: str) -> Count:
    """Ask how many of some ranks of a suit have been played; `question` has a place {suit}."""
    gone = seen.gone
    asked = [card for card in seen.pack if card.suit == suit and card.rank in ranks]
    played = [card for card in asked if gone >> card & 1]
    names = ", ".join(map(seen.card_name, played))
    return Count(
        question.format(suit=seen.suit_name(suit)),
        tuple(map(str, range(len(asked) + 1))),
        len(played),
        _("Played: {cards}.").format(cards=names) if played else _("None of them has been played."),
    )


def seen_cards(view: Any, *others: Iterable[Card | None]) -> list[Card]:
    """Return all cards of a view that are not backs: in hands, and in other places."""
    return [card for cards in (*view.table.hands, *others) for card in cards if card is not None]
