"""What a hand of Berzerka holds and needs: how it suits a contract, and what a trick does."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, SUITS, Card, suit_name
from game.kit.choice import Choice
from game.kit.knowledge import shown_lacking
from game.kit.number_cards import NUMBER_DECK, number_card_name
from game.rulesets.berzerka.contracts import (
    FEWEST,
    FIVE,
    HALF,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    NEVER,
    TRICKS,
    Contract,
)
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS, ranked_counts

LONG = 3
"""From so many of the first six cards on a suit speaks for a bid."""
EXTREME = 5
"""So many ranks at either end are strong: 1 to 5 where 1 is high, 9 to 13 else."""
ENDS = 3
"""So many ranks at both ends are strong in every second trick where the ranking turns."""
STRONG = 3
"""From so many strong cards of the first six on they speak for a bid: more than an average hand
has."""
SOME = 2
"""With so many strong cards besides, two trumps do."""

# -- how it suits a contract


def strong(hand: Sequence[Card], inverted: bool) -> int:
    """Return how many cards of a hand are among the five highest ranks of a ranking."""
    return sum(card.rank < EXTREME if inverted else card.rank >= TRICKS - EXTREME for card in hand)


def held(hand: Sequence[Card], suit: int) -> int:
    """Return how many cards of a suit are held."""
    return sum(card.suit == suit for card in hand)


def longest(hand: Sequence[Card]) -> int:
    """Return how many cards the longest suit of a hand has."""
    return max(held(hand, suit) for suit in SUITS)


def at_ends(hand: Sequence[Card]) -> int:
    """Return how many cards are strong in every second trick, where the ranking turns."""
    return sum(card.rank < ENDS or card.rank >= TRICKS - ENDS for card in hand)


def is_fixed(rules: Contract) -> bool:
    """Tell whether a contract leaves nothing to name, so that one sees what it asks for."""
    return rules.trump is not None and rules.inverted is not None and not rules.names_pain


def lacking(hand: Sequence[Card], rules: Contract) -> int:
    """Return how many more cards of a hand of six would have to be trumps, or strong, for the hand
    to have more for a contract than most have."""
    if rules.names_pain or (rules.trump == NO_TRUMP and rules.objective is NEAR_FIVE):
        return 0
    if rules.trump == NO_TRUMP and rules.turns != NEVER:
        return max(0, STRONG + 1 - at_ends(hand))
    if rules.trump == NO_TRUMP:
        is_low = bool(rules.inverted) or rules.objective is FEWEST
        return max(0, STRONG - strong(hand, is_low))
    high = strong(hand, inverted=False)
    if rules.trump is not None:
        enough = SOME if is_fixed(rules) and not rules.inverted and high >= STRONG else LONG
        return max(0, enough - held(hand, rules.trump))
    if rules.objective is MOST and rules.turns == NEVER and rules.inverted is False:
        return max(0, min(LONG - longest(hand), SOME - high))
    return 0


# -- what it needs


def who_asks(view: BerzerkaView) -> Player:
    """Return the player who is told: the observer, for a bystander the one to act."""
    return view.table.player if view.observer is None else view.observer


def standing_at(view: BerzerkaView) -> int:
    """Return what the player has so far of what the contract counts, with the overbid."""
    declared = view.table.declaration
    counts, aim = view.table.tally().counts, declared.rules.objective
    return ranked_counts(aim, counts, declared.declarer, declared.overbid)[who_asks(view)]


def wants(view: BerzerkaView) -> bool | None:
    """Tell whether a trick helps the player, None where it is open."""
    table, count = view.table, standing_at(view)
    aim = table.declaration.rules.objective
    if aim is NEAR_FIVE:
        return count < FIVE
    if aim is MIDDLE:
        middle = (TRICKS - table.declaration.overbid) / PLAYERS
        return None if abs(count - middle) < 1 else count < middle
    return not aim.avoids


def is_idle(table: BerzerkaTable) -> bool:
    """Tell whether a trick neither counts nor gives the lead to one that does."""
    return table.declaration.rules.objective is LATE and len(table.tricks) < HALF - 1


# -- a card of it


def choice_of(view: BerzerkaView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    seen = {*view.hand, *table.put_away(who_asks(view))}
    seen |= {played for _player, played, _trick in table.played()}
    out = [each for each in NUMBER_DECK if each not in seen]
    if table.phase == Phase.PLAY:
        gone = _nowhere(view)
        out = [each for each in out if not gone >> each & 1]
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, table.declaration.in_trump)[0],
        table.trick,
        table.declaration.in_trump,
        table.declaration.order(len(table.tricks)),
        out,
        len(table.trick.cards) == PLAYERS - 1,
        suit_name,
        number_card_name,
    )


def _nowhere(view: BerzerkaView) -> int:
    """Return the cards that none of the other players can hold, as both have shown that they have
    none of the suit, as a mask."""
    table, player = view.table, who_asks(view)
    found = -1
    lacks = shown_lacking((*table.tricks, table.trick), PLAYERS, RULES, NO_TRUMP)
    for other, mask in enumerate(lacks):
        if other != player:
            found &= mask
    return found
