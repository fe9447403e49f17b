"""What a player wishes of each trick, by the contract's objective, and the card he plays."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from game.core.protocols import Player
from game.kit.cards import Suit, suits_of
from game.kit.packs import HIGH, LOW
from game.kit.tricks import PlayCard
from game.rulesets.berzerka.actions import PLAYS
from game.rulesets.berzerka.contracts import (
    AT_HALF,
    CONTRACTS,
    EVERY_TRICK,
    FIVE,
    HALF,
    TRICKS,
)
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.policy.evaluation import RANKS, TURNED, Masks
from game.rulesets.berzerka.position import BerzerkaTable
from game.rulesets.berzerka.scoring import PLAYERS, Tally
from tests.kernels.before.berzerka.cards import (
    AVOID,
    BOTH,
    EITHER,
    TAKE,
    UP,
    Setting,
    best_card,
)
from tests.kernels.before.tricks import Choose, live_suits

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


def sure_tricks(own: Sequence[int], live: Sequence[int], setting: Setting) -> int:
    """Return how many cards win if they are led: nothing unseen is higher, and no trump is out."""
    unseen = [mask & ~held for mask, held in zip(live, own, strict=True)]
    trump = setting.trump
    suits = range(4) if trump > 3 or not unseen[trump] else (trump,)
    return sum((own[suit] >> unseen[suit].bit_length()).bit_count() for suit in suits)


def wish_for(
    need: float, own: Sequence[int], live: Sequence[int], setting: Setting, *, leads: bool
) -> int:
    """Return what one wishes of a trick who still needs this number of tricks."""
    if need <= 0.25:
        return AVOID
    if leads and 0 < sure_tricks(own, live, setting) <= need:
        return TAKE
    return TAKE if need > tricks_to_come(own, live, setting) - 0.35 else AVOID


def plain_play(table: BerzerkaTable, hands: Mapping[Player, Masks]) -> tuple[Choose, Tally]:
    """Return how plain players choose cards from here on, and what they have won.

    `hands` are those of all in a playout, of one player at the table; each is played by what its
    player himself can know. The caller counts the tricks. Cards are proposed, and it is never
    decided here what is legal.
    """
    declared = table.declaration
    terms = settings(declared)
    live = live_suits((*table.tricks, table.trick))
    tally = table.tally()
    tricks = tally.tricks
    goals = [goal(declared, player) or 0.0 for player in range(PLAYERS)]

    def choose(player: Player, cards: Sequence[int], best: int, number: int) -> int:
        hand = hands[player]
        led = cards[0] // 13 if cards else -1
        if cards and (held := hand[led]) and not held & held - 1:
            suit, rank = led, held.bit_length() - 1  # the only one that follows
        else:
            setting = terms[number]
            best_suit, best_rank = divmod(best, 13)
            own, seen, inverted = hand, live, setting.inverted
            if inverted:
                own, seen = [TURNED[mask] for mask in hand], [TURNED[mask] for mask in live]
                best_rank = 12 - best_rank
            wish = setting.wish
            if wish is None:
                need = goals[player] - tricks[player]
                wish = wish_for(need, own, seen, setting, leads=not cards)
            after = PLAYERS - 1 - len(cards)
            suit, rank = best_card(own, seen, setting, led, best_suit, best_rank, after, wish)
            if inverted:
                rank = 12 - rank
        hand[suit] ^= 1 << rank
        live[suit] ^= 1 << rank
        return 13 * suit + rank

    return choose, tally


def play(table: BerzerkaTable) -> PlayCard:
    """Return the card that the player to act plays by plain sense."""
    choose, _tally = plain_play(table, {table.player: suits_of(table.held(table.player))})
    number, trick, declared = len(table.tricks), table.trick.cards, table.declaration
    best = -1
    if trick:
        best = int(trick[declared.order(number).best_place(trick, declared.in_trump)])
    return PLAYS[choose(table.player, trick, best, number)]
