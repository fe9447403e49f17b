"""Fast play to the end of a hand, for search: everyone has the plain player's sense.

Hands are masks, because this runs thousands of times a second. A playout proposes moves and never
decides what is legal: a test replays its moves on the State.
"""

from collections.abc import Sequence

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import Card
from game.rulesets.berzerka import phases
from game.rulesets.berzerka.contracts import HALF, TRICKS, Taken
from game.rulesets.berzerka.policy import decide
from game.rulesets.berzerka.policy.aims import goal, settings, wish_of
from game.rulesets.berzerka.policy.cards import best_card
from game.rulesets.berzerka.policy.exchange import to_put_away
from game.rulesets.berzerka.policy.masks import live_masks, masks_of
from game.rulesets.berzerka.position import BerzerkaTable, Phase, most_discards
from game.rulesets.berzerka.scoring import PLAYERS, last_won, places, points, ranked_counts
from game.rulesets.berzerka.state import BerzerkaState


def playout(state: BerzerkaState, rng: Rng) -> tuple[float, ...]:
    """Play the hand out and return the utilities."""
    table = state.table
    while table.phase not in (Phase.EXCHANGE, Phase.DRAW, Phase.PLAY):
        action = phases.draw(table, rng) if table.player == CHANCE else decide(table)
        table = phases.apply(table, action, None)
    if table.phase != Phase.PLAY:
        table = change_cards(table, rng)
    taken, last = play_out(table)
    declared = table.declaration
    objective, declarer, value = declared.rules.objective, declared.declarer, declared.box.value
    counts = [objective.count(each) for each in taken]
    ranked = ranked_counts(objective, counts, declarer, declared.overbid)
    won = points(objective, places(objective, ranked, declarer, last), value)
    return smoothed(won, [objective.badness(count, ranked) for count in ranked], value)


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
    pool = table.unseen()
    rng.shuffle(pool)
    hands = list(table.hands)
    talon = table.talon
    if table.phase == Phase.DRAW:
        hands[table.next_dealt] += _drawn(pool, table.cards_due)
    for turn in range(table.exchanged, PLAYERS):
        player = table.exchanger(turn)
        away = table.discards[player]
        most = most_discards(turn, talon, table.standing.options.exchange)
        plan = to_put_away(masks_of((*hands[player], *away)), table.declaration, player, most)
        more = [card for card in plan if not away or card > away[-1]][: most - len(away)]
        drawn = _drawn(pool, len(away) + len(more))
        hands[player] = (*[card for card in hands[player] if card not in more], *drawn)
        talon -= len(drawn)
    return table.but(hands=tuple(hands), phase=Phase.PLAY, player=table.exchanger(0))


def _drawn(pool: list[Card], count: int) -> tuple[Card, ...]:
    drawn = tuple(pool[:count])
    del pool[:count]
    return drawn


def play_out(
    table: BerzerkaTable, moves: list[Card] | None = None
) -> tuple[list[Taken], list[int]]:
    """Play the tricks that are left; return what each player has, and his last trick that counts.

    The moves are noted in `moves`, if asked for.
    """
    declared = table.declaration
    trump, pain = int(declared.in_trump), declared.pain
    terms = settings(declared)
    objective = declared.rules.objective
    wish_for = wish_of(objective)
    hands = [masks_of(hand) for hand in table.hands]
    live = live_masks(table)
    before = [table.taken_by(player) for player in range(PLAYERS)]
    tricks = [each.tricks for each in before]
    late = [each.late for each in before]
    pains = [each.pains for each in before]
    goals = [goal(declared, player) or 0.0 for player in range(PLAYERS)]
    last = last_won(objective, table.winners)
    player = best_player = table.trick.leader
    led = best_suit = best_rank = -1
    pains_here = 0
    setting = terms[min(len(table.tricks), TRICKS - 1)]
    place = 0
    for card in table.trick.cards:
        suit, rank = divmod(int(card), 13)
        pains_here += suit == pain
        if led < 0:
            led, best_suit, best_rank = suit, suit, rank
        elif _beats(suit, rank, best_suit, best_rank, trump, setting.inverted):
            best_suit, best_rank, best_player = suit, rank, player
        player = (player + 1) % PLAYERS
        place += 1
    for number in range(len(table.tricks), TRICKS):
        setting = terms[number]
        inverted = setting.inverted
        while place < PLAYERS:
            hand = hands[player]
            wish = wish_for(goals[player] - tricks[player], number, hand, live, setting)
            suit, rank = best_card(
                hand, live, setting, led, best_suit, best_rank, PLAYERS - 1 - place, wish
            )
            hand[suit] ^= 1 << rank
            live[suit] ^= 1 << rank
            pains_here += suit == pain
            if led < 0:
                led, best_suit, best_rank, best_player = suit, suit, rank, player
            elif suit == best_suit:
                if rank < best_rank if inverted else rank > best_rank:
                    best_rank, best_player = rank, player
            elif suit == trump:
                best_suit, best_rank, best_player = suit, rank, player
            if moves is not None:
                moves.append(Card(13 * suit + rank))
            player = (player + 1) % PLAYERS
            place += 1
        player = best_player
        tricks[player] += 1
        pains[player] += pains_here
        if number >= HALF:
            late[player] += 1
            last[player] = number
        elif objective.early_tricks:
            last[player] = number
        led = -1
        place = pains_here = 0
    return [Taken(*each) for each in zip(tricks, late, pains, strict=True)], last


def _beats(
    suit: int, rank: int, best_suit: int, best_rank: int, trump: int, inverted: bool
) -> bool:
    if suit == best_suit:
        return rank < best_rank if inverted else rank > best_rank
    return suit == trump
