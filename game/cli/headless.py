"""A match among computer players, thought out here and now: same seed, same match."""

from game.cli import telling
from game.cli.asking import say
from game.cli.stores import tell_notices
from game.core.words import _
from game.session.match import Match
from game.session.seats import think
from game.session.store import Store


def play_out(match: Match, store: Store, *, is_traced: bool, as_json: bool) -> None:
    """Play the match to its end and tell it.

    Before the next decision is thought of, the one before it is in the store: a killed program
    loses at most the one in flight.
    """
    is_told = not as_json
    if is_told:
        print(telling.set_up(match))
        _tell_deals(match, since=0)
    while not match.is_over:
        player, deals = match.to_act, match.standing.deals_played
        action = think(match)[0].action
        match.apply(player, action)
        if is_traced:
            print(_trace(match, player), flush=True)
        if not store.barrier():
            tell_notices(store)
        if is_told:
            _tell_deals(match, since=deals)
    if is_told:
        print(telling.score_line(match))
        say(telling.ending(match))
    else:
        print(telling.as_json(telling.document(match)))


def _tell_deals(match: Match, since: int) -> None:
    for deal in range(since, len(match.deal_summaries)):
        for line in telling.deal_lines(match, deal):
            say(line)


def _trace(match: Match, player: int) -> str:
    number = len(match.actions)
    return _("{number} {name} {decision}").format(
        number=number, name=match.names[player], decision=match.actions[-1]
    )
