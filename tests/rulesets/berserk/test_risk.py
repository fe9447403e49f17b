"""Who can kill a card where a hint sends it, or leaves it: told from what lies open alone."""

import pytest

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, Move, Strike
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.outlook import ACTS
from game.rulesets.berserk.sense.enemy_turn import EnemyTurn
from game.rulesets.berserk.sense.foresight import Foresight
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berserk.boards import Fight, battle

ROWS = """
. . . . .
. . b . .
. . . . .
. . . . .
. . A . .
. . . . .
"""


RAIDER, TROLL = card_named("plains-raider"), card_named("swamp-fen-troll")
WEAK = {"wounds": RAIDER.life - 2}


def meeting(hidden: str = "") -> Fight:
    """Return a raider with two life points left, and an enemy who walks one square."""
    return battle(ROWS, hidden=hidden, sides={"A": WEAK}, A=RAIDER, b=TROLL)


def told(fight: Fight, square: str, outlook: Outlook | None = None) -> str:
    walk = Move(fight.spot("A"), fight.spot(square))
    return BERSERK.telling.risk(fight.state.view(0), walk, outlook)


def test_a_walk_into_reach_of_who_can_kill_it_says_who_and_how_likely() -> None:
    fight = meeting()
    assert told(fight, "c1") == ""
    walk = Move(fight.spot("A"), fight.spot("c3"))
    [peril] = Foresight(fight.state.view(0)).perils(walk, is_spent=False)
    after = fight.move("A", "c3").end().move("b", "c4").state
    bare = Foresight(after.view(1)).prospects(Strike(fight.spot("b"), fight.spot("A")))[0]
    assert peril.dies == pytest.approx(bare.chance(fight["A"].uid)) and peril.dies > 0.25
    words = told(meeting(), "c3")
    assert f"kills it {round(100 * peril.dies)} times in 100 if nobody protects it." in words
    assert words.startswith("In the enemy’s next turn ") and "c5" in words


def test_who_goes_there_to_act_lies_exhausted_then() -> None:
    fight = meeting()
    walk = Move(fight.spot("A"), fight.spot("c3"))
    acts = Outlook(walk, EndTurn(), 24, {ACTS: Figure(1.0, 0.0, 0.0)})
    [alert], [spent] = (
        Foresight(fight.state.view(0)).perils(walk, is_spent=each) for each in (False, True)
    )
    assert spent.dies > alert.dies
    assert f" {round(100 * spent.dies)} times in 100" in told(fight, "c3", acts)


def test_what_lies_face_down_is_not_reckoned_with() -> None:
    assert told(meeting(hidden="b"), "c3") == ""
    rows = ROWS.replace("b . .", "b . c")
    archers = card_named("forests-acorn-archer"), card_named("forests-longbow-warden")
    walk = Move(meeting().spot("A"), meeting().spot("c3"))
    for hidden, open_ones in (("c", "b"), ("", "bc")):
        for archer in archers:
            fight = battle(rows, hidden=hidden, sides={"A": WEAK}, A=RAIDER, b=TROLL, c=archer)
            turn = EnemyTurn(fight.state, walk, is_spent=False)
            found = turn.perils(fight["A"].uid)
            assert {each.uid for each in found} == {fight[each].uid for each in open_ones}


def test_what_hardly_kills_is_not_told() -> None:
    assert told(battle(ROWS, A=RAIDER, b=TROLL), "c3") == ""


def test_several_are_counted_and_the_deadliest_named() -> None:
    archer = card_named("forests-acorn-archer")
    rows = ROWS.replace("b . .", "b . c")
    words = told(battle(rows, sides={"A": WEAK}, A=RAIDER, b=TROLL, c=archer), "c3")
    assert "2 enemies can attack" in words and "Fen Troll c5 alone kills it " in words


def test_an_attack_leaves_who_makes_it_exhausted_beside_who_lives() -> None:
    rows = ROWS.replace("b . .", ". . .").replace(". . A . .", ". b A c .")
    for wounds, count in ((0, 2), (TROLL.life - 1, 1)):
        sides = {"A": WEAK, "b": {"wounds": wounds, "exhausted": True}}
        fight = battle(rows, sides=sides, A=RAIDER, b=TROLL, c=TROLL)
        strike = Strike(fight.spot("A"), fight.spot("b"))
        words = BERSERK.telling.risk(fight.state.view(0), strike, None)
        assert ("2 enemies" in words) is (count == 2), "whom it likely kills is left out"
        assert "kills it" in words


def test_a_hint_tells_it_after_the_reason_and_that_it_is_worth_it() -> None:
    fight = meeting()
    turn = Turn(BERSERK, fight.state, 0, 9)
    walk = Move(fight.spot("A"), fight.spot("c3"))
    ways = [Candidate(walk, 0.5, 40, error=0.01), Candidate(EndTurn(), -0.5, 40, error=0.01)]
    words = hint_reason(turn, ways, str)
    risk = told(fight, "c3")
    assert words.endswith(f" {risk} Played out, it is worth the risk.")
    assert hint_reason(turn, [ways[1], ways[0]], str).count(risk) == 0
    plain = [Candidate(walk, 0.0, 0)]
    assert hint_reason(turn, plain, str).endswith(risk), "nothing was found to be less"
