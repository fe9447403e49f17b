"""The laws of every State, as functions of a walk. Their numbers are those of the design."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from game.core.protocols import CHANCE, TERMINAL, IllegalAction
from tests.conformance.games import Walk, replayed, worlds_for
from tests.conformance.sight import SIGHT


def law_1_legal_actions_are_sorted_unique_and_empty_only_when_no_player_is_to_act(
    walk: Walk,
) -> None:
    for state in walk.positions():
        legal = list(state.legal_actions())
        player = state.current_player()
        assert (not legal) == (player in (CHANCE, TERMINAL))
        assert player in (CHANCE, TERMINAL, *range(walk.game.players))
        assert legal == sorted(set(legal))
        assert state.is_terminal() == (player == TERMINAL)
        assert all(state.refusal(action) is None for action in legal)


def law_2_fields_are_immutable_and_clones_independent(walk: Walk) -> None:
    state, _events = walk.at_stop()
    for name, value in vars(state).items():
        assert is_immutable(value), f"{name} holds something that can change: {value!r}"
    clone = state.clone()
    assert type(clone) is type(state) and vars(clone) == vars(state)
    before = dict(vars(state))
    _act(clone, walk)
    assert vars(state) == before
    if not state.is_terminal():
        after = dict(vars(clone))
        assert after != before
        _act(state, walk)
        assert vars(clone) == after == vars(state), "and the same action leads to the same place"


def law_3_notation_can_be_read_back(walk: Walk) -> None:
    parse = walk.ruleset.parse_action
    for state in walk.positions():
        for action in state.legal_actions():
            assert parse(str(action)) == action
    for observer in walk.observers:
        for action in state.view(observer).history:
            assert parse(str(action)) == action
    for action in state.history:
        assert parse(str(action)) == action


def law_4_a_world_made_from_a_view_gives_that_view(walk: Walk) -> None:
    state, _events = walk.at_stop()
    for observer in walk.observers:
        view = state.view(observer)
        for world in worlds_for(walk, view, walk.rng):
            assert world.view(observer) == view
            assert world.current_player() == state.current_player()


def law_5_a_world_could_have_happened(walk: Walk) -> None:
    state, _events = walk.at_stop()
    for observer in walk.observers:
        for world in worlds_for(walk, state.view(observer), walk.rng):
            *_earlier, (again, _told) = replayed(walk, world.history)
            assert vars(again) == vars(world)


def law_6_returns_have_one_entry_per_player_and_the_declared_sum(walk: Walk) -> None:
    state = walk.at_end()
    returns = state.returns()
    assert len(returns) == walk.game.players
    if walk.ruleset.returns_sum is not None:
        assert sum(returns) == pytest.approx(walk.ruleset.returns_sum, abs=1e-9)
    standing = walk.ruleset.settle(walk.standing, state)
    assert standing.deals_played == walk.standing.deals_played + 1
    assert len(standing.scores) == walk.game.players
    assert standing.winners() and set(standing.winners()) <= set(range(walk.game.players))


def law_8_an_illegal_action_is_refused_and_changes_nothing(walk: Walk) -> None:
    decisions, chances = set(), set()
    for state in walk.positions():
        decisions.update(state.legal_actions())
    history = state.history
    for state in walk.positions():
        if state.current_player() == CHANCE:
            chances.add(history[len(state.history)])
    state, _events = walk.at_stop()
    player = state.current_player()
    illegal = decisions - set(state.legal_actions())
    if player != CHANCE:
        illegal |= chances
    before = dict(vars(state))
    told: list[Any] = []
    for action in sorted(illegal, key=str):
        assert state.refusal(action) is not None
        with pytest.raises(IllegalAction) as refused:
            state.apply_action(action, told.append)
        assert str(refused.value).endswith((".", "!")), "a refusal is a sentence"
        assert vars(state) == before and not told


def law_9_events_and_views_show_an_observer_only_what_he_has_seen(walk: Walk) -> None:
    state, events = walk.at_stop()
    for observer in walk.observers:
        sight = SIGHT[walk.ruleset.id]
        seen = sight.seen(state, observer)
        told = [event.redacted(observer) for event in events]
        assert set(sight.cards_in(told)) == seen, "none too many, none kept from its owner"
        assert set(sight.cards_in(state.view(observer))) == seen
        again = [event.redacted(observer) for event in told]
        assert again == told and [*map(_after, again)] == [*map(_after, told)]


def law_10_a_deal_ends_in_time_and_cards_are_conserved(walk: Walk) -> None:
    sight = SIGHT[walk.ruleset.id]
    for state in walk.positions():
        places = Counter(sight.places(state))
        assert places == Counter(sight.dealt(state))
        assert set(map(sight.card_of, places)) <= sight.pack
        assert max(places.values(), default=0) <= sight.copies
        assert len(state.history) <= walk.ruleset.longest_deal
    assert state.is_terminal()


def law_11_equal_redacted_histories_give_equal_views(walk: Walk) -> None:
    state, _events = walk.at_stop()
    for observer in walk.observers:
        world = walk.ruleset.sense.determinize(state.view(observer), walk.rng)
        pairs = zip(replayed(walk, state.history), replayed(walk, world.history), strict=True)
        told = 0
        for (real, real_events), (other, other_events) in pairs:
            redacted = [event.redacted(observer) for event in real_events[told:]]
            others = [event.redacted(observer) for event in other_events[told:]]
            assert redacted == others
            assert [_after(each) for each in redacted] == [_after(each) for each in others]
            assert real.view(observer) == other.view(observer)
            told = len(real_events)


LAWS: Mapping[str, Callable[[Walk], None]] = {
    name: law for name, law in globals().items() if name.startswith("law_")
}


WORTH_LAWS = [
    law_6_returns_have_one_entry_per_player_and_the_declared_sum,
    law_9_events_and_views_show_an_observer_only_what_he_has_seen,
]
"""What a game may still break that only scores otherwise: what a deal is worth, and tells of it."""


def is_immutable(value: Any) -> bool:
    """Tell whether a value can never change: frozen all the way down."""
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return True
    if isinstance(value, tuple | frozenset):
        return all(map(is_immutable, value))
    if is_dataclass(value) and not isinstance(value, type):
        frozen = type(value).__dataclass_params__.frozen  # type: ignore[attr-defined]
        return frozen and all(is_immutable(getattr(value, each.name)) for each in fields(value))
    return False


def _after(event: Any) -> Any:
    return getattr(event, "after", None)


def _act(state: Any, walk: Walk) -> None:
    """Let whoever is to act do something, if anyone is."""
    if state.current_player() == CHANCE:
        state.apply_action(state.chance_action(walk.rng))
    elif legal := state.legal_actions():
        state.apply_action(legal[-1])
