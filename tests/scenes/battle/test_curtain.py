"""Two people at one screen: the curtain comes where something secret would be seen, only there."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import NoGuard, Strike
from game.rulesets.berserk.pending import AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import UNSEEN
from game.session.match import HUMAN, Match, Seat
from scenes.curtain import Curtain
from tests.scenes.battle.commander import Commander


@pytest.fixture
def commander(tmp_path: Path) -> Iterator[Commander]:
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


def asked(is_there: Callable[[Any], bool]) -> Match:
    """Return a match of two people in whose first turn such a question for a protector is asked."""
    for seed in range(200):
        seats = (Seat(HUMAN, "Ana"), Seat(HUMAN, "Bo"))
        match = Match(BERSERK, BERSERK.options(first="fixed"), seats, seed)
        rng = Rng(seed)
        while not match.is_over and match.state.turn < 2:
            state = match.state
            if isinstance(state.pending, AwaitGuard) and is_there(state):
                return match
            legal = state.legal_actions()
            strikes = [each for each in legal if isinstance(each, Strike)]
            action = BERSERK.sense.policy(state.view(match.to_act), strikes or legal, rng)
            match.apply(match.to_act, action)
    raise AssertionError("no such question was asked")


def hides_a_guard(state: Any) -> bool:
    return any(state.units[uid].hidden for uid in state.pending.guards)


def is_open(state: Any) -> bool:
    secret = any(unit.hidden and unit.owner == state.to_act for unit in state.units)
    return secret and not hides_a_guard(state)


def sit_down(commander: Commander, match: Match) -> None:
    commander.program.sit_down(commander.store.matches.begin(match))
    commander.until(lambda: isinstance(commander.scene, Curtain) or commander._is_asked())


def hidden_of(commander: Commander, player: int) -> set[int]:
    """Return what the picture shows of a player's face-down cards."""
    units = commander.battle.picture.units
    return {unit.card for unit in units if unit.hidden and unit.owner == player}


def test_a_question_about_open_cards_needs_no_curtain_and_shows_nothing(
    commander: Commander,
) -> None:
    match = asked(is_open)
    defender = match.to_act
    sit_down(commander, match)
    assert commander.until_asked() == "GuardQuestion"
    assert commander.battle.seat == defender
    assert hidden_of(commander, defender) == {UNSEEN}
    commander.battle.submit(NoGuard())
    commander.until(lambda: isinstance(commander.scene, Curtain) or commander._is_asked())
    assert not isinstance(commander.scene, Curtain), "nothing secret was on the screen"
    assert hidden_of(commander, defender) <= {UNSEEN}


def test_a_question_about_a_hidden_card_is_asked_behind_a_curtain_that_says_so(
    commander: Commander,
) -> None:
    match = asked(hides_a_guard)
    defender = match.to_act
    sit_down(commander, match)
    assert isinstance(commander.scene, Curtain)
    name = match.seats[defender].name
    assert commander.scene.title == f"{name} decides who protects"
    commander.click(f"I am {name}")
    assert commander.until_asked() == "GuardQuestion"
    assert UNSEEN not in hidden_of(commander, defender)
    commander.battle.submit(NoGuard())
    commander.until(lambda: isinstance(commander.scene, Curtain) or commander._is_asked())
    assert isinstance(commander.scene, Curtain)


@pytest.mark.parametrize("seed", [5, 6])
def test_each_event_is_shown_once_to_each_and_no_hidden_card_to_the_other(
    commander: Commander, seed: int
) -> None:
    """What was shown while nothing was secret, both have seen."""
    seats = (Seat(HUMAN, "Ana"), Seat(HUMAN, "Bo"))
    match = Match(BERSERK, BERSERK.options(first="fixed"), seats, seed)
    commander.program.sit_down(commander.store.matches.begin(match))
    battle = commander.battle
    shown: dict[int, list[int]] = {0: [], 1: []}
    by_both: set[int] = set()
    told = battle.director._shown

    def note(event: Any) -> None:
        assert battle.seat is not None
        shown[battle.seat].append(battle.shown_count)
        is_battle = battle.picture.phase in (Phase.BATTLE, Phase.OVER)
        if battle.is_open or (is_battle and hidden_of(commander, battle.seat) <= {UNSEEN}):
            by_both.add(battle.shown_count)
        told(event)

    battle.director._shown = note
    for _act in range(60):
        commander.until(lambda: isinstance(commander.scene, Curtain) or commander._is_asked())
        if isinstance(commander.scene, Curtain):
            assert battle.director.is_idle
            commander.click(f"I am {commander.scene.name}")
            continue
        assert battle.is_open or hidden_of(commander, 1 - battle.seat) <= {UNSEEN}
        commander.act()
        if match.state.turn > 4:
            break
    for seen in shown.values():
        assert seen == sorted(set(seen)), "something was shown again, or jumped back"
        missed = set(range(1, max(seen) + 1)) - set(seen)
        assert missed <= by_both
    assert all(len(seen) > 30 for seen in shown.values())
