"""Drafts that have come as far as their duels."""

from functools import cache

from game.rulesets.berserk import BERSERK, deckgame, drafting
from game.session.duels import Format
from game.session.match import HUMAN, Match, Seat
from game.session.seats import think
from game.session.tournament import Stage, Tournament, new_tournament


@cache
def before_a_duel(people: int) -> Tournament:
    """Return a draft of so many people before a duel of one of them with a computer player."""
    seats = [Seat(HUMAN if at < people else "club", f"P{at}") for at in range(4)]
    made = new_tournament(deckgame, seats, Format.ROUND_ROBIN, 11)
    while made.stage == Stage.PICKS:
        made = made.pick(made.draft.offered(made.draft.to_pick)[0])
    while made.stage == Stage.DECKS:
        made = made.build(drafting.build_deck(made.draft.pool(made.decks.index(""))))
    while sum(seat.is_human for seat in made.duel_seats()) != 1:
        made = made.with_result(None)
    return made


def duel(tournament: Tournament) -> Match:
    """Return the match of the next duel."""
    return Match(
        BERSERK, tournament.duel_options(), tournament.duel_seats(), tournament.duel_seed()
    )


def played_to_the_end(match: Match) -> Match:
    """Play a match as plain players would."""
    while not match.is_over:
        match.apply(match.to_act, think(match, "heuristic")[0].action)
    return match
