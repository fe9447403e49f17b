"""DS-39 to DS-44: how the other contracts end."""

import pytest

from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.scoring import Reason
from tests.rulesets.schnapsen.deals import play, table


def ended(state: SchnapsenState) -> tuple[tuple[int, ...], Reason, int]:
    """Return the points, the reason, and after how many tricks it was over."""
    assert state.table.ending is not None
    return state.result().points, state.table.ending.reason, len(state.table.tricks)


BETTLER = ("HO DK DU SA ST SU", "HU DO SK SO CK CU", "HK DA DT CA CT CO")


@pytest.mark.rule("DS-39")
def test_a_bettler_is_made_after_six_tricks_lost() -> None:
    state = table("S", *BETTLER, contract="bettler", declarer=1)
    play(state, "CK CT ST CA DU CU CO DK HU DA SA DO DT HO SK")
    assert not state.is_terminal()
    play(state, "HK SU SO")
    assert ended(state) == ((0, 4, 0), Reason.AIM_REACHED, 6)


@pytest.mark.rule("DS-39")
def test_a_bettler_is_lost_with_the_first_trick_taken() -> None:
    state = table("S", *BETTLER, contract="bettler", declarer=0)
    play(state, "SA SK DA")
    assert ended(state) == ((0, 4, 4), Reason.AIM_MISSED, 1)


SCHNAPSER = ("HO DA DK DO ST SU", "HT DU SA SO CT CU", "HA HK HU DT SK CO")


@pytest.mark.rule("DS-40")
def test_a_schnapser_is_four_tricks_and_sixty_six() -> None:
    state = table("D", *SCHNAPSER, contract="schnapser")
    play(state, "DA DU DT DK+DO CU SK DO SA HU")
    assert not state.is_terminal(), "66 alone do not end it"
    lost = play(state.clone(), "ST SO CO")
    assert ended(lost) == ((6, 0, 0), Reason.AIM_REACHED, 4)
    assert ended(play(state, "HO HT HA")) == ((0, 6, 6), Reason.AIM_MISSED, 4)


@pytest.mark.rule("DS-40")
def test_four_tricks_without_sixty_six_are_not_enough() -> None:
    hands = ("DA DK DU CO SU HU", "DO SO HO CU SK HK", "DT SA HA CA CK CT")
    poor = table("D", "DA DK DO DU SO HU", "HO HK SU CU CO SK", "HT HA SA ST CA CK",
                 contract="schnapser")  # fmt: skip
    play(poor, "DK CU CK DO CO HT DA SU CA")
    assert poor.table.side(0).points < 66
    play(poor, "DU HO HA")
    assert ended(poor)[1:] == (Reason.AIM_MISSED, 4) or poor.table.side(0).points >= 66
    assert hands


@pytest.mark.rule("DS-40")
def test_a_lost_trick_loses_it_at_once() -> None:
    state = table("D", *SCHNAPSER, contract="schnapser")
    assert ended(play(state, "ST SA SK")) == ((0, 6, 6), Reason.AIM_MISSED, 1)


@pytest.mark.rule("DS-41")
def test_a_house_rule_ends_a_schnapser_with_sixty_six() -> None:
    state = table("D", *SCHNAPSER, contract="schnapser", early_schnapser=True)
    play(state, "DA DU DT")
    assert not state.is_terminal()
    play(state, "DK+DO CU SK")
    assert ended(state) == ((6, 0, 0), Reason.AIM_REACHED, 2)


@pytest.mark.rule("DS-41")
def test_a_marriage_may_reach_it_beside_a_trick() -> None:
    hands = ("HA DT SA CA CK CO", "HO HU DA ST SO CT", "HT HK DK DO DU SU")
    state = table("C", *hands, contract="schnapser", early_schnapser=True)
    play(state, "CA CT HT CK+CO")
    assert ended(state) == ((6, 0, 0), Reason.AIM_REACHED, 1)
    pending = table("C", *hands, contract="schnapser", early_schnapser=True)
    assert not play(pending, "CK+CO").is_terminal(), "no trick yet"


@pytest.mark.rule("DS-42")
@pytest.mark.parametrize(
    ("contract", "declarer", "value"),
    [("gang", 0, 9), ("bauern_schnapser", 0, 12)],
)
def test_all_six_tricks_or_nothing(contract: str, declarer: int, value: int) -> None:
    hands = ("SA ST SK SO SU HA", "HT HK HO HU DA DT", "DK CA CT CK CO CU")
    state = table("S", *hands, contract=contract, declarer=declarer)
    play(state, "SA DT DK ST DA CA SK HU CT SO HO CK SU HK CO")
    assert not state.is_terminal()
    play(state, "HA HT CU")
    assert ended(state) == ((value, 0, 0), Reason.AIM_REACHED, 6)


@pytest.mark.rule("DS-42")
def test_the_first_trick_lost_ends_it() -> None:
    hands = ("SA ST SK SO SU HK", "HT HA HO HU DA DT", "DK CA CT CK CO CU")
    state = play(table("S", *hands, contract="gang"), "HK HA DK")
    assert ended(state) == ((0, 9, 9), Reason.AIM_MISSED, 1)
    kontra = table("S", *hands, contract="kontra_bauern", declarer=1)
    assert ended(play(kontra, "SU DA DK")) == ((24, 0, 24), Reason.AIM_MISSED, 1)


FIVE = ("HA HU SA ST SK SO", "HT CA CT CK CO CU", "HK HO DA DT DK DO")


@pytest.mark.rule("DS-43")
def test_a_farben_gang_without_five_of_a_suit_is_lost_on_the_spot() -> None:
    state = table("S", *FIVE, contract="farben_gang", declarer=2)
    assert ended(state) == ((18, 18, 0), Reason.NO_LONG_SUIT, 0)
    herren = table("S", *FIVE, contract="herren_schnapser")
    assert ended(herren) == ((0, 24, 24), Reason.NO_LONG_SUIT, 0), "four trumps are not five"


@pytest.mark.rule("DS-43")
def test_with_the_five_it_is_played_like_a_gang() -> None:
    state = table("S", *FIVE, contract="farben_gang", declarer=1)
    play(state, "CT HO SK CK DT SA CO DA HA CU DO ST CA HK SO HT DK HU")
    assert ended(state) == ((0, 18, 0), Reason.AIM_REACHED, 6)
    lost = table("S", *FIVE, contract="farben_gang", declarer=1)
    play(lost, "CT HO SK CK DT SA CO DA ST CU DO SO CA HK HU HT DK HA")
    assert ended(lost) == ((18, 0, 18), Reason.AIM_MISSED, 6)


@pytest.mark.rule("DS-44")
def test_the_trumps_of_another_declarer_are_those_that_forehand_named() -> None:
    for contract in ("kontra_schnapser", "kontra_bauern"):
        state = table("D", *SCHNAPSER, contract=contract, declarer=2)
        assert state.table.trump == 2 and state.table.player == 0
