"""Moves tried in worlds: the rest of a deal played by the plain player's sense, then with open
cards, many times over."""

from typing import Any

from game.kernels.compiled import bare, inlined
from game.kernels.schnapsen.cards import choose_card
from game.kernels.schnapsen.deal import (
    AIM,
    ASKED,
    CLAIM,
    DECLARER,
    ENOUGH,
    LONG,
    LONG_SUIT,
    MARRY,
    OUTCOME,
    PASS,
    PLAYERS,
    SOLVED,
    TRICKS,
    act,
    five_of,
    is_to_claim,
    marriage_of,
    points_of,
    side_of,
    utility,
)
from game.kernels.schnapsen.ending import solve
from game.kernels.schnapsen.plies import OPEN
from game.kernels.schnapsen.worth import best_to_keep
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
def play_out(at: Any, plies: Any, known: Any) -> None:
    """Let everyone play as the plain player does until few tricks are left, and solve those."""
    at[LIVE] = at[HANDS] | at[HANDS + 1] | at[HANDS + 2]
    over = False
    while not over:
        said = say(at)
        if said != OPEN:
            over = act(at, said)
        elif TRICKS - at[NUMBER] <= at[SOLVED]:
            at[OUTCOME] = solve(at, plies, known)
            over = True
        else:
            over = act(at, move_with(at, choose_card(at)))


@bare
def try_moves(
    start: Any, moves: Any, layouts: Any, now: Any, plies: Any, known: Any, returns: Any
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
            returns[world, number] = utility(now, me)


@bare
def try_puts(
    start: Any,
    moves: Any,
    layouts: Any,
    now: Any,
    plies: Any,
    known: Any,
    weights: Any,
    contracts: Any,
    contract: int,
    named: int,
    returns: Any,
) -> None:
    """Write what it brings the declarer to put each of these cards away, as [world, move].

    Another one, if he has to, goes by the plain player's sense, and nobody says Kontra. `start` is
    the position before the first lead; the rest is as in `try_moves`, and of `worth`.
    """
    me = int(start[DECLARER])
    for world in range(len(layouts)):
        for number in range(len(moves)):
            copy(start, now)
            for player in range(PLAYERS):
                now[HANDS + player] = layouts[world, player]
            held = int(layouts[world, me]) & ~(1 << int(moves[number]))
            kept = best_to_keep(weights, contracts, contract, held, named)
            now[HANDS + me] = kept
            if now[AIM] == LONG_SUIT:
                now[LONG] = five_of(kept, int(now[TRUMP]))
                if now[LONG] == 4:
                    now[OUTCOME] = -1
            if not now[OUTCOME]:
                play_out(now, plies, known)
            returns[world, number] = utility(now, me)
