"""Blunders read in battles of the searching player, each as a small position, and mended."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, Move, NoGuard, RollDice, Strike
from game.rulesets.berserk.battle.tokens import WORST_POISON
from game.rulesets.berserk.battle.units import life_left
from game.rulesets.berserk.cards.abilities import Regeneration
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.sense.evaluation import evaluate, outlook, strength_left, turns_to_live
from game.rulesets.berserk.sense.marching import march
from game.rulesets.berserk.sense.plans import turn_plans
from game.rulesets.berserk.sense.player import policy
from game.rulesets.berserk.sense.priors import BattlePriors
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.state import BerserkState
from tests.rulesets.berserk.boards import Fight, battle, creature
from tests.rulesets.berserk.sense.test_plans import turns_of

TROLL = {"strike": (2, 3, 4), "life": 14, "movement": 1}


def chosen(state: BerserkState, spec: str, rng: Rng) -> Any:
    """Return what the searching player does."""
    view, legal = state.view(state.to_act), state.legal_actions()
    *_earlier, found = make_bot(BERSERK, spec).think(view, legal, rng)
    return found[0].action


def queue() -> Fight:
    """Return three against one that heals, two of them behind the one that fights."""
    return battle(
        """
        . . . . .
        . . . . .
        b A C D .
        . . . . .
        . . . . .
        . . . . .
        """,
        A=creature(**TROLL),
        C=creature(**TROLL),
        D=creature(**TROLL),
        b=creature(Regeneration(2), **TROLL),
        sides={"A": {"exhausted": True}, "b": {"exhausted": True}},
    )


def test_who_stands_behind_the_one_that_fights_walks_round_it() -> None:
    situation = Situation(queue().state, 0)
    behind = situation.own[1]
    assert march(situation, behind, Temper()) is None, "no square is nearer as the crow flies"
    walk = march(situation, behind, Temper(around=True))
    assert walk is not None and walk.actions[0].to != behind.unit.spot  # type: ignore[attr-defined]
    assert isinstance(chosen(queue().state, "mcts:16", Rng(1)), Move)


def test_who_has_walked_up_to_act_does_not_walk_back() -> None:
    """The Accountant went from b4 to c4, back to b4 and to c4 again before it struck."""
    state = turns_of("dark", 0)[1]
    turn, me, rng, done = state.turn, state.to_act, Rng(1), []
    while state.turn == turn:
        who, luck = state.current_player(), rng.fork(len(state.history))
        if who == me:
            done.append(chosen(state, "mcts:8", luck))
            state.apply_action(done[-1])
        elif who == CHANCE:
            state.apply_action(state.chance_action(luck))
        else:
            state.apply_action(policy(state.view(who), state.legal_actions(), luck))
    walks = [(one, then) for one, then in pairwise(done) if isinstance(one, Move)]
    assert walks and not [
        (one, then) for one, then in walks if isinstance(then, Move) and then.unit == one.to
    ]


def test_no_playout_that_goes_on_is_worth_as_much_as_a_victory() -> None:
    fight = queue()
    ahead = battle(
        """
        . . . . .
        . . . . .
        . . . . b
        . . . . .
        A C D . .
        E F G . .
        """,
        A=creature(**TROLL),
        C=creature(**TROLL),
        D=creature(**TROLL),
        b=creature(life=2, strike=(0, 1, 1)),
        sides={letter: {"exhausted": True} for letter in "ACDEFG"},
    )
    for state in (fight.state, ahead.state):
        assert BattlePriors(state.view(0)).rollout(state.clone(), Rng(1))[0] < 1


def test_where_the_battle_is_as_good_as_won_more_is_still_better() -> None:
    rows = """
        . . . . .
        . . . . .
        . . . . b
        . . . . .
        A C D . .
        E F G . .
        """
    states = [
        battle(rows, b=creature(life=12), sides={"b": {"wounds": wounds}}).state
        for wounds in (0, 6)
    ]
    nearly, nearer = (evaluate(state, 0) for state in states)
    assert nearly > 0.99 and nearer - nearly < 0.003
    assert outlook(states[1], 0) - outlook(states[0], 0) > 0.005


def test_a_vampire_that_has_fed_is_a_giant() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b c . .
        . A . . .
        . . . . .
        . . . . .
        """,
        b=creature(life=5),
        c=creature(life=5),
        sides={"b": {"extra": 4}, "c": {"extra": 17}},
    )
    fed, giant = fight["b"], fight["c"]
    assert (life_left(fed), life_left(giant)) == (9, 22)
    assert strength_left(giant) > 1.8 * strength_left(fed)


@pytest.mark.parametrize(("poison", "turns"), [(5, 1), (6, 0), (3, 3), (2, 4)])
def test_whom_poison_will_kill_has_little_left(poison: int, turns: int) -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . A . . .
        . . . . .
        . . . . .
        """,
        b=creature(Regeneration(2), life=14),
        sides={"b": {"wounds": 8, "poison": poison}},
    )
    sick = fight["b"]
    assert turns_to_live(sick) == turns
    assert (strength_left(sick) < 0.2 * strength_left(sick._replace(poison=0))) == (turns < 2)


def test_who_can_win_in_the_end_goes_on_though_strength_is_even() -> None:
    """A troll beside a fiddler without a band: their strength is alike, and one cannot fight."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . A . . b
        """,
        A=card_named("swamp-fen-troll"),
        b=card_named("swamp-fen-fiddler"),
        sides={"b": {"wounds": 2}},
    )
    assert not isinstance(chosen(fight.state, "mcts:16", Rng(1)), EndTurn)


def test_who_cannot_act_yet_comes_on_while_the_others_fight() -> None:
    """A ghoul and a countess bit each other for 16 turns, bats above; the accountant looked on."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . . c
        . . . G .
        . A P . .
        . . . . .
        """,
        sky="B b",
        A=card_named("dark-soul-accountant"),
        P=card_named("dark-plague-corpse"),
        G=card_named("dark-ghoul"),
        B=card_named("dark-night-bat"),
        c=card_named("dark-countess"),
        b=card_named("dark-night-bat"),
        sides={
            "A": {"wounds": 1},
            "P": {"wounds": 4},
            "G": {"exhausted": True, "extra": 6},
            "B": {"exhausted": True, "wounds": 1},
            "c": {"exhausted": True, "wounds": 1},
            "b": {"exhausted": True, "extra": 6},
        },
    )
    accountant = fight["A"].spot
    for seed in range(3):
        found = chosen(fight.state, "mcts:96", Rng(seed))
        assert isinstance(found, Move) and found.unit == accountant


def test_no_plan_has_a_strike_that_cannot_wound() -> None:
    """A bat weakened to strikes of 0 went for an imp; a duelist stepped in, and it fell."""
    fight = battle(
        """
        . . . . .
        . . i d .
        . . . . .
        . A . . .
        . . . . .
        . . . . .
        """,
        sky="B",
        A=creature(),
        B=card_named("dark-night-bat"),
        i=card_named("dark-contract-imp"),
        d=card_named("dark-demon-duelist"),
        sides={"B": {"minus": 1}, "i": {"exhausted": True}},
    )
    bat = fight["B"].spot
    for plan in turn_plans(fight.state):
        assert all(deed[-1].unit != bat for deed in plan.deeds), plan  # type: ignore[attr-defined]


def plainly(fight: Fight) -> Any:
    """Return what the plain player does."""
    view = fight.state.view(fight.state.to_act)
    return policy(view, fight.state.legal_actions(), Rng(1))


def test_no_plain_player_makes_the_worst_poison_worse() -> None:
    """A fiddler meant to, which nobody may, and his whole army ended its turn."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . b .
        . c . . .
        . A . . .
        . . . F .
        """,
        A=creature(strike=(0, 1, 1)),
        F=card_named("swamp-fen-fiddler"),
        b=creature(life=14, cost=8),
        c=creature(),
        sides={"b": {"poison": WORST_POISON, "exhausted": True}, "c": {"exhausted": True}},
    )
    assert not isinstance(plainly(fight), EndTurn)


@pytest.mark.parametrize("spent", [0, 1])
def test_a_plain_player_who_has_walked_up_strikes_from_there(spent: int) -> None:
    """A countess walked to the enemy, thought again, walked back and struck another."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . . .
        . . A . .
        . . . . .
        . . . d .
        """,
        b=creature(life=6),
        A=creature(movement=3),
        d=creature(strike=(2, 3, 4)),
        sides={"A": {"spent": spent}, "b": {"exhausted": True}},
    )
    assert isinstance(plainly(fight), Strike) == (spent > 0)


def test_a_plain_player_walks_round_who_stands_before_him() -> None:
    """Four stood behind the one who fought, for ten turns."""
    assert isinstance(plainly(queue()), Move)


def test_in_a_crowd_a_decision_is_tried_less_often() -> None:
    rows = ("a b c d e", "f g h i j", ". . . . .", ". . . . .", "K L M N O", "P . . . .")
    letters = "abcdefghijKLMNOP"
    crowd = battle("\n".join(rows), **{letter: creature(**TROLL) for letter in letters}).state
    few = queue().state
    assert BattlePriors(crowd.view(crowd.to_act)).effort(crowd) == (10 / 16) ** 3
    assert BattlePriors(few.view(few.to_act)).effort(few) == 1


def test_late_in_a_long_turn_a_decision_is_tried_less_often() -> None:
    state = queue().state
    priors = BattlePriors(state.view(0))
    shares = []
    for decided in (0, 3, 4, 7):
        # Dice, and who steps in or does not, are no decisions of the turn.
        turn = [Move(5, 6), RollDice((4,)), NoGuard()] * decided
        told = SimpleNamespace(units=state.units, history=[Move(5, 6), EndTurn(), *turn])
        shares.append(priors.effort(told))
    assert shares == [1, 1, 4 / 5, 4 / 8]
