"""DS-28 to DS-32: marriages."""

import pytest

from tests.rulesets.schnapsen.deals import may, play, refused_by, table

# Forehand holds two marriages, one in trumps (spades); Middlehand one in clubs.
HANDS = ("SK SO HK HO SA HT", "CK CO CA HA DU DO", "DK DT DA CT CU HU")


@pytest.mark.rule("DS-28")
def test_the_leader_shows_both_and_leads_one_for_forty_or_twenty() -> None:
    state = table("S", *HANDS)
    assert {"SK+SO", "SO+SK", "HK+HO", "HO+HK"} <= may(state)
    told: list[object] = []
    play(state, "HO+HK")
    assert state.table.marriages[0].value == 20 and str(state.table.trick.cards[0]) == "HO"
    assert set(map(str, state.table.marriages[0].cards)) == {"HK", "HO"}
    assert "HK" in set(map(str, state.table.hands[0])), "the other card stays in the hand"
    forty = play(table("S", *HANDS), "SK+SO")
    assert forty.table.marriages[0].value == 40
    assert not told


@pytest.mark.rule("DS-28")
def test_a_follower_and_the_last_trick_know_no_marriage() -> None:
    state = play(table("S", *HANDS), "HT HA")
    assert "DK+DO" not in may(state)
    state = table("S", *HANDS)
    assert refused_by(state, "CK+CO") == "DS-28", "it is not in the hand"
    play(state, "SA CA CT")
    assert refused_by(play(state, "HT"), "CK+CO") == "DS-28"


@pytest.mark.rule("DS-29")
def test_in_a_game_everyone_may_declare() -> None:
    state = play(table("S", *HANDS), "HT HA HU")
    assert state.table.player == 1 and {"CK+CO", "CO+CK"} <= may(state)


@pytest.mark.rule("DS-29")
@pytest.mark.parametrize(
    ("contract", "declarer", "may_declare"),
    [
        ("schnapser", 0, True),
        ("kontra_schnapser", 1, False),
        ("bettler", 0, False),
        ("gang", 0, False),
        ("bauern_schnapser", 0, False),
        ("kontra_bauern", 1, False),
    ],
)
def test_elsewhere_only_the_declarer_of_a_schnapser_may(
    contract: str, declarer: int, may_declare: bool
) -> None:
    state = table("S", *HANDS, contract=contract, declarer=declarer)
    assert state.table.player == 0
    assert ("SK+SO" in may(state)) == may_declare
    if not may_declare:
        assert refused_by(state, "SK+SO") == "DS-29"


@pytest.mark.rule("DS-30")
def test_several_marriages_all_count() -> None:
    state = play(table("S", *HANDS), "SK+SO CO CU HK+HO HA HU")
    assert [marriage.value for marriage in state.table.marriages] == [40, 20]
    assert state.table.side(0).in_marriages == 60
    assert state.table.side(0).points == 60 + 4 + 3 + 2


@pytest.mark.rule("DS-31")
def test_a_marriage_waits_for_a_trick() -> None:
    state = play(table("S", *HANDS), "HO+HK HA HU")
    assert state.table.side(0).in_marriages == 20 and state.table.side(0).points == 0
    play(state, "DO DA SO")
    assert state.table.side(0).points == 20 + 3 + 11 + 3, "the trick makes it count"


@pytest.mark.rule("DS-31")
def test_without_a_trick_it_is_lost() -> None:
    hands = ("HO ST SK SO CK CO", "HU DT DK DO DU CU", "HA HT HK SA CA CT")
    state = play(table("H", *hands), "CO+CK CU CA HA HO HU SA SO DU CT CK DO HK SK DT claim")
    assert state.result().points == (0, 3, 3) and state.result().card_points[0] == 0


@pytest.mark.rule("DS-32")
def test_the_opponents_count_together() -> None:
    state = play(table("S", *HANDS), "HT HA HU CK+CO CT SO")
    assert state.table.side(1) == state.table.side(2)
    assert state.table.side(1).points == 23 + 20
    assert state.table.side(0).points == 17


@pytest.mark.rule("DS-32")
def test_the_table_counts_your_own_side_unless_you_agreed_otherwise() -> None:
    from game.rulesets.schnapsen.words import text_view

    names = ("Ana", "Bor", "Cem")
    counted = play(table("S", *HANDS), "SA CO CU")
    assert "16 card points" in text_view(counted.view(0), names, None)
    assert "16" not in text_view(counted.view(1), names, None)
    silent = play(table("S", *HANDS, points_shown=False), "SA CO CU")
    assert "card point" not in text_view(silent.view(0), names, None)
