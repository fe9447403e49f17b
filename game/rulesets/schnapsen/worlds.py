"""Worlds: full deals that an observer cannot tell from the real one."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from game.core.protocols import Player, Whole
from game.core.rng import Rng
from game.kit.cards import Card, mask_of, numbers_in
from game.kit.knowledge import Layout, deal_hidden, played_by
from game.kit.table import backs
from game.kit.tricks import Deal, PlayCard
from game.rulesets.schnapsen.actions import PLAYS, FillTalon, PutAway, SchnapsenAction
from game.rulesets.schnapsen.contracts import COUNTING, PACKET, TALON
from game.rulesets.schnapsen.knowledge import (
    AWAY,
    SUIT_MASKS,
    cards_in,
    exchanges,
    is_first_away,
    knowledge,
    open_long_suits,
    sort_of,
    still_out,
)
from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.position import Phase, SchnapsenView, known
from game.rulesets.schnapsen.standing import PLAYERS

RARE = 6
"""Who bids a contract worth so much holds one of a few kinds of hands."""
FAR_APART = 6
"""The hands that fit such a bid lie far apart: a walk goes so many times the usual way from one
world to the next, or a thousand worlds tell no more than a few score."""


LOOKS = 800
"""In so many worlds it is found out which card goes best with another that is put away."""


def determinize(view: SchnapsenView, rng: Rng) -> SchnapsenState:
    """Return a world: hidden cards dealt at random where they can lie."""
    return next(_evenly(view, rng))


def worlds(view: SchnapsenView, rng: Rng) -> Iterator[SchnapsenState]:
    """Yield worlds without end, those oftener in which what players have said is likely."""
    from game.kit.trials import drawn
    from game.rulesets.schnapsen.numbers import worlds_in_numbers

    if not others_have_spoken(view):
        yield from _evenly(view, rng)
    past, heard = _Past(view, rng), worlds_in_numbers(view)
    streams = [drawn(heard, knowledge(view, suit), rng) for suit in open_long_suits(view)]
    while True:
        if world := past.world(next(rng.choice(streams))):
            yield world


def trials(
    view: SchnapsenView, moves: Sequence[SchnapsenAction | Whole], rng: Rng, most: int
) -> Any:
    """Return trials of the moves in worlds, those oftener in which what was said is likely."""
    from game.kit.trials import LayoutTrials

    # A Kontra is asked for but once a deal: there is time to look far around.
    found = worlds_to_try_in(view, rng, is_far=view.table.phase is Phase.KONTRA)
    return LayoutTrials(found, knowledge(view), numbers_of(view, moves), rng, most)


def worlds_to_try_in(view: SchnapsenView, rng: Rng, *, is_far: bool = False) -> Any:
    """Return the worlds of a view as its kernels have them, for moves to be tried in; `is_far`
    asks for those far apart where the declarer's bid is a rare one."""
    from game.kernels.compiled import is_compiled
    from game.rulesets.schnapsen import numbers

    table = view.table
    is_rare = table.declarer not in (None, view.observer) and table.row.value >= RARE
    pace = FAR_APART if is_far and is_rare and is_compiled() else 1
    if view.table.phase in (Phase.CLAIM, Phase.PLAY):
        tried_in = numbers.in_numbers(view.table)
    else:
        tried_in = numbers.calls_in_numbers(view.table, rng.fork("calls").below(1 << 52))
    return numbers.worlds_in_numbers(view, tried_in, pace)


def numbers_of(view: SchnapsenView, moves: Sequence[SchnapsenAction | Whole]) -> list[int]:
    """Return what the kernels call these moves: one for all cards that come to the same, and a
    first card put away together with the one that goes best with it, as neither can be judged
    without the other."""
    from game.kernels.compiled import is_compiled
    from game.kit.trials import some
    from game.rulesets.schnapsen.numbers import move_number

    is_whole = all(isinstance(move, Whole) for move in moves)
    if is_whole or not is_first_away(view) or not is_compiled():
        return [move_number(_stand_in(view, move)) for move in moves]
    ways, luck = exchanges(view), Rng(len(view.history)).fork("second card")
    found = worlds_to_try_in(view, luck)
    layouts = some(found, knowledge(view), luck, LOOKS)
    numbers = list(map(move_number, ways))
    brings = dict(zip(ways, found.means(numbers, layouts), strict=True))
    return [
        move_number(
            max([way for way in ways if move in way.steps], key=brings.__getitem__, default=move)
        )
        for move in moves
    ]


def _stand_in(view: SchnapsenView, move: SchnapsenAction | Whole) -> SchnapsenAction | Whole:
    """Return what is tried for a move: for a card the lowest in hand that takes the same tricks now
    and later, where card points count nothing; any other move itself."""
    table = view.table
    if not isinstance(move, PlayCard) or table.row.aim in COUNTING:
        return move
    others = [*still_out(view), *table.trick.cards]
    sort = sort_of(move.card, others)
    return PLAYS[min(card for card in view.hand if sort_of(card, others) == sort)]


def warm_up() -> None:
    """Compile what deals are played out by, or read it from where it is kept."""
    from game.kernels.schnapsen.face import get_ready

    get_ready()


def _evenly(view: SchnapsenView, rng: Rng) -> Iterator[SchnapsenState]:
    """Yield worlds without end, whatever players have said."""
    past, found = _Past(view, rng), [knowledge(view, suit) for suit in open_long_suits(view)]
    while True:
        if world := past.world(deal_hidden(rng.choice(found), rng), evenly=True):
            yield world


def others_have_spoken(view: SchnapsenView) -> bool:
    """Tell whether anyone else has named trumps, bid, or passed."""
    if view.table.named is not None and view.table.forehand != view.observer:
        return True
    return any(call.player != view.observer for call in view.table.auction.calls)


class _Past:
    """How layouts can have come about: which cards were dealt, which lay in the talon."""

    def __init__(self, view: SchnapsenView, rng: Rng) -> None:
        from game.rulesets.schnapsen.numbers import worlds_in_numbers

        table, options = view.table, view.table.standing.options
        self._view, self._table, self._rng = view, table, rng
        self._heard = worlds_in_numbers(view)
        self._played = played_by((*table.tricks, table.trick), PLAYERS)
        self._forehand = table.forehand
        self._turned = 0 if table.turned is None else 1 << table.turned
        self._trumps = SUIT_MASKS[table.named_trump]
        # Forehand has shown to hold a trump among his first three cards (DS-05).
        self._must_hold_trump = (
            table.named is not None and table.turned is None and not options.any_trump
        )

    def _talon(self, layout: Layout, evenly: bool) -> int | None:
        """Return the two cards that the declarer found in the talon, drawn as they are likely.

        0 where that is no question, None where the layout cannot have come about.
        """
        table, pairs = self._table, [0]
        if table.found and table.declarer != self._view.observer:
            eight = layout[table.maker] | self._played[table.maker] | layout[AWAY]
            # The card turned up was in the hand before.
            free = eight & ~self._turned if table.maker == self._forehand else eight
            pairs = [1 << one | 1 << other for one, other in combinations(numbers_in(free), TALON)]
        likely = [self._heard.with_talon(pair, layout) for pair in pairs]
        if evenly:
            likely = [float(each > 0) for each in likely]
        total = sum(likely)
        if not total:
            return None
        left = self._rng.random() * total
        for pair, each in zip(pairs, likely, strict=True):
            left -= each
            if left < 0:
                return pair
        return next(pair for pair, each in zip(pairs, likely, strict=True) if each)

    def world(self, layout: Layout, *, evenly: bool = False) -> SchnapsenState | None:
        """Return a deal that came about so, None where it cannot have.

        What lay in the talon is drawn as likely as it was, or evenly.
        """
        view, table = self._view, self._table
        drawn = self._talon(layout, evenly)
        if drawn is None:
            return None
        packets = {
            player: iter(self._packets(player, self._dealt(player, layout, drawn)))
            for player in range(PLAYERS)
            if player != view.observer
        }
        talon = cards_in(drawn) or known(table.found)
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

    def _dealt(self, player: Player, layout: Layout, talon: int) -> int:
        """Return the cards that a player was dealt."""
        had = layout[player] | self._played[player]
        if player != self._table.declarer or not self._table.found:
            return had
        return (had | layout[AWAY]) & ~talon

    def _packets(self, player: Player, dealt: int) -> list[tuple[Card, ...]]:
        """Return the packets in which the cards may have come: a trump in the first, if named."""
        is_forehand = player == self._forehand
        cards = numbers_in(dealt & ~self._turned if is_forehand else dealt)
        self._rng.shuffle(cards)
        if is_forehand and self._must_hold_trump:
            first = next(place for place, card in enumerate(cards) if self._trumps >> card & 1)
            cards.insert(0, cards.pop(first))
        return [cards_in(mask_of(cards[:PACKET])), cards_in(mask_of(cards[PACKET:]))]
