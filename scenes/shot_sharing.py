"""Shared cards as pictures: codes, a friend's deal, and duplicate."""

from collections.abc import Mapping
from functools import partial

from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.duplicate.runs import Duplicate
from game.session.match import HUMAN, Match, Seat
from game.session.setting import Made, figure_of
from game.session.sharing.deal import shared_from
from game.session.sharing.dealcode import code_of
from scenes.duplicate.compare import ComparePage, Tables
from scenes.duplicate.frienddeal import FriendDeal
from scenes.duplicate.players import PlayersPage, PlayerWish
from scenes.duplicate.tables import BothTables
from scenes.studio import SEED, Screen, Studio

NAMES = ("Jovana", "Mila", "Goran", "Vesna")


def _played(match: Match, seed: int) -> Match:
    """Play a match out by plain sense; the first seat now and then does anything."""
    rng, policy = Rng(seed), match.ruleset.sense.policy
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        is_odd = match.to_act == 0 and rng.below(4) == 0
        match.apply(match.to_act, rng.choice(legal) if is_odd else policy(view, legal, rng))
    return match


def _over(studio: Studio, game: str = "whist") -> int:
    """Store a match that is over, and return its number."""
    rules = ruleset(game)
    seats = [Seat("club" if place else HUMAN, NAMES[place]) for place in range(rules.players[0])]
    kept = studio.store.matches.begin(Match(rules, rules.options(), seats, SEED))
    _played(kept.match, 1)
    studio.store.barrier()
    assert kept.id is not None
    return kept.id


def _code(studio: Studio) -> None:
    studio.program.shared_cards.share(_over(studio), lambda: None, 2)
    studio.wait(0.5)


def _friends(studio: Studio) -> None:
    studio.program.shared_cards.play_friends(lambda: None)
    page = studio.app.top
    assert isinstance(page, FriendDeal)
    page.code = code_of(shared_from(studio.store, _over(studio), 1))
    page.rebuild()
    studio.wait(0.5)


def _players(studio: Studio, game: str = "whist") -> PlayersPage:
    id = _over(studio, game)
    duplicate = Duplicate(studio.store, id)
    other = _played(duplicate.setting.match("expert"), 2)
    duplicate.keep("expert", Made(figure_of(other, 0), tuple(other.actions)))
    duplicate.seat_friend("Igor")
    studio.program.shared_cards.open(id)
    page = studio.app.top
    assert isinstance(page, PlayersPage)
    studio.wait(0.5)
    return page


def _compare(studio: Studio, game: str = "whist") -> ComparePage:
    players = _players(studio, game)
    players.done(PlayerWish("compare", next(run for run, _told in players.runs() if run.is_over)))
    studio.wait(0.5)
    page = studio.app.top
    assert isinstance(page, ComparePage)
    return page


def _tables(studio: Studio, game: str = "whist") -> None:
    _compare(studio, game).done(Tables(0))
    studio.wait(1.0)
    page = studio.app.top
    assert isinstance(page, BothTables)
    page.part()
    page.switch()
    studio.wait(1.5)


SHARING_SCREENS: Mapping[str, Screen] = {
    "share": _code,
    "friend-deal": _friends,
    "duplicate": _players,
    "duplicate-deals": _compare,
    "duplicate-tables": _tables,
    "duplicate-battle": partial(_tables, game="berserk"),
}
