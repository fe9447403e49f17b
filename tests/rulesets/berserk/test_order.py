"""A hint says of what can still follow that it can, and "instead" of nothing else."""

import sys
from typing import Any

import pytest

from game.core.outlook import Figure, Outlook
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, Leap, Move, Strike
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.outlook import outlook
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.guide import BattleGuide
from game.rulesets.berserk.sense.plans import Plan
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.telling.order import can_follow, given_up
from game.session.match import Match, Seat
from tests.rulesets.berserk.boards import Fight, battle
from tests.session.tables import play


def two() -> Fight:
    """Return one in which two of a side stand before an enemy, and one can walk up to another."""
    return battle(
        """
        . . . . .
        . . . . .
        . . b c .
        . . A . .
        . . . D .
        . . . . .
        """,
        A=card_named("plains-khan"),
        D=card_named("plains-cleaver"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("mountains-anvil-guard"),
    )


def test_a_walk_does_not_use_up_the_attack_and_an_attack_ends_what_its_unit_does() -> None:
    fight = two()
    view, spot = fight.state.view(0), fight.spot
    walk, strike = Move(spot("A"), spot("A") - 1), Strike(spot("A"), spot("b"))
    assert can_follow(view, walk, strike), "from where it stands then"
    assert not can_follow(view, strike, walk)
    other = Strike(spot("A"), spot("c"))
    assert not can_follow(view, strike, other) and not can_follow(view, other, strike)
    up = Move(spot("D"), spot("D") + 5)
    assert can_follow(view, strike, up) and can_follow(view, up, strike)
    for deed in (walk, strike, up):
        assert not can_follow(view, deed, EndTurn()) and not can_follow(view, EndTurn(), deed)


@pytest.mark.parametrize("seed", range(1, 13))
def test_what_is_said_to_follow_a_walk_can_be_done_after_it_and_nothing_else_can(seed: int) -> None:
    seats = [Seat("human", f"P{n}") for n in range(2)]
    match = play(Match(BERSERK, BERSERK.options(), seats, seed), 44 + seed)
    for _step in range(12):
        view = match.state.view(match.to_act)
        if match.is_over or view.phase is not Phase.BATTLE or view.pending is not None:
            break
        legal = match.state.legal_actions()
        walks = [each for each in legal if isinstance(each, Move | Leap)]
        for walk in Rng(seed).sample(walks, min(3, len(walks))):
            after = match.state.clone()
            after.apply_action(walk)
            still = set(after.legal_actions())
            for each in legal:
                if not isinstance(each, EndTurn) and each.unit != walk.unit:
                    assert can_follow(view, walk, each) == (each in still)
        play(match, 1)


def test_two_deeds_of_one_turn_are_told_by_which_comes_first() -> None:
    fight = two()
    view, spot = fight.state.view(0), fight.spot
    strike, up = Strike(spot("A"), spot("b")), Move(spot("D"), spot("D") + 5)
    other = Strike(spot("A"), spot("c"))
    ahead = {"ahead": Figure(3.0, 0.5, 0.1)}

    def told(best: object, beside: object, **figures: Figure) -> str:
        found = Outlook(best, beside, 24, figures)
        return BERSERK.telling.tried(view, found) or BERSERK.telling.level(view, found)

    assert told(strike, up, **ahead).endswith(" d3” comes first.")
    assert told(strike, other, **ahead).endswith("” instead.")
    assert told(strike, EndTurn(), **ahead).endswith(" than if you end the turn now.")
    assert told(strike, up).endswith("comes first: both can be done.")
    assert told(strike, other).startswith("It is a close call: ")


def test_what_comes_before_the_best_is_tried_with_the_best_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else to do both would be told as worse one way round, as the best had been left out of it."""
    fight = two()
    view, spot = fight.state.view(0), fight.spot
    strike, up = Strike(spot("A"), spot("b")), Move(spot("D"), spot("D") + 5)
    module, plain = sys.modules[outlook.__module__], BattleGuide.rollout

    def timid(guide: BattleGuide, state: Any, rng: Rng, way: Any = None) -> tuple[float, ...]:
        return plain(guide, state, rng, way or Temper(least=99.0, hunger=0.0))

    plans = {strike: [Plan(((strike,),), 1.0)]}
    monkeypatch.setattr(module, "_planned", lambda _guide, _world, each: plans.get(each, []))
    monkeypatch.setattr(BattleGuide, "rollout", timid)
    found = outlook(view, strike, up, Rng(3), 8)
    assert found is not None
    assert found.of("dealt").other == pytest.approx(found.of("dealt").best) != 0.0


def test_of_ending_the_turn_it_is_told_what_that_gives_up() -> None:
    fight = two()
    assert given_up(fight.state.view(0)) == "1 card that could attack does not, then."
    alone = battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        """
    )
    assert given_up(alone.state.view(0)) == ""
