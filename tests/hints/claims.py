"""What a hint claims, checked by a second reading of the rules.

Each claim is a pattern of an English sentence and what must be so; the reading here goes through
the cards that nobody has shown one by one, and knows nothing of how the sentence was made.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.core.explain import Explanation
from game.core.protocols import steps_of
from game.core.ruleset import Ruleset
from game.kit.cards import DECK, Card, card_name
from game.kit.german import KING, OBER, PACK, german_card_name
from game.kit.packs import NUMBER_DECK, number_card_name
from game.kit.tricks import Trick
from game.rulesets.schnapsen.position import SchnapsenTable
from tests.hints import claims_berzerka, claims_bridge
from tests.hints.battle_claims import false_battle_claims

Claim = Callable[[Any, Any], bool]
"""(view, the card advised, or the cards put away) -> whether it is so."""


def _out(view: Any) -> list[Card]:
    """Return the cards that nobody has shown, and that whoever looks has not put away."""
    table = view.table
    pack, own = DECK, set()
    if isinstance(table, SchnapsenTable):
        pack, own = PACK, set(table.put_away if table.declarer == view.observer else ())
    seen = {*view.hand, *own, *(card for _player, card, _trick in table.played())}
    return [each for each in pack if each not in seen]


def _beats(one: Card, other: Card, led: int, trump: int) -> bool:
    """Tell whether a card beats another in a trick: a trump, or a higher one of the suit led."""
    if one.suit == other.suit:
        return one.rank > other.rank
    return one.suit == trump or (other.suit not in (trump, led) and one.suit == led)


def _takes(view: Any, card: Card) -> bool:
    trick: Trick = view.table.trick
    led = trick.cards[0].suit if trick.cards else card.suit
    return all(_beats(card, each, led, view.table.trump) for each in trick.cards)


def _out_above(view: Any, card: Card) -> int:
    """Return how many unseen cards may still beat a card in this trick."""
    trick, table = view.table.trick, view.table
    if len(trick.cards) == table.players - 1:
        return 0
    led = trick.cards[0].suit if trick.cards else card.suit
    return sum(_beats(each, card, led, table.trump) for each in _out(view))


def _is_sure(view: Any, card: Card) -> bool:
    return _takes(view, card) and _out_above(view, card) == 0


CLAIMS: Mapping[str, Claim] = {
    r"A sure trick": _is_sure,
    r"It wins the trick for certain": _is_sure,
    r"It wins the trick, and your": _is_sure,
    r"You win this trick anyway": _is_sure,
    r"Only a trump beats it": lambda view, card: (
        card.suit != view.table.trump
        and not any(each.suit == card.suit and each.rank > card.rank for each in _out(view))
    ),
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
    r"It draws trumps": lambda view, card: (
        not view.table.trick.cards
        and card.suit == view.table.trump
        and any(each.suit == card.suit for each in _out(view))
    ),
    r"Your only card of": lambda view, card: (
        sum(each.suit == card.suit for each in view.hand) == 1
        and any(each.suit == view.table.trump for each in view.hand)
    ),
}


def _legal(view: Any) -> Sequence[Card]:
    """Return the cards that follow suit, else trumps, else all (SW-15 to SW-17)."""
    trick, hand = view.table.trick.cards, view.hand
    if not trick:
        return hand
    follow = [each for each in hand if each.suit == trick[0].suit]
    return follow or [each for each in hand if each.suit == view.table.trump] or hand


def _best_player(view: Any) -> int:
    """Return who has the best card of the trick so far."""
    trick, trump = view.table.trick, view.table.trump
    best = 0
    for place, card in enumerate(trick.cards):
        if _beats(card, trick.cards[best], trick.cards[0].suit, trump):
            best = place
    return int((trick.leader + best) % view.table.players)


def _is_against(view: Any) -> bool:
    return bool(view.table.player != view.table.declarer)


def _declarer_is_to_play(view: Any) -> bool:
    """Tell whether the declarer has still to play to the trick."""
    trick, table = view.table.trick, view.table
    played = [(trick.leader + place) % table.players for place in range(len(trick.cards))]
    return table.declarer not in played


def _weddings(cards: Sequence[Card]) -> set[int]:
    """Return the suits of which king and Ober are there."""
    kings, obers = ({c.suit for c in cards if c.rank == rank} for rank in (KING, OBER))
    return kings & obers


def _kept(view: Any, away: Sequence[Card]) -> list[Card]:
    return [each for each in view.hand if each not in away]


def _any_beaten(view: Any, kept: Sequence[Card]) -> bool:
    """Tell whether a card can be beaten though each suit is led from the top, when at each lead
    only the lowest card falls that is out."""
    for suit in {card.suit for card in kept}:
        others = sorted(each.rank for each in _out(view) if each.suit == suit)
        for rank in sorted((card.rank for card in kept if card.suit == suit), reverse=True):
            if others and others[-1] > rank:
                return True
            others = others[1:]
    return False


def _any_forced(view: Any, kept: Sequence[Card]) -> bool:
    """Tell whether a lower card can be led under any."""
    out = _out(view)
    return any(o.suit == c.suit and o.rank < c.rank for o in out for c in kept)


SCHNAPSEN: Mapping[str, Claim] = {
    r"The marriage brings 40": lambda view, card: (
        card.suit in _weddings(view.hand) and card.suit == view.table.trump
    ),
    r"The marriage brings 20": lambda view, card: (
        card.suit in _weddings(view.hand) and card.suit != view.table.trump
    ),
    r"The other side wins the trick": lambda view, card: (
        not _takes(view, card)
        and (not _is_against(view) or _best_player(view) == view.table.declarer)
    ),
    r"Your partner is winning the trick": lambda view, card: (
        _is_against(view) and _best_player(view) not in (view.table.player, view.table.declarer)
    ),
    r"The declarer must beat it if he can": lambda view, card: (
        _is_against(view) and _declarer_is_to_play(view)
    ),
    r"Led from the top, fewer .*: 0": lambda view, away: not _any_beaten(view, _kept(view, away)),
    r"Led from the top, fewer .*: [1-9]": lambda view, away: _any_beaten(view, _kept(view, away)),
    r"Lower cards that can be led under what goes": lambda view, away: _any_forced(view, away),
    r"Later it would beat": lambda view, card: (
        any(o.suit == card.suit and o.rank < card.rank for o in _out(view))
        and _best_player(view) != view.table.player
    ),
}
"""What is claimed in Dreierschnapsen besides."""
CLAIMS_OF = {"whist": CLAIMS, "schnapsen": {**CLAIMS, **SCHNAPSEN}}
PACKS = {
    "whist": (DECK, card_name),
    "schnapsen": (PACK, german_card_name),
    "berzerka": (NUMBER_DECK, number_card_name),
}


def _subject(best: Any) -> Any:
    """Return the card that is played, or those that are put away; None for a call."""
    cards = [getattr(each, "card", getattr(each, "led", None)) for each in steps_of(best)]
    if None in cards:
        return None
    return cards if hasattr(best, "steps") or str(best).startswith("-") else cards[0]


def false_claims(game: Ruleset[Any, Any, Any], view: Any, told: Explanation[Any]) -> Iterator[str]:
    """Yield what a hint says that is not so: of the card advised, and of cards that it names."""
    if game.id == "bridge":
        yield from claims_bridge.false_claims(view, told)
        return
    if game.id == "berserk":
        yield from false_battle_claims(view, told)
        return
    text = " ".join((told.look, *told.lines))
    if game.id not in PACKS:
        return
    pack, name = PACKS[game.id]
    seen = {name(card) for card in (*view.hand, *view.table.trick.cards)}
    for card in pack:
        if re.search(rf"\b{name(card)}\b", text) and name(card) not in seen:
            yield f"the {name(card)} is neither held nor in the trick: {text}"
    if game.id == "berzerka":
        for pattern, holds in claims_berzerka.CLAIMS.items():
            if re.match(pattern, told.look) and not holds(view, told.best):
                yield f"{told.best}: not so: {told.look}"
        return
    if (subject := _subject(told.best)) is None:
        return
    for pattern, holds in CLAIMS_OF[game.id].items():
        if re.match(pattern, told.look) and not holds(view, subject):
            yield f"{told.best}: not so: {told.look}"
