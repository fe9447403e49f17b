"""Fast play to the end of a deal, for search: the plain policy, then open cards.

The calls are those of the plain player; the cards are played on masks, early tricks by policy and
the last ones exactly. A playout never decides what is legal: a test replays its moves.
"""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit.cards import Suit, mask_of
from game.kit.packs import HIGH
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.knowledge import SUIT_MASKS
from game.rulesets.schnapsen.phases import PHASES, SchnapsenState
from game.rulesets.schnapsen.player import choice
from game.rulesets.schnapsen.position import Phase, SchnapsenTable
from game.rulesets.schnapsen.scoring import TRICKS, deal_points, effective
from game.rulesets.schnapsen.standing import PLAYERS
from tests.kernels.before.schnapsen.card_play import InformationSet, choose_follow, choose_lead
from tests.kernels.before.schnapsen.masks import WORTH, may_follow
from tests.kernels.before.schnapsen.objective import Count, Objective, count_of, objective_of
from tests.kernels.before.schnapsen.solver import Hands, Solver
from tests.kernels.before.tricks import play_tricks

EXACT_FROM = {
    Aim.POINTS: 3,
    Aim.NO_TRICK: 2,
    Aim.FOUR_TRICKS: 5,
    Aim.EVERY_TRICK: 5,
    Aim.LONG_SUIT: 5,
}
"""With so many tricks left (or fewer) the rest is solved exactly: about a millisecond each."""


def playout(state: SchnapsenState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    table = state.table
    while table.phase not in (Phase.PLAY, Phase.OVER):
        rules = PHASES[table.phase]
        if rules.draw is not None:
            action = rules.draw(table, rng)
        else:
            action = choice(table.seen_by(table.player), rules.legal(table))
        table = rules.apply(table, action, None)
    if table.ending is not None:
        return table.returns()
    return returns_of(table, play_value(table))


def returns_of(table: SchnapsenTable, value: int) -> tuple[float, ...]:
    """Return the utilities of a deal that ends with this value to the declarer."""
    worth = abs(value) if table.row.aim == Aim.POINTS else table.row.value
    points = deal_points(table.stakes.points(worth), table.maker, declarer_wins=value > 0)
    return effective(points, table.standing.scores, table.standing.options.target)


def play_value(table: SchnapsenTable) -> int:
    """Return what the rest of the play is worth to the declarer, as the objective tells it."""
    objective, count, trick = objective_of(table), count_of(table), table.trick
    if not trick.cards and table.tricks:
        claimed = objective.claimed(count, by_declarer=trick.leader == objective.declarer)
        if claimed is not None:
            return claimed
    hands = mask_of(table.hand(0)), mask_of(table.hand(1)), mask_of(table.hand(2))
    return rest_value(objective, hands, trick.leader, trick.cards, count)


def rest_value(
    objective: Objective, hands: Hands, leader: int, trick: Sequence[int], count: Count
) -> int:
    """Return what the rest of the deal is worth to the declarer, as the objective tells it.

    `trick` are the cards already played to the trick on the table.
    """
    left = hands[(leader + 2) % PLAYERS].bit_count()
    solved = EXACT_FROM[objective.aim]
    if left > solved:
        plain = _PlainPlay(objective, hands, count)
        trump = Suit(objective.trump)
        rest = [(TRICKS - tricks, HIGH, trump) for tricks in range(left, solved, -1)]
        play_tricks(plain.choose, plain.take, leader, trick, PLAYERS, rest)
        if plain.value is not None:
            return plain.value
        first, second, third = plain.hands
        hands, leader, trick, count = (first, second, third), plain.leader, (), plain.count
    return Solver(objective).value(hands, leader, trick, count)


class _PlainPlay:
    """Everyone plays as the plain player would, until the deal is decided."""

    def __init__(self, objective: Objective, hands: Hands, count: Count) -> None:
        self.value: int | None = None
        self.leader = -1
        self.hands = list(hands)
        self.count = count
        self._objective = objective
        self._trumps = SUIT_MASKS[objective.trump]

    def choose(self, player: Player, cards: Sequence[int], best: int, number: int) -> int:
        """Return the player's card, and count the marriage that it declares."""
        objective, hands = self._objective, self.hands
        hand, out = hands[player], hands[0] | hands[1] | hands[2]
        infoset = InformationSet(objective, player, hand, out ^ hand, TRICKS - number)
        if cards:
            winner = (player - len(cards) + cards.index(best)) % PLAYERS
            is_ours = (winner == objective.declarer) == infoset.is_declarer
            open_ = may_follow(hand, cards[0] // 13, best, self._trumps)
            card = choose_follow(infoset, open_, best, PLAYERS - 1 - len(cards), is_ours=is_ours)
        else:
            if infoset.is_declarer and objective.long_suit >= 0:
                open_ = hand & SUIT_MASKS[objective.long_suit] or hand
            else:
                open_ = hand
            card = choose_lead(infoset, open_)
            if married := objective.marriage_of(hand, card, by_declarer=infoset.is_declarer):
                self.count = self.count.with_marriage(married, by_declarer=infoset.is_declarer)
                self.value = objective.after_marriage(self.count, by_declarer=infoset.is_declarer)
        hands[player] ^= 1 << card
        return card

    def take(self, player: Player, cards: Sequence[int], number: int) -> bool:
        """Count the trick; return whether the deal is decided."""
        self.leader = player
        if self.value is None:
            took = player == self._objective.declarer
            self.count = self.count.after_trick(sum([WORTH[card] for card in cards]), took=took)
            self.value = self._objective.after_trick(self.count, took=took)
        return self.value is not None
