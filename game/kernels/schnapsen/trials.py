"""Moves tried in worlds: the rest of a deal played by the plain player's sense, then with open
cards, many times over."""

from typing import Any

from game.kernels.bits import lowest
from game.kernels.compiled import bare, inlined
from game.kernels.schnapsen.calls import choose_call
from game.kernels.schnapsen.calls import say as say_before_play
from game.kernels.schnapsen.cards import choose_card
from game.kernels.schnapsen.deal import (
    AIM,
    ASKED,
    AWAY,
    CLAIM,
    ENOUGH,
    MARRY,
    OUTCOME,
    PASS,
    PLAYERS,
    SOLVED,
    STAGE,
    STOCK,
    TRICKS,
    act,
    is_to_claim,
    legal,
    marriage_of,
    points_of,
    side_of,
    utility,
)
from game.kernels.schnapsen.ending import solve
from game.kernels.schnapsen.plies import OPEN
from game.kernels.tricks import HANDS, LIVE, LYING, NUMBER, TRUMP, TURN, copy


@inlined
def say(at: Any) -> int:
    """Return what the plain player says: CLAIM with 66, PASS where he is asked, else OPEN."""
    side = side_of(at, int(at[TURN]))
    if (at[ASKED] or is_to_claim(at)) and points_of(at, side) >= ENOUGH:
        return CLAIM
    return PASS if at[ASKED] else OPEN


@inlined
def move_with(at: Any, card: int) -> int:
    """Return the move of playing a card: a marriage is declared where it is led."""
    player = int(at[TURN])
    if at[LYING] or not marriage_of(
        int(at[AIM]), int(at[TRUMP]), int(at[HANDS + player]), card, side_of(at, player)
    ):
        return card
    return MARRY + card


@bare
def play_out(at: Any, plies: Any, known: Any) -> bool:
    """Let everyone play as the plain player does until few tricks are left, and solve those; tell
    whether it has come to that, and the last tricks are not played."""
    at[LIVE] = at[HANDS] | at[HANDS + 1] | at[HANDS + 2]
    over = False
    while not over:
        said = say(at)
        if said != OPEN:
            over = act(at, said)
        elif TRICKS - at[NUMBER] <= at[SOLVED]:
            at[OUTCOME] = solve(at, plies, known)
            return True
        else:
            over = act(at, move_with(at, choose_card(at)))
    return False


@bare
def value_after(at: Any, move: int, then: Any, plies: Any, known: Any) -> int:
    """Return what the deal comes to after a move, when nobody errs; `then` is written to."""
    copy(at, then)
    over = act(then, move)
    while not over:
        said = say(then)
        if said == OPEN:
            return int(solve(then, plies, known))
        over = act(then, said)
    return int(then[OUTCOME])


@bare
def follow(at: Any, then: Any, plies: Any, known: Any) -> None:
    """Play the last tricks as they were solved: the plain player's cards, where these keep what the
    deal comes to, else the lowest that do."""
    value = int(at[OUTCOME])
    at[OUTCOME] = 0
    over = False
    while not over:
        move = say(at)
        if move == OPEN:
            move, left = move_with(at, choose_card(at)), legal(at)
            while left and value_after(at, move, then, plies, known) != value:
                move = move_with(at, lowest(left))
                left &= left - 1
        over = act(at, move)


@bare
def try_moves(
    start: Any,
    moves: Any,
    layouts: Any,
    now: Any,
    plies: Any,
    known: Any,
    worths: Any,
    returns: Any,
) -> None:
    """Write what each move brings the player to act in each world, as [world, move].

    `layouts` are the cards that lie in each place, by world; the hands are the first places.
    """
    me = int(start[TURN])
    for world in range(len(layouts)):
        for number in range(len(moves)):
            copy(start, now)
            for player in range(PLAYERS):
                now[HANDS + player] = layouts[world, player]
            if not act(now, int(moves[number])):
                play_out(now, plies, known)
            returns[world, number] = utility(now, me, worths)


@bare
def look_on(
    start: Any,
    moves: Any,
    layouts: Any,
    now: Any,
    then: Any,
    plies: Any,
    known: Any,
    worths: Any,
    places: Any,
    returns: Any,
    facts: Any,
) -> None:
    """Write what each move brings, as `try_moves` does, and what stands at certain places of the
    position when the last trick is played, as [world, move, place]."""
    me = int(start[TURN])
    for world in range(len(layouts)):
        for number in range(len(moves)):
            copy(start, now)
            for player in range(PLAYERS):
                now[HANDS + player] = layouts[world, player]
            if not act(now, int(moves[number])) and play_out(now, plies, known):
                follow(now, then, plies, known)
            returns[world, number] = utility(now, me, worths)
            for place in range(len(places)):
                facts[world, number, place] = now[places[place]]


@bare
def play_deal(
    at: Any,
    plies: Any,
    known: Any,
    weights: Any,
    contracts: Any,
    needs: Any,
    stream: Any,
) -> None:
    """Let everyone call and play as the plain player does, to the end of the deal."""
    over = False
    while at[STAGE] and not over:
        move = choose_call(at, 0.0, weights, contracts, needs)
        over = say_before_play(at, move, contracts, stream)
    if not over:
        play_out(at, plies, known)


@bare
def try_calls(
    start: Any,
    moves: Any,
    layouts: Any,
    now: Any,
    plies: Any,
    known: Any,
    weights: Any,
    contracts: Any,
    needs: Any,
    stream: Any,
    worths: Any,
    returns: Any,
) -> None:
    """Write what each call brings the player to act in each world, as [world, move].

    A position before the first lead; the rest is as in `try_moves`. All calls have the same luck.
    """
    me = int(start[TURN])
    for world in range(len(layouts)):
        luck = int(stream[0])
        for number in range(len(moves)):
            stream[0] = luck
            copy(start, now)
            for player in range(PLAYERS):
                now[HANDS + player] = layouts[world, player]
            now[AWAY], now[STOCK] = layouts[world, 3], layouts[world, 4]
            if not say_before_play(now, int(moves[number]), contracts, stream):
                play_deal(now, plies, known, weights, contracts, needs, stream)
            returns[world, number] = utility(now, me, worths)
