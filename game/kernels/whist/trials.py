"""Moves tried in worlds: the rest of a deal played by the plain player's sense, many times over.

A race is told what each move brings (`try_moves`), and nothing that costs it time; what has come of
a move besides is written down where it is to be told in words (`look_on`).
"""

from typing import Any

from game.kernels import walk as walks
from game.kernels.compiled import bare, inlined
from game.kernels.stream import unit
from game.kernels.tricks import (
    BEST,
    HANDS,
    NUMBER,
    PLAYERS,
    TAKEN,
    TAKER,
    TURN,
    copy,
)
from game.kernels.whist.bids import bid_likelihood, choose_bid
from game.kernels.whist.cards import choose_card
from game.kernels.whist.deal import BIDDING, BIDS, FIRST, act

WON = 0
"""In what has come of a move: the cards with which six players have won tricks, as masks."""
TOOK = 6
"""Here begin the tricks that six players have taken in the whole deal."""
FACTS = 12


@inlined
def go_on(at: Any, utilities: Any, leans: Any, chances: Any, scratch: Any) -> bool:
    """Let the player to act bid or play as the plain player does; tell whether the deal is over."""
    if at[BIDDING] < at[PLAYERS]:
        return act(at, choose_bid(at, utilities, chances, scratch, 0.0))
    return act(at, choose_card(at, utilities, leans, chances, scratch))


@bare
def play_out(at: Any, utilities: Any, leans: Any, chances: Any, scratch: Any) -> None:
    """Let everyone bid and play as the plain player does, to the end of the deal."""
    over = False
    while not over:
        over = go_on(at, utilities, leans, chances, scratch)


@bare
def utility(at: Any, player: int, utilities: Any) -> float:
    """Return what the deal has brought a player, less the table's average."""
    total = 0.0
    for each in range(at[PLAYERS]):
        total += utilities[at[BIDS + each], at[TAKEN + each]]
    own: float = utilities[at[BIDS + player], at[TAKEN + player]]
    return own - total / int(at[PLAYERS])


@bare
def try_moves(
    start: Any,
    moves: Any,
    layouts: Any,
    now: Any,
    utilities: Any,
    leans: Any,
    chances: Any,
    scratch: Any,
    returns: Any,
) -> None:
    """Write what each move brings the player to act in each world, as [world, move].

    `layouts` are the cards that lie in each place, by world; the hands are the first places.
    """
    me = int(start[TURN])
    for world in range(len(layouts)):
        for number in range(len(moves)):
            copy(start, now)
            for player in range(start[PLAYERS]):
                now[HANDS + player] = layouts[world, player]
            if not act(now, int(moves[number])):
                play_out(now, utilities, leans, chances, scratch)
            returns[world, number] = utility(now, me, utilities)


@bare
def look_on(
    start: Any,
    moves: Any,
    layouts: Any,
    now: Any,
    utilities: Any,
    leans: Any,
    chances: Any,
    scratch: Any,
    returns: Any,
    facts: Any,
) -> None:
    """Write what each card brings the player to act in each world, as `try_moves` does, and what
    has come of it, as [world, move, fact]."""
    me = int(start[TURN])
    for world in range(len(layouts)):
        for number in range(len(moves)):
            copy(start, now)
            for player in range(start[PLAYERS]):
                now[HANDS + player] = layouts[world, player]
                facts[world, number, WON + player] = 0
            seen, over = int(now[NUMBER]), act(now, int(moves[number]))
            while True:
                if now[NUMBER] > seen:
                    seen = int(now[NUMBER])
                    facts[world, number, WON + int(now[TAKER])] |= 1 << int(now[BEST])
                if over:
                    break
                over = go_on(now, utilities, leans, chances, scratch)
            for player in range(start[PLAYERS]):
                facts[world, number, TOOK + player] = now[TAKEN + player]
            returns[world, number] = utility(now, me, utilities)


@bare
def likelihood(
    at: Any,
    observer: int,
    played: Any,
    layouts: Any,
    first: int,
    utilities: Any,
    chances: Any,
    known: Any,
    scratch: Any,
) -> float:
    """Return how likely the others' bids are where the cards lie so, 1 if each is the plain one.

    The hands begin at `first` in `layouts`; `played` are the cards that each has played.
    """
    found = 1.0
    players = int(at[PLAYERS])
    for turn in range(at[BIDDING]):
        player = int(at[FIRST]) + turn
        if player >= players:
            player -= players
        if player != observer:
            dealt = int(layouts[first + player] | played[player])
            found *= bid_likelihood(at, player, dealt, utilities, chances, known, scratch)
    return found


@bare
def weigh(
    at: Any,
    observer: int,
    played: Any,
    layouts: Any,
    places: int,
    utilities: Any,
    chances: Any,
    known: Any,
    scratch: Any,
    weights: Any,
) -> None:
    """Write how likely each layout is; `layouts` are one after the other, each of all places."""
    for each in range(len(weights)):
        weights[each] = likelihood(
            at, observer, played, layouts, each * places, utilities, chances, known, scratch
        )


@bare
def draw_layouts(
    walk: Any,
    stream: Any,
    swaps: int,
    at: Any,
    observer: int,
    played: Any,
    utilities: Any,
    chances: Any,
    known: Any,
    scratch: Any,
    layouts: Any,
) -> None:
    """Walk on and write a layout wherever so many exchanges have been tried, each in its place."""
    likely = likelihood(at, observer, played, walk, walks.LIES, utilities, chances, known, scratch)
    for number in range(len(layouts)):
        for _ in range(swaps):
            which = walks.swap(walk, stream)
            if which < 0:
                continue
            fits = likelihood(
                at, observer, played, walk, walks.LIES, utilities, chances, known, scratch
            )
            if unit(stream) * likely < fits:
                likely = fits
            else:
                walks.exchange(walk, which)
        for place in range(walk[walks.PLACES]):
            layouts[number, place] = walk[walks.LIES + place]
