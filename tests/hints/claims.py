"""What a hint claims, checked by a second reading of the rules.

Each claim is a pattern of an English sentence and what must be so; the reading here goes through
the cards that nobody has shown one by one, and knows nothing of how the sentence was made.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.core.explain import Explanation
from game.core.ruleset import Ruleset
from game.kit.cards import DECK, Card, card_name, suit_name
from game.kit.number_cards import NUMBER_DECK, number_card_name
from game.kit.tricks import Trick
from game.rulesets.whist.table import WhistView
from tests.hints import claims_berzerka, claims_bridge
from tests.hints.battle_claims import false_battle_claims

Claim = Callable[[Any, Card], bool]
PACKS: Mapping[str, tuple[Sequence[Card], Callable[[Card], str]]] = {
    "berzerka": (NUMBER_DECK, number_card_name),
}
"""Other packs than the French one, and what their cards are called."""


def _seen(view: Any) -> set[Card]:
    return {*view.hand, *(card for _player, card, _trick in view.table.played())}


def _beats(one: Card, other: Card, led: int, trump: int) -> bool:
    """Tell whether a card beats another in a trick: a trump, or a higher one of the suit led."""
    if one.suit == other.suit:
        return one.rank > other.rank
    return one.suit == trump or (other.suit not in (trump, led) and one.suit == led)


def _takes(view: WhistView, card: Card) -> bool:
    trick: Trick = view.table.trick
    led = trick.cards[0].suit if trick.cards else card.suit
    return all(_beats(card, each, led, view.table.trump) for each in trick.cards)


def _out_above(view: WhistView, card: Card) -> int:
    """Return how many unseen cards may still beat a card in this trick."""
    trick, table = view.table.trick, view.table
    if len(trick.cards) == table.players - 1:
        return 0
    led = trick.cards[0].suit if trick.cards else card.suit
    out = [each for each in DECK if each not in _seen(view)]
    return sum(_beats(each, card, led, table.trump) for each in out)


def _is_sure(view: WhistView, card: Card) -> bool:
    return _takes(view, card) and _out_above(view, card) == 0


CLAIMS: Mapping[str, Claim] = {
    r"A sure trick": _is_sure,
    r"It wins the trick for certain": _is_sure,
    r"It wins the trick, and your": _is_sure,
    r"You win this trick anyway": _is_sure,
    r"You cannot win this trick": lambda view, _card: (
        not any(_takes(view, each) for each in _legal(view))
    ),
    r"Let this trick go": lambda view, card: (
        not _takes(view, card) and any(_takes(view, each) for each in _legal(view))
    ),
    r"still loses to|It loses to|It cannot win this trick": lambda view, card: (
        not _takes(view, card)
    ),
    r"It wins for now|It wins now": _takes,
    r"Your only card of": lambda view, card: (
        sum(each.suit == card.suit for each in view.hand) == 1
        and any(each.suit == view.table.trump for each in view.hand)
    ),
}


def _legal(view: WhistView) -> Sequence[Card]:
    """Return the cards that follow suit, else trumps, else all (SW-15 to SW-17)."""
    trick, hand = view.table.trick.cards, view.hand
    if not trick:
        return hand
    follow = [each for each in hand if each.suit == trick[0].suit]
    return follow or [each for each in hand if each.suit == view.table.trump] or hand


def false_claims(game: Ruleset[Any, Any, Any], view: Any, told: Explanation[Any]) -> Iterator[str]:
    """Yield what a hint says that is not so: of the card advised, and of cards that it names."""
    if game.id == "bridge":
        yield from claims_bridge.false_claims(view, told)
        return
    if game.id == "berserk":
        yield from false_battle_claims(view, told)
        return
    text = " ".join((told.look, *told.lines))
    deck, name = PACKS.get(game.id, (DECK, card_name))
    known = {name(card) for card in (*view.hand, *view.table.trick.cards)}
    for card in deck:
        if re.search(rf"\b{name(card)}\b", text) and name(card) not in known:
            yield f"the {name(card)} is neither held nor in the trick: {text}"
    if game.id == "berzerka":
        for pattern, holds in claims_berzerka.CLAIMS.items():
            if re.match(pattern, told.look) and not holds(view, told.best):
                yield f"{told.best}: not so: {told.look}"
    card = getattr(told.best, "card", None)
    if card is None or game.id != "whist":
        return
    for pattern, holds in CLAIMS.items():
        if re.match(pattern, told.look) and not holds(view, card):
            yield f"{card_name(card)} in {suit_name(card.suit)}: not so: {told.look}"
