"""Fast play to the end of a hand, for search: everyone has the plain player's sense.

Hands are masks, because this runs thousands of times a second. A playout proposes moves and never
decides what is legal: a test replays its moves on the State.
"""

from collections.abc import Sequence

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import Card
from game.kit.tricks import Trick
from game.rulesets.berzerka.chance import unseen
from game.rulesets.berzerka.choices import to_put_away
from game.rulesets.berzerka.contracts import HALF, TRICKS, Taken
from game.rulesets.berzerka.exchange import most_discards
from game.rulesets.berzerka.heuristic import plain_decision
from game.rulesets.berzerka.phase import Phase
from game.rulesets.berzerka.plan import goal, settings, wish_of
from game.rulesets.berzerka.scoring import PLAYERS, places, points, ranked_counts, taken_by
from game.rulesets.berzerka.sense import WHOLE_SUIT, best_card, masks_of
from game.rulesets.berzerka.state import BerzerkaState


def playout(state: BerzerkaState, rng: Rng) -> tuple[float, ...]:
    """Play the hand out and return the utilities; the state is spent."""
    while state.phase not in (Phase.EXCHANGE, Phase.DRAW, Phase.PLAY):
        if state.player == CHANCE:
            state.apply_action(state.chance_action(rng))
        else:
            state.apply_action(plain_decision(state))
    if state.phase != Phase.PLAY:
        change_cards(state, rng)
    taken, last = play_out(state)
    declared = state.declared
    assert declared is not None
    objective, declarer = declared.rules.objective, declared.declarer
    counts = [objective.count(each) for each in taken]
    ranked = ranked_counts(objective, counts, declarer, declared.overbid)
    won = points(objective, places(objective, ranked, declarer, last), declared.box.value)
    return smoothed(won, [objective.badness(count, ranked) for count in ranked], declared.box.value)


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


def change_cards(state: BerzerkaState, rng: Rng) -> None:
    """Let everyone change cards who still may, and put the declarer on lead; only for a playout.

    Only the hands are kept up, not what was put away.
    """
    declared = state.declared
    assert declared is not None
    pool = unseen(state)
    rng.shuffle(pool)
    hands = list(state.hands)
    talon = state.talon
    rule = state.standing.options.exchange
    drawing = state.exchanged - 1 if state.phase == Phase.DRAW else state.exchanged
    for turn in range(drawing, PLAYERS):
        player = (declared.declarer + turn) % PLAYERS
        away = state.discards[player] if turn <= state.exchanged else ()
        count = len(away)
        if turn >= state.exchanged:
            most = most_discards(turn, talon, rule)
            plan = to_put_away(masks_of((*hands[player], *away)), declared, player, most)
            more = [card for card in plan if not away or card > away[-1]][: most - count]
            hands[player] = tuple([card for card in hands[player] if card not in more])
            count += len(more)
        hands[player] = (*hands[player], *pool[:count])
        del pool[:count]
        talon -= count
    state.hands = tuple(hands)
    state.trick = Trick(declared.declarer)


def play_out(
    state: BerzerkaState, moves: list[Card] | None = None
) -> tuple[list[Taken], list[int]]:
    """Play the tricks that are left; return what each player has, and his last trick that counts.

    The moves are noted in `moves`, if asked for.
    """
    declared = state.declared
    assert declared is not None
    trump, pain = int(declared.in_trump), declared.pain
    terms = settings(declared)
    objective = declared.rules.objective
    wish_for = wish_of(objective)
    hands = [masks_of(hand) for hand in state.hands]
    live = live_masks(state)
    before = [taken_by(player, state.tricks, state.winners, pain) for player in range(PLAYERS)]
    tricks = [each.tricks for each in before]
    late = [each.late for each in before]
    pains = [each.pains for each in before]
    goals = [goal(declared, player) for player in range(PLAYERS)]
    last = [-1] * PLAYERS
    for number, winner in enumerate(state.winners):
        if objective.early_tricks or number >= HALF:
            last[winner] = number
    player = best_player = state.trick.leader
    led = best_suit = best_rank = -1
    pains_here = 0
    setting = terms[min(len(state.tricks), TRICKS - 1)]
    place = 0
    for card in state.trick.cards:
        suit, rank = divmod(int(card), 13)
        pains_here += suit == pain
        if led < 0:
            led, best_suit, best_rank = suit, suit, rank
        elif _beats(suit, rank, best_suit, best_rank, trump, setting.inverted):
            best_suit, best_rank, best_player = suit, rank, player
        player = (player + 1) % PLAYERS
        place += 1
    for number in range(len(state.tricks), TRICKS):
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


def live_masks(state: BerzerkaState) -> list[int]:
    """Return the cards not played yet, talon and cards put away included."""
    live = [WHOLE_SUIT] * 4
    for trick in (*state.tricks, state.trick):
        for card in trick.cards:
            live[card // 13] ^= 1 << card % 13
    return live
