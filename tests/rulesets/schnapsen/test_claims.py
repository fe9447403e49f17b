"""DS-33 to DS-38: claiming 66, and the last trick."""

from dataclasses import replace

import pytest

from game.rulesets.schnapsen.accounts import reason
from game.rulesets.schnapsen.actions import CLAIM, PASS
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.scoring import Reason, Side, claim_value
from tests.rulesets.schnapsen.deals import may, play, plays, refused_by, table

RICH = ("SK SO SA ST HA HT", "CK CO CA HK DU DO", "DK DT DA CT CU HU")


@pytest.mark.rule("DS-33")
def test_the_winner_of_a_trick_claims_before_the_next_lead() -> None:
    state = table("S", *RICH)
    assert "claim" not in may(state) and refused_by(state, "claim") == "DS-33"
    play(state, "SK+SO DO DK")
    assert state.table.side(0).points == 40 + 11 and refused_by(state, "claim") == "DS-37"
    play(state, "SA CO CU")
    assert state.table.side(0).points == 67 and state.table.player == 0 and "claim" in may(state)
    play(state, "claim")
    assert state.is_terminal()


@pytest.mark.rule("DS-33")
def test_a_follower_cannot_claim() -> None:
    state = play(table("S", *RICH), "SK+SO DO DK SA CO CU ST")
    assert state.table.player == 1 and refused_by(state, "claim") == "DS-33"


@pytest.mark.rule("DS-33")
def test_after_a_marriage_and_its_lead_the_same_player_may_claim() -> None:
    state = play(table("S", *RICH), "SA DU CU ST CO CT")
    assert state.table.side(0).points == 15 + 23
    play(state, "SK+SO")
    assert (state.table.phase, state.table.player) == (Phase.CLAIM, 0) and may(state) == {
        "pass",
        "claim",
    }
    other = state.clone()
    other.apply_action(PASS)
    assert (other.table.phase, other.table.player) == (Phase.PLAY, 1), "the play goes on"
    state.apply_action(CLAIM)
    assert state.result().points[0] == 3


PARTNERS = ("SU HU DU CU HO DO", "SA ST HA HT SK SO", "DA DT CA CT CK CO")


@pytest.mark.rule("DS-33")
def test_the_winners_partner_may_claim_too() -> None:
    state = play(table("S", *PARTNERS), "HU HT DA SK+SO CK SU")
    assert state.table.side(1).points == 23 + 40 + 4 + 4 + 2
    assert (state.table.phase, state.table.player) == (Phase.CLAIM, 2)
    silent = state.clone()
    silent.apply_action(PASS)
    assert silent.table.player == 1 and "claim" in may(silent), "then the winner himself"
    state.apply_action(CLAIM)
    assert state.result().points == (0, 3, 3)


@pytest.mark.rule("DS-34")
def test_a_right_claim_ends_the_deal_and_the_open_trick_counts_for_nobody() -> None:
    state = play(table("S", *RICH), "SA DU CU ST CO CT SK+SO claim")
    assert state.is_terminal() and len(state.table.tricks) == 2
    assert state.result().card_points == (15 + 23 + 40, 0)


@pytest.mark.rule("DS-35")
@pytest.mark.parametrize(
    ("points", "tricks", "value"), [(0, 0, 3), (2, 1, 2), (32, 2, 2), (33, 2, 1), (65, 3, 1)]
)
def test_the_value_goes_by_what_the_losers_have(points: int, tricks: int, value: int) -> None:
    assert claim_value(Side(points, 0, tricks)) == value


@pytest.mark.rule("DS-35")
def test_marriages_of_the_losers_count_if_they_have_a_trick() -> None:
    assert claim_value(Side(13, 20, 1)) == 1
    assert claim_value(Side(0, 40, 0)) == 3


LAST = ("HA HO ST SU CA CU", "HU DA DT DK DU SK", "HT HK DO SO CT CO")
UP_TO_LAST = "HO HU HK SO ST SK HA DK HT CU DU CT DO CA DA"


@pytest.mark.rule("DS-36")
def test_after_the_lead_to_the_last_trick_it_alone_decides() -> None:
    state = play(table("C", *LAST), UP_TO_LAST)
    assert len(state.table.tricks) == 5 and "claim" in may(state)
    play(state, "SU DT")
    assert may(state) == {"CO"}
    play(state, "CO")
    result = state.result()
    assert result.ending.reason == Reason.LAST_TRICK
    assert result.points == (0, 1, 1) and result.card_points[0] >= 66
    names = ("Ana", "Bo", "Cleo")
    told = reason(result, names)
    assert told.startswith("Nobody had claimed 66 before the last trick. Cleo takes the last")
    told = reason(replace(result, card_points=(60, 65)), names)
    assert told == (
        "Neither side came to 66. Cleo takes the last trick. It decides, whatever the card points: "
        "the declarer has 60, the opponents 65. It is worth 1. [DS-36]"
    )


@pytest.mark.rule("DS-37")
def test_a_false_claim_is_refused_or_by_house_rule_lost() -> None:
    state = play(table("S", *RICH), "SA DU CU")
    assert "claim" not in may(state) and refused_by(state, "claim") == "DS-37"
    risky = play(table("S", *RICH, risky_claims=True), "SA DU CU claim")
    assert risky.result().points == (0, 3, 3), "they had no trick yet"
    assert risky.result().ending.reason == Reason.FALSE_CLAIM
    late = play(table("C", *LAST, risky_claims=True), "HO HU HK SO ST SK claim")
    assert late.result().points == (0, 2, 2)


@pytest.mark.rule("DS-37")
def test_an_opponents_false_claim_scores_for_the_declarer_alone() -> None:
    state = play(table("C", *LAST, risky_claims=True), "HO HU HK")
    assert state.table.phase == Phase.CLAIM and state.table.player == 1
    state.apply_action(CLAIM)
    assert state.result().points == (3, 0, 0)


@pytest.mark.rule("DS-38")
def test_sixty_six_unsaid_changes_nothing() -> None:
    state = play(table("S", *RICH), "SK+SO DO DK SA CO CU")
    assert state.table.side(0).is_enough and not state.is_terminal()
    assert plays(state) == {"SO", "ST", "HA", "HT"}
    assert not play(state, "ST").is_terminal()
