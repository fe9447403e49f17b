"""Who is said to be ahead, and what it follows from: it does not swing by luck of few trials."""

import pytest

from game.core.protocols import Candidate
from game.rulesets.berserk.actions import EndTurn, Strike
from game.session.hint import Hint
from game.session.turn import Turn
from scenes.battle.overlays.standing import AHEAD, BEHIND, OPEN, Standing, basis
from scenes.ui.page import TIP_AFTER
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_questions import commander, in_turn, sit

__all__ = ["commander"]


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        ([(0.6, 9), (0.5, 5), (0.6, 9)], [AHEAD, AHEAD, AHEAD]),  # 0.5 of five trials alone: open
        ([(0.5, 5), (0.6, 9), (0.9, 9)], [OPEN, OPEN, AHEAD]),
        ([(-0.6, 9), (-0.5, 5), (-0.1, 9)], [BEHIND, BEHIND, OPEN]),
        ([(0.9, 9), (-0.9, 9)], [AHEAD, BEHIND]),
    ],
)
def test_it_changes_only_where_the_figure_has_clearly_left_its_band(figures, told):
    standing = Standing()
    assert [standing.told(0, Candidate(EndTurn(), *each)) for each in figures] == told


def test_another_battle_is_judged_by_itself():
    standing, less = Standing(), Candidate(EndTurn(), 0.5, 5)
    assert standing.told(0, Candidate(EndTurn(), 0.9, 9)) == AHEAD
    assert standing.told(0, less) == AHEAD and standing.told(1, less) == OPEN


def test_the_tip_says_from_what_it_follows():
    assert basis(Candidate(EndTurn(), 0.6, 9), AHEAD) == (
        "Played out 9 times from here, you win about 80 of 100 battles, by how the armies stand "
        "after the enemy’s next turn. From so few, that may be off by 27."
    )
    assert basis(Candidate(EndTurn(), -0.12, 3), OPEN) == (
        "Played out 3 times from here, you win about 44 of 100 battles, by how the armies stand "
        "after the enemy’s next turn. Those are too few to tell who is ahead."
    ), "and not that 44 may be off by 57"


def test_two_hints_of_a_battle_tell_the_same_and_the_line_has_a_tip(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))

    def line(value, visits):
        ways = [Candidate(strike, value, visits), Candidate(EndTurn(), -0.9, 4)]
        battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
        commander.step()
        told = battle.counsel.advice.walk()
        return next(each for each in told if each.label.startswith((AHEAD, BEHIND, OPEN)))

    assert line(0.6, 9).label.startswith(AHEAD)
    again = line(0.5, 5)
    assert again.label.startswith(AHEAD)
    commander.hover_at(again.rect.center)
    commander.wait(TIP_AFTER + 0.2)
    assert battle._tip_of is again and again.tip == basis(Candidate(strike, 0.5, 5), AHEAD)
