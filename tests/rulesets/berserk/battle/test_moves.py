"""BW-18, BW-46, BW-47 and the house rule terrain: getting from square to square."""

import pytest

from game.rulesets.berserk.cards.abilities import Jump, Shot, Teleportation
from game.rulesets.berserk.events import Leapt, Moved, Wounded
from game.rulesets.berserk.unit import BOARD, GRAVE
from tests.rulesets.berserk.boards import artifact, battle, creature, flyer

MIDDLE = """
    . . b . .
    . . . . .
    . . . . .
    . . A . .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("BW-18")
def test_a_point_a_square_and_never_diagonally() -> None:
    assert battle(MIDDLE, A=creature(movement=1)).walks("A") == {"b3", "c2", "c4", "d3"}
    fight = battle(MIDDLE, A=creature(movement=2))
    assert "b4" in fight.walks("A") and len(fight.walks("A")) == 12
    assert fight.why_not_move("A", "c6") == "BW-18"
    fight.move("A", "b4")
    assert fight["A"].spent == fight["A"].moved == 2 and fight.walks("A") == set()


@pytest.mark.rule("BW-18")
def test_nobody_passes_through_another_or_trades_places() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . . .
        . b . . .
        D A b . .
        . C . . .
        """.replace("b . . .", "c . . .", 1),
        A=creature(movement=3),
    )
    assert fight.walks("A") == set(), "shut in on all four sides"
    assert fight.why_not_move("A", "a2") == "BW-18"


@pytest.mark.rule("BW-18")
def test_the_way_round_is_paid_and_told() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . C . .
        . . A . .
        . . . . .
        """,
        A=creature(movement=4),
    )
    assert "c5" not in fight.walks("A")
    fight.move("A", "b4")
    assert fight.told(Moved)[0].path == tuple(map(BOARD.square, ("c2", "b2", "b3", "b4")))
    assert fight["A"].spent == 3


@pytest.mark.rule("BW-18", "BW-10")
def test_no_movement_no_move_and_only_creatures_move() -> None:
    fight = battle(MIDDLE, A=creature(movement=0), sky="F", F=flyer())
    assert fight.walks("A") == set() == fight.walks("F")
    assert fight.why_not_move("A", "c4") == "BW-18"
    assert fight.why_not_move("F", "c4") == "BW-63"
    stone = battle(MIDDLE.replace("A", "S"), S=artifact(), sky="F", F=flyer())
    assert stone.walks("S") == set()


@pytest.mark.rule("BW-46")
def test_a_jump_goes_over_others_and_spends_all_movement() -> None:
    fight = battle(
        """
        . . . . .
        . . b . .
        . c d . .
        . B A C .
        . . D . .
        . . . . .
        """,
        A=creature(Jump(2), movement=3),
    )
    assert fight.leaps("A") == {"a3", "b2", "c1", "d2", "d4", "e3"}, "free, within two steps"
    assert fight.why_not_leap("A", "c5") == "BW-46"
    fight.leap("A", "d4")
    assert fight.told(Leapt) and fight.walks("A") == set() == fight.leaps("A")
    assert fight["A"].moved == 0, "a leap is no charge"
    assert "b" in fight.strikes("A"), "it may still act"


@pytest.mark.rule("BW-46")
def test_it_leaps_instead_of_moving() -> None:
    fight = battle(MIDDLE, A=creature(Jump(3), movement=3))
    fight.move("A", "c4")
    assert fight.leaps("A") == set() and fight.why_not_leap("A", "c5") == "BW-46"
    assert battle(MIDDLE, A=creature(movement=3)).why_not_leap("A", "c5") == "BW-46"


@pytest.mark.rule("BW-46", "BW-20")
def test_a_jump_is_measured_as_the_house_measures() -> None:
    far = battle(MIDDLE, A=creature(Jump(2)), options={"range_metric": "diagonal"}).leaps("A")
    assert "e5" in far and "e1" in far and len(far) == 24


@pytest.mark.rule("BW-47")
def test_teleportation_reaches_every_free_square() -> None:
    fight = battle(MIDDLE, A=creature(Teleportation(), movement=0))
    assert len(fight.leaps("A")) == 28 and fight.why_not_leap("A", "c6") == "BW-47"
    fight.leap("A", "c5")
    assert fight.leaps("A") == set(), "once a turn, even without movement"
    fight.end(2)
    assert fight.leaps("A")


GROUND = """
    . . . . .
    . . . . .
    . M R ~ .
    . W . H .
    . . L . .
    . . . . .
"""


@pytest.mark.rule("BW-18")
def test_marsh_costs_two_and_nobody_walks_onto_rock_or_water() -> None:
    fight = battle(MIDDLE, A=creature(movement=2), terrain=GROUND)
    assert fight.walks("A") == {"a3", "b2", "b3", "c1", "c2", "d2", "d3", "e3"}
    fight.move("A", "b3")
    assert fight.why_not_move("A", "b4") == "BW-18", "one point is left, the marsh costs two"
    assert battle(MIDDLE, A=creature(movement=3), terrain=GROUND).walks("A") >= {"b4", "b3"}
    assert fight.why_not_move("A", "c4") == "BW-18"


@pytest.mark.rule("BW-18")
def test_the_cheapest_way_is_paid() -> None:
    fight = battle(
        """
        . . b . .
        . . . . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        """,
        A=creature(movement=4),
        terrain="""
        . . . . .
        . . . . .
        . . . . .
        . . M . .
        . . . . .
        . . . . .
        """,
    )
    fight.move("A", "c4")
    assert fight["A"].spent == 3, "through the marsh, not round it"
    assert [BOARD.names[spot] for spot in fight.told(Moved)[0].path] == ["c2", "c3", "c4"]


@pytest.mark.rule("BW-46", "BW-47")
def test_leapers_land_on_water_but_not_on_rock() -> None:
    for ability in (Jump(2), Teleportation()):
        fight = battle(MIDDLE, A=creature(ability), terrain=GROUND)
        assert "d4" in fight.leaps("A") and "c4" not in fight.leaps("A")
        assert fight.why_not_leap("A", "c4") in ("BW-46", "BW-47")


@pytest.mark.rule("BW-16")
def test_lava_burns_whoever_stands_in_it_at_his_turns_start() -> None:
    fight = battle(
        """
        . . b . .
        . . . . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        """,
        terrain=GROUND,
        A=creature(life=2),
        sides={"A": {"exhausted": True, "stunned": True}},
        B=creature(),
    )
    fight.end(2)
    assert [(event.reason, event.amount) for event in fight.told(Wounded)] == [("lava", 1)]
    fight.end(2)
    assert fight["A"].spot == GRAVE and fight.state.winner == 1


@pytest.mark.rule("BW-01", "BW-46")
def test_a_hill_lengthens_a_jump() -> None:
    rows = """
        . . . . .
        . . . . .
        b . . . .
        . . . A .
        . . . . .
        . . . . .
    """
    level = battle(rows, A=creature(Jump(2)))
    assert "d5" in level.leaps("A") and level.why_not_leap("A", "d6") == "BW-46"
    hill = battle(rows, A=creature(Jump(2)), terrain=GROUND)
    assert "d6" in hill.leaps("A") and hill.why_not_leap("A", "c1") == ""
    assert hill.why_not_leap("A", "b1") == "BW-46"


@pytest.mark.rule("BW-20", "BW-36")
def test_a_hill_gives_range_and_a_wood_defense_skill() -> None:
    rows = """
        . . . . .
        . . c . .
        . . . . .
        . A . B .
        . . . . .
        . . . . .
    """
    for options in ({}, {"terrain": GROUND}):
        fight = battle(rows, A=creature(), B=creature(Shot((1, 2, 3), 2)), **options)  # type: ignore[arg-type]
        counts = bool(options)
        assert fight.targets("B") == ({"c"} if counts else set())
        assert bool(fight.traits("A").defense) == counts and not fight.traits("B").defense
