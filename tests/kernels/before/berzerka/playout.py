"""Fast play to the end of a hand, for search: everyone has the plain player's sense.

Hands are masks, because this runs thousands of times a second. A playout proposes moves and never
decides what is legal: a test replays its moves on the State.
"""

from collections.abc import Sequence

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import Card, suits_of
from game.rulesets.berzerka.phases import PHASES
from game.rulesets.berzerka.policy import decide
from game.rulesets.berzerka.policy.exchange import to_put_away
from game.rulesets.berzerka.position import BerzerkaTable, Phase, most_discards
from game.rulesets.berzerka.scoring import PLAYERS, Tally, scored
from game.rulesets.berzerka.state import BerzerkaState
from tests.kernels.before.berzerka.play import plain_play, settings
from tests.kernels.before.tricks import noting, play_tricks


def playout(state: BerzerkaState, rng: Rng) -> tuple[float, ...]:
    """Play the hand out and return the utilities."""
    table = state.table
    while table.phase not in (Phase.EXCHANGE, Phase.DRAW, Phase.PLAY):
        phase = PHASES[table.phase]
        action = phase.draw(table, rng) if phase.draw and table.player == CHANCE else decide(table)
        table = phase.apply(table, action, None)
    if table.phase != Phase.PLAY:
        table = change_cards(table, rng)
    tally = play_out(table)
    declared = table.declaration
    score = scored(declared, tally)
    badness = declared.rules.objective.badness
    bad = [badness(count, score.ranked) for count in score.ranked]
    return smoothed(score.points, bad, declared.box.value)


MARGIN = 0.06
"""What each trick of distance counts beside the points, as a share of the contract's value."""


def smoothed(won: tuple[int, ...], badness: Sequence[int], value: int) -> tuple[float, ...]:
    """Return the points with a little for the distance between the counts; they add up to 0.

    A place is won or lost by a trick: whoever is well ahead keeps it in more worlds than whoever
    is just ahead, and this lets a search see the difference with fewer playouts.
    """
    average = sum(badness) / len(badness)
    share = MARGIN * value
    return tuple(
        [points + share * (average - bad) for points, bad in zip(won, badness, strict=True)]
    )


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


def play_out(table: BerzerkaTable, moves: list[Card] | None = None) -> Tally:
    """Play the tricks that are left; return what came of it. Note the cards if asked."""
    choose, tally = plain_play(table, {p: suits_of(table.held(p)) for p in range(PLAYERS)})
    if moves is not None:
        choose = noting(choose, moves)
    first, trick = len(table.tricks), table.trick
    terms = settings(table.declaration)[first:]
    tricks = [(first + number, each.order, each.trump) for number, each in enumerate(terms)]
    play_tricks(choose, tally.add, trick.leader, trick.cards, PLAYERS, tricks)
    return tally
