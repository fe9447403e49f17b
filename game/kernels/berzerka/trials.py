"""Moves tried in worlds: the rest of a hand played by the plain player's sense, many times over."""

from typing import Any

from game.kernels.berzerka.cards import choose_card
from game.kernels.berzerka.deal import act, utility
from game.kernels.compiled import bare
from game.kernels.tricks import HANDS, TURN, copy


@bare
def play_out(at: Any, goals: Any) -> None:
    """Let everyone play as the plain player does, to the end of the hand."""
    over = False
    while not over:
        over = act(at, choose_card(at, goals))


@bare
def try_moves(start: Any, moves: Any, layouts: Any, now: Any, goals: Any, returns: Any) -> None:
    """Write what each move brings the player to act in each world, as [world, move].

    `layouts` are the cards that lie in each place, by world; the hands are the first places.
    """
    me = int(start[TURN])
    for world in range(len(layouts)):
        for number in range(len(moves)):
            copy(start, now)
            for player in range(3):
                now[HANDS + player] = layouts[world, player]
            if not act(now, int(moves[number])):
                play_out(now, goals)
            returns[world, number] = utility(now, me)
