"""What the coach says: how grave it must be, and nothing hidden."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest

from game.core.explain import counted, told
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.coach.coach import Voice
from game.session.coach.words import caveat, praise
from game.session.match import Match, Seat
from game.session.port import Port
from game.session.review.judging import Judgement
from game.session.review.moments import Moment
from game.session.review.told import reason
from tests.conformance.matches import twin
from tests.conformance.sight import reachable
from tests.session.tables import play, whist
from tests.session.tallies import tallied

NAMES = ("Ana", "Bo", "Cleo", "Dan")
PEOPLE = [Seat("human", name) for name in NAMES]

Says = Callable[[Port[Any, Any], Any, Any], str]


def says(port: Port[Any, Any], choice: Any, better: Any) -> str:
    """Return the warning of a talkative coach, all of it."""
    legal = tuple(port.legal_actions())
    moment = Moment(0, 0, port.view(), legal, choice)
    found = tallied([Candidate(better, 1.0, 9), Candidate(choice, 0.0, 9)])
    judged = Judgement(moment, better, 1.0, 0.0, 2.0, found[0].tally)
    said = caveat(port.ruleset, judged, str, Voice.TALKATIVE)
    assert said is not None
    return " ".join((said.title, *said.lines))


def cheating(port: Port[Any, Any], choice: Any, better: Any) -> str:
    """Return what a coach would say who looks at the truth behind the port."""
    truth = next(found for found in reachable(port) if hasattr(found, "apply_action"))
    seen = crc32(repr(sorted(vars(truth).items())).encode())
    return f"{says(port, choice, better)} {seen}"


def positions(game: Any, count: int, step: int) -> Iterator[tuple[Match, Any, Any]]:
    """Yield matches in their first deal, each with two different choices, as plain players play."""
    found, seed, players = 0, 0, game.players[0]
    presets = list(game.presets.values()) or [game.options()]
    while found < count:
        seed += 1
        options = presets[seed % len(presets)] if seed % 2 else game.options()
        seats = [Seat("human", name) for name in NAMES[:players]]
        match, rng, made = Match(game, options, seats, seed, 1), Rng(seed), 0
        while not match.is_over and found < count:
            legal = match.state.legal_actions()
            plain = game.sense.policy(match.state.view(match.to_act), legal, rng)
            made += 1
            if len(legal) > 1 and made % step == 0:
                found += 1
                other = rng.choice([each for each in legal if each != plain])
                yield match, other, plain
            match.apply(match.to_act, plain)


def assert_no_interference(says: Says, match: Match, choice: Any, better: Any, worlds: int) -> None:
    """Raise AssertionError where what is said differs when hidden cards lie otherwise."""
    seat = match.to_act
    told = says(Port(match, seat), choice, better)
    for number in range(worlds):
        other: Port[Any, Any] = Port(twin(match, seat, Rng(number).fork("world")), seat)
        assert says(other, choice, better) == told, "the coach knows what the seat cannot see"


@pytest.mark.parametrize("game", RULESETS)
def test_what_the_coach_says_does_not_change_with_hidden_cards(game: str) -> None:
    for found in positions(ruleset(game), 8, 7):
        assert_no_interference(says, *found, worlds=2)


@pytest.mark.long
@pytest.mark.parametrize("game", RULESETS)
def test_nor_at_many_positions(game: str) -> None:
    for found in positions(ruleset(game), 200, 3):
        assert_no_interference(says, *found, worlds=8)


def is_caught(match: Match, choice: Any, better: Any) -> bool:
    """Tell whether a coach who looks at the truth says something else when it is exchanged."""
    try:
        assert_no_interference(cheating, match, choice, better, worlds=3)
    except AssertionError as wrong:
        return "cannot see" in str(wrong)
    return False


@pytest.mark.parametrize("game", ["whist", "schnapsen", "berzerka", "bridge"])
def test_a_cheating_coach_is_caught(game: str) -> None:
    assert is_caught(*next(positions(ruleset(game), 1, 9)))


def test_one_who_looks_at_hidden_armies_is_caught() -> None:
    """Once all cards of a battle lie open there is nothing to look at."""
    hidden = [is_caught(*found) for found in positions(ruleset("berserk"), 6, 3)]
    assert any(hidden)


def judged(loss: float, at_stake: float = 10.0) -> Judgement:
    match = whist(seed=3, seats=PEOPLE)
    port: Port[Any, Any] = Port(match, match.to_act)
    legal = tuple(port.legal_actions())
    found = [Candidate(legal[0], 5.0, 9), *(Candidate(each, 5.0 - loss, 9) for each in legal[1:])]
    moment = Moment(0, 0, port.view(), legal, legal[1])
    return Judgement(moment, legal[0], 5.0, 5.0 - loss, at_stake, tallied(found)[0].tally)


@pytest.mark.parametrize(
    ("loss", "quiet", "talkative"),
    [(0.4, False, False), (0.6, False, True), (1.4, False, True), (1.6, True, True)],
)
def test_the_quiet_voice_speaks_of_blunders_alone(
    loss: float, quiet: bool, talkative: bool
) -> None:
    rules, found = ruleset("whist"), judged(loss)
    for voice, speaks in ((Voice.OFF, False), (Voice.QUIET, quiet), (Voice.TALKATIVE, talkative)):
        assert (caveat(rules, found, str, voice) is not None) is speaks


def test_a_hard_choice_is_praised_and_an_easy_one_is_not() -> None:
    for loss, is_praised in ((3.0, True), (0.5, False)):
        found = judged(loss)
        best = replace(found, moment=replace(found.moment, chosen=found.best), own=found.worth)
        assert bool(praise(ruleset("whist"), best)) is is_praised
        assert not praise(ruleset("whist"), found)


def test_a_talkative_coach_says_what_the_hint_says_of_the_better_choice() -> None:
    match = play(whist(seed=5, seats=PEOPLE, largest_hand="7"), 4)
    rules, view = match.ruleset, match.state.view(match.to_act)
    legal = tuple(match.state.legal_actions())
    guide = rules.telling.guide
    tally = counted(guide, view, legal[:2], Rng(1))
    best, other = tally.by_worth
    moment = Moment(0, 0, view, legal, other)
    judged = Judgement(moment, best, 1.0, 0.0, 2.0, tally)
    said = caveat(rules, judged, str, Voice.TALKATIVE)
    look = told(guide, view, tally, best, other).look
    assert said is not None and look in said.lines[-1]
    assert look in reason(rules, judged, str)
