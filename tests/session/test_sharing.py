"""Codes of deals: the same deal with the same options, and a sentence for what is no code."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.options import specs
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import GiveUp
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.campaign.season import code_of as season_code
from game.session.campaign.season import read_code as read_season
from game.session.match import Match, Seat
from game.session.sharing.code import (
    DEAL,
    LETTERS,
    BadCode,
    Writing,
    letters_of,
    number_of,
    read,
    written,
)
from game.session.sharing.deal import CannotShare, SharedDeal, shared
from game.session.sharing.dealcode import (
    ALL,
    EDITIONS,
    GAMES,
    LISTED,
    MOST_GAMES,
    VERSIONS,
    _edition,
    code_of,
    read_code,
)
from tests.session.tables import play, whist


def random_options(game: Any, luck: Rng) -> Any:
    """Return options of which some are moved to any other value that goes with the rest."""
    options = game.options()
    for spec in specs(game.options):
        if luck.below(3) == 0:
            numbers = range(int(spec.low), int(spec.high) + 1, int(spec.step))
            try:
                options = replace(options, **{spec.name: luck.choice(spec.choices or numbers)})
            except ValueError:
                continue
    return options


def seats(count: int) -> list[Seat]:
    return [Seat("human" if not n else "club", f"P{n}") for n in range(count)]


@pytest.mark.parametrize("id", RULESETS)
@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**63 - 1), luck=st.integers(0, 2**32), deals=st.none() | st.integers(1, 60)
)
def test_a_code_is_the_same_deal_with_the_same_options(
    id: str, seed: int, luck: int, deals: int | None
) -> None:
    game, chance = ruleset(id), Rng(luck)
    options, players = random_options(game, chance), chance.choice(game.players)
    deal = SharedDeal(id, options, players, chance.below(players), seed, deals)
    code = code_of(deal)
    assert read_code(code) == deal
    assert read_code(f" {code.lower().replace('-', ' ').replace('0', 'o')}\n") == deal
    here, there = (each.match(seats(players)) for each in (deal, read_code(code)))
    assert here.events == there.events and here.state.legal_actions() == there.state.legal_actions()


def walked(match: Match, luck: Rng) -> Match:
    while not match.is_over:
        match.apply(match.to_act, luck.choice(match.state.legal_actions()))
    return match


def finished() -> Iterator[Match]:
    for number, id in enumerate(RULESETS):
        game = ruleset(id)
        options = random_options(game, Rng(number))
        count = game.players[0]
        yield walked(Match(game, options, seats(count), 1000 + number, 2), Rng(number))


def test_a_code_carries_all_moves_of_a_match_and_of_one_deal() -> None:
    for match in finished():
        whole = shared(match, 1, with_moves=True)
        assert whole.moves == tuple(match.actions) and not whole.before
        assert read_code(code_of(whole)) == whole
        last = shared(match, 1, match.standing.deals_played - 1, with_moves=True)
        assert last.before + last.moves == whole.moves
        again = read_code(code_of(last))
        assert again == last and again.played(match.seats).events == match.events
        begun = replace(again, moves=()).match(match.seats)
        assert begun.standing.deals_played == last.first and not begun.is_over


def test_a_battle_given_up_has_a_code_and_others_the_code_they_had() -> None:
    match = Match(BERSERK, BERSERK.options(), seats(2), 7)
    while match.state.refusal(GiveUp()) is not None:
        match.apply(match.to_act, match.state.legal_actions()[-1])
    match.apply(match.to_act, GiveUp())
    deal = shared(match, 0, with_moves=True)
    assert deal.moves[-1] == "give up" and match.is_over
    assert read_code(code_of(deal)) == deal
    assert read_code(code_of(deal)).played(match.seats).events == match.events
    bare = replace(deal, moves=())
    versions = [number_of(read(DEAL, code_of(each))) % VERSIONS for each in (deal, bare)]
    assert versions == [ALL, LISTED]


def test_what_is_typed_wrong_is_told_in_a_sentence() -> None:
    code = code_of(shared(play(whist(seed=5, deals=1)), 0))
    told = 0
    for at, letter in enumerate(code):
        for other in LETTERS:
            if letter not in ("-", other):
                with pytest.raises(BadCode, match=r"[.]$"):
                    read_code(code[:at] + other + code[at + 1 :])
                told += 1
    assert told == 31 * len(code.replace("-", ""))
    odd = ("", "-", "hello there my friend", code[:-1], code + "X", "ü" * 30, "7" * 30_000, "\x00")
    for text in odd:
        with pytest.raises(BadCode, match=r"[.]$"):
            read_code(text)


def test_a_code_of_the_other_kind_says_where_it_belongs() -> None:
    with pytest.raises(BadCode, match="Campaign"):
        read_code(season_code(3, "middle"))
    with pytest.raises(BadCode, match="friend’s deal"):
        read_season(code_of(shared(whist(), 0)))


def test_codes_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    code = code_of(shared(whist(), 0))
    monkeypatch.setattr("game.session.sharing.dealcode._edition", lambda _game: 1)
    with pytest.raises(BadCode, match="other rules"):
        read_code(code)
    monkeypatch.setattr("game.session.sharing.dealcode.KNOWN", ())
    with pytest.raises(BadCode, match="newer"):
        read_code(code)


def test_a_match_under_way_gives_no_code() -> None:
    match = whist(seed=3)
    assert shared(match, 0).seed == 3  # Nobody has begun it.
    play(match, 1)
    for deal in (None, 0):
        with pytest.raises(CannotShare, match="not over"):
            shared(match, 0, deal)
    play(match)
    assert read_code(code_of(shared(match, 0))).seed == 3
    with pytest.raises(CannotShare, match="too large"):
        code_of(shared(whist(seed=10**40), 0))


def test_every_game_has_a_place_in_codes() -> None:
    assert set(GAMES) == set(RULESETS)


@pytest.mark.parametrize("id", RULESETS)
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**200))
def test_no_number_breaks_the_reader(id: str, number: int) -> None:
    """What bears no slip and was written by nobody means a deal, or is told to be damaged."""
    game = ruleset(id)
    known = Writing()
    for value, base in ((0, VERSIONS), (GAMES.index(id), MOST_GAMES), (_edition(game), EDITIONS)):
        known.put(value, base)
    whole = known.number() + number * VERSIONS * MOST_GAMES * EDITIONS
    try:
        deal = read_code(written(DEAL, letters_of(whole, 8)))
    except BadCode:
        return
    assert read_code(code_of(deal)) == deal
