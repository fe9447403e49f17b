"""BW-67 and BW-68: how a battle ends."""

import pytest

from game.core.protocols import TERMINAL
from game.rulesets.berserk.actions import EndTurn
from game.rulesets.berserk.battle.turn import begin_battle
from game.rulesets.berserk.cards.abilities import Incarnation, Moment, Near, Spell, When, Wound
from game.rulesets.berserk.events import BattleEnded
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.evaluation import evaluate
from game.rulesets.berserk.telling.undecided import draw_ahead, draw_sign
from tests.rulesets.berserk.boards import artifact, battle, creature, flyer

DUEL = """
    . . . . .
    . . . . .
    . . b s .
    . . A . .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("BW-67")
def test_without_a_creature_in_the_battle_a_player_has_lost() -> None:
    fight = battle(DUEL, dead="c", b=creature(life=1), c=creature(Incarnation(1)), s=artifact())
    fight.strike("A", "b", 6, 1)
    state = fight.state
    assert (state.phase, state.to_act, state.winner) == (Phase.OVER, TERMINAL, 0)
    assert state.ending == "no creatures" and state.returns() == (1.0, -1.0)
    assert fight.events[-1] == BattleEnded(0, "no creatures")
    assert state.legal_actions() == [] and state.refusal(EndTurn()) is not None


@pytest.mark.rule("BW-67")
def test_a_flyer_keeps_its_player_in_the_battle() -> None:
    fight = battle(DUEL, sky="g", g=flyer(), b=creature(life=1)).strike("A", "b", 6, 1)
    assert not fight.state.is_terminal()


@pytest.mark.rule("BW-67")
def test_poison_may_end_it_at_a_turns_start() -> None:
    fight = battle(DUEL, b=creature(life=1), s=artifact(), sides={"b": {"poison": 1}}).end()
    assert fight.state.winner == 0


@pytest.mark.rule("BW-67")
def test_an_army_without_creatures_has_lost_before_the_first_turn() -> None:
    fight = battle(DUEL, hidden="A b s", b=artifact(), s=artifact())
    fight.state.set(turn=0)
    begin_battle(fight.state, fight.events.append)
    assert fight.state.winner == 0 and fight.state.turn == 0


@pytest.mark.rule("BW-68")
@pytest.mark.parametrize("by_text", [False, True])
def test_both_fall_at_once_or_by_what_follows(by_text: bool) -> None:
    text = When(Moment.DIES, Wound(9), Near.OTHER)
    b = creature(text, life=1) if by_text else creature(life=1)
    fight = battle(DUEL, s=artifact(), A=creature(life=1), b=b)
    fight.strike("A", "b", *((6, 1) if by_text else (3, 1)))
    assert fight.state.winner is None and fight.state.ending == "both fell"
    assert fight.state.returns() == (0.0, 0.0)


@pytest.mark.rule("BW-68")
def test_twenty_full_turns_without_a_wound_are_a_draw() -> None:
    fight = battle(DUEL, A=creature(Spell(Wound(1))), turn=5)
    fight.use("A", "b").end(40)
    assert fight.state.quiet == 40 and not fight.state.is_terminal()
    fight.end()
    assert fight.state.winner is None and fight.state.ending == "no damage"


@pytest.mark.rule("BW-68")
def test_a_draw_is_told_before_it_comes() -> None:
    fight = battle(DUEL, A=creature(Spell(Wound(1))), turn=5)
    fight.use("A", "b").end(20)
    assert draw_ahead(fight.state) == draw_sign(fight.state) == ""
    fight.end()
    assert "draw after 20 turns, this one counted. [BW-68]" in draw_ahead(fight.state)
    fight.end(19)
    assert "If nobody is wounded, the battle is a draw after this turn." in draw_ahead(fight.state)
    late = battle(DUEL, turn=119)
    assert "a draw after 2 turns, this one counted, if it is not won. [BW-68]" in draw_ahead(
        late.state
    )
    assert draw_sign(late.state) == "Draw in 2 turns [BW-68]"


def test_a_lead_is_worth_less_the_nearer_a_draw_is() -> None:
    fight = battle(DUEL, s=creature(), A=creature(life=20))
    early, late = fight.state.clone(), fight.state.clone()
    late.set(quiet=39)
    assert 0 < evaluate(late, 1) < evaluate(early, 1) / 2


@pytest.mark.rule("BW-68")
def test_a_wound_starts_the_count_anew() -> None:
    fight = battle(DUEL, A=creature(Spell(Wound(1))), turn=5)
    fight.end(38).use("A", "b")
    assert fight.state.quiet == 0
    fight.end(40)
    assert not fight.state.is_terminal()


@pytest.mark.rule("BW-68")
def test_sixty_full_turns_are_a_draw() -> None:
    fight = battle(DUEL, turn=119, b=creature(life=90), s=artifact(life=99))
    fight.strike("A", "b", 6, 1).end()
    assert not fight.state.is_terminal()
    fight.end()
    assert fight.state.ending == "too long" and fight.state.turn == 120
