"""BW-13 to BW-15: cards that lie face down."""

import pytest

from game.rulesets.berserk.actions import RollDice, Strike
from game.rulesets.berserk.battle.turn import begin_battle
from game.rulesets.berserk.cards.abilities import (
    Armor,
    Aura,
    Bless,
    DefenseSkill,
    Guard,
    Heal,
    Near,
    NoProtector,
    Protection,
    Rank,
    Scale,
    Shot,
    Side,
    Spell,
    Stunning,
)
from game.rulesets.berserk.events import (
    AttackCancelled,
    AttackDeclared,
    Exhausted,
    Revealed,
    TerrainRevealed,
    TookOff,
)
from game.rulesets.berserk.pending import AwaitGuard
from tests.rulesets.berserk.boards import Fight, artifact, battle, creature, flyer, ground

ARMIES = """
    . h g . .
    . i . . .
    . j . . .
    . A F . .
    . B . . .
    . C . . .
"""


def placed() -> Fight:
    """Two armies face down, before the battle."""
    fight = battle(
        ARMIES,
        hidden="A B C F g h i j",
        F=flyer(),
        g=flyer(),
        terrain_cards=[(1, ground())],
    )
    fight.state.set(turn=0)
    begin_battle(fight.state, fight.events.append)
    return fight


@pytest.mark.rule("BW-14")
def test_the_first_player_reveals_all_the_second_all_but_his_back_row() -> None:
    fight = placed()
    assert {letter for letter in fight.letters if fight[letter].hidden} == {"g", "h"}
    assert (fight.state.turn, fight.state.to_act) == (1, 0)
    assert fight.told(TerrainRevealed) == [TerrainRevealed(1, fight.state.grounds[0][1])]
    fight.end()
    assert not any(unit.hidden for unit in fight.state.units), "his first turn has started"


@pytest.mark.rule("BW-13")
def test_a_flyer_that_is_revealed_takes_off_and_frees_its_square() -> None:
    fight = placed()
    assert fight.where("F") == f"f{fight.letters['F']}" and fight.where("g") == "c6"
    assert fight.state.board[7] == -1 or fight.where("F") != "c3"
    assert [event.uid for event in fight.told(TookOff)] == [fight.letters["F"]]
    fight.end()
    assert fight.where("g").startswith("f")
    assert fight.state.board[27] == -1


BLIND = """
    . b c . .
    . A . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("BW-15")
def test_a_blind_attack_reveals_the_card_first() -> None:
    fight = battle(BLIND, hidden="b c", turn=1, b=creature(life=5))
    assert fight.strikes("A") == {"b", "c"}
    fight.strike("A", "b", 6, 1)
    assert [type(event) for event in fight.events[:2]] == [AttackDeclared, Revealed]
    assert not fight["b"].hidden and fight["b"].wounds == 3
    assert fight["c"].hidden


@pytest.mark.rule("BW-15")
def test_a_flyer_that_is_met_takes_off_and_the_attack_costs_nothing() -> None:
    fight = battle(BLIND, hidden="b c", turn=1, b=flyer())
    fight.strike("A", "b")
    assert fight.told(AttackCancelled) and not fight.told(Exhausted)
    assert fight.where("b").startswith("f") and not fight["A"].exhausted
    assert fight.state.to_act == 0 and fight.state.pending is None
    assert fight.strikes("A") == {"c"}


@pytest.mark.rule("BW-15")
def test_other_attacks_reach_a_hidden_card_but_spells_do_not() -> None:
    fight = battle(
        """
        . b . . .
        . . . . .
        . A . . .
        . . . . .
        . . . . .
        . . . . .
        """,
        hidden="b",
        turn=1,
        A=creature(Shot((1, 2, 3), 3), Spell(Stunning(), Side.ENEMY), Heal(3, None, Side.ANY)),
        b=creature(),
    )
    assert fight.targets("A", 1) == {"b"}
    assert fight.targets("A", 2) == set() and fight.targets("A", 3) == set()
    assert fight.why_not_use("A", "b", number=2) == "BW-15"
    fight.use("A", "b", 6)
    assert fight["b"].wounds == 3 and not fight["b"].hidden


@pytest.mark.rule("BW-15", "BW-28")
def test_a_hidden_card_may_be_revealed_to_protect() -> None:
    fight = battle(BLIND, hidden="b c", turn=1)
    fight.strike("A", "b", 6, 1, guard="c")
    assert fight["c"].wounds == 3 and fight["c"].exhausted and not fight["c"].hidden
    assert fight["b"].wounds == 0


@pytest.mark.rule("BW-15")
@pytest.mark.parametrize("card", [artifact(), flyer(), creature(NoProtector())], ids="afn")
def test_the_question_for_a_protector_tells_nothing_of_a_hidden_card(card: object) -> None:
    fight = battle(BLIND, hidden="c", turn=1, c=card)  # type: ignore[arg-type]
    fight.do(Strike(fight.spot("A"), fight.spot("b")))
    assert isinstance(fight.state.pending, AwaitGuard), "he is asked as if it might"
    assert fight.guards() == set() and [str(a) for a in fight.state.legal_actions()] == ["no guard"]


@pytest.mark.rule("BW-15")
def test_a_hidden_artifact_is_hit_like_an_exhausted_card() -> None:
    fight = battle(BLIND, hidden="b", turn=1, b=artifact(life=3))
    fight.strike("A", "b")
    assert fight.state.pending is not None
    fight.do(RollDice((4,)))
    assert fight["b"].wounds == 2


SECRETS = {
    "creature": creature(),
    "artifact": artifact(),
    "flyer": flyer(),
    "protected": creature(Protection(Guard.SHOTS), Scale()),
    "giver": creature(Aura(Near.ALL, (Armor(2), Bless()))),
    "ranked": creature(Rank((DefenseSkill(2),))),
}


@pytest.mark.rule("BW-15")
def test_nothing_of_a_hidden_card_shows_in_what_the_enemy_may_do_or_meets() -> None:
    ranked = creature(Rank((DefenseSkill(2),)))
    shown = set()
    for card in SECRETS.values():
        fight = battle(
            BLIND,
            sky="F g",
            hidden="b",
            turn=1,
            A=creature(Shot((1, 2, 3)), Spell(Stunning())),
            F=flyer(),
            b=card,
            c=ranked,
            g=flyer(),
        )
        offered = tuple(map(str, fight.state.legal_actions()))
        fight.do(Strike(fight.spot("A"), fight.spot("c")))
        pending = fight.state.pending
        assert isinstance(pending, AwaitGuard)
        assert not fight.traits("c").defense and not fight.traits("c").armor
        shown.add((offered, pending))
    assert len(shown) == 1
