"""What a player wishes of each trick, by the contract's objective, and the card he plays."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from game.core.protocols import Player
from game.kit.cards import Card, Suit
from game.kit.knowledge import live_suits
from game.kit.masks import suits_of
from game.kit.packs import HIGH, LOW
from game.rulesets.berzerka.contracts import (
    AT_HALF,
    CONTRACTS,
    EVERY_TRICK,
    FIVE,
    HALF,
    TRICKS,
)
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.policy.cards import (
    AVOID,
    BOTH,
    EITHER,
    TAKE,
    UP,
    Setting,
    best_card,
)
from game.rulesets.berzerka.policy.masks import RANKS, TURNED, Masks
from game.rulesets.berzerka.position import BerzerkaTable
from game.rulesets.berzerka.scoring import PLAYERS

_WISHES: Mapping[str, Callable[[int], int | None]] = {
    "most": lambda trick: TAKE,
    "fewest": lambda trick: AVOID,
    "near_five": lambda trick: None,
    "late": lambda trick: TAKE if trick >= HALF else EITHER,
    "pains": lambda trick: AVOID,
    "middle": lambda trick: None,
}
"""By objective, what everyone wants of a trick (from 0); None where a number is aimed at."""


def settings(declared: Declared) -> tuple[Setting, ...]:
    """Return the terms of each of the 13 tricks."""
    pain = -1 if declared.pain is None else int(declared.pain)
    return _settings(declared.rules.id, declared.in_trump, bool(declared.inverted), pain)


@lru_cache(maxsize=256)
def _settings(contract: str, trump: Suit, start: bool, pain: int) -> tuple[Setting, ...]:
    rules = CONTRACTS[contract]
    wish = _WISHES[rules.objective.id]
    found = []
    for trick in range(TRICKS):
        inverted = rules.is_inverted(start, trick)
        turns_later = rules.turns == EVERY_TRICK or (rules.turns == AT_HALF and trick < HALF)
        keep = BOTH if turns_later else UP
        order = LOW if inverted else HIGH
        found.append(Setting(trump, inverted, order, keep, pain, wish(trick)))
    return tuple(found)


def goal(declared: Declared, player: Player) -> float | None:
    """Return the tricks that the player aims at, None where more or fewer is always better."""
    objective = declared.rules.objective
    if _WISHES[objective.id](0) is not None:
        return None
    own = declared.overbid if player == declared.declarer else 0
    if objective.only_first_wins:
        return (TRICKS - declared.overbid) / PLAYERS + own
    return FIVE + own


LIKELY = (0.85, 0.5, 0.3, 0.17, 0.1, 0.06, 0.04, 0.03, 0.02, 0.02, 0.01, 0.01, 0.0)
"""Tricks that a card still brings, by how many unseen cards beat it."""


def tricks_to_come(own: Sequence[int], live: Sequence[int], setting: Setting) -> float:
    """Return how many tricks the hand may still bring, roughly."""
    total = 0.0
    for suit in (0, 1, 2, 3):
        held = own[suit]
        unseen = live[suit] & ~held
        for rank in RANKS[held]:
            total += LIKELY[(unseen >> rank + 1).bit_count()]
            if suit == setting.trump:
                total += 0.3
    return total


def wish_for(need: float, own: Sequence[int], live: Sequence[int], setting: Setting) -> int:
    """Return what one wishes of a trick who still needs this number of tricks."""
    if need <= 0.25:
        return AVOID
    return TAKE if need > tricks_to_come(own, live, setting) - 0.35 else AVOID


class PlainPlay:
    """Plays the cards of the hands it is given, each player by what he himself can know.

    `hands` are those of all in a playout, of one player at the table. It proposes cards and never
    decides what is legal; `moves` are noted, where asked for, and `tally` is kept up.
    """

    def __init__(
        self,
        table: BerzerkaTable,
        hands: Mapping[Player, Masks],
        moves: list[Card] | None = None,
    ) -> None:
        declared = table.declaration
        self._hands, self._moves = hands, moves
        self._live = live_suits((*table.tricks, table.trick))
        self._settings = settings(declared)
        self.tally = table.tally()
        self._goals = [goal(declared, player) or 0.0 for player in range(PLAYERS)]

    def choose(self, player: Player, cards: Sequence[int], best: int, number: int) -> int:
        """Return the card that serves the player's aim best."""
        hand, live, setting = self._hands[player], self._live, self._settings[number]
        led = best_suit = best_rank = -1
        if cards:
            led = cards[0] // 13
            best_suit, best_rank = divmod(best, 13)
        if led >= 0 and (held := hand[led]) and not held & held - 1:
            suit, rank = led, held.bit_length() - 1
        else:
            own, seen, inverted = hand, live, setting.inverted
            if inverted:
                own, seen = [TURNED[mask] for mask in hand], [TURNED[mask] for mask in live]
                best_rank = 12 - best_rank
            wish = setting.wish
            if wish is None:
                need = self._goals[player] - self.tally.tricks[player]
                wish = wish_for(need, own, seen, setting)
            after = PLAYERS - 1 - len(cards)
            suit, rank = best_card(own, seen, setting, led, best_suit, best_rank, after, wish)
            if inverted:
                rank = 12 - rank
        hand[suit] ^= 1 << rank
        live[suit] ^= 1 << rank
        card = 13 * suit + rank
        if self._moves is not None:
            self._moves.append(Card(card))
        return card


def choose_card(table: BerzerkaTable) -> Card:
    """Return the card that the player to act plays by plain sense."""
    plain = PlainPlay(table, {table.player: suits_of(table.held(table.player))})
    number, trick = len(table.tricks), table.trick.cards
    declared = table.declaration
    best = -1
    if trick:
        best = int(trick[declared.order(number).best_place(trick, declared.in_trump)])
    return Card(plain.choose(table.player, trick, best, number))
