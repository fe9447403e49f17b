"""What speaks for a decision in Berserk is so, and speaks for what plain players do."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.explain import seen
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card, card_named
from game.rulesets.berserk.facts import attack_words
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.player import policy, shortlist
from game.rulesets.berserk.view import BerserkView
from tests.rulesets.berserk.boards import battle
from tests.rulesets.berserk.musters import placing


def decided(battles: int) -> Iterator[tuple[BerserkView, list[Any], Any]]:
    """Yield what plain players decide: the view, what is allowed, and what they do."""
    for seed in range(1, battles + 1):
        battle, rng = BERSERK.new_deal(BERSERK.opening(BERSERK.options(), 2, seed % 2)), Rng(seed)
        while not battle.is_terminal():
            if battle.current_player() == CHANCE:
                battle.apply_action(battle.chance_action(rng))
                continue
            view, legal = battle.view(battle.current_player()), battle.legal_actions()
            action = policy(view, legal, rng)
            yield view, legal, action
            battle.apply_action(action)


def test_a_card_that_is_recruited_is_told_to_belong_to_the_strongest_army() -> None:
    found = 0
    for view, _legal, action in decided(2):
        if isinstance(action, acts.Recruit):
            told = seen(BERSERK.telling.guide, view, action, None)
            assert f"for a price of {card(action.card).cost}." in told
            found += 1
        if isinstance(action, acts.EndTurn):
            break
    assert found


def test_nobody_is_said_to_be_likely_to_protect() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . c b . .
        . A . . .
        . . . . .
        . . . . .
        """,
        sides={"b": {"exhausted": True}},
        A=card_named("plains-cleaver"),
        b=card_named("plains-duel-champion"),
        c=card_named("plains-khan"),
    )
    view = fight.state.view(0)
    strike = acts.Strike(fight.spot("A"), fight.spot("b"))
    told = attack_words(view, strike)
    guarded = Foresight(view).prospects(strike)[0]
    assert guarded.guard is not None
    assert told.startswith("Even if Khan of the Nine Winds b4 steps in, ") and "likely" not in told


@pytest.mark.parametrize("attacker", ["A", "B"])
def test_of_an_attack_it_is_told_where_a_hidden_card_may_step_in_whatever_it_is(
    monkeypatch: pytest.MonkeyPatch, attacker: str
) -> None:
    """Nothing but its square: what it would take of the attack is anybody's guess."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . c b . .
        . A . . .
        . . . . .
        . . B . .
        """,
        hidden="c",
        sides={"b": {"exhausted": True}},
        A=card_named("plains-cleaver"),
        B=card_named("plains-axe-matriarch"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("plains-khan"),
    )
    view = fight.state.view(0)
    monkeypatch.setattr(Foresight, "_world", fight.state)  # as if that had been drawn
    if attacker == "A":
        attacks: list[acts.Strike | acts.Use] = [acts.Strike(fight.spot("A"), fight.spot("b"))]
    else:
        attacks = [each for each in fight.state.legal_actions() if isinstance(each, acts.Use)]
    assert attacks
    for each in attacks:
        words = attack_words(view, each)
        is_told = "What lies face down on b4 may step in." in words
        assert is_told is isinstance(each, acts.Strike)
        for told in (words, seen(BERSERK.telling.guide, view, each, None)):
            assert "a hidden card" not in told and "Khan" not in told


def test_a_card_that_is_placed_has_a_reason_for_its_square_alone() -> None:
    placed = 0
    for view, _legal, action in decided(3):
        if isinstance(action, acts.Place) and card(action.card).is_creature:
            why = seen(BERSERK.telling.guide, view, action, None)
            assert why, str(action)
            assert " on " not in why, "what is planned need not lie there yet"
            placed += 1
    assert placed > 3


def test_where_a_searching_player_places_a_card_has_a_reason_as_well() -> None:
    """He gives the hints, and has other squares than the plain player."""
    state = placing("2 fire-flame-guard, fire-magma-brute, 2 fire-pyromancer, fire-ember-adept")
    while state.phase is Phase.PLACE and state.to_act == 0:
        view, legal = state.view(0), state.legal_actions()
        [action] = shortlist(view, legal)
        assert seen(BERSERK.telling.guide, view, action, None), str(action)
        state.apply_action(action)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "dark-contract-imp",
            "Redmane Raider c4 strikes for 1 less till its owner’s next turn ends.",
        ),
        ("swamp-mire-witch", "Redmane Raider c4 is exhausted."),
        ("dark-reaver", "On average Redmane Raider c4 takes "),
    ],
)
def test_of_a_spell_that_wounds_nobody_it_is_told_what_it_does(name: str, told: str) -> None:
    """“It deals … 0.0 wounds on average; none in return” left one asking what it was for."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        """,
        A=card_named(name),
        b=card_named("plains-raider"),
    )
    view = fight.state.view(0)
    legal = [e for e in fight.state.legal_actions() if isinstance(e, acts.Use)]
    action = legal[0] if legal else acts.Strike(fight.spot("A"), fight.spot("b"))
    assert attack_words(view, action).startswith(told)
