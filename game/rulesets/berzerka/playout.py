"""Fast play to the end of a hand, for search: everyone has the plain player's sense.

The auction and the exchange are played here, the cards by kernels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import Card, suits_of
from game.rulesets.berzerka.phases import PHASES
from game.rulesets.berzerka.policy import decide
from game.rulesets.berzerka.policy.exchange import to_put_away
from game.rulesets.berzerka.position import BerzerkaTable, Phase, most_discards
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.state import BerzerkaState

if TYPE_CHECKING:
    from game.kernels.berzerka.face import Deal


def playout(state: BerzerkaState, rng: Rng) -> tuple[float, ...]:
    """Play the hand out and return the utilities: the points, with a little for the distance."""
    return played_out(state, rng).returns()


def played_out(state: BerzerkaState, rng: Rng) -> Deal:
    """Play the hand out and return it as it ends."""
    from game.rulesets.berzerka.numbers import in_numbers

    found = in_numbers(up_to_play(state, rng))
    found.play_out()
    return found


def up_to_play(state: BerzerkaState, rng: Rng) -> BerzerkaTable:
    """Return the table when bids, names and changes are made that are still to come, as plain
    players make them."""
    table = state.table
    while table.phase not in (Phase.EXCHANGE, Phase.DRAW, Phase.PLAY):
        phase = PHASES[table.phase]
        action = phase.draw(table, rng) if phase.draw and table.player == CHANCE else decide(table)
        table = phase.apply(table, action, None)
    return table if table.phase == Phase.PLAY else change_cards(table, rng)


def change_cards(table: BerzerkaTable, rng: Rng) -> BerzerkaTable:
    """Let everyone change cards who still may, and put the declarer on lead; only for a playout.

    Only the hands are kept up, not what was put away.
    """
    pool = table.stock()
    rng.shuffle(pool)
    hands = [table.held(player) for player in range(PLAYERS)]
    talon = table.talon
    if table.phase == Phase.DRAW:
        hands[table.next_dealt] += _drawn(pool, table.cards_due)
    for turn in range(table.exchanged, PLAYERS):
        player = table.exchanger(turn)
        away = table.put_away(player)
        most = most_discards(turn, talon, table.standing.options.exchange)
        plan = to_put_away(suits_of((*hands[player], *away)), table.declaration, player, most)
        more = [card for card in plan if not away or card > away[-1]][: most - len(away)]
        drawn = _drawn(pool, len(away) + len(more))
        hands[player] = (*[card for card in hands[player] if card not in more], *drawn)
        talon -= len(drawn)
    return table.but(hands=tuple(hands), phase=Phase.PLAY, player=table.exchanger(0))


def _drawn(pool: list[Card], count: int) -> tuple[Card, ...]:
    drawn = tuple(pool[:count])
    del pool[:count]
    return drawn
