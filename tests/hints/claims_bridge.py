"""What a hint of bridge claims, checked by a second reading of the rules.

Who beats whom is read here only where no Joker is in the pack.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.explain import Explanation
from game.kit.cards import DECK, NO_TRUMP, RANK_LETTERS, Card
from game.kit.tricks import PlayCard
from game.rulesets.bridge.jokers import EVERY_CARD
from game.rulesets.bridge.naming import card_name
from game.rulesets.bridge.table import BridgeView

Claim = Callable[[BridgeView, Card], bool]


def _beats(view: BridgeView, one: Card, other: Card) -> bool:
    """Tell whether a card beats another that lies in the trick, or leads it."""
    return one.rank > other.rank if one.suit == other.suit else one.suit == view.table.trump


def _winning(view: BridgeView) -> int:
    """Return the place of the card that is winning the trick."""
    cards, best = view.table.trick.cards, 0
    for place in range(1, len(cards)):
        if _beats(view, cards[place], cards[best]):
            best = place
    return best


def _takes(view: BridgeView, card: Card) -> bool:
    cards = view.table.trick.cards
    follows = not cards or card.suit in (cards[0].suit, view.table.trump)
    return follows and (not cards or _beats(view, card, cards[_winning(view)]))


def _legal(view: BridgeView) -> Sequence[Card]:
    table = view.table
    hand = table.held(table.hand_player)
    led = table.trick.cards[0].suit if table.trick.cards else None
    return [card for card in hand if card.suit == led] or hand


def _is_ours(view: BridgeView) -> bool:
    """Tell whether the hand opposite is winning the trick."""
    return len(view.table.trick.cards) - _winning(view) == 2


def _is_cheapest(view: BridgeView, card: Card) -> bool:
    takers = [each for each in _legal(view) if _takes(view, each)]
    return card in takers and not any(e.suit == card.suit and e.rank < card.rank for e in takers)


def _others(view: BridgeView) -> list[Card]:
    """Return what nobody has played and no hand of the chooser's holds."""
    table = view.table
    played = {card for _player, card, _trick in table.played()}
    hands = {table.hand_player}
    if table.contract is not None and (table.hand_player - table.contract.declarer) % 2 == 0:
        hands.add((table.hand_player + 2) % 4)
    own = {card for player in hands for card in table.held(player)}
    return [card for card in DECK if card not in played | own]


def _is_sure(view: BridgeView, card: Card) -> bool:
    is_last = len(view.table.trick.cards) == 3
    out = [] if is_last else _others(view)
    return _takes(view, card) and not any(_beats(view, each, card) for each in out)


def _own(view: BridgeView, card: Card) -> list[Card]:
    table = view.table
    return sorted(c for c in table.held(table.hand_player) if c.suit == card.suit)


def _opposite(view: BridgeView, card: Card) -> list[Card]:
    table = view.table
    return [c for c in table.held((table.hand_player + 2) % 4) if c.suit == card.suit]


def _declarer(view: BridgeView) -> int:
    contract = view.table.contract
    return -1 if contract is None else contract.declarer


def _is_strong(view: BridgeView, card: Card) -> bool:
    """Tell whether dummy has a jack or better in the suit of a card."""
    dummy = view.table.held((_declarer(view) + 2) % 4)
    return any(each.suit == card.suit and each.rank >= RANK_LETTERS.index("J") for each in dummy)


CLAIMS: Mapping[str, Claim] = {
    r"A sure trick|It wins the trick for certain|It wins the trick, and your": _is_sure,
    r"You cannot win this trick": lambda view, _card: (
        not any(_takes(view, each) for each in _legal(view))
    ),
    r"Let this trick go": lambda view, card: (
        not _takes(view, card) and any(_takes(view, each) for each in _legal(view))
    ),
    r"You cannot follow suit: trump it": lambda view, card: (
        card.suit == view.table.trump != view.table.trick.cards[0].suit
        and not any(each.suit == view.table.trick.cards[0].suit for each in _legal(view))
        and _is_cheapest(view, card)
    ),
    r"It draws trumps": lambda view, card: (
        not view.table.trick.cards
        and card.suit == view.table.trump
        and any(each.suit == card.suit for each in _others(view))
    ),
    r"Your side is winning the trick": lambda view, card: _is_ours(view) and not _takes(view, card),
    r"Only a trump beats it": lambda view, card: (
        view.table.trump not in (NO_TRUMP, card.suit)
        and not any(each.suit == card.suit and each.rank > card.rank for each in _others(view))
    ),
    r"Dummy has at best": lambda view, card: (
        (view.table.hand_player - _declarer(view)) % 4 == (1 if _is_strong(view, card) else 3)
    ),
    r"Your only card of": lambda view, card: (
        len(_own(view, card)) == 1 and view.table.trump not in (NO_TRUMP, card.suit)
    ),
    r"The top of": lambda view, card: _own(view, card)[-1] == card,
    r"Towards the": lambda view, card: (
        (view.table.hand_player - _declarer(view)) % 2 == 0
        and any(each.rank > card.rank for each in _opposite(view, card))
    ),
}


def false_claims(view: BridgeView, told: Explanation[object]) -> Iterator[str]:
    """Yield what a hint says that is not so."""
    table, text = view.table, " ".join((told.look, *told.lines))
    open_hands = [card for player in table.open_to(view.observer) for card in table.held(player)]
    known = {card_name(card) for card in (*view.hand, *open_hands, *table.trick.cards)}
    named = {card_name(e.card) for e in (told.best, told.other) if isinstance(e, PlayCard)}
    for card in EVERY_CARD:
        if re.search(rf"\b{card_name(card)}\b", text) and card_name(card) not in known | named:
            yield f"the {card_name(card)} is not in sight: {text}"
    if told.tally is not None and "tricks" in told.tally.means:
        won = table.tricks_of(table.hand_player % 2)
        most = won + table.options.tricks - len(table.tricks)
        if not all(won <= each <= most for each in told.tally.means["tricks"]):
            yield f"more tricks than are left, or fewer than are won: {told.tally.means['tricks']}"
    if table.options.jokers:
        return
    held = re.match(r"You hold (\d+) point", told.look)
    if held and int(held[1]) != sum(max(0, card.rank - 8) for card in view.hand):
        yield f"other points are held: {told.look}"
    if not isinstance(told.best, PlayCard):
        return
    for pattern, holds in CLAIMS.items():
        if re.match(pattern, told.look) and not holds(view, told.best.card):
            yield f"{card_name(told.best.card)}: not so: {told.look}"
