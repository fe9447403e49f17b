"""A hint tells what trials have shown, and nothing that the player cannot see."""

from functools import partial
from typing import Any
from zlib import crc32

import pytest

from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.asking import answered
from game.session.hint import Adviser, hinting
from game.session.match import Match, Seat
from game.session.port import Turn
from game.session.seats import bot_stream
from tests.conformance.matches import twin
from tests.session.tables import play


def hint(match: Match) -> tuple[Any, str]:
    """Return what trials have shown, and the hint in words."""
    search = SEARCH.get(match.ruleset.id, "race:2000")
    adviser = Adviser(search, partial(bot_stream, match.seed, match.to_act))
    found = answered(match.ruleset, hinting(Turn.of(match), adviser))
    told = found.explanation
    assert told is not None
    return told, told.look


DECISIONS = {"berserk": 45, "bridge": 40}
"""After how many decisions of a match trials have something to tell, where it is not from 9 on."""
SEARCH = {"berserk": "mcts:4", "bridge": "race:100"}
"""Who searches where a race of so many is none or takes too long: a battle's playouts are long, and
worlds of bridge are solved."""


def choices(game: str, count: int) -> list[Match]:
    """Return matches at choices whose hint tells what trials have shown."""
    rules, found = ruleset(game), list[Match]()
    seats = [Seat("human", f"P{n}") for n in range(rules.players[0])]
    for seed in range(1, 99):
        match = play(Match(rules, rules.options(), seats, seed), DECISIONS.get(game, 9) + seed % 7)
        if match.standing.deals_played == 0 and hint(match)[0] is not None:
            found.append(match)
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("game", RULESETS)
def test_what_a_hint_tells_of_trials_does_not_change_with_hidden_cards(game: str) -> None:
    for match in choices(game, 4):
        said = hint(match)
        for world in range(3):
            assert hint(twin(match, match.to_act, Rng(world))) == said


def test_one_that_looks_at_the_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheating(match: Match) -> tuple[Any, str]:
        seen = crc32(repr(sorted(vars(match.state).items())).encode())
        return None, f"{seen}"

    found = choices("whist", 4)
    monkeypatch.setattr("tests.session.test_hint.hint", cheating)
    monkeypatch.setattr("tests.session.test_hint.choices", lambda _game, _count: found)
    with pytest.raises(AssertionError):
        test_what_a_hint_tells_of_trials_does_not_change_with_hidden_cards("whist")


def test_what_trials_have_shown_is_in_the_words() -> None:
    assert any(" of 100" in line for match in choices("whist", 4) for line in hint(match)[0].lines)


def test_an_only_legal_choice_is_said_to_be_one() -> None:
    rules = ruleset("whist")
    match = Match(rules, rules.options(), [Seat("human", f"P{n}") for n in range(4)], 1)
    while len(match.state.legal_actions()) > 1 or match.state.table.is_dealing:
        match.apply(match.to_act, match.state.legal_actions()[0])
    told, look = hint(match)
    assert (told.standing, look) == ("only", "This is your only legal choice.")
