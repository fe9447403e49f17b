"""Moves tried in worlds: the rest of a hand played by the plain player's sense, many times over.

A race is told what each move brings (`try_moves`), and nothing that costs it time; what has come of
a move besides is written down where it is to be told in words (`look_on`).
"""

from typing import Any

from game.kernels.berzerka.cards import choose_card
from game.kernels.berzerka.deal import act, ahead, ranked, utility
from game.kernels.compiled import bare
from game.kernels.tricks import BEST, HANDS, NUMBER, TAKER, TURN, copy

WON, COUNT, AHEAD, FACTS = range(4)
"""What has come of a move, for whoever makes it: the cards with which he wins tricks from then on,
as a mask; what is ranked of him; how many are placed before him."""


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


@bare
def look_on(
    start: Any, moves: Any, layouts: Any, now: Any, goals: Any, returns: Any, facts: Any
) -> None:
    """Write what each card brings the player to act in each world, as `try_moves` does, and what
    has come of it, as [world, move, fact]."""
    me = int(start[TURN])
    for world in range(len(layouts)):
        for number in range(len(moves)):
            copy(start, now)
            for player in range(3):
                now[HANDS + player] = layouts[world, player]
            seen, won = int(now[NUMBER]), 0
            over = act(now, int(moves[number]))
            while True:
                if now[NUMBER] > seen:
                    if now[TAKER] == me:
                        won |= 1 << int(now[BEST])
                    seen = int(now[NUMBER])
                if over:
                    break
                over = act(now, choose_card(now, goals))
            facts[world, number, WON] = won
            facts[world, number, COUNT] = ranked(now, me)
            facts[world, number, AHEAD] = ahead(now, me)
            returns[world, number] = utility(now, me)
