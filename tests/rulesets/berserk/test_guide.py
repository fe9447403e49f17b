"""Berserk's hints: what playouts count is so by the rules, and what breaks a tie."""

from itertools import islice, product
from typing import Any

import pytest

from game.core.explain import seen
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk import facts
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    EndTurn,
    Move,
    NoGuard,
    Protect,
    RollDice,
    Strike,
    Use,
)
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.facts import planned
from game.rulesets.berserk.guide import GUIDE, cost, count
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice
from game.rulesets.berserk.sense.priors import BattlePriors, battle_worlds
from game.rulesets.berserk.sense.trials import GOLDEN, roll_first
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import BOARD, GRAVE, spot_name
from game.rulesets.berserk.view import BerserkView
from tests.rulesets.berserk.boards import Fight, battle, creature

KHAN, GUARD = card_named("plains-khan"), card_named("mountains-anvil-guard")


def two_before_one() -> Fight:
    """Return one in which a card can walk up to an enemy that another can strike."""
    return battle(
        """
        . . . . .
        . . . . .
        . . b c .
        . . A . .
        . . . . .
        . . . D .
        """,
        sides={"b": {"wounds": 3}},
        A=KHAN,
        D=card_named("plains-cleaver"),
        b=GUARD,
        c=GUARD,
    )


def life(state: BerserkState, player: int) -> int:
    """Return the life that a player has left, read off the cards and what lies on them."""
    own = (each for each in state.units if each.owner == player and each.spot != GRAVE)
    return sum(PROFILES[each.card].life + each.extra - each.wounds for each in own)


def played(
    view: BerserkView, action: BerserkAction, number: int, rng: Rng, patch: pytest.MonkeyPatch
) -> BerserkState:
    """Return where a playout ends by the rules: each of its decisions and dice made anew."""
    priors, made = BattlePriors(view), [action]
    [*_, world] = islice(battle_worlds(view, rng.fork("worlds")), number + 1)
    state, again = world.clone(), world.clone()
    state.apply_action(action)

    def noted(step: Any) -> Any:
        def told(where: Any, what: Any, emit: Any) -> None:
            if where is state:
                made.append(what)
            step(where, what, emit)

        return told

    with patch.context() as patched:
        for kind, step in BATTLE_STEPS.items():
            patched.setitem(BATTLE_STEPS, kind, noted(step))  # type: ignore[arg-type]
        if state.to_act == CHANCE and isinstance(state.pending, AwaitDice):
            roll_first(state, state.pending, (rng.fork("start").random() + number * GOLDEN) % 1)
        priors.rollout(state, rng.fork("dice", number), planned(view, action).course)
    for each in made:
        again.apply_action(each)
    return again


def test_what_is_counted_is_what_the_rules_make_of_the_same_plans_and_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight, rng = two_before_one(), Rng(3)
    view, spot = fight.state.view(0), fight.spot
    choices = [Strike(spot("A"), spot("b")), Strike(spot("A"), spot("c")), EndTurn()]
    counts = count(view, choices, rng, 8)
    assert len(counts["dealt"]) == 4, "in the own turn every second world"
    for number in range(4):
        for place, action in enumerate(choices):
            end = played(view, action, number, rng, monkeypatch)
            dealt, lost = (life(fight.state, each) - life(end, each) for each in (1, 0))
            assert [counts[name][number][place] for name in ("dealt", "lost")] == [dealt, lost]
            for letter in "AbcD":
                unit = fight[letter]
                is_dead = end.units[unit.uid].spot == GRAVE
                told = counts[f"fate {unit.uid}"][number][place]
                assert told == (is_dead if unit.owner else not is_dead)


def test_of_walks_that_are_level_the_shortest_costs_least() -> None:
    fight = battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        """,
        A=KHAN,
        b=GUARD,
    )
    view, start = fight.state.view(0), fight.spot("A")
    walks = [each for each in fight.state.legal_actions() if isinstance(each, Move)]
    pairs = [
        (one, other)
        for one, other in product(walks, walks)
        if cost(view, one)[:2] == cost(view, other)[:2]
        and BOARD.steps[start][one.to] < BOARD.steps[start][other.to]
    ]
    assert pairs and all(cost(view, one) < cost(view, other) for one, other in pairs)


def test_nobody_is_exhausted_to_help_one_who_gains_nothing() -> None:
    """Two who may make each other alert would go on with it in a circle."""
    whip = card_named("plains-whip-mistress")
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . A . . .
        . D . . .
        . . . . .
        """,
        sides={"D": {"exhausted": True}},
        A=whip,
        D=whip,
        b=GUARD,
    )
    view, spot = fight.state.view(0), fight.spot
    rouse, strike = Use(spot("A"), 1, spot("D")), Strike(spot("A"), spot("b"))
    assert cost(view, strike) < cost(view, rouse)


def test_the_dearest_card_is_the_last_to_protect() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . . .
        . . K O .
        . . R . .
        . . . . .
        """,
        sky="f",
        to_act=1,
        K=KHAN,
        O=card_named("plains-caravan-ox"),
        R=card_named("plains-remount"),
        f=card_named("mountains-gyrfalcon"),
    )
    fight.state.apply_action(Strike(fight.spot("f"), fight.spot("R")))
    view, answers = fight.state.view(0), [NoGuard(), *map(Protect, map(fight.spot, "OK"))]
    assert sorted(answers, key=lambda each: cost(view, each)) == answers


@pytest.mark.parametrize("life", [1, 2, 3])
def test_the_share_of_battles_won_is_that_of_the_dice(life: int) -> None:
    """Nobody else can do harm: it dies of this blow, or lives to the next turn."""
    idle = creature(movement=0, strike=(0, 0, 0))
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        C D E F G
        """,
        A=creature(movement=0),
        b=creature(life=life, strike=(0, 0, 0), movement=0),
        **dict.fromkeys("CDEFG", idle),
    )
    view, strike = fight.state.view(0), Strike(fight.spot("A"), fight.spot("b"))
    won = 0
    for dice in product(range(1, 7), repeat=2):
        state = fight.state.clone()
        for action in (strike, RollDice(dice)):
            state.apply_action(action)
        if isinstance(state.pending, AwaitChoice):
            state.apply_action(Choose(True))
        won += state.is_terminal() and state.returns() == (1, -1)
    assert 0 < won < 36
    counts = count(view, [strike, EndTurn()], Rng(1), 2 * 36)
    for name in ("worth", f"fate {fight['b'].uid}"):
        shares = [[each == 1 for each in world] for world in counts[name]]
        strikes, waits = map(sum, zip(*shares, strict=True))
        assert abs(strikes - won) <= 1 and not waits, name


def test_whoever_walks_and_heals_himself_is_named_where_he_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = battle(
        """
        . . . . .
        . b . . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        """,
        sides={"A": {"wounds": 2}},
        A=card_named("forests-balm-singer"),
        b=GUARD,
    )
    view, start, goal = fight.state.view(0), fight.spot("A"), fight.spot("A") - 5
    walk = Move(start, goal)
    monkeypatch.setattr(facts, "steps", lambda *_: (walk, Use(goal, 1, goal)))
    told = seen(GUIDE, view, walk, None)
    assert told.startswith(f"It heals Balm Singer {spot_name(start)} by ")
