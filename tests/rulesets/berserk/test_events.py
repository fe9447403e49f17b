"""Every event carries the position it led to, as each seat may see it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from itertools import pairwise
from typing import Any

import pytest

from game.core.options import specs
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk import events as e
from game.rulesets.berserk.actions import BerserkAction, Mulligan, Recruit, Strike, Use
from game.rulesets.berserk.options import MOTLEY, REALM_DECKS, BerserkOptions
from game.rulesets.berserk.position import Battle, Phase
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import GRAVE
from game.rulesets.berserk.view import BerserkView

OBSERVERS = (0, 1, None)
BATTLES = 200
SHARE = 80
"""So many of them are fought every time."""


def options_of(number: int) -> BerserkOptions:
    """Return the options of one battle, every value of every option among them."""
    rng = Rng(number).fork("options")
    values = {spec.name: rng.choice(spec.choices) for spec in specs(BerserkOptions)}
    values["deck_0"] = (*REALM_DECKS, MOTLEY)[number % 7]
    values["deck_1"] = ("dark", *REALM_DECKS)[number // 7 % 7]
    values["easy_start"] = number % 5 == 0 and values["deck_0"] != MOTLEY
    return BerserkOptions(**values)  # type: ignore[arg-type]


def fought(number: int) -> Iterator[tuple[BerserkState, Any, list[tuple[Any, list[BerserkView]]]]]:
    """Yield of a random battle, after each action: the state, the action, and the events.

    With each event come the views of all observers at the moment it was emitted.
    """
    state = new_deal(opening(options_of(number), 2, number % 2))
    rng = Rng(number).fork("battle")
    while not state.is_terminal():
        action = chosen(state, rng)
        told: list[tuple[Any, list[BerserkView]]] = []
        state.apply_action(
            action, lambda event, told=told: told.append((event, [*map(state.view, OBSERVERS)]))
        )
        yield state, action, told


def chosen(state: BerserkState, rng: Rng) -> BerserkAction:
    """Return what comes next, at random: armies are large, and units fight rather than walk."""
    if state.to_act == CHANCE:
        return state.chance_action(rng)
    legal = state.legal_actions()
    if isinstance(legal[0], Mulligan) and rng.below(4) == 0:
        return legal[0]
    wanted = [a for a in legal if isinstance(a, Recruit | Strike | Use)]
    is_wanted = state.phase is Phase.RECRUIT or rng.below(2)
    return rng.choice(wanted if wanted and is_wanted else legal)


def unit(event: Any) -> Any:
    """Return the unit an event is about, as the event left it."""
    return event.after.units[event.uid]


HOLDS: Mapping[type, Callable[[Any], bool]] = {
    e.FirstRolled: lambda event: event.after.rolled == event.dice,
    e.FirstChosen: lambda event: (
        (event.after.first, event.after.gold(0), event.after.silver(1))
        == (event.player, event.gold[0], event.silver[1])
    ),
    e.CardsDrawn: lambda event: event.after.hands[event.player] == event.cards,
    e.Mulliganed: lambda event: event.after.hands[event.player] == (),
    e.CardRecruited: lambda event: event.after.armies[event.player][-1] == event.card,
    e.ArmyRaised: lambda event: len(event.after.waiting[event.player]) == event.count,
    e.CardPlaced: lambda event: (
        event.uid is None or (unit(event).spot, unit(event).card) == (event.spot, event.card)
    ),
    e.Revealed: lambda event: not unit(event).hidden and unit(event).gear == event.gear,
    e.TerrainRevealed: lambda event: (event.player, event.card) in event.after.grounds,
    e.TookOff: lambda event: unit(event).spot == event.spot,
    e.TurnStarted: lambda event: (
        (event.after.turn, event.after.turn_player) == (event.turn, event.player)
        and not any(u.spent for u in event.after.living(event.player) if not u.exhausted)
    ),
    e.Alerted: lambda event: not unit(event).exhausted,
    e.Exhausted: lambda event: unit(event).exhausted,
    e.Moved: lambda event: unit(event).spot == event.path[-1] and unit(event).spent > 0,
    e.Leapt: lambda event: unit(event).spot == event.spot and unit(event).spent > 0,
    e.Wounded: lambda event: unit(event).wounds == event.wounds,
    e.Died: lambda event: unit(event).spot == GRAVE and not unit(event).wounds,
    e.TokenGained: lambda event: unit(event).tokens == event.tokens,
    e.Returned: lambda event: (
        unit(event).spot == event.spot and unit(event).reborn and not unit(event).tokens
    ),
    e.Prepared: lambda event: unit(event).prepared,
    e.BattleEnded: lambda event: (
        event.after.phase is Phase.OVER and event.after.winner == event.winner
    ),
}
"""What an event says must be so in the position it carries."""


def differences(one: Battle, other: Battle) -> dict[str, tuple[Any, Any]]:
    """Return the fields in which two positions differ."""
    names = [field.name for field in fields(Battle)]
    pairs = {name: (getattr(one, name), getattr(other, name)) for name in names}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def check(number: int) -> set[str]:
    """Check one battle; return what was met in it."""
    met = set()
    picture: Any = None
    for state, action, told in fought(number):
        for event, views in told:
            assert type(event) not in HOLDS or HOLDS[type(event)](event), event
            for observer, view in zip(OBSERVERS, views, strict=True):
                picture = event.redacted(observer).after
                assert type(picture) is Battle
                assert not differences(picture, view), event
            met.add(type(event).__name__)
        if told:
            picture = told[-1][0].after
        assert not differences(picture, state), action
        met |= {type(state.pending).__name__, type(action).__name__}
        met |= {"gear" for each in state.units if each.gear and each.hidden}
        met |= {"reborn and alive" for each in state.units if each.reborn and each.spot != GRAVE}
    return met


def test_at_every_event_the_picture_is_the_view_of_each_seat() -> None:
    met = set().union(*map(check, range(SHARE)))
    assert met >= {"TookOff", "Died", "TokenGained", "Returned", "gear", "reborn and alive"}
    assert met >= {"NoGuard", "AwaitReturn"}, "nothing else says what is asked then"


@pytest.mark.long
def test_at_every_event_of_all_the_battles() -> None:
    assert set().union(*map(check, range(BATTLES))) >= {kind.__name__ for kind in HOLDS}


def test_events_of_an_action_lead_from_one_position_to_the_next() -> None:
    """No event leaves what only a later one tells of: a card turns face up before it takes off."""
    for _state, _action, told in fought(1):
        for (one, _views), (other, _later) in pairwise(told):
            if isinstance(one, e.Revealed) and isinstance(other, e.TookOff):
                assert unit(one).spot == other.start


def test_nothing_is_made_where_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: Any) -> None:
        raise AssertionError("an event was made")

    for kind in vars(e).values():
        if isinstance(kind, type) and kind.__module__ == e.__name__:
            monkeypatch.setattr(kind, "__init__", told)
    state = new_deal(opening(options_of(3), 2, 0))
    rng = Rng(3)
    while not state.is_terminal():
        state.apply_action(chosen(state, rng))
    assert state.turn > 3
