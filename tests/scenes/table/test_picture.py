"""What is shown never drifts from what is: the table that events carry is the one of the view."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from game.core.options import each_single_change
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.tricks import HandDealt
from game.rulesets.catalogue import RULESETS
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import Match, Seat
from game.session.port import Port
from scenes.games import SCREENS
from scenes.table.catalogue import TABLES

FEW, MANY = 40, 200
DEALS = 2
"""How many deals of each match are played."""


@dataclass
class Watcher:
    """Somebody who is shown a match."""

    observer: int | None
    picture: object = None

    def take(self, events, state) -> None:
        """Show him events, and hold what he sees against what he knows, field by field."""
        for event in events:
            self.picture = event.redacted(self.observer).after
        assert vars(self.picture) == vars(state.view(self.observer).table)


def options_of(ruleset) -> list:
    """Return the presets, and the default options with every one of them moved once."""
    return [*ruleset.presets.values(), *each_single_change(ruleset.options)]


def matches(game: str, count: int) -> Iterator[None]:
    """Play random matches before watchers at every seat and beside the table."""
    ruleset = RULESETS[game]
    options = options_of(ruleset)
    for seed in range(count):
        rng = Rng(seed)
        players = rng.choice(ruleset.players)
        standing = ruleset.opening(options[seed % len(options)], players, seed % players)
        watchers = [Watcher(seat) for seat in (*range(players), None)]
        for _deal in range(DEALS):
            if not standing.is_over:
                standing = play(ruleset, standing, watchers, rng)
        yield


def play(ruleset, standing, watchers, rng):
    """Play a deal at random, watched at every action; return the standing after it."""
    state = ruleset.new_deal(standing)
    while not state.is_terminal():
        chance = state.current_player() == CHANCE
        action = state.chance_action(rng) if chance else rng.choice(state.legal_actions())
        events = []
        state.apply_action(action, events.append)
        for watcher in watchers:
            watcher.take(events, state)
    return ruleset.settle(standing, state)


@pytest.mark.parametrize("game", TABLES)
def test_the_picture_is_the_view_in_every_field(game):
    assert sum(1 for _match in matches(game, FEW)) == FEW


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_the_picture_is_the_view_in_every_field_of_many_matches(game):
    assert sum(1 for _match in matches(game, MANY)) == MANY


def test_every_game_has_a_screen():
    assert set(SCREENS) == set(RULESETS)


def test_a_picture_for_one_seat_shows_no_other_hand():
    match = Match(WHIST, WhistOptions(), [Seat("random", str(n)) for n in range(4)], seed=5)
    picture = Port(match, 1).events()[-1].after
    for seat, hand in enumerate(picture.hands):
        assert all((card is not None) == (seat == 1) for card in hand)
    dealt = [event for event in Port(match, None).events() if isinstance(event, HandDealt)]
    assert dealt and all(event.cards is None for event in dealt)
