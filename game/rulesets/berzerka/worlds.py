"""Determinization: full hands of play that an observer cannot tell from the real one."""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Any

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit.cards import NO_TRUMP, Card, by_suit, mask_of, numbers_in
from game.kit.knowledge import (
    Knowledge,
    Layout,
    cannot_lose,
    deal_hidden,
    in_hands,
    played_by,
    shown_lacking,
    takes_all,
    unseen,
    unseen_by,
)
from game.kit.packs import NUMBER_DECK
from game.kit.tricks import Deal, PlayCard
from game.rulesets.berzerka.actions import PLAYS, BerzerkaAction, Discard
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.contracts import LATE, MOST, TRICKS
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.playout import played_out, playout
from game.rulesets.berzerka.policy.auction import AVERAGE
from game.rulesets.berzerka.policy.evaluation import best_terms, pain_suit, strength, worth_table
from game.rulesets.berzerka.position import FIRST_PART, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS, goal
from game.rulesets.berzerka.state import BerzerkaState
from game.search.race import Return, WorldTrials

EAGERNESS = 1.2
"""By how much a hand is likelier to have been bid on, in log-odds a trick of strength."""
THRIFT = 1.5
"""By how much cards are likelier to have been put away, in log-odds a trick they lack."""
ODDITY = 0.2
"""How likely it is that a declarer names other terms than the plain player's."""


def determinize(view: BerzerkaView, rng: Rng) -> BerzerkaState:
    """Return a world: the cards not seen dealt at random to hands, discards and talon.

    Whoever did not follow suit holds none of that suit (BZ-17); which of his cards were dealt in
    which part, drawn or put away is drawn at random as well.
    """
    return _Past(view, rng).world(deal_hidden(knowledge(view), rng))


def worlds(view: BerzerkaView, rng: Rng) -> Iterator[BerzerkaState]:
    """Yield worlds without end, those oftener that fit what was bid, named and put away."""
    from game.kit.trials import Weighed, drawn

    past = _Past(view, rng)
    for layout in drawn(Weighed(past.likelihood), knowledge(view), rng):
        yield past.world(layout)


OWN_PLAYOUT = 30
"""How many quick playouts one takes that begins before the cards are played."""
LIKELIHOOD = 16
"""How many quick playouts a trial takes whose world is weighed here."""


def trials(view: BerzerkaView, moves: Sequence[BerzerkaAction], rng: Rng, most: int) -> Any:
    """Return trials of the moves in worlds, those oftener that fit what has been done."""
    if view.table.phase != Phase.PLAY:
        return _Hands(moves, worlds(view, rng), playout, rng.fork("play"), OWN_PLAYOUT)
    from game.kit.trials import LayoutTrials
    from game.rulesets.berzerka.numbers import in_numbers

    cards = [int(action.card) for action in moves if isinstance(action, PlayCard)]
    known, paid = knowledge(view), in_numbers(view.table).paid
    return LayoutTrials(weighed(view, rng), known, cards, rng, most // LIKELIHOOD, paid)


class _Hands(WorldTrials):
    """Whole hands played out: the distance tells between equals, but is no points."""

    def returned(self, world: BerzerkaState, number: int) -> Return:
        me, state = world.current_player(), self.after(world, number)
        ended = played_out(state, self.luck())
        return ended.returns()[me], ended.points()[me]


def weighed(view: BerzerkaView, rng: Rng) -> Any:
    """Return the worlds of a hand whose cards are being played, by how well they fit what has been
    done."""
    from game.kit.trials import Weighed
    from game.rulesets.berzerka.numbers import in_numbers

    return Weighed(_Past(view, rng).likelihood, in_numbers(view.table))


def warm_up() -> None:
    """Compile the quick playouts and the walk through worlds, or read them from where they are."""
    from game.kernels.berzerka.face import get_ready
    from game.kit.trials import warm_up as warm_up_walks

    get_ready()
    warm_up_walks()


def knowledge(view: BerzerkaView) -> Knowledge:
    """Return where cards are and can be: three hands, three times what was put away, the rest."""
    table = view.table
    tricks = (*table.tricks, table.trick)
    known = [0] * (2 * PLAYERS)
    if view.observer is not None:
        known[view.observer] = mask_of(view.hand)
        known[PLAYERS + view.observer] = mask_of(table.put_away(view.observer))
    hidden = unseen(NUMBER_DECK, *map(numbers_in, known), *(trick.cards for trick in tricks))
    lacking = (*shown_lacking(tricks, PLAYERS, RULES, NO_TRUMP), 0, 0, 0)
    return in_hands(hidden, (*table.hand_sizes, *map(len, table.discards)), lacking, known)


class _Past:
    """What has been done with cards that the observer has not seen.

    Which of his cards a player has drawn in the exchange is unknown: those are taken for drawn
    that come first in an order made by chance.
    """

    def __init__(self, view: BerzerkaView, rng: Rng) -> None:
        self._view, self._table = view, view.table
        self._played = played_by((*view.table.tricks, view.table.trick), PLAYERS)
        self._packets = [0] * PLAYERS
        for action in view.history:
            if isinstance(action, Deal):
                self._packets[action.player] += 1
        self._mixed = rng.sample(range(len(NUMBER_DECK)), len(NUMBER_DECK))
        self._lacks = [0.0] * len(NUMBER_DECK)
        if view.table.declared is not None:
            self._lacks = _lacks(view.table.declared)
        self._known: dict[tuple[Player, int, int], float] = {}

    def likelihood(self, layout: Layout) -> float:
        """Return how well the cards fit what their players have done, as a factor."""
        found = 1.0
        for player in range(PLAYERS):
            if player != self._view.observer:
                key = player, layout[player], layout[PLAYERS + player]
                fits = self._known.get(key)
                if fits is None:
                    fits = self._known[key] = self._fits(*key)
                found *= fits
        return found

    def _fits(self, player: Player, held: int, away: int) -> float:
        """Return how well one player's cards fit what he has bid, or named and put away."""
        table = self._table
        if table.phase == Phase.AUCTION:
            bids = table.auction.bids_of(player)
            if not bids:
                return 1.0
            rules = box_of(table.boxes, bids[-1].contract).rules
            return exp(EAGERNESS * (strength(by_suit(held), rules) - AVERAGE[rules.id]))
        if table.declared is None or self._packets[player] < 2:
            return 1.0
        found = exp(THRIFT * sum([self._lacks[card] for card in numbers_in(away)]))
        if player == table.declared.declarer:
            dealt = by_suit(self._before_drawing(player, held, away))
            found *= 1.0 if _is_plain(table.declared, dealt) else ODDITY
        return found

    def _drawn(self, player: Player, held: int, away: int) -> int:
        """Return the cards that a player has drawn, none before he has."""
        had, count = held | self._played[player], away.bit_count()
        drawn = 0
        if self._packets[player] == 3:
            for card in self._mixed:
                if not count:
                    break
                if had >> card & 1:
                    drawn |= 1 << card
                    count -= 1
        return drawn

    def _before_drawing(self, player: Player, held: int, away: int) -> int:
        had = held | self._played[player]
        return had & ~self._drawn(player, held, away) | away

    def world(self, layout: Layout) -> BerzerkaState:
        """Return the State in which the hidden cards lie so."""
        table = self._table
        cards = [_cards(mask) for mask in layout[: 2 * PLAYERS]]
        table = table.but(hands=tuple(cards[:PLAYERS]), discards=tuple(cards[PLAYERS:]))
        packets = [self._dealt_to(player, layout) for player in range(PLAYERS)]
        order = [table.exchanger(turn) for turn in range(PLAYERS) if table.declared]
        away = iter([card for player in order for card in table.put_away(player)])
        history: list[BerzerkaAction] = []
        for action in self._view.history:
            if isinstance(action, Discard):
                action = Discard(next(away))
            elif isinstance(action, Deal) and action.player != self._view.observer:
                action = Deal(action.player, packets[action.player].pop(0))
            history.append(action)
        return BerzerkaState(table, tuple(history))

    def _dealt_to(self, player: Player, layout: Layout) -> list[tuple[Card, ...]]:
        """Return the packets that a player was given: six cards, seven, and those he drew."""
        held, away = layout[player], layout[PLAYERS + player]
        dealt = self._before_drawing(player, held, away)
        mixed = [card for card in self._mixed if dealt >> card & 1]
        first, second = mixed[:FIRST_PART], mixed[FIRST_PART:]
        return [
            _cards(mask_of(first)),
            _cards(mask_of(second)),
            _cards(self._drawn(player, held, away)),
        ]


def _cards(mask: int) -> tuple[Card, ...]:
    return tuple([NUMBER_DECK[number] for number in numbers_in(mask)])


def _lacks(declared: Declared) -> list[float]:
    """Return, by card, the tricks that it lacks: the more, the likelier it was put away."""
    if goal(declared, declared.declarer) is not None:
        return [0.0] * len(NUMBER_DECK)
    table = worth_table(declared.rules, bool(declared.inverted))
    sign = 1 if declared.rules.objective.avoids else -1
    return [sign * (table[c % 13] + (0.5 if c // 13 == declared.trump else 0)) for c in NUMBER_DECK]


def _is_plain(declared: Declared, dealt: list[int]) -> bool:
    """Tell whether the plain player would have named the same with these cards."""
    rules = declared.rules
    if rules.names_pain:
        return declared.pain in (None, pain_suit(dealt))
    if declared.trump is None or (rules.trump is not None and rules.inverted is not None):
        return True
    wanted = goal(declared, declared.declarer)
    trump, inverted, _worth = best_terms(dealt, rules, wanted)
    return trump == declared.trump and declared.inverted in (None, inverted)


def rest(view: BerzerkaView) -> Sequence[BerzerkaAction]:
    """Return the leads that take every trick left, where tricks are wanted or come anyway.

    Nothing where the ranking turns before the end of the hand.
    """
    table, hand, player = view.table, view.hand, view.observer
    if player is None or table.phase != Phase.PLAY or table.player != player or table.trick.cards:
        return ()
    declared, now = table.declaration, len(table.tricks)
    order, trump = declared.order(now), declared.in_trump
    if any(declared.order(trick) != order for trick in range(now, TRICKS)):
        return ()
    hidden = unseen_by(view, NUMBER_DECK, table.discards[player])
    is_wanted = declared.rules.objective in (MOST, LATE)
    if not is_wanted and not cannot_lose(hand, hidden, trump, order):
        return ()
    return [PLAYS[card] for card in takes_all(hand, hidden, trump, order)]
