"""What a hint of Berzerka claims of a card or a bid, checked by a second reading of the rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.protocols import steps_of
from game.kit.cards import SUITS, Card
from game.kit.packs import NUMBER_DECK
from game.rulesets.berzerka.actions import Discard

Claim = Callable[[Any, Any], bool]
TURNING = ("changing_pace", "raging_tides")


def _strength(view: Any, card: Card, trick: int | None = None) -> int:
    """Return how strong a card is in its suit in a trick, from 0 (BZ-02, BZ-20)."""
    declared, number = view.table.declaration, len(view.table.tricks) if trick is None else trick
    turns = {"changing_pace": number >= 7, "raging_tides": number % 2 == 1}
    is_low = declared.inverted ^ turns.get(declared.rules.id, False)
    return 12 - card.rank if is_low else card.rank


def _beats(view: Any, one: Card, other: Card, led: int) -> bool:
    trump = view.table.declaration.trump
    if one.suit == other.suit:
        return _strength(view, one) > _strength(view, other)
    return one.suit == trump or (other.suit not in (trump, led) and one.suit == led)


def _led(view: Any, card: Card) -> int:
    trick = view.table.trick.cards
    return trick[0].suit if trick else card.suit


def _takes(view: Any, action: Any) -> bool:
    card = action.card
    return all(_beats(view, card, each, _led(view, card)) for each in view.table.trick.cards)


def _out(view: Any) -> Sequence[Card]:
    """Return the cards that another hand may hold: not seen, and not of a suit that both others
    have shown not to hold (BZ-17)."""
    table, me = view.table, view.observer
    seen = {*view.hand, *table.put_away(me), *(card for _player, card, _trick in table.played())}
    void: dict[int, set[int]] = {each: set() for each in range(3) if each != me}
    for player, card, trick in table.played():
        if player != me and card.suit != trick.cards[0].suit:
            void[player].add(trick.cards[0].suit)
    gone = set.intersection(*void.values())
    return [card for card in NUMBER_DECK if card not in seen and card.suit not in gone]


def _is_sure(view: Any, action: Any) -> bool:
    card = action.card
    is_last = len(view.table.trick.cards) == 2
    beaten = any(_beats(view, each, card, _led(view, card)) for each in _out(view))
    return _takes(view, action) and (is_last or not beaten)


def _legal(view: Any) -> Sequence[Card]:
    trick = view.table.trick.cards
    return [card for card in view.hand if trick and card.suit == trick[0].suit] or view.hand


def _may_take(view: Any) -> bool:
    trick = view.table.trick.cards
    return any(
        all(_beats(view, card, each, trick[0].suit) for each in trick) for card in _legal(view)
    )


def _of_suit(view: Any, suit: int) -> int:
    return sum(card.suit == suit for card in view.hand)


def _contract(box: Any) -> str:
    return str(box.copies or box.id)


def _is_longest(view: Any, action: Any) -> bool:
    others = (suit for suit in SUITS if suit != action.suit)
    return all(_of_suit(view, suit) < _of_suit(view, action.suit) for suit in others)


def _beside(view: Any, card: Card) -> Sequence[int]:
    """Return how many cards of its suit that are out are weaker, and how many stronger."""
    others = [_strength(view, each) for each in _out(view) if each.suit == card.suit]
    beat = sum(each > _strength(view, card) for each in others)
    return len(others) - beat, beat


def _only_weak(view: Any, action: Any) -> bool:
    """Tell whether four cards or more that are out beat each card that goes; where the ranking
    turns, three or more in either ranking."""
    turns = _contract(view.table.declaration.box) in TURNING
    gone = [e.card for e in steps_of(action) if isinstance(e, Discard) and e.card is not None]
    return all(
        min(_beside(view, card)) > 2 if turns else _beside(view, card)[1] > 3 for card in gone
    ) and all(card.suit != view.table.declaration.trump for card in gone)


def _is_only_card(view: Any, action: Any) -> bool:
    return _of_suit(view, action.card.suit) == 1


def _all_gone(view: Any, action: Any) -> bool:
    gone = {each.card for each in steps_of(action) if isinstance(each, Discard)}
    return any(
        {card for card in view.hand if card.suit == suit} <= gone and _of_suit(view, suit)
        for suit in SUITS
    )


CLAIMS: Mapping[str, Claim] = {
    r"A sure trick|It wins the trick|You win this trick": _is_sure,
    r"Only a trump beats it": lambda view, action: (
        _beside(view, action.card)[1] == 0 and view.table.declaration.trump in SUITS
    ),
    r"You cannot win this trick": lambda view, _action: not _may_take(view),
    r"Let this trick go": lambda view, action: not _takes(view, action) and _may_take(view),
    r"It loses|The strongest of your cards that still loses": lambda view, action: (
        not _takes(view, action)
    ),
    r"It wins for now": _takes,
    r"It draws trumps": lambda view, action: (
        not view.table.trick.cards
        and action.card.suit == view.table.declaration.trump
        and any(each.suit == action.card.suit for each in _out(view))
    ),
    r"Your only card of .*trump": lambda view, action: (
        _is_only_card(view, action) and _of_suit(view, view.table.declaration.trump) > 0
    ),
    r"Your longest suit": _is_longest,
    r"All your .* go": _all_gone,
    r"Only cards go that would hardly win": _only_weak,
    r"Strong in neither ranking: at least [3-6] lower and [3-6] higher": lambda view, action: (
        action.card.suit != view.table.declaration.trump
        and _contract(view.table.declaration.box) in TURNING
        and min(_beside(view, action.card)) > 2
    ),
    r"The next bid takes an overbid": lambda view, _action: view.table.standing_bid is not None,
}
"""By the beginning of a sentence: what must be so of the view and of what is advised."""
