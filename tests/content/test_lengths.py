"""What people read at once is short, in every language (the limits: `tests/limits.py`)."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.core.rng import Rng
from game.core.telling import Seated, Thing
from game.core.words import LANGUAGES, use_language
from game.rulesets.berserk.actions import Strike, Use
from game.rulesets.catalogue import RULESETS
from game.session.campaign.season import Season
from game.session.match import Match, Seat
from scenes.campaign.card import node_card
from scenes.ui.text import plain
from scenes.ui.words import Words
from tests.limits import ANSWERS, PANEL, QUESTION, REASON, STAKE, words_read

POSITIONS = 200
DRAWN = Strike, Use
"""Decisions whose odds are drawn on the board, not told in a line."""
LIMITS = {Thing.STAKE: STAKE, Thing.STORY: STAKE}


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


def positions(game: str) -> Iterator[Match]:
    """Yield matches of all presets where somebody has a choice, every third of these."""
    ruleset = RULESETS[game]
    presets, rng, number = list(ruleset.presets.values()) or [ruleset.options()], Rng(5), 0
    for seed in range(1000):
        options = presets[seed % len(presets)]
        players = getattr(options, "players", ruleset.players[0])
        match = Match(ruleset, options, [Seat("random", f"P{n}") for n in range(players)], seed, 1)
        while not match.is_over:
            legal = match.state.legal_actions()
            number += len(legal) > 1
            if len(legal) > 1 and number % 3 == 0:
                yield match
            match.apply(match.to_act, rng.choice(legal))


@pytest.mark.parametrize("game", RULESETS)
def test_what_is_told_at_a_table(game: str) -> None:
    telling, long = RULESETS[game].telling, set()
    for match in islice(positions(game), POSITIONS):
        view: Any = match.state.view(match.to_act)
        decisions = [e for e in match.state.legal_actions() if not isinstance(e, DRAWN)]
        for code in LANGUAGES:
            use_language(code)
            seats = map(Seated, range(len(match.seats)))
            for subject in (*decisions, *Thing, *seats):
                told = telling.meaning(view, subject)
                if told and words_read(told.words) > LIMITS.get(subject, ANSWERS):
                    long.add(told.words)
            if words_read(turn := telling.turn(view)) > QUESTION:
                long.add(turn)
        use_language("")
    assert not long, "\n".join(sorted(long))


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_place_of_the_road_says_of_its_match(code: str) -> None:
    use_language(code)
    long = set()
    for seed in range(1, 9):
        season = Season(seed, "middle")
        for node in season.world.nodes.values():
            for number in range(len(node.rounds)):
                parts = node_card(season, node, only=number)[1:]
                shown = [each for part in parts for each in part.walk()]
                text = " ".join(plain(each.label) for each in shown if isinstance(each, Words))
                if words_read(text) > PANEL:
                    long.add(text)
    assert not long, "\n".join(sorted(long))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_why_a_match_was_won(game: str, code: str) -> None:
    use_language(code)
    ruleset, long = RULESETS[game], set()
    names = "Dragan", "Mira", "Amara", "Kenji"
    for seed in range(6):
        players, rng = ruleset.players[0], Rng(seed)
        seats = [Seat("random", names[n]) for n in range(players)]
        match = Match(ruleset, ruleset.options(), seats, seed, 1)
        while not match.is_over:
            match.apply(match.to_act, rng.choice(match.state.legal_actions()))
        told = ruleset.telling.verdict(match.standing, names[:players])
        if words_read(told) > REASON:
            long.add(told)
    assert not long, "\n".join(sorted(long))
