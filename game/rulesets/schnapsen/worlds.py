"""Worlds: full deals that an observer cannot tell from the real one."""

from collections.abc import Iterator
from itertools import combinations

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit import beliefs
from game.kit.actions import Deal
from game.kit.beliefs import Layout, deal_hidden
from game.kit.cards import Card
from game.kit.knowledge import played_by
from game.kit.masks import mask_of, numbers_in
from game.kit.table import backs
from game.rulesets.schnapsen.actions import Bid, FillTalon, PutAway, SchnapsenAction
from game.rulesets.schnapsen.belief import Dealt, Likelihood
from game.rulesets.schnapsen.contracts import CONTRACTS, PACKET, TALON, Aim, Contract
from game.rulesets.schnapsen.knowledge import AWAY, knowledge, lacks_long_suit, open_long_suits
from game.rulesets.schnapsen.masks import SUIT_MASKS, cards_in
from game.rulesets.schnapsen.position import SchnapsenView, known
from game.rulesets.schnapsen.standing import PLAYERS
from game.rulesets.schnapsen.state import SchnapsenState


def determinize(view: SchnapsenView, rng: Rng) -> SchnapsenState:
    """Return a world: hidden cards dealt at random where they can lie."""
    return next(_evenly(view, rng))


def worlds(view: SchnapsenView, rng: Rng) -> Iterator[SchnapsenState]:
    """Yield worlds without end, those oftener in which what players have said is likely."""
    if not others_have_spoken(view):
        yield from _evenly(view, rng)
    past, likelihood = _Past(view, rng), Likelihood(view)
    streams = [
        beliefs.worlds(knowledge(view, suit), past.of, likelihood, rng)
        for suit in open_long_suits(view)
    ]
    while True:
        yield past.world(next(rng.choice(streams)))


def warm_up() -> None:
    """Compile what deals are played out by, or read it from where it is kept."""
    from game.kernels.schnapsen.face import get_ready

    get_ready()


def _evenly(view: SchnapsenView, rng: Rng) -> Iterator[SchnapsenState]:
    """Yield worlds without end, whatever players have said."""
    past, found = _Past(view, rng), [knowledge(view, suit) for suit in open_long_suits(view)]
    while True:
        if dealt := past.of(deal_hidden(rng.choice(found), rng)):
            yield past.world(dealt)


def others_have_spoken(view: SchnapsenView) -> bool:
    """Tell whether anyone else has named trumps, bid, or passed."""
    if view.table.named is not None and view.table.forehand != view.observer:
        return True
    return any(call.player != view.observer for call in view.table.auction.calls)


class _Past:
    """How layouts can have come about: which cards were dealt, which lay in the talon."""

    def __init__(self, view: SchnapsenView, rng: Rng) -> None:
        table, options = view.table, view.table.standing.options
        self._view, self._table, self._rng = view, table, rng
        self._played = played_by((*table.tricks, table.trick), PLAYERS)
        self._forehand = table.forehand
        self._turned = 0 if table.turned is None else 1 << table.turned
        self._trumps = SUIT_MASKS[table.named_trump]
        # Forehand has shown to hold a trump among his first three cards (DS-05).
        self._must_hold_trump = (
            table.named is not None and table.turned is None and not options.any_trump
        )
        # Who keeps to this house rule has shown how many cards of a suit he had (DS-12).
        self._long: list[list[Contract]] = [[] for _ in range(PLAYERS)]
        for call in table.auction.calls if options.honest_suits else ():
            if call.bid and CONTRACTS[call.bid].aim == Aim.LONG_SUIT:
                self._long[call.player].append(CONTRACTS[call.bid])
        took = next((n for n, act in enumerate(view.history) if isinstance(act, FillTalon)), None)
        raised = took is not None and any(isinstance(act, Bid) for act in view.history[took:])
        self._raised_honestly = raised and options.honest_suits

    def of(self, layout: Layout) -> Dealt | None:
        """Return how the cards may have come to lie so, None where they cannot have."""
        table = self._table
        if (
            lacks_long_suit(table)
            and table.row.five_of(cards_in(layout[table.maker]), table.trump) is not None
        ):
            return None
        talon = 0
        dealt = [0] * PLAYERS
        for player in range(PLAYERS):
            if player == self._view.observer:
                continue
            had = layout[player] | self._played[player]
            if player == table.declarer and table.found:
                had |= layout[AWAY]
                talon = self._talon(player, had)
                if not talon:
                    return None
                had ^= talon
            elif not self._fits(player, had):
                return None
            dealt[player] = had
        return Dealt(layout, (dealt[0], dealt[1], dealt[2]), talon)

    def _talon(self, declarer: Player, eight: int) -> int:
        """Return two cards that may have been the talon, drawn at random, 0 where none may.

        The card turned up was in the hand before.
        """
        table = self._table
        if self._raised_honestly and not table.row.is_honest(cards_in(eight), table.named_trump, 0):
            return 0
        free = numbers_in(eight & ~self._turned if declarer == self._forehand else eight)
        drawn = mask_of(self._rng.sample(free, TALON))
        if self._fits(declarer, eight ^ drawn):
            return drawn
        pairs = [1 << one | 1 << other for one, other in combinations(free, TALON)]
        fitting = [pair for pair in pairs if self._fits(declarer, eight ^ pair)]
        return self._rng.choice(fitting) if fitting else 0

    def _fits(self, player: Player, dealt: int) -> bool:
        """Tell whether the player can have said what he said with these cards (DS-05, DS-12)."""
        if self._must_hold_trump and player == self._forehand and not dealt & self._trumps:
            return False
        trump = self._table.named_trump
        return all(row.is_honest(cards_in(dealt), trump, TALON) for row in self._long[player])

    def world(self, dealt: Dealt) -> SchnapsenState:
        """Return the deal that came about so."""
        view, table, layout = self._view, self._table, dealt.layout
        packets = {
            player: iter(self._packets(player, mask))
            for player, mask in enumerate(dealt.hands)
            if player != view.observer
        }
        talon = cards_in(dealt.talon) or known(table.found)
        away = cards_in(layout[AWAY])
        put = iter(away)
        history: list[SchnapsenAction] = []
        for action in view.history:
            if isinstance(action, Deal) and action.player in packets:
                action = Deal(action.player, next(packets[action.player]))
            elif isinstance(action, FillTalon):
                action = FillTalon(talon)
            elif isinstance(action, PutAway) and action.card is None:
                action = PutAway(next(put))
            history.append(action)
        hands = [(*cards_in(layout[p]), *backs(table.face_down[p])) for p in range(PLAYERS)]
        now = table.but(hands=tuple(hands), found=talon, put_away=away)
        return SchnapsenState(now, tuple(history))

    def _packets(self, player: Player, dealt: int) -> list[tuple[Card, ...]]:
        """Return the packets in which the cards may have come: a trump in the first, if named."""
        is_forehand = player == self._forehand
        cards = numbers_in(dealt & ~self._turned if is_forehand else dealt)
        self._rng.shuffle(cards)
        if is_forehand and self._must_hold_trump:
            first = next(place for place, card in enumerate(cards) if self._trumps >> card & 1)
            cards.insert(0, cards.pop(first))
        return [cards_in(mask_of(cards[:PACKET])), cards_in(mask_of(cards[PACKET:]))]
