"""A match in which decisions were taken back is, in every field, the one played straight on."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.rng import Rng
from game.session.match import Match
from tests.conformance.games import GAMES, Game
from tests.conformance.matches import new_match, play_on

SEVERAL_DEALS = {"berserk-2-battles=3", "schnapsen-3-bummerl=on", "whist-4-largest_hand=3"}
TABLES = [game for game in GAMES if game.is_usual or str(game) in SEVERAL_DEALS]
TIMES = 30


def test_every_game_is_tried_and_each_with_several_deals() -> None:
    assert {str(game) for game in TABLES} > SEVERAL_DEALS
    assert {game.ruleset.id for game in TABLES} == {game.ruleset.id for game in GAMES}


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_random_taking_back_leaves_nothing_behind(game: Game) -> None:
    rng = Rng(8).fork(str(game))
    match = new_match(game, 5)
    deals = set()
    for time in range(1, TIMES + 1):
        play_on(match, rng, 1 + rng.below(120))
        most = 80 if time % 10 else len(match.actions)
        match.take_back(max(0, len(match.actions) - rng.below(most + 1)))
        assert match.revision == time
        deals.add(match.standing.deals_played)
        compare(match, Match.from_record(match.record()))
    play_on(match, rng)
    compare(match, Match.from_record(match.record()))
    match.take_back(len(match.actions) - 1)
    compare(match, Match.from_record(match.record()))
    match.take_back(0)
    compare(match, new_match(game, 5))
    assert game.is_usual or len(deals) > 1


def compare(one: Match, other: Match) -> None:
    """Assert that both hold the same but for `revision`, which tells that something was undone."""
    found, expected = fields(one), fields(other)
    assert found.keys() == expected.keys()
    for name in found:
        assert found[name] == expected[name], name


def fields(match: Match) -> dict[str, Any]:
    """Return every field of a match, each as something that can be compared."""
    found = {name: value for name, value in vars(match).items() if name != "revision"}
    return {
        **found,
        "state": (type(match.state), vars(match.state)),
        "_digest": match.digest,
        "_starts": [{**vars(deal), "digest": deal.digest.text()} for deal in found["_starts"]],
    }


@pytest.mark.parametrize("count", [0, 40, 41, 150, 299, 300])
def test_only_the_deal_is_played_again(count: int) -> None:
    played: list[str] = []
    game = GAMES[0]

    def parse(text: str) -> Any:
        played.append(text)
        return game.ruleset.parse_action(text)

    counted = Game(replace(game.ruleset, parse_action=parse), game.options, game.players)
    match = play_on(new_match(counted, 3), Rng(1), 300)
    match.take_back(count)
    of_the_deal = sum(at >= match.deal_starts[-1] for at in match.decided_at)
    assert match.standing.deals_played > 0 or count < 50
    assert played == match.actions[count - of_the_deal :]
